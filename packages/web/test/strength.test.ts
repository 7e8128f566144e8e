import { parseCards } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { strengthOf } from '../src/play/actions/strength.js';

const holdem = { game: 'holdem', tripsOverStraight: false } as const;
const omaha = { game: 'omaha', tripsOverStraight: false } as const;
const shortDeck = { game: 'short-deck', tripsOverStraight: false } as const;

describe('my hand in words', () => {
  test.each([
    ['AsAh', '', 'Pair of aces'],
    ['KdTd', '', 'King-ten suited'],
    ['2c7d', '', 'Seven-two'],
    ['AsKs', 'Kd7h2c', 'Pair of kings, ace kicker'],
    ['AsKs', 'QsJsTs2d', 'Royal flush'],
    ['2c3d', 'AsAhAdAcKs', 'Four of a kind, aces, king kicker'],
  ])('%s on %j', (hole, board, words) => {
    expect(strengthOf(holdem, parseCards(hole), parseCards(board))?.text).toBe(words);
  });

  test('Omaha plays two of the hand and three of the board', () => {
    const strength = strengthOf(omaha, parseCards('AsKs2h3d'), parseCards('QsJsTs9s4s'));
    expect(strength?.text).toBe('Royal flush');
    const four = strengthOf(omaha, parseCards('As2h3d4c'), parseCards('KsQsJs9s'));
    expect(four?.text).toBe('High card, ace');
  });

  test('high-low says the low too, if there is one', () => {
    const hiLo = { game: 'omaha8', tripsOverStraight: false } as const;
    const on = (board: string) => strengthOf(hiLo, parseCards('As2s9d9c'), parseCards(board))?.text;
    expect(on('3h4s8dKsTd')).toBe('Pair of nines, king kicker, and low 8-4-3-2-A');
    expect(on('3h4sJdKsTd')).toBe('Pair of nines, king kicker');
    // Counterfeited: an ace on the board takes the place of the one in the hand.
    expect(on('Ah2h8dKsTd')).toBe('Two pair, aces and twos, king kicker');
  });

  test('short deck has its own straight', () => {
    expect(strengthOf(shortDeck, parseCards('As6d'), parseCards('7h8c9s'))?.text).toBe(
      'Straight, nine high',
    );
  });

  test('nothing is said of cards that are hidden or not there', () => {
    expect(strengthOf(holdem, [null, null], [])).toBeNull();
    expect(strengthOf(holdem, [], [])).toBeNull();
    expect(strengthOf(omaha, parseCards('AsKs2h3d'), [])).toBeNull();
  });
});

describe('in games without a board', () => {
  const of = (game: 'stud' | 'razz' | '27td' | 'badugi' | 'badeucy', own: string) =>
    strengthOf({ game, tripsOverStraight: false }, parseCards(own), [])?.text ?? null;

  test.each([
    ['stud', 'KsKd3c', null],
    ['stud', 'KsKd3c9h9d', 'Two pair, kings and nines, three kicker'],
    ['razz', 'Kd8c7h4s2dAc2c', 'Low, 8-7-4-2-A'],
    ['27td', '7s5d4c3h2s', 'Low, 7-5-4-3-2'],
    ['badugi', 'Ts8c5h2d', 'Badugi, T-8-5-2'],
    ['badugi', 'Ts8c5h2h', '3-card badugi, T-8-2'],
    ['badeucy', '9s5c4h3dKd', 'Low, K-9-5-4-3 · Badugi, 9-5-4-3'],
  ] as const)('%s: %s', (game, own, said) => expect(of(game, own)).toBe(said));

  test.each(['badugi', '27td'] as const)('%s: nothing while cards are thrown', (game) => {
    expect(of(game, 'Ts8c5h')).toBeNull();
  });
});
