/** The third document (S2): stacks and totals, a big-blind ante, named pots, winners entered by hand. */

import { PokerError } from '@sidepot/engine';
import {
  awardPots,
  type CalculatorPlayer,
  calculateAllPots,
  calculateMainPot,
  calculateNewStacks,
  type HandData,
  handleUncalledBet,
  type NamedPot,
  PotCalculationEngine,
  splitPotWithPosition,
  validateInput,
  validatePotCalculation,
  validateWinnerEligibility,
} from '@sidepot/engine/pot-calculator';
import { describe, expect, test } from 'vitest';

const player = (
  name: string,
  startingStack: number,
  finalStack: number,
  position: string,
): CalculatorPlayer => {
  return {
    name,
    startingStack,
    finalStack,
    totalContribution: startingStack - finalStack,
    position,
  };
};
const ANTE = 5_000;
const EXAMPLE_1 = [
  player('Alice', 100_000, 75_000, 'Dealer'),
  player('Bob', 100_000, 75_000, 'SB'),
  player('Charlie', 100_000, 70_000, 'BB'),
];
/** TC-10. */
const EXAMPLE_2 = [
  player('Alice', 80_000, 0, 'Dealer'),
  player('Bob', 165_000, 75_000, 'SB'),
  player('Charlie', 265_000, 170_000, 'BB'),
];
const EXAMPLE_3 = [
  player('Alice', 50_000, 0, 'Dealer'),
  player('Bob', 75_000, 0, 'SB'),
  player('Charlie', 100_000, 5_000, 'BB'),
];

const lines = (pots: readonly NamedPot[]): string[] =>
  pots.map(({ name, amount, eligible, percentage, calculation }) =>
    [name, amount, eligible.join(' '), percentage, calculation].join(' | '),
  );
const refusalOf = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    if (error instanceof PokerError) return error.refusal;
  }
  return 'nothing';
};

describe('PotCalculationEngine', () => {
  test('takes the ante as a number; the big blind is known by their position', () => {
    const pots = new PotCalculationEngine(EXAMPLE_2, ANTE).calculatePots();
    const flagged = EXAMPLE_2.map((one) => ({ ...one, isBb: one.name === 'Charlie' }));
    expect(pots).toEqual(new PotCalculationEngine(flagged, { bbAnte: ANTE }).calculatePots());
    const denied = EXAMPLE_2.map((one) => ({ ...one, isBb: false }));
    expect(refusalOf(() => new PotCalculationEngine(denied, ANTE))).toMatchObject({
      code: 'BAD_ANTE',
    });
    expect(new PotCalculationEngine(EXAMPLE_2).totalPot).toBe(265_000);
  });

  test('compares a total pot that is given', () => {
    expect(new PotCalculationEngine(EXAMPLE_2, { totalPot: 265_000 }).totalPot).toBe(265_000);
    expect(refusalOf(() => new PotCalculationEngine(EXAMPLE_2, { totalPot: 265_001 }))).toEqual({
      ...{ code: 'BAD_INPUT', field: 'totalPot', wants: 'sumPutIn' },
      ...{ sum: 265_000, value: 265_001 },
    });
  });

  test('awards and new stacks of example 4', () => {
    const engine = new PotCalculationEngine(EXAMPLE_2, ANTE);
    const pots = engine.calculatePots();
    const winnings = engine.awardPots(pots, { 'Main Pot': 'Charlie', 'Side Pot 1': 'Bob' });
    expect(winnings).toEqual({ Alice: 0, Bob: 20_000, Charlie: 245_000 });
    expect(engine.calculateNewStacks(winnings)).toEqual({
      Alice: 0,
      Bob: 95_000,
      Charlie: 415_000,
    });
    expect(engine.warnings.map(({ code }) => code)).toEqual(['INCONSISTENT_WINNERS']);
  });

  test('the split pot of example 5', () => {
    const engine = new PotCalculationEngine(EXAMPLE_2, ANTE);
    const pots = engine.calculatePots().slice(0, 1);
    const winnings = engine.awardPots(pots, { 'Main Pot': ['Alice', 'Bob'] });
    expect(winnings).toEqual({ Alice: 122_500, Bob: 122_500, Charlie: 0 });
  });
});

describe('validateInput', () => {
  const hand: HandData = { players: EXAMPLE_2, bbAnte: ANTE, totalPot: 265_000 };
  test('a hand that adds up', () => {
    expect(validateInput(hand)).toBe(true);
    expect(validateInput({ ...hand, sbAmount: 2_500, bbAmount: 5_000 })).toBe(true);
  });

  const changed = (change: Partial<CalculatorPlayer>): unknown => {
    const [first, ...rest] = EXAMPLE_2;
    return { ...hand, players: [{ ...first, ...change }, ...rest] };
  };
  test.each<[string, unknown, string]>([
    ['1: the total is another', { ...hand, totalPot: 260_000 }, 'BAD_INPUT'],
    ['2: more put in than there was', changed({ totalContribution: 90_000 }), 'NOT_ENOUGH_CHIPS'],
    ['3: a stack below zero', changed({ finalStack: -1 }), 'NEGATIVE_AMOUNT'],
    ['4: not start less end', changed({ totalContribution: 70_000 }), 'STACK_MISMATCH'],
    ['a key that nobody reads', { ...hand, pot: 1 }, 'UNKNOWN_KEY'],
    ['no hand', null, 'BAD_INPUT'],
  ])('%s', (_, data, code) => {
    expect(refusalOf(() => validateInput(data as HandData))).toMatchObject({ code });
  });
});

describe('calculateMainPot and calculateAllPots', () => {
  test('main pot: the smallest live contribution of all, and the ante', () => {
    expect(calculateMainPot(EXAMPLE_2, ANTE)).toEqual({
      name: 'Main Pot',
      amount: 245_000,
      eligible: ['Alice', 'Bob', 'Charlie'],
      percentage: 92.5,
      calculation: '80,000 × 3 + 5,000 (ante) = 245,000',
    });
  });

  test('nobody matched anything: there is none', () => {
    const lone = [player('Alice', 100, 90, ''), player('Bob', 100, 100, '')];
    expect(calculateMainPot(lone)).toBeNull();
  });

  test('example 1: one pot of 80,000', () => {
    expect(lines(calculateAllPots(EXAMPLE_1, ANTE))).toEqual([
      'Main Pot | 80000 | Alice Bob Charlie | 100 | 25,000 × 3 + 5,000 (ante) = 80,000',
    ]);
  });

  test('example 2: 245,000 and 20,000', () => {
    expect(lines(calculateAllPots(EXAMPLE_2, ANTE))).toEqual([
      'Main Pot | 245000 | Alice Bob Charlie | 92.5 | 80,000 × 3 + 5,000 (ante) = 245,000',
      'Side Pot 1 | 20000 | Bob Charlie | 7.5 | (90,000 - 80,000) × 2 = 20,000',
    ]);
  });

  // The document makes a pot of the 15,000 that nobody called: R10, M 5, M 21.
  test('example 3: 155,000 and 50,000; 15,000 go back', () => {
    const pots = calculateAllPots(EXAMPLE_3, ANTE);
    expect(pots.map(({ amount }) => amount)).toEqual([155_000, 50_000]);
    expect(new PotCalculationEngine(EXAMPLE_3, ANTE).getUncalledBet()).toEqual({
      name: 'Charlie',
      amount: 15_000,
    });
  });

  test('edge case 1: all for the same amount, one pot', () => {
    const all = ['Dealer', 'SB', 'BB'].map((position) => player(position, 100_000, 0, position));
    expect(calculateAllPots(all).map(({ amount }) => amount)).toEqual([300_000]);
  });

  test('edge case 5: a big blind all-in for ante and blind', () => {
    const three = [
      player('Alice', 100_000, 95_000, 'Dealer'),
      player('Bob', 100_000, 95_000, 'SB'),
      player('Charlie', 10_000, 0, 'BB'),
    ];
    expect(calculateAllPots(three, ANTE).map(({ amount }) => amount)).toEqual([20_000]);
  });
});

describe('awardPots', () => {
  const pots = calculateAllPots(EXAMPLE_2, ANTE);
  test('other winners for other pots', () => {
    const winnings = awardPots(pots, { 'Main Pot': 'Charlie', 'Side Pot 1': 'Bob' });
    expect(winnings).toEqual({ Charlie: 245_000, Bob: 20_000 });
  });

  test('edge case 3: one player wins both', () => {
    const winnings = awardPots(pots, { 'Main Pot': 'Charlie', 'Side Pot 1': ['Charlie'] });
    expect(winnings).toEqual({ Charlie: 265_000 });
  });

  test('edge case 2: 245,001 in two, the remainder to the first', () => {
    const odd = [{ name: 'Main Pot', amount: 245_001, eligible: ['Alice', 'Bob'] }];
    expect(awardPots(odd, { 'Main Pot': ['Alice', 'Bob'] })).toEqual({
      Alice: 122_501,
      Bob: 122_500,
    });
  });

  test.each<[string, Record<string, string>, string]>([
    ['a pot without a winner', { 'Main Pot': 'Alice' }, 'MISSING_WINNER'],
    ['who may not win it', { 'Main Pot': 'Alice', 'Side Pot 1': 'Alice' }, 'NOT_ELIGIBLE'],
    ['who is nobody', { 'Main Pot': 'Dave', 'Side Pot 1': 'Bob' }, 'UNKNOWN_PLAYER'],
    ['a pot that is none', { 'Main Pot': 'Bob', 'Side Pot 1': 'Bob', Rest: 'Bob' }, 'UNKNOWN_POT'],
  ])('%s', (_, winners, code) => {
    expect(refusalOf(() => awardPots(pots, winners))).toMatchObject({ code });
  });
});

describe('calculateNewStacks', () => {
  test('example 4, also without a word of the ante: all is in the winnings', () => {
    const winnings = { Bob: 20_000, Charlie: 245_000 };
    const expected = { Alice: 0, Bob: 95_000, Charlie: 415_000 };
    expect(calculateNewStacks(EXAMPLE_2, winnings)).toEqual(expected);
    expect(calculateNewStacks(EXAMPLE_2, winnings, ANTE)).toEqual(expected);
  });

  test('what nobody called goes back by itself, or is in the winnings', () => {
    const expected = { Alice: 155_000, Bob: 50_000, Charlie: 20_000 };
    const winnings = { Alice: 155_000, Bob: 50_000 };
    expect(calculateNewStacks(EXAMPLE_3, winnings, ANTE)).toEqual(expected);
    expect(calculateNewStacks(EXAMPLE_3, { ...winnings, Charlie: 15_000 }, ANTE)).toEqual(expected);
  });

  test('no chip is lost, made, or paid to nobody', () => {
    const codes = [{ Bob: 20_000 }, { Bob: 265_001 }, { Dave: 265_000 }, null].map((winnings) =>
      refusalOf(() => calculateNewStacks(EXAMPLE_2, winnings as never, ANTE)),
    );
    expect(codes).toMatchObject([
      { code: 'CONSERVATION', off: 245_000 },
      { code: 'CONSERVATION', off: -1 },
      { code: 'UNKNOWN_PLAYER' },
      { code: 'BAD_INPUT' },
    ]);
  });

  test('winnings that are no numbers are refused, and not read as one', () => {
    const bad = ['265000', [265_000], new Array(2_000_000_000)].map((won) =>
      refusalOf(() => calculateNewStacks(EXAMPLE_2, { Bob: won } as never, ANTE)),
    );
    expect(bad).toMatchObject(bad.map(() => ({ code: 'NOT_INTEGER', player: 'Bob' })));
  });
});

test('validateWinnerEligibility', () => {
  const side = { name: 'Side Pot 1', amount: 20_000, eligible: ['Bob', 'Charlie'] };
  expect(validateWinnerEligibility(side, 'Bob', { Bob: 90_000 })).toBe(true);
  expect(refusalOf(() => validateWinnerEligibility(side, 'Alice'))).toEqual({
    ...{ code: 'NOT_ELIGIBLE', player: 'Alice' },
    ...{ pot: 'Side Pot 1', eligible: ['Bob', 'Charlie'] },
  });
  expect(refusalOf(() => validateWinnerEligibility(null as never, 'Bob'))).toMatchObject({
    code: 'BAD_INPUT',
  });
});

describe('splitPotWithPosition', () => {
  test('edge case 7: odd chips one each, in the order that is given', () => {
    const order = ['Charlie', 'Alice', 'Bob'];
    expect(splitPotWithPosition(245_001, ['Alice', 'Bob'], order)).toEqual({
      Alice: 122_501,
      Bob: 122_500,
    });
    expect(splitPotWithPosition(11, ['Alice', 'Bob', 'Charlie'], order)).toEqual({
      ...{ Charlie: 4, Alice: 4, Bob: 3 },
    });
  });

  test.each<[string, unknown[], string]>([
    ['no winner', [10, [], ['Alice']], 'BAD_INPUT'],
    ['a winner without a place', [10, ['Bob'], ['Alice']], 'MISSING_SEAT'],
    ['a winner twice', [10, ['Bob', 'Bob'], ['Bob']], 'DUPLICATE_PLAYER'],
    ['half a chip', [0.5, ['Bob'], ['Bob']], 'NOT_INTEGER'],
  ])('%s', (_, args, code) => {
    const split = splitPotWithPosition as (...all: unknown[]) => unknown;
    expect(refusalOf(() => split(...args))).toMatchObject({ code });
  });
});

describe('handleUncalledBet', () => {
  const before = [
    player('Alice', 100_000, 20_000, ''),
    player('Bob', 100_000, 70_000, ''),
    player('Charlie', 100_000, 70_000, ''),
  ];
  test('edge case 6: the 50,000 that nobody called are Alice’s again', () => {
    const after = handleUncalledBet(before, 'Alice', 50_000);
    expect(after[0]).toMatchObject({ finalStack: 70_000, totalContribution: 30_000 });
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(before[0]).toMatchObject({ finalStack: 20_000 });
    expect(calculateAllPots(after)).toEqual(calculateAllPots(before));
  });

  test('nobody takes back more than they put in', () => {
    expect(refusalOf(() => handleUncalledBet(before, 'Alice', 80_001))).toMatchObject({
      ...{ code: 'NOT_ENOUGH_CHIPS', to: 80_001, max: 80_000 },
    });
    expect(refusalOf(() => handleUncalledBet(before, 'Dave', 1))).toMatchObject({
      code: 'UNKNOWN_PLAYER',
    });
  });
});

describe('validatePotCalculation', () => {
  const pots = calculateAllPots(EXAMPLE_2, ANTE);
  test('what the calculator made holds', () => {
    expect(validatePotCalculation(EXAMPLE_2, pots, ANTE)).toBe(true);
  });

  test.each<[string, readonly NamedPot[], object]>([
    ['1: the sum', pots.slice(0, 1), { code: 'CONSERVATION' }],
    ['2: the percentages', pots.map((pot) => ({ ...pot, percentage: 50.5 })), { condition: 2 }],
    ['4: who may win', pots.map((pot) => ({ ...pot, eligible: [] })), { condition: 4 }],
    [
      '5: fewer from pot to pot',
      pots.map((pot) => ({ ...pot, eligible: ['Bob', 'Charlie'] })),
      { condition: 5 },
    ],
  ])('%s', (_, wrong, refusal) => {
    expect(refusalOf(() => validatePotCalculation(EXAMPLE_2, wrong, ANTE))).toMatchObject(refusal);
  });
});
