/** Random run-outs where there are too many to count; the same seed gives the same answer. */

import { type Rng, randomBelow, seededRng } from '../random.js';
import { winnersOf } from './exact.js';
import type { Holding, Problem } from './input.js';
import { newTally, type Tally } from './tally.js';

/** Run-outs between two looks at the signal. */
const STRIDE = 4096;

export interface Sampling {
  readonly samples: number;
  readonly seed: number;
  /** After every few thousand; says whether to go on. */
  readonly onStride: (done: number) => boolean;
}

/**
 * One tally for each set of contenders, of the same run-outs; undefined if told to stop. Holdings
 * are drawn by weight, all anew if two of them share a card: that leaves every possible
 * combination its right weight.
 */
export function sample(
  problem: Problem,
  contests: readonly (readonly number[])[],
  { samples, seed, onStride }: Sampling,
): Tally[] | undefined {
  const { game, board, dead } = problem;
  const rng = seededRng(seed);
  const draws = problem.hands.map(drawer);
  const tallies = contests.map((hands) => newTally(hands.length, game.low !== undefined));
  const used = new Uint8Array(52);
  const hands: (readonly number[])[] = draws.map(() => []);
  const cards = [...board];
  for (let done = 0; done < samples; done++) {
    if (done % STRIDE === 0 && !onStride(done)) return undefined;
    do {
      used.fill(0);
      for (const card of board) used[card] = 1;
      for (const card of dead) used[card] = 1;
    } while (!drawHands(draws, rng, used, hands));
    for (let i = board.length; i < 5; i++) {
      let card = game.deck[randomBelow(rng, game.deck.length)] as number;
      while (used[card] === 1) card = game.deck[randomBelow(rng, game.deck.length)] as number;
      used[card] = 1;
      cards[i] = card;
    }
    for (const [index, contest] of contests.entries()) {
      const { sums } = tallies[index] as Tally;
      const chosen =
        contest.length === hands.length
          ? hands
          : contest.map((hand) => hands[hand] as readonly number[]);
      const set = winnersOf(game, chosen, cards);
      sums[set] = (sums[set] as number) + 1;
    }
  }
  return tallies;
}

type Draw = (rng: Rng) => readonly number[];

/** Marks the cards as used; false if two hands want the same. */
function drawHands(
  draws: readonly Draw[],
  rng: Rng,
  used: Uint8Array,
  hands: (readonly number[])[],
): boolean {
  for (const [hand, draw] of draws.entries()) {
    const cards = draw(rng);
    for (const card of cards) {
      if (used[card] === 1) return false;
      used[card] = 1;
    }
    hands[hand] = cards;
  }
  return true;
}

/** Draws by weight: binary search in the running sums. */
function drawer(holdings: readonly Holding[]): Draw {
  const cards = holdings.map((holding) => holding.cards);
  const first = cards[0] as readonly number[];
  if (cards.length === 1) return () => first;
  let sum = 0;
  const ends = holdings.map(({ weight }) => {
    sum += weight;
    return sum;
  });
  const total = sum;
  return (rng) => {
    const at = randomBelow(rng, total);
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] as number) > at) high = middle;
      else low = middle + 1;
    }
    return cards[low] as readonly number[];
  };
}
