import { evaluatorsOf, GAMES, parseCards } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { bySuits } from '../../src/games/describe.js';
import { seatOf, studHand } from './stud-hands.js';

describe('R147 razzdugi', () => {
  test('R107 as in razz the high card brings it in, the ace is low', () => {
    expect(seatOf(studHand('razzdugi', 3, '2c 3c Kd 2d 3d Ah 2h 3h Jc'))).toBe(1);
  });

  test('R135 the odd unit is the razz half’s, the first of the record', () => {
    expect(GAMES.razzdugi.oddHalf).toBe('first');
    expect(GAMES.razzdugi.halves.map(({ name }) => name)).toEqual(['low', 'badugi']);
  });

  test('R140 the best badugi of seven cards', () => {
    const { low } = evaluatorsOf('razzdugi');
    const worth = (cards: string): number | undefined => low?.(parseCards(cards), []);
    const best = worth('As 2h 3d 4c Ks Kh Kd')!;
    expect(best).toBeGreaterThan(worth('As 2h 3d 5c 4s 4h 4d')!);
    expect(best).toBeGreaterThan(worth('As 2s 3s 4s 5s 6s 7d')!);
  });

  test('R132 odd chips of tied badugis go by the cards that play, and by no other', () => {
    const hands = ['Qh 8h 7h Td Kh 8c 2d', '8d 7c Qd 8s 2s 7s 6s'].map((text) => parseCards(text));
    const [, badugi] = GAMES.razzdugi.halves;
    // 8♣7♥2♦ against 8♦7♣2♠; the king of hearts does not play.
    expect(bySuits(badugi!, [0, 1], (player) => hands[player]!, [])).toEqual([1, 0]);
  });
});
