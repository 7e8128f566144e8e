/** Exact counts for known hands: by ranks before the flop where the game allows, else one by one. */

import { deck } from '../cards.js';
import { countByRanks } from './by-ranks/rank-class.js';
import type { EquityRules } from './games.js';
import { newTally, type Tally } from './tally.js';

type Cards = readonly number[];

/** What counting by ranks costs beside single evaluations, measured: about so many of them. */
const RANK_CLASS_CASES = 50_000;

export interface EquitySpot {
  readonly hands: readonly Cards[];
  readonly board: Cards;
  readonly dead: Cards;
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** Evaluations needed, or as much work. */
export function exactCases(game: EquityRules, hands: number, board: number, dead: number): number {
  if (board === 0) return RANK_CLASS_CASES;
  const left = game.deck.length - hands * game.holeCards - board - dead;
  return choose(left, 5 - board) * hands;
}

/** The same in evaluations of a sampled board, which are dealt one by one and cost more. */
export const exactWork = (board: number, cases: number): number =>
  board === 0 ? cases / 8 : cases;

export function countExactly(game: EquityRules, spot: EquitySpot): Tally {
  const tally = newTally(spot.hands.length, game.low !== undefined);
  if (spot.board.length === 0) {
    const dead = [...spot.dead, ...absentFrom(game.deck)];
    countByRanks(game.rankClass, spot.hands, dead, tally.sums);
  } else {
    countOneByOne(game, spot, tally);
  }
  return tally;
}

const absentFrom = (cards: readonly number[]): readonly number[] =>
  cards.length === 52 ? [] : deck().filter((card) => !cards.includes(card));

/** The hands of `contenders` alone; the cards of the others are out of the deck all the same. */
export function contest(spot: EquitySpot, contenders: readonly number[]): EquitySpot {
  const out = spot.hands.filter((_, hand) => !contenders.includes(hand));
  return {
    hands: contenders.map((hand) => spot.hands[hand] as Cards),
    board: spot.board,
    dead: [...spot.dead, ...out.flat()],
  };
}

function countOneByOne(game: EquityRules, { hands, board, dead }: EquitySpot, tally: Tally): void {
  const gone = new Set([...hands.flat(), ...board, ...dead]);
  const left = game.deck.filter((card) => !gone.has(card));
  const cards = [...board];
  const { sums } = tally;
  const deal = (from: number): void => {
    if (cards.length === 5) {
      const set = winnersOf(game, hands, cards);
      sums[set] = (sums[set] as number) + 1;
      return;
    }
    for (let i = from; i < left.length; i++) {
      cards.push(left[i] as number);
      deal(i + 1);
      cards.pop();
    }
  };
  deal(0);
}

/** Index into the sums of a tally. */
export function winnersOf(game: EquityRules, hands: readonly Cards[], board: Cards): number {
  const high = bestOf(game.high, hands, board);
  return game.low === undefined ? high : high | (bestOf(game.low, hands, board) << hands.length);
}

function bestOf(
  value: (hole: Cards, board: Cards) => number,
  hands: readonly Cards[],
  board: Cards,
): number {
  // Values start at 1: a 0, no qualifying low, never wins.
  let top = 1;
  let set = 0;
  for (let hand = 0; hand < hands.length; hand++) {
    const own = value(hands[hand] as Cards, board);
    if (own > top) {
      top = own;
      set = 1 << hand;
    } else if (own === top) set |= 1 << hand;
  }
  return set;
}
