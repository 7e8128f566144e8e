/**
 * Many read at once all that takes long to read, while people play; each kind of read by itself, and
 * before each nobody reads for a while. Everybody gets what the store has, and play goes on.
 *
 * Measured is how much processor time the server's main thread takes in one turn of its event loop
 * (`loop-probe.ts`): the longest such turn while one kind is read. Whatever a request does in one go
 * is in one turn, so none held the thread for longer than that; what the players' actions and the
 * collector of garbage took in the same turn is in it too, and the quiet turns tell how much that is.
 * There are no bots: what a bot thinks is no request's. The very first reads are not counted: they
 * are there so that Node has compiled what it runs.
 */

import { seededRng } from '@sidepot/engine';
import type { Store } from '../../src/store/index.js';
import { Person } from '../play/client.js';
import { goOn } from './kills.js';
import { LONG_READS, type LongRead, type Reading } from './long-reads.js';
import { type LongTable, longTable } from './long-table.js';
import { heldBetween, probeInto } from './loop-probe.js';
import { Party } from './party.js';
import { type Campaign, lineOf, type Sums, sumsOf } from './report.js';
import { type Place, ServerProcess } from './server-process.js';
import { sleep } from './waiting.js';

const AT_ONCE = 10;
const DELAY_MS = 30 * 60_000;

/** Longest turns in milliseconds, with nobody reading and while it is read; 0 without a probe. */
export interface Held {
  readonly quiet: number;
  readonly reading: number;
}

export interface ReadSums extends Sums {
  readonly read: number;
  readonly threads: number;
  readonly held: Readonly<Record<LongRead, Held>>;
}

export interface ReadCampaign extends Campaign {
  /** Of the table with all its snapshots. */
  readonly hands: number;
  /** Of those without, one for each round. */
  readonly lateHands: number;
  readonly crowd: number;
  readonly corrections: number;
  /** How long to look at a server that nobody reads from, to compare. */
  readonly quietMs: number;
  /** A file for what the main thread takes; null: that is not looked at. */
  readonly probe: string | null;
}

const READS = Object.keys(LONG_READS) as LongRead[];

/** `kills` is how many times everything is read. */
export async function manyReaders(
  { tables, seed, kills, hands, lateHands, crowd, corrections, quietMs, probe, tell }: ReadCampaign,
  place: Place,
  open: () => Promise<Store>,
): Promise<ReadSums> {
  const store = await open();
  const table = await longTable(store, hands, { seed, snapshots: true, crowd, corrections });
  const lates: LongTable[] = [];
  for (let round = 1; round <= kills; round++) {
    const options = { seed: seed + round, snapshots: false, delay: DELAY_MS };
    lates.push(await longTable(store, lateHands, options));
  }
  const server = await ServerProcess.start(place, 0, probe === null ? '' : probeInto(probe));
  const parties: Party[] = [];
  try {
    const people = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) => Person.meet(server.url, `Reader ${i + 1}`)),
    );
    for (const kind of tables) {
      const alone = { ...kind, bots: 0 };
      parties.push(await Party.begin(alone, () => server.url, seededRng(seed)));
    }
    await goOn(parties);
    const longest = new Map(READS.map((kind) => [kind, { quiet: 0, reading: 0 }]));
    const heldSince = (from: number): number =>
      probe === null ? 0 : Math.max(0, ...heldBetween(probe, from, Date.now()));
    let [read, threads] = [0, 0];
    for (let round = 1; round <= kills; round++) {
      const late = lates[round - 1];
      if (late === undefined) throw new Error('no table');
      const reading: Reading = { store, base: server.url, people, table, corrections, late };
      const told: string[] = [];
      for (const kind of READS) {
        const from = Date.now();
        await sleep(quietMs);
        const quiet = heldSince(from);
        const middle = Date.now();
        read += await LONG_READS[kind](reading);
        const held = heldSince(middle);
        threads = Math.max(threads, await readerThreads(server));
        told.push(`${kind} ${held.toFixed(1)} (${quiet.toFixed(1)})`);
        if (round === 1 && kills > 1) continue;
        const before = longest.get(kind) ?? { quiet: 0, reading: 0 };
        longest.set(kind, {
          quiet: Math.max(before.quiet, quiet),
          reading: Math.max(before.reading, held),
        });
      }
      await goOn(parties);
      tell(
        `round ${round}: main thread held, ms of its own (with nobody reading): ${told.join(', ')}`,
      );
    }
    for (const party of parties) await party.end(store);
    const held = Object.fromEntries(longest) as ReadSums['held'];
    const sums = { ...sumsOf(parties, 0), read, threads };
    tell(`seed ${seed}: ${lineOf(sums)}`);
    return { ...sums, held };
  } catch (error) {
    tell(server.errors.slice(-2000));
    throw error;
  } finally {
    for (const party of parties) await party.close();
    await server.stop();
    await store.close();
  }
}

async function readerThreads(server: ServerProcess): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith('sidepot_reader_threads '));
  if (line === undefined) throw new Error('no reader threads told');
  return Number(line.split(' ')[1]);
}
