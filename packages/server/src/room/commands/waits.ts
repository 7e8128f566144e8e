/**
 * What nobody may keep waiting for ever: a seat without chips, a question that the host does not
 * answer. The times follow from the state, so every node has the same ones; they run during a pause,
 * too.
 */

import { tableSeat } from '../people/people.js';
import type { RoomState } from '../state/types.js';
import { endRequest } from './seat-commands.js';
import { doTable, putEvent, type Transaction } from './transaction.js';
import { endOffer, offersUntil } from './waitlist.js';

const MINUTE = 60_000;
/** For chips, when a seat is kept. */
export const RESERVED_MS: number = 3 * MINUTE;
/** For new chips, when one has lost all of them at a cash table. Bots buy theirs themselves. */
export const BUSTED_MS: number = 10 * MINUTE;
/** For the host’s answer to who asks for a seat. */
export const REQUEST_MS: number = 10 * MINUTE;
/** For the host’s answer to who asks to come in; and so long who was turned away may not ask again. */
export const ENTRY_MS: number = 10 * MINUTE;

interface Since {
  readonly at: number;
}

/** Each list is in the order of its times. */
const firstEnd = (list: readonly Since[], time: number): number =>
  (list[0]?.at ?? Number.POSITIVE_INFINITY) + time;

/** When the next of them is over; infinite: nobody waits. */
export const waitsUntil = (state: RoomState): number => {
  const { reserved, busted, requests, entries } = state;
  return Math.min(
    offersUntil(state),
    firstEnd(reserved, RESERVED_MS),
    firstEnd(busted, BUSTED_MS),
    firstEnd(requests, REQUEST_MS),
    firstEnd(entries, ENTRY_MS),
  );
};

/** Ends one that is over; false if none is. */
export function endWait(work: Transaction): boolean {
  const { state, world } = work;
  if (waitsUntil(state) > world.now) return false;
  if (endOffer(work)) return true;
  const [kept] = state.reserved;
  const [broke] = state.busted;
  const [request] = state.requests;
  const [entry] = state.entries;
  if (kept !== undefined && kept.at + RESERVED_MS <= world.now) {
    putEvent(work, { type: 'seatReleased', player: kept.player, seat: kept.seat, expired: true });
  } else if (broke !== undefined && broke.at + BUSTED_MS <= world.now) {
    const { player } = broke;
    const seat = tableSeat(state, player)?.seat;
    doTable(work, { type: 'leave', player });
    if (seat !== undefined) putEvent(work, { type: 'seatReleased', player, seat, expired: true });
  } else if (request !== undefined && request.at + REQUEST_MS <= world.now) {
    endRequest(work, request.player, 'expired', null);
  } else if (entry !== undefined) {
    const { player } = entry;
    putEvent(work, {
      type: 'entryEnded',
      player,
      outcome: 'expired',
      reason: null,
    });
  }
  return true;
}
