/** The calculator of the second seed: its worked examples and edge cases, with our rulings. */

import {
  type CalculatorOptions,
  type CalculatorPlayer,
  type PokerError,
  PotCalculationEngine,
} from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { thrown, thrownCode } from './hands.js';

const player = (
  name: string,
  startingStack: number,
  put: number,
  position = '',
  isFolded = false,
): CalculatorPlayer => ({
  name,
  startingStack,
  finalStack: startingStack - put,
  totalContribution: put,
  position,
  isBb: position === 'BB',
  isFolded,
});
const engine = (players: CalculatorPlayer[], options?: CalculatorOptions) =>
  new PotCalculationEngine(players, options);
const lines = (calculator: PotCalculationEngine) =>
  calculator
    .calculatePots()
    .map(({ name, amount, eligible, percentage, calculation }) =>
      [name, amount, eligible.join(' '), percentage, calculation].join(' | '),
    );

const TC10 = [
  player('Alice', 80_000, 80_000, 'Dealer'),
  player('Bob', 165_000, 90_000, 'SB'),
  player('Charlie', 265_000, 95_000, 'BB'),
];
const tc10 = (options: CalculatorOptions = {}) => engine(TC10, { bbAnte: 5000, ...options });

describe('worked examples', () => {
  test('1: three players, nobody all-in', () => {
    const calculator = engine(
      [
        player('Alice', 100_000, 25_000, 'Dealer'),
        player('Bob', 100_000, 25_000, 'SB'),
        player('Charlie', 100_000, 30_000, 'BB'),
      ],
      { bbAnte: 5000 },
    );
    expect(lines(calculator)).toEqual([
      'Main Pot | 80000 | Alice Bob Charlie | 100 | 25,000 × 3 + 5,000 (ante) = 80,000',
    ]);
  });

  test('2: TC-10, one all-in', () => {
    expect(lines(tc10())).toEqual([
      'Main Pot | 245000 | Alice Bob Charlie | 92.5 | 80,000 × 3 + 5,000 (ante) = 245,000',
      'Side Pot 1 | 20000 | Bob Charlie | 7.5 | (90,000 - 80,000) × 2 = 20,000',
    ]);
    expect(tc10().getLiveContributions()).toEqual({ Alice: 80_000, Bob: 90_000, Charlie: 90_000 });
    expect(tc10().totalPot).toBe(265_000);
  });

  test('3: three levels, the top 15,000 of which is returned', () => {
    const calculator = engine(
      [
        player('Alice', 50_000, 50_000, 'Dealer'),
        player('Bob', 75_000, 75_000, 'SB'),
        player('Charlie', 100_000, 95_000, 'BB'),
      ],
      { bbAnte: 5000 },
    );
    expect(lines(calculator)).toEqual([
      'Main Pot | 155000 | Alice Bob Charlie | 75.6 | 50,000 × 3 + 5,000 (ante) = 155,000',
      'Side Pot 1 | 50000 | Bob Charlie | 24.4 | (75,000 - 50,000) × 2 = 50,000',
    ]);
    expect(calculator.getUncalledBet()).toEqual({ name: 'Charlie', amount: 15_000 });
    const pots = calculator.calculatePots();
    calculator.validatePotTotal(pots);
    calculator.validatePotCalculation(pots);
    const winnings = calculator.awardPots(pots, { 'Main Pot': 'Alice', 'Side Pot 1': 'Bob' });
    expect(calculator.calculateNewStacks(winnings)).toEqual({
      Alice: 155_000,
      Bob: 50_000,
      Charlie: 20_000,
    });
  });

  test('4: winners entered by hand are paid as entered, with a warning (R89)', () => {
    const calculator = tc10();
    const winnings = calculator.awardPots(calculator.calculatePots(), {
      'Main Pot': 'Charlie',
      'Side Pot 1': 'Bob',
    });
    expect(winnings).toEqual({ Alice: 0, Bob: 20_000, Charlie: 245_000 });
    expect(calculator.warnings.map(({ code }) => code)).toEqual(['INCONSISTENT_WINNERS']);
    expect(calculator.calculateNewStacks(winnings)).toEqual({
      Alice: 0,
      Bob: 95_000,
      Charlie: 415_000,
    });
  });

  test('5: a split of 245,000', () => {
    const main = { name: 'Main Pot', amount: 245_000, eligible: ['Alice', 'Bob', 'Charlie'] };
    expect(tc10().awardPots([main], { 'Main Pot': ['Alice', 'Bob'] })).toEqual({
      Alice: 122_500,
      Bob: 122_500,
      Charlie: 0,
    });
  });

  test('6: the best hand of all takes both pots, without a warning', () => {
    const calculator = tc10();
    const winnings = calculator.awardPots(calculator.calculatePots(), {
      'Main Pot': 'Charlie',
      'Side Pot 1': 'Charlie',
    });
    expect(winnings).toEqual({ Alice: 0, Bob: 0, Charlie: 265_000 });
    expect(calculator.warnings).toEqual([]);
  });
});

describe('edge cases', () => {
  test('1: everyone all-in for the same', () => {
    const calculator = engine(
      [player('A', 100, 100), player('B', 100, 100), player('C', 105, 105, 'BB')],
      { bbAnte: 5 },
    );
    expect(lines(calculator)).toEqual(['Main Pot | 305 | A B C | 100 | 100 × 3 + 5 (ante) = 305']);
  });

  test('2: a tie for 245,001: the odd chip to the first one named', () => {
    const main = { name: 'Main Pot', amount: 245_001, eligible: ['Alice', 'Bob', 'Charlie'] };
    expect(tc10().awardPots([main], { 'Main Pot': ['Bob', 'Alice'] })).toEqual({
      Alice: 122_500,
      Bob: 122_501,
      Charlie: 0,
    });
  });

  test('3: one player wins several pots', () => {
    const calculator = tc10();
    const winnings = calculator.awardPots(calculator.calculatePots(), {
      'Main Pot': 'Bob',
      'Side Pot 1': 'Bob',
    });
    expect(winnings).toEqual({ Alice: 0, Bob: 265_000, Charlie: 0 });
  });

  test('4: three different all-ins: two pots and 25,000 back', () => {
    const calculator = engine([
      player('Alice', 50_000, 50_000),
      player('Bob', 75_000, 75_000),
      player('Charlie', 100_000, 100_000),
    ]);
    expect(lines(calculator)).toEqual([
      'Main Pot | 150000 | Alice Bob Charlie | 75 | 50,000 × 3 = 150,000',
      'Side Pot 1 | 50000 | Bob Charlie | 25 | (75,000 - 50,000) × 2 = 50,000',
    ]);
    expect(calculator.getUncalledBet()).toEqual({ name: 'Charlie', amount: 25_000 });
  });

  test('5: a big blind all-in with ante and blind', () => {
    const calculator = engine(
      [
        player('Alice', 50_000, 5000, 'Dealer'),
        player('Bob', 50_000, 5000, 'SB'),
        player('Charlie', 10_000, 10_000, 'BB'),
      ],
      { bbAnte: 5000 },
    );
    expect(lines(calculator)).toEqual([
      'Main Pot | 20000 | Alice Bob Charlie | 100 | 5,000 × 3 + 5,000 (ante) = 20,000',
    ]);
  });

  test('6: an uncalled river bet goes back', () => {
    const calculator = engine([
      player('Alice', 100_000, 60_000),
      player('Bob', 100_000, 10_000, '', true),
      player('Charlie', 100_000, 10_000, '', true),
    ]);
    expect(calculator.getUncalledBet()).toEqual({ name: 'Alice', amount: 50_000 });
    expect(lines(calculator)).toEqual(['Main Pot | 30000 | Alice | 100 | 10,000 × 3 = 30,000']);
    const winnings = calculator.awardPots(calculator.calculatePots(), {});
    expect(calculator.calculateNewStacks(winnings)).toEqual({
      Alice: 120_000,
      Bob: 90_000,
      Charlie: 90_000,
    });
  });

  test('7: with seats the odd chips go one each, clockwise from the button', () => {
    const main = { name: 'Main Pot', amount: 11, eligible: ['Alice', 'Bob', 'Charlie'] };
    const winners = { 'Main Pot': ['Alice', 'Bob', 'Charlie'] };
    expect(tc10().awardPots([main], winners)).toEqual({ Alice: 5, Bob: 3, Charlie: 3 });
    const seated = tc10({ seatOrder: ['Bob', 'Charlie', 'Alice'] });
    expect(seated.awardPots([main], winners)).toEqual({ Alice: 3, Bob: 4, Charlie: 4 });
  });
});

describe('R26–R32 antes', () => {
  const three = (bbStack: number, bbPut: number) => [
    player('Alice', 50_000, 5000, 'Dealer'),
    player('Bob', 50_000, 5000, 'SB'),
    player('Charlie', bbStack, bbPut, 'BB'),
  ];

  test('R31 a big blind of 3,000 facing an ante of 5,000 plays for the ante', () => {
    const calculator = engine(three(3000, 3000), { bbAnte: 5000 });
    expect(calculator.getLiveContributions()).toEqual({ Alice: 5000, Bob: 5000, Charlie: 0 });
    expect(lines(calculator)).toEqual([
      'Main Pot | 3000 | Alice Bob Charlie | 23.1 | 3,000 (ante) = 3,000',
      'Side Pot 1 | 10000 | Alice Bob | 76.9 | 5,000 × 2 = 10,000',
    ]);
  });

  test('R28 ante first: 7,000 are 5,000 ante and 2,000 blind', () => {
    const calculator = engine(three(7000, 7000), { bbAnte: 5000, bigBlind: 5000 });
    expect(calculator.getLiveContributions()['Charlie']).toBe(2000);
    expect(lines(calculator)[0]).toBe(
      'Main Pot | 11000 | Alice Bob Charlie | 64.7 | 2,000 × 3 + 5,000 (ante) = 11,000',
    );
  });

  test('R27 blind first: 7,000 are 5,000 blind and 2,000 ante', () => {
    const calculator = engine(three(7000, 7000), {
      bbAnte: 5000,
      bigBlind: 5000,
      singleAnteOrder: 'blind-first',
    });
    expect(calculator.getLiveContributions()['Charlie']).toBe(5000);
    expect(lines(calculator)).toEqual([
      'Main Pot | 17000 | Alice Bob Charlie | 100 | 5,000 × 3 + 2,000 (ante) = 17,000',
    ]);
  });

  test('R27 blind first with 3,000: no ante at all', () => {
    const calculator = engine(three(3000, 3000), {
      bbAnte: 5000,
      bigBlind: 5000,
      singleAnteOrder: 'blind-first',
    });
    expect(lines(calculator)).toEqual([
      'Main Pot | 9000 | Alice Bob Charlie | 69.2 | 3,000 × 3 = 9,000',
      'Side Pot 1 | 4000 | Alice Bob | 30.8 | (5,000 - 3,000) × 2 = 4,000',
    ]);
  });

  test('R23 per-player antes, one short, one exact', () => {
    const calculator = engine(
      [
        player('A', 3, 3),
        player('B', 100, 25),
        player('C', 100, 25),
        player('D', 100, 15, '', true),
        player('E', 5, 5),
      ],
      { anteMode: 'perPlayer', ante: 5 },
    );
    expect(calculator.getLiveContributions()).toEqual({ A: 0, B: 20, C: 20, D: 10, E: 0 });
    expect(lines(calculator)).toEqual([
      'Main Pot | 15 | A B C E | 20.5 | 3 × 5 = 15',
      'Side Pot 1 | 8 | B C E | 11 | (5 - 3) × 4 = 8',
      'Side Pot 2 | 50 | B C | 68.5 | (25 - 5) × 2 + 10 (folded) = 50',
    ]);
  });

  test.each(['Dealer', 'BTN', 'button'])('R32 a button ante is paid by %s', (position) => {
    const calculator = engine(
      [player('A', 100, 30, position), player('B', 100, 20, 'SB'), player('C', 100, 20, 'BB')],
      { anteMode: 'button', ante: 10 },
    );
    expect(lines(calculator)).toEqual(['Main Pot | 70 | A B C | 100 | 20 × 3 + 10 (ante) = 70']);
  });

  test('R32 heads-up the small blind is the button', () => {
    const short = [player('A', 12, 12, 'SB'), player('B', 100, 20, 'BB')];
    const options = { anteMode: 'button', ante: 10, smallBlind: 10, bigBlind: 20 } as const;
    expect(engine(short, options).getLiveContributions()).toEqual({ A: 2, B: 20 });
    expect(
      engine(short, { ...options, singleAnteOrder: 'blind-first' }).getLiveContributions(),
    ).toEqual({ A: 10, B: 20 });
  });

  test.each<[string, CalculatorPlayer[], CalculatorOptions]>([
    ['BAD_ANTE', [player('A', 9, 5), player('B', 9, 5)], { bbAnte: 5 }],
    ['BAD_ANTE', [player('A', 9, 5, 'BB'), player('B', 9, 5, 'BB')], { bbAnte: 5 }],
    ['BAD_ANTE', [player('A', 9, 3, 'BB'), player('B', 9, 5)], { bbAnte: 5 }],
    ['BAD_ANTE', [player('A', 9, 3), player('B', 9, 5)], { anteMode: 'perPlayer', ante: 5 }],
    ['BAD_ANTE', [player('A', 9, 5), player('B', 9, 5)], { ante: 5 }],
    ['BAD_ANTE', [player('A', 9, 5), player('B', 9, 5)], { anteMode: 'button', ante: 5 }],
    ['BAD_ANTE', [player('A', 9, 5, 'BB'), player('B', 9, 5)], { bbAnte: 1, ante: 1 }],
    ['BAD_ANTE', TC10, { bbAnte: 1, anteMode: 'button' }],
    ['BAD_ANTE', TC10, { anteMode: 'everyone' as 'none' }],
    ['BAD_ANTE', TC10, { singleAnteOrder: 'both' as 'ante-first' }],
    ['BAD_BLINDS', TC10, { smallBlind: 10, bigBlind: 5 }],
    ['BAD_BLINDS', TC10, { bbAnte: 5000, singleAnteOrder: 'blind-first' }],
    [
      'BAD_BLINDS',
      [player('A', 9, 5, 'SB'), player('B', 9, 5, 'BB')],
      { anteMode: 'button', ante: 1, bigBlind: 5, singleAnteOrder: 'blind-first' },
    ],
    ['NOT_INTEGER', TC10, { bbAnte: 2.5 }],
    ['NEGATIVE_AMOUNT', TC10, { bbAnte: -5 }],
  ])('%s', (code, players, options) => {
    expect(thrownCode(() => engine(players, options))).toBe(code);
  });
});

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
    ['BAD_INPUT', [alice, { ...bob, isBb: undefined }]],
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
  test('R84 unit without seats: shares in units, the rest to the first', () => {
    const main = { name: 'Main Pot', amount: 1325, eligible: ['Alice', 'Bob'] };
    const winners = { 'Main Pot': ['Bob', 'Alice'] };
    expect(tc10({ unit: 100 }).awardPots([main], winners)).toEqual({
      Alice: 600,
      Bob: 725,
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
      const { code, rejection } = error as PokerError;
      return rejection['condition'] ?? code;
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

describe('R26–R32 antes, continued', () => {
  const live = (players: CalculatorPlayer[], options: CalculatorOptions) =>
    engine(players, options).getLiveContributions();
  test('R22 a per-player ante is posted first, whatever the order of a single ante', () => {
    const options = { anteMode: 'perPlayer', ante: 5, smallBlind: 10, bigBlind: 20 } as const;
    expect(
      live([player('A', 12, 12, 'SB'), player('B', 100, 20, 'BB')], {
        ...options,
        singleAnteOrder: 'blind-first',
      }),
    ).toEqual({ A: 7, B: 15 });
  });
  test('R26 the big blind is who is said to be, whatever his position is called', () => {
    const big = { ...player('B', 100, 30, 'Dealer'), isBb: true };
    expect(live([player('A', 100, 20), big], { bbAnte: 10 })).toEqual({ A: 20, B: 20 });
  });
  test('R32 three-handed the button owes no blind', () => {
    const players = [
      player('A', 12, 12, 'D'),
      player('B', 100, 20, 'SB'),
      player('C', 100, 20, 'BB'),
    ];
    expect(
      live(players, {
        anteMode: 'button',
        ante: 10,
        smallBlind: 10,
        singleAnteOrder: 'blind-first',
      }),
    ).toEqual({ A: 2, B: 20, C: 20 });
  });
  test('R32 heads-up the button may be called so', () => {
    const players = [player('A', 100, 30, 'Dealer'), player('B', 100, 20, 'BB')];
    expect(live(players, { anteMode: 'button', ante: 10 })).toEqual({ A: 20, B: 20 });
  });
  test.each<[string, CalculatorPlayer[], CalculatorOptions]>([
    [
      'BAD_ANTE',
      [player('A', 9, 5), player('B', 9, 5, 'SB'), player('C', 9, 5, 'BB')],
      { anteMode: 'button', ante: 5 },
    ],
    ['BAD_ANTE', TC10, { ante: 5000 }],
    ['BAD_ANTE', TC10, { ante: 5000, anteMode: 'none' }],
    ['BAD_ANTE', TC10, { bbAnte: 5000, ante: 5000, anteMode: 'bigBlind' }],
    ['accepted', TC10, { bbAnte: 5000, anteMode: 'bigBlind' }],
    ['accepted', TC10, { ante: 0 }],
    ['accepted', TC10, { singleAnteOrder: 'blind-first' }],
    ['accepted', TC10, { anteMode: 'perPlayer', ante: 5, singleAnteOrder: 'blind-first' }],
    [
      'accepted',
      TC10.slice(0, 2),
      { anteMode: 'perPlayer', ante: 5, singleAnteOrder: 'blind-first' },
    ],
    ['accepted', TC10, { smallBlind: 5, bigBlind: 5 }],
    ['NEGATIVE_AMOUNT', [player('A', 9, 5), player('B', 9, 5)], { ante: -5 }],
    ['NEGATIVE_AMOUNT', TC10, { smallBlind: -1 }],
    ['NOT_INTEGER', TC10, { bigBlind: 2.5 }],
  ])('%s: %#', (code, players, options) => {
    expect(thrownCode(() => engine(players, options))).toBe(code);
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
    [{ code: 'BAD_INPUT', field: 'winners of Main Pot' }, () => award({ 'Main Pot': 5 })],
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
  ])('%o', (rejection, run) => {
    expect(thrown(run)).toMatchObject(rejection);
  });
});

describe('the calculator, further', () => {
  test('R11 the uncalled chips of a folder are his', () => {
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
      Alice: 600,
      Bob: 725,
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
