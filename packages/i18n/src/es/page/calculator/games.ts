/** The games of the calculator, and what their halves and hands are called. */

export const calculatorGames = {
  holdem: 'Hold’em',
  omaha: 'Omaha',
  omaha8: 'Omaha Hi-Lo',
  stud: 'Stud de 7 cartas',
  stud8: 'Stud Hi-Lo 8',
  'stud-hilo': 'Stud Hi-Lo',
  'super-stud': 'Super stud',
  razz: 'Razz',
  razz27: 'Razz 2-7',
  razzdugi: 'Razzdugi',
  '5draw': 'Draw de 5 cartas',
  '27sd': '2-7 de un descarte',
  '27td': '2-7 de tres descartes',
  a5sd: 'A-5 de un descarte',
  a5td: 'A-5 de tres descartes',
  badugi: 'Badugi',
  badeucy: 'Badeucy',
  badacey: 'Badacey',
  courchevel: 'Courchevel',
  'courchevel-8': 'Courchevel Hi-Lo',
  drawmaha: 'Drawmaha',
  'drawmaha-27': 'Drawmaha 2-7',
  pineapple: 'Pineapple',
} as const;

/** Halves beside high and low: the badugi, and in Drawmaha the five cards that are held. */
export const halves = {
  badugi: {
    best: 'el mejor badugi',
    half: (chips: string): string => `La mitad del badugi es de ${chips}.`,
  },
  inHand: {
    best: 'las mejores cinco en mano',
    half: (chips: string): string => `La mitad de las cinco en mano es de ${chips}.`,
  },
  winsBoth: (who: string): string => `${who} gana las dos mitades.`,
  tieBoth: (who: string): string =>
    `${who} empatan en las dos mitades, así que se divide una sola vez.`,
  /** Stud: odd chips go by the cards. */
  oddBySuit: (odd: string, parts: number): string =>
    `${parts === 1 ? 'La ficha impar va' : 'Las fichas impares van'} por la carta más alta que juega y su palo: ${odd}.`,
};

/** `ranks` as 8-6-4-2-A. */
export const handNames = {
  low: (ranks: string): string => `Baja ${ranks}`,
  badugi: (ranks: string): string => `Badugi ${ranks}`,
  none: 'Sin baja',
};
