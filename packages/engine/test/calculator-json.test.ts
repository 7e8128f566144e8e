import { isCalculatorJson, PokerError, readCalculatorJson } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';

const ann = { name: 'Ann', starting_stack: 50, final_stack: 0, total_contribution: 50 };
const bob = { name: 'Bob', starting_stack: 90, final_stack: 40, total_contribution: 50 };

test('snake_case becomes the arguments of the calculator', () => {
  const hand = {
    ...{ id: 7, title: 'x', rules: [], bb_ante: 5, sb_amount: 1, bb_amount: 2, total_pot: 100 },
    ...{
      seat_order: ['Ann', 'Bob'],
      orphan_layer: 'reject',
      players: [ann, { ...bob, is_bb: true }],
    },
  };
  expect(readCalculatorJson(hand)).toEqual({
    ok: true,
    value: {
      players: [
        {
          ...{ name: 'Ann', position: '', isBb: false },
          ...{ startingStack: 50, finalStack: 0, totalContribution: 50 },
        },
        {
          ...{ name: 'Bob', position: '', isBb: true },
          ...{ startingStack: 90, finalStack: 40, totalContribution: 50 },
        },
      ],
      options: {
        ...{ bbAnte: 5, smallBlind: 1, bigBlind: 2 },
        ...{ seatOrder: ['Ann', 'Bob'], orphanLayer: 'reject' },
      },
      winners: null,
    },
  });
});

describe('anything that JavaScript can hold is refused with a code', () => {
  const trap = { players: [ann, bob] };
  Object.defineProperty(trap, 'bb_ante', {
    enumerable: true,
    get: () => {
      throw new TypeError('no');
    },
  });
  test.each<[string, unknown, string]>([
    ['null', null, 'BAD_INPUT'],
    ['a list', [], 'BAD_INPUT'],
    ['no players', {}, 'BAD_INPUT'],
    ['a player that is none', { players: [ann, null] }, 'BAD_INPUT'],
    ['a hole', { players: Object.assign(new Array(3), { 0: ann, 2: bob }) }, 'BAD_INPUT'],
    ['four thousand million players', { players: new Array(2 ** 32 - 1) }, 'TOO_MANY_PLAYERS'],
    ['a total of a symbol', { players: [ann, bob], total_pot: Symbol('x') }, 'BAD_INPUT'],
    ['a getter that throws', trap, 'UNREADABLE'],
  ])('%s', (_name, json, code) => {
    expect(readCalculatorJson(json)).toMatchObject({ ok: false, error: { code } });
  });

  test('a hand that cannot be looked at', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(() => isCalculatorJson(proxy)).toThrow(PokerError);
    expect(isCalculatorJson(undefined)).toBe(false);
    expect(isCalculatorJson({ players: new Array(2 ** 32 - 1) })).toBe(false);
  });
});
