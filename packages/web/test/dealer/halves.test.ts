/** High-low and two boards in the dealer's model, the race, and a drill. */

import { parseCards, seededRng, unwrap } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import {
  dealerClock,
  dueColourUps,
  isDrillRight,
  raceOf,
  randomDrill,
} from '../../src/dealer/model/index.js';
import { must, sitDown, stacks, view } from './drive.js';

const CASH = { mode: 'cash', preset: 'none', smallBlind: 50, bigBlind: 100, button: 1 } as const;
const WHITE = [{ colour: 'white', value: 1 }] as const;
const allIn = { type: 'allIn' } as const;
const pick = (seat: number) => ({ type: 'pick', seat }) as const;
const paid = { type: 'paid', pot: 0 } as const;

describe('who wins which half', () => {
  test('high and low, pot by pot (R85); nobody qualifies (R87)', () => {
    const start = () => {
      const finger = sitDown([101, 101], { ...CASH, game: 'omaha8', chips: WHITE });
      must(finger, { type: 'start' });
      while (view(finger).screen === 'hand') must(finger, allIn);
      return finger;
    };
    const split = start();
    expect(view(split).paidBy).toEqual([]);
    must(split, pick(2), pick(1), { type: 'pick', seat: 2, together: true }, paid);
    expect(view(split).paidBy).toEqual(['halves', 'odd']);
    expect(stacks(view(split))).toEqual({ 1: 50, 2: 152 });
    const scooped = start();
    must(scooped, pick(1), { type: 'noLow' }, paid);
    expect(stacks(view(scooped))).toEqual({ 1: 202, 2: 0 });
  });

  test('two boards, after everybody agreed to run it twice (R88)', () => {
    const finger = sitDown([151, 151], { ...CASH, runs: 2, chips: WHITE });
    must(finger, { type: 'start' }, allIn);
    const asked = must(finger, allIn);
    expect(asked.showdown?.runs).toEqual({ most: 2 });
    const told = must(finger, { type: 'runs', runs: 2 });
    expect(told.showdown?.picks.map(({ at }) => at.board)).toEqual([0, 1]);
    expect(stacks(must(finger, pick(1), pick(2), paid))).toEqual({ 1: 151, 2: 151 });
    expect(view(finger).paidBy).toEqual(['boards']);
  });
});

test('the rules of a hand are named: the best hand, if nothing else needs a rule', () => {
  const played = (...taps: Parameters<typeof must>[1][]) => {
    const finger = sitDown([500, 500], { ...CASH, chips: WHITE });
    return must(finger, { type: 'start' }, ...taps).paidBy;
  };
  expect(played(allIn, allIn, pick(1), paid)).toEqual(['best']);
  expect(played({ type: 'fold' })).toEqual(['uncalled', 'folded']);
});

describe('R220–R222 chips that go', () => {
  test('are named by the clock, and the race changes the stacks', () => {
    const level = (smallBlind: number) => ({
      smallBlind,
      bigBlind: 2 * smallBlind,
      ante: 0,
      duration: 60_000,
    });
    const finger = sitDown([3_475, 1_250, 5_025], {
      ...{ levels: [level(75), level(100), level(100)], preset: 'none', button: 1 },
      chips: [...([25, 100] as const)].map((value) => ({ colour: 'red', value })),
    });
    must(finger, { type: 'start' }, { type: 'fold' }, { type: 'fold' });
    const [due] = dueColourUps(finger.session, 0);
    expect(due).toEqual({ chip: 25, into: 100, afterLevel: 1 });
    expect(dealerClock(finger.session, finger.now)?.colourUps).toEqual([due]);
    if (due === undefined) return;
    const { lines } = unwrap(raceOf(finger.session, due));
    expect(lines.map(({ cards }) => cards)).toEqual([3, 3, 0]);
    const twice = [1, 2].map((seat) => ({ seat, stack: 0, cards: parseCards('Kh 4c 9d') }));
    expect(raceOf(finger.session, due, twice)).toMatchObject({
      error: { code: 'DUPLICATE_CARD', card: 'Kh' },
    });
    const cards = { 1: parseCards('Kh 4c 9d'), 2: parseCards('Ac 2s Js') };
    expect(stacks(must(finger, { type: 'race', ...due, cards }))).toEqual({
      ...{ 1: 3_500, 2: 1_200, 3: 5_100 },
    });
  });
});

describe('the drill', () => {
  test('every answer is right, and no other is', () => {
    const rng = seededRng(20);
    for (let i = 0; i < 50; i++) {
      const question = randomDrill(rng);
      const put = question.input.players.reduce((sum, { dead = 0, live }) => sum + dead + live, 0);
      expect(Object.values(question.answer).reduce((sum, one) => sum + one, 0)).toBe(put);
      expect(isDrillRight(question, question.answer)).toBe(true);
      expect(isDrillRight(question, { ...question.answer, 1: -1 })).toBe(false);
    }
  });
});
