/** What happens to seats, chips and hands, and what it means for the room. */

import { evolveTable, type TableEvent } from '@sidepot/engine';
import { withDeparture } from '../people/departures.js';
import { personOf } from '../people/people.js';
import { visited } from '../people/visited.js';
import type { RoomState } from '../state/types.js';
import { withChosenGame, withNextHandClock } from '../time/clocks.js';
import { rebanked, refilled } from '../time/time-banks.js';
import { withoutMove, withoutWaiter, withoutWishes } from './evolve-wishes.js';

export function evolveTableEvent(before: RoomState, event: TableEvent, at: number): RoomState {
  const table = evolveTable(before.table, event);
  const state = changed({ ...before, table }, event, at);
  return table.hand === null ? withNextHandClock(state, at) : state;
}

function changed(state: RoomState, event: TableEvent, at: number): RoomState {
  switch (event.type) {
    case 'satDown': {
      const isOther = (one: { readonly player: string }): boolean => one.player !== event.player;
      return {
        ...withoutWaiter(state, event.player),
        reserved: state.reserved.filter(isOther),
        departures: state.departures.filter(isOther),
      };
    }
    case 'gameChosen':
      return withChosenGame(state, at);
    case 'seatChanged':
      return withoutMove(state, event.player);
    case 'eliminated':
      return withoutWishes(state, event.player);
    case 'busted':
      return withBusted(state, event.player, at);
    case 'toppedUp':
      return withoutBusted(state, event.player);
    case 'left': {
      const visits = visited(state.visits, event.player, at);
      const departures = departuresAfter(state, event, at);
      const rest = withoutWishes(withoutBusted(state, event.player), event.player);
      return { ...rest, visits, departures };
    }
    case 'handStarted': {
      const dealt = event.hand.config.players.map(({ id }) => id);
      const people = refilled(state.people, dealt, state.room.timeBank);
      return { ...state, people, clock: null, botAt: null };
    }
    case 'handFinished':
      return withNextRoom(state);
    default:
      return state;
  }
}

function departuresAfter(
  state: RoomState,
  { player, paid }: Extract<TableEvent, { type: 'left' }>,
  at: number,
): RoomState['departures'] {
  const isBot = personOf(state, player)?.bot != null;
  const isCash = state.table.settings.mode === 'cash';
  if (!isCash || isBot) return state.departures;
  return withDeparture(state.departures, { player, chips: paid, at });
}

/** A bot buys chips before the next hand. */
const withBusted = (state: RoomState, player: string, at: number): RoomState =>
  personOf(state, player)?.bot ? state : { ...state, busted: [...state.busted, { player, at }] };

const withoutBusted = (state: RoomState, player: string): RoomState => ({
  ...state,
  busted: state.busted.filter((one) => one.player !== player),
});

/** Settings that were changed during the hand count from its end. */
function withNextRoom(state: RoomState): RoomState {
  const { nextRoom } = state;
  if (nextRoom === null) return state;
  const { name, room } = nextRoom;
  const people = rebanked(state.people, state.room.timeBank, room.timeBank);
  return { ...state, name, room, people, nextRoom: null };
}
