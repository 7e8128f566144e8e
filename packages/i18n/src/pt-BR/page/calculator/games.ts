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
  '27sd': '2-7 single draw',
  '27td': '2-7 triple draw',
  a5sd: 'A-5 single draw',
  a5td: 'A-5 triple draw',
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
    best: 'o melhor badugi',
    half: (chips: string): string => `A metade do badugi é de ${chips}.`,
  },
  inHand: {
    best: 'as melhores cinco na mão',
    half: (chips: string): string => `A metade das cinco na mão é de ${chips}.`,
  },
  winsBoth: (who: string): string => `${who} ganha as duas metades.`,
  tieBoth: (who: string): string => `${who} empatam nas duas metades, então se divide uma só vez.`,
  /** Stud: odd chips go by the cards. */
  oddBySuit: (odd: string, parts: number): string =>
    `${parts === 1 ? 'A ficha ímpar sai' : 'As fichas ímpares saem'} pela carta mais alta que joga e seu naipe: ${odd}.`,
};

/** `ranks` as 8-6-4-2-A. */
export const handNames = {
  low: (ranks: string): string => `Low ${ranks}`,
  badugi: (ranks: string): string => `Badugi ${ranks}`,
  none: 'Sem low',
};
