/** In 2-7 straights and flushes count against a low, and are told as what they are (R137). */

import {
  apply,
  autoAdvance,
  deckOf,
  eventText,
  type GameName,
  type HandEvent,
  parseCards,
  playingHands,
  startHand,
  unwrap,
  winningHandText,
} from '@sidepot/engine';
import { expect, test } from 'vitest';
import { seatOf } from './stud-hands.js';

test.each<readonly [GameName, string, string, boolean]>([
  ['27td', '7h 6d 5c 4s 3h', 'Straight, seven high', true],
  ['27td', '7c 5c 4c 3c 2c', 'Flush, seven high', true],
  ['27sd', 'As 5d 4s 3s 2s', 'Low, A-5-4-3-2', false],
  ['27sd', '7s 5d 4s 3s 2s', 'Low, 7-5-4-3-2', false],
  ['a5td', '7h 6d 5c 4s 3h', 'Low, 7-6-5-4-3', false],
  ['razz', '7c 5c 4c 3c 2c Kd Kh', 'Low, 7-5-4-3-2', false],
])('R137 %s: %s is %s', (game, cards, text, isMade) => {
  const [hand] = playingHands(game, parseCards(cards), []);
  expect(hand?.made === true).toBe(isMade);
  expect(hand && winningHandText({ seat: 1, board: 0, ...hand })?.text).toBe(text);
});

test('R137 a hand that is played says so of the winner and of whom they beat', () => {
  const cards = parseCards('7h 6d 5c 4s 3h 9c 7c 8c 3c 2c');
  const deck = [...cards, ...deckOf('27sd').filter((card) => !cards.includes(card))];
  const players = [1, 2].map((seat) => ({ id: `P${seat}`, seat, stack: 100 }));
  const config = { game: '27sd', players, button: 2, smallBlind: 5, bigBlind: 10, deck } as const;
  let { state } = autoAdvance(unwrap(startHand(config)).state);
  const events: HandEvent[] = [];
  while (state.turn.kind === 'act' || state.turn.kind === 'draw') {
    const type = state.turn.kind === 'draw' ? 'draw' : 'allIn';
    const step = unwrap(apply(state, { type, seat: seatOf(state) }));
    const rest = autoAdvance(step.state);
    events.push(...step.events, ...rest.events);
    state = rest.state;
  }
  const award = events.find((event) => event.type === 'awarded');
  // A straight beats a flush where the worst hand wins.
  expect(award?.hands).toMatchObject([{ seat: 1, made: true, beat: { seat: 2, made: true } }]);
  expect(award && eventText(award)).toBe('Main Pot: Seat 1 wins 200 with Straight, seven high');
});

test('R137 of two flushes that are high alike the card that decides is named', () => {
  const [best, lost] = [parseCards('9c 7c 5c 3c 2c'), parseCards('9h 7h 6h 3h 2h')];
  const made = true as const;
  const beat = { seat: 2, cards: lost, made };
  const hand = { seat: 1, board: 0, half: 'low', cards: best, made, beat } as const;
  expect(winningHandText(hand)).toEqual({
    text: 'Flush, nine high, five kicker',
    beat: 'Flush, nine high, six kicker',
  });
  const low = { ...beat, cards: parseCards('9h 7h 6h 4h 3s') };
  expect(winningHandText({ ...hand, beat: { seat: 2, cards: low.cards } })).toEqual({
    text: 'Flush, nine high',
    beat: 'Low, 9-7-6-4-3',
  });
});
