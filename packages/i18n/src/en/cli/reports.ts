/** What eval, equity, perft and simulate print. */

import { count, decimals, listed } from '../../tools/numbers.js';

const percent = (share: number): string => `${decimals(100 * share, 1)}% of the hands`;

export const reports = {
  eval: {
    cards: 'Cards',
    plays: 'Plays',
    hand: 'Hand',
    /** `ranks` as 8-6-4-2-A. */
    low: (ranks: string): string => `Low ${ranks}`,
    badugi: (ranks: string): string => `Badugi ${ranks}`,
    noLow: 'no low',
    halves: { high: 'High', low: 'Low', badugi: 'Badugi' },
    /** Drawmaha: the five cards that are held. */
    inHand: 'In hand',
    ofHalf: (half: string, best: string): string => `${half}: ${best}`,
    best: (hands: readonly string[]): string =>
      hands.length === 1 ? `${hands[0]} is best` : `${listed(hands)} tie for best`,
  },
  equity: {
    hand: 'Hand',
    win: 'Win',
    tie: 'Tie',
    winHigh: 'Win high',
    tieHigh: 'Tie high',
    winLow: 'Win low',
    tieLow: 'Tie low',
    winBadugi: 'Win badugi',
    tieBadugi: 'Tie badugi',
    /** Drawmaha: of the five cards in hand. */
    winInHand: 'Win hand',
    tieInHand: 'Tie hand',
    scoop: 'Scoop',
    equity: 'Equity',
    percent: (share: number): string => `${decimals(100 * share, 2)}%`,
    exact: (boards: number): string => `exact: ${count(boards)} run-outs`,
    sampled: (boards: number, error: number): string =>
      `${count(boards)} samples, ± ${decimals(100 * error, 2)} %`,
  },
  perft: { depth: 'Depth', sequences: 'Sequences', ended: 'Ended' },
  simulate: {
    played: 'Played',
    number: 'Number',
    hands: 'Hands',
    actions: 'Actions',
    showdowns: 'Showdowns',
    sidePots: 'Side pots',
    perHand: (actions: number): string => `${decimals(actions, 2)} per hand`,
    ofHands: percent,
    /** `share` of the hands have side pots, one of them as many as `most`. */
    inHands: (share: number, most: number): string => `in ${percent(share)}, up to ${most} in one`,
    conserved: (put: number, out: number): string =>
      `chips in ${count(put)} = chips out ${count(out)}`,
    lost: (put: number, out: number): string =>
      `CHIPS LOST OR MADE: ${count(put)} in, ${count(out)} out`,
    speed: (hands: number, seconds: number, threads: number): string =>
      `${count(Math.round(hands / seconds))} hands/s: ${count(hands)} in ${decimals(seconds, 2)} s on ${
        threads === 1 ? 'one thread' : `${threads} threads`
      }`,
  },
};
