/**
 * Hands whose cards the program has not seen: a dealer at a real table says who wins. What is said
 * is paid; winners that no ranking of the hands could give carry a warning (R89).
 */

import { throwing, unfit } from '../../checks.js';
import { type Refusal, type Result, refused } from '../../errors.js';
import { isHighLow } from '../../games/games.js';
import { type BoardRanking, readBoard, type Tiers } from '../../pots/boards.js';
import { fingerprint } from '../../pots/ids.js';
import { potName } from '../../pots/layers.js';
import { inconsistentWinners } from '../../pots/pot-calculator/consistency.js';
import { gameOf } from '../state/config.js';
import { type Draft, indexOfSeat, playerAt } from '../state/state.js';
import { throwIfNoState } from '../state/state-check.js';
import type { HandState, PublicHand } from '../state/types.js';

/**
 * Tiers by index from what was said by seat. A contender who is not named is worse than all who are,
 * if somebody of this pot is; else it stays open who wins it.
 */
export function tiersAsSaid(
  draft: Draft,
  said: readonly BoardRanking<number>[],
  contenders: readonly number[],
): Result<readonly Tiers[]> {
  const count = draft.boards.length;
  if (said.length !== count) {
    return refused(unfit('boards', { wants: 'entries', count }, said.length, 'BAD_BOARDS'));
  }
  const ids = draft.players.map(({ seat }) => seat);
  const roster = {
    ids,
    prints: ids.map(fingerprint),
    folded: draft.players.map(({ folded, mucked }) => folded || mucked),
  };
  const hilo = isHighLow(gameOf(draft.rules));
  const boards: Tiers[] = [];
  for (let b = 0; b < count; b++) {
    const read = readBoard(said[b], roster, b, hilo);
    if (!read.ok) return read;
    boards.push({ high: withRest(read.value.high, contenders), low: read.value.low });
  }
  return { ok: true, value: boards };
}

function withRest(tiers: readonly number[], contenders: readonly number[]): readonly number[] {
  if (!contenders.some((i) => tiers[i] !== -1)) return tiers;
  return tiers.map((tier, i) => (tier === -1 && contenders.includes(i) ? Infinity : tier));
}

/** Is what wins this pot at odds with who won the next one (R89)? */
export function strictProblem(
  draft: Draft,
  pot: number,
  contenders: readonly number[],
  boards: readonly Tiers[],
): Refusal | undefined {
  const [ranking] = boards;
  if (ranking === undefined) return undefined;
  const best = Math.min(...contenders.map((i) => ranking.high[i] ?? Infinity));
  const winners = contenders.filter((i) => ranking.high[i] === best);
  const seats = winners.map((i) => playerAt(draft, i).seat);
  const pots = draft.pots.map((one, i) => (i === pot ? { ...one, winners: seats } : one));
  return warningsOf({ ...draft, pots })[0];
}

/**
 * Winners that no ranking of the hands gives (R89): of two neighbouring pots, who wins the lower one
 * and contests the upper one wins that too. They are paid as they were named. Asked of one board and
 * high hands; with two boards or a low there is nothing to compare.
 *
 * @throws `PokerError`: `BAD_VERSION`, `BAD_INPUT` or `UNREADABLE` for a state that is none.
 *
 * @example
 * import { deck, startHand, winnerWarnings } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) winnerWarnings(hand.value.state); // → []
 */
export const winnerWarnings = (state: HandState): readonly Refusal[] =>
  throwing(() => {
    throwIfNoState(state);
    return warningsOf(state);
  });

function warningsOf(hand: PublicHand): readonly Refusal[] {
  if (hand.boards.length > 1 || isHighLow(gameOf(hand.rules))) return [];
  const named = (seats: readonly number[]): readonly string[] =>
    seats.map((seat) => playerAt(hand, indexOfSeat(hand, seat)).id);
  // From the lowest pot that is paid on: those below it are still open.
  const first = hand.pots.findIndex(({ winners }) => winners !== null);
  if (first < 0) return [];
  const paid = hand.pots.slice(first);
  return inconsistentWinners(
    paid.map(({ eligiblePlayers }, i) => ({
      name: potName(first + i),
      eligible: named(eligiblePlayers),
    })),
    paid.map(({ winners }) => named(winners ?? [])),
  );
}
