/** Seven-card stud, high and eight-or-better, and razz (R105–R119, R134, R138). */

import { type Game, type Half, type Street, street } from './game.js';

export const STUD_HIGH: Half = { name: 'high', by: 'high', from: 'any', aceLow: false };
const STUD_EIGHT: Half = { name: 'low', by: 'eight', from: 'any', aceLow: true };
export const STUD_LOW: Half = { name: 'low', by: 'ace-to-five', from: 'any', aceLow: true };

/** Third street to seventh (R106). */
export const studStreets = (): readonly Street[] => [
  street('third', { down: 2, up: 1, opens: 'bring-in' }),
  street('fourth', { up: 1, opens: 'best-up' }),
  street('fifth', { up: 1, opens: 'best-up', bet: 'big' }),
  street('sixth', { up: 1, opens: 'best-up', bet: 'big' }),
  street('seventh', { down: 1, opens: 'best-up', bet: 'big' }),
];

/** What all studs have: antes and a bring-in, fixed limit, odd chips by suit, a common card. */
export const STUD_GAME = {
  deck: 'full',
  seats: 8,
  forced: 'bring-in',
  limits: ['fixed-limit'],
  upCards: { bringIn: 'lowest', opens: 'highest' },
  oddHalf: 'first',
  oddChip: 'suit',
  shortDeck: 'common',
} as const;

/** The high card brings it in, and the low board speaks first. */
export const LOW_BOARDS = { bringIn: 'highest', opens: 'lowest' } as const;

export const stud = (): Game => ({
  ...STUD_GAME,
  name: 'seven-card stud',
  streets: studStreets(),
  halves: [STUD_HIGH],
  codes: { phh: { 'fixed-limit': 'F7S' }, stars: '7 Card Stud', ohh: 'Stud' },
});

export const studEight = (): Game => ({
  ...STUD_GAME,
  name: 'stud eight-or-better',
  streets: studStreets(),
  halves: [STUD_HIGH, STUD_EIGHT],
  codes: { phh: { 'fixed-limit': 'F7S/8' }, stars: '7 Card Stud Hi/Lo', ohh: 'StudHiLo' },
});

export const razz = (): Game => ({
  ...STUD_GAME,
  name: 'razz',
  streets: studStreets(),
  upCards: LOW_BOARDS,
  halves: [STUD_LOW],
  codes: { phh: { 'fixed-limit': 'FR' }, stars: 'Razz', ohh: 'Razz' },
});
