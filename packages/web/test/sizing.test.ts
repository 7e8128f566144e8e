import type { WireLegalActions } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import {
  actionFor,
  fitWager,
  fromSlider,
  potOdds,
  presetsOf,
  SLIDER_MAX,
  toSlider,
  type Wager,
  wagerOf,
} from '../src/play/actions/sizing.js';
import { typedChips } from '../src/ui/typed/chips.js';

const LEGAL: WireLegalActions = {
  fold: true,
  check: false,
  call: 10,
  bringIn: null,
  bet: null,
  raise: { min: 20, max: 1000 },
  allIn: { action: 'raise', to: 1000 },
  unit: 1,
};

const wager = wagerOf(LEGAL, 10) as Wager;
const spot = { currentBet: 10, totalPot: 15, street: 0, bigBlind: 10, mine: 0 };

describe('what a bet or raise may be', () => {
  test('a raise with its range', () => {
    expect(wager).toEqual({ type: 'raise', min: 20, max: 1000, unit: 1, step: 10, allIn: 1000 });
  });

  test('none if all-in is a call, or nothing is offered', () => {
    const call = { ...LEGAL, raise: null, allIn: { action: 'call', to: 10 } } as const;
    expect(wagerOf(call, 10)).toBeNull();
    expect(wagerOf({ ...LEGAL, raise: null, allIn: null }, 10)).toBeNull();
  });

  test('all-in for less than a full raise is the only size', () => {
    const short = { ...LEGAL, raise: null, allIn: { action: 'raise', to: 14 } } as const;
    expect(wagerOf(short, 10)).toMatchObject({ type: 'raise', min: 14, max: 14, allIn: 14 });
  });

  test('all-in may lie past the largest multiple of the smallest chip', () => {
    const odd = {
      ...LEGAL,
      unit: 25,
      raise: { min: 50, max: 975 },
      allIn: { action: 'raise', to: 990 },
    } as const;
    const coarse = wagerOf(odd, 50) as Wager;
    expect(coarse.max).toBe(990);
    expect(fitWager(coarse, 989)).toBe(990);
    expect(fitWager(coarse, 961)).toBe(950);
    expect(actionFor(coarse, 990)).toEqual({ type: 'allIn' });
    expect(actionFor(coarse, 950)).toEqual({ type: 'raise', to: 950 });
  });

  test('without all-in, as in pot limit, nothing is past the range', () => {
    const pot = wagerOf({ ...LEGAL, raise: { min: 20, max: 35 }, allIn: null }, 10) as Wager;
    expect(fitWager(pot, 500)).toBe(35);
    expect(actionFor(pot, 35)).toEqual({ type: 'raise', to: 35 });
  });
});

describe('presets', () => {
  const names = (list: ReturnType<typeof presetsOf>) =>
    list.map(({ name, count, to }) => [name, count, to]);

  test('before the flop they are multiples of the big blind', () => {
    expect(names(presetsOf(wager, spot))).toEqual([
      ['blinds', 2.5, 25],
      ['blinds', 3, 30],
      ['blinds', 4, 40],
      ['pot', 1, 35],
      ['allIn', 1, 1000],
    ]);
  });

  test('facing a raise they are multiples of it', () => {
    const facing = { ...spot, currentBet: 30, totalPot: 45 };
    const raise = { ...wager, min: 50 };
    expect(names(presetsOf(raise, facing)).slice(0, 3)).toEqual([
      ['times', 2.5, 75],
      ['times', 3, 90],
      ['times', 4, 120],
    ]);
  });

  test('after the flop they are parts of the pot after the call', () => {
    const flop = { ...spot, street: 1, currentBet: 0, totalPot: 90 };
    const bet = { ...wager, type: 'bet', min: 10 } as const;
    expect(names(presetsOf(bet, flop))).toEqual([
      ['half', 1, 45],
      ['twoThirds', 1, 60],
      ['pot', 1, 90],
      ['allIn', 1, 1000],
    ]);
    const facing = { ...flop, currentBet: 30, totalPot: 120 };
    expect(presetsOf({ ...wager, min: 60 }, facing).find(({ name }) => name === 'pot')?.to).toBe(
      180,
    );
  });

  test('what is too small, too big or the same as another is left out', () => {
    const short = { ...wager, max: 30, allIn: 30 };
    expect(names(presetsOf(short, spot))).toEqual([
      ['blinds', 2.5, 25],
      ['allIn', 1, 30],
    ]);
  });
});

describe('the slider', () => {
  test('ends at both ends', () => {
    expect(fromSlider(wager, 0, false)).toBe(20);
    expect(fromSlider(wager, SLIDER_MAX, false)).toBe(1000);
  });

  test('steps by the big blind, and by the smallest chip for who has typed', () => {
    expect(fromSlider(wager, 333, false) % 10).toBe(0);
    expect(fromSlider(wager, 333, true)).toBe(129);
  });

  test('stands where the amount is', () => {
    for (const amount of [20, 35, 400, 1000]) {
      expect(Math.abs(fromSlider(wager, toSlider(wager, amount), true) - amount)).toBeLessThan(3);
    }
    expect(toSlider({ ...wager, min: 1000 }, 1000)).toBe(SLIDER_MAX);
  });
});

test.each([
  ['1,200', 1200],
  ['1.5k', 1500],
  ['2M', 2_000_000],
  [' 30 ', 30],
  ['', null],
  ['-5', null],
  ['1e9', null],
  ['99999999999999999999', null],
])('typed %j is %j', (typed, amount) => {
  expect(typedChips(typed)).toBe(amount);
});

describe('pot odds', () => {
  const paid = (seat: number, live: number, dead = 0) => ({ seat, ante: 0, live, dead });

  test('are the part of the final pot that is mine to pay', () => {
    expect(potOdds(10, [paid(1, 20), paid(2, 10)], 2)).toBe(0.25);
    expect(potOdds(0, [paid(1, 20), paid(2, 20)], 2)).toBe(0);
  });

  test('leave out what a short call cannot win', () => {
    expect(potOdds(10, [paid(1, 1000), paid(2, 10)], 2)).toBe(0.25);
    expect(potOdds(10, [paid(1, 1000), paid(2, 10), paid(3, 5, 15)], 2)).toBeCloseTo(10 / 60);
  });
});
