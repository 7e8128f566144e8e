/** RULES E: actions, minimum bets and raises, who may raise, folding and time. */
import { apply, type Command } from '@sidepot/engine';
import { describe, expect, it } from 'vitest';
import {
  actor,
  begin,
  legal,
  type Played,
  play,
  putIn,
  refusal,
  seatOf,
  stacksOf,
  story,
  turn,
} from './play.js';

/** Everybody calls, the big blind checks, the flop comes. */
const flop = (stacks: string, options = {}): Played => {
  let hand = begin(stacks, options);
  while (hand.state.street === 0 && hand.state.turn.kind === 'act') {
    hand = play(hand, legal(hand).check ? 'check' : 'call');
  }
  return play(hand, '|');
};

describe('R46: amounts are totals for the street', () => {
  it('facing 2,000 with 500 in, a raise to 8,000 takes 7,500', () => {
    const hand = play(flop('20000 20000', { blinds: '250/500' }), '1 bet 500, 2 raise 2000');
    const before = seatOf(hand, 1).stack;
    const raised = play(hand, '1 raise 8000');
    expect(before - seatOf(raised, 1).stack).toBe(7500);
    expect(raised.events.at(-1)).toMatchObject({ type: 'acted', to: 8000, paid: 7500 });
  });
  it.each([
    ['raises by its size', '1000 1000 1000', 'raise 1000'],
    ['calls if it is too small to raise', '1000 1000 70', 'call 70'],
    ['calls if it is exactly the price', '1000 1000 100', 'call 100'],
  ])('all-in %s', (_name, stacks, action) => {
    expect(story(play(begin(stacks), '3 allIn'), 'acted')).toEqual([`3 ${action}`]);
  });
  it('all-in bets where there is no bet yet', () => {
    expect(story(play(flop('1000 1000'), 'allIn'), 'acted').at(-1)).toBe('1 bet 900');
  });
  it('bet and raise are not the same word', () => {
    expect(refusal(begin('1000 1000'), 'bet 300')).toBe('BET_EXISTS');
    expect(refusal(flop('1000 1000'), 'raise 300')).toBe('NO_BET_TO_RAISE');
  });
});

describe('R47: check and call', () => {
  it('bet 100, 40 in, 25 behind: pays 25', () => {
    // Seat 1 posted 40 and has 25 behind.
    const hand = play(begin('65 1000 1000', { blinds: '40/100' }), '3 call');
    expect(turn(hand)).toBe('1: fold, call 25, all-in call 65');
    const called = play(hand, 'call');
    expect(putIn(called, 1)).toEqual([0, 0, 65]);
    expect(called.state.currentBet).toBe(100);
  });
  it('check only if nothing is owed, call only if something is', () => {
    expect(refusal(begin('1000 1000'), 'check')).toBe('CANNOT_CHECK');
    expect(refusal(flop('1000 1000'), 'call')).toBe('NOTHING_TO_CALL');
  });
});

describe('R48: minimum bet', () => {
  it('the big blind on every street', () => {
    const hand = flop('1000 1000');
    expect(turn(hand)).toBe('1: fold, check, bet 100-900, all-in bet 900');
    expect(refusal(hand, 'bet 99')).toBe('BELOW_MINIMUM');
    const river = play(hand, 'check, check', '|', 'check, check', '|');
    expect(legal(river).bet).toEqual({ min: 100, max: 900 });
  });
  it('less only as an all-in', () => {
    const hand = flop('160 1000 1000');
    expect(turn(hand)).toBe('1: fold, check, bet 60-60, all-in bet 60');
    expect(refusal(hand, 'bet 59')).toBe('BELOW_MINIMUM');
    expect(story(play(hand, 'bet 60'), 'acted').at(-1)).toBe('1 bet 60');
  });
});

describe('R49: minimum raise', () => {
  it('600, 1,600, 3,600: next at least 5,600', () => {
    const hand = play(flop('9000 9000 9000'), 'bet 600, raise 1600, raise 3600');
    expect(legal(hand).raise).toEqual({ min: 5600, max: 8900 });
    expect(refusal(hand, 'raise 5599')).toBe('BELOW_MINIMUM');
    expect(refusal(hand, 'raise 5600')).toBe('accepted');
  });
  it('big blind 100, all-in 150: next at least 250', () => {
    const hand = play(begin('1000 1000 150'), 'allIn');
    expect(legal(hand).raise?.min).toBe(250);
  });
  it('the increment counts, not the total: raise 100 to 350, next at least 600', () => {
    expect(legal(play(begin('2000 2000 2000'), 'raise 350')).raise?.min).toBe(600);
  });
  it('R71 starts again at the big blind on the next street', () => {
    const hand = play(begin('2000 2000'), 'raise 900, call', '|');
    expect(legal(hand).bet?.min).toBe(100);
    expect(hand.state.lastFullRaise).toBe(100);
  });
});

describe('R50: short all-in', () => {
  it('bet 100, all-in 140: to call 140, minimum raise to 240', () => {
    const hand = play(flop('1000 240 1000'), '1 bet 100, 2 allIn');
    expect(turn(hand)).toBe('3: fold, call 140, raise 240-900, all-in raise 900');
    expect(hand.state.currentBet).toBe(140);
    expect(hand.state.lastFullRaise).toBe(100);
  });
});

describe('R51: who may raise', () => {
  it('4,000 blind called by A, all-in 7,500: the big blind may raise to 11,500, A may not', () => {
    const hand = play(
      begin('50000 50000 50000 7500', { blinds: '2000/4000' }),
      '3 call, 4 allIn, 1 fold',
    );
    expect(legal(hand).raise?.min).toBe(11500);
    const called = play(hand, '2 call');
    expect(turn(called)).toBe('3: fold, call 3500');
    expect(refusal(called, 'raise 11500')).toBe('NOT_REOPENED');
    expect(refusal(called, 'allIn')).toBe('NOT_REOPENED');
  });
  it('exactly a full raise reopens', () => {
    const hand = play(flop('1000 300 1000'), '1 bet 100, 2 allIn, 3 call');
    expect(turn(hand)).toBe('1: fold, call 100, raise 300-900, all-in raise 900');
  });
  it('one chip less does not', () => {
    const hand = play(flop('1000 299 1000'), '1 bet 100, 2 allIn, 3 call');
    expect(turn(hand)).toBe('1: fold, call 99');
  });
});

describe('R52: several short all-ins add up, per player', () => {
  const tda = (reopen: 'per-player' | 'consecutive') =>
    play(flop('2000 225 2000 300', { reopen }), '1 bet 100, 2 allIn, 3 call, 4 allIn');
  it('per-player: A faces 100 and may raise, C faces 75 and may not', () => {
    const hand = tda('per-player');
    expect(turn(hand)).toBe('1: fold, call 100, raise 300-1900, all-in raise 1900');
    expect(turn(play(hand, 'call'))).toBe('3: fold, call 75');
  });
  it('consecutive: added once for the whole table, so C may raise too', () => {
    const hand = tda('consecutive');
    expect(turn(hand)).toBe('1: fold, call 100, raise 300-1900, all-in raise 1900');
    expect(turn(play(hand, 'call'))).toBe('3: fold, call 75, raise 300-1900, all-in raise 1900');
  });
  it('consecutive: after a full raise the adding starts again', () => {
    const start = flop('2000 250 300 2000 350', { reopen: 'consecutive' });
    // 100, 150 and 200 make a full raise, which seat 4 calls; 250 is only 50 more.
    const hand = play(start, '1 bet 100, 2 allIn, 3 allIn, 4 call, 5 allIn');
    expect(turn(hand)).toBe('1: fold, call 150, raise 350-1900, all-in raise 1900');
    expect(turn(play(hand, 'call'))).toBe('4: fold, call 50');
  });
});

describe('R53: size after short all-ins', () => {
  it('300, all-ins 500, 650, 800: raise to at least 1,100', () => {
    const hand = play(flop('5000 600 750 900 5000'), '1 bet 300, 2 allIn, 3 allIn, 4 allIn');
    expect(actor(hand)).toBe(5);
    expect(legal(hand).raise?.min).toBe(1100);
    expect(hand.state.lastFullRaise).toBe(300);
  });
  it('T 96.a: 1,700 + 500 = 2,200', () => {
    const hand = play(flop('9000 1300 1800 9000'), '1 bet 500, 2 allIn, 3 allIn');
    // 500, 1,200 is a full raise of 700; 1,700 is short of 1,900.
    expect(legal(hand).raise?.min).toBe(1700 + 700);
    const short = play(flop('9000 900 1300 1800 9000'), '1 bet 500, 2 allIn, 3 allIn, 4 allIn');
    // 500, 800, 1,200, 1,700: only the last is as much as the bet, so it is a full raise of 500.
    expect(legal(short).raise?.min).toBe(2200);
  });
});

describe('R54: short all-in as opening bet', () => {
  it('A checks, B all-in 60: C may raise to 160, A only call or fold', () => {
    const hand = play(flop('1000 160 1000'), '1 check, 2 allIn');
    expect(turn(hand)).toBe('3: fold, call 60, raise 160-900, all-in raise 900');
    expect(refusal(hand, 'raise 100')).toBe('BELOW_MINIMUM');
    expect(turn(play(hand, '3 call'))).toBe('1: fold, call 60');
  });
  it('a raise behind the all-in lets A raise again', () => {
    const hand = play(flop('1000 160 1000'), '1 check, 2 allIn, 3 raise 160');
    expect(turn(hand)).toBe('1: fold, call 160, raise 260-900, all-in raise 900');
  });
});

describe('R55: no-limit maximum', () => {
  it('300 in front, 700 behind: up to 1,000', () => {
    const hand = play(begin('2000 2000 1000'), '3 raise 300, 1 raise 500, 2 fold');
    expect(legal(hand).raise).toEqual({ min: 700, max: 1000 });
    expect(refusal(hand, 'raise 1001')).toBe('NOT_ENOUGH_CHIPS');
  });
  it('raises are unlimited in number', () => {
    let hand = begin('100000 100000');
    for (let to = 200; to <= 3000; to += 100) hand = play(hand, `raise ${to}`);
    expect(legal(hand).raise?.min).toBe(3100);
  });
});

describe('R60: no raising into all-ins', () => {
  const facing = () => play(begin('300 1100 300', { blinds: '50/100' }), '3 allIn, 1 allIn');
  it('rivals all-in 300, 100 in and 1,000 behind: all-in costs 200, 800 stay', () => {
    const hand = facing();
    expect(turn(hand)).toBe('2: fold, call 200, all-in call 300');
    expect(refusal(hand, 'raise 500')).toBe('NO_RIVAL_TO_RAISE');
    const called = play(hand, 'allIn');
    expect(seatOf(called, 2).stack).toBe(800);
    expect(called.events.find((e) => e.type === 'acted' && e.seat === 2)).toMatchObject({
      action: 'call',
      paid: 200,
      allIn: false,
    });
  });
  it('one rival with chips is enough', () => {
    const hand = play(begin('2000 1100 300 1000'), '3 allIn, 4 fold');
    expect(legal(hand).raise).toEqual({ min: 500, max: 2000 });
  });
});

describe('R61: folding for free', () => {
  it('allowed by default; the third of three gets the pot of 300', () => {
    const hand = play(flop('1000 1000 1000'), '1 fold, 2 fold, end');
    expect(stacksOf(hand)).toEqual([900, 900, 1200]);
  });
  it('the option refuses it, and offers it no more', () => {
    const hand = flop('1000 1000 1000', { foldWhenFree: 'reject' });
    expect(legal(hand).fold).toBe(false);
    expect(refusal(hand, 'fold')).toBe('FOLD_NOT_ALLOWED');
    expect(legal(play(hand, 'bet 100')).fold).toBe(true);
  });
});

describe('R62: clock and turn', () => {
  it('time-out owing 100: folds and puts in nothing', () => {
    const hand = play(begin('1000 1000 1000'), '3 timeout');
    expect(story(hand, 'acted')).toEqual(['3 fold 0']);
    expect(seatOf(hand, 3).stack).toBe(1000);
  });
  it('time-out owing nothing: checks', () => {
    expect(story(play(flop('1000 1000'), '1 timeout'), 'acted').at(-1)).toBe('1 check 0');
  });
  it('out of turn is refused, by its cause', () => {
    const hand = begin('1000 60 1000 1000');
    expect(refusal(hand, '1 call')).toBe('NOT_YOUR_TURN');
    expect(refusal(hand, '2 check')).toBe('PLAYER_ALL_IN');
    expect(refusal(hand, '1 timeout')).toBe('NOT_YOUR_TURN');
    expect(refusal(play(hand, 'fold'), '3 call')).toBe('PLAYER_FOLDED');
    expect(refusal(hand, '9 call')).toBe('UNKNOWN_PLAYER');
    const closed = play(begin('500 500'), 'allIn, call');
    expect(refusal(closed, '1 check')).toBe('BETTING_CLOSED');
    expect(refusal(play(closed, 'end'), '1 check')).toBe('HAND_OVER');
  });
});

describe('R1, R7: what is not a whole number of chips is refused and changes nothing', () => {
  it.each([
    [250.5, 'NOT_INTEGER'],
    [Number.NaN, 'NOT_INTEGER'],
    ['300', 'NOT_INTEGER'],
    [-300, 'NEGATIVE_AMOUNT'],
    [2 ** 53, 'UNSAFE_INTEGER'],
    [1001, 'NOT_ENOUGH_CHIPS'],
  ])('raise to %s: %s', (to, code) => {
    const { state } = begin('1000 1000 1000');
    const before = structuredClone(state);
    const done = apply(state, { type: 'raise', seat: 3, to } as Command);
    expect(done).toMatchObject({ ok: false, error: { code } });
    expect(state).toEqual(before);
  });
  it('an unknown command', () => {
    const { state } = begin('1000 1000');
    for (const command of [{ type: 'raze', seat: 2 }, null, 7]) {
      expect(apply(state, command as Command)).toMatchObject({ error: { code: 'BAD_COMMAND' } });
    }
  });
});

describe('R9: chip unit', () => {
  const hand = (stack = 1000) => begin(`1000 1000 ${stack}`, { unit: 25 });
  it('unit 25: 225 is fine, 230 is not, unless it is all they have', () => {
    expect(refusal(hand(), 'raise 225')).toBe('accepted');
    expect(refusal(hand(), 'raise 230')).toBe('NOT_UNIT_MULTIPLE');
    expect(refusal(hand(230), 'raise 230')).toBe('accepted');
  });
  it('after an all-in of 130 the minimum is the next multiple', () => {
    const facing = play(hand(130), 'allIn');
    expect(legal(facing)).toMatchObject({ unit: 25, call: 80, raise: { min: 250 } });
    expect(refusal(facing, 'raise 230')).toBe('BELOW_MINIMUM');
  });
});
