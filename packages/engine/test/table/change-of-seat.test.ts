/** R42: who changes seats does not get around a blind. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectTrue } from '../equal.js';
import { replayTable, type TableCommand, type TableState } from './api.js';
import {
  after,
  CASH,
  EVENT,
  eventsOf,
  finish,
  play,
  refusal,
  seated,
  spots,
  start,
} from './tables.js';

const move = (player: string, seat: number) => ({ type: 'moveSeat', player, seat }) as const;
const post = (player: string) => ({ type: 'comeIn', player, comeIn: 'post' }) as const;

/** Five of nine; the hand just played had button 1 and blinds 2 and 3, so 4 is the next big blind. */
const five = (): TableState => play(seated(CASH, 'A1 B2 C3 D4 E6'), {}, 1);

describe('R42 changing seats (cash)', () => {
  test('before the first hand it is free', () => {
    const state = after(seated(CASH, 'A1 B2 C3'), move('C', 7));
    expect(spots(start(state, 1))).toBe('button 1, blinds 2 7, dealt 1 2 7');
  });
  test('to an empty seat between the same two neighbours: nothing changes', () => {
    const state = after(five(), move('D', 5));
    expect(eventsOf(five(), move('D', 5))).toEqual([
      {
        type: 'seatChanged',
        player: 'D',
        from: 4,
        seat: 5,
        waits: 0,
        missed: { small: false, big: false },
      },
    ]);
    expect(spots(start(state))).toBe('button 2, blinds 3 5, dealt 1 2 3 5 6');
  });
  test('nearer to the big blind: dealt in without a penalty', () => {
    const state = after(five(), move('A', 5));
    expect(spots(start(state))).toBe('button 2, blinds 3 4, dealt 2 3 4 5 6');
  });
  test('away from the big blind by two players: sits over two hands, then owes nothing', () => {
    let state = after(five(), move('D', 9), move('A', 1));
    // E6 was let by, and A1 is not reached before 9: one player, one hand.
    expect(state.seats.find(({ player }) => player === 'D')?.waits).toBe(1);
    state = after(five(), move('A', 8), move('D', 9));
    expect(state.seats.find(({ player }) => player === 'D')?.waits).toBe(2);
    const seen: string[] = [];
    for (let i = 0; i < 3; i++) {
      seen.push(spots(start(state)));
      state = play(state);
    }
    expect(seen).toEqual([
      'button 2, blinds 3 6, dealt 2 3 6 8',
      'button 3, blinds 6 8, dealt 2 3 6 8',
      // Next after the blinds of before, as on the old seat: the big blind is theirs.
      'button 6, blinds 8 9, dealt 2 3 6 8 9',
    ]);
  });
  test('or posts a big blind and is dealt in at once', () => {
    const state = after(five(), move('D', 9), post('D'));
    const hand = start(state);
    expect(spots(hand)).toBe('button 2, blinds 3 6, dealt 1 2 3 6 9; 9 posts 100+0');
    expect(finish(hand).seats.find(({ player }) => player === 'D')).not.toHaveProperty('waits');
  });
  test('back to where one was: nothing is owed any more', () => {
    const state = after(five(), move('D', 9), move('D', 4));
    expect(spots(start(state))).toBe('button 2, blinds 3 4, dealt 1 2 3 4 6');
  });
  test('who had the big blind owes the small one wherever they go', () => {
    // To the seat behind the small blind of before, and to one far ahead.
    for (const seat of [5, 8]) {
      const state = after(five(), move('C', seat), post('C'), move('D', 9), post('D'));
      const c = state.seats.find(({ player }) => player === 'C');
      expect(c?.missed).toEqual({ small: true, big: false });
    }
    const state = after(five(), move('C', 8), post('C'));
    expect(spots(start(state))).toBe('button 2, blinds - 4, dealt 1 2 4 6 8; 8 posts 0+50');
  });
  test('who owes a blind already cannot sit it out by moving', () => {
    let state = after(five(), { type: 'sitOut', player: 'C' });
    state = after(play(state), { type: 'sitIn', player: 'C' });
    // C3 missed the small blind; D4 had the big one. Nine is behind E6 and A1 is not.
    state = after(state, move('C', 5), post('C'));
    expect(state.seats.find(({ player }) => player === 'C')?.missed.small).toBe(true);
  });
  test('a newcomer stays one', () => {
    const state = after(five(), { type: 'sit', player: 'N', seat: 9, buyIn: 1000 }, move('N', 8));
    expect(state.seats.find(({ player }) => player === 'N')?.isNew).toBe(true);
    expect(spots(start(state))).toBe('button 2, blinds 3 4, dealt 1 2 3 4 6');
  });
  test('without blinds there is none to get around', () => {
    const deck = { ...CASH, game: 'short-deck', ante: 10, smallBlind: 0, bigBlind: 0 } as const;
    const state = after(play(seated(deck, 'A1 B2 C3'), {}, 1), move('A', 5));
    expect(start(state).hand?.config.players.map(({ seat }) => seat)).toEqual([2, 3, 5]);
  });
  test('who sits out does not wait it off', () => {
    const state = after(five(), move('D', 9), { type: 'sitOut', player: 'D' });
    expect(play(state).seats.find(({ player }) => player === 'D')?.waits).toBe(1);
  });
});

describe('a change of seat that cannot be', () => {
  test.each<[string, TableState, TableCommand, string]>([
    ['to a seat that is taken', five(), move('A', 2), 'SEAT_TAKEN'],
    ['to a seat that there is not', five(), move('A', 10), 'SEAT_OUT_OF_RANGE'],
    ['to half a seat', five(), move('A', 1.5), 'NOT_INTEGER'],
    ['of somebody who does not sit', five(), move('Z', 9), 'NOT_SEATED'],
    ['during a hand', start(five()), move('A', 9), 'HAND_RUNNING'],
    [
      'in a tournament that has begun',
      play(seated(EVENT, 'A1 B2 C3'), {}, 1),
      move('A', 9),
      'WRONG_MODE',
    ],
    ['to the own seat changes nothing', five(), move('A', 1), 'accepted'],
    ['before a tournament begins', seated(EVENT, 'A1 B2 C3'), move('A', 9), 'accepted'],
  ])('%s', (_name, state, command, code) => {
    expect(refusal(state, command)).toBe(code);
  });
});

describe('R42 moving about never gets more hands for a big blind than sitting still', () => {
  test('whatever seats and ways to come in are chosen', () => {
    const steps = fc.array(
      fc.record({ seat: fc.integer({ min: 1, max: 9 }), posts: fc.boolean(), moves: fc.boolean() }),
      { minLength: 30, maxLength: 60 },
    );
    fc.assert(
      fc.property(steps, (plan) => {
        let state = play(seated(CASH, 'A1:90000 B2:90000 C3:90000 D4:90000 E6:90000'), {}, 1);
        let dealt = 0;
        let blinds = 0;
        for (const { seat, posts, moves } of plan) {
          const wish: TableCommand[] = [
            { type: 'comeIn', player: 'D', comeIn: posts ? 'post' : 'wait' },
          ];
          if (moves && !state.seats.some((one) => one.seat === seat)) wish.push(move('D', seat));
          for (const command of [...wish, { type: 'startNextHand' } as const]) {
            state = after(state, command);
          }
          const own = state.hand?.config.players.find(({ id }) => id === 'D');
          if (own !== undefined) dealt++;
          const isBlind = own?.seat === state.hand?.config.bigBlindSeat;
          if ((own !== undefined && isBlind) || own?.posts?.live === 100) blinds++;
          state = finish(state);
        }
        // D4 is the next big blind: the first round has to be paid before it is played.
        expectTrue(dealt <= blinds * 5, () => `${dealt} hands for ${blinds} big blinds`);
      }),
      { numRuns: 60 },
    );
  });
  test('the log gives the same table', () => {
    const state = five();
    const events = eventsOf(state, move('D', 9));
    expect(replayTable(state, events)).toEqual(after(state, move('D', 9)));
  });
});
