import { evaluatorsOf, parseCards } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { played, seatOf, studHand } from './stud-hands.js';

describe('R147 deuce-to-seven razz', () => {
  test('the ace is high: it brings it in, and its board opens last', () => {
    const start = studHand('razz27', 3, '2c 3c Kd 2d 3d Ah 2h 3h Jc 4c 5d Qd');
    expect(seatOf(start)).toBe(2);
    expect(seatOf(played(start, 'bringIn', 'call', 'call'))).toBe(3);
  });

  test('R137 straights and flushes count, of any five of seven', () => {
    const { high } = evaluatorsOf('razz27');
    const worth = (cards: string): number => high(parseCards(cards), []);
    expect(worth('2c 3d 4h 5s 7c Kd Kh')).toBeGreaterThan(worth('2c 3d 4h 5s 6c Kd Kh'));
    expect(worth('2c 3d 4h 5s 8c Kd Kh')).toBeGreaterThan(worth('2c 3d 4h 5s As Ad Ah'));
  });
});
