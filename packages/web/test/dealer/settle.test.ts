/** Only settle this: what lies in the middle, bets in front, who is all-in, who folded; and the documents. */

import { PotCalculationEngine, readCalculatorJson, settle } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import {
  type DealerTap,
  dealtHandFile,
  documentCase,
  pastHands,
  pushesOf,
  settleCase,
  whyPot,
} from '../../src/dealer/model/index.js';
import { type Finger, keys, must, sitDown, stacks, tap, view } from './drive.js';

const LEVEL = { smallBlind: 500, bigBlind: 1000, ante: 1000, duration: 1_200_000 };
const [next, allIn, out] = [
  { type: 'next' },
  { type: 'settleAllIn' },
  { type: 'settleOut' },
] as const;
const pick = (seat: number) => ({ type: 'pick', seat }) as const;
const put = (amount: number): readonly DealerTap[] => [...keys(String(amount)), next];
const foldIn = (amount: number): readonly DealerTap[] => [
  ...keys(String(amount)),
  { type: 'settleFold' },
];

describe('a hand in progress', () => {
  test('one number in the middle, three all-in, one folded: straight to who wins', () => {
    const finger = sitDown([12_500, 41_000, 3_000, 7_300], { levels: [LEVEL], button: 1 });
    const told = must(
      finger,
      { type: 'settle' },
      ...put(1_000),
      ...[allIn, ...foldIn(3_000), allIn, allIn],
      { type: 'settleDone' },
    );
    expect(told.screen).toBe('showdown');
    expect(told.banners).toEqual([]);
    expect(told.pots).toMatchObject([
      { amount: 1_000 + 3 * 7_300 + 3_000, seats: [1, 2, 4] },
      { amount: 2 * 5_200, seats: [1, 2] },
    ]);
    expect(pushesOf(finger.session).back).toMatchObject([
      {
        seat: 2,
        amount: 28_500,
        chips: [
          { value: 25_000, count: 1 },
          { value: 1_000, count: 3 },
          { value: 500, count: 1 },
        ],
      },
    ]);
    const paid = must(finger, pick(1), pick(4));
    expect(paid.pots.map(({ shares }) => shares)).toEqual([
      [{ seat: 4, amount: 25_900, odd: 0 }],
      [{ seat: 1, amount: 10_400, odd: 0 }],
    ]);
    expect(pushesOf(finger.session).pots).toMatchObject([
      {
        pot: 1,
        from: [{ seats: [1, 2], each: 5_200 }],
        dead: 0,
        to: [{ seat: 1, amount: 10_400 }],
      },
      {
        pot: 0,
        from: [
          { seats: [1, 2, 4], each: 7_300 },
          { seats: [3], each: 3_000 },
        ],
        dead: 1_000,
      },
    ]);
    expect(whyPot(finger.session, 0)?.why.steps.length).toBeGreaterThan(0);
  });

  test('pot by pot, with seats of their own', () => {
    const finger = sitDown([10_000, 10_000, 10_000], { levels: [LEVEL], button: 1 });
    must(
      finger,
      { type: 'settle' },
      ...put(9_000),
      { type: 'settlePot' },
      { type: 'settlePotSeat', pot: 1, seat: 2 },
      { type: 'settlePotSeat', pot: 1, seat: 3 },
      ...[...put(4_000), ...put(500), ...put(500), next],
    );
    const told = must(finger, { type: 'settleDone' }, pick(3), pick(1));
    expect(told.pots.map(({ amount, seats }) => [amount, seats])).toEqual([
      [9_000, [1, 2, 3]],
      [5_000, [2, 3]],
    ]);
  });

  test('in a hand of the table with every stack known the next hand goes on from it', () => {
    const finger = sitDown([20_000, 20_000, 20_000], { levels: [LEVEL, LEVEL], button: 1 });
    must(finger, { type: 'start' });
    // The ante of the big blind lies there; the button folded, the blinds are in for 8,000 each.
    must(finger, { type: 'settle' }, ...put(1_000), ...put(8_000), ...put(8_000), ...foldIn(0));
    const told = must(finger, { type: 'settleDone' }, pick(3));
    expect(told.pots).toMatchObject([{ amount: 17_000 }]);
    expect(stacks(must(finger, { type: 'paid', pot: 0 }))).toEqual({
      1: 20_000,
      2: 12_000,
      3: 28_000,
    });
    expect(must(finger, { type: 'nextHand' }).handNumber).toBe(2);
    expect(dealtHandFile(pastHands(finger.session)[0] as never, 'phh', 'x')).toBeNull();
  });

  test('more chips than there were are refused, and nothing has changed (R4)', () => {
    const finger = sitDown([20_000, 20_000, 20_000], { levels: [LEVEL, LEVEL], button: 1 });
    must(finger, { type: 'start' }, { type: 'settle' }, next, ...put(30_000), ...put(8_000), out);
    expect(tap(finger, { type: 'settleDone' }).refusal?.code).toBe('NOT_ENOUGH_CHIPS');
    expect(must(finger, { type: 'settleLeave' }).screen).toBe('hand');
  });
});

/** A hand of the documents: what is put in live, an ante in the middle; blanks are behind. */
interface Printed {
  readonly ante: number;
  readonly live: readonly number[];
  readonly winners: readonly (readonly number[])[];
  readonly pots: readonly number[];
  readonly gets: readonly number[];
}

const A_B_C = [80_000, 90_000, 90_000];

/** Alice, Bob and Charlie are seats 1, 2 and 3; the button is Alice. Winners: last side pot first. */
const PRINTED: Readonly<Record<string, Printed>> = {
  'example 1: three players, nobody all-in': {
    ...{
      ante: 5_000,
      live: [25_000, 25_000, 25_000],
      winners: [[1]],
      pots: [80_000],
      gets: [80_000, 0, 0],
    },
  },
  'example 2: TC-10': {
    ...{
      ante: 5_000,
      live: A_B_C,
      winners: [[3], [3]],
      pots: [245_000, 20_000],
      gets: [0, 0, 265_000],
    },
  },
  // It prints a side pot 2 of 15,000 with one owner: that is a refund (R10), and two pots are left.
  'example 3: three levels; the last 15,000 goes back': {
    ante: 5_000,
    live: [50_000, 75_000, 90_000],
    winners: [[2], [1]],
    pots: [155_000, 50_000],
    gets: [155_000, 50_000, 15_000],
  },
  // No ranking gives it; it is paid as printed, with a warning (R89).
  'example 4: different winners': {
    ...{
      ante: 5_000,
      live: A_B_C,
      winners: [[2], [3]],
      pots: [245_000, 20_000],
      gets: [0, 20_000, 245_000],
    },
  },
  'example 5: a split pot': {
    ...{
      ante: 5_000,
      live: [80_000, 80_000, 80_000],
      winners: [[1, 2]],
      pots: [245_000],
      gets: [122_500, 122_500, 0],
    },
  },
  'edge case 1: all-in for the same': {
    ...{
      ante: 0,
      live: [100_000, 100_000, 100_000],
      winners: [[2]],
      pots: [300_000],
      gets: [0, 300_000, 0],
    },
  },
  // It takes 245,000 % 2 for 1: the remainder is 0.
  'edge case 2: two tie': {
    ...{
      ante: 5_000,
      live: [80_000, 80_000, 80_000],
      winners: [[1, 2]],
      pots: [245_000],
      gets: [122_500, 122_500, 0],
    },
  },
  'edge case 3: one wins both pots': {
    ...{
      ante: 5_000,
      live: A_B_C,
      winners: [[3], [3]],
      pots: [245_000, 20_000],
      gets: [0, 0, 265_000],
    },
  },
  // It prints a side pot 2 of 25,000 with one owner: a refund.
  'edge case 4: three different all-ins': {
    ...{
      ante: 0,
      live: [50_000, 75_000, 100_000],
      winners: [[2], [1]],
      pots: [150_000, 50_000],
      gets: [150_000, 50_000, 25_000],
    },
  },
  'edge case 5: the big blind is all-in with the blind': {
    ...{
      ante: 5_000,
      live: [5_000, 5_000, 5_000],
      winners: [[3]],
      pots: [20_000],
      gets: [0, 0, 20_000],
    },
  },
  'edge case 6: an uncalled bet': {
    ...{
      ante: 0,
      live: [80_000, 30_000, 30_000],
      winners: [],
      pots: [90_000],
      gets: [140_000, 0, 0],
    },
  },
  'edge case 7: the odd chip left of the button': {
    ...{
      ante: 1,
      live: [82_000, 82_000, 81_000],
      winners: [[1, 2]],
      pots: [243_001, 2_000],
      gets: [0, 0, 0],
    },
  },
};

function entered({ ante, live, winners }: Printed, folded: readonly number[]): Finger {
  const finger = sitDown([500_000, 500_000, 500_000], {
    levels: [LEVEL],
    button: 1,
    chips: [{ colour: 'white', value: 1 }],
  });
  must(finger, { type: 'settle' }, ...put(ante));
  for (const seat of [2, 3, 1]) {
    must(
      finger,
      ...(folded.includes(seat) ? foldIn(live[seat - 1] ?? 0) : put(live[seat - 1] ?? 0)),
    );
  }
  must(finger, { type: 'settleDone' });
  for (const tied of winners) {
    for (const [i, seat] of tied.entries()) must(finger, { type: 'pick', seat, together: i > 0 });
  }
  return finger;
}

const got = (finger: Finger): readonly number[] => {
  const { back, pots } = pushesOf(finger.session);
  return [1, 2, 3].map((seat) =>
    [...back, ...pots.flatMap(({ to }) => to)]
      .filter((one) => one.seat === seat)
      .reduce((sum, { amount }) => sum + amount, 0),
  );
};

describe('the five examples and seven edge cases of the documents', () => {
  test.each(Object.entries(PRINTED).filter(([name]) => !/edge case [67]/.test(name)))(
    '%s',
    (_, printed) => {
      const finger = entered(printed, []);
      const { pots } = pushesOf(finger.session);
      expect(pots.map(({ amount }) => amount).toReversed()).toEqual(printed.pots);
      expect(got(finger)).toEqual(printed.gets);
      expect(view(finger).warnings.map(({ code }) => code)).toEqual(
        /example 4/.test(_) ? ['INCONSISTENT_WINNERS'] : [],
      );
    },
  );

  test('edge case 6: everybody folds to a bet, which goes back before there is a pot', () => {
    const finger = entered(PRINTED['edge case 6: an uncalled bet'] as Printed, [2, 3]);
    expect(got(finger)).toEqual([140_000, 0, 0]);
  });

  test('edge case 7: 245,001 between two, the odd chip to the first left of the button', () => {
    const finger = entered(
      { ante: 1, live: [81_667, 81_667, 81_666], winners: [[1, 2]], pots: [], gets: [] },
      [3],
    );
    // Alice has the button, so Bob gets it.
    expect(got(finger)).toEqual([122_500, 122_501, 0]);
  });
});

describe('a hand as a test case', () => {
  test('in the documents’ shape and in ours: both pay what was paid', () => {
    const finger = sitDown([12_500, 41_000, 30_000, 7_300], { levels: [LEVEL], button: 1 });
    must(
      finger,
      { type: 'start' },
      { type: 'allIn' },
      { type: 'allIn' },
      { type: 'allIn' },
      { type: 'fold' },
    );
    must(finger, pick(2), pick(4), { type: 'paid', pot: 0 });
    const [hand] = pastHands(finger.session);
    if (hand === undefined) throw new Error('no hand');
    const json = documentCase(hand);
    expect(json).toMatchObject({
      bb_ante: 1_000,
      players: [{ starting_stack: 12_500, final_stack: 0 }, {}, {}, {}],
    });
    const read = readCalculatorJson(json);
    if (!read.ok || read.value.winners === null) throw new Error('not read');
    const engine = new PotCalculationEngine([...read.value.players], {
      ...read.value.options,
      singleAnteOrder: 'blind-first',
      bigBlind: 1_000,
    });
    const pots = engine.calculatePots();
    expect(pots.map(({ amount }) => amount)).toEqual(hand.state.pots.map(({ amount }) => amount));
    const ours = settleCase(hand);
    const settled = ours === null ? null : settle(ours);
    if (!settled?.ok) throw new Error('not settled');
    expect(settled.value.awards).toEqual({ 2: 10_400, 4: hand.state.pots[0]?.amount });
    expect(dealtHandFile(hand, 'phh', 'Table')).toContain('variant');
    expect(dealtHandFile(hand, 'pokerstars', 'Table')).toContain('collected');
    expect(JSON.parse(dealtHandFile(hand, 'ohh', 'Table') ?? '')).toHaveProperty('ohh');
  });
});
