/** What eval, equity, perft and simulate print. */

import { count, decimals, listed } from '../../tools/numbers.js';

const percent = (share: number): string => `${decimals(100 * share, 1)}% das mãos`;

export const reports = {
  eval: {
    cards: 'Cartas',
    plays: 'Jogam',
    hand: 'Mão',
    /** `ranks` as 8-6-4-2-A. */
    low: (ranks: string): string => `Low ${ranks}`,
    badugi: (ranks: string): string => `Badugi ${ranks}`,
    noLow: 'sem low',
    halves: { high: 'High', low: 'Low', badugi: 'Badugi' },
    /** Drawmaha: the five cards that are held. */
    inHand: 'Na mão',
    ofHalf: (half: string, best: string): string => `${half}: ${best}`,
    best: (hands: readonly string[]): string =>
      hands.length === 1 ? `${hands[0]} é a melhor` : `${listed(hands)} empatam como melhores`,
  },
  /** High and low side by side leave little room for their titles. */
  equity: {
    hand: 'Mão',
    win: 'Ganha',
    tie: 'Empata',
    winHigh: 'Ganha hi',
    tieHigh: 'Emp. hi',
    winLow: 'Ganha lo',
    tieLow: 'Emp. lo',
    winBadugi: 'Ganha bad.',
    tieBadugi: 'Emp. bad.',
    /** Drawmaha: of the five cards in hand. */
    winInHand: 'Ganha mão',
    tieInHand: 'Emp. mão',
    scoop: 'Scoop',
    equity: 'Equity',
    percent: (share: number): string => `${decimals(100 * share, 2)}%`,
    exact: (boards: number): string => `exato: ${count(boards)} boards`,
    sampled: (boards: number, error: number): string =>
      `${count(boards)} amostras, ± ${decimals(100 * error, 2)}%`,
  },
  perft: { depth: 'Profundidade', sequences: 'Sequências', ended: 'Terminadas' },
  simulate: {
    played: 'Jogado',
    number: 'Número',
    hands: 'Mãos',
    actions: 'Ações',
    showdowns: 'Showdowns',
    sidePots: 'Side pots',
    perHand: (actions: number): string => `${decimals(actions, 2)} por mão`,
    ofHands: percent,
    /** `share` of the hands have side pots, one of them as many as `most`. */
    inHands: (share: number, most: number): string => `em ${percent(share)}, até ${most} em uma só`,
    conserved: (put: number, out: number): string =>
      `fichas que entram ${count(put)} = fichas que saem ${count(out)}`,
    lost: (put: number, out: number): string =>
      `FICHAS PERDIDAS OU CRIADAS: entram ${count(put)}, saem ${count(out)}`,
    speed: (hands: number, seconds: number, threads: number): string =>
      `${count(Math.round(hands / seconds))} mãos/s: ${count(hands)} em ${decimals(seconds, 2)} s com ${
        threads === 1 ? 'uma thread' : `${threads} threads`
      }`,
  },
};
