/** What the calculator refuses or warns of, on the way in and on the way out. */

import type { CalculatorOptions, CalculatorPlayer, PokerError } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { engine, lines, player, TC10, tc10 } from './calculator-hands.js';
import { thrown, thrownCode } from './hands.js';

describe('input', () => {
  const [alice, bob] = [player('A', 100, 50), player('B', 100, 50)];
  test.each<[string, unknown]>([
    ['TOO_FEW_PLAYERS', [alice]],
    ['TOO_MANY_PLAYERS', Array.from({ length: 23 }, (_, i) => player(`P${i}`, 5, 1))],
    ['DUPLICATE_PLAYER', [alice, alice]],
    ['EMPTY_STACK', [alice, player('B', 0, 0)]],
    ['NOT_ENOUGH_CHIPS', [alice, { ...bob, totalContribution: 150 }]],
    ['STACK_MISMATCH', [alice, { ...bob, finalStack: 60 }]],
    ['NEGATIVE_AMOUNT', [alice, { ...bob, finalStack: -50, totalContribution: 150 }]],
    ['NOT_INTEGER', [alice, { ...bob, startingStack: 100.5 }]],
    ['UNSAFE_INTEGER', [alice, player('B', Number.MAX_SAFE_INTEGER, 1)]],
    ['NO_LIVE_HAND', [player('A', 9, 5, '', true), player('B', 9, 5, '', true)]],
    ['BAD_INPUT', 'players'],
    ['BAD_INPUT', [alice, null]],
    ['BAD_INPUT', [alice, { ...bob, name: '' }]],
    ['BAD_INPUT', [alice, { ...bob, isFolded: 'yes' }]],
    ['BAD_INPUT', [alice, { ...bob, isBb: null }]],
  ])('%s', (code, players) => {
    expect(thrownCode(() => engine(players as CalculatorPlayer[]))).toBe(code);
  });
  test('a misspelt orphanLayer is refused', () => {
    expect(thrownCode(() => tc10({ orphanLayer: 'Reject' as 'reject' }))).toBe('BAD_INPUT');
  });
  test('a position left out is nobody in particular', () => {
    const nowhere = { ...alice, position: undefined } as never;
    expect(thrownCode(() => engine([nowhere, bob], { anteMode: 'button', ante: 1 }))).toBe(
      'BAD_ANTE',
    );
  });
  test('options that are no options', () => {
    expect(thrownCode(() => engine(TC10, null as never))).toBe('BAD_INPUT');
    expect(thrownCode(() => tc10({ seatOrder: 5 as never }))).toBe('BAD_INPUT');
  });
  test('R27 blind-first asks for the blind only if there is a single ante', () => {
    const singleAnteOrder = 'blind-first';
    const two = [player('A', 9, 5), player('B', 9, 5, 'BB')];
    for (const options of [{}, { bbAnte: 0 }, { anteMode: 'perPlayer', ante: 1 } as const]) {
      expect(thrownCode(() => engine(two, { ...options, singleAnteOrder }))).toBe('accepted');
    }
  });
  test('BAD_UNIT', () => {
    expect(thrownCode(() => tc10({ unit: 0 }))).toBe('BAD_UNIT');
  });
  test('is copied: what the caller changes later does not matter', () => {
    const players = TC10.map((one) => ({ ...one }));
    const calculator = engine(players, { bbAnte: 5000 });
    (players[0] as { name: string }).name = 'Mallory';
    expect(lines(calculator)).toEqual(lines(tc10()));
  });
});

describe('awardPots', () => {
  const award = (winners: Record<string, string | string[]>, options?: CalculatorOptions) => {
    const calculator = tc10(options);
    return calculator.awardPots(calculator.calculatePots(), winners);
  };
  test.each<[string, Record<string, string | string[]>, CalculatorOptions?]>([
    ['NOT_ELIGIBLE', { 'Main Pot': 'Bob', 'Side Pot 1': 'Alice' }],
    ['NOT_ELIGIBLE', { 'Main Pot': 'Bob', 'Side Pot 1': ['Bob', 'Alice'] }],
    ['UNKNOWN_PLAYER', { 'Main Pot': 'Zoe', 'Side Pot 1': 'Bob' }],
    ['MISSING_WINNER', { 'Main Pot': 'Bob' }],
    ['MISSING_WINNER', { 'Main Pot': 'Bob', 'Side Pot 1': [] }],
    ['UNKNOWN_POT', { 'Main Pot': 'Bob', 'Side Pot 1': 'Bob', 'Side Pot 2': 'Bob' }],
    ['DUPLICATE_PLAYER', { 'Main Pot': ['Bob', 'Bob'], 'Side Pot 1': 'Bob' }],
    ['INCONSISTENT_WINNERS', { 'Main Pot': 'Charlie', 'Side Pot 1': 'Bob' }, { strict: true }],
    ['MISSING_SEAT', { 'Main Pot': ['Bob', 'Alice'], 'Side Pot 1': 'Bob' }, { seatOrder: ['Bob'] }],
  ])('%s', (code, winners, options) => {
    expect(thrownCode(() => award(winners, options))).toBe(code);
  });
  test('pots that repeat, overflow or are not there', () => {
    const main = { name: 'Main Pot', amount: 2 ** 53 - 1, eligible: ['Bob', 'Alice'] };
    const side = { ...main, name: 'Side Pot 1' };
    const winners = { 'Main Pot': 'Bob', 'Side Pot 1': 'Bob' };
    expect(thrownCode(() => tc10().awardPots([main, main], { 'Main Pot': 'Bob' }))).toBe(
      'INVALID_POTS',
    );
    expect(thrownCode(() => tc10().awardPots([main, side], winners))).toBe('UNSAFE_INTEGER');
    expect(thrownCode(() => tc10().awardPots([main], null as never))).toBe('BAD_INPUT');
    expect(thrownCode(() => tc10().awardPots(null as never, {}))).toBe('BAD_INPUT');
    expect(thrownCode(() => tc10().awardPots([null as never], {}))).toBe('BAD_INPUT');
    expect(
      thrownCode(() => tc10().awardPots([{ ...main, eligible: undefined as never }], {})),
    ).toBe('BAD_INPUT');
    expect(thrownCode(() => tc10().awardPots([main], { 'Main Pot': 5 as never }))).toBe(
      'BAD_INPUT',
    );
    expect(thrownCode(() => tc10().calculateNewStacks(null as never))).toBe('BAD_INPUT');
    expect(thrownCode(() => tc10().validatePotTotal(null as never))).toBe('BAD_INPUT');
  });
  test('R84 unit without seats: shares in units of what was put in, the remainder to the first', () => {
    const main = { name: 'Main Pot', amount: 1325, eligible: ['Alice', 'Bob'] };
    const winners = { 'Main Pot': ['Bob', 'Alice'] };
    expect(tc10({ unit: 100 }).awardPots([main], winners)).toEqual({
      Alice: 650,
      Bob: 675,
      Charlie: 0,
    });
  });
  test('a refusal keeps the warnings of the last award', () => {
    const calculator = tc10();
    const pots = calculator.calculatePots();
    calculator.awardPots(pots, { 'Main Pot': 'Charlie', 'Side Pot 1': 'Bob' });
    expect(thrownCode(() => calculator.awardPots(pots, { 'Main Pot': 'Bob' }))).toBe(
      'MISSING_WINNER',
    );
    expect(calculator.warnings.length).toBe(1);
  });
  test('R89 a tie in the main pot must be a tie in the side pot', () => {
    const strict = { strict: true };
    const tie = { 'Main Pot': ['Bob', 'Charlie'] };
    expect(thrownCode(() => award({ ...tie, 'Side Pot 1': 'Bob' }, strict))).toBe(
      'INCONSISTENT_WINNERS',
    );
    expect(thrownCode(() => award({ ...tie, 'Side Pot 1': ['Charlie', 'Bob'] }, strict))).toBe(
      'accepted',
    );
    expect(
      thrownCode(() => award({ 'Main Pot': 'Bob', 'Side Pot 1': ['Bob', 'Charlie'] }, strict)),
    ).toBe('INCONSISTENT_WINNERS');
    expect(thrownCode(() => award({ 'Main Pot': 'Alice', 'Side Pot 1': 'Bob' }, strict))).toBe(
      'accepted',
    );
  });
  test('R17 an orphan layer can be refused', () => {
    const players = [player('A', 9, 5), player('B', 9, 9, '', true), player('C', 9, 9, '', true)];
    expect(engine(players).calculatePots()[0]?.calculation).toBe(
      '5 × 3 + 8 (above every live hand) = 23',
    );
    const strict = engine(players, { orphanLayer: 'reject' });
    expect(thrownCode(() => strict.calculatePots())).toBe('ORPHAN_LAYER');
  });
});

describe('calculateNewStacks', () => {
  test.each([
    ['CONSERVATION', { Alice: 245_000 }],
    ['CONSERVATION', { Alice: 245_000, Bob: 20_001 }],
    ['UNKNOWN_PLAYER', { Zoe: 265_000 }],
    ['NEGATIVE_AMOUNT', { Alice: 265_001, Bob: -1 }],
    ['accepted', { Alice: 245_000, Bob: 20_000 }],
  ])('%s', (code, winnings) => {
    expect(thrownCode(() => tc10().calculateNewStacks(winnings))).toBe(code);
  });
});

describe('validatePotCalculation', () => {
  const pots = tc10().calculatePots();
  const [main, side] = pots as [(typeof pots)[number], (typeof pots)[number]];
  const judge = (changed: typeof pots): unknown => {
    try {
      tc10().validatePotCalculation(changed);
    } catch (error) {
      const { code, refusal } = error as PokerError;
      return refusal.code === 'INVALID_POTS' ? refusal.condition : code;
    }
    return 'fine';
  };
  test.each([
    ['fine', pots, 'fine'],
    ['1 the total', [main], 'CONSERVATION'],
    ['1 a chip too many', [{ ...main, amount: 245_001 }, side], 'CONSERVATION'],
    ['2 percentages', [{ ...main, percentage: 92.4 }, side], 2],
    ['3 names in order', [main, { ...side, name: 'Side Pot 2' }], 3],
    ['3 the main pot first', [side, main], 3],
    [
      '4 no empty pot',
      [
        { ...main, amount: 265_000, percentage: 100 },
        { ...side, amount: 0, percentage: 0 },
      ],
      4,
    ],
    ['4 somebody eligible', [main, { ...side, eligible: [] }], 4],
    ['5 strictly fewer', [main, { ...side, eligible: ['Alice', 'Bob', 'Charlie'] }], 5],
    ['5 not somebody else', [{ ...main, eligible: ['Alice', 'Bob', 'Zoe'] }, side], 5],
    [
      '6 the ante in the main pot only',
      [
        { ...main, amount: 240_000, percentage: 90.6 },
        { ...side, amount: 25_000, percentage: 9.4 },
      ],
      6,
    ],
  ])('%s', (_, changed, verdict) => {
    expect(judge(changed)).toBe(verdict);
  });
});

describe('R104 the calculator says who and how much', () => {
  const [a, b] = [player('A', 100, 50), player('B', 100, 50)];
  const orphans = [player('A', 9, 5), player('B', 9, 9, '', true), player('C', 9, 9, '', true)];
  const reject = { orphanLayer: 'reject' } as const;
  const award = (winners: unknown) => tc10().awardPots(tc10().calculatePots(), winners as never);
  const pots = tc10().calculatePots();
  test.each<[object, () => unknown]>([
    [{ code: 'BAD_INPUT', field: 'players' }, () => engine(null as never)],
    [{ code: 'BAD_INPUT' }, () => engine([a, { ...b, name: 5 } as never])],
    [
      { code: 'NOT_INTEGER', player: 'B', field: 'totalContribution' },
      () => engine([a, { ...b, totalContribution: 50.5 }]),
    ],
    [{ code: 'EMPTY_STACK', player: 'B' }, () => engine([a, player('B', 0, 0)])],
    [
      {
        code: 'STACK_MISMATCH',
        player: 'B',
        startingStack: 100,
        finalStack: 60,
        totalContribution: 50,
      },
      () => engine([a, { ...b, finalStack: 60 }]),
    ],
    [{ code: 'DUPLICATE_PLAYER', player: 'Bob' }, () => tc10({ seatOrder: ['Bob', 'Bob'] })],
    [
      { code: 'BAD_ANTE', player: 'A', put: 3, owed: 5 },
      () => engine([player('A', 9, 3, 'BB'), player('B', 9, 5)], { bbAnte: 5 }),
    ],
    [{ code: 'ORPHAN_LAYER', amount: 8 }, () => engine(orphans, reject).calculatePots()],
    [
      { code: 'ORPHAN_LAYER', amount: 8 },
      () => engine([...orphans, player('D', 9, 2)], reject).calculatePots(),
    ],
    [{ code: 'BAD_INPUT', field: 'winners' }, () => award([])],
    [{ code: 'BAD_INPUT', field: 'winners' }, () => award('Bob')],
    [{ code: 'BAD_INPUT', field: 'winners.Main Pot' }, () => award({ 'Main Pot': 5 })],
    [{ code: 'BAD_INPUT', field: 'options' }, () => engine([a, b], null as never)],
    [{ code: 'BAD_INPUT', field: 'options' }, () => engine([a, b], [] as never)],
    [{ code: 'BAD_INPUT', field: 'seatOrder' }, () => tc10({ seatOrder: 'AB' as never })],
    [{ code: 'BAD_INPUT', field: 'winnings' }, () => tc10().calculateNewStacks([] as never)],
    [{ code: 'BAD_INPUT', field: 'pots' }, () => tc10().awardPots('pots' as never, {})],
    [{ code: 'BAD_INPUT', field: 'pots' }, () => tc10().validatePotTotal('pots' as never)],
    [{ code: 'BAD_INPUT', field: 'pots[1]' }, () => tc10().awardPots([pots[0], 5] as never, {})],
    [
      { code: 'BAD_INPUT', field: 'pots[1].eligible' },
      () => tc10().awardPots([pots[0]!, { ...pots[1]!, eligible: 'Bob' as never }], {}),
    ],
    [
      { code: 'MISSING_WINNER', pot: 'Main Pot' },
      () => award({ 'Main Pot': undefined, 'Side Pot 1': 'Bob' }),
    ],
    [
      { code: 'NOT_ELIGIBLE', player: 'Alice', pot: 'Side Pot 1', eligible: ['Bob', 'Charlie'] },
      () => award({ 'Main Pot': 'Bob', 'Side Pot 1': 'Alice' }),
    ],
    [
      { code: 'NOT_ELIGIBLE', player: 'Alice' },
      () => tc10().awardPots([{ ...pots[1]!, eligible: ['Bob'] }], { 'Side Pot 1': 'Alice' }),
    ],
    [
      { code: 'NOT_INTEGER', field: 'pots[0].amount' },
      () =>
        tc10().awardPots(
          [
            { name: 'X', amount: 9.5, eligible: ['Bob'] },
            { name: 'Y', amount: 0.5, eligible: ['Bob'] },
          ],
          {},
        ),
    ],
    [
      { code: 'INVALID_POTS', condition: 3, pot: 'Side Pot 2' },
      () => tc10().validatePotCalculation([pots[0]!, { ...pots[1]!, name: 'Side Pot 2' }]),
    ],
    [
      { code: 'CONSERVATION', expected: 510_000, actual: 490_000, off: 20_000 },
      () => tc10().calculateNewStacks({ Alice: 245_000 }),
    ],
  ])('%o', (refusal, run) => {
    expect(thrown(run)).toMatchObject(refusal);
  });
});

describe('the calculator, further', () => {
  test('R11 the uncalled chips of a folder are theirs', () => {
    const players = [player('A', 100, 50), player('B', 100, 50), player('C', 100, 80, '', true)];
    const calculator = engine(players);
    expect(calculator.getUncalledBet()).toEqual({ name: 'C', amount: 30 });
    expect(calculator.calculateNewStacks({ A: 150 })).toEqual({ A: 200, B: 50, C: 50 });
  });
  test('R17 reject lets a hand without an orphan layer pass', () => {
    expect(lines(tc10({ orphanLayer: 'reject' }))).toEqual(lines(tc10()));
  });
  test('R6 a winner who does not share needs no seat', () => {
    const calculator = tc10({ seatOrder: ['Bob'] });
    const winners = { 'Main Pot': 'Alice', 'Side Pot 1': 'Charlie' };
    expect(calculator.awardPots(calculator.calculatePots(), winners)).toEqual({
      Alice: 245_000,
      Bob: 0,
      Charlie: 20_000,
    });
  });
  test('R89 every pot is compared with the one below it', () => {
    const players = [
      player('A', 10, 10),
      player('B', 20, 20),
      player('C', 30, 30),
      player('D', 30, 30),
    ];
    const three = engine(players);
    three.awardPots(three.calculatePots(), {
      'Main Pot': 'A',
      'Side Pot 1': 'D',
      'Side Pot 2': 'C',
    });
    expect(three.warnings).toEqual([
      { code: 'INCONSISTENT_WINNERS', pot: 'Side Pot 2', expected: ['D'], actual: ['C'] },
    ]);
  });
  test('R7 options are copied', () => {
    const options = { bbAnte: 5000, unit: 100 };
    const calculator = engine(TC10, options);
    options.unit = 1;
    const main = { name: 'Main Pot', amount: 1325, eligible: ['Alice', 'Bob'] };
    expect(calculator.awardPots([main], { 'Main Pot': ['Bob', 'Alice'] })).toMatchObject({
      Alice: 650,
      Bob: 675,
    });
  });
  test('a hand without chips has no pots and passes the checks', () => {
    const calculator = engine([player('A', 100, 0), player('B', 100, 0)]);
    expect(calculator.calculatePots()).toEqual([]);
    expect(thrownCode(() => calculator.validatePotCalculation([]))).toBe('accepted');
  });
  test('names that are words of JavaScript', () => {
    const calculator = engine([player('constructor', 10, 5), player('toString', 10, 5)]);
    expect(calculator.calculateNewStacks({ constructor: 10 } as never)).toEqual(
      Object.fromEntries([
        ['constructor', 15],
        ['toString', 5],
      ]),
    );
    const pot = { name: 'constructor', amount: 10, eligible: ['toString'] };
    expect(calculator.awardPots([pot], {})['toString']).toBe(10);
  });
});
