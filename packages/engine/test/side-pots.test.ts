/** The short functions: the case list of the first seed, then what they add to it. */

import {
  calculateSidePots,
  distributePots,
  type PlayerContribution,
  type Pot,
} from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { thrown, thrownCode } from './hands.js';

/** 'A 100, B 50 folded' */
const contributions = (text: string): PlayerContribution[] =>
  text.split(', ').map((one) => {
    const [userId = '', amount = '', folded] = one.split(' ');
    return { userId, amount: Number(amount), isFolded: folded !== undefined };
  });
const pots = (text: string) => calculateSidePots(contributions(text));
const pot = (amount: number, eligible: string): Pot => ({
  amount,
  eligiblePlayerIds: eligible.split(' '),
});
const ranks = (record: Record<string, number>) => new Map(Object.entries(record));
const sum = (numbers: Iterable<number>) => [...numbers].reduce((a, b) => a + b, 0);

describe('calculateSidePots', () => {
  test('two players, no all-in: one pot', () => {
    expect(pots('A 100, B 100')).toEqual([pot(200, 'A B')]);
  });
  test('two players, one all-in with excess: the excess is the last pot, with its one owner', () => {
    expect(pots('A 100, B 50')).toEqual([pot(100, 'A B'), pot(50, 'A')]);
  });
  test('three players, one short', () => {
    expect(pots('A 50, B 100, C 100')).toEqual([pot(150, 'A B C'), pot(100, 'B C')]);
  });
  test('three players, two all-in levels', () => {
    expect(pots('A 30, B 70, C 100')).toEqual([pot(90, 'A B C'), pot(80, 'B C'), pot(30, 'C')]);
  });
  test('four players with varying stacks', () => {
    expect(pots('A 25, B 50, C 75, D 100')).toEqual([
      pot(100, 'A B C D'),
      pot(75, 'B C D'),
      pot(50, 'C D'),
      pot(25, 'D'),
    ]);
  });
  test('folded money is in the pot, the folder is not', () => {
    expect(pots('A 100, B 100, C 40 folded')).toEqual([pot(240, 'A B')]);
    expect(pots('A 100, B 50, C 150, D 30 folded')).toEqual([
      pot(180, 'A B C'),
      pot(100, 'A C'),
      pot(50, 'C'),
    ]);
  });
  test('folded before paying anything: no pot of theirs', () => {
    expect(pots('A 100, B 100, C 0 folded')).toEqual([pot(200, 'A B')]);
  });
  test('all fold but one', () => {
    expect(pots('A 50 folded, B 100, C 100 folded')).toEqual([pot(250, 'B')]);
    expect(pots('A 50 folded, B 100')).toEqual([pot(100, 'B'), pot(50, 'B')]);
  });
  test('nine players with five all-in levels', () => {
    expect(pots('A 10, B 35, C 20 folded, D 60, E 100 folded, F 90, G 150, H 150, I 200')).toEqual([
      pot(90, 'A B D F G H I'),
      pot(185, 'B D F G H I'),
      pot(150, 'D F G H I'),
      pot(150, 'F G H I'),
      pot(190, 'G H I'),
      pot(50, 'I'),
    ]);
  });
  test('R11 the uncalled chips of a folder are theirs', () => {
    expect(pots('A 100, B 100, C 150 folded')).toEqual([pot(300, 'A B'), pot(50, 'C')]);
  });
  test('R17 an orphan layer falls down', () => {
    expect(pots('A 50, B 100 folded, C 100 folded')).toEqual([pot(250, 'A')]);
  });
  test('nothing put in, no pots', () => {
    expect(pots('A 0, B 0')).toEqual([]);
  });
  test('number ids', () => {
    expect(
      calculateSidePots([
        { userId: 7, amount: 100, isFolded: false },
        { userId: 9, amount: 50, isFolded: false },
      ]),
    ).toEqual([
      { amount: 100, eligiblePlayerIds: [7, 9] },
      { amount: 50, eligiblePlayerIds: [7] },
    ]);
  });
  test('eligible players keep the order of the input', () => {
    expect(pots('C 10, A 10, B 10')).toEqual([pot(30, 'C A B')]);
  });
  test.each<[string, unknown]>([
    ['TOO_FEW_PLAYERS', []],
    ['TOO_FEW_PLAYERS', contributions('A 5')],
    ['NO_LIVE_HAND', contributions('A 5 folded, B 5 folded')],
    ['DUPLICATE_PLAYER', contributions('A 5, A 5')],
    ['NEGATIVE_AMOUNT', contributions('A 5, B -5')],
    ['NOT_INTEGER', contributions('A 5, B 5.5')],
    ['NOT_INTEGER', contributions('A 5, B x')],
    ['UNSAFE_INTEGER', contributions('A 5, B 9007199254740993')],
    ['UNSAFE_INTEGER', contributions('A 1, B 9007199254740991')],
    ['BAD_INPUT', 'A 5, B 5'],
    ['BAD_INPUT', [null, null]],
    [
      'BAD_INPUT',
      [
        { userId: 'A', amount: 5 },
        { userId: 'B', amount: 5 },
      ],
    ],
    [
      'TOO_MANY_PLAYERS',
      Array.from({ length: 23 }, (_, i) => ({ userId: i, amount: 1, isFolded: false })),
    ],
  ])('%s', (code, input) => {
    expect(thrownCode(() => calculateSidePots(input as PlayerContribution[]))).toBe(code);
  });
});

describe('distributePots', () => {
  test('the best rank takes every pot it is eligible for', () => {
    const won = distributePots([pot(150, 'A B C'), pot(100, 'A C')], ranks({ A: 1, B: 3, C: 2 }));
    expect(won).toEqual(
      new Map([
        ['B', 150],
        ['C', 100],
      ]),
    );
  });
  test('tie with remainder: the whole of it to the first tied player of the pot', () => {
    const won = distributePots([pot(11, 'C A B')], ranks({ A: 5, B: 5, C: 5 }));
    expect(won).toEqual(
      new Map([
        ['C', 5],
        ['A', 3],
        ['B', 3],
      ]),
    );
  });
  test('R82 with seatOrder one chip each, clockwise', () => {
    const won = distributePots([pot(11, 'C A B')], ranks({ A: 5, B: 5, C: 5 }), {
      seatOrder: ['B', 'A', 'C'],
    });
    expect(won).toEqual(
      new Map([
        ['B', 4],
        ['A', 4],
        ['C', 3],
      ]),
    );
  });
  test('R84 with seatOrder and a unit', () => {
    const won = distributePots([pot(1325, 'A B')], ranks({ A: 1, B: 1 }), {
      seatOrder: ['B', 'A'],
      unit: 100,
    });
    expect(won).toEqual(
      new Map([
        ['B', 675],
        ['A', 650],
      ]),
    );
  });
  test('R84 a unit without seatOrder: shares in units of the pots, the remainder to the first', () => {
    const won = distributePots([pot(1325, 'A B')], ranks({ A: 1, B: 1 }), { unit: 100 });
    expect(won).toEqual(
      new Map([
        ['A', 675],
        ['B', 650],
      ]),
    );
  });
  test('a pot with one eligible player needs no rank', () => {
    expect(distributePots([pot(50, 'A')], new Map())).toEqual(new Map([['A', 50]]));
  });
  test('negative and zero ranks are ranks', () => {
    expect(distributePots([pot(9, 'A B')], ranks({ A: -3, B: -7 }))).toEqual(new Map([['A', 9]]));
    expect(distributePots([pot(9, 'A B')], ranks({ A: -3, B: 0 }))).toEqual(new Map([['B', 9]]));
  });
  test('conservation: in = out, whatever the ranks', () => {
    const table = contributions('A 13, B 29, C 29 folded, D 71, E 3 folded, F 71, G 100');
    for (let seed = 0; seed < 200; seed++) {
      const rankings = new Map(table.map(({ userId }, i) => [userId, (seed * (i + 3)) % 4]));
      const won = distributePots(calculateSidePots(table), rankings);
      expect(sum(won.values())).toBe(13 + 29 + 29 + 71 + 3 + 71 + 100);
      expect(won.has('C') || won.has('E')).toBe(false);
    }
  });
  test.each<[string, () => unknown]>([
    ['MISSING_RANK', () => distributePots([pot(9, 'A B')], ranks({ A: 1 }))],
    ['MISSING_RANK', () => distributePots([pot(9, 'A B')], ranks({ A: 1, B: Number.NaN }))],
    [
      'MISSING_SEAT',
      () => distributePots([pot(9, 'A B')], ranks({ A: 1, B: 1 }), { seatOrder: ['A'] }),
    ],
    ['DUPLICATE_PLAYER', () => distributePots([pot(9, 'A A')], ranks({ A: 1 }))],
    [
      'DUPLICATE_PLAYER',
      () => distributePots([pot(9, 'A B')], ranks({ A: 1, B: 1 }), { seatOrder: ['A', 'B', 'A'] }),
    ],
    [
      'MISSING_RANK',
      () => distributePots([pot(9, 'A B')], new Map(Object.entries({ A: '2', B: '1' })) as never),
    ],
    ['BAD_INPUT', () => distributePots([pot(9, 'A B')], { A: 1, B: 2 } as never)],
    ['BAD_INPUT', () => distributePots('pots' as never, new Map())],
    ['BAD_INPUT', () => distributePots([], new Map(), null as never)],
    ['BAD_INPUT', () => distributePots([], new Map(), { seatOrder: 5 as never })],
    ['BAD_INPUT', () => distributePots([], new Map(), { seatOrder: 'AB' as never })],
    [
      'BAD_INPUT',
      () => distributePots([{ amount: 9, eligiblePlayerIds: [undefined] }] as never, new Map()),
    ],
    ['NO_LIVE_HAND', () => distributePots([{ amount: 9, eligiblePlayerIds: [] }], new Map())],
    ['NOT_INTEGER', () => distributePots([pot(9.5, 'A')], new Map())],
    ['NEGATIVE_AMOUNT', () => distributePots([pot(-9, 'A')], new Map())],
    ['UNSAFE_INTEGER', () => distributePots([pot(2 ** 53 - 1, 'A'), pot(1, 'A')], new Map())],
    ['BAD_UNIT', () => distributePots([pot(9, 'A')], new Map(), { seatOrder: ['A'], unit: 0 })],
    ['BAD_INPUT', () => distributePots([{ amount: 1 } as Pot], new Map())],
  ])('%s', (code, run) => {
    expect(thrownCode(run)).toBe(code);
  });
});

describe('R104 the short functions say who and where', () => {
  const main = pot(9, 'A B');
  const tied = ranks({ A: 1, B: 1 });
  test.each<[object, () => unknown]>([
    [{ code: 'BAD_INPUT' }, () => calculateSidePots(null as never)],
    [
      { code: 'BAD_INPUT', field: 'contributions[1]' },
      () =>
        calculateSidePots([...contributions('A 5'), { userId: '', amount: 5, isFolded: false }]),
    ],
    [
      { code: 'NEGATIVE_AMOUNT', field: 'amount', player: 'B' },
      () => calculateSidePots(contributions('A 5, B -5')),
    ],
    [
      { code: 'BAD_INPUT', field: 'pots[1].eligiblePlayerIds' },
      () => distributePots([main, { amount: 9 } as Pot], tied),
    ],
    [
      { code: 'NO_LIVE_HAND', index: 1 },
      () => distributePots([main, { amount: 9, eligiblePlayerIds: [] }], tied),
    ],
    [
      { code: 'MISSING_RANK', player: 'C', index: 1 },
      () => distributePots([main, pot(9, 'A C')], tied),
    ],
    [
      { code: 'MISSING_SEAT', player: 'B', index: 0 },
      () => distributePots([main], tied, { seatOrder: ['A'] }),
    ],
    [{ code: 'NOT_INTEGER' }, () => distributePots([null] as never, tied)],
    [
      { code: 'NOT_INTEGER', field: 'pots[0].amount' },
      () => distributePots([pot(9.5, 'A'), pot(0.5, 'A')], tied),
    ],
    [
      { code: 'NEGATIVE_AMOUNT', field: 'pots[1].amount' },
      () => distributePots([pot(20, 'A'), pot(-9, 'A')], tied),
    ],
  ])('%o', (refusal, run) => {
    expect(thrown(run)).toMatchObject(refusal);
  });
});

describe('R6 R79 distributePots asks for no more than it needs', () => {
  test('a pot with one eligible player needs no seat', () => {
    expect(distributePots([pot(50, 'A')], new Map(), { seatOrder: ['B'] })).toEqual(
      new Map([['A', 50]]),
    );
  });
  test('a rank may be a fraction', () => {
    expect(distributePots([pot(9, 'A B')], ranks({ A: 0.5, B: 0.25 }))).toEqual(
      new Map([['A', 9]]),
    );
  });
  test('who gets no chip is not listed', () => {
    expect(distributePots([pot(1, 'A B')], ranks({ A: 1, B: 1 }))).toEqual(new Map([['A', 1]]));
  });
});
