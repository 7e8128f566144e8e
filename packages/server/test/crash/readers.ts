/**
 * Ten read the archive of a long table at once, and somebody opens one that has no snapshot, while
 * others play. Nobody gets another file than that of the table, and the players notice nothing.
 */

import { seededRng } from '@sidepot/engine';
import { HAND_FORMATS, type HandFormat } from '@sidepot/protocol';
import { archivePart, pastHandOf } from '../../src/history/index.js';
import type { Store } from '../../src/store/index.js';
import { Person } from '../play/client.js';
import { goOn } from './kills.js';
import { type LongTable, longTable } from './long-table.js';
import { longestSince, probeInto } from './loop-probe.js';
import { KINDS, Party } from './party.js';
import { type Campaign, lineOf, type Sums, sumsOf } from './report.js';
import { type Place, ServerProcess } from './server-process.js';
import { sleep } from './waiting.js';

const AT_ONCE = 10;

export interface ReadSums extends Sums {
  readonly archives: number;
  readonly bytes: number;
  readonly threads: number;
  /** Milliseconds that the server's loop was late, as it says itself: with nobody reading, and with. */
  readonly quietLate: number;
  readonly late: number;
  /** Milliseconds of its own in one turn of the loop; 0 without a probe. */
  readonly quietHeld: number;
  readonly held: number;
}

export interface ReadCampaign extends Omit<Campaign, 'tables'> {
  readonly hands: number;
  /** How long to look at a server that nobody reads from, to compare. */
  readonly quietMs: number;
  /** A file for what the main thread takes; null: that is not looked at. */
  readonly probe: string | null;
}

/** `kills` is how many times ten read. */
export async function manyReaders(
  { seed, kills, hands, quietMs, probe, tell }: ReadCampaign,
  place: Place,
  open: () => Promise<Store>,
): Promise<ReadSums> {
  const store = await open();
  const table = await longTable(store, hands, { seed, snapshots: true });
  const others: LongTable[] = [];
  for (let round = 1; round <= kills; round++) {
    others.push(await longTable(store, hands, { seed: seed + round, snapshots: false }));
  }
  const server = await ServerProcess.start(place, 0, probe === null ? '' : probeInto(probe));
  const parties: Party[] = [];
  try {
    const people = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) => Person.meet(server.url, `Reader ${i + 1}`)),
    );
    for (const kind of [KINDS.quick, KINDS.clocks]) {
      parties.push(await Party.begin(kind, () => server.url, seededRng(seed)));
    }
    await goOn(parties);
    let [archives, bytes, threads, quietLate, late, quietHeld, held] = [0, 0, 0, 0, 0, 0, 0];
    const longest = (since: number): number => (probe === null ? 0 : longestSince(probe, since));
    for (let round = 1; round <= kills; round++) {
      const unsnapped = others[round - 1];
      await latest(server);
      const start = Date.now();
      await sleep(quietMs);
      const quiet = await latest(server);
      const quietLongest = longest(start);
      const middle = Date.now();
      const loading = people[0]?.json('getTable', `/api/tables/${unsnapped?.id}`);
      const texts = await Promise.all(people.map((person, i) => archive(person, table, i)));
      const view = (await loading)?.view;
      const now = await latest(server);
      const nowLongest = longest(middle);
      if (view?.info.hands !== hands + 1) throw new Error(`another table: ${view?.info.hands}`);
      for (const [i, text] of texts.entries()) {
        const viewer = people[i]?.player ?? '';
        const wanted = await expected(store, table, viewer, formatOf(i));
        if (text !== wanted) throw new Error(`archive ${i} has ${text.length} characters`);
        archives++;
        bytes += text.length;
      }
      await goOn(parties);
      threads = Math.max(threads, now.threads);
      quietLate = Math.max(quietLate, quiet.late);
      late = Math.max(late, now.late);
      quietHeld = Math.max(quietHeld, quietLongest);
      held = Math.max(held, nowLongest);
      tell(
        `round ${round}: late ${now.late} ms at most, ${quiet.late} ms with nobody reading; ` +
          `the main thread held for ${nowLongest} and ${quietLongest} ms`,
      );
    }
    for (const party of parties) await party.end(store);
    const times = { quietLate, late, quietHeld, held };
    const sums = { ...sumsOf(parties, 0), archives, bytes, threads, ...times };
    tell(`seed ${seed}: ${lineOf(sums)}`);
    return sums;
  } catch (error) {
    tell(server.errors.slice(-2000));
    throw error;
  } finally {
    for (const party of parties) await party.close();
    await server.stop();
    await store.close();
  }
}

const formatOf = (i: number): HandFormat => HAND_FORMATS[i % HAND_FORMATS.length] as HandFormat;

async function archive(person: Person, { id }: Pick<LongTable, 'id'>, i: number): Promise<string> {
  const response = await person.get(`/api/tables/${id}/archive?format=${formatOf(i)}`);
  if (response.status === 429) {
    // On a slow machine the others may take longer than anybody is let wait.
    await sleep(1000 * Number(response.headers.get('retry-after')));
    return archive(person, { id }, i);
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
    text += archivePart(pastHandOf(record.log), number - 1, viewer, format);
  }
  return text;
}

/** What the server says of itself since it was last asked. */
async function latest(server: ServerProcess): Promise<{ late: number; threads: number }> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const metric = (name: string): number => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    if (line === undefined) throw new Error(`no ${name}`);
    return Number(line.split(' ')[1]);
  };
  return {
    late: Math.round(1000 * metric('sidepot_event_loop_delay_seconds{quantile="1"}')),
    threads: metric('sidepot_reader_threads'),
  };
}
