/** Random cards where there are too many ways to count; the same seed gives the same answer. */

import type { TrustingValue } from '../games/values.js';
import { below, type Rng, seededRng } from '../random.js';
import type { DealtProblem } from './dealt-input.js';
import { addWinners } from './dealt-winners.js';
import { newTally, type Tally } from './tally.js';

export class DealtSampler {
  readonly tallies: readonly Tally[];
  private readonly problem: DealtProblem;
  private readonly contests: readonly (readonly number[])[];
  private readonly rng: Rng;
  /** Shuffled from the front as far as cards are needed; every order it stands in is as good. */
  private readonly stub: number[];
  private readonly hands: readonly number[][];
  private readonly board: number[];
  private readonly values: readonly number[][];

  constructor(problem: DealtProblem, contests: readonly (readonly number[])[], seed: number) {
    this.problem = problem;
    this.contests = contests;
    this.rng = seededRng(seed);
    this.stub = [...problem.stub];
    this.hands = problem.hands.map(({ cards }) => [...cards]);
    this.board = [...problem.board.cards];
    this.values = problem.halves.map(() => problem.hands.map(() => 0));
    this.tallies = contests.map((of) => newTally(of.length, problem.halves.length > 1));
  }

  deal(samples: number): void {
    const { hands, board, halves } = this.problem;
    for (let done = 0; done < samples; done++) {
      let dealt = this.fill(this.board, board.cards.length, board.missing, 0);
      for (let i = 0; i < hands.length; i++) {
        const { cards, missing } = hands[i] as DealtProblem['hands'][number];
        dealt = this.fill(this.hands[i] as number[], cards.length, missing, dealt);
      }
      for (let half = 0; half < halves.length; half++) {
        const value = halves[half] as TrustingValue;
        const worth = this.values[half] as number[];
        for (let i = 0; i < hands.length; i++) {
          worth[i] = value(this.hands[i] as number[], this.board);
        }
      }
      addWinners(this.contests, this.tallies, this.values);
    }
  }

  /** Says how many cards of the stub are dealt then. */
  private fill(cards: number[], from: number, missing: number, dealt: number): number {
    const { stub, rng } = this;
    for (let i = 0; i < missing; i++) {
      const at = dealt + i;
      const other = at + below(rng, stub.length - at);
      const card = stub[other] as number;
      stub[other] = stub[at] as number;
      stub[at] = card;
      cards[from + i] = card;
    }
    return dealt + missing;
  }
}
