import { evaluatorsOf, parseCards } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { played, seatOf, studHand } from './stud-hands.js';

describe('R147 stud high-low', () => {
  test('R107 the high card brings it in; the ace is low', () => {
    expect(seatOf(studHand('stud-hilo', 3, '2c 3c Qd 2d 3d Ah 2h 3h Jc'))).toBe(1);
  });

  test('R114 the low board opens, aces low', () => {
    const start = studHand('stud-hilo', 3, '2c 3c Qd 2d 3d Ah 2h 3h Jc 4c 5d 4d');
    const fourth = played(start, 'bringIn', 'call', 'call');
    expect(fourth.turn).toMatchObject({ kind: 'act', seat: 2 });
  });

  test('R138 any five make a low: no qualifier', () => {
    const { low } = evaluatorsOf('stud-hilo');
    expect(low?.(parseCards('Ks Kh Qd Qc Js 9h 9d'), [])).toBeGreaterThan(0);
  });
});
