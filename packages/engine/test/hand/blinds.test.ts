import { holeCardsOf } from '@sidepot/engine';
/** RULES D: seats, blinds, straddles, late posts and absent players. */
import { describe, expect, it } from 'vitest';
import {
  actor,
  begin,
  legal,
  play,
  pots,
  putIn,
  refusal,
  seatOf,
  stacksOf,
  startCode,
  story,
  turn,
} from './play.js';

describe('R34: seats', () => {
  it('9 seats, button 6: small blind 7, big blind 8', () => {
    const hand = begin('2:1000 6:1000 7:1000 8:1000', { seatCount: 9, button: 6 });
    expect(putIn(hand, 7)[2]).toBe(50);
    expect(putIn(hand, 8)[2]).toBe(100);
    expect(actor(hand)).toBe(2);
  });
  it('clockwise past the last seat', () => {
    const hand = begin('1:1000 4:1000 9:1000', { seatCount: 9, button: 9 });
    expect(story(hand, 'posted')).toEqual(['1 posts small-blind 50', '4 posts big-blind 100']);
    expect(actor(hand)).toBe(9);
  });
  it('the order in which the players are listed does not matter (R6)', () => {
    const hand = begin('8:1000 2:1000 7:1000 6:1000', { seatCount: 9, button: 6 });
    expect(hand.state).toEqual(
      begin('2:1000 6:1000 7:1000 8:1000', { seatCount: 9, button: 6 }).state,
    );
  });
});

describe('R35: heads-up', () => {
  it('the button posts the small blind, owes 50 and acts first; afterwards last', () => {
    const hand = begin('1000 1000', { button: 2 });
    expect(stacksOf(hand)).toEqual([900, 950]);
    expect(actor(hand)).toBe(2);
    expect(legal(hand).call).toBe(50);
    const flop = play(hand, '2 call, 1 check', '|');
    expect(actor(flop)).toBe(1);
    expect(actor(play(flop, 'check'))).toBe(2);
  });
});

describe('R36: dead button and dead small blind', () => {
  it('nobody posts the small blind: the blinds total 100', () => {
    const hand = begin('1:1000 4:1000 6:1000', {
      seatCount: 6,
      button: 2,
      smallBlindSeat: null,
      bigBlindSeat: 4,
    });
    expect(story(hand, 'posted')).toEqual(['4 posts big-blind 100']);
    expect(hand.state.totalPot).toBe(100);
    expect(actor(hand)).toBe(6);
    // On later streets the count begins at the empty button.
    expect(actor(play(hand, 'call, call, check', '|'))).toBe(4);
  });
  it('a blind seat that is empty is refused', () => {
    expect(startCode('1000 1000 1000', { bigBlindSeat: 7 })).toBe('BAD_BLINDS');
    expect(startCode('1000 1000 1000', { smallBlindSeat: 2 })).toBe('BAD_BLINDS');
    expect(startCode('1000 1000 1000', { button: 4, seatCount: 4 })).toBe('accepted');
    expect(startCode('1000 1000 1000', { button: 5, seatCount: 4 })).toBe('BUTTON_OUT_OF_RANGE');
  });
});

describe('R38: down to two', () => {
  it('left are 3 and 5: button 3, big blind 5, pot 150', () => {
    const hand = begin('3:1000 5:1000', { seatCount: 6, button: 3 });
    expect(story(hand, 'posted')).toEqual(['3 posts small-blind 50', '5 posts big-blind 100']);
    expect(hand.state.totalPot).toBe(150);
  });
});

describe('R39: a short blind does not lower the price', () => {
  it('big blind 60 of 100: call 100, minimum raise to 200, they contest 60 × 3', () => {
    const hand = begin('1000 60 1000');
    expect(turn(hand)).toBe('3: fold, call 100, raise 200-1000, all-in raise 1000');
    expect(hand.state.currentBet).toBe(100);
    expect(hand.state.lastFullRaise).toBe(100);
    expect(pots(play(hand, 'call, call'))).toEqual(['1 2 3: 180', '1 3: 80']);
  });
  it('neither does a short small blind nor a short straddle', () => {
    expect(legal(begin('20 1000 1000')).call).toBe(100);
    const straddled = begin('1000 1000 150 1000', {
      mode: 'cash',
      straddles: [{ seat: 3, amount: 200 }],
    });
    expect(putIn(straddled, 3)).toEqual([0, 0, 150]);
    expect(turn(straddled)).toBe('4: fold, call 200, raise 300-1000, all-in raise 1000');
  });
});

describe('R40: … unless nobody left could win it', () => {
  it('big blind all-in 60, under the gun folds: the small blind owes 10, not 50', () => {
    const hand = play(begin('1000 60 1000'), '3 fold');
    expect(turn(hand)).toBe('1: fold, call 10, all-in call 60');
    const called = play(hand, 'call');
    expect(pots(called)).toEqual(['1 2: 120']);
    expect(story(called, 'refunded')).toEqual([]);
  });
  it('a big blind of less than the small blind: nobody is asked, the surplus goes back', () => {
    const hand = play(begin('1000 40 1000'), '3 fold');
    expect(turn(hand)).toBe('deal flop');
    expect(story(hand, 'refunded')).toEqual(['1 back 10']);
    expect(pots(hand)).toEqual(['1 2: 80']);
  });
  it('heads-up the same, before anybody has acted', () => {
    expect(turn(begin('60 1000'))).toBe('2: fold, call 10, all-in call 60');
    expect(story(begin('40 1000'), 'acted', 'refunded')).toEqual(['2 back 10']);
  });
  it('a rival who could put in 80 sets the price at 80', () => {
    const hand = play(begin('80 60 1000 1000'), '3 fold');
    expect(turn(hand)).toBe('4: fold, call 80, all-in call 80');
  });
});

describe('R41: missed blinds', () => {
  const posts = { 4: { live: 100, dead: 50 } };
  it('missed both at 50/100: 150, of which 100 is live; nothing of it is uncalled (V16)', () => {
    const hand = begin('1000 1000 1000 1000', { mode: 'cash', posts, button: 5, seatCount: 5 });
    expect(putIn(hand, 4)).toEqual([0, 50, 100]);
    expect(seatOf(hand, 4).stack).toBe(850);
    const closed = play(hand, '3 call, 4 check, 1 call, 2 check');
    expect(story(closed, 'refunded')).toEqual([]);
    expect(pots(closed)).toEqual(['1 2 3 4: 450']);
  });
  it('they may raise at their turn', () => {
    const hand = play(begin('1000 1000 1000 1000', { mode: 'cash', posts }), '3 call');
    expect(turn(hand)).toBe('4: fold, check, raise 200-950, all-in raise 950');
  });
  it('a walk against a late post: its live chips are matched only by the big blind’s', () => {
    const hand = play(begin('1000 1000 1000 1000', { mode: 'cash', posts }), 'fold, fold, fold');
    expect(story(hand, 'refunded')).toEqual([]);
    expect(pots(hand)).toEqual(['2: 300']);
  });
  it.each([
    [120, [0, 20, 100]],
    [70, [0, 0, 70]],
  ])('short with %i: live first', (stack, put) => {
    expect(putIn(begin(`1000 1000 1000 ${stack}`, { mode: 'cash', posts }), 4)).toEqual(put);
  });
  it('R42 buying the button costs a live big and a dead small blind', () => {
    const hand = begin('1000 1000 1000', { mode: 'cash', posts: { 3: { live: 100, dead: 50 } } });
    expect(seatOf(hand, 3).stack).toBe(850);
  });
});

describe('R43: straddle', () => {
  const cash = (seat: number, more = {}) =>
    ({ mode: 'cash', blinds: '1/2', straddles: [{ seat, amount: 4 }], ...more }) as const;
  it('1/2 with straddle 4: 7 in the middle, 4 to call, the straddler acts last', () => {
    const hand = begin('200 200 200 200', cash(3));
    expect(hand.state.totalPot).toBe(7);
    expect(actor(hand)).toBe(4);
    expect(legal(hand).call).toBe(4);
    const option = play(hand, '4 call, 1 call, 2 call');
    expect(turn(option)).toBe('3: fold, check, raise 6-200, all-in raise 200');
    expect(turn(play(option, 'check'))).toBe('deal flop');
  });
  it('not by a blind, and by nobody twice', () => {
    expect(startCode('200 200 200', cash(1))).toBe('BAD_BLINDS');
    expect(startCode('200 200 200', cash(2))).toBe('BAD_BLINDS');
    expect(startCode('200 200', cash(2, { anteMode: 'button', ante: 1 }))).toBe('BAD_BLINDS');
    const twice = { straddles: [4, 8].map((amount) => ({ seat: 3, amount })) };
    expect(startCode('200 200 200 200', { ...cash(3), ...twice })).toBe('BAD_BLINDS');
  });
  it('a button straddle: the small blind acts first, the button last (R63)', () => {
    const hand = begin('200 200 200 200', cash(4));
    expect(actor(hand)).toBe(1);
    const option = play(hand, '1 call, 2 call, 3 call');
    expect(turn(option)).toBe('4: fold, check, raise 6-200, all-in raise 200');
    expect(actor(play(option, 'check', '|'))).toBe(1);
  });
  it('does not change the minimum bet of later streets', () => {
    const hand = play(begin('200 200 200 200', cash(3)), 'call, call, call, check', '|');
    expect(turn(hand)).toBe('1: fold, check, bet 2-196, all-in bet 196');
  });
  it('must be more than the blind before it, by somebody who plays', () => {
    expect(startCode('200 200 200', cash(3, { straddles: [{ seat: 3, amount: 2 }] }))).toBe(
      'BAD_BLINDS',
    );
    expect(startCode('200 200 200', cash(9))).toBe('BAD_BLINDS');
  });
});

describe('R44: raise over a straddle', () => {
  const straddled = (straddleRaise: 'bb' | 'straddle', seat = 3) =>
    begin('200 200 200 200', {
      mode: 'cash',
      blinds: '1/2',
      straddles: [{ seat, amount: 4 }],
      straddleRaise,
    });
  it.each([
    ['bb', 6, 5],
    ['straddle', 8, 7],
  ] as const)('%s: at least to %i', (straddleRaise, to, below) => {
    for (const seat of [3, 4]) {
      const hand = straddled(straddleRaise, seat);
      expect(legal(hand).raise?.min).toBe(to);
      expect(refusal(hand, `raise ${below}`)).toBe('BELOW_MINIMUM');
      expect(refusal(hand, `raise ${to}`)).toBe('accepted');
    }
  });
  it('in limit the straddle does not count against the cap', () => {
    const hand = begin('999 999 999 999', {
      mode: 'cash',
      limit: 'fixed-limit',
      blinds: '1/2',
      straddles: [{ seat: 3, amount: 4 }],
    });
    const capped = play(hand, '4 raise 6, 1 raise 8, 2 raise 10, 3 raise 12');
    expect(turn(capped)).toBe('4: fold, call 6');
    expect(refusal(capped, 'raise 14')).toBe('RAISE_CAP');
  });
});

describe('R45: absent players', () => {
  it('big blind at 50/100 with ante 100: 200 stay in the pot', () => {
    const hand = begin('1000 1000 1000', { anteMode: 'bigBlind', ante: 100, absent: [2] });
    expect(putIn(hand, 2)).toEqual([0, 100, 100]);
    expect(seatOf(hand, 2).folded).toBe(true);
    expect(holeCardsOf(hand.state, 2)).toEqual([]);
    expect(turn(hand)).toBe('3: fold, call 100, raise 200-1000, all-in raise 1000');
    const closed = play(hand, '3 call, 1 call');
    expect(turn(closed)).toBe('deal flop');
    expect(pots(closed)).toEqual(['1 3: 400']);
  });
  it('is never asked, and their chips are won by the others', () => {
    const hand = play(begin('1000 1000 1000', { absent: [3] }), '1 fold, end');
    expect(stacksOf(hand)).toEqual([950, 1050, 1000]);
    expect(refusal(begin('1000 1000 1000', { absent: [2] }), '2 check')).toBe('PLAYER_FOLDED');
  });
  it('all but one: the last live hand takes everything at once (R21)', () => {
    const options = { anteMode: 'perPlayer', ante: 10, absent: [1, 2] } as const;
    const hand = play(begin('1000 1000 1000', options), 'end');
    expect(stacksOf(hand)).toEqual([940, 890, 1170]);
  });
  it('all but one, when cards come with the deal commands', () => {
    const options = { anteMode: 'perPlayer', ante: 10, absent: [1, 2], noDeck: true } as const;
    const hand = play(begin('1000 1000 1000', options), 'end');
    expect(stacksOf(hand)).toEqual([940, 890, 1170]);
  });
  it('the button folds: the small blind wins all of the absent big blind (V28)', () => {
    const hand = play(begin('1000 1000 1000', { absent: [2] }), '3 fold, end');
    expect(story(hand, 'refunded', 'awarded')).toEqual(['Main Pot 150: 1 150']);
    expect(stacksOf(hand)).toEqual([1100, 900, 1000]);
  });
  it('both blinds: the button need not act and ends with 1,150', () => {
    const hand = play(begin('1000 1000 1000', { absent: [1, 2] }), 'end');
    expect(stacksOf(hand)).toEqual([950, 900, 1150]);
    expect(hand.state.players[2]).toMatchObject({ acted: false });
  });
  it('R40 the button all-in 60: the small blind owes 50 and plays for a side pot of 80 (V29)', () => {
    const hand = play(begin('1000 1000 60', { absent: [2] }), '3 allIn');
    expect(turn(hand)).toBe('1: fold, call 50, all-in call 100');
    const called = play(hand, '1 call');
    expect(pots(called)).toEqual(['1 3: 180', '1: 80']);
    expect(story(called, 'refunded')).toEqual([]);
  });
  it('R16 the small blind folds instead: the all-in takes it all', () => {
    const hand = play(begin('1000 1000 60', { absent: [2] }), '3 allIn, 1 fold, end');
    expect(stacksOf(hand)).toEqual([950, 900, 210]);
  });
  it('R17 an ante that nobody else could post in full stays in too', () => {
    const options = { anteMode: 'perPlayer', ante: 100, absent: [3] } as const;
    const hand = play(begin('60 60 1000', options), 'end');
    expect(seatOf(hand, 3).stack).toBe(900);
    expect(story(hand, 'refunded')).toEqual([]);
  });
  it('R33 short deck: the button is absent and all the others fold to one', () => {
    const options = { game: 'short-deck', ante: 10, absent: [3] } as const;
    const hand = play(begin('1000 1000 1000', options), '1 fold, end');
    expect(stacksOf(hand)).toEqual([990, 1030, 980]);
  });
  it('R11 what a killed hand bet of its own accord, and nobody matched, still goes back', () => {
    const hand = play(begin('1000 1000 1000'), '3 fold, 1 fold');
    expect(hand.state.over || hand.state.turn.kind === 'award').toBe(true);
    const raised = play(begin('1000 1000 1000'), '3 call, 1 fold, 2 raise 400, kill 2, end');
    expect(story(raised, 'refunded')).toEqual(['2 back 300']);
    expect(stacksOf(raised)).toEqual([950, 900, 1150]);
  });
  it('a killed big blind is forfeit whole', () => {
    const hand = play(begin('1000 1000 1000'), '3 fold, kill 2, end');
    expect(stacksOf(hand)).toEqual([1100, 900, 1000]);
    const short = play(begin('1000 1000 60'), 'kill 2, 3 allIn, 1 call');
    expect(pots(short)).toEqual(['1 3: 180', '1: 80']);
  });
  it('a killed straddle is forfeit whole, and can be called', () => {
    const options = { mode: 'cash', straddles: [{ seat: 3, amount: 200 }] } as const;
    const hand = play(begin('1000 1000 1000 60', options), 'kill 3, 4 allIn, 1 fold');
    expect(turn(hand)).toMatch(/^2: fold, call 100/);
    expect(pots(play(hand, '2 call'))).toEqual(['2 4: 230', '2: 280']);
  });
  it('on a later street a killed bettor gets the unmatched bet back, not the blind', () => {
    const hand = play(
      begin('1000 1000 1000'),
      '3 call, 1 call, 2 check',
      '|',
      '1 check, 2 bet 300',
    );
    const killed = play(hand, 'kill 2');
    expect(story(killed, 'refunded')).toEqual(['2 back 300']);
    expect(turn(killed)).toMatch(/^3: fold, check/);
  });
  it('somebody must be there', () => {
    expect(startCode('1000 1000', { absent: [1, 2] })).toBe('NO_LIVE_HAND');
  });
});
