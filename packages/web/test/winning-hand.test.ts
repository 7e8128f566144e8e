/** What won is told from its cards: events need no words. */

import { type GameName, parseCards, playingHands } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { handCalled, winningWords } from '../src/felt/model/winning-hand.js';
import { awardsOf } from '../src/show/paid-hand.js';
import { Played, seated } from './played.js';

const won = (cards: string, rival?: string, half: 'high' | 'low' = 'high') =>
  winningWords({
    half,
    cards: parseCards(cards),
    ...(rival !== undefined && { beat: { seat: 2, cards: parseCards(rival) } }),
  });

describe('a winning hand', () => {
  test.each([
    ['6h 6d Ac Kh Jh', 'Pair of sixes, ace kicker'],
    ['As Ks Qs Js Ts', 'Royal flush'],
    ['5s 4d 3c 2h Ah', 'Straight, five high'],
    ['5s 4s 3s 2s As', 'Straight flush, five high'],
    // R101: in short deck the ace lies below the six.
    ['9s 8d 7c 6h Ah', 'Straight, nine high'],
    ['9s 8s 7s 6s As', 'Straight flush, nine high'],
    ['Ah 9s 8d 7c 6h', 'High card, ace'],
    ['7s 7d 7c Ah Ad', 'Full house, sevens over aces'],
  ])('%s', (cards, text) => expect(won(cards)).toEqual({ text, beat: null }));

  test('a low by its ranks', () => {
    expect(won('8h 6d 4c 2h Ah', '8h 7d 4c 2h Ah', 'low')).toEqual({
      text: 'Low, 8-6-4-2-A',
      beat: { seat: 2, text: 'Low, 8-7-4-2-A' },
    });
  });

  test('R137 in 2-7 a straight and a flush are called what they are, in razz they are a low', () => {
    const called = (game: GameName, cards: string): readonly (string | null)[] =>
      playingHands(game, parseCards(cards), []).map(handCalled);
    expect(called('27td', '7h 6d 5c 4s 3h')).toEqual(['Straight, seven high']);
    expect(called('27td', '7c 5c 4c 3c 2c')).toEqual(['Flush, seven high']);
    expect(called('27sd', 'As 5s 4s 3s 2s')).toEqual(['Flush, ace high']);
    expect(called('27sd', 'As 5d 4s 3s 2s')).toEqual(['Low, A-5-4-3-2']);
    expect(called('27sd', 'Ks Qs Js Ts 9s')).toEqual(['Straight flush, king high']);
    expect(called('badeucy', '7c 5c 4c 3c 2c')).toEqual(['Flush, seven high', '1-card badugi, 2']);
    expect(called('a5td', '7h 6d 5c 4s 3h')).toEqual(['Low, 7-6-5-4-3']);
    // With seven cards one that is no straight plays.
    expect(called('razz27', '8h 7h 6d 5c 4s 3h Kd')).toEqual(['Low, 8-6-5-4-3']);
  });

  test('R137 of two flushes that are high alike the card that decides is named', () => {
    const made = true as const;
    const beat = { seat: 2, cards: parseCards('9h 7h 6h 3h 2h'), made };
    expect(winningWords({ half: 'low', cards: parseCards('9c 7c 5c 3c 2c'), made, beat })).toEqual({
      text: 'Flush, nine high, five kicker',
      beat: { seat: 2, text: 'Flush, nine high, six kicker' },
    });
  });

  test('a low with a pair or more is called what it is, with the kicker that decides', () => {
    expect(won('Kc Th Td Ts 7c', undefined, 'low')?.text).toBe('Three of a kind, tens');
    expect(won('9c 9h 4d 4s 2c', undefined, 'low')?.text).toBe(
      'Two pair, nines and fours, two kicker',
    );
    expect(won('9c 6h 4d 4s 2c', 'Tc 6d 4h 4c 2d', 'low')).toEqual({
      text: 'Pair of fours, nine kicker',
      beat: { seat: 2, text: 'Pair of fours, ten kicker' },
    });
    expect(won('9c 7h 5d 4s 2c', '8c 6d 4h 4c 2d', 'low')?.beat?.text).toBe(
      'Pair of fours, eight kicker',
    );
  });

  test('the kicker that decides, on both sides', () => {
    expect(won('6h 6d Ac Kh Jh', '6h 6d Ah Kh 9d')).toEqual({
      text: 'Pair of sixes, jack kicker',
      beat: { seat: 2, text: 'Pair of sixes, nine kicker' },
    });
  });

  test('that was not shown has no name', () => {
    expect(winningWords({ half: 'high', cards: [] })).toBeNull();
  });

  test.each(['holdem', 'omaha', 'omaha8'] as const)('has one in every award: %s', (game) => {
    const hand = new Played({ players: seated(100, 100), game, limit: 'pot-limit' });
    while (!hand.state.over) {
      const { turn } = hand.state;
      if (turn.kind === 'act')
        hand.do({ type: turn.legal.check ? 'check' : 'call', seat: turn.seat });
      else hand.advance();
    }
    const hands = awardsOf(hand.view).flatMap((award) => award.hands);
    expect(hands.length).toBeGreaterThan(0);
    for (const one of hands) expect(winningWords(one)?.text).toMatch(/^[A-Z]/);
  });
});
