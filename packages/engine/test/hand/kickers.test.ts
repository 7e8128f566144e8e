import { winningHandText } from '@sidepot/engine';
/** Issue 13, 4: a description against the best beaten hand names the first card that differs. */

import { describe, expect, it } from 'vitest';
import { parseCards } from '../../src/cards.js';
import type { HandEvent, WinningHand } from '../../src/hand/state/types.js';
import { begin, type Options, type Played, play } from './play.js';

const hands = (hand: Played): readonly WinningHand[] =>
  (hand.events as readonly HandEvent[]).flatMap((event) =>
    event.type === 'awarded' ? event.hands : [],
  );

/** Everybody all-in at once: every hand is face up. */
function allIn(cards: Record<number, string>, board: string, options: Options = {}): Played {
  const stacks = Object.keys(cards).map((seat) => `${seat}:300`);
  let hand = begin(stacks.join(' '), { cards, board, ...options });
  while (hand.state.turn.kind === 'act') {
    const { legal } = hand.state.turn;
    hand = play(hand, legal.raise === null && legal.bet === null ? 'call' : 'allIn');
  }
  return play(hand, 'end');
}

const words = (played: Played): unknown[] =>
  hands(played).map((hand) => {
    const words = winningHandText(hand);
    return [hand.seat, words?.text ?? null, hand.beat?.seat, words?.beat ?? undefined];
  });

describe('the kicker that decides', () => {
  it('K♥6♥2♥4♠6♦: A♣J♥ beats A♥9♦ by the jack', () => {
    const played = allIn({ 1: 'A♣J♥', 2: 'A♥9♦' }, 'K♥6♥2♥4♠6♦');
    expect(words(played)).toEqual([
      [1, 'Pair of sixes, jack kicker', 2, 'Pair of sixes, nine kicker'],
    ]);
    expect(hands(played)[0]?.beat?.cards).toEqual(parseCards('6h 6d Ah Kh 9d'));
  });

  it.each([
    [
      'high card',
      'Ac Jh',
      'As Td',
      'Kh 8h 2h 4s 6d',
      'High card, ace, jack',
      'High card, ace, ten',
    ],
    [
      'two pair',
      'Kc Jh',
      'Ks 9d',
      'Kh 6h 2h 4s 6d',
      'Two pair, kings and sixes, jack',
      'Two pair, kings and sixes, nine',
    ],
    [
      'trips',
      '6c Jh',
      '6s 9d',
      'Kh 6h 2h 4s 6d',
      'Three of a kind, sixes, jack',
      'Three of a kind, sixes, nine',
    ],
    [
      'flush',
      'Ac Qd',
      'Jd 2s',
      'Kd 9d 8d 7d 3c',
      'Flush, king high, queen',
      'Flush, king high, jack',
    ],
    [
      'quads',
      'Ac Jh',
      'Qs 9d',
      '6h 6d 6c 6s 2h',
      'Four of a kind, sixes, ace',
      'Four of a kind, sixes, queen',
    ],
  ])('%s', (_, first, second, board, won, lost) => {
    expect(words(allIn({ 1: first, 2: second }, board))).toEqual([
      [1, `${won} kicker`, 2, `${lost} kicker`],
    ]);
  });

  it.each([
    [
      'another category',
      'Kc Jh',
      'As 9d',
      'Two pair, kings and sixes, jack kicker',
      'Pair of sixes, ace kicker',
    ],
    [
      'another rank',
      'Kc Jh',
      '4c 9d',
      'Two pair, kings and sixes, jack kicker',
      'Two pair, sixes and fours, king kicker',
    ],
  ])('%s: the usual words', (_, first, second, won, lost) => {
    expect(words(allIn({ 1: first, 2: second }, 'Kh 6h 2h 4s 6d'))).toEqual([[1, won, 2, lost]]);
  });

  it('straights and full houses have none', () => {
    const straight = allIn({ 1: 'Jc Th', 2: '4s 5d' }, '9h 8d 7c 6s 2h');
    expect(words(straight)).toEqual([[1, 'Straight, jack high', 2, 'Straight, nine high']]);
  });

  it('against the best of several beaten hands, and for all who tie', () => {
    const cards = { 1: 'Ac Jh', 2: 'Ah 9d', 3: 'As Jd', 4: 'Ad Tc' };
    expect(words(allIn(cards, 'Kh 6h 2h 4s 6d'))).toEqual([
      [1, 'Pair of sixes, jack kicker', 4, 'Pair of sixes, ten kicker'],
      [3, 'Pair of sixes, jack kicker', 4, 'Pair of sixes, ten kicker'],
    ]);
  });

  it('nobody is beaten in a tie', () => {
    const played = allIn({ 1: 'Ac 3h', 2: 'Ah 3d' }, 'Kh 6h 2h 4s 6d');
    expect(hands(played).map((hand) => Object.keys(hand).includes('beat'))).toEqual([false, false]);
  });

  it('Omaha, both halves', () => {
    const options = { game: 'omaha8', limit: 'no-limit' } as const;
    const cards = { 1: 'Ac Qd 2s 3d', 2: 'Ah Jd 2d 5c' };
    expect(words(allIn(cards, 'As Kc 9h 8d 4c', options))).toEqual([
      [1, 'Pair of aces, queen kicker', 2, 'Pair of aces, jack kicker'],
      [1, 'Low, 8-4-3-2-A', 2, 'Low, 8-5-4-2-A'],
    ]);
  });

  it('a low names all its cards', () => {
    const options = { game: 'omaha8', limit: 'no-limit' } as const;
    const cards = { 1: 'Ac 2d Qs Qd', 2: 'Ah 3d Kd Kh' };
    expect(words(allIn(cards, '4s 7c 8h Jd Tc', options))).toEqual([
      [2, 'Pair of kings, jack kicker', 1, 'Pair of queens, jack kicker'],
      [1, 'Low, 8-7-4-2-A', 2, 'Low, 8-7-4-3-A'],
    ]);
  });

  it('short deck', () => {
    const options = { game: 'short-deck', blinds: '0/0', ante: 10 } as const;
    expect(words(allIn({ 1: 'Ac Jh', 2: 'Ah 9d' }, 'Kh 6h 7h Ts 6d', options))).toEqual([
      [1, 'Pair of sixes, jack kicker', 2, 'Pair of sixes, ten kicker'],
    ]);
  });
});

describe('what was not shown is not told', () => {
  const cards = { 1: 'Ac Jh', 2: 'Ah 9d' } as const;
  const board = 'Kh 6h 2h 4s 6d';

  it('R76: a beaten hand that mucks leaves the usual words', () => {
    let hand = begin('300 300', { cards, board });
    // The bet of the better hand on the river is called; the caller need not show.
    hand = play(hand, 'call, check', '|', 'check, check', '|', 'check, check', '|');
    while (hand.state.turn.kind === 'act') {
      const { seat, legal } = hand.state.turn;
      hand = play(hand, legal.call === null ? (seat === 1 ? '1 bet 100' : 'check') : 'call');
    }
    const played = play(hand, 'end');
    expect(played.events.some((event) => event.type === 'mucked')).toBe(true);
    expect(words(played)).toEqual([[1, 'Pair of sixes, ace kicker', undefined, undefined]]);
  });

  it('a folded hand beats and is beaten by nobody', () => {
    const hand = play(begin('300 300', { cards, board }), 'fold');
    expect(hands(play(hand, 'end'))).toEqual([]);
  });
});
