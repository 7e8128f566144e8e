/**
 * A club keeps the result of each of its tables, so that they may be deleted. It is worked out anew
 * when the table has had another event since: the host may still correct a ledger after closing.
 */

import type { RoomState } from '../room/index.js';
import { foldPast, readPast } from '../runtime/journal/journal.js';
import type { ClubRecord, Store } from '../store/index.js';
import { resultOf } from './result.js';
import type { ClubBody, KeptNight } from './types.js';

/** Of a table that is not over. */
export interface Sketch {
  readonly status: 'running';
  readonly name: string;
  readonly at: number;
  /** Who sits there now. */
  readonly people: number;
  readonly scores: boolean;
}

export interface Looked {
  readonly body: ClubBody;
  readonly sketches: ReadonlyMap<string, Sketch>;
}

/** What reading tables takes of a store. */
export type TableReads = Pick<Store, 'load' | 'eventsAfter' | 'handsAfter' | 'heads'>;

export const clubBodyOf = ({ body }: ClubRecord): ClubBody => JSON.parse(body) as ClubBody;

/** The table as it stands; null if there is none. */
export async function roomOfTable(store: TableReads, table: string): Promise<RoomState | null> {
  const past = await readPast(store as Store, table);
  return past === null ? null : foldPast(past);
}

/** The body as it was, if nothing is new. */
export async function lookAt(store: TableReads, body: ClubBody): Promise<Looked> {
  const tables = body.nights.filter(({ kind }) => kind === 'table').map(({ id }) => id);
  const heads = await store.heads(tables);
  const sketches = new Map<string, Sketch>();
  const nights: KeptNight[] = [];
  for (const night of body.nights) {
    nights.push(
      night.kind === 'table' && isBehind(night, heads.get(night.id))
        ? await lookAtTable(store, night, sketches)
        : night,
    );
  }
  const isSame = nights.every((night, i) => night === body.nights[i]);
  return { body: isSame ? body : { ...body, nights }, sketches };
}

/** A table that is not there any more stays as it was. */
const isBehind = ({ result }: KeptNight, head: number | undefined): boolean =>
  head !== undefined && head !== result?.seq;

async function lookAtTable(
  store: TableReads,
  night: KeptNight,
  sketches: Map<string, Sketch>,
): Promise<KeptNight> {
  const state = await roomOfTable(store, night.id);
  if (state === null) return night;
  const [first] = await store.handsAfter(night.id, 0, 1);
  const at = first?.startedAt ?? state.createdAt;
  const result = resultOf(state, at);
  if (result !== null) return { ...night, result };
  const people = state.table.seats.length;
  const scores = state.table.tournament !== null;
  sketches.set(night.id, { status: 'running', name: state.name, at, people, scores });
  return night;
}

/** Who finds the club in their list: all who have played at its tables. */
const peopleIn = ({ nights }: ClubBody): readonly string[] => [
  ...new Set(
    nights.flatMap(({ kind, result }) =>
      kind === 'table' ? (result?.rows.map(({ person }) => person) ?? []) : [],
    ),
  ),
];

/** `false`: somebody else was first. */
export const saveBody = (
  store: Pick<Store, 'saveClub'>,
  { id, revision }: ClubRecord,
  host: string,
  body: ClubBody,
): Promise<boolean> =>
  store.saveClub(id, revision, {
    ...{ host, body: JSON.stringify(body), people: peopleIn(body) },
    tables: body.nights.flatMap((night) => (night.kind === 'table' ? [night.id] : [])),
  });

/** Looks at its tables, and keeps what is new. Whoever is first has kept the same. */
export async function keepNew(
  store: Store,
  record: ClubRecord,
): Promise<Looked & { readonly record: ClubRecord }> {
  const before = clubBodyOf(record);
  const looked = await lookAt(store, before);
  if (looked.body === before) return { ...looked, record };
  const isSaved = await saveBody(store, record, record.host, looked.body);
  return { ...looked, record: isSaved ? { ...record, revision: record.revision + 1 } : record };
}

const CLUBS_AT_ONCE = 50;

async function keepTable(store: Store, table: string): Promise<void> {
  const club = await store.clubOfTable(table);
  const record = club === null ? null : await store.getClub(club);
  if (record !== null) await keepNew(store, record);
}

/**
 * The store, but clubs keep what became of their tables: when they close, so that who played finds
 * the club, and before they go.
 *
 * @example
 * import { keepingResults, openSqliteStore } from '@sidepot/server';
 *
 * const store = keepingResults(await openSqliteStore('data'));
 */
export const keepingResults = (store: Store): Store => ({
  ...store,
  append: telling(store, store.append),
  alone: (table, work) => store.alone(table, (append) => work(telling(store, append))),
  async deleteTable(table) {
    await keepTable(store, table);
    return store.deleteTable(table);
  },
  async prune(pruning, signal) {
    for (let last = ''; pruning.closedBefore !== null && signal?.aborted !== true; ) {
      const records = await store.clubsAfter(last, CLUBS_AT_ONCE);
      for (const record of records) await keepNew(store, record);
      last = records.at(-1)?.id ?? '';
      if (records.length < CLUBS_AT_ONCE) break;
    }
    return store.prune(pruning, signal);
  },
});

/** Nobody waits for it: whoever looks at the club, or deletes the table, does the same. */
const telling =
  (store: Store, append: Store['append']): Store['append'] =>
  (table, expectedSeq, events, effects) => {
    const appended = append(table, expectedSeq, events, effects);
    if (effects?.closedAt !== undefined) {
      appended.then(() => keepTable(store, table)).catch(() => {});
    }
    return appended;
  };
