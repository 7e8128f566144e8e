/** Heads-up matches: every deck is played twice with the hands changed, so that luck cancels out. */
import {
  deck,
  type GameName,
  type HandConfig,
  playHand,
  seededRng,
  shuffle,
  viewFor,
} from '@sidepot/engine';
import type { BotStrength } from '@sidepot/protocol';
import { decideBot } from '../../src/bots/index.js';

export interface MatchOptions {
  readonly pairs: number;
  readonly seed: number;
  readonly game?: GameName;
  readonly config?: Partial<HandConfig>;
}

export interface MatchResult {
  readonly hands: number;
  /** Big blinds per 100 hands that `a` wins from `b`, and its standard error. */
  readonly rate: number;
  readonly error: number;
}

const STACK = 200;
const BIG_BLIND = 2;

export function match(a: BotStrength, b: BotStrength, options: MatchOptions): MatchResult {
  const { pairs, seed, game = 'holdem', config = {} } = options;
  const rng = seededRng(seed);
  let [sum, squares] = [0, 0];
  for (let pair = 0; pair < pairs; pair++) {
    const cards = shuffle(deck(), rng);
    const play = (first: BotStrength, second: BotStrength): number => {
      const bots = [first, second];
      const done = playHand(
        {
          players: bots.map((_, i) => ({ id: `P${i + 1}`, seat: i + 1, stack: STACK })),
          button: 1,
          smallBlind: BIG_BLIND / 2,
          bigBlind: BIG_BLIND,
          game,
          deck: cards,
          ...config,
        },
        (legal, seat, state) =>
          decideBot(bots[seat - 1]!, viewFor(state, seat), legal, rng, 0).command,
      );
      if (!done.ok) throw new Error(JSON.stringify(done.error));
      return done.value.players[0]!.stack - STACK;
    };
    const won = (play(a, b) - play(b, a)) / 2 / BIG_BLIND;
    sum += won;
    squares += won * won;
  }
  const mean = sum / pairs;
  const variance = squares / pairs - mean * mean;
  return { hands: 2 * pairs, rate: 100 * mean, error: 100 * Math.sqrt(variance / pairs) };
}
