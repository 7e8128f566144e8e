/** The games of the calculator, and what their halves and hands are called. */

export const calculatorGames = {
  holdem: 'Hold’em',
  omaha: 'Omaha',
  omaha8: 'Omaha high-low',
  stud: 'Seven-card stud',
  stud8: 'Stud 8-or-better',
  'stud-hilo': 'Stud high-low',
  'super-stud': 'Super stud',
  razz: 'Razz',
  razz27: '2-7 razz',
  razzdugi: 'Razzdugi',
  '5draw': 'Five-card draw',
  '27sd': '2-7 single draw',
  '27td': '2-7 triple draw',
  a5sd: 'A-5 single draw',
  a5td: 'A-5 triple draw',
  badugi: 'Badugi',
  badeucy: 'Badeucy',
  badacey: 'Badacey',
  courchevel: 'Courchevel',
  'courchevel-8': 'Courchevel high-low',
  drawmaha: 'Drawmaha',
  'drawmaha-27': 'Drawmaha 2-7',
  pineapple: 'Pineapple',
} as const;

/** Halves beside high and low: the badugi, and in Drawmaha the five cards that are held. */
export const halves = {
  badugi: {
    best: 'the best badugi',
    half: (chips: string): string => `The badugi half is ${chips}.`,
  },
  inHand: {
    best: 'the best five in hand',
    half: (chips: string): string => `The half of the five in hand is ${chips}.`,
  },
  winsBoth: (who: string): string => `${who} wins both halves.`,
  tieBoth: (who: string): string => `${who} tie in both halves, so it is divided once.`,
  /** Stud: odd chips go by the cards. */
  oddBySuit: (odd: string, parts: number): string =>
    `${parts === 1 ? 'The odd chip goes' : 'The odd chips go'} by the highest card that plays and its suit: ${odd}.`,
};

/** `ranks` as 8-6-4-2-A. */
export const handNames = {
  low: (ranks: string): string => `Low ${ranks}`,
  badugi: (ranks: string): string => `Badugi ${ranks}`,
  none: 'No low',
};
