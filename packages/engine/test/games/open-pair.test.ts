/** R116: the small bet or the big one on an open pair. */
import type { HandState } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { played, seatOf, studHand } from './stud-hands.js';

/** P2 brings in, P1 pairs the seven on fourth street and speaks first. */
const CARDS = 'Kc Qd 7s Jc 9d 2c Tc 8d 9s 7h 4h Kh';

const paired = (stack = 1000): HandState =>
  played(
    studHand('stud', 3, CARDS, {
      openPair: true,
      players: [
        { id: 'P1', seat: 1, stack: 1000 },
        { id: 'P2', seat: 2, stack },
        { id: 'P3', seat: 3, stack: 1000 },
      ],
    }),
    ...['bringIn', 'call', 'call'],
  );

const raiseOf = ({ turn }: HandState) => (turn.kind === 'act' ? turn.legal.raise : undefined);

describe('R116 open pair on fourth street', () => {
  test('a big bet over an all-in too small to count is a big one: only big raises follow', () => {
    const hand = played(paired(30), 'check', 'bet 15');
    expect(raiseOf(hand)).toEqual({ min: 40, max: 80, either: [40, 80] });
    const raised = played(hand, 'raise 80');
    expect([seatOf(raised), raiseOf(raised)]).toEqual([1, { min: 160, max: 160 }]);
  });

  test('a big one was made and the pair folds: raises stay big', () => {
    const hand = played(paired(), 'check', 'check', 'bet 80', 'fold');
    expect([seatOf(hand), raiseOf(hand)]).toEqual([2, { min: 160, max: 160 }]);
  });

  test('the pair folds to a small bet: no board is a pair, raises are small', () => {
    const hand = played(paired(), 'check', 'check', 'bet 40', 'fold');
    expect([seatOf(hand), raiseOf(hand)]).toEqual([2, { min: 80, max: 80 }]);
  });
});
