/** How bots differ: numbers, not code. */

import type { BotStrength } from '@sidepot/protocol';

/** Shares of the pot are from 0 to 1, as are chances. */
export interface Profile {
  /** Run-outs looked at after the flop. */
  readonly samples: number;
  /** By how much it misjudges its share, at most. */
  readonly noise: number;
  /** Does it take chips put in as a sign of good cards? Else everybody may have anything. */
  readonly reads: boolean;
  /** What its share must be above the price of a call. */
  readonly caution: number;
  /** How far from an even share to all of the pot it must be, to bet and to raise. */
  readonly bets: number;
  readonly raises: number;
  /** Chance to bet or raise when it could. */
  readonly aggression: number;
  /** Chance to bet without a hand, when there is a reason to. */
  readonly bluffs: number;
  /** Sizes it bets, as parts of the pot. */
  readonly sizes: readonly number[];
  /** Does it matter to it who speaks last? */
  readonly positional: boolean;
  /** Runs it agrees to at most. */
  readonly runs: number;
  /** Chance to show a hand that nobody paid to see. */
  readonly shows: number;
}

export const PROFILES: Readonly<Record<BotStrength, Profile>> = {
  easy: {
    samples: 60,
    noise: 0.15,
    reads: false,
    caution: 0,
    bets: 0.3,
    raises: 0.55,
    aggression: 0.6,
    bluffs: 0,
    sizes: [0.33, 0.5],
    positional: false,
    runs: 3,
    shows: 0.15,
  },
  medium: {
    samples: 150,
    noise: 0.04,
    reads: false,
    caution: 0.1,
    bets: 0.14,
    raises: 0.38,
    aggression: 0.85,
    bluffs: 0.06,
    sizes: [0.66, 0.8],
    positional: false,
    runs: 2,
    shows: 0.05,
  },
  hard: {
    samples: 300,
    noise: 0,
    reads: true,
    caution: 0.02,
    bets: 0.14,
    raises: 0.24,
    aggression: 0.92,
    bluffs: 0.3,
    sizes: [0.5, 0.66, 0.8, 1],
    positional: true,
    runs: 2,
    shows: 0,
  },
};
