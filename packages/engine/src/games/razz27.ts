/** Deuce-to-seven razz: straights, flushes and aces are bad, also on the boards (R137, R147). */

import type { Game, Half } from './game.js';
import { LOW_BOARDS, STUD_GAME, studStreets } from './stud.js';

const DEUCE: Half = { name: 'low', by: 'deuce-to-seven', from: 'any', aceLow: false };

export const razzDeuce = (): Game => ({
  ...STUD_GAME,
  name: '2-7 razz',
  streets: studStreets(),
  upCards: LOW_BOARDS,
  halves: [DEUCE],
  codes: { phh: { 'fixed-limit': 'F27R' }, stars: null, ohh: 'Stud' },
});
