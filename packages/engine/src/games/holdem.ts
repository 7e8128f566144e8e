/** Hold'em (R98). */

import { BUTTON_GAME, boardStreets, type Game } from './game.js';

export const holdem = (): Game => ({
  ...BUTTON_GAME,
  name: 'hold’em',
  deck: 'full',
  seats: 22,
  limits: ['no-limit', 'pot-limit', 'fixed-limit'],
  streets: boardStreets(2),
  halves: [{ name: 'high', by: 'high', from: 'any', aceLow: false }],
  codes: {
    phh: { 'no-limit': 'NT', 'pot-limit': 'PT', 'fixed-limit': 'FT' },
    stars: "Hold'em",
    ohh: 'Holdem',
  },
});
