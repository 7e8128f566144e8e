import { potTitle } from '@sidepot/i18n/page';
import { wireViewOf } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { betsInFront, potsOf, potsOfSeat } from '../src/felt/model/pots.js';
import { after, start } from './scene.js';

/** Button 1, blinds 2 and 3: seat 1 speaks first. */
const threeAllIn = after(
  start([1000, 60, 320]),
  { type: 'allIn', seat: 1 },
  { type: 'allIn', seat: 2 },
  { type: 'allIn', seat: 3 },
);

const drawn = (viewer: number | 'rail') => potsOf(wireViewOf(threeAllIn, viewer), potTitle);

describe('pots as they are drawn', () => {
  test('each has its name, amount and contenders, and the uncalled bet is none of them', () => {
    expect(drawn('rail').map(({ name, amount, seats }) => [name, amount, seats])).toEqual([
      ['Main pot', 180, [1, 2, 3]],
      ['Side pot 1', 520, [1, 3]],
    ]);
  });

  test('mine are marked, for whoever looks', () => {
    expect(drawn(2).map(({ isMine }) => isMine)).toEqual([true, false]);
    expect(drawn(1).map(({ isMine }) => isMine)).toEqual([true, true]);
    expect(drawn('rail').map(({ isMine }) => isMine)).toEqual([false, false]);
  });

  test('only one is just "Pot"', () => {
    const limped = after(
      start([1000, 1000, 1000]),
      { type: 'call', seat: 1 },
      { type: 'call', seat: 2 },
      { type: 'check', seat: 3 },
    );
    const pots = potsOf(wireViewOf(limped, 1), potTitle);
    expect(pots.map(({ name, amount }) => [name, amount])).toEqual([['Pot', 30]]);
  });

  test('a seat knows which pots it is in', () => {
    expect(potsOfSeat(drawn('rail'), 2)).toEqual([0]);
    expect(potsOfSeat(drawn('rail'), 3)).toEqual([0, 1]);
  });

  test('chips in front are not in a pot yet', () => {
    const hand = wireViewOf(start([1000, 1000, 1000]), 1);
    expect(betsInFront(hand)).toBe(15);
    expect(potsOf(hand, potTitle)).toEqual([]);
    expect(hand.totalPot).toBe(15);
  });
});
