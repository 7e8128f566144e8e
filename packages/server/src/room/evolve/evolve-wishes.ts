/** What players wish for: another seat, a seat at all, chips that come by themselves. */

import type { RoomEvent, RoomState } from '../state/types.js';

type Wish = Extract<
  RoomEvent,
  { type: 'moveAsked' | 'autoChipsChosen' | 'waitlistJoined' | 'waitlistLeft' | 'seatOffered' }
>;

export function evolveWish(state: RoomState, event: Wish, at: number): RoomState {
  const { player } = event;
  switch (event.type) {
    case 'moveAsked': {
      const { seat } = event;
      const rest = withoutMove(state, player);
      return seat === null ? rest : { ...rest, moves: [...rest.moves, { player, seat }] };
    }
    case 'autoChipsChosen': {
      const { topUp, rebuy } = event;
      const rest = withoutAuto(state, player);
      if (topUp === null && rebuy === null) return rest;
      return { ...rest, autos: [...rest.autos, { player, topUp, rebuy }] };
    }
    case 'waitlistJoined':
      return { ...state, waitlist: [...state.waitlist, { player, at, offer: null }] };
    case 'waitlistLeft':
      return withoutWaiter(state, player);
    case 'seatOffered': {
      const offer = { seat: event.seat, until: event.until };
      return {
        ...state,
        waitlist: state.waitlist.map((one) => (one.player === player ? { ...one, offer } : one)),
      };
    }
  }
}

/** The same list if nobody is taken from it: views compare lists by identity. */
function without<T extends { readonly player: string }>(
  list: readonly T[],
  player: string,
): readonly T[] {
  return list.some((one) => one.player === player)
    ? list.filter((one) => one.player !== player)
    : list;
}

export const withoutWaiter = (state: RoomState, player: string): RoomState => ({
  ...state,
  waitlist: without(state.waitlist, player),
});

export const withoutMove = (state: RoomState, player: string): RoomState => ({
  ...state,
  moves: without(state.moves, player),
});

const withoutAuto = (state: RoomState, player: string): RoomState => ({
  ...state,
  autos: without(state.autos, player),
});

/** Whoever leaves the seat wishes for nothing there any more. */
export const withoutWishes = (state: RoomState, player: string): RoomState =>
  withoutAuto(withoutMove(state, player), player);
