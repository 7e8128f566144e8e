/** R88: run it twice or three times; R97: raked once. */
import { type Card, formatCards } from '@sidepot/engine';
import { describe, expect, it } from 'vitest';
import { begin, type Played, play, refusal, stacksOf, startCode, story, turn } from './play.js';

const cash = (runs: 1 | 2 | 3) => ({ mode: 'cash', runs }) as const;
const boards = ({ state }: Played): string[] =>
  state.boards.map((board) => formatCards(board as Card[]));
const awards = (hand: Played): string[] => story(hand, 'awarded');

describe('R88: how many times?', () => {
  const cards = { 1: 'As Ah', 2: 'Ks Kh', 3: 'Qs Qh' };
  it('asks every unfolded player, once nobody can bet any more', () => {
    const hand = play(begin('500 500 500', cash(2)), '3 allIn, 1 fold, 2 call');
    expect(turn(hand)).toBe('runs 2 3 up to 2');
    expect(turn(play(hand, '3 runs 2'))).toBe('runs 2 up to 2');
  });
  it('with consent of all: boards come from one deck, one after the other', () => {
    const hand = play(
      begin('500 500', { ...cash(2), cards, board: '2c 7d 9h Tc 3s 4c 5d 8h Jc 6s' }),
      '2 allIn, 1 call, 1 runs 2, 2 runs 2, end',
    );
    expect(boards(hand)).toEqual(['2c 7d 9h Tc 3s', '4c 5d 8h Jc 6s']);
    expect(story(hand, 'runsDecided')).toEqual(['runs 2']);
    expect(story(hand, 'board')).toHaveLength(6);
  });
  it('boards share the cards already dealt', () => {
    const flop = play(
      begin('500 500', { ...cash(2), cards, board: '2c 7d 9h Tc 3s Kc 5d' }),
      'call, check',
      '|',
      '1 allIn, 2 call',
    );
    const hand = play(flop, '1 runs 2, 2 runs 2, end');
    expect(boards(hand)).toEqual(['2c 7d 9h Tc 3s', '2c 7d 9h Kc 5d']);
    // One board each.
    expect(stacksOf(hand)).toEqual([500, 500]);
  });
  it('one "once" settles it, at once', () => {
    const hand = play(begin('500 500 500', cash(3)), 'allIn, allIn, allIn, 1 runs 3, 2 runs 1');
    expect(turn(hand)).toBe('deal flop');
    expect(story(hand, 'runsDecided')).toEqual(['runs 1']);
    expect(refusal(hand, '3 runs 3')).toBe('NOT_DUE');
    expect(play(hand, 'end').state.boards).toHaveLength(1);
  });
  it('the fewest that anybody wants', () => {
    const hand = play(begin('500 500', cash(3)), 'allIn, call, 1 runs 3, 2 runs 2, end');
    expect(hand.state.boards).toHaveLength(2);
  });
  it('151 on two boards: 76 and 75, the odd chip to the first (V23)', () => {
    const hand = play(
      begin('50 70 70 70', {
        ...cash(2),
        blinds: '1/10',
        button: 4,
        smallBlindSeat: 4,
        bigBlindSeat: 1,
        cards: { 1: 'As Ah', 2: 'Ks Kh', 3: 'Qs Qh', 4: '2d 2h' },
        board: '2c 7d 9h Tc 3s Qd 4d 8h Jd 6s',
      }),
      '2 allIn, 3 call, 4 fold, 1 allIn, 1 runs 2, 2 runs 2, 3 runs 2, end',
    );
    expect(boards(hand)).toEqual(['2c 7d 9h Tc 3s', 'Qd 4d 8h Jd 6s']);
    expect(awards(hand)).toEqual(['Side Pot 1 40: 2 20, 3 20', 'Main Pot 151: 1 76, 3 75']);
  });
  it('11 on three boards: 4, 4, 3', () => {
    const hand = play(
      begin('5 5 90', {
        ...cash(3),
        blinds: '1/5',
        button: 3,
        smallBlindSeat: 3,
        bigBlindSeat: 1,
        cards: { 1: 'As Ah', 2: 'Ks Kh', 3: '2d 2h' },
        board: '2c 7d 9h Tc 3s Kd 4d 8h Jd 6s Kc 4h 8c Jh 6c',
      }),
      '2 allIn, 3 fold, 1 runs 3, 2 runs 3, end',
    );
    expect(awards(hand)).toEqual(['Main Pot 11: 1 4, 2 7']);
  });
  it('is not asked without an all-in, on the river, after folds, or with `runs: 1`', () => {
    const limped = play(begin('500 500', cash(2)), 'call, check');
    expect(turn(limped)).toBe('deal flop');
    const river = play(limped, '|', 'check, check', '|', 'check, check', '|', 'allIn, call');
    expect(turn(river)).toMatch(/^award/);
    expect(turn(play(begin('500 500', cash(2)), 'allIn, fold'))).toMatch(/^award/);
    expect(turn(play(begin('500 500', cash(1)), 'allIn, call'))).toBe('deal flop');
  });
  it('is not asked while two can still bet', () => {
    const hand = play(begin('900 900 500', cash(2)), '3 allIn, 1 call, 2 call');
    expect(turn(hand)).toBe('deal flop');
    expect(turn(play(hand, '|', '1 allIn, 2 call'))).toBe('runs 1 2 3 up to 2');
  });
  it('not in tournaments', () => {
    expect(startCode('500 500', { runs: 2 })).not.toBe('accepted');
    expect(startCode('500 500', { runs: 2, mode: 'cash' })).toBe('accepted');
  });
  it('no more than the deck serves', () => {
    // Six-card Omaha, seven players: 42 cards dealt, 10 left, two boards of five.
    const start = begin('500 500 500 500 500 500 500', {
      ...cash(3),
      game: 'omaha6',
      limit: 'no-limit',
    });
    const hand = play(start, 'allIn, allIn, allIn, allIn, allIn, allIn, allIn');
    expect(turn(hand)).toBe('runs 1 2 3 4 5 6 7 up to 2');
    expect(refusal(hand, '1 runs 3')).toBe('BAD_COMMAND');
  });
  it('refuses who is not asked, and numbers that are none', () => {
    const hand = play(begin('500 500 500', cash(2)), '3 allIn, 1 fold, 2 call');
    expect(refusal(hand, '1 runs 2')).toBe('NOT_YOUR_TURN');
    expect(refusal(play(hand, '3 runs 2'), '3 runs 1')).toBe('NOT_YOUR_TURN');
    for (const runs of ['0', '1.5', '3', 'x']) {
      expect(refusal(hand, `3 runs ${runs}`)).toBe('BAD_COMMAND');
    }
    expect(refusal(hand, '|')).toBe('NOT_DUE');
    expect(refusal(hand, '3 check')).toBe('BETTING_CLOSED');
    const over = play(hand, '3 runs 1, end');
    expect(refusal(over, '3 runs 1')).toBe('HAND_OVER');
  });
});

describe('R97: running it twice does not rake twice', () => {
  it('pot 151, rake 7: boards share 144', () => {
    const hand = play(
      begin('75 75 90', {
        ...cash(2),
        blinds: '1/5',
        rakeConfig: { bps: 500 },
        button: 3,
        smallBlindSeat: 3,
        bigBlindSeat: 1,
        cards: { 1: 'As Ah', 2: 'Ks Kh', 3: '2d 2h' },
        board: '2c 7d 9h Tc 3s Kd 4d 8h Jd 6s',
      }),
      '2 allIn, 3 fold, 1 call, 1 runs 2, 2 runs 2, end',
    );
    expect(story(hand, 'raked', 'awarded')).toEqual(['rake 7', 'Main Pot 151: 1 72, 2 72']);
  });
});
