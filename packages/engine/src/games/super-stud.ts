/** Super stud: four down and one up, two go before fourth street; the muck is shuffled (R146). */

import type { Game } from './game.js';
import { STUD_GAME, STUD_HIGH, studStreets } from './stud.js';

export const superStud = (): Game => ({
  ...STUD_GAME,
  name: 'super stud',
  seats: 7,
  streets: studStreets().map((one) => {
    if (one.name === 'third') return { ...one, down: 4 };
    const draw = { min: 2, max: 2, replace: false };
    return one.name === 'fourth' ? { ...one, draw } : one;
  }),
  halves: [STUD_HIGH],
  shortDeck: 'reshuffle',
  codes: { phh: { 'fixed-limit': 'FSS' }, stars: null, ohh: 'Stud' },
});
