/** The games by name, and what is said in those with draws and in mixes. */

import { plural } from './numbers.js';

export const gameNames = {
  holdem: 'Hold’em',
  omaha: 'Omaha',
  omaha5: 'Omaha 5',
  omaha6: 'Omaha 6',
  omaha8: 'Omaha Hi-Lo',
  'omaha5-8': 'Omaha 5 Hi-Lo',
  'short-deck': 'Short Deck',
  stud: 'Seven Card Stud',
  stud8: 'Stud Hi-Lo 8',
  razz: 'Razz',
  '27sd': '2-7 Single Draw',
  '27td': '2-7 Triple Draw',
  badugi: 'Badugi',
  '5draw': 'Five Card Draw',
  a5td: 'A-5 Triple Draw',
  badeucy: 'Badeucy',
  badacey: 'Badacey',
  courchevel: 'Courchevel',
  'courchevel-8': 'Courchevel Hi-Lo',
  drawmaha: 'Drawmaha',
  'drawmaha-27': 'Drawmaha 2-7',
  pineapple: 'Pineapple',
  'super-stud': 'Super Stud',
  'stud-hilo': 'Stud Hi-Lo ohne Qualifier',
  razz27: '2-7 Razz',
  razzdugi: 'Razzdugi',
  a5sd: 'A-5 Single Draw',
} as const;

export const draw = {
  /** Heard with the cards themselves, each of which is a button. */
  cards: 'Deine Karten: markiere, was weg soll',
  drew: (count: number): string => (count === 0 ? 'Pat' : `Tauscht ${count}`),
  /** Of each draw so far. */
  counts: (counts: readonly number[]): string =>
    `Getauscht: ${counts.map((count) => (count === 0 ? 'keine' : count)).join(', dann ')}`,
  title: 'Markiere die Karten, die weg sollen',
  upTo: (most: number): string => `Markiere bis zu ${most} Karten, die weg sollen`,
  exactly: (count: number): string =>
    count === 1 ? 'Eine Karte muss weg' : `${count} Karten müssen weg`,
  draw: (count: number): string => (count === 0 ? 'Tauschen' : `${count} tauschen`),
  throw: (count: number): string => `${plural(count, 'Karte', 'Karten')} abwerfen`,
  pat: 'Keine tauschen',
  yours: 'Du tauschst. Markiere Karten mit den Zifferntasten und tausche, oder behalte alle',
  yoursForced: (count: number): string =>
    `Du bist dran. Wirf ${plural(count, 'Karte', 'Karten')} ab: markiere sie mit den Zifferntasten`,
  other: (name: string): string => `${name} tauscht`,
  /** Where nothing new comes for it. */
  otherForced: (name: string): string => `${name} wirft ab`,
};

export const mix = {
  next: (game: string): string => `dann ${game}`,
  /** Dealer's choice. */
  name: 'Nenne das nächste Spiel',
  choose: 'Das spielen',
};
