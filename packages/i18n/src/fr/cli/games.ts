/** The games by name, as a report says them behind or before the limit. */

import type { GameName } from '@sidepot/engine';

export const games: Readonly<Record<GameName, string>> = {
  holdem: 'Hold’em',
  omaha: 'Omaha',
  omaha5: 'Omaha 5 cartes',
  omaha6: 'Omaha 6 cartes',
  omaha8: 'Omaha Hi-Lo',
  'omaha5-8': 'Omaha 5 cartes Hi-Lo',
  'short-deck': 'Short deck',
  stud: 'Stud 7 cartes',
  stud8: 'Stud 7 cartes Hi-Lo',
  razz: 'Razz',
  '27sd': '2-7 Single Draw',
  '27td': '2-7 Triple Draw',
  badugi: 'Badugi',
  '5draw': 'Draw 5 cartes',
  a5td: 'A-5 Triple Draw',
  a5sd: 'A-5 Single Draw',
  badeucy: 'Badeucy',
  badacey: 'Badacey',
  courchevel: 'Courchevel',
  'courchevel-8': 'Courchevel Hi-Lo',
  drawmaha: 'Drawmaha',
  'drawmaha-27': 'Drawmaha 2-7',
  pineapple: 'Crazy Pineapple',
  'super-stud': 'Super Stud',
  'stud-hilo': 'Stud Hi-Lo sans qualification',
  razz27: 'Razz 2-7',
  razzdugi: 'Razzdugi',
};
