/** What a person sees of themselves, and the host of those who ask. */

import type { TableView } from '@sidepot/protocol';
import { returningOf } from '../people/departures.js';
import { isHost, personOf, requestOf, reservedSeat, tableSeat } from '../people/people.js';
import { isSpectator, rightsOf } from '../people/rights.js';
import type { RoomState, SeatRequest } from '../state/types.js';

type WireRequest = TableView['requests'][number];

export function viewYou(state: RoomState, viewer: string): TableView['you'] {
  const request = requestOf(state, viewer);
  const returning = returningOf(state, viewer);
  const place = state.waitlist.findIndex(({ player }) => player === viewer);
  const offer = state.waitlist[place]?.offer ?? null;
  const auto = state.autos.find(({ player }) => player === viewer);
  return {
    player: viewer,
    name: personOf(state, viewer)?.name ?? null,
    seat: tableSeat(state, viewer)?.seat ?? reservedSeat(state, viewer),
    rights: rightsOf(state, viewer),
    request: request === undefined ? null : viewRequest(state, request),
    delay: isSpectator(state, viewer) ? state.room.spectators.delay : 0,
    ...(returning !== null && { returning }),
    ...(auto !== undefined && { auto: { topUp: auto.topUp, rebuy: auto.rebuy } }),
    ...(place >= 0 && { waiting: { place: place + 1, offer } }),
  };
}

function viewRequest(
  state: RoomState,
  { player, seat, buyIn, rebuy, at }: SeatRequest,
): WireRequest {
  const name = personOf(state, player)?.name ?? player;
  return { player, name, seat, buyIn, ...(rebuy && { rebuy }), at };
}

export const viewEntries = (state: RoomState, viewer: string): TableView['entries'] =>
  isHost(state, viewer)
    ? state.entries
        .filter(({ denied }) => !denied)
        .map(({ player, name, at }) => ({ player, name, at }))
    : [];

export const viewWaitlist = (state: RoomState, viewer: string): TableView['waitlist'] =>
  isHost(state, viewer)
    ? state.waitlist.map((one) => ({
        ...one,
        name: personOf(state, one.player)?.name ?? one.player,
      }))
    : [];

export const viewBans = (state: RoomState, viewer: string): TableView['bans'] =>
  isHost(state, viewer)
    ? state.bans.map(({ player, name, from, reason, at }) => ({
        ...{ player, name, address: from !== null },
        ...{ reason, at },
      }))
    : [];

export const viewRequests = (state: RoomState, viewer: string): readonly WireRequest[] =>
  isHost(state, viewer) ? state.requests.map((request) => viewRequest(state, request)) : [];
