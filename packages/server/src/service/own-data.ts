/** What is stored of a person: given to them, or made to say nothing of them. */

import { setImmediate as turn } from 'node:timers/promises';
import { historyOf, type PastHand, pastHandOf } from '../history/index.js';
import { type RoomState, rightsOf } from '../room/index.js';
import type { HandRecord, Store, TableRecord } from '../store/index.js';
import { storedOf } from './journal.js';
import { neutralName, redactText } from './redact.js';
import type { Caller } from './types.js';

const EVENTS_AT_ONCE = 500;
const HANDS_AT_ONCE = 50;

/** One JSON object, in pieces: who they are, their devices, their tables, what they said, the hands they played. */
export async function* ownData(
  store: Store,
  { id }: Caller,
  now: number,
): AsyncGenerator<string, void, undefined> {
  const identity = await store.getIdentity(id);
  const { name, createdAt } = identity ?? { name: '', createdAt: 0 };
  const devices = (await store.listSessions(id)).map(({ tokenHash: _hash, ...device }) => device);
  const head = { madeAt: now, player: id, name: name === '' ? null : name, createdAt, devices };
  yield `${JSON.stringify(head).slice(0, -1)},"tables":[`;
  let isFirst = true;
  for (const table of await store.listTables(id)) {
    yield isFirst ? '\n' : ',\n';
    isFirst = false;
    yield* tableData(store, table, id);
  }
  yield '\n]}\n';
}

async function* tableData(
  store: Store,
  { id, host, createdAt, info, seq }: TableRecord,
  player: string,
): AsyncGenerator<string, void, undefined> {
  const { name } = JSON.parse(info) as { readonly name: string };
  const head = { id, name, createdAt, isHost: host === player };
  yield `${JSON.stringify(head).slice(0, -1)},"said":[`;
  let separator = '';
  for await (const text of pages(store, id, seq)) {
    if (!text.body.includes(player)) continue;
    const { at, of, event } = storedOf(text.body);
    if (of !== 'room' || event.type !== 'said' || event.player !== player) continue;
    yield `${separator}${JSON.stringify({ at, text: event.text })}`;
    separator = ',';
  }
  yield '],"hands":[';
  separator = '';
  for await (const record of hands(store, id)) {
    const hand = pastHandOf(record.log);
    if (!wasDealtIn(hand, player)) continue;
    yield `${separator}\n${historyOf(hand, player, 'ohh').trim()}`;
    separator = ',';
  }
  yield ']}';
}

const wasDealtIn = ({ log: [started] }: PastHand, player: string): boolean =>
  started?.type === 'started' && started.players.some(({ id }) => id === player);

/** Everybody who reads their data gives way to those who play. */
async function* pages(
  store: Store,
  tableId: string,
  last: number,
): AsyncGenerator<{ readonly seq: number; readonly body: string }, void, undefined> {
  for (let from = 0; from < last; from += EVENTS_AT_ONCE) {
    const texts = await store.eventsAfter(tableId, from, EVENTS_AT_ONCE);
    for (const [i, body] of texts.entries()) yield { seq: from + i + 1, body };
    if (texts.length < EVENTS_AT_ONCE) return;
    await turn();
  }
}

/** Newest first. */
async function* hands(store: Store, tableId: string): AsyncGenerator<HandRecord, void, undefined> {
  for (let before: number | null = null; ; ) {
    const page: HandList = await store.listHands(tableId, {
      limit: HANDS_AT_ONCE,
      ...(before === null ? {} : { before }),
    });
    for (const { number } of page) {
      const record = await store.getHand(tableId, number);
      if (record !== null) yield record;
      await turn();
    }
    before = page.at(-1)?.number ?? null;
    if (page.length < HANDS_AT_ONCE || before === null) return;
  }
}

type HandList = Awaited<ReturnType<Store['listHands']>>;

/** Their name and their words, wherever the table's past has them. */
export async function redactTable(store: Store, tableId: string, player: string): Promise<void> {
  const table = await store.getTable(tableId);
  if (table === null) return;
  const name = neutralName(player);
  let events: { seq: number; body: string }[] = [];
  for await (const { seq, body } of pages(store, tableId, table.seq)) {
    const redacted = redactText(body, player, name);
    if (redacted !== null) events.push({ seq, body: redacted });
    if (events.length < EVENTS_AT_ONCE) continue;
    await store.rewrite(tableId, { events, hands: [] });
    events = [];
  }
  await store.rewrite(tableId, { events, hands: [] });
  for await (const { number, log } of hands(store, tableId)) {
    const redacted = redactText(log, player, name);
    if (redacted !== null) {
      await store.rewrite(tableId, { events: [], hands: [{ number, log: redacted }] });
    }
  }
}

/** Do others need them there? A seat with chips, or a table that has no other host. */
export const isNeeded = (state: RoomState, player: string): boolean =>
  !state.closed && (state.host === player || rightsOf(state, player).includes('play'));

export async function* endedBy<T>(
  parts: AsyncIterable<T>,
  ended: () => void,
): AsyncGenerator<T, void, undefined> {
  try {
    yield* parts;
  } finally {
    ended();
  }
}
