/** Short deck: hold'em from the six up, antes that are bets (R33), its own ranking (R101). */

import { BUTTON_GAME, boardStreets, type Game } from './game.js';

export const shortDeckGame = (): Game => ({
  ...BUTTON_GAME,
  name: 'short deck',
  deck: 'short',
  seats: 14,
  forced: 'live-antes',
  limits: ['no-limit', 'pot-limit'],
  streets: boardStreets(2),
  halves: [{ name: 'high', by: 'short-deck', from: 'any', aceLow: false }],
  codes: {
    phh: { 'no-limit': 'NS', 'pot-limit': 'PS' },
    stars: "6+ Hold'em",
    ohh: 'ShortDeck',
  },
});
