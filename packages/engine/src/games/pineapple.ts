/** Pineapple, the crazy one: three cards, and one goes before the turn (R146). */

import { BUTTON_GAME, boardStreets, type Game, phhCodes } from './game.js';

export const pineapple = (): Game => ({
  ...BUTTON_GAME,
  name: 'pineapple',
  deck: 'full',
  seats: 10,
  limits: ['no-limit', 'fixed-limit'],
  streets: boardStreets(3).map((one) =>
    one.name === 'turn' ? { ...one, draw: { min: 1, max: 1, replace: false } } : one,
  ),
  halves: [{ name: 'high', by: 'high', from: 'any', aceLow: false }],
  codes: { phh: phhCodes('CP', ['no-limit', 'fixed-limit']), stars: null, ohh: 'Pineapple' },
});
