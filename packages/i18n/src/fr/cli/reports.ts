/** What eval, equity, perft and simulate print. */

import { count, decimals, howMany, listed } from '../../tools/numbers.js';

const percent = (share: number): string => `${decimals(100 * share, 1)} % des mains`;

export const reports = {
  eval: {
    cards: 'Cartes',
    plays: 'Jouent',
    hand: 'Main',
    /** `ranks` as 8-6-4-2-A. */
    low: (ranks: string): string => `Bas ${ranks}`,
    badugi: (ranks: string): string => `Badugi ${ranks}`,
    noLow: 'pas de bas',
    halves: { high: 'Haut', low: 'Bas', badugi: 'Badugi' },
    /** Drawmaha: the five cards that are held. */
    inHand: 'En main',
    ofHalf: (half: string, best: string): string => `${half}\u00a0: ${best}`,
    best: (hands: readonly string[]): string =>
      hands.length === 1
        ? `${hands[0]} est la meilleure main`
        : `Égalité : ${listed(hands)} sont les meilleures mains`,
  },
  equity: {
    hand: 'Main',
    win: 'Gain',
    tie: 'Égalité',
    winHigh: 'Gain haut',
    tieHigh: 'Égal. haut',
    winLow: 'Gain bas',
    tieLow: 'Égal. bas',
    winBadugi: 'Gain bad.',
    tieBadugi: 'Égal. bad.',
    /** Drawmaha: of the five cards in hand. */
    winInHand: 'Gain main',
    tieInHand: 'Égal. main',
    scoop: 'Scoop',
    equity: 'Équité',
    percent: (share: number): string => `${decimals(100 * share, 2)} %`,
    exact: (boards: number): string =>
      `exact : ${howMany(boards, { one: 'tirage', other: 'tirages' })}`,
    sampled: (boards: number, error: number): string =>
      `${howMany(boards, { one: 'tirage', other: 'tirages' })} au hasard, ± ${decimals(100 * error, 2)} %`,
  },
  perft: { depth: 'Profondeur', sequences: 'Suites', ended: 'Finies' },
  simulate: {
    played: 'Joué',
    number: 'Nombre',
    hands: 'Mains',
    actions: 'Actions',
    showdowns: 'Abattages',
    sidePots: 'Pots annexes',
    perHand: (actions: number): string => `${decimals(actions, 2)} par main`,
    ofHands: percent,
    /** `share` of the hands have side pots, one of them as many as `most`. */
    inHands: (share: number, most: number): string =>
      `dans ${percent(share)}, jusqu’à ${most} dans une seule`,
    conserved: (put: number, out: number): string =>
      `jetons entrés ${count(put)} = jetons sortis ${count(out)}`,
    lost: (put: number, out: number): string =>
      `JETONS PERDUS OU CRÉÉS : ${count(put)} entrés, ${count(out)} sortis`,
    speed: (hands: number, seconds: number, threads: number): string =>
      `${count(Math.round(hands / seconds))} mains/s : ${count(hands)} en ${decimals(seconds, 2)} s sur ${
        threads === 1 ? 'un thread' : `${threads} threads`
      }`,
  },
};
