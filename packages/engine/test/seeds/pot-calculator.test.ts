/** The first document (S0): contributions in, pots out; ranks in, winnings out. Its cases, by number. */

import {
  calculateSidePots,
  distributePots,
  type PlayerContribution,
  type Pot,
} from '@sidepot/engine/pot-calculator';
import { describe, expect, test } from 'vitest';

const put = (userId: string, amount: number, isFolded = false): PlayerContribution => {
  return { userId, amount, isFolded };
};
const lines = (pots: readonly Pot[]): string[] =>
  pots.map(({ amount, eligiblePlayerIds }) => `${amount} ${eligiblePlayerIds.join('')}`);

/** Nine players, five different all-ins among them. */
const NINE = [10, 20, 20, 30, 40, 40, 50, 50, 50].map((amount, i) =>
  put('ABCDEFGHI'[i] ?? '', amount),
);

describe('calculateSidePots', () => {
  test.each<[string, PlayerContribution[], string[]]>([
    ['two players, no all-in', [put('A', 50), put('B', 50)], ['100 AB']],
    [
      'two players, one all-in: the excess is its owner’s',
      [put('A', 100), put('B', 50)],
      ['100 AB', '50 A'],
    ],
    [
      'three players, the smallest all-in',
      [put('A', 30), put('B', 60), put('C', 60)],
      ['90 ABC', '60 BC'],
    ],
    [
      'three players, two all-ins at different levels',
      [put('A', 50), put('B', 100), put('C', 150)],
      ['150 ABC', '100 BC', '50 C'],
    ],
    [
      'four stacks all-in',
      [put('A', 25), put('B', 50), put('C', 75), put('D', 100)],
      ['100 ABCD', '75 BCD', '50 CD', '25 D'],
    ],
    [
      'folded chips stay, who folded cannot win',
      [put('A', 50), put('B', 50), put('C', 30, true)],
      ['130 AB'],
    ],
    ['nothing put in and folded', [put('A', 50), put('B', 50), put('C', 0, true)], ['100 AB']],
    ['all fold but one', [put('A', 20), put('B', 10, true), put('C', 20, true)], ['50 A']],
    ['nine players', NINE, ['90 ABCDEFGHI', '80 BCDEFGHI', '60 DEFGHI', '50 EFGHI', '30 GHI']],
  ])('%s', (_, players, expected) => {
    const pots = calculateSidePots(players);
    expect(lines(pots)).toEqual(expected);
    const sum = (list: readonly { readonly amount: number }[]): number =>
      list.reduce((total, { amount }) => total + amount, 0);
    expect(sum(pots)).toBe(sum(players));
  });
});

describe('distributePots by rank', () => {
  test('a tie shares, the remainder to the first', () => {
    const pots = [{ amount: 101, eligiblePlayerIds: ['A', 'B'] }];
    const won = distributePots(
      pots,
      new Map([
        ['A', 5],
        ['B', 5],
      ]),
    );
    expect(won).toEqual(
      new Map([
        ['A', 51],
        ['B', 50],
      ]),
    );
  });

  test('who is all-in for less wins the main pot only', () => {
    const pots = calculateSidePots([put('A', 30), put('B', 60), put('C', 60)]);
    const won = distributePots(
      pots,
      new Map([
        ['A', 9],
        ['B', 2],
        ['C', 1],
      ]),
    );
    expect(won).toEqual(
      new Map([
        ['A', 90],
        ['B', 60],
      ]),
    );
  });
});
