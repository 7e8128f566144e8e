/** The games by name, as a report says them behind or before the limit. */

import type { GameName } from '@sidepot/engine';

export const games: Readonly<Record<GameName, string>> = {
  holdem: 'Hold’em',
  omaha: 'Omaha',
  omaha5: 'Five Card Omaha',
  omaha6: 'Six Card Omaha',
  omaha8: 'Omaha Hi-Lo',
  'omaha5-8': 'Five Card Omaha Hi-Lo',
  'short-deck': 'Short Deck',
  stud: 'Seven Card Stud',
  stud8: 'Seven Card Stud Hi-Lo',
  razz: 'Razz',
  '27sd': '2-7 Single Draw',
  '27td': '2-7 Triple Draw',
  badugi: 'Badugi',
  '5draw': 'Five Card Draw',
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
  'stud-hilo': 'Stud Hi-Lo ohne Qualifier',
  razz27: '2-7 Razz',
  razzdugi: 'Razzdugi',
};
