/** One entry of the stream as one person may see it. No deck and no card of others gets out here. */

import { type EventView, viewEvent } from '@sidepot/engine';
import {
  roomOf,
  type StreamEvent,
  type WireHandEvent,
  type WireRoomEvent,
  type WireTableEvent,
  wireEventOf,
} from '@sidepot/protocol';
import { isHost } from '../people/people.js';
import { seesHand, seesHands } from '../people/rights.js';
import type { RoomEvent, RoomState, Stored } from '../state/types.js';
import { pokerOf } from './poker-of.js';

/** Null: it is not for them. */
export function viewStored(
  stored: Stored,
  seq: number,
  viewer: string,
  state: RoomState,
): StreamEvent | null {
  const { at } = stored;
  switch (stored.of) {
    case 'hand': {
      if (!seesHandOf(stored.hand, viewer, state)) return null;
      const event = wireOf(viewEvent(stored.event, seatOfOwner(stored, viewer)));
      return { of: 'hand', seq, at, hand: stored.hand, event };
    }
    case 'table':
      return { of: 'table', seq, at, event: tableEvent(stored.event) };
    case 'room': {
      const event = roomEvent(stored.event, viewer, state);
      return event === null ? null : { of: 'room', seq, at, event };
    }
  }
}

/** Who may see hands, and whoever was dealt into the one that is on the table. */
const seesHandOf = (number: number, viewer: string, state: RoomState): boolean =>
  seesHands(state, viewer) || (number === state.hand?.number && seesHand(state, viewer));

/** Seats change hands, people do not: cards are theirs they were dealt to. */
const seatOfOwner = (
  { event, to }: Extract<Stored, { of: 'hand' }>,
  viewer: string,
): number | 'rail' =>
  (event.type === 'dealt' || event.type === 'drew') && to === viewer ? event.seat : 'rail';

/** Words are made once for all who see the same event. */
const sent: WeakMap<EventView, WireHandEvent> = new WeakMap();

function wireOf(event: EventView): WireHandEvent {
  if (event.type !== 'awarded') return wireEventOf(event);
  const known = sent.get(event);
  if (known !== undefined) return known;
  const wire = wireEventOf(event);
  sent.set(event, wire);
  return wire;
}

function tableEvent(event: Extract<Stored, { of: 'table' }>['event']): WireTableEvent {
  if (event.type === 'settingsChanged') return { ...event, settings: pokerOf(event.settings) };
  if (event.type !== 'handStarted') return event;
  const { number, positions, config } = event.hand;
  const seats = config.players.map(({ seat }) => seat);
  return { type: 'handStarted', number, button: positions.button, seats };
}

function roomEvent(event: RoomEvent, viewer: string, state: RoomState): WireRoomEvent | null {
  switch (event.type) {
    case 'created': {
      const { name } = event;
      const settings = { name, poker: pokerOf(event.poker), room: roomOf(event.room) };
      return { type: 'created', settings, host: event.host };
    }
    case 'roomChanged': {
      const { type, name, was } = event;
      const settings = { name, poker: pokerOf(event.poker), room: roomOf(event.room) };
      return { type, settings, ...(was !== undefined && { was }) };
    }
    case 'seatRequested': {
      const { type, player, seat, rebuy } = event;
      if (!isBetween(player, viewer, state)) return null;
      return { type, player, seat, ...(rebuy && { rebuy }) };
    }
    case 'seatRequestEnded':
      return isBetween(event.player, viewer, state) ? event : null;
    case 'waitlistJoined':
    case 'waitlistLeft':
    case 'seatOffered':
      return isBetween(event.player, viewer, state) ? event : null;
    case 'autoChipsChosen':
      return event.player === viewer ? event : null;
    case 'seatReserved':
      return { type: 'seatReserved', player: event.player, seat: event.seat };
    case 'joined':
    case 'entryRequested':
    case 'entryEnded':
    case 'banned':
    case 'unbanned':
    case 'linkChanged':
      return doorEvent(event, viewer, state);
    case 'rabbitShown':
    case 'timedOut':
    case 'timeBankUsed':
    case 'skipChosen':
      return seesHand(state, viewer) ? event : null;
    default:
      return event;
  }
}

/** Where people came from is told to nobody, and who is turned away is the host's business. */
function doorEvent(
  event: Extract<
    RoomEvent,
    { type: 'joined' | 'entryRequested' | 'entryEnded' | 'banned' | 'unbanned' | 'linkChanged' }
  >,
  viewer: string,
  state: RoomState,
): WireRoomEvent | null {
  if (event.type === 'linkChanged') return { type: 'linkChanged' };
  const { player } = event;
  if (event.type === 'joined') return { type: 'joined', player, name: event.name };
  if (!isHost(state, viewer)) return null;
  switch (event.type) {
    case 'entryRequested':
      return { type: 'entryRequested', player, name: event.name };
    case 'banned': {
      const { from, reason } = event;
      return { type: 'banned', player, address: from !== null, reason };
    }
    default:
      return event;
  }
}

/** A request is between the one who asks and the host. */
const isBetween = (player: string, viewer: string, state: RoomState): boolean =>
  viewer === player || isHost(state, viewer);
