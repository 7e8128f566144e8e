/** The games of the calculator, and what their halves and hands are called. */

export const calculatorGames = {
  holdem: 'Hold’em',
  omaha: 'Omaha',
  omaha8: 'Omaha Hi-Lo',
  stud: 'Stud à 7 cartes',
  stud8: 'Stud Hi-Lo 8',
  'stud-hilo': 'Stud Hi-Lo',
  'super-stud': 'Super stud',
  razz: 'Razz',
  razz27: 'Razz 2-7',
  razzdugi: 'Razzdugi',
  '5draw': 'Draw à 5 cartes',
  '27sd': '2-7 à un tirage',
  '27td': '2-7 à trois tirages',
  a5sd: 'A-5 à un tirage',
  a5td: 'A-5 à trois tirages',
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
    best: 'le meilleur badugi',
    half: (chips: string): string => `La moitié badugi est de ${chips}.`,
  },
  inHand: {
    best: 'les cinq meilleures cartes en main',
    half: (chips: string): string => `La moitié des cinq en main est de ${chips}.`,
  },
  winsBoth: (who: string): string => `${who} gagne les deux moitiés.`,
  tieBoth: (who: string): string =>
    `${who} sont à égalité dans les deux moitiés : on ne divise qu’une fois.`,
  /** Stud: odd chips go by the cards. */
  oddBySuit: (odd: string, parts: number): string =>
    `${parts === 1 ? 'Le jeton impair va' : 'Les jetons impairs vont'} à la plus haute carte qui joue, puis à sa couleur : ${odd}.`,
};

/** `ranks` as 8-6-4-2-A. */
export const handNames = {
  low: (ranks: string): string => `Bas ${ranks}`,
  badugi: (ranks: string): string => `Badugi ${ranks}`,
  none: 'Pas de bas',
};
