/** The fold: a room is its events and nothing else. */

import { currentEvent, PokerError } from '@sidepot/engine';
import { countAndKeep } from '../state/recent-events.js';
import type { RoomState, Stored } from '../state/types.js';
import { evolveHandEvents, nextHandState } from './evolve-hand.js';
import { evolveRoomEvent, firstRoom } from './evolve-room.js';
import { evolveTableEvent } from './evolve-table.js';

/** The state after one more event; null before the first, which is `created`. */
export function evolveRoom(before: RoomState | null, stored: Stored): RoomState {
  if (before === null) return begun(stored);
  if (stored.of === 'hand') {
    return evolveHandEvents(before, [stored], nextHandState(before.hand, stored.event));
  }
  const state = { ...before, ...countAndKeep(before, [stored]) };
  return stored.of === 'table'
    ? evolveTableEvent(state, stored.event, stored.at)
    : evolveRoomEvent(state, stored.event, stored.at);
}

function begun(stored: Stored): RoomState {
  if (stored.of !== 'room' || stored.event.type !== 'created') {
    throw new PokerError({ code: 'BAD_COMMAND', field: 'events', wants: 'created' });
  }
  const room = firstRoom(stored.event, stored.at);
  return { ...room, ...countAndKeep(room, [stored]) };
}

/** All events, or those since `from`. */
export function rebuildRoom(events: readonly Stored[], from: RoomState | null = null): RoomState {
  const state = events.reduce<RoomState | null>((before, one) => evolveRoom(before, one), from);
  if (state === null) {
    throw new PokerError({ code: 'BAD_COMMAND', field: 'events', wants: 'atLeastOne' });
  }
  return state;
}

/** An event as it was stored, by this version or an older one. */
export function currentStored(stored: Stored): Stored {
  return stored.of === 'hand' ? { ...stored, event: currentEvent(stored.event) } : stored;
}
