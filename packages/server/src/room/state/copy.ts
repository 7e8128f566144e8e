/**
 * A copy of a room to be written to before anybody else sees it. Fields are named, as in the engine:
 * copies by spreading are slow to make and slow to read (docs/adr/0008).
 */

import type { RoomState } from './types.js';

export type RoomDraft = { -readonly [K in keyof RoomState]: RoomState[K] };

export const draftOfRoom = (room: RoomState): RoomDraft => ({
  version: room.version,
  id: room.id,
  seq: room.seq,
  createdAt: room.createdAt,
  host: room.host,
  helpers: room.helpers,
  name: room.name,
  room: room.room,
  nextRoom: room.nextRoom,
  floor: room.floor,
  table: room.table,
  hand: room.hand,
  started: room.started,
  pause: room.pause,
  asleepSince: room.asleepSince,
  closing: room.closing,
  closed: room.closed,
  people: room.people,
  visits: room.visits,
  entries: room.entries,
  bans: room.bans,
  invite: room.invite,
  requests: room.requests,
  reserved: room.reserved,
  waitlist: room.waitlist,
  moves: room.moves,
  autos: room.autos,
  busted: room.busted,
  departures: room.departures,
  kicks: room.kicks,
  orders: room.orders,
  next: room.next,
  clock: room.clock,
  counters: room.counters,
  botAt: room.botAt,
  outagesTo: room.outagesTo,
  adjustments: room.adjustments,
  adjustmentCount: room.adjustmentCount,
  adjusted: room.adjusted,
  tail: room.tail,
  chat: room.chat,
});
