/**
 * Equity against brute force: random problems, every run-out dealt by plain loops, every hand
 * evaluated on its own, and in the other games by all combinations of two and three.
 */

import {
  type Card,
  deck,
  evaluate5,
  evaluate7,
  formatCards,
  type Rng,
  randomBelow,
  seededRng,
  shuffle,
} from '@sidepot/engine';
import { type Equity, equity } from '../../src/equity/equity.js';
import type { BoardGame } from '../../src/games/games.js';

export interface Problem {
  readonly hands: readonly (readonly Card[])[];
  readonly board: readonly Card[];
  readonly dead: readonly Card[];
  readonly game: BoardGame;
}

/** By hand: wins, then run-outs shared with one other, two others … */
export interface Counts {
  readonly total: number;
  readonly high: readonly (readonly number[])[];
  readonly low: readonly (readonly number[])[];
  readonly scoops: readonly number[];
}

type Value = (hole: readonly number[], board: readonly number[]) => number;

const holdemValue: Value = (hole, board) =>
  evaluate7(hole[0]!, hole[1]!, board[0]!, board[1]!, board[2]!, board[3]!, board[4]!);

type FiveCards = (a: number, b: number, c: number, d: number, e: number) => number;

/** Every two of the hand with every three of the board. */
function twoAndThree(value: FiveCards): Value {
  return (hole, board) => {
    let best = 0;
    for (let i = 1; i < hole.length; i++) {
      for (let j = 0; j < i; j++) {
        for (let k = 0; k < THREES.length; k++) {
          const three = THREES[k]!;
          const own = value(
            hole[i]!,
            hole[j]!,
            board[three[0]!]!,
            board[three[1]!]!,
            board[three[2]!]!,
          );
          if (own > best) best = own;
        }
      }
    }
    return best;
  };
}

/** The ranks from ace to king that are there, a bit for each; a rank that is there twice adds none. */
const ranksOf: FiveCards = (a, b, c, d, e) => {
  const bit = (card: number): number => 1 << (((card >> 2) + 1) % 13);
  return bit(a) | bit(b) | bit(c) | bit(d) | bit(e);
};

/** Eight or better: five different ranks from ace to eight; the smaller from the top, the better. */
const lowFive: FiveCards = (a, b, c, d, e) => {
  const ranks = ranksOf(a, b, c, d, e);
  if (ranks >= 1 << 8) return 0;
  let different = 0;
  for (let rank = 0; rank < 8; rank++) different += (ranks >> rank) & 1;
  return different < 5 ? 0 : 1000 - ranks;
};

const A6789 = 0b1_1110_0001;

/** Short deck: best of 21, flush above full house, A-6-7-8-9 is a straight. */
const shortFive: FiveCards = (a, b, c, d, e) => {
  const value = evaluate5(a, b, c, d, e);
  const category = value >> 12;
  if (ranksOf(a, b, c, d, e) === A6789) return (category === 5 ? 8 : 4) << 12;
  const place = category === 5 ? 6 : category === 6 ? 5 : category;
  return (place << 12) | (value & 4095);
};

const shortDeckValue: Value = (hole, board) => {
  const cards = [...hole, ...board];
  let best = 0;
  for (const [a, b, c, d, e] of FIVES) {
    const own = shortFive(cards[a!]!, cards[b!]!, cards[c!]!, cards[d!]!, cards[e!]!);
    if (own > best) best = own;
  }
  return best;
};

function subsets(cards: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, i) =>
    subsets(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]),
  );
}

const THREES = subsets([0, 1, 2, 3, 4], 3);
const FIVES = subsets([0, 1, 2, 3, 4, 5, 6], 5);

export const ORACLES: Readonly<Record<BoardGame, { holeCards: number; high: Value; low?: Value }>> =
  {
    holdem: { holeCards: 2, high: holdemValue },
    omaha: { holeCards: 4, high: twoAndThree(evaluate5) },
    omaha5: { holeCards: 5, high: twoAndThree(evaluate5) },
    omaha6: { holeCards: 6, high: twoAndThree(evaluate5) },
    omaha8: { holeCards: 4, high: twoAndThree(evaluate5), low: twoAndThree(lowFive) },
    'omaha5-8': { holeCards: 5, high: twoAndThree(evaluate5), low: twoAndThree(lowFive) },
    'short-deck': { holeCards: 2, high: shortDeckValue },
  };

export const deckOf = (game: BoardGame): Card[] =>
  deck().filter((card) => game !== 'short-deck' || card >= 16);

export function bruteForce({ hands, board, dead, game }: Problem): Counts {
  const { high, low } = ORACLES[game];
  const gone = new Set<number>([...hands.flat(), ...board, ...dead]);
  const left = deckOf(game).filter((card) => !gone.has(card));
  const blank = () => hands.map(() => hands.map(() => 0));
  const counts = { total: 0, high: blank(), low: blank(), scoops: hands.map(() => 0) };
  const cards: number[] = [...board];
  const deal = (from: number): void => {
    if (cards.length < 5) {
      for (let i = from; i < left.length; i++) {
        cards.push(left[i]!);
        deal(i + 1);
        cards.pop();
      }
      return;
    }
    counts.total++;
    const ofHigh = share(counts.high, hands, cards, high);
    const ofLow = low === undefined ? [] : share(counts.low, hands, cards, low);
    const scooper = ofHigh[0]!;
    if (ofHigh.length === 1 && ofLow.every((hand) => hand === scooper)) counts.scoops[scooper]!++;
  };
  deal(0);
  return counts;
}

function share(
  counts: number[][],
  hands: Problem['hands'],
  board: readonly number[],
  value: Value,
): number[] {
  let best = 1; // 0 is no hand
  let winners: number[] = [];
  for (let hand = 0; hand < hands.length; hand++) {
    const own = value(hands[hand]!, board);
    if (own > best) winners = [hand];
    else if (own === best) winners.push(hand);
    if (own > best) best = own;
  }
  for (const hand of winners) counts[hand]![winners.length - 1]!++;
  return winners;
}

/** What is wrong with the answer, if anything. */
export function difference(problem: Problem, answer: Equity, counts: Counts): string | undefined {
  const game = ORACLES[problem.game];
  const got = {
    total: answer.total,
    high: answer.hands.map(({ win, ties }) => [win, ...ties.slice(1)]),
    ...(game.low !== undefined && {
      low: answer.hands.map(({ low }) => [low!.win, ...low!.ties.slice(1)]),
      scoops: answer.hands.map(({ low }) => low!.scoop),
    }),
  };
  const { total, high, low, scoops } = counts;
  const wanted = { total, high, ...(game.low !== undefined && { low, scoops }) };
  if (JSON.stringify(got) !== JSON.stringify(wanted)) {
    return `${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`;
  }
  const sum = answer.hands.reduce((shares, hand) => shares + hand.equity, 0);
  return Math.abs(sum - 1) < 1e-9 ? undefined : `shares add up to ${sum}`;
}

export function randomProblem(
  rng: Rng,
  { game = 'holdem', boards = [3, 4, 5] }: { game?: BoardGame; boards?: readonly number[] } = {},
): Problem {
  const { holeCards } = ORACLES[game];
  const all = deckOf(game);
  const most = Math.min(9, Math.floor((all.length - 8) / holeCards));
  const players = 2 + randomBelow(rng, most - 1);
  const onBoard = boards[randomBelow(rng, boards.length)]!;
  const room = all.length - players * holeCards - 5;
  const dead = randomBelow(rng, 2) === 0 ? 0 : randomBelow(rng, Math.min(9, room + 1));
  const cards = shuffle(all, rng);
  const take = (count: number) => cards.splice(0, count);
  const hands = Array.from({ length: players }, () => take(holeCards));
  return { game, hands, board: take(onBoard), dead: take(dead) };
}

export const describeProblem = ({ game, hands, board, dead }: Problem): string =>
  `${game}: ${hands.map(formatCards).join(' v ')}, board ${formatCards(board)}, dead ${formatCards(dead)}`;

/** Throws at the first problem that is not solved as brute force solves it. */
export function checkProblem(problem: Problem): void {
  const { hands, board, dead, game } = problem;
  const result = equity(hands, { board, dead, game });
  if (!result.ok) throw new Error(`${describeProblem(problem)}: ${JSON.stringify(result.error)}`);
  const wrong = difference(problem, result.value, bruteForce(problem));
  if (wrong !== undefined) throw new Error(`${describeProblem(problem)}: ${wrong}`);
}

/**
 * `count` random hold'em problems of 2 to 9 players; one in `preflopEvery` starts before the flop,
 * which brute force takes a good part of a second for.
 */
export function checkEquity(count: number, seed: number, preflopEvery = 100): number {
  const rng = seededRng(seed);
  for (let i = 0; i < count; i++) {
    const boards = i % preflopEvery === 0 ? [0] : [3, 4, 5];
    checkProblem(randomProblem(rng, { boards }));
  }
  return count;
}
