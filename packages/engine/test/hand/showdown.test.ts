import { winningHandText } from '@sidepot/engine';
/** RULES G: who shows, in which order, and who need not; J where it shows in a played hand. */
import { describe, expect, it } from 'vitest';
import {
  begin,
  type Options,
  type Played,
  play,
  refusal,
  seatOf,
  stacksOf,
  story,
  turn,
} from './play.js';

/** Checked down from the flop. */
function checkedDown(hand: Played): Played {
  let now = hand;
  while (now.state.turn.kind === 'act' || now.state.turn.kind === 'deal') {
    now = play(now, now.state.turn.kind === 'deal' ? '|' : 'check');
  }
  return now;
}

/** Everybody in for the big blind, up to the showdown. */
function limped(stacks: string, options: Options): Played {
  let hand = begin(stacks, options);
  while (hand.state.turn.kind === 'act') {
    hand = play(hand, hand.state.turn.legal.check ? 'check' : 'call');
  }
  return checkedDown(hand);
}

const shows = (hand: Played): string[] => story(hand, 'shown', 'mucked');
const board = '2c 7d 9h Tc 3s';

describe('R74: all-in showdown', () => {
  const options = { cards: { 1: 'Qs Qh', 2: 'Ks Kh', 3: 'As Ah' }, board } as const;
  it('A all-in, B and C still have chips: nothing shown; after the river all three', () => {
    const hand = play(begin('900 900 300', options), '3 allIn, 1 call, 2 call');
    const turned = play(hand, '|', 'check, check', '|', 'check, check', '|', '1 check');
    expect(shows(turned)).toEqual([]);
    const closed = play(turned, '2 check');
    expect(shows(closed)).toEqual(['1 shows Qs Qh', '2 shows Ks Kh', '3 shows As Ah']);
    expect(refusal(closed, '1 muck')).toBe('NOT_DUE');
  });
  it('as soon as the side-pot rivals are all-in too, before the next card', () => {
    const hand = play(begin('900 900 300', options), '3 allIn, 1 call, 2 call', '|');
    const closed = play(hand, '1 allIn, 2 call');
    expect(turn(closed)).toBe('deal turn');
    expect(shows(closed)).toHaveLength(3);
  });
  it('all-in and call on the river: shown at once, nobody may muck', () => {
    const river = play(begin('900 900', options), 'call, check', '|', 'check, check', '|');
    const hand = play(river, 'check, check', '|', '1 allIn, 2 call');
    expect(shows(hand)).toEqual(['1 shows Qs Qh', '2 shows Ks Kh']);
  });
  it('a fold leaves the folded hand hidden', () => {
    const hand = play(begin('900 900 300', options), '3 allIn, 1 fold, 2 call, end');
    expect(seatOf(hand, 1).shown).toEqual([]);
    expect(shows(hand)).toEqual(['2 shows Ks Kh', '3 shows As Ah']);
  });
  it('cash may waive it: then the order of R75 holds', () => {
    const waived = { ...options, mode: 'cash', hideAllIns: true } as const;
    const hand = play(begin('900 900', waived), '2 allIn, 1 call');
    expect(shows(hand)).toEqual([]);
    expect(shows(play(hand, 'end'))).toEqual(['1 shows Qs Qh', '2 shows Ks Kh']);
    const tournament = play(begin('900 900', { ...options, hideAllIns: true }), '2 allIn, 1 call');
    expect(shows(tournament)).toHaveLength(2);
  });
});

describe('R75: otherwise in order', () => {
  it('9 seats, button 6, live 2, 5, 7, checked: 7, 2, 5', () => {
    const hand = limped('2:900 5:900 7:900', {
      seatCount: 9,
      button: 6,
      cards: { 7: 'Qs Qh', 2: 'Ks Kh', 5: 'As Ah' },
      board,
    });
    expect(turn(hand)).toBe('showdown');
    expect(shows(play(hand, 'end'))).toEqual(['7 shows Qs Qh', '2 shows Ks Kh', '5 shows As Ah']);
  });
  const river = (options: Options) => {
    const hand = play(
      begin('900 900 900', options),
      'call, call, check',
      '|',
      'check, check, check',
    );
    return play(hand, '|', 'check, check, check', '|');
  };
  const cards = { 1: 'As Ah', 2: 'Qs Qh', 3: 'Ks Kh' };
  it('the last bettor of the final street first, then clockwise', () => {
    const hand = play(river({ cards, board }), '1 check, 2 bet 100, 3 call, 1 call, end');
    expect(shows(hand)).toEqual(['2 shows Qs Qh', '3 shows Ks Kh', '1 shows As Ah']);
  });
  it('the last raiser, not the first bettor', () => {
    const hand = play(river({ cards, board }), '1 bet 100, 2 fold, 3 raise 300, 1 call, end');
    expect(shows(hand)).toEqual(['3 shows Ks Kh', '1 shows As Ah']);
  });
  it('a bet of an earlier street is no aggression on the river', () => {
    const hand = play(
      begin('900 900 900', { cards: { 1: 'Qs Qh', 2: 'Ks Kh', 3: 'As Ah' }, board }),
      '3 raise 300, 1 call, 2 call',
    );
    expect(shows(play(checkedDown(hand), 'end'))[0]).toBe('1 shows Qs Qh');
  });
  it('a call, even all-in, is not aggression', () => {
    // Cash with hidden all-ins, so that there is an order at all.
    const waived = { cards, board, mode: 'cash', hideAllIns: true } as const;
    const start = play(
      begin('900 250 900', waived),
      'call, call, check',
      '|',
      'check, check, check',
    );
    const hand = play(start, '|', 'check, check, check', '|', '1 bet 200, 2 allIn, 3 call, end');
    // Seats 1 and 3 contest the side pot, so they come first; seat 2 is in the main pot only.
    expect(shows(hand)).toEqual(['1 shows As Ah', '3 mucks', '2 mucks']);
  });
  it('an all-in for less than a full raise still raises', () => {
    const waived = { cards, board, mode: 'cash', hideAllIns: true } as const;
    const start = play(begin('900 240', waived), 'call, check', '|', 'check, check', '|');
    const hand = play(start, 'check, check', '|', '1 bet 100, 2 allIn, 1 call, end');
    expect(shows(hand)).toEqual(['2 shows Qs Qh', '1 shows As Ah']);
  });
});

describe('R76: mucking', () => {
  it('the engine mucks only a hand that can win or share nothing', () => {
    const hand = limped('900 900 900', { cards: { 1: 'As Ah', 2: 'Qs Qh', 3: 'Ad Ac' }, board });
    expect(shows(play(hand, 'end'))).toEqual(['1 shows As Ah', '2 mucks', '3 shows Ad Ac']);
    expect(seatOf(play(hand, 'end'), 2).mucked).toBe(true);
  });
  it('beaten in the main pot but best for the side pot: shown, it wins 100', () => {
    // Main 180 to seat 3, side 100 to seat 1, who is beaten by seat 3.
    const hand = play(
      begin('500 500 60', {
        blinds: '10/20',
        cards: { 1: 'Ks Kh', 2: 'Qs Qh', 3: 'As Ah' },
        board,
        mode: 'cash',
        hideAllIns: true,
      }),
      '3 allIn, 1 raise 110, 2 call',
    );
    const ended = play(checkedDown(hand), 'end');
    expect(shows(ended)).toEqual(['1 shows Ks Kh', '2 mucks', '3 shows As Ah']);
    expect(story(ended, 'awarded')).toEqual(['Side Pot 1 100: 1 100', 'Main Pot 180: 3 180']);
  });
  it('side-pot contenders show before a player who is in the main pot only', () => {
    const hand = play(
      begin('60 500 500', {
        blinds: '10/20',
        cards: { 1: 'Qs Qh', 2: 'Ks Kh', 3: 'As Ah' },
        board,
        mode: 'cash',
        hideAllIns: true,
      }),
      '3 raise 110, 1 allIn, 2 call',
    );
    expect(shows(play(checkedDown(hand), 'end'))).toEqual([
      '2 shows Ks Kh',
      '3 shows As Ah',
      '1 mucks',
    ]);
  });
  it('R16 whose side pot is paid already is in the main pot only', () => {
    const flop = play(
      begin('70 500 500', {
        blinds: '5/10',
        cards: { 1: 'As Ah', 2: 'Ks Kh', 3: 'Qs Qh' },
        board,
        mode: 'cash',
        hideAllIns: true,
      }),
      'call, call, check',
      '|',
      '1 allIn, 2 raise 120, 3 call',
      '|',
    );
    const river = play(flop, '2 bet 50, 3 fold, award', '|');
    expect(refusal(river, '2 muck')).toBe('accepted');
    expect(shows(play(river, 'end'))).toEqual(['1 shows As Ah', '2 mucks']);
  });
  it('a player may muck of their own will, and cannot win any more', () => {
    const hand = limped('900 900 900', { cards: { 1: 'Qs Qh', 2: 'Ks Kh', 3: 'As Ah' }, board });
    const ended = play(hand, '3 muck, end');
    expect(shows(ended)).toEqual(['3 mucks', '1 shows Qs Qh', '2 shows Ks Kh']);
    expect(stacksOf(ended)).toEqual([800, 1100, 800]);
    expect(refusal(play(hand, '3 muck'), '3 muck')).toBe('PLAYER_FOLDED');
  });
  it('not before the showdown', () => {
    expect(refusal(begin('900 900'), '2 muck')).toBe('NOT_DUE');
    expect(refusal(begin('900 900'), '2 show')).toBe('NOT_DUE');
  });
  it('in hi-lo a hand that takes only the low is shown', () => {
    const hand = limped('900 900 900', {
      game: 'omaha8',
      limit: 'pot-limit',
      cards: { 1: 'Ks Kh Qd Jd', 2: 'As 2s 9c 9d', 3: 'Qs Qh Jh Th' },
      board: 'Kc 7d 8h 4c 3s',
    });
    const ended = play(hand, 'end');
    expect(shows(ended).map((line) => line.slice(0, 7))).toEqual(['1 shows', '2 shows', '3 mucks']);
    expect(story(ended, 'awarded')).toEqual(['Main Pot 300: 1 150, 2 150']);
  });
});

describe('R77: cards speak', () => {
  it('both play the board, pot 100: 50 each, all hole cards shown', () => {
    const hand = limped('500 500', {
      blinds: '25/50',
      cards: { 1: '2c 3d', 2: '2h 3h' },
      board: 'As Ks Qs Js Ts',
    });
    const ended = play(hand, 'end');
    expect(shows(ended)).toEqual(['1 shows 2c 3d', '2 shows 2h 3h']);
    expect(story(ended, 'awarded')).toEqual(['Main Pot 100: 1 50, 2 50']);
  });
  it('says what won, with the five cards that play', () => {
    const ended = play(limped('500 500', { cards: { 1: 'As Ah', 2: 'Ks Kh' }, board }), 'end');
    const hands = ended.events.flatMap((event) => (event.type === 'awarded' ? event.hands : []));
    expect(hands).toMatchObject([{ seat: 1, board: 0, half: 'high' }]);
    expect(winningHandText(hands[0]!)?.text).toMatch(/aces/i);
    expect(hands[0]!.cards).toHaveLength(5);
  });
});

describe('R78: uncontested showdown', () => {
  it('if all others muck, the last hand wins without showing', () => {
    const hand = limped('900 900 900', { cards: { 1: 'As Ah', 2: 'Ks Kh', 3: 'Qs Qh' }, board });
    const mucked = play(hand, '1 muck, 2 muck');
    expect(refusal(mucked, '3 muck')).toBe('LAST_LIVE_HAND');
    const ended = play(mucked, 'end');
    expect(shows(ended)).toEqual(['1 mucks', '2 mucks']);
    expect(story(ended, 'awarded')).toEqual(['Main Pot 300: 3 300']);
    expect(seatOf(ended, 3).shown).toEqual([]);
    // Afterwards they may, all cards or one.
    expect(shows(play(ended, '3 show Qs')).at(-1)).toBe('3 shows Qs');
    expect(refusal(ended, '3 show As')).toBe('BAD_COMMAND');
  });
  it('not the last hand of a side pot, though others are left in the main pot', () => {
    const hand = play(
      begin('500 500 60', { blinds: '10/20', mode: 'cash', hideAllIns: true }),
      '3 allIn, 1 raise 110, 2 call',
    );
    const mucked = play(checkedDown(hand), '1 muck');
    expect(refusal(mucked, '2 muck')).toBe('LAST_LIVE_HAND');
    expect(refusal(mucked, '3 muck')).toBe('accepted');
  });
});

describe('J: the game decides what wins', () => {
  it('R99 Omaha: two from the hand, so a board flush with one spade is none', () => {
    const hand = limped('500 500', {
      game: 'omaha',
      cards: { 1: 'As Kd Kh Qd', 2: '6h 6d 9c 8c' },
      board: '2s 3s 4s 7s 6c',
    });
    expect(stacksOf(play(hand, 'end'))).toEqual([400, 600]);
  });
  it('R98 hold’em: any mix', () => {
    const hand = limped('500 500', { cards: { 1: 'As Kd', 2: '6h 6d' }, board: '2s 3s 4s 7s 6c' });
    expect(stacksOf(play(hand, 'end'))).toEqual([600, 400]);
  });
  it('R101 short deck: straight over trips, or the other way as an option', () => {
    const options = {
      game: 'short-deck',
      ante: 50,
      cards: { 1: 'Ts 8s', 2: 'Ah Ad' },
      board: '6c 7d 9h Ac Ks',
    } as const;
    expect(stacksOf(play(limped('500 500', options), 'end'))).toEqual([600, 400]);
    const trips = { ...options, tripsOverStraight: true };
    expect(stacksOf(play(limped('500 500', trips), 'end'))).toEqual([400, 600]);
  });
  it('R103 suits never break a tie', () => {
    const hand = limped('500 500', { cards: { 1: 'As Kd', 2: 'Ah Kc' }, board: '2s 7h 9d Tc 3s' });
    expect(stacksOf(play(hand, 'end'))).toEqual([500, 500]);
  });
});

describe('cards that nobody saw', () => {
  const river = play(begin('1000 1000', { noDeck: true }), '|', 'call, check', '|', 'check, check');
  const end = play(river, '|', 'check, check', '|', 'check, check');

  it('are neither shown nor mucked, and no pot is awarded against them', () => {
    const shown = play(end, 'showdown');
    expect(story(shown, 'shown', 'mucked')).toEqual([]);
    expect(refusal(shown, 'award')).toBe('MISSING_RANK');
  });
});
