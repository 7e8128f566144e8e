/** What is stored of a person: given to them, or made to say nothing of them. */

import { neutralName, type RoomState, rightsOf } from '../../room/index.js';
import type { ClubRecord, Store } from '../../store/index.js';
import type { Caller } from '../contract/types.js';
import type { OwnDataJob, OwnTable } from '../readers/own-data.js';
import { storedEvents, storedHands } from '../readers/pages.js';
import { WorkSlice } from '../turns/slices.js';
import { redactText } from './redact.js';

/** What is read to give it to them. */
export async function ownDataJob(store: Store, { id }: Caller, now: number): Promise<OwnDataJob> {
  const identity = await store.getIdentity(id);
  const { name, createdAt } = identity ?? { name: '', createdAt: 0 };
  const devices = (await store.listSessions(id)).map(({ tokenHash: _hash, ...device }) => device);
  const tables: OwnTable[] = [];
  for (const { host, info, deadline: _deadline, ...table } of await store.listTables(id)) {
    const { name } = JSON.parse(info) as { readonly name: string };
    tables.push({ ...table, name, isHost: host === id, place: await store.place(table.id) });
  }
  const clubs = (await store.listClubs(id)).map((club) => ownClub(club, id));
  const head = {
    madeAt: now,
    player: id,
    name: name === '' ? null : name,
    createdAt,
    devices,
    clubs,
  };
  return { of: 'ownData', player: id, head, tables };
}

/** Of what a club keeps, as far as it is about them. */
interface KeptClub {
  readonly name: string;
  readonly nights: readonly {
    readonly id: string;
    readonly result: null | {
      readonly name: string;
      readonly at: number;
      readonly rows: readonly { readonly person: string }[];
    };
  }[];
}

function ownClub({ id, host, createdAt, body }: ClubRecord, player: string): object {
  const { name, nights } = JSON.parse(body) as KeptClub;
  const results = nights.flatMap(({ id: night, result }) =>
    (result?.rows ?? [])
      .filter(({ person }) => person === player)
      .map((row) => ({ night, name: result?.name, at: result?.at, ...row })),
  );
  return { id, name, createdAt, isHost: host === player, results };
}

const REWRITTEN_AT_ONCE = 200;

/** Their name and their words, wherever the table's past has them. */
export async function redactTable(store: Store, tableId: string, player: string): Promise<void> {
  const table = await store.getTable(tableId);
  if (table === null) return;
  const name = neutralName(player);
  const slice = new WorkSlice();
  let events: { seq: number; body: string }[] = [];
  for await (const { seq, body } of storedEvents(store, tableId, table.seq)) {
    if (slice.isOver) await slice.rest();
    const redacted = redactText(body, player, name);
    if (redacted !== null) events.push({ seq, body: redacted });
    if (events.length < REWRITTEN_AT_ONCE) continue;
    await store.rewrite(tableId, { events, hands: [] });
    events = [];
  }
  await store.rewrite(tableId, { events, hands: [] });
  for await (const { number, log } of storedHands(store, tableId)) {
    if (slice.isOver) await slice.rest();
    const redacted = redactText(log, player, name);
    if (redacted !== null) {
      await store.rewrite(tableId, { events: [], hands: [{ number, log: redacted }] });
    }
  }
}

/** Do others need them there? A seat with chips, or a table that has no other host. */
export const isNeeded = (state: RoomState, player: string): boolean =>
  !state.closed && (state.host === player || rightsOf(state, player).includes('play'));
