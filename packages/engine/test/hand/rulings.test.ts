/** Rulings of the floor: killed hands (R11, R17) and hands that are voided (R73). */
import { describe, expect, it } from 'vitest';
import { begin, play, pots, refusal, seatOf, stacksOf, story, turn } from './play.js';

const aces = {
  cards: { 1: 'As Ah', 2: 'Ks Kh', 3: 'Qs Qh', 4: 'Js Jh' },
  board: '2c 7d 9h Tc 3s',
};

describe('R11: a killed hand', () => {
  it('raised to 150, the best other level is 100: 50 back, 100 forfeit, price 100', () => {
    const options = { blinds: '25/50', ...aces };
    const flop = play(begin('1000 200 1000', options), '3 call, 1 call, 2 check', '|');
    const killed = play(flop, '1 bet 100, 2 allIn, kill 2');
    expect(story(killed, 'killed', 'refunded')).toEqual(['2 killed', '2 back 50']);
    expect(killed.state.currentBet).toBe(100);
    expect(seatOf(killed, 2)).toMatchObject({ live: 150, folded: true, stack: 50 });
    expect(turn(killed)).toMatch(/^3: fold, call 100/);
    expect(pots(play(killed, 'call'))).toEqual(['1 3: 450']);
  });
  it('before the flop 200 against 100: 100 back, and the next may check', () => {
    const hand = play(begin('1000 1000 1000'), '3 call');
    const raised = play(hand, '1 raise 200, kill 1');
    expect(story(raised, 'refunded')).toEqual(['1 back 100']);
    expect(raised.state.currentBet).toBe(100);
    expect(turn(raised)).toMatch(/^2: fold, check/);
  });
  it('a raise over a raise: the price and the smallest raise are those of before', () => {
    const hand = play(begin('1000 1000 1000 1000'), '3 raise 250, 4 raise 700, kill 4');
    expect(story(hand, 'refunded')).toEqual(['4 back 450']);
    expect(turn(hand)).toMatch(/^1: fold, call 200/);
    expect(refusal(hand, '1 raise 399')).toBe('BELOW_MINIMUM');
    expect(refusal(hand, '1 raise 400')).toBe('accepted');
  });
  it('R45 a big blind: what others may still call stays in', () => {
    const hand = play(begin('1000 1000 1000'), 'kill 2');
    expect(story(hand, 'refunded')).toEqual([]);
    expect(seatOf(hand, 2)).toMatchObject({ live: 100, folded: true });
    expect(pots(play(hand, '3 call, 1 call'))).toEqual(['1 3: 300']);
  });
  it('of one who is not to act: the turn stays', () => {
    const hand = play(begin('1000 1000 1000 1000', aces), 'kill 1');
    expect(turn(hand)).toMatch(/^3: fold, call 100/);
    expect(story(hand, 'refunded')).toEqual([]);
  });
  it('of the one to act: the turn passes', () => {
    expect(turn(play(begin('1000 1000 1000 1000'), 'kill 3'))).toMatch(/^4: fold, call 100/);
  });
  it('the last but one: the other wins at once, shows nothing', () => {
    const hand = play(begin('1000 1000', aces), '2 raise 300, kill 1, end');
    expect(story(hand, 'refunded', 'awarded', 'shown')).toEqual([
      '2 back 200',
      'Main Pot 200: 2 200',
    ]);
  });
  it('the last live hand cannot be killed, a folded one is dead already', () => {
    const hand = play(begin('1000 1000'), '2 fold');
    expect(refusal(hand, 'kill 1')).toBe('LAST_LIVE_HAND');
    expect(refusal(play(begin('1000 1000 1000'), 'fold'), 'kill 3')).toBe('PLAYER_FOLDED');
    expect(refusal(play(hand, 'end'), 'kill 1')).toBe('HAND_OVER');
  });
  it('during the run-out: the board goes on without it', () => {
    const hand = play(begin('500 500 500', aces), 'allIn, allIn, allIn', '|', 'kill 1, end');
    expect(stacksOf(hand)).toEqual([0, 1500, 0]);
  });
  it('R17 the callers of a top layer are all killed: it rolls down to who is left (V14)', () => {
    const flop = play(begin('150 1000 1000', aces), 'call, call, check', '|');
    const hand = play(flop, '1 allIn, 2 raise 200, 3 call', 'kill 2', 'kill 3', 'end');
    // Levels 150, 300, 300: nothing is uncalled.
    expect(story(hand, 'refunded')).toEqual([]);
    expect(stacksOf(hand)).toEqual([750, 700, 700]);
  });
  it('while the number of runs is asked: who is left decides', () => {
    const options = { ...aces, mode: 'cash', runs: 2 } as const;
    const asked = play(begin('500 500 500', options), 'allIn, allIn, allIn');
    expect(turn(asked)).toBe('runs 1 2 3 up to 2');
    const killed = play(asked, '1 runs 2, 2 runs 2, kill 3');
    expect(turn(killed)).not.toMatch(/^runs {2}/);
    const ended = play(killed, 'end');
    expect(ended.state.over).toBe(true);
    expect(ended.state.boards).toHaveLength(2);
  });
  it('while the number of runs is asked: the answer of a dead hand counts no more', () => {
    const options = { ...aces, mode: 'cash', runs: 3 } as const;
    const asked = play(begin('500 500 500', options), 'allIn, allIn, allIn');
    const ended = play(asked, '1 runs 2, kill 1, 2 runs 3, 3 runs 3, end');
    expect(ended.state.boards).toHaveLength(3);
  });
  it('at the showdown, when the others have mucked: no pot is left without an owner', () => {
    const river = play(
      begin('1000 1000', aces),
      'call, check',
      '|',
      'check, check',
      '|',
      'check, check',
      '|',
      'check, check',
    );
    const mucked = play(river, '1 muck');
    expect(refusal(mucked, 'kill 2')).toBe('LAST_LIVE_HAND');
    expect(stacksOf(play(mucked, 'end'))).toEqual([900, 1100]);
  });
});

describe('R73: voiding a hand', () => {
  const blinds = () => begin('1000 1000 1000 1000');
  it('blinds returned', () => {
    const hand = play(blinds(), 'void misdeal');
    expect(stacksOf(hand)).toEqual([1000, 1000, 1000, 1000]);
    expect(hand.state).toMatchObject({ over: true, voided: true, totalPot: 0, pots: [] });
    expect(story(hand).slice(-2)).toEqual(['voided', 'ended']);
  });
  it('antes, dead posts and wagers too', () => {
    const hand = begin('1000 1000 1000 1000', {
      mode: 'cash',
      anteMode: 'perPlayer',
      ante: 10,
      posts: { 4: { live: 100, dead: 50 } },
    });
    expect(stacksOf(play(hand, '3 raise 300, void misdeal'))).toEqual([1000, 1000, 1000, 1000]);
  });
  it.each([
    ['one action with chips', 'call', 'accepted'],
    ['two folds', 'fold, fold', 'accepted'],
    ['two actions, one with chips', 'fold, call', 'TOO_LATE'],
    ['two actions, the first with chips', 'call, fold', 'TOO_LATE'],
    ['any three', 'fold, fold, fold', 'TOO_LATE'],
  ])('a misdeal after %s', (_name, steps, code) => {
    const hand = play(begin('1000 1000 1000 1000 1000'), steps);
    expect(refusal(hand, 'void misdeal')).toBe(code);
    expect(refusal(hand, 'void fouled-deck')).toBe('accepted');
  });
  it('three actions without chips: checks do count', () => {
    const absent = begin('1000 1000 1000 1000', { absent: [1], posts: { 3: { live: 100 } } });
    const hand = play(absent, '3 check, 4 fold');
    expect(refusal(hand, 'void misdeal')).toBe('accepted');
    expect(refusal(play(hand, '2 check'), 'void misdeal')).toBe('TOO_LATE');
  });
  it('a fouled deck on the river: every chip goes back, refunds are not paid twice', () => {
    const hand = play(begin('400 700 1000', aces), '3 allIn, 1 call, 2 call', '|', '|', '|');
    expect(story(hand, 'refunded')).toEqual(['3 back 300']);
    expect(stacksOf(play(hand, 'void fouled-deck'))).toEqual([400, 700, 1000]);
  });
  it('not when it is over', () => {
    const hand = play(begin('1000 1000'), 'fold, end');
    expect(refusal(hand, 'void fouled-deck')).toBe('HAND_OVER');
    expect(refusal(play(blinds(), 'void misdeal'), 'void misdeal')).toBe('HAND_OVER');
  });
  it('a fouled deck after an uncontested side pot was paid (R16): at any time', () => {
    const options = { ...aces, blinds: '5/10' };
    const flop = play(begin('500 500 70', options), 'call, call, check', '|');
    const hand = play(flop, '1 bet 90, 2 call, 3 allIn', '|', '1 bet 50, 2 fold, award');
    expect(turn(hand)).toBe('deal river');
    expect(stacksOf(play(hand, 'void fouled-deck'))).toEqual([500, 500, 70]);
  });
});
