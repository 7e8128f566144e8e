/**
 * Two servers on one PostgreSQL whose machines' clocks are wrong: the one is ahead or behind all the
 * time, the other one's jumps by an hour, there and back. Nobody at the tables notices.
 */

import { seededRng } from '@sidepot/engine';
import type { StreamEvent } from '@sidepot/protocol';
import { openPostgresStore, type Store } from '../../src/index.js';
import { goOn } from './kills.js';
import { Party } from './party.js';
import { type Campaign, lineOf, type Sums, sumsOf } from './report.js';
import { ServerProcess } from './server-process.js';
import { until } from './waiting.js';

const SKEW_MS = 25_000;
const HOUR = 3_600_000;
/** Less than any clock here is off by, and more than a node is off the database's. */
const NEAR_MS = 5000;

export interface ClockSums extends Sums {
  /** Time-outs at tables that only a clock moves. */
  readonly timeOuts: number;
}

export async function wrongClocks(
  { tables, seed, kills, tell }: Campaign,
  url: string,
): Promise<ClockSums> {
  const rng = seededRng(seed);
  const store = await openPostgresStore(url);
  const servers: ServerProcess[] = [];
  const parties: Party[] = [];
  const clocks: Watch[] = [];
  const at = (home: number): string => servers[home % 2]?.url ?? '';
  try {
    const place = ['--database-url', url] as const;
    servers.push(await ServerProcess.start(place, seed % 2 === 0 ? SKEW_MS : -SKEW_MS));
    servers.push(await ServerProcess.start(place));
    const [, jumper] = servers;
    for (const [i, kind] of tables.entries()) {
      const party = await Party.begin(kind, (index) => at(i + index), rng);
      const watch = new Watch();
      party.heard = (told, events) => watch.hear(told, events);
      parties.push(party);
      clocks.push(watch);
    }
    const mark = async (): Promise<void> => {
      for (const [i, { id }] of parties.entries()) await clocks[i]?.mark(store, id);
    };
    await mark();
    await until('the one that is wrong says so', async () => (await skewOf(at(0))) !== null);
    const skew = await skewOf(at(0));
    if (Math.abs(Number(skew)) < SKEW_MS / 1000 - 5) throw new Error(`a skew of ${skew} s`);
    if (await isReady(at(0))) throw new Error('ready with a clock that is wrong');
    const sleepers = (): number => clocks.reduce((sum, { timeOuts }) => sum + timeOuts, 0);
    // In their first hand; then they sit out for a while.
    await until('somebody runs out of time', () => sleepers() > 0);
    for (let jump = 1; jump <= kills; jump++) {
      const isBack = jump % 2 === 0;
      const before = clocks.map(({ heard }) => heard);
      const shift = isBack ? 0 : (jump % 4 === 1 ? 1 : -1) * HOUR;
      jumper?.setClock(shift);
      await mark();
      await until('it says whether it is ready', async () => (await isReady(at(1))) === isBack);
      await goOn(parties.filter(({ kind }) => kind.manner === 'plays'));
      // Not frozen: where only clocks move the table, it goes on.
      await until('an event at every table', () =>
        clocks.every(({ heard }, i) => heard > (before[i] ?? 0)),
      );
      for (const server of servers) await checkTime(server.url, parties);
      for (const { failure } of clocks) if (failure !== null) throw failure;
      for (const party of parties) await party.check(store, false);
      tell(`jump ${jump} to ${shift / 1000} s: ${sleepers()} time-outs, none early`);
    }
    for (const party of parties) await party.end(store);
    const sums = { ...sumsOf(parties, kills), timeOuts: sleepers() };
    tell(`seed ${seed}: ${lineOf(sums)}`);
    return sums;
  } catch (error) {
    for (const { errors } of servers) tell(errors.slice(-2000));
    throw error;
  } finally {
    for (const party of parties) await party.close();
    for (const server of servers) await server.stop();
    await store.close();
  }
}

/** What a node says that it is now lies between when it was asked and when it had answered. */
async function checkTime(base: string, [party]: readonly Party[]): Promise<void> {
  const person = party?.players[0]?.seat.person.at(base);
  const asked = Date.now();
  const { at = 0 } = (await person?.json('getTable', `/api/tables/${party?.id}`)) ?? {};
  const heard = Date.now();
  if (at > asked - NEAR_MS && at < heard + NEAR_MS) return;
  throw new Error(`${base} says ${at}; it was asked at ${asked} and answered at ${heard}`);
}

/**
 * Nothing is told before it has happened, by this process's clock, which is the database's; and what
 * is appended after a moment has not happened long before it, however late we hear of it. In between
 * an event waits for the database, which may be slow: as slow as it was with us.
 */
class Watch {
  readonly #timedOut: Set<number> = new Set();
  #mark = { seq: 0, at: 0 };
  #slowest = 0;
  failure: Error | null = null;
  heard = 0;

  get timeOuts(): number {
    return this.#timedOut.size;
  }

  hear(told: number, events: readonly StreamEvent[]): void {
    this.heard += events.length;
    for (const { seq, at, event } of events) {
      if (event.type === 'timedOut') this.#timedOut.add(seq);
      const oldest = seq > this.#mark.seq ? this.#mark.at - NEAR_MS - this.#slowest : 0;
      if (at >= oldest && at < told + NEAR_MS) continue;
      this.failure ??= new Error(
        `event ${seq} was at ${at}, told at ${told}, not before ${oldest}`,
      );
    }
  }

  /** What comes after this is not older than now. The time is asked first: the other way is not so. */
  async mark(store: Store, table: string): Promise<void> {
    const asked = performance.now();
    const at = (await store.clock()) ?? 0;
    const { seq = 0 } = (await store.getTable(table)) ?? {};
    this.#slowest = Math.max(this.#slowest, performance.now() - asked);
    this.#mark = { seq, at };
  }
}

const isReady = async (base: string): Promise<boolean> => (await fetch(`${base}/readyz`)).ok;

async function skewOf(base: string): Promise<string | null> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return /^sidepot_clock_skew_seconds (.+)$/m.exec(text)?.[1] ?? null;
}
