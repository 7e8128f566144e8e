/** "Why?": the sum behind a pot, as the calculator explains it. */

import {
  type BoardRanking,
  type ExplainedSettlement,
  explain,
  type HandState,
  type SettleInput,
} from '@sidepot/engine';
import type { DealerSession, Picks } from '../state/session.js';
import { potContenders, rankingOf } from '../state/showdown.js';
import { screenHand } from './seen.js';

/**
 * A hand for `settle`: what everybody put in, by seat. Null if chips lay in the middle in more than
 * one pot: nobody knows who put them in.
 */
export function settleInputOf(
  hand: HandState,
  boards: readonly BoardRanking<number>[],
): SettleInput<number> | null {
  const { rules, players } = hand;
  const middle = rules.middle ?? [];
  if (middle.length > 1) return null;
  const lying = middle[0]?.amount ?? 0;
  const first = players.findIndex(({ folded }) => !folded);
  return {
    players: players.map(({ seat, ante, dead, live, refunded, folded, killed, forced }, i) => ({
      id: seat,
      seat,
      ante,
      dead: dead + (i === first ? lying : 0),
      live: live + refunded,
      folded,
      ...(killed && { forfeit: ante + forced }),
    })),
    button: rules.button,
    seatCount: rules.seatCount,
    boards,
    unit: rules.unit,
    kind: hand.boards.length > 0 && boards.some(({ low }) => low !== undefined) ? 'hilo' : 'high',
    ...(lying > 0 && { deadBlinds: lying }),
    rakeConfig: rules.mode === 'cash' ? rules.rakeConfig : null,
  };
}

/** Everybody who is in, below those who were tapped. */
function whole(hand: HandState, picks: Picks, pot: number): readonly BoardRanking<number>[] | null {
  const live = hand.players.filter(({ folded }) => !folded).map(({ seat }) => seat);
  if (live.length < 2) return [];
  if (potContenders(hand, pot).length < 2) return [{ high: [live] }];
  const said = rankingOf(hand, picks, pot);
  if (said === null) return null;
  return said.map((board) => {
    const named = board.high.flat();
    const rest = live.filter((seat) => !named.includes(seat));
    return { ...board, high: rest.length > 0 ? [...board.high, rest] : board.high };
  });
}

/** Of one pot, by the winners tapped; null while it is open, or where no sum can be told. */
export function whyPot(
  session: DealerSession,
  pot: number,
): ExplainedSettlement<number>['pots'][number] | null {
  const { hand } = screenHand(session);
  if (hand === null) return null;
  const boards = whole(hand, session.picks, pot);
  const input = boards === null ? null : settleInputOf(hand, boards);
  const told = input === null ? null : explain(input);
  return told?.ok ? (told.value.pots[pot] ?? null) : null;
}
