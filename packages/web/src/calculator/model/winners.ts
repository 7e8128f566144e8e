/**
 * Who beats whom, from the three ways to say it. Winners that are picked pot by pot need not come
 * from one order of hands, so each pot has a ranking of its own.
 */

import type { BoardRanking } from '@sidepot/engine';
import { type CalculatorDraft, type DraftHalf, pickOf } from './draft.js';
import type { TypedHand } from './hand.js';
import { lowPlacesOf, placesOf, tiersOf } from './order.js';
import { isComplete, rankHands } from './ranking.js';

export type PickedBoards = readonly BoardRanking<number>[];

interface Contested {
  /** Keys. */
  readonly eligible: readonly number[];
}

const liveOf = ({ players }: TypedHand): readonly number[] =>
  players.flatMap(({ key, folded }) => (folded ? [] : [key]));

const eachBoard = (
  hand: TypedHand,
  make: (board: number) => BoardRanking<number>,
): readonly BoardRanking<number>[] => Array.from({ length: hand.boardCount }, (_, i) => make(i));

/** Everybody alike: enough to cut the pots. A hand without rivals has no showdown. */
export function unknownRanking(hand: TypedHand): PickedBoards {
  const live = liveOf(hand);
  if (live.length < 2) return [];
  return eachBoard(hand, () => ({ high: [live] }));
}

/** One entry for each pot; null where it is not known who wins. */
export function rankingsOf(
  draft: CalculatorDraft,
  hand: TypedHand,
  pots: readonly Contested[],
): readonly (PickedBoards | null)[] {
  const rivals = pots[0]?.eligible ?? [];
  if (rivals.length < 2) return pots.map(() => unknownRanking(hand));
  switch (draft.way) {
    case 'pots':
      return pots.map((pot, i) => picked(draft, hand, pot, i));
    case 'rank': {
      const boards = ranked(draft, hand);
      return pots.map(() => boards);
    }
    case 'cards': {
      const boards = byCards(hand, rivals);
      return pots.map(() => boards);
    }
  }
}

function picked(
  draft: CalculatorDraft,
  hand: TypedHand,
  { eligible }: Contested,
  pot: number,
): PickedBoards | null {
  if (eligible.length === 1) return unknownRanking(hand);
  const live = liveOf(hand);
  const chosen = (board: number, half: DraftHalf): readonly number[] =>
    pickedIn(draft, pot, board, half, eligible);
  const boards = eachBoard(hand, (board) => {
    const high = chosen(board, 'high');
    const rest = live.filter((key) => !high.includes(key));
    const low = chosen(board, 'low');
    return {
      high: rest.length > 0 ? [high, rest] : [high],
      ...(hand.input.kind === 'hilo' && { low: low.length > 0 ? [low] : [] }),
    };
  });
  return boards.every(({ high: [best = []] }) => best.length > 0) ? boards : null;
}

/** Who was picked and can win it. */
export const pickedIn = (
  draft: CalculatorDraft,
  pot: number,
  board: number,
  half: DraftHalf,
  eligible: readonly number[],
): readonly number[] =>
  (draft.picks[pickOf(pot, board, half)] ?? []).filter((key) => eligible.includes(key));

function ranked(draft: CalculatorDraft, hand: TypedHand): PickedBoards | null {
  const isSaid = (board: number): boolean => (draft.orders[board]?.high.length ?? 0) > 0;
  const boards = eachBoard(hand, (board) => ({
    high: tiersOf(placesOf(draft, board)),
    ...(hand.input.kind === 'hilo' && { low: tiersOf(lowPlacesOf(draft, board)) }),
  }));
  return boards.every((_, board) => isSaid(board)) ? boards : null;
}

function byCards(hand: TypedHand, rivals: readonly number[]): PickedBoards | null {
  const { game, boards, players } = hand;
  const holdings = players.flatMap(({ key, cards }) =>
    rivals.includes(key) ? [[key, cards] as const] : [],
  );
  if (!holdings.every(([, hole]) => isComplete(game, hole, boards))) return null;
  return boards.map((board) => rankHands(game, holdings, board));
}

/**
 * One order of hands for all pots, as the command line wants it: who wins the main pot is best of
 * all, who wins the next is best of the rest. Whether it pays the same is for the engine to say.
 */
export function oneRanking(
  hand: TypedHand,
  pots: readonly Contested[],
  rankings: readonly PickedBoards[],
): PickedBoards {
  const [first] = rankings;
  if (first !== undefined && rankings.every((boards) => boards === first)) return first;
  return eachBoard(hand, (board) => {
    const best = (half: DraftHalf) =>
      pots.map(({ eligible }, pot) => {
        const tier = rankings[pot]?.[board]?.[half]?.[0] ?? [];
        return eligible.length === 1 && half === 'high' ? eligible : tier;
      });
    return {
      high: stacked([...best('high'), liveOf(hand)]),
      ...(hand.input.kind === 'hilo' && { low: stacked(best('low')) }),
    };
  });
}

/** Each key once, in the first tier that has it. */
function stacked(tiers: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const seen = new Set<number>();
  return tiers.flatMap((tier) => {
    const fresh = tier.filter((key) => !seen.has(key));
    for (const key of fresh) seen.add(key);
    return fresh.length > 0 ? [fresh] : [];
  });
}
