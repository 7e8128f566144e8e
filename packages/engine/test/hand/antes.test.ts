/** RULES C: antes as they are posted and played in a hand. */
import { describe, expect, it } from 'vitest';
import {
  begin,
  legal,
  play,
  pots,
  putIn,
  seatOf,
  stacksOf,
  startCode,
  story,
  turn,
} from './play.js';

const perPlayer = (ante: number) => ({ anteMode: 'perPlayer', ante }) as const;
const bigBlindAnte = (ante: number) => ({ anteMode: 'bigBlind', ante }) as const;

describe('R22: a per-player ante is posted by everyone before the blinds', () => {
  it('stack 800, ante 100, big blind 800: 700 of the blind', () => {
    const hand = begin('5000 800 5000', { blinds: '400/800', ...perPlayer(100) });
    expect(putIn(hand, 2)).toEqual([100, 0, 700]);
    expect(seatOf(hand, 2).stack).toBe(0);
    expect(story(hand, 'posted')).toEqual([
      '1 posts ante 100',
      '2 posts ante 100',
      '3 posts ante 100',
      '1 posts small-blind 400',
      '2 posts big-blind 700',
    ]);
  });
  it('is in the middle, not in front of anybody', () => {
    const hand = begin('1000 1000 1000', perPlayer(10));
    expect(pots(hand)).toEqual(['1 2 3: 30']);
    expect(seatOf(hand, 3).bet).toBe(0);
    expect(hand.state.totalPot).toBe(180);
  });
});

describe('R23: short of the ante', () => {
  it('antes of 5, one of 3: 15 and the rest a layer up', () => {
    const hand = begin('100 100 100 100 3', { blinds: '1/2', ...perPlayer(5), button: 4 });
    expect(putIn(hand, 5)).toEqual([3, 0, 0]);
    expect(pots(hand)).toEqual(['1 2 3 4 5: 15', '1 2 3 4: 8']);
  });
  it('an ante that nobody else can match comes back as a refund, from the antes', () => {
    // Seat 1 has only 3; of the ante of 5 and the blind of 1 nobody can match the last 3.
    const hand = play(begin('3 100', { blinds: '0/1', ...perPlayer(5), button: 1 }), 'end');
    expect(story(hand, 'refunded')).toEqual(['2 back 3']);
    expect(hand.state.pots.map(({ amount }) => amount)).toEqual([6]);
  });
});

describe('R24: exactly the ante', () => {
  it('contests all the antes and nothing else', () => {
    const hand = play(
      begin('5 100 100 5', { blinds: '20/40', ...perPlayer(5), button: 1, bigBlindSeat: 3 }),
      '2 call',
    );
    // Seats 1 and 4 are all-in with the ante; 2 and 3 put in 40 each.
    expect(turn(hand)).toBe('3: fold, check, raise 80-95, all-in raise 95');
    const closed = play(hand, 'check');
    expect(pots(closed)).toEqual(['1 2 3 4: 20', '2 3: 80']);
  });
});

describe('R25: antes never count toward a call or a minimum raise', () => {
  it('ante 10 at 50/100: a call costs 100', () => {
    const hand = begin('1000 1000 1000', perPlayer(10));
    expect(turn(hand)).toBe('3: fold, call 100, raise 200-990, all-in raise 990');
    const called = play(hand, 'call');
    expect(putIn(called, 3)).toEqual([10, 0, 100]);
    expect(seatOf(called, 3).stack).toBe(890);
  });
});

describe('R26: the big blind alone posts one ante for the table', () => {
  it('500/1,000/1,000: they put in 2,000, the others nothing', () => {
    const hand = begin('9000 9000 9000', { blinds: '500/1000', ...bigBlindAnte(1000) });
    expect(putIn(hand, 2)).toEqual([0, 1000, 1000]);
    expect(putIn(hand, 1)).toEqual([0, 0, 500]);
    expect(putIn(hand, 3)).toEqual([0, 0, 0]);
    expect(legal(hand).call).toBe(1000);
  });
});

describe('R27, R28: a big blind short of both', () => {
  it('R27 blind-first, 1,100 chips: live 1,000, dead 100 (V11)', () => {
    const hand = begin('9000 1100 9000', {
      blinds: '500/1000',
      ...bigBlindAnte(1000),
      singleAnteOrder: 'blind-first',
    });
    expect(putIn(hand, 2)).toEqual([0, 100, 1000]);
    expect(pots(play(hand, 'call, fold'))).toEqual(['2 3: 2600']);
  });
  it('R28 ante-first is the default, 1,500 chips: dead 1,000, live 500', () => {
    const hand = begin('9000 1500 9000', { blinds: '500/1000', ...bigBlindAnte(1000) });
    expect(putIn(hand, 2)).toEqual([0, 1000, 500]);
    expect(legal(hand).call).toBe(1000);
  });
});

describe('R29: all-in on the ante only', () => {
  it('60 of 100: they play for the 60, the others for the side pot (V10)', () => {
    const hand = play(
      begin('1000 60 1000', {
        ...bigBlindAnte(100),
        cards: { 1: '9c 8c', 2: 'As Ah', 3: 'Ks Kh' },
        board: '2c 7d 9h Jc 3s',
      }),
      '3 call, 1 call',
    );
    expect(putIn(hand, 2)).toEqual([0, 60, 0]);
    expect(pots(hand)).toEqual(['1 2 3: 60', '1 3: 200']);
    const ended = play(
      hand,
      '|',
      '1 check, 3 check',
      '|',
      'check, check',
      '|',
      'check, check, end',
    );
    expect(story(ended, 'awarded')).toEqual(['Side Pot 1 200: 3 200', 'Main Pot 60: 2 60']);
  });
});

describe('R30: a short stack can win the whole single-payer ante', () => {
  it('4,000/8,000/8,000, under the gun all-in 1,000: main pot 11,000 (V12)', () => {
    const hand = play(
      begin('20000 20000 1000', { blinds: '4000/8000', ...bigBlindAnte(8000) }),
      '3 allIn, 1 call, 2 check',
    );
    expect(pots(hand)).toEqual(['1 2 3: 11000', '1 2: 14000']);
  });
});

describe('R31: a single-payer ante is never uncalled', () => {
  it('a walk: the big blind wins it as pot (V06)', () => {
    const hand = play(begin('1000 1000 1000', bigBlindAnte(100)), 'fold, fold, end');
    expect(story(hand, 'refunded', 'awarded')).toEqual(['2 back 50', 'Main Pot 200: 2 200']);
    expect(stacksOf(hand)).toEqual([950, 1050, 1000]);
  });
  it('stack 3,000 of an ante of 5,000: dead 3,000, live 0', () => {
    const hand = begin('9000 3000 9000', { blinds: '2500/5000', ...bigBlindAnte(5000) });
    expect(putIn(hand, 2)).toEqual([0, 3000, 0]);
  });
});

describe('R32: button ante and heads-up', () => {
  it('three-handed the button pays it', () => {
    const hand = begin('1000 1000 1000', { anteMode: 'button', ante: 100 });
    expect([1, 2, 3].map((seat) => putIn(hand, seat))).toEqual([
      [0, 0, 50],
      [0, 0, 100],
      [0, 100, 0],
    ]);
  });
  it('heads-up 50/100 with a big-blind ante of 100: big blind 200, button 50', () => {
    const hand = begin('1000 1000', bigBlindAnte(100));
    expect(stacksOf(hand)).toEqual([800, 950]);
  });
  it.each([
    ['ante-first', [0, 100, 20]],
    ['blind-first', [0, 70, 50]],
  ] as const)('heads-up the small blind pays a button ante, %s', (singleAnteOrder, put) => {
    const hand = begin('1000 120', { anteMode: 'button', ante: 100, singleAnteOrder });
    expect(putIn(hand, 2)).toEqual(put);
    expect(story(hand, 'posted').filter((line) => line.startsWith('1'))).toEqual([
      '1 posts big-blind 100',
    ]);
  });
});

describe('R27, R32, R43: a button that owes the ante and has straddled', () => {
  it.each([
    ['ante-first', [0, 100, 50]],
    ['blind-first', [0, 0, 150]],
  ] as const)('150 chips, ante 100, straddle 200, %s', (singleAnteOrder, put) => {
    const hand = begin('1000 1000 1000 150', {
      mode: 'cash',
      anteMode: 'button',
      ante: 100,
      straddles: [{ seat: 4, amount: 200 }],
      singleAnteOrder,
    });
    expect(putIn(hand, 4)).toEqual(put);
  });
});

describe('R33: short-deck antes are live', () => {
  const shortDeck = (stacks: string) => begin(stacks, { game: 'short-deck', ante: 200 });
  it('antes 200, button 400: a call costs 200, the minimum raise is to 800', () => {
    const hand = shortDeck('5000 5000 5000');
    expect([1, 2, 3].map((seat) => putIn(hand, seat))).toEqual([
      [0, 0, 200],
      [0, 0, 200],
      [0, 0, 400],
    ]);
    expect(turn(hand)).toBe('1: fold, call 200, raise 800-5000, all-in raise 5000');
  });
  it('the button has the option', () => {
    const hand = play(shortDeck('5000 5000 5000'), '1 call, 2 call');
    expect(turn(hand)).toBe('3: fold, check, raise 800-5000, all-in raise 5000');
  });
  it('later the minimum bet is the ante', () => {
    const hand = play(shortDeck('5000 5000 5000'), 'call, call, check', '|');
    expect(turn(hand)).toBe('1: fold, check, bet 200-4600, all-in bet 4600');
  });
  it('a short button does not lower the price (R39)', () => {
    const hand = shortDeck('5000 5000 300');
    expect(turn(hand)).toBe('1: fold, call 200, raise 800-5000, all-in raise 5000');
    expect(pots(play(hand, 'call, call'))).toEqual(['1 2 3: 900', '1 2: 200']);
  });
  it('a flush beats a full house (R101)', () => {
    const hand = play(
      begin('5000 5000', {
        game: 'short-deck',
        ante: 200,
        cards: { 1: 'As 9s', 2: 'Kh Kd' },
        board: 'Ks Qs 7s 7d 6h',
      }),
      '1 allIn, 2 call, end',
    );
    expect(stacksOf(hand)).toEqual([10000, 0]);
  });
  it('has no blinds, no straddles and no other antes', () => {
    const options = { game: 'short-deck', ante: 200 } as const;
    expect(startCode('500 500', { ...options, bigBlind: 100 })).toBe('BAD_BLINDS');
    expect(startCode('500 500', { ...options, anteMode: 'bigBlind' })).toBe('BAD_ANTE');
    expect(startCode('500 500', { game: 'short-deck' })).toBe('BAD_ANTE');
    expect(startCode('500 500', options)).toBe('accepted');
  });
});
