/** RULES F: order of action, end of a round, auto-advance. */
import {
  advanceOnce,
  advanceRoundIfReady,
  autoAdvance,
  determineWinners,
  shouldAutoAdvance,
  startNewHand,
} from '@sidepot/engine';
import { describe, expect, it } from 'vitest';
import {
  actor,
  begin,
  configOf,
  legal,
  play,
  pots,
  putIn,
  seatOf,
  stacksOf,
  story,
  turn,
} from './play.js';

const three = { cards: { 1: '9c 8c', 2: 'As Ah', 3: 'Ks Kh' }, board: '2c 7d 9h Jc 3s' };

describe('R63: first to act before the flop', () => {
  it('6 seats, big blind 3: seat 4', () => {
    expect(actor(begin('99 99 99 99 99 99', { button: 1, blinds: '5/10' }))).toBe(4);
  });
  it('an all-in or absent seat is passed over', () => {
    expect(actor(begin('1:900 2:900 3:900 4:900', { absent: [3] }))).toBe(4);
    const allIn = begin('900 900 10 900', { anteMode: 'perPlayer', ante: 10 });
    expect(actor(allIn)).toBe(4);
  });
});

describe('R64: first to act later', () => {
  it('6 seats, button 6: seat 1; folded and all-in seats are passed over', () => {
    const hand = begin('900 900 150 900 900 900');
    expect(actor(play(hand, 'call, call, call, call, call, check', '|'))).toBe(1);
    const passed = play(hand, '3 allIn, 4 call, 5 call, 6 call, 1 fold, 2 call', '|');
    expect(actor(passed)).toBe(2);
    expect(actor(play(passed, '2 check'))).toBe(4);
  });
});

describe('R65: big-blind option', () => {
  it('all call 100: the big blind owes nothing but is still pending', () => {
    const hand = play(begin('1000 1000 1000'), 'call, call');
    expect(turn(hand)).toBe('2: fold, check, raise 200-1000, all-in raise 1000');
  });
  it('also when the all-in was too small to be a raise', () => {
    const hand = play(begin('1000 1000 150'), '3 allIn, 1 call');
    expect(turn(hand)).toBe('2: fold, call 50, raise 250-1000, all-in raise 1000');
  });
  it('and when the only caller is all-in for less, while somebody could answer', () => {
    const hand = play(begin('1000 1000 70'), '3 allIn, 1 call');
    expect(turn(hand)).toBe('2: fold, check, raise 200-1000, all-in raise 1000');
  });
});

describe('R66: round end', () => {
  it('on the flop nobody owes, yet all are asked', () => {
    const hand = play(begin('1000 1000 1000'), 'call, call, check', '|');
    expect(turn(play(hand, '1 check, 2 check'))).toMatch(/^3: fold, check, bet/);
    expect(turn(play(hand, '1 check, 2 check, 3 check'))).toBe('deal turn');
  });
  it('who acted is asked again after a raise', () => {
    const hand = play(begin('1000 1000 1000'), 'call, call, raise 300');
    expect(actor(hand)).toBe(3);
    expect(actor(play(hand, 'call'))).toBe(1);
    expect(turn(play(hand, 'call, fold'))).toBe('deal flop');
  });
});

describe('R67: everyone folded', () => {
  it('pot 150, bet 80 uncalled: back 80, won 150, no cards, nothing shown', () => {
    const flop = play(begin('1000 1000', { blinds: '75/75' }), '2 check, 1 check', '|');
    const hand = play(flop, '1 bet 80, 2 fold, end');
    const tail = hand.events.slice(flop.events.length);
    expect(tail.map(({ type }) => type)).toEqual([
      'acted',
      'acted',
      'refunded',
      'collected',
      'awarded',
      'ended',
    ]);
    expect(story(hand, 'refunded', 'awarded', 'shown')).toEqual([
      '1 back 80',
      'Main Pot 150: 1 150',
    ]);
    expect(seatOf(hand, 1).stack - seatOf(flop, 1).stack).toBe(80 + 150 - 80);
  });
  it('a walk', () => {
    const hand = play(begin('1000 1000 1000'), 'fold, fold, end');
    expect(story(hand, 'refunded', 'awarded')).toEqual(['2 back 50', 'Main Pot 100: 2 100']);
    expect(hand.state.boards).toEqual([[]]);
  });
  it('R10, R36 a walk without a small blind: all of it is uncalled, there is no pot to award', () => {
    const hand = play(begin('1000 1000 1000', { smallBlindSeat: null }), 'fold, fold, end');
    expect(story(hand, 'refunded', 'awarded')).toEqual(['2 back 100']);
    expect(hand.state).toMatchObject({ over: true, pots: [], totalPot: 0 });
    expect(stacksOf(hand)).toEqual([1000, 1000, 1000]);
  });
});

describe('R68: betting closed for the hand', () => {
  it('all-in 300 called by one with 700 left: no further action', () => {
    const hand = play(begin('1000 300', three), '2 allIn, 1 call');
    expect(seatOf(hand, 1).stack).toBe(700);
    expect(shouldAutoAdvance(hand.state)).toBe(true);
    expect(story(play(hand, 'end'), 'acted')).toHaveLength(2);
    expect(play(hand, 'end').state.over).toBe(true);
  });
});

describe('R69, R72: the run-out, in its order and without a timer', () => {
  const allIn = () => play(begin('2000 1000 500', three), '3 allIn, 1 allIn, 2 call');
  it('refund, pots, hands, one event for each street, awards', () => {
    const hand = allIn();
    expect(story(play(hand, 'end')).slice(7)).toEqual([
      '3 raise 500',
      '1 raise 2000',
      '2 call 1000',
      '1 back 1000',
      'collected',
      '1 shows 9c 8c',
      '2 shows As Ah',
      '3 shows Ks Kh',
      'board 1: 2c 7d 9h',
      'board 1: Jc',
      'board 1: 3s',
      'Side Pot 1 1000: 2 1000',
      'Main Pot 1500: 2 1500',
      'ended',
    ]);
    expect(pots(hand)).toEqual(['1 2 3: 1500', '1 2: 1000']);
  });
  it('closed on the flop: two cards to come', () => {
    const flop = play(begin('1000 1000', three), 'call, check', '|', 'allIn, call');
    expect(turn(flop)).toBe('deal turn');
    expect(story(play(flop, 'end'), 'board')).toHaveLength(3);
    expect(seatOf(flop, 1).shown).toHaveLength(2);
  });
  it('one step at a time comes to the same', () => {
    let { state } = allIn();
    const kinds: string[] = [];
    for (let step = advanceOnce(state); step !== null; step = advanceOnce(state)) {
      kinds.push(state.turn.kind);
      state = step.state;
    }
    expect(kinds).toEqual(['deal', 'deal', 'deal', 'award', 'award']);
    expect(state).toEqual(autoAdvance(allIn().state).state);
    expect(state).toEqual(advanceRoundIfReady(allIn().state));
    expect(determineWinners(allIn().state).map(({ winners }) => winners)).toEqual([[2], [2]]);
  });
});

describe('the five auto-advance cases', () => {
  it('1: everyone all-in before the flop', () => {
    const hand = play(begin('500 500 500', three), 'allIn, allIn, allIn');
    expect(turn(hand)).toBe('deal flop');
    expect(shouldAutoAdvance(hand.state)).toBe(true);
    const ended = play(hand, 'end');
    expect(story(ended, 'board')).toHaveLength(3);
    expect(stacksOf(ended)).toEqual([0, 1500, 0]);
  });
  it('2: one all-in and one caller', () => {
    const hand = play(begin('900 900 500', three), '3 allIn, 1 fold, 2 call');
    expect(turn(hand)).toBe('deal flop');
    expect(shouldAutoAdvance(hand.state)).toBe(true);
    expect(stacksOf(play(hand, 'end'))).toEqual([850, 1450, 0]);
  });
  it('3: one folded on the flop, one all-in, one caller', () => {
    const hand = play(begin('900 900 500', three), 'call, call, check', '|');
    const closed = play(hand, '1 bet 200, 2 fold, 3 allIn, 1 call');
    expect(turn(closed)).toBe('deal turn');
    expect(shouldAutoAdvance(closed.state)).toBe(true);
    expect(stacksOf(play(closed, 'end'))).toEqual([400, 800, 1100]);
  });
  it('4: two with chips: normal betting on each street, no showing in between', () => {
    let hand = play(begin('900 900 500', three), '3 allIn, 1 call, 2 call');
    for (const street of ['flop', 'turn', 'river']) {
      expect(turn(hand)).toBe(`deal ${street}`);
      expect(shouldAutoAdvance(hand.state)).toBe(false);
      hand = play(hand, '|');
      expect(turn(hand)).toBe('1: fold, check, bet 100-400, all-in bet 400');
      expect(story(hand, 'shown')).toEqual([]);
      hand = play(hand, '1 check');
      expect(actor(hand)).toBe(2);
      hand = play(hand, '2 check');
    }
    expect(play(hand, 'end').state.over).toBe(true);
  });
  it('5: R70 the lone player with chips who still owes may only call or fold', () => {
    const facing = play(begin('300 1000', three), '2 call, 1 allIn');
    expect(legal(facing).call).toBe(200);
    expect(turn(facing)).toBe('2: fold, call 200, all-in call 300');
    expect(shouldAutoAdvance(facing.state)).toBe(false);
    expect(stacksOf(play(facing, 'fold, end'))).toEqual([400, 900]);
    const called = play(facing, 'call');
    expect(turn(called)).toBe('deal flop');
    expect(play(called, 'end').state.over).toBe(true);
  });
});

describe('several all-ins in one round', () => {
  it('five levels, each its own pot; the surplus of the tallest is returned', () => {
    const hand = play(
      begin('400 300 600 100 200', { board: 'As Ks Qs Js Ts' }),
      '3 allIn, 4 allIn, 5 allIn, 1 allIn, 2 allIn',
    );
    expect(story(hand, 'refunded')).toEqual(['3 back 200']);
    expect(pots(hand)).toEqual(['1 2 3 4 5: 500', '1 2 3 5: 400', '1 2 3: 300', '1 3: 200']);
    const ended = play(hand, 'end');
    // Everybody plays the board, so every pot is shared by its contenders.
    expect(story(ended, 'awarded')).toEqual([
      'Side Pot 3 200: 1 100, 3 100',
      'Side Pot 2 300: 1 100, 2 100, 3 100',
      'Side Pot 1 400: 1 100, 2 100, 3 100, 5 100',
      'Main Pot 500: 1 100, 2 100, 3 100, 4 100, 5 100',
    ]);
    expect(stacksOf(ended)).toEqual([400, 300, 600, 100, 200]);
  });
});

describe('R71: a new street', () => {
  it('level 300 before the flop, bet 50 on it: level 350', () => {
    const hand = play(begin('900 900', { blinds: '25/50' }), 'raise 300, call', '|', 'bet 50');
    expect(putIn(hand, 1)).toEqual([0, 0, 350]);
    expect(seatOf(hand, 1).bet).toBe(50);
  });
  it('bets 0, price 0, last full raise the minimum bet, nobody has acted', () => {
    const { state } = play(begin('900 900 900'), 'raise 500, call, fold', '|');
    expect(state).toMatchObject({ currentBet: 0, lastFullRaise: 100, aggressor: -1 });
    expect(state.players.map(({ bet, acted }) => [bet, acted])).toEqual([
      [0, false],
      [0, false],
      [0, false],
    ]);
    expect(state.players.map(({ folded }) => folded)).toEqual([false, true, false]);
  });
});

describe('R16: one contender is not a refund', () => {
  it('A 100, B 100 folded, C all-in 60: main 180, side 80, which A wins unopposed (V15)', () => {
    const options = { ...three, button: 3, blinds: '5/10' };
    const flop = play(begin('500 500 70', options), 'call, call, check', '|');
    const hand = play(flop, '1 bet 90, 2 call, 3 allIn', '|', '1 bet 50, 2 fold');
    expect(story(hand, 'refunded')).toEqual(['1 back 50']);
    expect(pots(hand)).toEqual(['1 3: 210', '1: 60']);
    expect(story(play(hand, 'end'), 'awarded')).toEqual([
      'Side Pot 1 60: 1 60',
      'Main Pot 210: 3 210',
    ]);
  });
  it('is paid as soon as its last rival folds, before the board is run out', () => {
    const flop = play(begin('500 500 70', { ...three, blinds: '5/10' }), 'call, call, check', '|');
    const hand = play(flop, '1 bet 90, 2 call, 3 allIn', '|', '1 bet 50, 2 fold, end');
    expect(story(hand, 'awarded', 'board').slice(2)).toEqual([
      'Side Pot 1 60: 1 60',
      'board 1: 3s',
      'Main Pot 210: 3 210',
    ]);
  });
});

describe('startNewHand', () => {
  it('goes on to the first decision, or to the end if there is none', () => {
    const started = startNewHand(configOf('1000 1000 1000'));
    expect(started).toMatchObject({ ok: true, value: { turn: { kind: 'act', seat: 3 } } });
    expect(startNewHand(configOf('40 1000', three))).toMatchObject({ value: { over: true } });
    expect(startNewHand(configOf('1000'))).toMatchObject({ error: { code: 'TOO_FEW_PLAYERS' } });
  });
});
