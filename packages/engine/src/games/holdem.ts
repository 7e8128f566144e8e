/** Hold'em (R98). */

import { boardStreets, type Game } from './game.js';

export const holdem = (): Game => ({
  name: 'hold’em',
  deck: 'full',
  seats: 22,
  forced: 'blinds',
  limits: ['no-limit', 'pot-limit', 'fixed-limit'],
  streets: boardStreets(2),
  halves: [{ name: 'high', by: 'high', from: 'any' }],
  codes: {
    phh: { 'no-limit': 'NT', 'pot-limit': 'PT', 'fixed-limit': 'FT' },
    stars: "Hold'em",
    ohh: 'Holdem',
  },
});
