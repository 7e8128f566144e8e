import { type RakeConfig, type SettleInput, settle } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { codeOf, hand, settleText } from './hands.js';

const TWO_POTS = 'A@1 40, B@2 500, C@3 700, D@4 10 folded';
const raked = (
  rakeConfig: RakeConfig | null,
  players = TWO_POTS,
  boards: readonly string[] = ['A > C > B'],
  mode?: 'cash' | 'tournament',
) => settleText(hand({ players, boards }, mode ? { rakeConfig, mode } : { rakeConfig }));

describe('R91 cash only', () => {
  test('a tournament hand is never raked', () => {
    expect(raked({ bps: 500 }, TWO_POTS, undefined, 'tournament').rake).toBe(0);
    expect(raked({ bps: 500 }, TWO_POTS, undefined, 'cash').rake).toBe(52);
  });
});

describe('R92 base', () => {
  test('after the refund, dead and folded chips included', () => {
    expect(raked({ bps: 10_000 }).rake).toBe(1050);
    expect(raked({ bps: 10_000 }, 'A@1 10+5d, B@2 10, C@3 3 folded', ['A > B']).rake).toBe(28);
  });
});

describe('R93 rate and rounding', () => {
  test('floor by default', () => {
    expect(raked({ bps: 500 }).rake).toBe(52);
  });
  test.each([
    ['below a half', 500, 1049, 52],
    ['exactly a half, to the even 52', 500, 1050, 52],
    ['exactly a half, to the even 54', 500, 1070, 54],
    ['above a half', 500, 1051, 53],
  ])('half-even: %s', (_, bps, base, rake) => {
    const half = Math.floor(base / 2);
    const players = `A@1 ${half}, B@2 ${half}, C@3 ${base - 2 * half} folded`;
    expect(raked({ bps, rounding: 'half-even' }, players, ['A > B']).rake).toBe(rake);
  });
  test('a product above 2^53 is exact', () => {
    const most = 2 ** 52 - 1;
    const players = `A@1 ${most}, B@2 ${most}, C@3 1 folded`;
    const base = BigInt(most) * 2n + 1n;
    expect(raked({ bps: 9999 }, players, ['A > B']).rake).toBe(Number((base * 9999n) / 10_000n));
  });
});

describe('R94 cap per hand', () => {
  test('30 in all, not per pot', () => {
    expect(raked({ bps: 500, cap: 30 }).rake).toBe(30);
    expect(raked({ bps: 500, cap: 60 }).rake).toBe(52);
    expect(raked({ bps: 500, cap: 0 }).rake).toBe(0);
    expect(raked({ bps: 500, cap: null }).rake).toBe(52);
  });
  test('may depend on the number dealt in', () => {
    const cap = [
      { players: 2, cap: 10 },
      { players: 4, cap: 20 },
      { players: 5, cap: 30 },
    ];
    expect(raked({ bps: 500, cap }).rake).toBe(20);
    expect(raked({ bps: 500, cap }, 'A@1 500, B@2 500', ['A > B']).rake).toBe(10);
    expect(raked({ bps: 500, cap }, 'A@1 500, B@2 500, C@3 folded', ['A > B']).rake).toBe(10);
    expect(raked({ bps: 500, cap }, `${TWO_POTS}, E@5 folded`).rake).toBe(30);
  });
});

describe('R95 no flop, no drop', () => {
  const walk = 'SB@1 100 folded, BB@2 100';
  test.each<[string, Partial<RakeConfig>, number]>([
    ['not said: a hand without a showdown had no flop', {}, 0],
    ['no flop', { flopSeen: false }, 0],
    ['a flop was seen', { flopSeen: true }, 20],
    ['the house drops anyway', { noFlopNoDrop: false, flopSeen: false }, 20],
  ])('%s', (_, config, rake) => {
    expect(raked({ bps: 1000, ...config }, walk, []).rake).toBe(rake);
  });
  test('not said: a showdown had one', () => {
    expect(raked({ bps: 500 }).rake).toBe(52);
  });
});

describe('R96 which pot pays', () => {
  test('proportional, leftover chips to the largest pots', () => {
    expect(raked({ bps: 500, cap: 30 }).pots).toEqual([
      'A B C: 130 (rake 3) -> A 127',
      'B C: 920 (rake 27) -> C 893',
    ]);
  });
  test('equal sizes: the lower index first', () => {
    expect(raked({ bps: 10_000, cap: 3 }, 'A@1 20, B@2 50, C@3 50', ['A > B > C']).pots).toEqual([
      'A B C: 60 (rake 2) -> A 58',
      'B C: 60 (rake 1) -> B 59',
    ]);
  });
  test('main-first can swallow the main pot whole', () => {
    const config: RakeConfig = { bps: 5000, spread: 'main-first' };
    expect(raked(config).pots).toEqual([
      'A B C: 130 (rake 130) -> ',
      'B C: 920 (rake 395) -> C 525',
    ]);
  });
});

describe('R97 once', () => {
  test('before boards and ties', () => {
    const players = 'A@1 75, B@2 75, C@3 1 folded';
    expect(raked({ bps: 500 }, players, ['A > B', 'B > A']).pots).toEqual([
      'A B: 151 (rake 7) -> A 72, B 72',
    ]);
  });
});

describe('BAD_RAKE', () => {
  test.each<[string, unknown]>([
    ['negative bps', { bps: -1 }],
    ['bps above 10,000', { bps: 10_001 }],
    ['a fraction of a basis point', { bps: 2.5 }],
    ['no bps', {}],
    ['a negative cap', { bps: 500, cap: -1 }],
    ['a fractional cap', { bps: 500, cap: 1.5 }],
    ['cap steps that do not start at two', { bps: 500, cap: [{ players: 3, cap: 5 }] }],
    [
      'cap steps that do not rise',
      {
        bps: 500,
        cap: [
          { players: 2, cap: 5 },
          { players: 2, cap: 6 },
        ],
      },
    ],
    ['an empty list of cap steps', { bps: 500, cap: [] }],
    ['cap steps of nothing', { bps: 500, cap: [{ players: 2, cap: 5 }, null] }],
    ['an unknown rounding', { bps: 500, rounding: 'up' }],
    ['an unknown spread', { bps: 500, spread: 'side-first' }],
    ['a flag that is no flag', { bps: 500, flopSeen: 'yes' }],
    ['a list', []],
    ['a number', 5],
  ])('%s', (_, rakeConfig) => {
    expect(codeOf({ ...hand({ players: 'A@1 5, B@2 5', boards: ['A > B'] }), rakeConfig })).toBe(
      'BAD_RAKE',
    );
  });
});

describe('R2 R93 R96 products above 2^53', () => {
  test('the rate: a double would round 12738726000009999 up', () => {
    const half = 637_000_000_000;
    const players = `A@1 ${half}, B@2 ${half}, C@3 1 folded`;
    expect(raked({ bps: 9999 }, players, ['A > B']).rake).toBe(1_273_872_600_000);
  });
  test('the share of a pot: a double would move a chip from side to main', () => {
    const players = 'A@1 100000003, B@2 300000000, C@3 300000000';
    expect(raked({ bps: 10_000, cap: 90_740_741 }, players, ['A > B > C']).pots).toEqual([
      'A B C: 300000009 (rake 38888889) -> A 261111120',
      'B C: 399999994 (rake 51851852) -> B 348148142',
    ]);
  });
});

describe('R93 R94 rounded and capped once, not pot by pot', () => {
  test('two pots of 30 at 5 %: 3 in all, not 1 and 1', () => {
    expect(raked({ bps: 500 }, 'A@1 10, B@2 25, C@3 25', ['A > B > C']).rake).toBe(3);
  });
});

describe('R95 what the caller says of the flop counts', () => {
  test('a showdown without a flop is free', () => {
    expect(raked({ bps: 500, flopSeen: false }).rake).toBe(0);
  });
  test('not said: a board was dealt, although one hand is left', () => {
    expect(raked({ bps: 1000 }, 'SB@1 100 folded, BB@2 100', ['BB']).rake).toBe(20);
  });
});

describe('R96 two chips left over', () => {
  test('go one each to the two largest of three pots', () => {
    const players = 'A@1 10, B@2 20, C@3 30, D@4 30';
    expect(raked({ bps: 10_000, cap: 8 }, players, ['A > B > C > D']).pots).toEqual([
      'A B C D: 40 (rake 4) -> A 36',
      'B C D: 30 (rake 3) -> B 27',
      'C D: 20 (rake 1) -> C 19',
    ]);
  });
});

describe('BAD_RAKE names the field', () => {
  const step = (players: unknown, cap: unknown) => ({ players, cap });
  test.each<[string, string, unknown]>([
    ['rakeConfig', 'a list', []],
    ['rakeConfig', 'a number', 5],
    ['rakeConfig.bps', 'bps above 10,000', { bps: 10_001 }],
    ['rakeConfig.noFlopNoDrop', 'a word for a flag', { bps: 500, noFlopNoDrop: 'no' }],
    ['rakeConfig.cap', 'steps that are no list', { bps: 500, cap: { 0: step(2, 5), length: 1 } }],
    ['rakeConfig.cap', 'half a player', { bps: 500, cap: [step(2, 5), step(2.5, 6)] }],
    ['rakeConfig.cap', 'a negative step', { bps: 500, cap: [step(2, -5)] }],
    ['rakeConfig.cap', 'steps that fall', { bps: 500, cap: [step(2, 5), step(5, 6), step(3, 7)] }],
  ])('%s: %s', (field, _, rakeConfig) => {
    const input = { ...hand({ players: 'A@1 5, B@2 5', boards: ['A > B'] }), rakeConfig };
    expect(settle(input as SettleInput)).toMatchObject({ error: { code: 'BAD_RAKE', field } });
  });
});
