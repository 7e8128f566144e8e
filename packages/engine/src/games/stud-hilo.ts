/** Stud high-low without a qualifier: the high card brings it in, the low board opens (R147). */

import type { Game } from './game.js';
import { LOW_BOARDS, STUD_GAME, STUD_HIGH, STUD_LOW, studStreets } from './stud.js';

export const studHighLow = (): Game => ({
  ...STUD_GAME,
  name: 'stud high-low',
  streets: studStreets(),
  upCards: LOW_BOARDS,
  halves: [STUD_HIGH, STUD_LOW],
  codes: { phh: { 'fixed-limit': 'F7S/L' }, stars: null, ohh: 'Stud' },
});
