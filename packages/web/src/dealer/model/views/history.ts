/** Hands that were played: the list, and what each of them is in every notation. */

import {
  type HandEvent,
  type HandState,
  type HistoryMeta,
  type PlayerState,
  potName,
  type SettleInput,
  toOpenHandHistory,
  toPhh,
  toPokerStars,
  writePhh,
} from '@sidepot/engine';
import { type DealerHand, dealerState } from '../state/evolve.js';
import type { DealerEntry, DealerSession } from '../state/session.js';
import { settleInputOf } from './explain-hand.js';

/** The last one first; also the one that is over and still on the screen. */
export function pastHands(session: DealerSession): readonly DealerHand[] {
  const { past, hand, handEvents, ending, paid, startedAt, table } = dealerState(session.log);
  const now: readonly DealerHand[] =
    hand?.over === true && table !== null
      ? [
          {
            number: table.hands,
            at: startedAt,
            events: handEvents,
            state: hand,
            table: ending,
            paid,
          },
        ]
      : [];
  return [...past, ...now].toReversed();
}

/** All taps since the hand began, the first one first. */
export function tapsOfHand({ log }: DealerSession): readonly DealerEntry[] {
  const from = log.findLastIndex(({ tap }) => tap.type === 'nextHand' || tap.type === 'start');
  return log.slice(Math.max(0, from));
}

/** Who acted by this tap, and to which bet; null if nobody did. */
export function deedOf({
  events,
}: DealerEntry): { readonly seat: number; readonly to: number } | null {
  for (const one of events) {
    if (one.of === 'hand' && one.event.type === 'acted') return one.event;
  }
  return null;
}

export const DEALER_FORMATS = ['phh', 'pokerstars', 'ohh', 'json'] as const;
export type DealerFormat = (typeof DEALER_FORMATS)[number];

/** Null: no notation can tell a hand whose beginning nobody wrote down; JSON always can. */
export function dealtHandFile(
  { number, at, events, state }: DealerHand,
  format: DealerFormat,
  table: string,
): string | null {
  if (format === 'json') return JSON.stringify(events);
  if ((state.rules.middle?.length ?? 0) > 0) return null;
  const meta: HistoryMeta = { handId: number, table, startedAt: new Date(at).toISOString() };
  switch (format) {
    case 'phh':
      return writePhh(toPhh(events, { hand: number, table }));
    case 'pokerstars':
      return toPokerStars(events, meta);
    case 'ohh':
      return JSON.stringify(toOpenHandHistory(events, meta));
  }
}

/** A hand as a test case in the shape of the documents: stacks and totals in snake_case. */
export interface DocumentCase {
  readonly players: readonly DocumentPlayer[];
  readonly bb_ante: number;
  readonly winners: Readonly<Record<string, string | readonly string[]>>;
}

export interface DocumentPlayer {
  readonly name: string;
  readonly starting_stack: number;
  /** After the betting, before anything is returned or won. */
  readonly final_stack: number;
  readonly total_contribution: number;
  readonly is_bb: boolean;
  readonly is_folded: boolean;
}

/** Null if it is not known what everybody put in, or the documents have no words for it. */
export function documentCase({ state, events }: DealerHand): DocumentCase | null {
  const { rules, players, pots } = state;
  const isTold = (rules.middle?.length ?? 0) === 0 && rules.anteMode !== 'perPlayer';
  if (!isTold || state.voided || state.boards.length > 1) return null;
  const [started] = events;
  if (started?.type !== 'started') return null;
  const nameOf = (seat: number): string => players.find((one) => one.seat === seat)?.id ?? '';
  const won = (seats: readonly number[]): string | readonly string[] => {
    const [only, ...more] = seats.map(nameOf);
    return more.length === 0 ? (only ?? '') : [only ?? '', ...more];
  };
  return {
    players: players.map((player) => documentPlayer(player, started.players, rules.bigBlindSeat)),
    bb_ante: state.singleAnte,
    winners: Object.fromEntries(pots.map(({ winners }, pot) => [potName(pot), won(winners ?? [])])),
  };
}

function documentPlayer(
  player: PlayerState,
  started: readonly Pick<PlayerState, 'seat' | 'stack'>[],
  bigBlind: number,
): DocumentPlayer {
  const { id, seat, ante, dead, live, refunded, folded } = player;
  const stack = started.find((one) => one.seat === seat)?.stack ?? 0;
  const total = ante + dead + live + refunded;
  return {
    name: id,
    starting_stack: stack,
    final_stack: stack - total,
    total_contribution: total,
    is_bb: seat === bigBlind,
    is_folded: folded,
  };
}

/** The same in our own shape, for `settle`: one ranking that pays the same, or null. */
export function settleCase(hand: DealerHand): SettleInput<number> | null {
  const live = hand.state.players.filter(({ folded }) => !folded).map(({ seat }) => seat);
  if (live.length < 2) return settleInputOf(hand.state, []);
  const boards = rankingOfAwards(hand.events, hand.state, live);
  return boards === null ? null : settleInputOf(hand.state, boards);
}

/** Who won, as one order of hands: main pot first, then the next (R79). */
function rankingOfAwards(
  events: readonly HandEvent[],
  { pots, boards }: HandState,
  live: readonly number[],
): readonly { readonly high: readonly (readonly number[])[] }[] | null {
  if (boards.length !== 1) return null;
  if (
    events.some((one) => one.type === 'awarded' && one.hands.some(({ half }) => half === 'low'))
  ) {
    return null;
  }
  const seen = new Set<number>();
  const tiers: number[][] = [];
  for (const tier of [...pots.map(({ winners }) => winners ?? []), live]) {
    const fresh = tier.filter((seat) => !seen.has(seat));
    for (const seat of fresh) seen.add(seat);
    if (fresh.length > 0) tiers.push(fresh);
  }
  return [{ high: tiers }];
}
