/** What eval, equity, perft and simulate print. */

import { count, decimals, howMany, listed } from '../../tools/numbers.js';

const percent = (share: number): string => `${decimals(100 * share, 1)}\u00a0% de las manos`;

export const reports = {
  eval: {
    cards: 'Cartas',
    plays: 'Juegan',
    hand: 'Mano',
    /** `ranks` as 8-6-4-2-A. */
    low: (ranks: string): string => `Baja ${ranks}`,
    badugi: (ranks: string): string => `Badugi ${ranks}`,
    noLow: 'sin baja',
    halves: { high: 'Alta', low: 'Baja', badugi: 'Badugi' },
    /** Drawmaha: the five cards that are held. */
    inHand: 'En mano',
    ofHalf: (half: string, best: string): string => `${half}: ${best}`,
    best: (hands: readonly string[]): string =>
      hands.length === 1 ? `La mejor es ${hands[0]}` : `Empatan como las mejores ${listed(hands)}`,
  },
  equity: {
    hand: 'Mano',
    win: 'Gana',
    tie: 'Empata',
    winHigh: 'Gana alta',
    tieHigh: 'Empata alta',
    winLow: 'Gana baja',
    tieLow: 'Empata baja',
    winBadugi: 'Gana bad.',
    tieBadugi: 'Empata bad.',
    /** Drawmaha: of the five cards in hand. */
    winInHand: 'Gana mano',
    tieInHand: 'Empata mano',
    scoop: 'Scoop',
    equity: 'Equity',
    percent: (share: number): string => `${decimals(100 * share, 2)}\u00a0%`,
    exact: (boards: number): string =>
      `exacto: ${howMany(boards, { one: 'reparto', other: 'repartos' })}`,
    sampled: (boards: number, error: number): string =>
      `${howMany(boards, { one: 'muestra', other: 'muestras' })}, ± ${decimals(100 * error, 2)}\u00a0%`,
  },
  perft: { depth: 'Profundidad', sequences: 'Secuencias', ended: 'Terminadas' },
  simulate: {
    played: 'Jugado',
    number: 'Número',
    hands: 'Manos',
    actions: 'Acciones',
    showdowns: 'Showdowns',
    sidePots: 'Botes paralelos',
    perHand: (actions: number): string => `${decimals(actions, 2)} por mano`,
    ofHands: percent,
    /** `share` of the hands have side pots, one of them as many as `most`. */
    inHands: (share: number, most: number): string =>
      `en el ${percent(share)}, hasta ${most} en una`,
    conserved: (put: number, out: number): string =>
      `fichas: entran ${count(put)} = salen ${count(out)}`,
    lost: (put: number, out: number): string =>
      `FICHAS PERDIDAS O CREADAS: entran ${count(put)}, salen ${count(out)}`,
    speed: (hands: number, seconds: number, threads: number): string =>
      `${count(Math.round(hands / seconds))} manos/s: ${count(hands)} en ${decimals(seconds, 2)} s con ${
        threads === 1 ? 'un hilo' : `${threads} hilos`
      }`,
  },
};
