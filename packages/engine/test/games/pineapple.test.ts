import { apply, deck, GAMES, startHand, unwrap } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { holeCardCount } from '../../src/games/games.js';
import { played } from './stud-hands.js';

describe('R146 pineapple', () => {
  const players = [1, 2].map((seat) => ({ id: `P${seat}`, seat, stack: 500 }));
  const config = { game: 'pineapple', players, button: 1, smallBlind: 5, bigBlind: 10 } as const;
  const { state } = unwrap(startHand({ ...config, deck: deck() }));

  test('three cards, of which two are left', () => {
    expect(state.players.map(({ held }) => held)).toEqual([3, 3]);
    expect(holeCardCount(GAMES.pineapple)).toBe(2);
  });

  test('exactly one goes before the turn, and no new one comes', () => {
    const flop = played(state, 'call', 'check', 'check', 'check');
    expect(flop.turn).toEqual({ kind: 'draw', seat: 2, min: 1, max: 1, replace: false });
    const refused = apply(flop, { type: 'draw', seat: 2 });
    expect(refused).toMatchObject({ ok: false, error: { code: 'MUST_DISCARD', count: 0, min: 1 } });
    const turn = played(flop, 'timeout', 'timeout');
    expect(turn.boards[0]?.length).toBe(4);
    expect(turn.players.map(({ held }) => held)).toEqual([2, 2]);
  });

  test('R129 out of time the last card dealt goes', () => {
    const flop = played(state, 'call', 'check', 'check', 'check');
    const last = flop.hidden.cards[1]?.at(-1);
    expect(played(flop, 'timeout').hidden.thrown[1]).toEqual([[last]]);
  });
});
