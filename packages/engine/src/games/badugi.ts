/** Badugi, and its halves with a low: badeucy and badacey (R135, R140, R141). */

import { drawGame, OWN_DEUCE, OWN_LOW } from './draw.js';
import type { Game, Half } from './game.js';

const BADUGI: Half = { name: 'badugi', by: 'badugi', from: 'own', aceLow: true };
const ACE_HIGH: Half = { name: 'badugi', by: 'badugi-ace-high', from: 'own', aceLow: false };

export const badugi = (): Game =>
  drawGame({
    ...{ name: 'badugi', cards: 4, draws: 3, seats: 8, halves: [BADUGI] },
    limits: ['fixed-limit', 'pot-limit', 'no-limit'],
    ...{ code: 'B', stars: 'Badugi', ohh: 'Badugi' },
  });

export const badeucy = (): Game =>
  drawGame({
    ...{ name: 'badeucy', cards: 5, draws: 3, seats: 6, halves: [OWN_DEUCE, ACE_HIGH] },
    limits: ['fixed-limit'],
    ...{ code: 'BD', stars: null },
  });

export const badacey = (): Game =>
  drawGame({
    ...{ name: 'badacey', cards: 5, draws: 3, seats: 6, halves: [OWN_LOW, BADUGI] },
    limits: ['fixed-limit'],
    ...{ code: 'BA', stars: null },
  });
