/** Everything of a table that takes long to read, asked for by many at once. Each throws if its answer is wrong. */

import { HAND_FORMATS, type HandFormat, MAX_CORRECTIONS, MAX_EVENTS } from '@sidepot/protocol';
import { archivePart, keptHandOf } from '../../src/history/index.js';
import type { Store } from '../../src/store/index.js';
import { Person, Seat } from '../play/client.js';
import type { LongTable } from './long-table.js';
import { sleep } from './waiting.js';

export interface Reading {
  readonly store: Store;
  readonly base: string;
  /** Strangers to the tables. */
  readonly people: readonly Person[];
  /** With all its snapshots, and with many corrections. */
  readonly table: LongTable;
  readonly corrections: number;
  /** Nobody has it open; no snapshots, and spectators see it late. */
  readonly late: LongTable;
}

/** How much was read, in characters. */
type Read = (reading: Reading) => Promise<number>;

export const LONG_READS = {
  archives: async ({ store, people, table }) => {
    const texts = await Promise.all(people.map((person, i) => archive(person, table, formatOf(i))));
    // They are all strangers: to each the same.
    const [stranger] = people;
    const wanted = new Map<HandFormat, string>();
    for (const format of HAND_FORMATS) {
      wanted.set(format, await expected(store, table, stranger?.player ?? '', format));
    }
    for (const [i, text] of texts.entries()) {
      if (text !== wanted.get(formatOf(i)))
        throw new Error(`archive ${i} has ${text.length} characters`);
    }
    return lengthOf(texts);
  },

  /** The state of now for a player, that of then for the others. */
  delayed: async ({ base, people, late }) => {
    const path = `/api/tables/${late.id}`;
    const asked = people.map((person) => person.json('getTable', path));
    const answers = await Promise.all(asked);
    const now = await host(base, late).json('getTable', path);
    if (now.view.info.hands !== late.hands + 1) throw new Error(`${now.view.info.hands} hands`);
    for (const { seq } of answers) if (seq >= now.seq) throw new Error(`event ${seq} seen early`);
    return lengthOf([...answers, now].map((answer) => JSON.stringify(answer)));
  },

  /** The newest for ten, and all pages for one of them. */
  ledgers: async ({ base, people, table, corrections }) => {
    const path = `/api/tables/${table.id}/ledger`;
    const reader = host(base, table);
    const first = await Promise.all(people.map(() => reader.json('getLedger', path)));
    let [length, found, before] = [JSON.stringify(first).length, 0, table.events + 1];
    for (let more = true; more; ) {
      const { ledger } = await reader.json('getLedger', `${path}?before=${before}`);
      if (ledger.adjustments.length > MAX_CORRECTIONS) throw new Error('a page too long');
      found += ledger.adjustments.length;
      before = ledger.adjustments[0]?.seq ?? 0;
      more = ledger.more;
      length += JSON.stringify(ledger).length;
    }
    if (found !== corrections) throw new Error(`${found} corrections of ${corrections}`);
    return length;
  },

  ownData: async ({ base, table }) => {
    const owners = table.players.map(({ id, token }) => Person.known(base, token, id));
    const texts = await Promise.all(
      [...owners, ...owners].map((person) => whole(person, '/api/identity/data')),
    );
    for (const text of texts) {
      const { tables } = JSON.parse(text) as { tables: { hands: unknown[] }[] };
      if (tables[0]?.hands.length !== table.hands) throw new Error(`own data: ${text.length}`);
    }
    return lengthOf(texts);
  },

  /** Back on a socket: as many as one message has, and then thousands; and page by page over HTTP. */
  missed: async ({ people, table }) => {
    const { events } = table;
    const backs = people.flatMap((person) => [
      back(person, table, events - MAX_EVENTS, 'events'),
      back(person, table, 1, 'resync'),
    ]);
    const lengths = await Promise.all(backs);
    const [person] = people;
    let length = 0;
    for (let after = 0; person !== undefined && after < events; ) {
      const page = await person.json('listEvents', `/api/tables/${table.id}/events?after=${after}`);
      if (page.seq <= after) throw new Error(`no event after ${after}`);
      after = page.seq;
      length += JSON.stringify(page).length;
    }
    return lengths.reduce((sum, one) => sum + one, length);
  },
} as const satisfies Readonly<Record<string, Read>>;

export type LongRead = keyof typeof LONG_READS;

const lengthOf = (texts: readonly string[]): number =>
  texts.reduce((sum, { length }) => sum + length, 0);

const formatOf = (i: number): HandFormat => HAND_FORMATS[i % HAND_FORMATS.length] as HandFormat;

function host(base: string, { players: [first] }: LongTable): Person {
  if (first === undefined) throw new Error('nobody plays');
  return Person.known(base, first.token, first.id);
}

const archive = (person: Person, { id }: LongTable, format: HandFormat): Promise<string> =>
  whole(person, `/api/tables/${id}/archive?format=${format}`);

async function whole(person: Person, path: string): Promise<string> {
  const response = await person.get(path);
  if (response.status === 429) {
    // On a slow machine the others may take longer than anybody is let wait.
    await sleep(1000 * Number(response.headers.get('retry-after')));
    return whole(person, path);
  }
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.text();
}

async function expected(
  store: Store,
  { id, hands }: LongTable,
  viewer: string,
  format: HandFormat,
): Promise<string> {
  let text = '';
  for (let number = 1; number <= hands; number++) {
    const record = await store.getHand(id, number);
    if (record === null) throw new Error(`no hand ${number}`);
    text += archivePart(keptHandOf(record.log), number - 1, viewer, format);
  }
  return text;
}

async function back(
  person: Person,
  { id, events }: LongTable,
  seq: number,
  type: 'events' | 'resync',
): Promise<number> {
  const { view } = await person.json('getTable', `/api/tables/${id}`);
  const seat = await Seat.open(person, id, { last: { view, seq }, checked: false });
  await seat.close();
  const [, text = ''] = seat.texts;
  const told = JSON.parse(text) as { type: string };
  if (told.type !== type || seat.seq !== events) {
    throw new Error(`after ${seq}: ${told.type}, then event ${seat.seq} of ${events}`);
  }
  return lengthOf(seat.texts);
}
