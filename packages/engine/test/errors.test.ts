/** Every code a hand can be refused with (R104), and that refusing changes nothing (R7). */

import {
  ERROR_CODES,
  explain,
  PokerError,
  REFUSAL_TEXTS,
  type Refusal,
  type RefusalTexts,
  readHandJson,
  refusalText,
  type SettleInput,
  settle,
  type Wants,
} from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { unfit } from '../src/checks.js';
import { reject } from '../src/errors.js';
import { codeOf, hand } from './hands.js';

const good = (): SettleInput => hand({ players: 'A@1 10, B@2 10', boards: ['A > B'] });
const player = (change: object) => {
  const [a, b] = good().players;
  return { ...good(), players: [a, { ...b, ...change }] };
};
const MAX = Number.MAX_SAFE_INTEGER;

const CASES: readonly [code: string, title: string, input: unknown][] = [
  ['NOT_INTEGER', 'a fraction', player({ live: 10.5 })],
  ['NOT_INTEGER', 'NaN', player({ live: Number.NaN })],
  ['NOT_INTEGER', 'infinity', player({ live: Infinity })],
  ['NOT_INTEGER', 'a string', player({ live: '10' })],
  ['NOT_INTEGER', 'nothing', player({ live: undefined })],
  ['NOT_INTEGER', 'null', player({ dead: null })],
  ['NOT_INTEGER', 'a big integer of the other kind', player({ live: 10n })],
  ['NOT_INTEGER', 'a fractional seat', player({ seat: 1.5 })],
  ['NOT_INTEGER', 'a fractional button', { ...good(), button: 1.5 }],
  ['NOT_INTEGER', 'no seat count', { ...good(), seatCount: undefined }],
  ['UNSAFE_INTEGER', 'one amount', player({ live: MAX + 1 })],
  ['UNSAFE_INTEGER', 'far above', player({ live: 1e300 })],
  ['UNSAFE_INTEGER', 'the sum', player({ live: MAX })],
  ['UNSAFE_INTEGER', 'the sum, over compartments', player({ live: MAX - 20, dead: 11 })],
  ['NEGATIVE_AMOUNT', 'live', player({ live: -1 })],
  ['NEGATIVE_AMOUNT', 'ante', player({ ante: -5 })],
  ['NEGATIVE_AMOUNT', 'dead', player({ dead: -5 })],
  ['TOO_FEW_PLAYERS', 'nobody', { ...good(), players: [], boards: [] }],
  ['TOO_FEW_PLAYERS', 'one', { ...good(), players: good().players.slice(0, 1) }],
  [
    'TOO_MANY_PLAYERS',
    '23',
    {
      ...good(),
      seatCount: 30,
      players: Array.from({ length: 23 }, (_, i) => ({ ...good().players[0], id: i, seat: i + 1 })),
    },
  ],
  ['DUPLICATE_PLAYER', 'the same id twice', player({ id: 'A' })],
  [
    'DUPLICATE_PLAYER',
    '1 and "1", which are one key',
    {
      ...good(),
      players: [
        { ...good().players[0], id: 1 },
        { ...good().players[1], id: '1' },
      ],
    },
  ],
  ['DUPLICATE_SEAT', 'two in seat 1', player({ seat: 1 })],
  ['SEAT_OUT_OF_RANGE', 'seat 0', player({ seat: 0 })],
  ['SEAT_OUT_OF_RANGE', 'seat 10 of 9', player({ seat: 10 })],
  ['SEAT_OUT_OF_RANGE', 'a negative seat', player({ seat: -1 })],
  ['SEAT_OUT_OF_RANGE', 'a seat beyond counting', player({ seat: 2 ** 60 })],
  ['BUTTON_OUT_OF_RANGE', 'a negative button', { ...good(), button: -1 }],
  ['BUTTON_OUT_OF_RANGE', 'button 0', { ...good(), button: 0 }],
  ['BUTTON_OUT_OF_RANGE', 'button 10 of 9', { ...good(), button: 10 }],
  ['NO_LIVE_HAND', 'all folded', hand({ players: 'A@1 10 folded, B@2 10 folded' })],
  ['MISSING_RANK', 'no board', { ...good(), boards: [] }],
  ['MISSING_RANK', 'a contender left out', { ...good(), boards: [{ high: [['A']] }] }],
  [
    'MISSING_RANK',
    'left out on the second board',
    { ...good(), boards: [{ high: [['A'], ['B']] }, { high: [['A']] }] },
  ],
  [
    'MISSING_RANK',
    'ranked for low only',
    { ...good(), kind: 'hilo', boards: [{ high: [['A']], low: [['B']] }] },
  ],
  ['DUPLICATE_RANK', 'ranked twice', { ...good(), boards: [{ high: [['A', 'B'], ['A']] }] }],
  [
    'RANK_OF_FOLDED',
    'a folder ranked',
    hand({ players: 'A@1 10, B@2 10, C@3 10 folded', boards: ['C > A > B'] }),
  ],
  [
    'RANK_OF_FOLDED',
    'a folder with a low',
    hand({ players: 'A@1 1, B@2 1, C@3 1 folded', boards: ['A > B / C'] }, { kind: 'hilo' }),
  ],
  ['UNKNOWN_PLAYER', 'a stranger ranked', { ...good(), boards: [{ high: [['A'], ['Z'], ['B']] }] }],
  [
    'ORPHAN_LAYER',
    'reject',
    hand({ players: 'A@1 5, B@2 9 folded, C@3 9 folded' }, { orphanLayer: 'reject' }),
  ],
  ['BAD_UNIT', 'zero', { ...good(), unit: 0 }],
  ['BAD_UNIT', 'negative', { ...good(), unit: -5 }],
  ['BAD_UNIT', 'a fraction', { ...good(), unit: 0.5 }],
  ['BAD_UNIT', 'a string', { ...good(), unit: '1' }],
  ['BAD_RAKE', 'bps above 10,000', { ...good(), rakeConfig: { bps: 20_000 } }],
  ['BAD_BOARDS', 'four boards', { ...good(), boards: Array(4).fill({ high: [['A'], ['B']] }) }],
  [
    'BAD_BOARDS',
    'run twice in a tournament (R88)',
    { ...good(), mode: 'tournament', boards: Array(2).fill({ high: [['A'], ['B']] }) },
  ],
  ['BAD_BOARDS', 'a board that is no object', { ...good(), boards: ['A > B'] }],
  ['BAD_BOARDS', 'no tiers', { ...good(), boards: [{}] }],
  ['BAD_BOARDS', 'tiers that are no lists', { ...good(), boards: [{ high: ['A', 'B'] }] }],
  ['BAD_BOARDS', 'lows in a high game', { ...good(), boards: [{ high: [['A'], ['B']], low: [] }] }],
  [
    'BAD_BOARDS',
    'lows that are no list',
    { ...good(), kind: 'hilo', boards: [{ high: [['A'], ['B']], low: 'A' }] },
  ],
  ['BAD_INPUT', 'an id that is not exact', player({ id: 2 ** 53 })],
  ['BAD_INPUT', 'an option of null', { ...good(), kind: null }],
  ['BAD_RAKE', 'also where it is not taken', { ...good(), mode: 'tournament', rakeConfig: [] }],
  ['BAD_BOARDS', 'a board that is null', { ...good(), boards: [null] }],
  ['BAD_BOARDS', 'a later tier that is no list', { ...good(), boards: [{ high: [['A'], 'B'] }] }],
  [
    'UNKNOWN_PLAYER',
    'a thing that has no name ranked',
    { ...good(), boards: [{ high: [['A'], [Object.create(null)], ['B']] }] },
  ],
  [
    'UNKNOWN_PLAYER',
    'the text "7" ranked for player 7',
    {
      ...good(),
      players: [good().players[0], { ...good().players[1], id: 7 }],
      boards: [{ high: [['A'], ['7']] }],
    },
  ],
  ['BAD_INPUT', 'nothing', undefined],
  ['BAD_INPUT', 'null', null],
  ['BAD_INPUT', 'a list', [good()]],
  ['BAD_INPUT', 'text', 'hand'],
  ['BAD_INPUT', 'no players', { ...good(), players: undefined }],
  ['BAD_INPUT', 'no boards', { ...good(), boards: undefined }],
  ['BAD_INPUT', 'a player that is null', { ...good(), players: [null, ...good().players] }],
  ['BAD_INPUT', 'no id', player({ id: undefined })],
  ['BAD_INPUT', 'an empty id', player({ id: '' })],
  ['BAD_INPUT', 'a fractional id', player({ id: 1.5 })],
  ['BAD_INPUT', 'folded as a word', player({ folded: 'no' })],
  ['BAD_INPUT', 'an unknown kind', { ...good(), kind: 'lowball' }],
  ['BAD_INPUT', 'an unknown orphan rule', { ...good(), orphanLayer: 'burn' }],
  ['BAD_INPUT', 'an unknown mode', { ...good(), mode: 'freeroll' }],
];

describe('R104 validate first', () => {
  test.each(CASES)('%s: %s', (code, _, input) => {
    expect(codeOf(input)).toBe(code);
  });

  test('a hand at the limit is fine', () => {
    expect(codeOf(player({ live: MAX - 10 }))).toBe('accepted');
  });

  test('the error carries the player and the number', () => {
    const result = settle(player({ live: -7 }) as SettleInput);
    expect(result).toEqual({
      ok: false,
      error: {
        code: 'NEGATIVE_AMOUNT',
        player: 'B',
        field: 'live',
        value: -7,
      },
    });
  });

  test('the same hand gets the same error whatever the order of its players', () => {
    const input = good();
    const players = [
      { ...input.players[0], live: -1 },
      { ...input.players[1], live: 0.5 },
    ];
    expect(codeOf({ ...input, players })).toBe(codeOf({ ...input, players: players.reverse() }));
  });
});

describe('R7 all or nothing', () => {
  const frozen = <T>(value: T): T => {
    if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) frozen(part);
      Object.freeze(value);
    }
    return value;
  };
  test.each(CASES)('%s: %s leaves a frozen input alone', (_, __, input) => {
    expect(() => codeOf(frozen(input))).not.toThrow();
  });
  test('an accepted hand is not touched either', () => {
    const input = frozen(hand({ players: 'B@2 30, A@1 10+5d', boards: ['A > B'] }));
    const before = JSON.stringify(input);
    explain(input);
    expect(JSON.stringify(input)).toBe(before);
  });
});

describe('UNKNOWN_KEY in a hand as JSON', () => {
  test.each([
    ['the hand', { ...good(), buton: 3 }, 'buton'],
    ['a player', player({ stack: 5 }), 'players[1].stack'],
    ['a board', { ...good(), boards: [{ high: [], hi: [] }] }, 'boards[0].hi'],
    [
      'a cap step',
      { ...good(), rakeConfig: { bps: 1, cap: [{ players: 2, cap: 5, max: 6 }] } },
      'rakeConfig.cap[0].max',
    ],
    ['the rake', { ...good(), rakeConfig: { bps: 1, percent: 5 } }, 'rakeConfig.percent'],
  ])('%s', (_, json, key) => {
    const result = readHandJson(json);
    expect(!result.ok && result.error).toMatchObject({ code: 'UNKNOWN_KEY', key });
  });
  test('labels are welcome', () => {
    const labelled = { id: 'V01', title: 'a title', rules: ['R1'], ...good() };
    expect(readHandJson(labelled).ok).toBe(true);
  });
  test.each([[null], [5], [[]], ['x']])('%j is left for settle to refuse', (json) => {
    const result = readHandJson(json);
    expect(result.ok && codeOf(result.value)).toBe('BAD_INPUT');
  });
});

describe('refusalText', () => {
  test.each(CASES)('%s: %s becomes a sentence with every detail in it', (_, __, input) => {
    const result = settle(input as SettleInput);
    const text = result.ok ? '' : refusalText(result.error);
    expect(text).not.toMatch(/[{}]|\[ |undefined|^$/);
  });
  test('names the player where there is one', () => {
    const value = -7;
    const field = 'live';
    expect(refusalText({ code: 'NEGATIVE_AMOUNT', field, value, player: 'B' })).toBe(
      'live of B is below zero',
    );
    expect(refusalText({ code: 'NEGATIVE_AMOUNT', field, value })).toBe('live is below zero');
  });
  test('separates the thousands of chips, not of ids and seats', () => {
    const negative = { code: 'NEGATIVE_AMOUNT', field: 'live', value: -1 } as const;
    expect(refusalText({ ...negative, player: 1234567 })).toBe('live of 1234567 is below zero');
    expect(refusalText({ code: 'ORPHAN_LAYER', amount: 1234567 })).toBe(
      '1,234,567 chips lie above every live hand',
    );
    expect(refusalText({ code: 'DUPLICATE_SEAT', players: ['A', 1000], seat: 1000 })).toBe(
      'A, 1000 both sit in seat 1000',
    );
  });
  test('other words can be passed', () => {
    const texts = { ...REFUSAL_TEXTS, NO_LIVE_HAND: 'alle haben aufgegeben' };
    expect(refusalText({ code: 'NO_LIVE_HAND' }, texts)).toBe('alle haben aufgegeben');
  });
  test('what something must be, and why a record is refused, is told by the same table', () => {
    const texts = {
      ...REFUSAL_TEXTS,
      BAD_ANTE: '{field} muss {wants} sein',
      BAD_NOTATION: '[Zeile {line}: ]{reason}',
      wants: { ...REFUSAL_TEXTS.wants, oneOf: '{choices| oder }', atLeast: 'mindestens {least}' },
      reasons: { ...REFUSAL_TEXTS.reasons, looksLike: 'das sieht nach {notation} aus' },
      notations: { ...REFUSAL_TEXTS.notations, csv: 'einer Tabelle' },
    };
    const ante = { code: 'BAD_ANTE', field: 'ante' } as const;
    expect(refusalText({ ...ante, wants: 'atLeast', least: 1000 }, texts)).toBe(
      'ante muss mindestens 1000 sein',
    );
    expect(refusalText({ ...ante, wants: 'oneOf', choices: ['none', 'button'] }, texts)).toBe(
      'ante muss none oder button sein',
    );
    const reason = { reason: 'looksLike', notation: 'csv', line: 1 } as const;
    expect(refusalText({ code: 'BAD_NOTATION', ...reason }, texts)).toBe(
      'Zeile 1: das sieht nach einer Tabelle aus',
    );
  });
  test('a key without a text is shown as it is: older refusals have sentences there', () => {
    const refusal = { code: 'BAD_INPUT', field: 'ante', wants: 'at least 1' as Wants } as const;
    expect(refusalText(refusal)).toBe('ante must be at least 1');
    const texts = { ...REFUSAL_TEXTS, wants: undefined } as never;
    expect(refusalText({ ...refusal, wants: 'list' }, texts)).toBe('ante must be list');
  });
  test('a table that lacks a key is none', () => {
    const { list: _, ...wants } = REFUSAL_TEXTS.wants;
    // @ts-expect-error: no text for `list`
    const texts: RefusalTexts = { ...REFUSAL_TEXTS, wants };
    expect(Object.keys(texts.wants)).not.toContain('list');
  });
  test('is not led astray by what was handed in', () => {
    let nested: unknown = 1;
    for (let depth = 0; depth < 100_000; depth++) nested = [nested];
    const player = [Object.create(null), nested] as never;
    expect(refusalText({ code: 'UNKNOWN_PLAYER', player })).toBe(
      'object, object is not in the hand',
    );
    expect(new PokerError({ code: 'UNKNOWN_PLAYER', player }).message).toBe(
      'UNKNOWN_PLAYER, player: object object',
    );
  });
  test('there is a text for every code', () => {
    const parts = ['wants', 'reasons', 'notations'];
    expect(Object.keys(REFUSAL_TEXTS).sort()).toEqual([...ERROR_CODES, ...parts].sort());
  });
});

test('a PokerError says its code and details, whatever was handed in', () => {
  const value = Object.create(null);
  const place = { field: 'players', wants: 'list' } as const;
  expect(new PokerError({ code: 'BAD_INPUT', ...place, value }).message).toBe(
    'BAD_INPUT, field: players, wants: list, value: object',
  );
  expect(new PokerError({ code: 'BAD_INPUT', ...place, value: ['a', 1] }).message).toBe(
    'BAD_INPUT, field: players, wants: list, value: a 1',
  );
});

test('every code is listed once', () => {
  expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
});

describe('R104 the offending names and numbers', () => {
  test.each<[string, unknown, object]>([
    [
      'MISSING_RANK: on the second board',
      { ...good(), boards: [{ high: [['A'], ['B']] }, { high: [['A']] }] },
      { player: 'B', board: 2 },
    ],
    [
      'DUPLICATE_RANK: in the low of the second board',
      {
        ...good(),
        kind: 'hilo',
        boards: [{ high: [['A', 'B']] }, { high: [['A', 'B']], low: [['B'], ['B']] }],
      },
      { player: 'B', board: 2, half: 'low' },
    ],
    [
      'BAD_BOARDS: the second board',
      { ...good(), boards: [{ high: [['A'], ['B']] }, {}] },
      { field: 'boards[1].high' },
    ],
    ['BAD_INPUT: the second player', player({ id: '' }), { field: 'players[1].id' }],
    ['DUPLICATE_SEAT: both players', player({ seat: 1 }), { players: ['A', 'B'], seat: 1 }],
    ['SEAT_OUT_OF_RANGE: seat and limit', player({ seat: 10 }), { player: 'B', seat: 10, max: 9 }],
  ])('%s', (title, input, details) => {
    const code = title.split(':')[0];
    expect(settle(input as SettleInput)).toMatchObject({ ok: false, error: { code, ...details } });
  });
});

describe('TOO_MANY_PLAYERS starts above 22', () => {
  test('22 are dealt in', () => {
    const [one] = good().players;
    const players = Array.from({ length: 22 }, (_, i) => ({ ...one, id: i, seat: i + 1 }));
    const high = [players.map(({ id }) => id)];
    expect(codeOf({ ...good(), seatCount: 22, players, boards: [{ high }] })).toBe('accepted');
  });
});

describe('readHandJson knows every key of a hand', () => {
  test('each option once', () => {
    const rakeConfig = {
      bps: 500,
      cap: [{ players: 2, cap: 3 }],
      rounding: 'half-even',
      noFlopNoDrop: true,
      flopSeen: true,
      spread: 'main-first',
    };
    const boards = [{ high: [['A'], ['B']], low: [['B']] }];
    const options = { unit: 1, kind: 'hilo', mode: 'cash', orphanLayer: 'reject' };
    const result = readHandJson({ ...good(), ...options, rakeConfig, boards });
    expect(result.ok && codeOf(result.value)).toBe('accepted');
  });
  test('a list is left for settle to refuse', () => {
    const result = readHandJson([good()]);
    expect(result.ok && codeOf(result.value)).toBe('BAD_INPUT');
  });
  test('an unknown key is answered with the known ones', () => {
    const result = readHandJson({ ...good(), boards: [{ high: [], hi: [] }] });
    expect(!result.ok && result.error).toMatchObject({ known: ['high', 'low'] });
  });
});

describe('refusalText and numbers', () => {
  const numbers = { player: 'A', startingStack: 2000, finalStack: 1200, totalContribution: 1500 };
  test.each<[Refusal, string]>([
    [{ code: 'NOT_ENOUGH_CHIPS', ...numbers }, 'A put in 1,500 of a stack of 2,000'],
    [
      { code: 'STACK_MISMATCH', ...numbers },
      'A put in 1,500, but the stack went from 2,000 to 1,200',
    ],
    [
      { code: 'CONSERVATION', expected: 5000, actual: 3000, off: 2000 },
      '5,000 chips in, 3,000 out: off by 2,000',
    ],
    [
      { code: 'BAD_ANTE', field: 'ante', wants: 'paid', player: 'A', put: 3000, owed: 5000 },
      'ante must be paid: A put in 3,000 and owes 5,000',
    ],
    [{ code: 'UNSAFE_INTEGER', field: 'live', value: 2000, max: 1000 }, 'live is above 1,000'],
  ])('every amount of chips has its commas: %o', (refusal, text) => {
    expect(refusalText(refusal)).toBe(text);
  });
  test('a part with one of its details missing is left out', () => {
    const details = { field: 'ante', wants: 'paid', player: 'A' } as const;
    expect(refusalText({ code: 'BAD_ANTE', ...details })).toBe('ante must be paid');
  });
});

describe('a refusal is a union on its code', () => {
  const raised: Refusal = reject('BELOW_MINIMUM', { to: 15, min: 20, max: 100 });
  test('the details of a known code have their types', () => {
    const least = (error: Refusal): number => (error.code === 'BELOW_MINIMUM' ? error.min : 0);
    expect(least(raised)).toBe(20);
    // @ts-expect-error: another code has no minimum
    const none = (error: Refusal): unknown => error.code === 'NO_HAND' && error.min;
    expect(none(raised)).toBe(false);
  });
  test('player, field and board can be asked of any', () => {
    const place = ({ player, field, board }: Refusal): unknown[] => [player, field, board];
    expect(place(reject('MISSING_RANK', { player: 'A', board: 2 }))).toEqual(['A', undefined, 2]);
    expect(place(raised)).toEqual([undefined, undefined, undefined]);
  });
  test('details that a code does not have, or lacks, are no refusal', () => {
    // @ts-expect-error: BELOW_MINIMUM has min and max
    expect(reject('BELOW_MINIMUM', { to: 15 })).toEqual({ code: 'BELOW_MINIMUM', to: 15 });
    // @ts-expect-error: NO_HAND has no details
    expect(reject('NO_HAND', { hand: 1 }).code).toBe('NO_HAND');
    // @ts-expect-error: "at least" what?
    expect(unfit('ante', 'atLeast', 0)).toMatchObject({ field: 'ante', wants: 'atLeast' });
    // @ts-expect-error: nothing is called so
    expect(unfit('ante', 'a list', 0)).toMatchObject({ field: 'ante', wants: 'a list' });
  });
});

describe('what is told of hostile input (issue 13, 10)', () => {
  const thrower = () => {
    throw new Error('no');
  };
  const revoked = () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    return proxy;
  };
  test.each<[string, () => unknown, string]>([
    ['a list without end', () => new Array(2 ** 32 - 1), ' '.repeat(49)],
    ['a revoked proxy', revoked, 'object'],
    ['a list that throws', () => new Proxy([], { get: thrower }), 'object'],
    ['a function', () => Object.assign(() => 1, { toString: thrower }), 'function'],
    ['a symbol', () => Symbol('s'), 'Symbol(s)'],
    ['no prototype', () => Object.create(null), 'object'],
  ])('%s', (_, make, word) => {
    const refusal = { code: 'BAD_INPUT', field: 'x', wants: make() as Wants } as const;
    expect(new PokerError(refusal).message).toBe(`BAD_INPUT, field: x, wants: ${word}`);
    expect(refusalText(refusal)).toBe(`x must be ${word.replaceAll(' ', ', ')}`);
  });
});
