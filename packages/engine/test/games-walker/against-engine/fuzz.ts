/** `npm run fuzz -- games`: the walker's random hands, so many a game, against the engine. */

import { type RandomHand, randomHand } from '../random.js';
import { seededSource } from '../source.js';
import { COMPARED, type Difference, differenceIn } from './adapter.js';

export interface GamesReport {
  readonly hands: number;
  readonly decisions: number;
  readonly failure: null | {
    readonly game: string;
    readonly index: number;
    readonly found: Difference;
    readonly hand: Omit<RandomHand, 'expect'>;
  };
}

export interface GamesOptions {
  readonly seed: number;
  /** Of each game. */
  readonly hands: number;
  readonly games?: readonly string[];
  /** Hands `from`, `from + step`, … of each. */
  readonly from?: number;
  readonly step?: number;
  readonly onProgress?: (done: number) => void;
}

/** Hand `index` of a game, without those before it. */
export const gameHandOf = (seed: number, game: string, index: number): RandomHand =>
  randomHand(seededSource(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index, 0x85ebca6b)), game);

export function fuzzGames(options: GamesOptions): GamesReport {
  const { seed, hands, games = COMPARED, from = 0, step = 1, onProgress } = options;
  let decisions = 0;
  let done = 0;
  for (const game of games) {
    for (let index = from; index < from + hands * step; index += step) {
      const hand = gameHandOf(seed, game, index);
      const found = differenceIn(hand);
      done++;
      decisions += hand.actions.length;
      if (found !== null) {
        const { expect: _, ...rest } = hand;
        return { hands: done, decisions, failure: { game, index, found, hand: rest } };
      }
      if (done % 200 === 0) onProgress?.(done);
    }
  }
  return { hands: done, decisions, failure: null };
}
