/** Point 10: whatever is handed to the notation, the answer has a code and nothing else is thrown. */

import { describe, expect, test } from 'vitest';
import { ERROR_CODES, PokerError } from '../../src/errors.js';
import * as notation from '../../src/notation/index.js';
import { type Source, seeded } from '../arbitrary.js';
import { SAMPLES, SIDE_POTS, TWICE } from './export-hands.js';
import { accepted, phh } from './samples.js';

const throwing = (): object => ({
  get anything(): never {
    throw new Error('no');
  },
});

/** Plain data: refused by its shape. */
const PLAIN: readonly unknown[] = [
  null,
  undefined,
  7,
  Number.NaN,
  -1,
  '',
  'x',
  true,
  Symbol('s'),
  10n,
  () => 1,
  {},
  Object.create(null),
  [],
  [null],
  new Array(3),
  new Array(4_294_967_295),
  new Map(),
];

const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};
const trapped = (): object =>
  new Proxy(
    {},
    {
      get: () => {
        throw new Error('get');
      },
      ownKeys: () => {
        throw new Error('keys');
      },
    },
  );

/** Cannot even be read. */
const UNREADABLE: readonly unknown[] = [throwing(), revoked(), trapped()];

/** What came back: a code, `fine`, or what should never be. */
function codeOf(call: () => unknown): string {
  try {
    const value = call();
    const isResult = typeof value === 'object' && value !== null && 'ok' in value;
    if (isResult && value.ok === false)
      return (value as unknown as { error: { code: string } }).error.code;
    return 'fine';
  } catch (error) {
    return error instanceof PokerError ? error.code : `threw ${String(error)}`;
  }
}

const hand = accepted(notation.readPhh(phh("players = ['A', 'B', 'C']", '_rake = 1')));
const sample = SAMPLES[0]![1];
const meta = sample.meta;

/** Every function, with the arguments that it takes. */
const DOORS: readonly (readonly [string, readonly unknown[]])[] = [
  ['readPhh', [phh(), {}]],
  ['readPhhs', [phh(), {}]],
  ['splitPhhs', [phh()]],
  ['writePhh', [hand]],
  ['writePhhs', [[hand]]],
  ['toPhh', [sample.events, {}]],
  ['toPokerStars', [sample.events, meta]],
  ['toOpenHandHistory', [sample.events, meta]],
  ['readPokerStars', ['PokerStars Hand #1', {}]],
  ['splitPokerStars', ['PokerStars Hand #1']],
  ['readGgPoker', ['Poker Hand #1', {}]],
  ['splitGgPoker', ['Poker Hand #1']],
  ['readPokerNow', ['entry,at,order', {}]],
  ['splitPokerNow', ['entry,at,order']],
  ['encodingOf', [new Uint8Array()]],
  ['readOpenHandHistory', [{ ohh: {} }, {}]],
  ['splitOpenHandHistory', ['{}']],
  ['replayHand', [hand, {}]],
  ['convertHand', [hand, 'ohh']],
  ['metaOf', [hand]],
  ['detectNotation', ['x']],
  ['notationProblem', ['x']],
];

const call = (name: string, args: readonly unknown[]): unknown =>
  (notation as unknown as Record<string, (...all: unknown[]) => unknown>)[name]!(...args);

test('these are all functions of the notation', () => {
  const functions = Object.entries(notation).filter(([, one]) => typeof one === 'function');
  expect(DOORS.map(([name]) => name).sort()).toEqual(functions.map(([name]) => name).sort());
});

describe.each(DOORS)('%s', (name, args) => {
  test.each(args.map((_, i) => i))('argument %i: anything else has a code', (at) => {
    for (const value of PLAIN) {
      const code = codeOf(() => call(name, args.with(at, value)));
      expect([...ERROR_CODES, 'fine'], `${String(code)}`).toContain(code);
      expect(code).not.toBe('UNREADABLE');
      // undefined is an option left out, and a text or an empty object may be one.
      if (value === null || typeof value === 'symbol' || typeof value === 'bigint') {
        expect(code).not.toBe('fine');
      }
    }
    for (const value of UNREADABLE) {
      const code = codeOf(() => call(name, args.with(at, value)));
      expect(ERROR_CODES as readonly string[], `${String(code)}`).toContain(code);
    }
  });
});

/** The object with one value deep inside it changed. */
function changed(source: Source, value: unknown, hostile: readonly unknown[]): unknown {
  if (typeof value !== 'object' || value === null || source.int(5) === 0) {
    return hostile[source.int(hostile.length)];
  }
  const keys = Object.keys(value);
  const key = keys[source.int(Math.max(1, keys.length))];
  if (key === undefined) return hostile[source.int(hostile.length)];
  const copy: Record<string, unknown> = Array.isArray(value)
    ? (value.slice() as unknown as Record<string, unknown>)
    : { ...value };
  if (source.int(8) === 0) delete copy[key];
  else copy[key] = changed(source, copy[key], hostile);
  return copy;
}

describe('one value deep inside', () => {
  const hostile = [
    ...PLAIN.filter((one) => typeof one !== 'function'),
    Infinity,
    1e300,
    '__proto__',
    0.5,
    -1,
    99,
    { seat: 1 },
  ];
  const hands = [hand, ...[SIDE_POTS, TWICE].map(({ events }) => notation.toPhh(events))];

  test.each(['replayHand', 'writePhh', 'metaOf', 'convertHand'])('of a hand: %s', (name) => {
    const more: Readonly<Record<string, readonly unknown[]>> = {
      replayHand: [{ events: true, warnings: true }],
      convertHand: ['pokerstars'],
    };
    const source = seeded(31);
    let refusals = 0;
    for (let n = 0; n < 500; n++) {
      const broken = changed(source, hands[n % hands.length], hostile);
      const code = codeOf(() => call(name, [broken, ...(more[name] ?? [])]));
      expect([...ERROR_CODES, 'fine']).toContain(code);
      expect(code, 'plain data can be read').not.toBe('UNREADABLE');
      if (code !== 'fine') refusals++;
    }
    expect(refusals).toBeGreaterThan(150);
  });

  test.each(['toPhh', 'toPokerStars', 'toOpenHandHistory'])('of events or meta: %s', (name) => {
    const source = seeded(32);
    let refusals = 0;
    for (let n = 0; n < 500; n++) {
      const { events, meta: told } = SAMPLES[n % SAMPLES.length]![1];
      const other = name === 'toPhh' ? { venue: 'x', extra: { _a: [1] } } : told;
      const args =
        n % 3 === 0
          ? [events, changed(source, other, hostile)]
          : [changed(source, events, hostile), other];
      const code = codeOf(() => call(name, args));
      expect([...ERROR_CODES, 'fine']).toContain(code);
      expect(code, 'plain data can be read').not.toBe('UNREADABLE');
      if (code !== 'fine') refusals++;
    }
    expect(refusals).toBeGreaterThan(150);
  });

  test('of an object of Open Hand History', () => {
    const source = seeded(33);
    let refusals = 0;
    for (let n = 0; n < 500; n++) {
      const { events, meta: told } = SAMPLES[n % SAMPLES.length]![1];
      const broken = changed(source, notation.toOpenHandHistory(events, told), hostile);
      const code = codeOf(() => notation.readOpenHandHistory(broken));
      expect([...ERROR_CODES, 'fine']).toContain(code);
      expect(code, 'plain data can be read').not.toBe('UNREADABLE');
      if (code !== 'fine') refusals++;
    }
    expect(refusals).toBeGreaterThan(100);
  });
});

describe('point 7: an unknown key is refused, with the nearest known name', () => {
  test.each([
    ['readPhh', [phh(), { units: '1' }], 'unit'],
    ['readPhhs', [phh(), { Unit: '1' }], 'unit'],
    ['readPokerStars', ['x', { unit_: '1' }], 'unit'],
    ['readOpenHandHistory', [{}, { unti: '1' }], 'unit'],
    ['replayHand', [hand, { event: true }], 'events'],
    ['replayHand', [{ ...hand, starting_stacks: [] }, {}], 'startingStacks'],
    ['writePhh', [{ ...hand, player: [] }], 'players'],
    ['toPhh', [sample.events, { seat_count: 6 }], 'seatCount'],
    ['toPokerStars', [sample.events, { ...meta, heros: 1 }], 'hero'],
    ['toOpenHandHistory', [sample.events, { ...meta, tournament: { id: 1, levels: 2 } }], 'level'],
  ] as const)('%s: %#', (name, args, nearest) => {
    let error: unknown;
    try {
      error = (call(name, args) as { error?: unknown }).error;
    } catch (thrown) {
      error = (thrown as PokerError).refusal;
    }
    expect(error).toMatchObject({ code: 'UNKNOWN_KEY', nearest });
  });
});

test('nothing hangs on values that refer to themselves or to each other', () => {
  const self: unknown[] = [];
  self.push(self, self);
  let shared: unknown = [1];
  for (let i = 0; i < 60; i++) shared = [shared, shared];
  for (const value of [self, shared, { table: { self } }]) {
    expect(codeOf(() => notation.writePhh({ ...hand, extra: { value } } as never))).toBe(
      'BAD_INPUT',
    );
  }
});

test('what is handed in is not changed', () => {
  const before = JSON.stringify([hand, sample]);
  notation.writePhh(hand);
  notation.replayHand(hand, { events: true, warnings: true });
  notation.metaOf(hand);
  notation.convertHand(hand, 'ohh');
  notation.toPokerStars(sample.events, { ...meta, seats: { 1: 9 } });
  expect(JSON.stringify([hand, sample])).toBe(before);
});
