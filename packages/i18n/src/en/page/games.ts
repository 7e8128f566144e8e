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
  stud: 'Seven-card stud',
  stud8: 'Stud Hi-Lo 8',
  razz: 'Razz',
  '27sd': '2-7 Single draw',
  '27td': '2-7 Triple draw',
  badugi: 'Badugi',
  '5draw': 'Five-card draw',
  a5td: 'A-5 Triple draw',
  badeucy: 'Badeucy',
  badacey: 'Badacey',
  courchevel: 'Courchevel',
  'courchevel-8': 'Courchevel Hi-Lo',
  drawmaha: 'Drawmaha',
  'drawmaha-27': 'Drawmaha 2-7',
  pineapple: 'Pineapple',
  'super-stud': 'Super stud',
  'stud-hilo': 'Stud Hi-Lo, no qualifier',
  razz27: '2-7 Razz',
  razzdugi: 'Razzdugi',
  a5sd: 'A-5 Single draw',
} as const;

export const draw = {
  /** Heard with the cards themselves, each of which is a button. */
  cards: 'Your cards: mark those that go',
  drew: (count: number): string => (count === 0 ? 'Pat' : `Drew ${count}`),
  /** Of each draw so far. */
  counts: (counts: readonly number[]): string =>
    `Drew ${counts.map((count) => (count === 0 ? 'none' : count)).join(', then ')}`,
  title: 'Mark the cards that go',
  upTo: (most: number): string => `Mark up to ${most} cards that go`,
  exactly: (count: number): string => (count === 1 ? 'One card goes' : `${count} cards go`),
  draw: (count: number): string => (count === 0 ? 'Draw' : `Draw ${count}`),
  throw: (count: number): string => `Throw ${plural(count, 'card', 'cards')} away`,
  pat: 'Stand pat',
  yours: 'Your draw. Mark cards with the number keys and draw, or stand pat',
  yoursForced: (count: number): string =>
    count === 1
      ? 'Your turn. Throw one card away: mark it with its number key'
      : `Your turn. Throw ${count} cards away: mark them with the number keys`,
  other: (name: string): string => `${name} draws`,
  /** Where nothing new comes for it. */
  otherForced: (name: string): string => `${name} throws`,
};

export const mix = {
  next: (game: string): string => `then ${game}`,
  /** Dealer's choice. */
  name: 'Name the next game',
  choose: 'Play it',
};
