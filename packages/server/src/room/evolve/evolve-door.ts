/** Who comes, asks, is turned away, banned or forgotten. */

import { visited } from '../people/visited.js';
import type { RoomEvent, RoomState } from '../state/types.js';
import { withoutWaiter } from './evolve-wishes.js';

type DoorEvent = Extract<
  RoomEvent,
  {
    type:
      | 'joined'
      | 'entryRequested'
      | 'entryEnded'
      | 'banned'
      | 'unbanned'
      | 'linkChanged'
      | 'forgotten';
  }
>;

export function evolveDoorEvent(state: RoomState, event: DoorEvent, at: number): RoomState {
  if (event.type === 'linkChanged') return { ...state, invite: event.invite };
  const { visits, bans, people } = state;
  const { player } = event;
  const isOther = (one: { readonly player: typeof player }): boolean => one.player !== player;
  const entries = state.entries.filter(isOther);
  switch (event.type) {
    case 'joined':
      return { ...state, entries, visits: visited(visits, player, at, event.from ?? null) };
    case 'entryRequested': {
      const { name, from = null } = event;
      const entry = { player, at, from, name, denied: false, reason: null };
      return { ...state, entries: [...entries, entry] };
    }
    case 'entryEnded': {
      const { outcome, reason } = event;
      const entry = state.entries.find((one) => one.player === player);
      if (outcome !== 'turnedAway' || entry === undefined) return { ...state, entries };
      return { ...state, entries: [...entries, { ...entry, at, denied: true, reason }] };
    }
    case 'banned': {
      const { name, from, reason } = event;
      return {
        ...state,
        entries: entries.filter((one) => from === null || one.from !== from),
        bans: [...bans.filter(isOther), { player, at, from, name, reason }],
      };
    }
    case 'unbanned':
      return { ...state, bans: bans.filter(isOther) };
    case 'forgotten':
      return {
        ...withoutWaiter(state, player),
        people: people.filter(isOther),
        visits: visits.filter(isOther),
        departures: state.departures.filter(isOther),
      };
  }
}
