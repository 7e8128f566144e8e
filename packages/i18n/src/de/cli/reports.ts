/** What eval, equity, perft and simulate print. */

import { count, decimals, listed } from '../../tools/numbers.js';

const percent = (share: number): string => `${decimals(100 * share, 1)}\u00a0% der Hände`;

export const reports = {
  eval: {
    cards: 'Karten',
    plays: 'Es zählen',
    hand: 'Hand',
    /** `ranks` as 8-6-4-2-A. */
    low: (ranks: string): string => `Low ${ranks}`,
    badugi: (ranks: string): string => `Badugi ${ranks}`,
    noLow: 'kein Low',
    halves: { high: 'High', low: 'Low', badugi: 'Badugi' },
    /** Drawmaha: the five cards that are held. */
    inHand: 'Auf der Hand',
    ofHalf: (half: string, best: string): string => `${half}: ${best}`,
    best: (hands: readonly string[]): string =>
      hands.length === 1
        ? `${hands[0]} ist am besten`
        : `${listed(hands)} sind gleichauf am besten`,
  },
  equity: {
    hand: 'Hand',
    win: 'Gewinn',
    tie: 'Split',
    winHigh: 'Gewinn High',
    tieHigh: 'Split High',
    winLow: 'Gewinn Low',
    tieLow: 'Split Low',
    winBadugi: 'Gewinn Bad.',
    tieBadugi: 'Split Bad.',
    /** Drawmaha: of the five cards in hand. */
    winInHand: 'Gewinn Hand',
    tieInHand: 'Split Hand',
    scoop: 'Scoop',
    equity: 'Equity',
    percent: (share: number): string => `${decimals(100 * share, 2)}\u00a0%`,
    exact: (boards: number): string => `exakt: ${count(boards)} Boards`,
    sampled: (boards: number, error: number): string =>
      `${count(boards)} zufällige Boards, ± ${decimals(100 * error, 2)}\u00a0%`,
  },
  perft: { depth: 'Tiefe', sequences: 'Folgen', ended: 'Beendet' },
  simulate: {
    played: 'Gespielt',
    number: 'Zahl',
    hands: 'Hände',
    actions: 'Aktionen',
    showdowns: 'Showdowns',
    sidePots: 'Side Pots',
    perHand: (actions: number): string => `${decimals(actions, 2)} pro Hand`,
    ofHands: percent,
    /** `share` of the hands have side pots, one of them as many as `most`. */
    inHands: (share: number, most: number): string =>
      `in ${percent(share)}, bis zu ${most} in einer`,
    conserved: (put: number, out: number): string =>
      `Chips hinein ${count(put)} = Chips heraus ${count(out)}`,
    lost: (put: number, out: number): string =>
      `CHIPS VERLOREN ODER ENTSTANDEN: ${count(put)} hinein, ${count(out)} heraus`,
    speed: (hands: number, seconds: number, threads: number): string =>
      `${count(Math.round(hands / seconds))} Hände/s: ${count(hands)} in ${decimals(seconds, 2)} s mit ${
        threads === 1 ? 'einem Thread' : `${threads} Threads`
      }`,
  },
};
