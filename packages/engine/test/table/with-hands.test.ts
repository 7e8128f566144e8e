/** The table and the hand together: every config is one the hand takes, and the chips come back. */

import { describe, expect, it } from 'vitest';
import { deck, shortDeck } from '../../src/cards.js';
import { apply } from '../../src/hand/hand.js';
import { startHand } from '../../src/hand/start.js';
import type { Command, HandConfig, HandState, Turn } from '../../src/hand/state/types.js';
import { type Rng, randomBelow, seededRng, shuffle } from '../../src/random.js';
import {
  applyTable,
  chipsOnTable,
  type TableCommand,
  type TableOptions,
  type TableState,
} from './api.js';
import { after, CASH, EVENT, finish, must, seated, spots, start } from './tables.js';

function next(turn: Turn, rng: Rng): Command {
  switch (turn.kind) {
    case 'act': {
      const type = (['fold', 'check', 'call', 'allIn', 'timeout'] as const)[randomBelow(rng, 5)]!;
      return { type, seat: turn.seat };
    }
    case 'runs':
      return { type: 'runs', seat: turn.seats[0]!, runs: 1 };
    case 'deal':
      return { type: 'deal' };
    case 'showdown':
      return { type: 'showdown' };
    default:
      return { type: 'award' };
  }
}

function playOut(config: HandConfig, rng: Rng): HandState {
  const cards = shuffle(config.game === 'short-deck' ? shortDeck() : deck(), rng);
  let { state } = must(startHand({ ...config, deck: cards }));
  while (state.turn.kind !== 'over') {
    const step = apply(state, next(state.turn, rng));
    if (step.ok) state = step.value.state;
  }
  return state;
}

const TABLES: readonly (readonly [string, TableOptions])[] = [
  ['cash, dead button', { ...CASH, straddle: 'both', rakeConfig: { bps: 500, cap: 40 } }],
  [
    'cash, moving button, antes',
    { ...CASH, buttonRule: 'moving', ante: 10, anteMode: 'perPlayer' },
  ],
  ['cash, button ante', { ...CASH, ante: 100, anteMode: 'button' }],
  ['pot-limit Omaha', { ...CASH, game: 'omaha8' }],
  ['fixed limit', { ...CASH, limit: 'fixed-limit', straddle: 'utg' }],
  ['short deck', { seatCount: 9, game: 'short-deck', ante: 100, minBuyIn: 100, maxBuyIn: 100_000 }],
  ['tournament', EVENT],
  ['fixed-limit tournament', { ...EVENT, limit: 'fixed-limit' }],
];

describe.each(TABLES)('%s', (_, options) => {
  it.each([1, 2, 3, 4, 5])('200 steps, seed %i', (seed) => {
    const rng = seededRng(seed);
    const below = (n: number): number => randomBelow(rng, n);
    let state: TableState = seated(options, 'A1 B2 C4 D6 E9');
    let hands = 0;
    for (let i = 0; i < 200; i++) {
      const player = 'ABCDEFGH'[below(8)]!;
      const comeIn = (['wait', 'post', 'button'] as const)[below(3)]!;
      const sit = { type: 'sit', player, seat: 1 + below(9), comeIn } as const;
      const asked: readonly TableCommand[] = [
        state.settings.mode === 'cash' ? { ...sit, buyIn: 100 * (1 + below(20)) } : sit,
        { type: 'topUp', player, amount: 700 },
        { type: 'sitOut', player },
        { type: 'sitIn', player, comeIn },
        { type: 'leave', player },
        { type: 'straddle', player, on: true },
      ];
      const tried = applyTable(state, asked[below(asked.length)]!);
      if (tried.ok) state = tried.value.state;
      const button = state.seats[below(state.seats.length || 1)]?.seat ?? 1;
      const deal = applyTable(state, {
        type: 'startNextHand',
        ...(state.positions === null && { button }),
        ...(state.settings.mode === 'cash' &&
          below(5) === 0 && { bombPot: { ante: 50 + below(400) } }),
      });
      if (!deal.ok) continue;
      const { players, ...rest } = playOut(deal.value.state.hand!.config, rng);
      const stacks = Object.fromEntries(players.map(({ seat, stack }) => [seat, stack]));
      const before = chipsOnTable(deal.value.state);
      state = after(deal.value.state, { type: 'finishHand', stacks, rake: rest.rake });
      expect(chipsOnTable(state) + rest.rake).toBe(before);
      hands++;
    }
    expect(hands).toBeGreaterThan(3);
  });
});

describe('R42 R57 a bought button in pot-limit Omaha', () => {
  it('the last big blind leaves, who sits down there buys the button: 250, raise to at most 450', () => {
    const table = seated({ ...CASH, game: 'omaha' }, 'A1 C3 D4 E5');
    // Button 4, small blind 5, big blind 1.
    const last = finish(after(table, { type: 'startNextHand', button: 4 }));
    expect(last.positions).toMatchObject({ smallBlind: 5, bigBlind: 1 });
    const sit = { type: 'sit', player: 'N', seat: 1, buyIn: 10_000, comeIn: 'button' } as const;
    const bought = start(after(last, { type: 'leave', player: 'A' }, sit));
    expect(spots(bought)).toBe('button 5, blinds - 3, dealt 1 3 4 5; 1 posts 100+50');
    const config = { ...bought.hand!.config, deck: deck() };
    const { state } = must(startHand(config));
    expect(state.totalPot).toBe(250);
    expect(state.turn).toMatchObject({ kind: 'act', seat: 4, legal: { raise: { max: 450 } } });
  });
});
