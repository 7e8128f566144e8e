import { explain, formatChips, percentages, settle, stepText, sumText } from '@sidepot/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HandText, hand } from './hands.js';

const why = (text: HandText, options = {}) => {
  const result = explain(hand(text, options));
  if (!result.ok) throw new Error(result.error.code);
  const { why: whole, pots } = result.value;
  return [whole.text, ...pots.map((pot) => pot.why.text)];
};

describe('why', () => {
  test('refund, dead money, levels not reached', () => {
    expect(
      why({
        players: 'Alice@1 50000, Bob@2 75000, Charlie@3 90000+5000d',
        boards: ['Alice > Bob > Charlie'],
      }),
    ).toEqual([
      '90,000 - 75,000 = 15,000 was called by nobody and goes back to Charlie',
      '50,000 × 3 + 5,000 (ante) = 155,000; Alice has the best hand and wins 155,000',
      '(75,000 - 50,000) × 2 = 50,000; Alice (50,000) does not reach this pot; Bob has the best hand and wins 50,000',
    ]);
  });
  test('folded chips, partial and whole, and a tie with its odd chips', () => {
    expect(
      why({
        players: 'A@1 5, B@2 8, C@3 8, D@4 6 folded, E@5 2 folded',
        boards: ['A = B = C'],
      }),
    ).toEqual([
      '',
      '5 × 4 + 2 (folded) = 22; D (5) and E (2) folded, the chips stay in; A, B and C tie for the best hand and share 22: 7 each, odd 1 to A clockwise from the button',
      '(8 - 5) × 2 + 1 (folded) = 7; D (1) folded, the chips stay in; A (5) does not reach this pot; B and C tie for the best hand and share 7: 3 each, odd 1 to B clockwise from the button',
    ]);
  });
  test('rake, boards, high and low', () => {
    expect(
      why(
        { players: 'A@1 50, B@2 50, C@3 1 folded', boards: ['A > B / B', 'A = B'] },
        { kind: 'hilo', rakeConfig: { bps: 500, cap: 3 } },
      ),
    ).toEqual([
      'rake 5 % of 101, at most 3: 3',
      '50 × 2 + 1 (folded) = 101; C (1) folded, the chips stay in; rake 3, leaves 98; board 1 of 2 plays for 49; high plays for 25; A has the best high and wins 25; low plays for 24; B has the best low and wins 24; board 2 of 2 plays for 49; no contender has a low, high takes it all; A and B tie for the best high and share 49: 24 each, odd 1 to A clockwise from the button',
    ]);
  });
  test('both ways, the only contender, chips above every live hand, no flop', () => {
    expect(why({ players: 'A@1 13, B@2 13', boards: ['A = B / A = B'] }, { kind: 'hilo' })[1]).toBe(
      '13 × 2 = 26; A and B win both high and low, so it is divided once; A and B tie for the best hand and share 26: 13 each',
    );
    expect(
      why({ players: 'A@1 5, B@2 9 folded, C@3 9 folded' }, { rakeConfig: { bps: 500 } }),
    ).toEqual([
      'no flop, no rake',
      '5 × 3 + 8 (above every live hand) = 23; B (9) and C (9) folded, the chips stay in; A is the only contender and takes 23',
    ]);
  });
  test('a scoop by one hand', () => {
    expect(why({ players: 'A@1 13, B@2 13', boards: ['A > B / A > B'] }, { kind: 'hilo' })[1]).toBe(
      '13 × 2 = 26; A wins both high and low; A has the best hand and wins 26',
    );
  });
  test('is built only when asked for', () => {
    const result = settle(hand({ players: 'A@1 5, B@2 9', boards: ['A > B'] }));
    expect(result.ok && ['why' in result.value, 'why' in (result.value.pots[0] ?? {})]).toEqual([
      false,
      false,
    ]);
  });
  test('steps are data, text is made of them', () => {
    const result = explain(hand({ players: 'A@1 5, B@2 9', boards: ['A > B'] }));
    expect(result.ok && result.value.why.steps).toEqual([
      { kind: 'refund', player: 'B', amount: 4, matched: 5, level: 9 },
    ]);
    expect(result.ok && result.value.pots[0]?.why.steps.map(stepText).join('; ')).toBe(
      '5 × 2 = 10; A has the best hand and wins 10',
    );
  });
});

describe('percentages', () => {
  test.each([
    ['TC-10', [245_000, 20_000], [92.5, 7.5]],
    ['thirds', [1, 1, 1], [33.4, 33.3, 33.3]],
    ['one', [7], [100]],
    ['nothing', [0, 0], [0, 0]],
    ['a crumb', [1, 999_999], [0, 100]],
    ['at the limit', [2 ** 52, 2 ** 52 - 1], [50, 50]],
  ])('%s', (_, amounts, shares) => {
    expect(percentages(amounts)).toEqual(shares);
  });
  test('always sum to exactly 100.0 and are off by less than 0.1', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 2 ** 40 }), { minLength: 1, maxLength: 10 }),
        (amounts) => {
          const total = amounts.reduce((a, b) => a + b, 0);
          fc.pre(total > 0);
          const shares = percentages(amounts);
          expect(shares.reduce((sum, share) => sum + Math.round(share * 10), 0)).toBe(1000);
          for (const [i, share] of shares.entries()) {
            expect(Math.abs(share - ((amounts[i] ?? 0) / total) * 100)).toBeLessThan(0.1);
          }
        },
      ),
    );
  });
});

describe('formatChips', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [123_456, '123,456'],
    [9_007_199_254_740_991, '9,007,199,254,740,991'],
  ])('%d', (amount, text) => {
    expect(formatChips(amount)).toBe(text);
  });
});

describe('why, further', () => {
  test('dead chips of a folder are told in the main pot only', () => {
    expect(
      why({ players: 'A@1 10, B@2 20, C@3 20, D@4 7d folded', boards: ['A > B > C'] }),
    ).toEqual([
      '',
      '10 × 3 + 7 (ante) = 37; D (7) folded, the chips stay in; A has the best hand and wins 37',
      '(20 - 10) × 2 = 20; A (10) does not reach this pot; B has the best hand and wins 20',
    ]);
  });
  test('two live hands below the pot', () => {
    expect(why({ players: 'A@1 10, B@2 20, C@3 30, D@4 30', boards: ['A > B > C > D'] })[3]).toBe(
      '(30 - 20) × 2 = 20; A (10) and B (20) do not reach this pot; C has the best hand and wins 20',
    );
  });
  test('a layer without a level is paid by nobody in full', () => {
    const result = explain(hand({ players: 'A@1 9, B@2 9, C@3 6d', boards: ['C > A > B'] }));
    expect(result.ok && result.value.pots[0]?.why.steps[0]).toEqual({
      kind: 'sum',
      from: 0,
      to: 0,
      full: 0,
      dead: 6,
      short: [],
      orphan: 0,
      amount: 6,
    });
  });
  test('a rake without a cap, and no word of a rake of nothing', () => {
    const text = { players: 'A@1 50, B@2 50', boards: ['A > B'] };
    expect(why(text, { rakeConfig: { bps: 500 } })[0]).toBe('rake 5 % of 100: 5');
    expect(why(text, { rakeConfig: { bps: 0 } })[0]).toBe('');
  });
  test('three boards between two players', () => {
    expect(why({ players: 'A@1 3, B@2 3', boards: ['A > B', 'A > B', 'A > B'] })[1]).toContain(
      'board 3 of 3 plays for 2',
    );
  });
});

describe('R45 forced bets of a dead hand', () => {
  test('V28: what nobody called stays in, and the words say why', () => {
    expect(why({ players: 'BTN@1 0 folded, SB@2 50, BB@3 100 forfeit', button: 1 })).toEqual([
      "50 was called by nobody, but BB's hand is dead: the forced 100 stays in",
      '50 × 2 + 50 (above every live hand) = 150; BB (100) folded, the chips stay in; SB is the only contender and takes 150',
    ]);
  });
  test('both blinds away: the big blind counts, although nobody called any of it', () => {
    expect(why({ players: 'BTN@1 0, SB@2 50 forfeit, BB@3 100 forfeit', button: 1 })[0]).toBe(
      "50 was called by nobody, but BB's hand is dead: the forced 100 stays in",
    );
    expect(why({ players: 'BTN@1 0, BB@3 100 forfeit', button: 1 })[0]).toBe(
      "100 was called by nobody, but BB's hand is dead: the forced 100 stays in",
    );
  });
  test('a killed raise: what was forced stays in, the raise goes back', () => {
    const { players, ...rest } = hand({ players: 'SB@2 50, BB@3 300 folded', button: 1 });
    const killed = players.map((one) => (one.id === 'BB' ? { ...one, forfeit: 100 } : one));
    const result = explain({ ...rest, players: killed });
    expect(result.ok && result.value.why.steps).toEqual([
      { kind: 'forfeit', player: 'BB', amount: 100, called: 50, level: 300 },
      { kind: 'refund', player: 'BB', amount: 200, matched: 100, level: 300 },
    ]);
  });
  test('V29: no word where the forced bet was called anyway', () => {
    expect(
      why({
        players: 'BTN@1 60, SB@2 100, BB@3 100 forfeit',
        boards: ['BTN > SB'],
        button: 1,
      })[0],
    ).toBe('');
  });
});

describe('R84 the smallest chip of the hand', () => {
  test('is named where it decides a split', () => {
    const tie = { players: 'A@1 30, B@2 30, C@3 30', boards: ['A = B = C'] };
    expect(why(tie, { unit: 25 })[1]).toBe(
      '30 × 3 = 90; A, B and C tie for the best hand and share 90 in chips of 5: 30 each',
    );
    expect(why({ ...tie, players: 'A@1 30, B@2 30, C@3 30, D@4 5 folded' }, { unit: 25 })[1]).toBe(
      '30 × 3 + 5 (folded) = 95; D (5) folded, the chips stay in; A, B and C tie for the best hand and share 95 in chips of 5: 30 each, odd 5 to A clockwise from the button',
    );
  });
  test('is not named where the table’s chips do it, or where there is no smaller one', () => {
    const all = { players: 'A@1 30, B@2 30, C@3 40 folded', boards: ['A = B'] };
    expect(why(all, { unit: 25 })[1]).toContain('share 90 in chips of 5: 45 each');
    expect(why(all, { unit: 10 })[1]).toContain('share 90: 40 each, odd 10 to A');
    const even = { players: 'A@1 30, B@2 30, C@3 40 folded', boards: ['A = B', 'A = B'] };
    expect(why(even)[1]).toContain('share 45: 22 each');
    const whole = { players: 'A@1 75, B@2 75, C@3 30', boards: ['C > A = B'] };
    expect(why(whole, { unit: 25 })[2]).toContain('share 90 in chips of 5: 45 each');
    const round = { players: 'A@1 80, B@2 80, C@3 30', boards: ['C > A = B'] };
    expect(why(round, { unit: 25 })[2]).toContain('share 100: 50 each');
  });
});

describe('R93 rake in whole units', () => {
  test.each([
    ['A@1 200, B@2 200, C@3 200', 'rake 5 % of 600 in chips of 100: 0'],
    ['A@1 200, B@2 1200, C@3 1200', 'rake 5 % of 2,600 in chips of 100: 100'],
  ])('%s: %s', (players, text) => {
    const options = { unit: 100, rakeConfig: { bps: 500 } };
    expect(why({ players, boards: ['A > B > C'] }, options)[0]).toBe(text);
  });
  test('no word of the chip where it changes nothing', () => {
    const options = { unit: 100, rakeConfig: { bps: 1000 } };
    expect(why({ players: 'A@1 500, B@2 500', boards: ['A > B'] }, options)[0]).toBe(
      'rake 10 % of 1,000: 100',
    );
  });
});

test('percentages are exact where a double would round the remainder', () => {
  expect(percentages([1_501_950_475_728_064, 3_001_649_151_642_443])).toEqual([33.3, 66.7]);
});

describe('how a pot adds up, in one form for all', () => {
  const sum = { from: 50, to: 80, full: 3, dead: 9, short: [], orphan: 0, amount: 99 };

  test('dead money is the ante, but for what is said to be dead blinds', () => {
    expect(sumText(sum)).toBe('(80 - 50) × 3 + 9 (ante) = 99');
    expect(sumText({ ...sum, deadBlinds: 4 })).toBe(
      '(80 - 50) × 3 + 5 (ante) + 4 (dead blinds) = 99',
    );
    expect(sumText({ ...sum, deadBlinds: 9 })).toBe('(80 - 50) × 3 + 9 (dead blinds) = 99');
  });

  test('the words are the caller’s, and so is how chips are written', () => {
    const texts = { ante: 'Ante', chips: (chips: number) => `$${chips}` };
    expect(sumText(sum, texts)).toBe('($80 - $50) × 3 + $9 (Ante) = $99');
    expect(() => sumText(sum, { ante: 5 } as never)).toThrow('BAD_INPUT');
    const none = { ante: undefined, chips: undefined } as never;
    expect(sumText(sum, none), 'hostile seed 1983964483').toBe(sumText(sum));
    expect(() => sumText({ ...sum, full: -1 })).toThrow('BAD_INPUT');
  });

  test('explain is told how much of what is dead are dead blinds', () => {
    const input = hand({ players: 'A@1 9+2d, B@2 9', boards: ['A > B'] });
    const text = (deadBlinds: number) => {
      const told = explain({ ...input, deadBlinds });
      return told.ok ? told.value.pots[0]?.why.text.split('; ')[0] : told.error;
    };
    expect(text(2)).toBe('9 × 2 + 2 (dead blinds) = 20');
    expect(text(0)).toBe('9 × 2 + 2 (ante) = 20');
    expect(text(3)).toMatchObject({ code: 'BAD_INPUT', field: 'deadBlinds', most: 2 });
    expect(text(-1)).toMatchObject({ code: 'NEGATIVE_AMOUNT' });
    expect(settle({ ...input, deadBlinds: 2 })).toEqual(settle(input));
  });
});
