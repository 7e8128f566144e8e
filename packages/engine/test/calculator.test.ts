/** The calculator of the second seed: its worked examples and edge cases, with our rulings. */

import { describe, expect, test } from 'vitest';
import { engine, lines, player, tc10 } from './calculator-hands.js';

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
