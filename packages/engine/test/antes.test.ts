import { PokerError, postAnteAndBlind } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { hand, settleText } from './hands.js';

const pots = (players: string, board: string) => settleText(hand({ players, boards: [board] }));

describe('R3 three compartments', () => {
  test('the big blind with a dead ante who calls 200 more is not 100 ahead', () => {
    expect(pots('A@1 300, BB@2 300+100d', 'A > BB')).toMatchObject({
      refund: '',
      pots: ['A BB: 700 -> A 700'],
    });
  });
});

describe('R22 per-player ante', () => {
  test('a stack of 800 at ante 100 and blind 800 posts 100 and 700', () => {
    expect(postAnteAndBlind(800, 100, 800)).toEqual({ ante: 100, blind: 700 });
  });
});

describe('R23 short of the ante', () => {
  test('3 of 5: they contest 3 of each ante, the rest goes up a layer', () => {
    expect(pots('A@1 3a, B@2 5a, C@3 5a, D@4 5a, E@5 5a', 'A > B > C > D > E').pots).toEqual([
      'A B C D E: 15 -> A 15',
      'B C D E: 8 -> B 8',
    ]);
  });
});

describe('R24 exactly the ante', () => {
  test('they contest all the antes and nothing else', () => {
    expect(pots('A@1 5a, B@2 5a+40, C@3 5a+40, D@4 5a folded', 'A > B > C').pots).toEqual([
      'A B C: 20 -> A 20',
      'B C: 80 -> B 80',
    ]);
  });
});

describe('R27 blind first', () => {
  test.each([
    ['enough for both', 2000, { ante: 1000, blind: 1000 }],
    ['1,100 chips', 1100, { ante: 100, blind: 1000 }],
    ['less than the blind', 600, { ante: 0, blind: 600 }],
  ])('%s', (_, stack, posted) => {
    expect(postAnteAndBlind(stack, 1000, 1000, 'blind-first')).toEqual(posted);
  });
});

describe('R28 ante first', () => {
  test.each([
    ['enough for both', 2000, { ante: 1000, blind: 1000 }],
    ['1,500 chips', 1500, { ante: 1000, blind: 500 }],
    ['less than the ante', 600, { ante: 600, blind: 0 }],
  ])('%s', (_, stack, posted) => {
    expect(postAnteAndBlind(stack, 1000, 1000, 'ante-first')).toEqual(posted);
    expect(postAnteAndBlind(stack, 1000, 1000)).toEqual(posted);
  });
});

describe('R29 all-in on the ante only', () => {
  test('60 of 100: level 0, contests layer zero alone', () => {
    expect(pots('A@1 100, B@2 100, BB@3 60d', 'BB > A > B').pots).toEqual([
      'A B BB: 60 -> BB 60',
      'A B: 200 -> A 200',
    ]);
  });
  test('and loses it if they are beaten', () => {
    expect(pots('A@1 100, B@2 100, BB@3 60d', 'A > B > BB').pots).toEqual([
      'A B BB: 60 -> A 60',
      'A B: 200 -> A 200',
    ]);
  });
});

describe('R30 a short stack can win the whole single-payer ante', () => {
  test('1,000 against 4,000/8,000/8,000', () => {
    expect(pots('SB@1 8000, BB@2 8000+8000d, UTG@3 1000', 'UTG > SB > BB').pots).toEqual([
      'SB BB UTG: 11000 -> UTG 11000',
      'SB BB: 14000 -> SB 14000',
    ]);
  });
});

describe('R31 a single-payer ante is never uncalled', () => {
  test('on a walk it is won as a pot', () => {
    expect(settleText(hand({ players: 'SB@1 50 folded, BB@2 100+100d' }))).toMatchObject({
      refund: 'BB 50',
      pots: ['BB: 200 -> BB 200'],
    });
  });
  test('3,000 facing an ante of 5,000 posts 3,000 and never −2,000', () => {
    expect(postAnteAndBlind(3000, 5000, 5000)).toEqual({ ante: 3000, blind: 0 });
  });
});

describe('postAnteAndBlind judges its input', () => {
  test.each([
    [10.5, 1, 1, 'ante-first'],
    [10, -1, 1, 'ante-first'],
    [10, 1, Number.NaN, 'ante-first'],
    [10, 1, 1, 'blind_first'],
  ])('%d %d %d %s', (stack, ante, blind, order) => {
    expect(() => postAnteAndBlind(stack, ante, blind, order as 'ante-first')).toThrow(PokerError);
  });
});

describe('R27 R28 a stack larger than ante and blind', () => {
  test.each(['ante-first', 'blind-first'] as const)('%s: posts both and no chip more', (order) => {
    expect(postAnteAndBlind(5000, 1000, 2000, order)).toEqual({ ante: 1000, blind: 2000 });
  });
});
