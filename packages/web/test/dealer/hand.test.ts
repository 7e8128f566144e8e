/** A hand in the dealer's model: taps, what the dealer says, who gets what. */

import { describe, expect, test } from 'vitest';
import { dealerClock, readSession } from '../../src/dealer/model/index.js';
import { keys, must, sitDown, stacks, tap, view } from './drive.js';

const LEVEL = { smallBlind: 500, bigBlind: 1000, ante: 1000, duration: 1_200_000 };
const EVENT = { levels: [LEVEL, LEVEL], stack: 41_000 } as const;
const [fold, call, allIn] = [{ type: 'fold' }, { type: 'call' }, { type: 'allIn' }] as const;
const pick = (seat: number) => ({ type: 'pick', seat }) as const;

/** Six players at 500/1,000 with an ante of 1,000; the button is seat 1. */
const review = () => {
  const finger = sitDown([12_500, 41_000, 30_000, 30_000, 7_300, 12_500], { ...EVENT, button: 1 });
  must(finger, { type: 'start' });
  finger.taps = 0;
  return finger;
};

describe('the hand of the review', () => {
  test('from an open app to who gets what in at most 12 taps and keys', () => {
    const finger = review();
    // Seat 4 makes it 3,000; 5 and 6 and the button are all-in; the small blind, too; two fold.
    const before = must(
      finger,
      ...keys('3000'),
      { type: 'raise' },
      ...[allIn, allIn, allIn, allIn, fold, fold],
    );
    expect(before.screen).toBe('showdown');
    expect(before.banners).toContainEqual({ kind: 'refund', seat: 2, amount: 28_500 });
    expect(before.pots).toMatchObject([
      { pot: 0, amount: 4 * 7_300 + 3_000 + 2_000, seats: [1, 2, 5, 6] },
      { pot: 1, amount: 3 * 5_200, seats: [1, 2, 6] },
    ]);
    const after = must(finger, pick(6), pick(5));
    expect(after.showdown?.isWhole).toBe(true);
    expect(after.pots.map(({ shares }) => shares)).toEqual([
      [{ seat: 5, amount: 34_200, odd: 0 }],
      [{ seat: 6, amount: 15_600, odd: 0 }],
    ]);
    expect(finger.taps).toBeLessThanOrEqual(12);
    const paid = must(finger, { type: 'paid', pot: 1 }, { type: 'paid', pot: 0 });
    expect(stacks(paid)).toEqual({ 1: 0, 2: 28_500, 3: 28_000, 4: 27_000, 5: 34_200, 6: 15_600 });
    expect(paid.screen).toBe('result');
    expect(paid.out).toMatchObject([{ seat: 1, place: 6 }]);
  });

  test('undo goes back tap by tap, redo forth; a reload changes nothing', () => {
    const finger = review();
    const fresh = JSON.stringify(view(finger));
    must(
      finger,
      ...keys('3000'),
      { type: 'raise' },
      allIn,
      allIn,
      allIn,
      allIn,
      fold,
      fold,
      pick(6),
    );
    const there = JSON.stringify(view(finger));
    for (let i = finger.taps; i > 0; i--) tap(finger, { type: 'undo' });
    expect(JSON.parse(JSON.stringify({ ...view(finger), canRedo: false }))).toEqual(
      JSON.parse(fresh),
    );
    while (view(finger).canRedo) tap(finger, { type: 'redo' });
    expect(JSON.stringify(view(finger))).toBe(there);
    const stored = readSession(JSON.parse(JSON.stringify(finger.session)));
    expect(stored).toEqual(finger.session);
    finger.session = stored ?? finger.session;
    expect(JSON.stringify(view(finger))).toBe(there);
  });

  test('winners that no ranking gives are paid and warned of (R89)', () => {
    const finger = review();
    must(finger, ...keys('3000'), { type: 'raise' }, allIn, allIn, allIn, allIn, fold, fold);
    const told = must(finger, pick(6), pick(2));
    expect(told.warnings).toMatchObject([
      { code: 'INCONSISTENT_WINNERS', expected: ['2'], actual: ['6'] },
    ]);
    expect(told.showdown?.isWhole).toBe(true);
  });

  test('in one order of hands, ties together, one tap may settle all pots', () => {
    const finger = review();
    must(finger, ...keys('3000'), { type: 'raise' }, allIn, allIn, allIn, allIn, fold, fold);
    const told = must(finger, { type: 'way', way: 'ranking' }, pick(1), {
      type: 'pick',
      seat: 6,
      together: true,
    });
    expect(
      told.pots.map(({ shares }) => shares?.map(({ seat, amount }) => [seat, amount])),
    ).toEqual([
      [
        [6, 17_100],
        [1, 17_100],
      ],
      [
        [6, 7_800],
        [1, 7_800],
      ],
    ]);
  });
});

describe('what a dealer must say', () => {
  test('a short all-in: who has acted may only call (R51)', () => {
    const finger = sitDown([20_000, 20_000, 20_000, 20_000, 4_500], { ...EVENT, button: 1 });
    must(finger, { type: 'start' });
    // Seat 4 raises to 3,000, seat 5 is all-in for 4,500, which is no raise.
    const told = must(finger, ...keys('3K'), { type: 'raise' }, allIn, fold, fold, fold);
    expect(told.actions?.seat).toBe(4);
    expect(told.banners).toContainEqual({ kind: 'mayOnlyCall', seat: 4, allInSeat: 5 });
    expect(told.actions?.legal.raise).toBeNull();
  });

  test('another seat: out of turn? Those between have passed, or it was a slip', () => {
    const finger = sitDown([20_000, 20_000, 20_000, 20_000, 20_000], { ...EVENT, button: 1 });
    must(finger, { type: 'start' });
    expect(must(finger, { type: 'seat', seat: 1 }).asked).toEqual({
      ...{ kind: 'outOfTurn', seat: 1, actor: 4, between: [4, 5] },
    });
    expect(must(finger, { type: 'answer', answer: 'back' }).actions?.seat).toBe(4);
    must(finger, { type: 'seat', seat: 1 }, { type: 'answer', answer: 'passed' });
    expect(view(finger).actions?.seat).toBe(1);
    expect(
      view(finger)
        .seats.filter(({ folded }) => folded)
        .map(({ seat }) => seat),
    ).toEqual([4, 5]);
  });

  test('an illegal raise is refused with the engine’s reason and changes nothing', () => {
    const finger = review();
    const refused = tap(finger, ...keys('15'), { type: 'chip', value: 100 }, { type: 'raise' });
    expect(refused.refusal).toMatchObject({ code: 'BELOW_MINIMUM', min: 2_000 });
    expect(refused.typed).toBe(115);
    expect(refused.actions?.seat).toBe(4);
  });
});

describe('the big blind is short of blind and ante', () => {
  const short = (preset: 'TDA 2024' | 'Ante first') => {
    const finger = sitDown([20_000, 20_000, 1_500], { ...EVENT, preset, button: 1 });
    return must(finger, { type: 'start' });
  };

  test('TDA 2024: the blind first (R27)', () => {
    expect(short('TDA 2024').banners).toContainEqual({
      ...{ kind: 'shortPost', seat: 3, ante: 500, blind: 1000, owedAnte: 1000, owedBlind: 1000 },
    });
  });

  test('Ante first: the ante first (R28)', () => {
    expect(short('Ante first').banners).toContainEqual({
      ...{ kind: 'shortPost', seat: 3, ante: 1000, blind: 500, owedAnte: 1000, owedBlind: 1000 },
    });
  });
});

describe('from hand to hand', () => {
  test('streets are tapped; checked down, the winner takes it; the button moves on', () => {
    const finger = sitDown([20_000, 20_000, 20_000], { ...EVENT, button: 1 });
    must(finger, { type: 'start' }, call, call, call);
    for (let street = 1; street <= 3; street++) {
      expect(view(finger).nextStreet).toBe(street);
      must(finger, { type: 'street' }, call, call, call);
    }
    const next = must(finger, pick(3), { type: 'nextHand' });
    expect(next.handNumber).toBe(2);
    expect(next.seats.find(({ isButton }) => isButton)?.seat).toBe(2);
    // 3 won 4,000 and has put in nothing yet; 1 posts 2,000 as the new big blind.
    expect(stacks(next)).toEqual({ 1: 17_000, 2: 19_000, 3: 21_500 });
  });

  test('the big blind goes out: a dead button two hands on, no small blind next (R36)', () => {
    const finger = sitDown([20_000, 20_000, 2_000, 20_000, 20_000], { ...EVENT, button: 1 });
    must(finger, { type: 'start' }, call, fold, fold, fold);
    const next = must(finger, pick(4), { type: 'nextHand' });
    expect(next.banners).toContainEqual({ kind: 'noSmallBlind' });
    expect(next.seats.find(({ isBigBlind }) => isBigBlind)?.seat).toBe(4);
    must(finger, fold, fold, fold);
    expect(must(finger, { type: 'nextHand' }).banners).toContainEqual({
      kind: 'deadButton',
      seat: 3,
    });
  });

  test('a misdeal: the same hand again; after substantial action it is too late (R73)', () => {
    const finger = review();
    const before = stacks(must(finger, fold));
    const voided = must(finger, { type: 'void', reason: 'misdeal' });
    expect(voided.screen).toBe('result');
    expect(voided.banners).toContainEqual({ kind: 'voided', reason: 'misdeal' });
    // The page offers the next hand only if it knows where its button is.
    expect(voided.next).toMatchObject({ button: 1, smallBlind: 2, bigBlind: 3 });
    const again = must(finger, { type: 'nextHand' });
    expect(again.seats.find(({ isButton }) => isButton)?.seat).toBe(1);
    expect(stacks(again)).toEqual(before);
    must(finger, fold, { type: 'raise' });
    expect(tap(finger, { type: 'void', reason: 'misdeal' }).refusal?.code).toBe('TOO_LATE');
  });

  test('R73, R231 a misdeal of the first hand, and its button is moved out: the seat before has it', () => {
    const finger = review();
    must(finger, { type: 'void', reason: 'misdeal' }, { type: 'moveOut', seat: 1 });
    expect(view(finger).next).toMatchObject({ button: 6, smallBlind: 2, bigBlind: 3 });
    const next = must(finger, { type: 'nextHand' });
    expect(next.seats.find(({ isButton }) => isButton)?.seat).toBe(6);
  });

  test('players are moved in and out, and a stack is corrected with a reason', () => {
    const finger = sitDown([20_000, 20_000, 20_000], { ...EVENT, button: 1, elsewhere: 12 });
    must(finger, { type: 'start' }, fold, fold);
    must(
      finger,
      { type: 'moveIn', seat: 5, name: 'Zoe', stack: 18_400 },
      { type: 'moveOut', seat: 1 },
    );
    const told = must(
      finger,
      ...keys('21'),
      { type: 'key', key: 'K' },
      {
        ...{ type: 'correct', seat: 2, reason: 'counted again' },
      },
    );
    expect(stacks(told)).toEqual({ 2: 21_000, 3: 20_500, 5: 18_400 });
    expect(must(finger, { type: 'nextHand' }).seats.filter(({ inHand }) => inHand)).toHaveLength(3);
  });

  test('R247, R257, R273 one table of several: pool, average and places are those of the event', () => {
    const stacks = [20_000, 20_000, 1_000] as const;
    const finger = sitDown(stacks, {
      ...EVENT,
      button: 1,
      buyIn: 100,
      elsewhere: 12,
      stack: 20_000,
    });
    const clock = () => dealerClock(finger.session, finger.now);
    must(finger, { type: 'start' });
    // 15 entries, 300,000 chips.
    expect(clock()).toMatchObject({ playersLeft: 15, entries: 15, pool: 1_500, average: 20_000 });
    // The big blind has 1,000 for the blind, and loses it.
    const out = must(finger, call, fold, pick(1), { type: 'paid', pot: 0 }).out;
    expect(out).toMatchObject([{ seat: 3, place: 15, prize: 0 }]);
    // Five more have entered there, and nobody is left there any more.
    must(finger, { type: 'entries', entries: 20 }, { type: 'elsewhere', players: 0 });
    expect(clock()).toMatchObject({ entries: 20, pool: 2_000, prizes: [1_000, 600, 400] });
    must(finger, { type: 'nextHand' }, allIn, allIn);
    const over = must(finger, pick(1), { type: 'paid', pot: 0 });
    expect(over.screen).toBe('over');
    expect(clock()?.places.map(({ place, prize }) => [place, prize])).toEqual(
      expect.arrayContaining([
        [1, 1_000],
        [2, 600],
      ]),
    );
  });
});
