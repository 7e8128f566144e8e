/** The events of a hand in the seats of its table: a replay knows only p1, p2 … from the button. */

import type { HandEvent, Rules } from '../../hand/state/types.js';
import type { HistoryMeta } from './types.js';

type Reseating = Pick<HistoryMeta, 'seats' | 'button' | 'seatCount' | 'smallBlind'>;

/** The same list, if nothing of it changes. */
export function reseated(events: readonly HandEvent[], meta: Reseating): readonly HandEvent[] {
  const { seats, button, seatCount, smallBlind } = meta;
  if ((seats ?? button ?? seatCount ?? smallBlind) === undefined) return events;
  const at = (seat: number): number => seats?.[seat] ?? seat;
  const moved = (event: HandEvent): HandEvent => {
    switch (event.type) {
      case 'started':
        return {
          ...event,
          rules: rulesAt(event.rules, meta, at),
          players: event.players.map((player) => ({ ...player, seat: at(player.seat) })),
        };
      case 'posted':
      case 'dealt':
      case 'drew':
      case 'opened':
      case 'acted':
      case 'killed':
      case 'refunded':
      case 'runsAnswered':
      case 'shown':
      case 'mucked':
        return { ...event, seat: at(event.seat) };
      case 'awarded':
        return {
          ...event,
          shares: event.shares.map((share) => ({ ...share, seat: at(share.seat) })),
          hands: event.hands.map((hand) => ({ ...hand, seat: at(hand.seat) })),
        };
      case 'ended': {
        const stacks: Record<number, number> = {};
        for (const [seat, stack] of Object.entries(event.stacks)) stacks[at(Number(seat))] = stack;
        return { ...event, stacks };
      }
      case 'board':
      case 'reshuffled':
      case 'collected':
      case 'runsDecided':
      case 'showdown':
      case 'raked':
      case 'voided':
        return event;
    }
  };
  return events.map(moved);
}

const rulesAt = (rules: Rules, meta: Reseating, at: (seat: number) => number): Rules => ({
  ...rules,
  button: meta.button ?? at(rules.button),
  seatCount: meta.seatCount ?? rules.seatCount,
  smallBlind: meta.smallBlind ?? rules.smallBlind,
  smallBlindSeat: rules.smallBlindSeat === null ? null : at(rules.smallBlindSeat),
  bigBlindSeat: at(rules.bigBlindSeat),
  straddles: rules.straddles.map(({ seat, amount }) => ({ seat: at(seat), amount })),
});
