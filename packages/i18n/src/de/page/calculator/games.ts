/** The games of the calculator, and what their halves and hands are called. */

export const calculatorGames = {
  holdem: 'Hold’em',
  omaha: 'Omaha',
  omaha8: 'Omaha Hi-Lo',
  stud: 'Seven Card Stud',
  stud8: 'Stud Hi-Lo 8',
  'stud-hilo': 'Stud Hi-Lo',
  'super-stud': 'Super Stud',
  razz: 'Razz',
  razz27: '2-7 Razz',
  razzdugi: 'Razzdugi',
  '5draw': 'Five Card Draw',
  '27sd': '2-7 Single Draw',
  '27td': '2-7 Triple Draw',
  a5sd: 'A-5 Single Draw',
  a5td: 'A-5 Triple Draw',
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
    best: 'das beste Badugi',
    half: (chips: string): string => `Die Badugi-Hälfte ist ${chips}.`,
  },
  inHand: {
    best: 'die besten fünf auf der Hand',
    half: (chips: string): string => `Die Hälfte der fünf auf der Hand ist ${chips}.`,
  },
  winsBoth: (who: string): string => `${who} gewinnt beide Hälften.`,
  tieBoth: (who: string): string =>
    `${who} liegen in beiden Hälften gleichauf, also wird nur einmal geteilt.`,
  /** Stud: odd chips go by the cards. */
  oddBySuit: (odd: string, parts: number): string =>
    `${parts === 1 ? 'Der ungerade Chip geht' : 'Die ungeraden Chips gehen'} nach der höchsten Karte, die zählt, und ihrer Farbe: ${odd}.`,
};

/** `ranks` as 8-6-4-2-A. */
export const handNames = {
  low: (ranks: string): string => `Low ${ranks}`,
  badugi: (ranks: string): string => `Badugi ${ranks}`,
  none: 'Kein Low',
};
