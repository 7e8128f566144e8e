/** Random run-outs where there are too many to count; the same seed gives the same answer. */

import { below, type Rng, seededRng } from '../random.js';
import { winnersOf } from './exact.js';
import type { EquityProblem, Holding } from './input.js';
import { newTally, type Tally } from './tally.js';

/**
 * Deals run-outs, some at a time. Holdings are drawn by weight, all anew if two of them share a card:
 * that leaves every possible combination its right weight. Hands that can be any two cards are dealt
 * afterwards from what is left, which is the same, because there are equally many ways to do so
 * whatever the others hold.
 */
export class Sampler {
  /** One for each set of contenders, of the same run-outs. */
  readonly tallies: readonly Tally[];
  /** How often holdings were drawn, those that shared cards included. */
  tries = 0;
  private readonly problem: EquityProblem;
  private readonly contests: readonly (readonly number[])[];
  private readonly rng: Rng;
  /** By hand; undefined for any two cards. */
  private readonly draws: readonly (Draw | undefined)[];
  private readonly used: Uint8Array = new Uint8Array(52);
  private readonly hands: (readonly number[])[];
  private readonly cards: number[];

  constructor(problem: EquityProblem, contests: readonly (readonly number[])[], seed: number) {
    this.problem = problem;
    this.contests = contests;
    this.rng = seededRng(seed);
    this.draws = problem.hands.map((holdings) =>
      isAnyTwo(problem, holdings) ? undefined : drawer(holdings),
    );
    this.hands = problem.hands.map(() => [0, 0]);
    this.cards = [...problem.board];
    this.tallies = contests.map((of) => newTally(of.length, problem.game.low !== undefined));
  }

  /** Deals up to `samples` run-outs with up to `tries` tries; says how many it dealt. */
  deal(samples: number, tries: number): number {
    let left = tries;
    for (let done = 0; done < samples; done++) {
      while (!this.drawHands()) {
        left--;
        this.tries++;
        if (left <= 0) return done;
      }
      this.tries++;
      this.dealRest();
      this.tally();
    }
    return samples;
  }

  /** Marks the cards as used; false if two hands want the same. */
  private drawHands(): boolean {
    const { problem, used, draws, rng } = this;
    used.fill(0);
    for (const card of problem.board) used[card] = 1;
    for (const card of problem.dead) used[card] = 1;
    for (let hand = 0; hand < draws.length; hand++) {
      const cards = draws[hand]?.(rng);
      if (cards === undefined) continue;
      for (let i = 0; i < cards.length; i++) {
        const card = cards[i] as number;
        if (used[card] === 1) return false;
        used[card] = 1;
      }
      this.hands[hand] = cards;
    }
    return true;
  }

  /** The hands that can be any, and the board. */
  private dealRest(): void {
    const { draws, hands, cards, problem } = this;
    for (let hand = 0; hand < draws.length; hand++) {
      if (draws[hand] !== undefined) continue;
      const own = hands[hand] as number[];
      own[0] = this.drawCard();
      own[1] = this.drawCard();
    }
    for (let i = problem.board.length; i < 5; i++) cards[i] = this.drawCard();
  }

  private drawCard(): number {
    const { used, rng } = this;
    const { deck } = this.problem.game;
    let card = deck[below(rng, deck.length)] as number;
    while (used[card] === 1) card = deck[below(rng, deck.length)] as number;
    used[card] = 1;
    return card;
  }

  private tally(): void {
    const { contests, tallies, hands, cards } = this;
    const { game } = this.problem;
    for (let index = 0; index < contests.length; index++) {
      const contest = contests[index] as readonly number[];
      const { sums } = tallies[index] as Tally;
      const chosen =
        contest.length === hands.length
          ? hands
          : contest.map((hand) => hands[hand] as readonly number[]);
      const set = winnersOf(game, chosen, cards);
      sums[set] = (sums[set] as number) + 1;
    }
  }
}

/** Every hand of two cards that is still possible, none likelier than another? */
function isAnyTwo({ game, live }: EquityProblem, holdings: readonly Holding[]): boolean {
  if (game.holeCards !== 2 || holdings.length === 1) return false;
  return (
    holdings.length === (live * (live - 1)) / 2 && holdings.every(({ weight }) => weight === 1)
  );
}

type Draw = (rng: Rng) => readonly number[];

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
    const at = below(rng, total);
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
