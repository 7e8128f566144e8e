/** Razzdugi: half to the razz hand, half to the best badugi of the seven cards (R135, R147). */

import type { Game, Half } from './game.js';
import { LOW_BOARDS, STUD_GAME, STUD_LOW, studStreets } from './stud.js';

const BADUGI: Half = { name: 'badugi', by: 'badugi', from: 'any', aceLow: true };

export const razzdugi = (): Game => ({
  ...STUD_GAME,
  name: 'razzdugi',
  streets: studStreets(),
  upCards: LOW_BOARDS,
  halves: [STUD_LOW, BADUGI],
  codes: { phh: { 'fixed-limit': 'FRB' }, stars: null, ohh: 'Stud' },
});
