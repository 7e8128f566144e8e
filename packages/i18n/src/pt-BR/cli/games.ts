/** The games by name, as a report says them behind or before the limit. */

import type { GameName } from '@sidepot/engine';

export const games: Readonly<Record<GameName, string>> = {
  holdem: 'hold’em',
  omaha: 'Omaha',
  omaha5: 'Omaha de cinco cartas',
  omaha6: 'Omaha de seis cartas',
  omaha8: 'Omaha hi-lo',
  'omaha5-8': 'Omaha hi-lo de cinco cartas',
  'short-deck': 'short deck',
  stud: 'seven-card stud',
  stud8: 'stud hi-lo',
  razz: 'razz',
  '27sd': '2-7 single draw',
  '27td': '2-7 triple draw',
  badugi: 'badugi',
  '5draw': 'draw de cinco cartas',
  a5td: 'A-5 triple draw',
  a5sd: 'A-5 single draw',
  badeucy: 'badeucy',
  badacey: 'badacey',
  courchevel: 'Courchevel',
  'courchevel-8': 'Courchevel hi-lo',
  drawmaha: 'Drawmaha',
  'drawmaha-27': 'Drawmaha 2-7',
  pineapple: 'crazy pineapple',
  'super-stud': 'super stud',
  'stud-hilo': 'stud hi-lo sem qualificação',
  razz27: 'razz 2-7',
  razzdugi: 'razzdugi',
};
