import { evaluatorsOf, GAMES, parseCards } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';

describe('A-5 single draw', () => {
  test('R122 two rounds, small then big', () => {
    expect(GAMES.a5sd.streets.map(({ bet }) => bet)).toEqual(['small', 'big']);
  });

  test('R138 straights and flushes do not count', () => {
    const { high } = evaluatorsOf('a5sd');
    const worth = (cards: string): number => high(parseCards(cards), []);
    expect(worth('As 2s 3s 4s 5s')).toBeGreaterThan(worth('Ac 2d 3h 4s 6c'));
    expect(worth('Ac Ad 3h 4s 5c')).toBeGreaterThan(worth('2c 2d 3h 4s 5c'));
  });
});
