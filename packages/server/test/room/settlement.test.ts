import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EXACT_PLAYERS,
  type Net,
  type Payment,
  settleUp,
} from '../../src/room/ledger/settlement.js';

const netsOf = (...nets: number[]): Net[] => nets.map((net, i) => ({ player: `P${i + 1}`, net }));

/** What is left of the nets when all have paid. */
function afterwards(nets: readonly Net[], transfers: readonly Payment[]): number[] {
  const left = new Map(nets.map(({ player, net }) => [player, net]));
  for (const { from, to, amount } of transfers) {
    left.set(from, left.get(from)! + amount);
    left.set(to, left.get(to)! - amount);
  }
  return [...left.values()];
}

/** Slow and obvious: the first who is not even settles with each other one in turn. */
function fewest(nets: readonly number[]): number {
  const [first, ...rest] = nets.filter((net) => net !== 0);
  if (first === undefined) return 0;
  return (
    1 +
    Math.min(
      ...rest.flatMap((net, i) =>
        net * first < 0 ? [fewest(rest.map((other, k) => (k === i ? other + first : other)))] : [],
      ),
    )
  );
}

/** Slow and obvious: who owes most pays who is owed most; of equals the first. */
function greedy(nets: readonly Net[]): string[] {
  const left = nets.map((one) => ({ ...one }));
  const transfers: string[] = [];
  for (;;) {
    const debtor = left.reduce((a, b) => (b.net < a.net ? b : a));
    const creditor = left.reduce((a, b) => (b.net > a.net ? b : a));
    const amount = Math.min(-debtor.net, creditor.net);
    if (amount === 0) return transfers.sort();
    transfers.push(`${debtor.player}>${creditor.player} ${amount}`);
    debtor.net += amount;
    creditor.net -= amount;
  }
}

/** Sums to zero: the last one balances the others. */
const balanced = (most: number, size: number) =>
  fc
    .array(fc.integer({ min: -size, max: size }), { minLength: 1, maxLength: most - 1 })
    .map((nets) => netsOf(...nets, -nets.reduce((sum, net) => sum + net, 0)));

describe('the settlement', () => {
  test.each([
    ['nobody', [], []],
    ['all even', [0, 0, 0], []],
    ['one pays one', [-50, 50], ['P1>P2 50']],
    ['one pays all', [30, -100, 70], ['P2>P1 30', 'P2>P3 70']],
    ['all pay one', [-10, -20, 30], ['P1>P3 10', 'P2>P3 20']],
    ['two pairs, not one chain', [-10, 20, -20, 10], ['P1>P4 10', 'P3>P2 20']],
    [
      'where the greedy way takes five: two groups of three',
      [-5, -4, 9, -7, -6, 13],
      ['P1>P3 5', 'P2>P3 4', 'P4>P6 7', 'P5>P6 6'],
    ],
    ['the house is paid its rake', [90, -60, -40, 10], ['P2>P1 60', 'P3>P1 30', 'P3>P4 10']],
  ])('%s', (_, nets, expected) => {
    const transfers = settleUp(netsOf(...nets));
    expect(transfers.map(({ from, to, amount }) => `${from}>${to} ${amount}`)).toEqual(expected);
  });

  test('pays everybody exactly, in the order of the players', () => {
    fc.assert(
      fc.property(balanced(25, 40), (nets) => {
        const transfers = settleUp(nets);
        expect(afterwards(nets, transfers).every((left) => left === 0)).toBe(true);
        expect(transfers.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0)).toBe(
          true,
        );
        const unsettled = nets.filter(({ net }) => net !== 0).length;
        expect(transfers.length).toBeLessThanOrEqual(Math.max(0, unsettled - 1));
        const places = transfers.map(({ from }) => nets.findIndex(({ player }) => player === from));
        expect(places).toEqual([...places].sort((a, b) => a - b));
        expect(settleUp(nets)).toEqual(transfers);
      }),
      { numRuns: 150 },
    );
  });

  test('takes as few transfers as any way does', () => {
    fc.assert(
      fc.property(balanced(8, 6), (nets) => {
        expect(settleUp(nets)).toHaveLength(fewest(nets.map(({ net }) => net)));
      }),
      { numRuns: 400 },
    );
  });

  test('issue 14, 2: with more than can be grouped, most pays most, without looking through all each time', () => {
    // Odd ones owe, even ones are owed: no two cancel out, and many are equal.
    const nets = fc
      .array(fc.integer({ min: 1, max: 9 }), { minLength: EXACT_PLAYERS + 1, maxLength: 60 })
      .map((all) => all.map((n, i) => (i % 2 === 0 ? 2 * n : -(2 * n + 1))))
      .map((all) => netsOf(...all, 1000, -1000 - all.reduce((sum, net) => sum + net, 0)));
    fc.assert(
      fc.property(nets, (one) => {
        const transfers = settleUp(one).map(({ from, to, amount }) => `${from}>${to} ${amount}`);
        expect(transfers.sort()).toEqual(greedy(one));
      }),
      { numRuns: 50 },
    );
  });

  test('ends with as many as it does exactly, and with a hundred', () => {
    const many = (count: number) => {
      const nets = Array.from(
        { length: count - 1 },
        (_, i) => (i % 2 === 0 ? 1 : -1) * (i + 1) ** 3,
      );
      return netsOf(...nets, -nets.reduce((sum, net) => sum + net, 0));
    };
    // All sets of a hundred would take for ever: that these come back at all is the proof.
    expect(settleUp(many(EXACT_PLAYERS)).length).toBeLessThan(EXACT_PLAYERS);
    expect(settleUp(many(100)).length).toBeLessThan(100);
  });

  test.each([
    ['a chip is missing', [10, -9]],
    ['half a chip', [0.5, -0.5]],
    ['no number', [Number.NaN, 1]],
  ])('is refused: %s', (_, nets) => {
    expect(() => settleUp(netsOf(...nets))).toThrow(
      expect.objectContaining({ refusal: expect.objectContaining({ code: 'CONSERVATION' }) }),
    );
  });
});
