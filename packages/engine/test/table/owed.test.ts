import { describe, expect, test } from 'vitest';
import { blindsOwed, type TableState } from './api.js';
import { after, CASH, EVENT, finish, play, seated, sitAll, start } from './tables.js';

/** Five of nine; the hand just played had button 1 and blinds 2 and 3. */
const five = (): TableState => play(seated(CASH, 'A1 B2 C3 D4 E6'), {}, 1);
const withNew = (seat: number): TableState =>
  after(five(), { type: 'sit', player: 'N', seat, buyIn: 1000 });

describe('R41, R42 what is owed for coming in', () => {
  test('nothing by who plays, before the first hand, and in tournaments', () => {
    expect(blindsOwed(five(), 'A')).toBeNull();
    expect(blindsOwed(seated(CASH, 'A1 B2'), 'A')).toBeNull();
    const event = play(seated(EVENT, 'A1 B2 C3'), {}, 1);
    expect(blindsOwed(after(event, ...sitAll('D5', false)), 'D')).toBeNull();
  });
  test('a newcomer behind the blinds may post at once', () => {
    expect(blindsOwed(withNew(8), 'N')).toEqual({ live: 100, dead: 0, waits: 0, next: ['post'] });
  });
  test('a newcomer who is the next big blind need not choose', () => {
    const { next } =
      blindsOwed(after(five(), { type: 'leave', player: 'D' }, ...sitAll('N4')), 'N') ?? {};
    expect(next).toEqual(['wait', 'post', 'button']);
  });
  test('between button and big blind nobody posts; where the small blind left, the button is sold', () => {
    // The blinds were 2 and 3; C leaves, so nobody owes the small blind there.
    const empty = after(five(), { type: 'leave', player: 'C' }, ...sitAll('N3'));
    expect(blindsOwed(empty, 'N')).toEqual({ live: 100, dead: 0, waits: 0, next: ['button'] });
  });
  test('who missed both owes one live and one dead', () => {
    const state = play(play(play(after(five(), { type: 'sitOut', player: 'D' }))));
    expect(blindsOwed(state, 'D')).toEqual({ live: 100, dead: 50, waits: 0, next: ['post'] });
  });
  test('who changed seats counts the hand that is on', () => {
    const moved = after(five(), { type: 'moveSeat', player: 'D', seat: 9 });
    expect(blindsOwed(moved, 'D')).toMatchObject({ live: 100, waits: 1, next: ['post'] });
    const during = start(moved);
    expect(blindsOwed(during, 'D')?.next).toContain('wait');
    expect(blindsOwed(finish(during), 'D')).toBeNull();
  });
  test('who is in the hand that is on has paid', () => {
    const posted = after(withNew(8), { type: 'comeIn', player: 'N', comeIn: 'post' });
    expect(blindsOwed(start(posted), 'N')).toBeNull();
  });
});
