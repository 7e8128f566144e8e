/** The games by name, and what is said in those with draws and in mixes. */

import { plural } from './numbers.js';

export const gameNames = {
  holdem: 'Hold’em',
  omaha: 'Omaha',
  omaha5: 'Omaha 5',
  omaha6: 'Omaha 6',
  omaha8: 'Omaha Hi-Lo',
  'omaha5-8': 'Omaha 5 Hi-Lo',
  'short-deck': 'Short deck',
  stud: 'Stud à 7 cartes',
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
  'stud-hilo': 'Stud Hi-Lo sans qualification',
  razz27: '2-7 Razz',
  razzdugi: 'Razzdugi',
  a5sd: 'A-5 Single Draw',
} as const;

export const draw = {
  /** Heard with the cards themselves, each of which is a button. */
  cards: 'Vos cartes : marquez celles à jeter',
  drew: (count: number): string => (count === 0 ? 'Servi' : `Tire ${count}`),
  /** Of each draw so far. */
  counts: (counts: readonly number[]): string =>
    `A tiré ${counts.map((count) => (count === 0 ? 'aucune' : count)).join(', puis ')}`,
  title: 'Marquez les cartes à jeter',
  upTo: (most: number): string => `Marquez jusqu’à ${most} cartes à jeter`,
  exactly: (count: number): string =>
    count === 1 ? 'Une carte est à jeter' : `${count} cartes sont à jeter`,
  draw: (count: number): string => (count === 0 ? 'Tirer' : `Tirer ${count}`),
  throw: (count: number): string => `Jeter ${plural(count, 'carte', 'cartes')}`,
  pat: 'Rester servi',
  yours: 'À vous de tirer. Marquez des cartes avec les chiffres et tirez, ou restez servi',
  yoursForced: (count: number): string =>
    count === 1
      ? 'À vous. Jetez une carte : marquez-la avec son chiffre'
      : `À vous. Jetez ${count} cartes : marquez-les avec les chiffres`,
  other: (name: string): string => `${name} tire`,
  /** Where nothing new comes for it. */
  otherForced: (name: string): string => `${name} jette`,
};

export const mix = {
  next: (game: string): string => `puis ${game}`,
  /** Dealer's choice. */
  name: 'Annoncez la prochaine variante',
  choose: 'La jouer',
};
