/** RULES E: pot limit (R56, R57) and fixed limit (R58, R59). */
import { describe, expect, it } from 'vitest';
import { begin, legal, type Options, type Played, play, refusal, startCode, turn } from './play.js';

const passive = (hand: Played): string => (legal(hand).check ? 'check' : 'call');

/** Calls and checks up to the first action of a street. */
function on(street: number, hand: Played): Played {
  let now = hand;
  while (now.state.street < street || now.state.turn.kind === 'deal') {
    now = play(now, now.state.turn.kind === 'deal' ? '|' : passive(now));
  }
  return now;
}

describe('R56: pot-limit maximum', () => {
  const potLimit = (stacks: string, more: Options = {}) =>
    begin(stacks, { limit: 'pot-limit', ...more });
  it('pot 100, bet 50: raise to 250', () => {
    const flop = on(1, potLimit('1000 1000', { blinds: '25/50' }));
    expect(flop.state.totalPot).toBe(100);
    expect(legal(flop).bet).toEqual({ min: 50, max: 100 });
    const hand = play(flop, 'bet 50');
    expect(legal(hand).raise).toEqual({ min: 100, max: 250 });
    expect(refusal(hand, 'raise 251')).toBe('ABOVE_MAXIMUM');
    expect(refusal(hand, 'raise 250')).toBe('accepted');
    expect(refusal(hand, 'allIn')).toBe('ABOVE_MAXIMUM');
    expect(legal(hand).allIn).toBeNull();
  });
  it('counts what they have in already: 50, raise to 250, they may go to 850', () => {
    const hand = play(on(1, potLimit('2000 2000', { blinds: '25/50' })), 'bet 50, raise 250');
    // 250 + (100 + 50 + 250) + (250 − 50)
    expect(legal(hand).raise).toEqual({ min: 450, max: 850 });
  });
  it('never above the stack', () => {
    const hand = play(on(1, potLimit('1000 150', { blinds: '25/50' })), 'bet 50');
    expect(turn(hand)).toBe('2: fold, call 50, raise 100-100, all-in raise 100');
  });
  it('in units, and never below a legal minimum', () => {
    const flop = on(1, potLimit('130 900 900', { unit: 25 }));
    // At least 30 + 100, at most 30 + 330 + 30.
    expect(legal(play(flop, '1 allIn')).raise).toEqual({ min: 150, max: 375 });
    // The big blind has 1 chip: 100 + 1 + 100 = 201 is less than the minimum in 30s.
    const short = { smallBlindSeat: null, potLimitPreflop: 'true-value', unit: 30 } as const;
    expect(legal(potLimit('900 1 900', short)).raise).toEqual({ min: 210, max: 210 });
  });
});

describe('R42 R57: a bought button', () => {
  // Seats 1, 3, 4, 5; the last big blind (seat 1) left, who comes in there buys the button.
  const bought = (more: Options = {}) =>
    begin('1:10000 3:10000 4:10000 5:10000', {
      ...{ game: 'omaha', limit: 'pot-limit', mode: 'cash', button: 5, bigBlindSeat: 3 },
      smallBlindSeat: null,
      posts: { 1: { live: 100, dead: 50 } },
      ...more,
    });
  it('250 is in the pot: the small blind posted dead is not counted once more', () => {
    const hand = bought();
    expect(hand.state.totalPot).toBe(250);
    expect(legal(hand).raise).toEqual({ min: 200, max: 450 });
  });
  it('true-value counts the same chips; sb-as-bb counts the dead 50 as 100', () => {
    expect(legal(bought({ potLimitPreflop: 'true-value' })).raise?.max).toBe(450);
    expect(legal(bought({ potLimitPreflop: 'sb-as-bb' })).raise?.max).toBe(500);
  });
  it('short of it: what is missing of the small blind is counted', () => {
    const hand = bought({ posts: { 1: { live: 100, dead: 20 } } });
    expect(legal(hand).raise?.max).toBe(100 + 250 + 100);
  });
  it('R41 who comes back elsewhere posts a missed blind beside the one that nobody owes', () => {
    const hand = bought({ posts: { 4: { live: 100, dead: 50 } } });
    expect(legal(hand).raise?.max).toBe(100 + 250 + 50);
  });
});

describe('R57: pot limit before the flop', () => {
  const first = (stacks: string, options: Options) =>
    legal(begin(stacks, { limit: 'pot-limit', ...options })).raise?.max;
  it.each([
    ['full-blinds', 700],
    ['true-value', 600],
  ] as const)('100/200, the big blind posts only 100: %s %i', (potLimitPreflop, max) => {
    expect(first('9000 100 9000', { blinds: '100/200', potLimitPreflop })).toBe(max);
  });
  it.each([
    ['full-blinds', 35],
    ['true-value', 35],
    ['sb-as-bb', 40],
  ] as const)('5/10, %s: open for %i', (potLimitPreflop, max) => {
    expect(first('900 900 900', { blinds: '5/10', potLimitPreflop })).toBe(max);
  });
  it('a short small blind counts in full, too', () => {
    expect(first('2 900 900', { blinds: '5/10' })).toBe(35);
    expect(first('2 900 900', { blinds: '5/10', potLimitPreflop: 'true-value' })).toBe(32);
  });
  it('when the small blind has called, sb-as-bb counts nothing more', () => {
    const hand = begin('900 900 900', {
      limit: 'pot-limit',
      blinds: '5/10',
      potLimitPreflop: 'sb-as-bb',
    });
    // 10 + 30 + 0
    expect(legal(play(hand, 'call, call')).raise?.max).toBe(40);
  });
  it('a single-payer ante is left out before the flop and counted afterwards', () => {
    const options = { limit: 'pot-limit', anteMode: 'bigBlind', ante: 100 } as const;
    const hand = begin('9000 9000 9000', options);
    expect(legal(hand).raise?.max).toBe(350);
    // 300 of calls and the ante.
    expect(legal(on(1, hand)).bet?.max).toBe(400);
  });
  it('per-player antes count always', () => {
    const hand = begin('9000 9000 9000', { limit: 'pot-limit', anteMode: 'perPlayer', ante: 10 });
    // 100 + 150 + 30 + 100
    expect(legal(hand).raise?.max).toBe(380);
  });
});

describe('R58: fixed limit', () => {
  const fixed = (stacks: string, more: Options = {}) =>
    begin(stacks, { limit: 'fixed-limit', blinds: '10/20', ...more });
  it('small bet on two streets, big bet on two', () => {
    const hand = fixed('999 999 999');
    expect(legal(hand).raise).toEqual({ min: 40, max: 40 });
    expect([1, 2, 3].map((street) => legal(on(street, hand)).bet)).toEqual([
      { min: 20, max: 20 },
      { min: 40, max: 40 },
      { min: 40, max: 40 },
    ]);
    expect(refusal(hand, 'raise 41')).toBe('ABOVE_MAXIMUM');
    expect(refusal(hand, 'raise 39')).toBe('BELOW_MINIMUM');
    expect(refusal(hand, 'allIn')).toBe('ABOVE_MAXIMUM');
  });
  it('one bet and four raises: at most 100 each on a 20-bet street', () => {
    const hand = play(
      on(1, fixed('999 999 999')),
      'bet 20, raise 40, raise 60, raise 80, raise 100',
    );
    expect(turn(hand)).toBe('3: fold, call 40');
    expect(refusal(hand, 'raise 120')).toBe('RAISE_CAP');
  });
  it('PS: three raises', () => {
    const hand = play(
      on(1, fixed('999 999 999', { fixedLimitRaises: 3 })),
      'bet 20, raise 40, raise 60, raise 80',
    );
    expect(turn(hand)).toBe('2: fold, call 40');
  });
  it('the posted big blind is the bet', () => {
    const hand = play(fixed('999 999 999'), 'raise 40, raise 60, raise 80, raise 100');
    expect(turn(hand)).toBe('1: fold, call 40');
  });
  it('a tournament of two left: no cap', () => {
    const capped = play(fixed('999 999'), 'raise 40, raise 60, raise 80, raise 100');
    expect(legal(capped).raise).toBeNull();
    const free = play(
      fixed('999 999', { uncapped: true }),
      'raise 40, raise 60, raise 80, raise 100',
    );
    expect(legal(free).raise).toEqual({ min: 120, max: 120 });
  });
  it('cash: no cap when the street starts heads-up, and only then', () => {
    const hand = fixed('999 999 999', { mode: 'cash' });
    // Three started the street, so a fold does not lift the cap …
    const same = play(hand, 'fold, raise 40, raise 60, raise 80, raise 100');
    expect(legal(same).raise).toBeNull();
    // … but the next street has two.
    const next = play(same, 'call', '|', 'bet 20, raise 40, raise 60, raise 80, raise 100');
    expect(legal(next).raise).toEqual({ min: 120, max: 120 });
  });
  it('bets of other sizes than the blinds', () => {
    const hand = fixed('999 999 999', { smallBet: 30, bigBet: 60 });
    expect(legal(on(1, hand)).bet).toEqual({ min: 30, max: 30 });
    expect(startCode('99 99', { limit: 'fixed-limit', smallBet: 30, bigBet: 20 })).toBe(
      'BAD_BLINDS',
    );
  });
});

describe('R59: fixed-limit half-bet rule', () => {
  const flop = (stacks: string, more: Options = {}) =>
    on(1, begin(stacks, { limit: 'fixed-limit', blinds: '10/20', ...more }));
  it('all-in 15 of 20 is a bet: raise to 35', () => {
    const hand = play(flop('35 999 999'), '1 allIn');
    expect(legal(hand).raise).toEqual({ min: 35, max: 35 });
  });
  it('all-in 10 of 20, exactly half, is a bet; 9 is none', () => {
    expect(legal(play(flop('30 999 999'), '1 allIn')).raise).toEqual({ min: 30, max: 30 });
    expect(legal(play(flop('29 999 999'), '1 allIn')).raise).toEqual({ min: 20, max: 20 });
  });
  it('all-in 28 over 20 is no raise: complete to 40', () => {
    const hand = play(flop('999 48 999'), '1 bet 20, 2 allIn');
    expect(turn(hand)).toBe('3: fold, call 28, raise 40-40');
    // Who acted faces 8, less than half a bet.
    expect(turn(play(hand, 'call'))).toBe('1: fold, call 8');
  });
  it('all-in 32 over 20 is one: raise to 52, and who acted may raise', () => {
    const hand = play(flop('999 52 999'), '1 bet 20, 2 allIn');
    expect(turn(hand)).toBe('3: fold, call 32, raise 52-52');
    expect(turn(play(hand, 'call'))).toBe('1: fold, call 12, raise 52-52');
  });
  it('only full bets count against the cap', () => {
    // 20, all-in 28 (no raise), 40, 60, 80, 100: four raises, then none.
    const hand = play(
      flop('999 48 999'),
      '1 bet 20, 2 allIn, 3 raise 40, 1 raise 60, 3 raise 80, 1 raise 100',
    );
    expect(turn(hand)).toBe('3: fold, call 20');
    // 20, all-in 32 (a raise), 52, 72, 92.
    const counted = play(
      flop('999 52 999'),
      '1 bet 20, 2 allIn, 3 raise 52, 1 raise 72, 3 raise 92',
    );
    expect(turn(counted)).toBe('1: fold, call 20');
  });
  it('I9 the last full raise never falls, though half a bet counts as one', () => {
    expect(play(flop('35 999 999'), '1 allIn').state.lastFullRaise).toBe(20);
    const completed = play(flop('999 48 999'), '1 bet 20, 2 allIn, 3 raise 40');
    expect(completed.state.lastFullRaise).toBe(20);
  });
  it('R9 a raise over an odd all-in is offered, so it is taken, whatever the unit', () => {
    const hand = play(
      on(1, begin('999 260 999', { limit: 'fixed-limit', blinds: '50/100', unit: 25 })),
      '1 bet 100, 2 allIn',
    );
    expect(legal(hand).raise).toEqual({ min: 260, max: 260 });
    expect(refusal(hand, 'raise 260')).toBe('accepted');
  });
});
