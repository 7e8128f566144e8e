/** The pictures of other games on the rules page say what the engine says. */

import { evaluatorsOf, GAMES, type GameName, parseCards } from '@sidepot/engine';
import { expect, test } from 'vitest';
import { GAME_HANDS } from '../src/rules/game-hands.js';

const valuesOf = (anchor: keyof typeof GAME_HANDS, game: GameName, half: 'high' | 'low') =>
  (GAME_HANDS[anchor] ?? []).map(
    ({ cards }) => evaluatorsOf(game)[half]?.(parseCards(cards), []) ?? 0,
  );

const isFalling = (values: readonly number[]): boolean =>
  values.every((value, i) => i === 0 || value < (values[i - 1] ?? 0));

test('2-7: each hand beats the next one', () => {
  expect(isFalling(valuesOf('draw', '27td', 'high'))).toBe(true);
});

test('badugi: four cards that count beat three lower ones', () => {
  expect(isFalling(valuesOf('badugi', 'badugi', 'high'))).toBe(true);
});

test('badeucy: one half each', () => {
  const [first = 0, second = 0] = valuesOf('split-games', 'badeucy', 'high');
  const [badugi = 0, other = 0] = valuesOf('split-games', 'badeucy', 'low');
  expect([first > second, other > badugi]).toEqual([true, true]);
});

test('stud: the lowest door card brings it in, by rank and then by suit', () => {
  expect(GAMES.stud.upCards?.bringIn).toBe('lowest');
  const doors = (GAME_HANDS.stud ?? []).map(({ cards }) => parseCards(cards)[0] ?? 0);
  expect(Math.min(...doors)).toBe(doors[0]);
});
