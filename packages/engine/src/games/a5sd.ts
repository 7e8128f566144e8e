/** Ace-to-five single draw (R122, R138). */

import { drawGame, OWN_LOW } from './draw.js';
import type { Game } from './game.js';

export const aceSingle = (): Game =>
  drawGame({
    ...{ name: 'A-5 single draw', cards: 5, draws: 1, seats: 7, halves: [OWN_LOW] },
    limits: ['fixed-limit', 'pot-limit', 'no-limit'],
    ...{ code: 'AL1D', stars: null },
  });
