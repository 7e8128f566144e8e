/** Draw games of five cards: deuce-to-seven, ace-to-five, high (R121–R130, R137, R138, R142). */

import { BUTTON_GAME, type Game, type Half, type Limit, phhCodes, street } from './game.js';

export const OWN_DEUCE: Half = { name: 'low', by: 'deuce-to-seven', from: 'own', aceLow: false };
export const OWN_LOW: Half = { name: 'low', by: 'ace-to-five', from: 'own', aceLow: true };
export const OWN_HIGH: Half = { name: 'high', by: 'high', from: 'own', aceLow: false };

const NAMES = ['first draw', 'second draw', 'third draw'] as const;

/** A deal and so many draws; in limit the second half of the rounds has the big bet (R122). */
const drawStreets = (cards: number, draws: 1 | 3): Game['streets'] => [
  street('deal', { down: cards, opens: 'after-blinds' }),
  ...NAMES.slice(0, draws).map((name, i) =>
    street(name, {
      draw: { min: 0, max: cards, replace: true },
      bet: 2 * (i + 1) > draws ? 'big' : 'small',
    }),
  ),
];

interface DrawGame {
  readonly name: string;
  readonly cards: number;
  readonly draws: 1 | 3;
  readonly seats: number;
  readonly limits: readonly Limit[];
  readonly halves: Game['halves'];
  /** PHH's letters behind that of the limit. */
  readonly code: string;
  readonly stars: string | null;
  readonly ohh?: string;
}

/** A draw game: a button game whose discards are shuffled when the deck runs out (R127, R133). */
export const drawGame = (parts: DrawGame): Game => ({
  ...BUTTON_GAME,
  name: parts.name,
  deck: 'full',
  seats: parts.seats,
  limits: parts.limits,
  streets: drawStreets(parts.cards, parts.draws),
  halves: parts.halves,
  oddHalf: 'position',
  shortDeck: 'reshuffle',
  codes: { phh: phhCodes(parts.code, parts.limits), stars: parts.stars, ohh: parts.ohh ?? 'Draw' },
});

export const deuceSingle = (): Game =>
  drawGame({
    ...{ name: '2-7 single draw', cards: 5, draws: 1, seats: 7, halves: [OWN_DEUCE] },
    limits: ['no-limit', 'pot-limit', 'fixed-limit'],
    ...{ code: '2L1D', stars: 'Single Draw 2-7 Lowball' },
  });

export const deuceTriple = (): Game =>
  drawGame({
    ...{ name: '2-7 triple draw', cards: 5, draws: 3, seats: 6, halves: [OWN_DEUCE] },
    limits: ['fixed-limit', 'pot-limit'],
    ...{ code: '2L3D', stars: 'Triple Draw 2-7 Lowball' },
  });

export const aceTriple = (): Game =>
  drawGame({
    ...{ name: 'A-5 triple draw', cards: 5, draws: 3, seats: 6, halves: [OWN_LOW] },
    limits: ['fixed-limit', 'pot-limit', 'no-limit'],
    ...{ code: 'AL3D', stars: null },
  });

export const fiveCardDraw = (): Game =>
  drawGame({
    ...{ name: 'five-card draw', cards: 5, draws: 1, seats: 7, halves: [OWN_HIGH] },
    limits: ['fixed-limit', 'pot-limit', 'no-limit'],
    ...{ code: '5D', stars: '5 Card Draw' },
  });
