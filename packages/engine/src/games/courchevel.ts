/** Courchevel: five-card Omaha whose first board card lies open before the first bets (R144). */

import { BUTTON_GAME, boardStreets, type Game, type Street } from './game.js';
import { OMAHA_HIGH, OMAHA_LOW } from './omaha.js';

const BOARDS = [1, 2, 1, 1];

const streets = (): readonly Street[] =>
  boardStreets(5).map((one, i) => ({ ...one, board: BOARDS[i] ?? 0 }));

const game = (eight: string): Omit<Game, 'name' | 'halves'> => ({
  ...BUTTON_GAME,
  deck: 'full',
  seats: 8,
  limits: ['pot-limit', 'fixed-limit'],
  streets: streets(),
  codes: {
    phh: { 'pot-limit': `PC${eight}`, 'fixed-limit': `FC${eight}` },
    stars: eight === '' ? 'Courchevel' : 'Courchevel Hi/Lo',
    ohh: eight === '' ? 'Omaha' : 'OmahaHiLo',
  },
});

export const courchevel = (): Game => ({ ...game(''), name: 'Courchevel', halves: [OMAHA_HIGH] });

export const courchevelEight = (): Game => ({
  ...game('/8'),
  name: 'Courchevel eight-or-better',
  halves: [OMAHA_HIGH, OMAHA_LOW],
});
