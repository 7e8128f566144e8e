/** The games by name, as a report says them behind or before the limit. */

import type { GameName } from '@sidepot/engine';

export const games: Readonly<Record<GameName, string>> = {
  holdem: 'hold’em',
  omaha: 'Omaha',
  omaha5: 'five-card Omaha',
  omaha6: 'six-card Omaha',
  omaha8: 'Omaha eight-or-better',
  'omaha5-8': 'five-card Omaha eight-or-better',
  'short-deck': 'short deck',
  stud: 'seven-card stud',
  stud8: 'stud eight-or-better',
  razz: 'razz',
  '27sd': '2-7 single draw',
  '27td': '2-7 triple draw',
  badugi: 'badugi',
  '5draw': 'five-card draw',
  a5td: 'A-5 triple draw',
  a5sd: 'A-5 single draw',
  badeucy: 'badeucy',
  badacey: 'badacey',
  courchevel: 'Courchevel',
  'courchevel-8': 'Courchevel eight-or-better',
  drawmaha: 'Drawmaha',
  'drawmaha-27': 'Drawmaha 2-7',
  pineapple: 'crazy pineapple',
  'super-stud': 'super stud',
  'stud-hilo': 'stud high-low',
  razz27: '2-7 razz',
  razzdugi: 'razzdugi',
};
