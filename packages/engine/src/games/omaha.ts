/** The Omahas: two of four, five or six hole cards play with three of the board (R99, R100). */

import { BUTTON_GAME, boardStreets, type Game, type Half, phhCodes } from './game.js';

export const OMAHA_HIGH: Half = { name: 'high', by: 'high', from: 'two-and-three', aceLow: false };
export const OMAHA_LOW: Half = { name: 'low', by: 'eight', from: 'two-and-three', aceLow: true };

const OMAHA_LIMITS: Game['limits'] = ['pot-limit', 'fixed-limit', 'no-limit'];

/** `code` is PHH's letter and what follows it: O, O5, O/8. */
const omaha = (
  { name, code, stars }: { name: string; code: string; stars: string },
  holeCards: number,
  seats: number,
  halves: Game['halves'],
): Game => ({
  ...BUTTON_GAME,
  name,
  deck: 'full',
  seats,
  limits: OMAHA_LIMITS,
  streets: boardStreets(holeCards),
  halves,
  codes: {
    phh: phhCodes(code, OMAHA_LIMITS),
    stars,
    ohh: halves.length === 1 ? 'Omaha' : 'OmahaHiLo',
  },
});

export const omaha4 = (): Game =>
  omaha({ name: 'Omaha', code: 'O', stars: 'Omaha' }, 4, 11, [OMAHA_HIGH]);

export const omaha5 = (): Game =>
  omaha({ name: 'five-card Omaha', code: 'O5', stars: '5 Card Omaha' }, 5, 8, [OMAHA_HIGH]);

export const omaha6 = (): Game =>
  omaha({ name: 'six-card Omaha', code: 'O6', stars: '6 Card Omaha' }, 6, 7, [OMAHA_HIGH]);

export const omaha4Eight = (): Game =>
  omaha({ name: 'Omaha eight-or-better', code: 'O/8', stars: 'Omaha Hi/Lo' }, 4, 11, [
    OMAHA_HIGH,
    OMAHA_LOW,
  ]);

export const omaha5Eight = (): Game =>
  omaha(
    { name: 'five-card Omaha eight-or-better', code: 'O5/8', stars: '5 Card Omaha Hi/Lo' },
    5,
    8,
    [OMAHA_HIGH, OMAHA_LOW],
  );
