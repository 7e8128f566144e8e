/** What is only read: past events, past hands, the ledger. */

import { type Answer, type HandFormat, MAX_CORRECTIONS, MAX_HANDS } from '@sidepot/protocol';
import { contentTypeOf, fileNameOf, historyOf, keptHandOf } from '../../history/index.js';
import { hostLedger, ledgerOf, type RoomState, rightsOf } from '../../room/index.js';
import { settleWithHouse } from '../../room/ledger/settlement.js';
import type { Store } from '../../store/index.js';
import { refusing } from '../contract/refusals.js';
import type { Answered, Caller, FileStream, TextFile } from '../contract/types.js';
import { storedOf } from '../journal/journal.js';
import { missedBy } from '../journal/missed.js';
import type { Readers } from '../readers/readers.js';
import { WorkSlice } from '../turns/slices.js';
import { ownDataJob } from './own-data.js';

export type Created = Answer<'createTable'>;
export type Acknowledged = Answer<'sendCommand'>;
export type Current = Answer<'getTable'>;
export type EventList = Answer<'listEvents'>;
export type HandListAnswer = Answer<'listHands'>;
export type QuotaAnswer = Answer<'getQuota'>;
export type LedgerAnswer = Answer<'getLedger'>;
export type { FileStream, TextFile } from '../contract/types.js';

export async function eventsAfter(
  store: Store,
  state: RoomState,
  { id }: Caller,
  after: number,
): Answered<EventList> {
  const { seq, events } = await missedBy(store, state, id, after);
  return { ok: true, value: { seq, more: seq < state.seq, events } };
}

/** Newest first. A spectator who sees the table late learns of a hand as late. */
export async function handList(
  store: Store,
  state: RoomState,
  before: number | undefined,
): Answered<HandListAnswer> {
  const below = Math.min(before ?? Number.MAX_SAFE_INTEGER, lastOver(state) + 1);
  const records = await store.listHands(state.id, { limit: MAX_HANDS, before: below });
  return { ok: true, value: { hands: records.map(({ summary }) => JSON.parse(summary)) } };
}

export async function handFile(
  store: Store,
  state: RoomState,
  { id }: Caller,
  number: number,
  format: HandFormat,
): Answered<TextFile> {
  const record = number > lastOver(state) ? null : await store.getHand(state.id, number);
  if (record === null) return refusing('UNKNOWN_HAND', { hand: number });
  return {
    ok: true,
    value: {
      type: contentTypeOf(format),
      name: fileNameOf(state.id, number, format),
      text: historyOf(keptHandOf(record.log), id, format),
    },
  };
}

/** When to ask again after too many asked. */
export const READ_AGAIN_MS = 5000;

/** Of the hands that are over now, however many end while it is read. */
export async function archiveFile(
  store: Store,
  readers: Readers,
  state: RoomState,
  { id }: Caller,
  format: HandFormat,
): Answered<FileStream> {
  const reading = await readers.read(id, {
    ...{ of: 'archive', place: await store.place(state.id), table: state.id },
    ...{ through: lastOver(state), viewer: id, format },
  });
  if (reading === null) return refusing('RATE_LIMITED', { retryAfter: READ_AGAIN_MS });
  const [type, name] = [contentTypeOf(format), fileNameOf(state.id, null, format)];
  return { ok: true, value: { type, name, ...reading } };
}

export async function ownDataFile(
  store: Store,
  readers: Readers,
  by: Caller,
  now: number,
): Answered<FileStream> {
  const reading = await readers.read(by.id, await ownDataJob(store, by, now));
  if (reading === null) return refusing('RATE_LIMITED', { retryAfter: READ_AGAIN_MS });
  const type = 'application/json; charset=utf-8';
  return { ok: true, value: { type, name: `sidepot-${by.id}.json`, ...reading } };
}

/**
 * For the host and for those who paid in. Who sees the table late gets the ledger as late, but a host
 * their own corrections at once.
 */
export async function ledgerAnswer(
  store: Store,
  live: RoomState,
  shown: RoomState,
  { id }: Caller,
  before: number | undefined,
): Answered<LedgerAnswer> {
  const isHost = rightsOf(live, id).includes('host');
  const isLine = ({ player }: { readonly player: string }): boolean => player === id;
  const isIn = live.table.ledger.some(isLine) || live.adjusted.some(isLine);
  if (!isIn && !isHost) return refusing('NOT_ALLOWED');
  // The transfers of a crowd take some milliseconds: one ledger in each turn.
  await new WorkSlice().rest();
  const ledger = isHost && shown !== live ? hostLedger(live, shown) : ledgerOf(shown);
  const last = isHost ? live.seq : shown.seq;
  const page = before === undefined ? {} : await corrections(store, live.id, before, last);
  return {
    ok: true,
    value: { ledger: { ...ledger, ...page }, settlement: settleWithHouse(ledger.lines) },
  };
}

/** A page of those before an event, and not after the last one that the reader may know of. */
async function corrections(
  store: Store,
  table: string,
  before: number,
  last: number,
): Promise<Pick<LedgerAnswer['ledger'], 'adjustments' | 'more'>> {
  const below = Math.min(before, last + 1);
  const found = await store.listCorrections(table, { limit: MAX_CORRECTIONS + 1, before: below });
  const adjustments = found.slice(0, MAX_CORRECTIONS).flatMap(({ seq, body }) => {
    const { of, at, event } = storedOf(body);
    if (of !== 'room' || event.type !== 'ledgerAdjusted') return [];
    const { player, amount, reason } = event;
    return [{ seq, player, amount, reason, at }];
  });
  return { adjustments: adjustments.reverse(), more: found.length > MAX_CORRECTIONS };
}

/** The last hand that is over; 0 if there is none. */
export const lastOver = ({ table, hand }: RoomState): number =>
  hand === null ? 0 : table.hand === null ? hand.number : hand.number - 1;
