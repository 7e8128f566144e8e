/** The address of the calculator holds the whole form, and brings back only what makes sense. */

import { ANTE_MODES } from '@sidepot/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settleInputs } from '../../engine/test/arbitrary.js';
import {
  type CalculatorDraft,
  EMPTY,
  ENTRIES,
  FLOPS,
  MODES,
  WAYS,
} from '../src/calculator/model/draft.js';
import {
  CALCULATOR_GAMES,
  calculatorPath,
  hashOf,
  readLink,
} from '../src/calculator/model/link.js';
import { PRESET_DRAFTS, PRESETS } from '../src/calculator/model/presets.js';
import { stateOf } from '../src/calculator/model/state.js';
import { addressOf, readAddress } from '../src/calculator/share/address.js';

const typed = fc.oneof(
  fc.string({ maxLength: 12, unit: 'grapheme' }),
  fc.nat(99_999).map(String),
  fc.constantFrom('', '12,500', '5.5', '−3', 'AsKd', 'Zoë 🂡'),
);
const key = fc.integer({ min: 1, max: 10 });
const place = fc.record({ key, isTied: fc.boolean() });
const order = fc.record({
  high: fc.array(place, { maxLength: 4 }),
  low: fc.array(place, { maxLength: 4 }),
});

/** Anything that can stand in the form. */
const drafts: fc.Arbitrary<CalculatorDraft> = fc.record({
  title: typed,
  players: fc.array(
    fc.record({
      ...{ key, name: typed, seat: typed, total: typed, ante: typed, dead: typed, live: typed },
      ...{ folded: fc.boolean(), killed: fc.boolean(), forfeit: typed },
      ...{ start: typed, end: typed, cards: typed },
    }),
    { minLength: 1, maxLength: 10 },
  ),
  entry: fc.constantFrom(...ENTRIES),
  ...{ seatCount: typed, button: typed, smallBlind: typed, bigBlind: typed, ante: typed },
  deadBlinds: typed,
  middle: typed,
  anteMode: fc.constantFrom(...ANTE_MODES),
  anteOrder: fc.constantFrom('ante-first', 'blind-first'),
  anteOnTop: fc.boolean(),
  unit: typed,
  game: fc.constantFrom(...CALCULATOR_GAMES),
  mode: fc.constantFrom(...MODES),
  orphanLayer: fc.constantFrom('roll-down', 'reject'),
  hasRake: fc.boolean(),
  ...{ rakePercent: typed, rakeCap: typed, rakeNeedsFlop: fc.boolean() },
  flop: fc.constantFrom(...FLOPS),
  rounding: fc.constantFrom('floor', 'half-even'),
  spread: fc.constantFrom('proportional', 'main-first'),
  boardCount: fc.integer({ min: 1, max: 3 }),
  boards: fc.tuple(typed, typed, typed),
  way: fc.constantFrom(...WAYS),
  picks: fc.dictionary(
    fc.constantFrom('0.0.high', '1.0.high', '0.1.low', '4.2.high'),
    fc.array(key, { maxLength: 3 }),
    { noNullPrototype: true },
  ),
  orders: fc.tuple(order, order, order),
});

describe('the address', () => {
  test('brings back whatever stands in the form', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(readAddress(addressOf(draft))).toEqual(draft);
      }),
    );
  });

  test.each(PRESETS)('of the preset "%s" is short', (name) => {
    const address = addressOf(PRESET_DRAFTS[name]);
    expect(readAddress(address)).toEqual(PRESET_DRAFTS[name]);
    expect(address).toMatch(/^#[A-Za-z0-9_-]+$/);
    expect(address.length).toBeLessThan(1500);
  });

  test('an empty form too', () => {
    expect(readAddress(addressOf(EMPTY))).toEqual(EMPTY);
  });

  test('of another page of ours opens as it was meant', () => {
    fc.assert(
      fc.property(settleInputs(), (hand) => {
        const path = calculatorPath({ hand });
        expect(path.startsWith('/calculator#')).toBe(true);
        expect(readLink(path.slice('/calculator'.length))).toEqual({
          hand: JSON.parse(JSON.stringify(hand)),
        });
      }),
      { numRuns: 50 },
    );
  });

  test('anybody’s text opens a form or nothing, and never breaks the page', () => {
    const anything = fc.oneof(
      fc.string().map((text) => `#${text}`),
      fc.object().map(hashOf),
      fc.object().map((hand) => hashOf({ hand })),
      fc.object().map((form) => hashOf({ form })),
      fc.array(fc.object(), { maxLength: 12 }).map((players) => hashOf({ form: { players } })),
      fc.array(fc.object(), { maxLength: 12 }).map((players) => hashOf({ hand: { players } })),
    );
    fc.assert(
      fc.property(anything, (hash) => {
        const draft = readAddress(hash);
        if (draft === null) return;
        expect(draft.players.length).toBeGreaterThan(0);
        expect(() => stateOf(draft)).not.toThrow();
      }),
    );
  });

  test('a choice that does not exist stays as it usually is', () => {
    const players = [{ name: 'Ann' }, { name: 'Bob', folded: 'yes', total: 12 }];
    const draft = readAddress(hashOf({ form: { players, game: 'bridge', boardCount: 9 } }));
    expect(draft).toMatchObject({ game: 'holdem', boardCount: 1 });
    expect(draft?.players[1]).toMatchObject({ key: 2, name: 'Bob', folded: false, total: '' });
  });
});
