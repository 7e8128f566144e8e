/** Stud and draw games as Open Hand History, which has few words for them (R165). */

import { describe, expect, test } from 'vitest';
import { metaOf, readOpenHandHistory, toOpenHandHistory } from '../../../src/notation/index.js';
import { accepted, refused } from '../samples.js';
import { draw, eventsOf, stud, THIRD } from './records.js';

describe('R165 Open Hand History', () => {
  const meta = { handId: 1, table: 'T', showAll: true } as const;
  const third = eventsOf(stud('FR', [...THIRD, 'p2 pb', 'p3 cbr 40', 'p1 f', 'p2 f']));

  test('own names for what it has none for', () => {
    const { ohh } = toOpenHandHistory(third, meta);
    expect(ohh).toMatchObject({ game_type: 'Razz', bring_in_amount: 10, big_blind_amount: 40 });
    expect(ohh.rounds[0]?.street).toBe('Third');
    expect(ohh.rounds[0]?.actions.map(({ action }) => action)).toContain('Bring In');
    expect('variant' in ohh).toBe(false);
  });

  test('one type has many games: the code of the game stands beside it', () => {
    const deal = ['d dh p1 7h6c4c3d2c', 'd dh p2 KsKdQs9c8c', 'd dh p3 ??????????'];
    const bets = ['p3 f', 'p1 cc', 'p2 cc', 'p1 sd 7h', 'p2 sd', 'd dh p1 8h', 'p1 cbr 4', 'p2 f'];
    const { ohh } = toOpenHandHistory(eventsOf(draw('N2L1D', [...deal, ...bets])), meta);
    expect(ohh).toMatchObject({ game_type: 'Draw', variant: 'N2L1D' });
    expect(ohh.rounds.map(({ street }) => street)).toEqual(['Deal', 'First Draw']);
    expect(ohh.rounds[1]?.actions[0]).toMatchObject({ action: 'Draw', cards: ['7h'] });
    expect(accepted(readOpenHandHistory({ ohh })).variant).toBe('N2L1D');
    const { variant: _, ...open } = ohh;
    expect(refused(readOpenHandHistory({ ohh: open }))).toMatchObject({
      code: 'UNSUPPORTED_GAME',
      variant: 'Draw',
    });
  });

  test('the mix is kept', () => {
    const { ohh } = toOpenHandHistory(third, { ...meta, mix: 'HORSE' });
    expect(metaOf(accepted(readOpenHandHistory({ ohh })))).toMatchObject({ mix: 'HORSE' });
  });
});
