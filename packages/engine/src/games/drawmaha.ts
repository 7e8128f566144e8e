/** Drawmaha: five-card Omaha with a draw before the turn; half goes to the five in hand (R145). */

import { OWN_DEUCE, OWN_HIGH } from './draw.js';
import { BUTTON_GAME, boardStreets, type Game, type Half, type Limit, phhCodes } from './game.js';
import { OMAHA_HIGH } from './omaha.js';

const LIMITS: readonly Limit[] = ['pot-limit', 'fixed-limit', 'no-limit'];

const drawmahaOf = (name: string, code: string, own: Half): Game => ({
  ...BUTTON_GAME,
  name,
  deck: 'full',
  seats: 7,
  limits: LIMITS,
  streets: boardStreets(5).map((one) =>
    one.name === 'turn' ? { ...one, draw: { min: 0, max: 3, replace: true } } : one,
  ),
  halves: [OMAHA_HIGH, own],
  oddHalf: 'position',
  shortDeck: 'reshuffle',
  codes: { phh: phhCodes(code, LIMITS), stars: null, ohh: 'Drawmaha' },
});

const IN_HAND: Half = { ...OWN_HIGH, name: 'in-hand' };

export const drawmaha = (): Game => drawmahaOf('Drawmaha', 'D', IN_HAND);

export const drawmahaDeuce = (): Game => drawmahaOf('Drawmaha 2-7', 'D/27', OWN_DEUCE);
