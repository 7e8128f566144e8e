/** RULES H and I as they show in a played hand: awards, odd chips, hi-lo, rake. */
import { describe, expect, it } from 'vitest';
import { begin, type Options, type Played, play, stacksOf, story } from './play.js';

/** Calls and checks to the end. */
function toTheEnd(hand: Played): Played {
  let now = hand;
  while (now.state.turn.kind !== 'over') {
    const { turn } = now.state;
    now = play(now, turn.kind !== 'act' ? 'end' : turn.legal.check ? 'check' : 'call');
  }
  return now;
}

const awards = (hand: Played): string[] => story(hand, 'awarded');
/** Every hand plays the board. */
const tie = { board: 'As Ks Qs Js Ts' };
const sums = ({ state }: Played): number =>
  state.players.reduce((sum, { stack }) => sum + stack, state.rake);

describe('R79: the last side pot first, the main pot last, one event each', () => {
  const options = { cards: { 1: 'Ks Kh', 2: 'Qs Qh', 3: 'As Ah' }, board: '2c 7d 9h Tc 3s' };
  it('side 100 to A, then main 180 to B', () => {
    const hand = play(
      begin('110 500 60', { blinds: '10/20', ...options }),
      '3 allIn, 1 allIn, 2 call',
    );
    const ended = play(hand, 'end');
    expect(awards(ended)).toEqual(['Side Pot 1 100: 1 100', 'Main Pot 180: 3 180']);
    expect(ended.state.pots.map(({ winners }) => winners)).toEqual([[3], [1]]);
    expect(stacksOf(ended)).toEqual([100, 390, 180]);
  });
  it('one command of the dealer for each', () => {
    const hand = play(
      begin('110 500 60', { blinds: '10/20', ...options }),
      '3 allIn, 1 allIn, 2 call',
    );
    const river = play(hand, '|', '|', '|', 'award');
    expect(river.state.turn).toEqual({ kind: 'award', pot: 0 });
    expect(river.state.totalPot).toBe(180);
    expect(play(river, 'award').state.over).toBe(true);
  });
  it('R8 start − put in + refund + awards = end, for each player', () => {
    const ended = play(begin('1000 400 700', { ...options }), '3 allIn, 1 allIn, 2 call, end');
    const starts = [1000, 400, 700];
    ended.state.players.forEach((player, i) => {
      const { stack, ante, dead, live, won } = player;
      expect(stack).toBe(starts[i]! - ante - dead - live + won);
    });
  });
});

describe('R81–R84: odd chips', () => {
  it('R81 125 two ways: the odd chip to the first clockwise from the button', () => {
    // 25 of a folded small blind and two at 50.
    const hand = toTheEnd(
      play(begin('500 500 500', { blinds: '25/50', ...tie }), '3 call, 1 fold'),
    );
    expect(awards(hand)).toEqual(['Main Pot 125: 2 63, 3 62']);
    const event = hand.events.find(({ type }) => type === 'awarded');
    expect(event).toMatchObject({
      shares: [
        { seat: 2, odd: 1 },
        { seat: 3, odd: 0 },
      ],
    });
  });
  it('R82 11 three ways: 4, 4, 3, the button last (V17)', () => {
    const start = begin('90 90 90 90', { blinds: '2/3', button: 1, bigBlindSeat: 3, ...tie });
    // Seat 2 posts 2 and folds; 3, 4 and the button have 3 in.
    const hand = toTheEnd(play(start, '4 call, 1 call, 2 fold'));
    expect(awards(hand)).toEqual(['Main Pot 11: 3 4, 4 4, 1 3']);
  });
  it('R83 heads-up 11: 6 to the big blind', () => {
    const start = begin('90 90', {
      blinds: '1/5',
      anteMode: 'button',
      ante: 1,
      ...tie,
    });
    expect(awards(toTheEnd(start))).toEqual(['Main Pot 11: 1 6, 2 5']);
  });
  it('R83 an empty button seat: count from its number (V18)', () => {
    const start = begin('2:5000 6:5000 8:5000', {
      seatCount: 9,
      button: 4,
      unit: 100,
      blinds: '300/500',
      smallBlindSeat: 8,
      bigBlindSeat: 2,
      ...tie,
    });
    const hand = toTheEnd(play(start, '6 call, 8 fold'));
    expect(awards(hand)).toEqual(['Main Pot 1300: 6 700, 2 600']);
  });
  it('R84 a stack of 325 puts the chip of 25 in play: 1,325 two ways', () => {
    const start = begin('5000 5000 325', { unit: 100, blinds: '500/500', ...tie });
    // Seat 3 is all-in for 325 as a call and then killed, so that its chips are folded chips.
    const hand = toTheEnd(play(start, '3 allIn, kill 3'));
    expect(awards(hand)).toEqual(['Main Pot 1325: 1 675, 2 650']);
  });
});

describe('R85–R87: Omaha eight-or-better', () => {
  const omaha8 = (stacks: string, more: Options) =>
    begin(stacks, { game: 'omaha8', limit: 'no-limit', ...more });
  it('R85 101: 51 high, 50 low; A high, A and B low: 76 and 25 (V20)', () => {
    const start = omaha8('900 900 900', {
      blinds: '1/50',
      // Both have A-2 for the low, seat 2 has the kings for the high.
      cards: { 2: 'As 2s Kh Kd', 3: 'Ad 2d Qh Jd', 1: '9c 9d Tc Td' },
      board: 'Ks 7d 8h 4c 3c',
    });
    const hand = toTheEnd(play(start, '3 call, 1 fold'));
    expect(awards(hand)).toEqual(['Main Pot 101: 2 76, 3 25']);
  });
  it('R86 the same two tie both ways: 26 splits 13 and 13 (V21)', () => {
    const start = omaha8('900 900', {
      blinds: '13/13',
      cards: { 1: 'As 2s Kh Jd', 2: 'Ad 2d Kd Jh' },
      board: 'Ks 7d 8h 4c 3c',
    });
    expect(awards(toTheEnd(start))).toEqual(['Main Pot 26: 1 13, 2 13']);
  });
  it('R87 the qualifier is per pot: main 30 + 30, side without a low all to high (V22)', () => {
    const start = omaha8('60 60 20', {
      blinds: '5/10',
      cards: { 1: 'Kh Kd Qh Jd', 2: 'Qs Qd Jh Th', 3: 'As 2s 9h 9d' },
      board: 'Ks 7d 8h 4c 3c',
    });
    const hand = play(start, '3 allIn, 1 allIn, 2 call, end');
    expect(awards(hand)).toEqual(['Side Pot 1 80: 1 80', 'Main Pot 60: 1 30, 3 30']);
  });
  it('R87 no low on the board: high takes it all', () => {
    const start = omaha8('900 900', {
      cards: { 1: 'As 2s 3h 4d', 2: 'Kd Kc 9c 9d' },
      board: 'Ks 7d 8h Tc Jc',
    });
    expect(awards(toTheEnd(start))).toEqual(['Main Pot 200: 2 200']);
  });
});

describe('R91–R97: rake', () => {
  const rakeConfig = { bps: 500, cap: 30, rounding: 'floor', noFlopNoDrop: true } as const;
  const cash = { mode: 'cash', rakeConfig } as const;
  const winners = { 1: 'Qs Qh', 2: 'Ks Kh', 3: 'As Ah' };
  const board = '2c 7d 9h Tc 3s';
  it('R91 tournament hands are never raked', () => {
    const hand = play(begin('500 500', { rakeConfig }), 'allIn, call, end');
    expect(hand.state.rake).toBe(0);
    expect(sums(hand)).toBe(1000);
  });
  it('R92–R94, R96 levels 40, 500, 700, folded 10: rake 30 of 1,050, 3 and 27 (V24)', () => {
    const start = begin('10:900 2:500 3:700 1:40', {
      blinds: '5/10',
      button: 1,
      bigBlindSeat: 10,
      smallBlindSeat: 3,
      seatCount: 10,
      cards: { 1: 'As Ah', 2: 'Qs Qh', 3: 'Ks Kh' },
      board,
      ...cash,
    });
    const hand = play(start, '1 allIn, 2 raise 80, 3 allIn');
    const ended = play(hand, '10 fold, 2 call, end');
    expect(story(ended, 'refunded')).toEqual(['3 back 200']);
    expect(story(ended, 'raked', 'awarded')).toEqual([
      'rake 3+27',
      'Side Pot 1 920: 3 893',
      'Main Pot 130: 1 127',
    ]);
    expect(sums(ended)).toBe(900 + 500 + 700 + 40);
  });
  it('R93 half-even is the option: 5% of 50 is 2, of 70 is 4; floor 2 and 3', () => {
    const rake = (rounding: 'floor' | 'half-even', blind: number) =>
      toTheEnd(
        begin('900 900', {
          blinds: `${blind}/${blind}`,
          mode: 'cash',
          rakeConfig: { ...rakeConfig, rounding },
          cards: winners,
          board,
        }),
      ).state.rake;
    expect([rake('half-even', 25), rake('half-even', 35)]).toEqual([2, 4]);
    expect([rake('floor', 25), rake('floor', 35)]).toEqual([2, 3]);
  });
  it('R95 no flop, no drop: a walk and a raise that nobody calls', () => {
    expect(play(begin('500 500 500', cash), 'fold, fold, end').state.rake).toBe(0);
    const hand = play(begin('500 500 500', cash), 'call, call, raise 300, fold, fold, end');
    expect(hand.state.rake).toBe(0);
    expect(stacksOf(hand)).toEqual([400, 700, 400]);
    const drop = { ...rakeConfig, noFlopNoDrop: false };
    const taken = play(begin('500 500 500', { mode: 'cash', rakeConfig: drop }), 'call, call');
    expect(play(taken, 'raise 300, fold, fold, end').state.rake).toBe(15);
  });
  it('R95 an all-in run-out has a flop and is raked', () => {
    const hand = play(begin('200 200', { ...cash, cards: winners, board }), 'allIn, call, end');
    expect(story(hand, 'raked')).toEqual(['rake 20']);
    expect(stacksOf(hand)).toEqual([0, 380]);
  });
  it('R95, R16 so is one whose side pot was paid before the flop', () => {
    const start = begin('500 500 60', { blinds: '10/20', ...cash, cards: winners, board });
    const hand = play(start, '3 allIn, 1 raise 110, 2 raise 300, 1 fold');
    const ended = play(hand, 'end');
    // 190 back; main 180, side 100: 5% of 280 is 14.
    expect(story(ended, 'refunded')).toEqual(['2 back 190']);
    expect(ended.state.rake).toBe(14);
    expect(sums(ended)).toBe(1060);
  });
  it('R96 main-first is the option', () => {
    const start = begin('500 500 60', {
      blinds: '10/20',
      mode: 'cash',
      rakeConfig: { ...rakeConfig, spread: 'main-first' },
      cards: winners,
      board,
    });
    const ended = play(start, '3 allIn, 1 raise 110, 2 call');
    expect(story(toTheEnd(ended), 'raked')).toEqual(['rake 14+0']);
  });
  it('R94 the cap may depend on the number of players', () => {
    const cap = [
      { players: 2, cap: 5 },
      { players: 3, cap: 9 },
    ];
    const options = {
      mode: 'cash',
      rakeConfig: { ...rakeConfig, cap },
      cards: winners,
      board,
    } as const;
    expect(toTheEnd(begin('900 900', options)).state.rake).toBe(5);
    expect(toTheEnd(begin('900 900 900', options)).state.rake).toBe(9);
  });
});
