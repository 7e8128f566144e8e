import { describe, expect, test } from 'vitest';
import { mySeat, seatsOf } from '../src/session/seats.js';
import { after, start, viewOf } from './scene.js';

describe('seats as they are drawn', () => {
  const begun = start([1000, 1000, 200]);

  test('the stack is what is behind, the bet what is in front', () => {
    const seats = seatsOf(viewOf(begun, 1));
    expect(seats.map(({ stack, bet }) => [stack, bet])).toEqual([
      [1000, 0],
      [995, 5],
      [190, 10],
    ]);
  });

  test('one is mine, one has the button, one is to act', () => {
    const seats = seatsOf(viewOf(begun, 2));
    expect(seats.filter(({ isMe }) => isMe).map(({ seat }) => seat)).toEqual([2]);
    expect(seats.filter(({ isButton }) => isButton).map(({ seat }) => seat)).toEqual([1]);
    expect(seats.filter(({ isTurn }) => isTurn).map(({ seat }) => seat)).toEqual([1]);
    expect(mySeat(viewOf(begun, null))).toBeNull();
  });

  test('all-in and folded', () => {
    const state = after(begun, { type: 'allIn', seat: 1 }, { type: 'fold', seat: 2 });
    const [first, second, third] = seatsOf(viewOf(state, 1));
    expect(first).toMatchObject({ isAllIn: true, isLive: true, stack: 0 });
    expect(second).toMatchObject({ isFolded: true, isLive: false, isAllIn: false });
    expect(third).toMatchObject({ isTurn: true, isAllIn: false });
  });

  test('a seat taken over by another player has none of the cards dealt there', () => {
    const view = viewOf(begun, 1);
    const seats = view.seats.map((seat) =>
      seat.seat === 2 ? { ...seat, player: 'new_player_9' } : seat,
    );
    expect(seatsOf({ ...view, seats })[1]).toMatchObject({ player: null, bet: 0, isLive: false });
  });
});
