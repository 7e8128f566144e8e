/**
 * PostgreSQL fails over to a standby that is behind: what was played last is gone from the database,
 * not from the memory of two servers nor from the screens. Then the database is right. Commands work
 * at once, everybody is shown what is so now, and nothing is INTERNAL.
 */

import { isDeepStrictEqual } from 'node:util';
import { seededRng } from '@sidepot/engine';
import pg from 'pg';
import { openPostgresStore, type Serving, type Store } from '../../src/index.js';
import { viewRoom } from '../../src/room/index.js';
import { foldPast, readPast } from '../../src/runtime/journal/journal.js';
import { newKey, type RefusedMessage, type Seat } from '../play/client.js';
import { start } from '../play/server.js';
import { FAST, gather, type Party } from '../play/table.js';
import type { PostgresServer } from '../store/postgres-server.js';
import type { Campaign } from './report.js';
import { sleep, until } from './waiting.js';

const TABLES = 3;
/** Said after the standby was cut off: lost with the server that had it. */
const LOST = 8;
const RETRY_MS = 25;
const PASSING = ['UNAVAILABLE', 'UNKNOWN_OUTCOME', 'STOPPING'];

export interface FailoverSums {
  /** Events that the database had no more, at one table, at most. */
  readonly lost: number;
  readonly reloads: number;
  readonly passing: number;
  /** From the moment that the database took writes again to the last table on. */
  readonly longest: number;
}

export async function failOver(
  { seed, kills, tell }: Omit<Campaign, 'tables'>,
  database: PostgresServer,
  name: string,
): Promise<FailoverSums> {
  const rng = seededRng(seed);
  const servers: Serving[] = [];
  const errors: string[] = [];
  const logStream = { write: (line: string): void => void errors.push(line) };
  const sums = { lost: 0, reloads: 0, passing: 0, longest: 0 };
  const seats: Seat[] = [];
  let store: Store | null = null;

  /** Until it is known what became of it; any other refusal is a failure. */
  async function say(seat: Seat, text: string): Promise<number> {
    const key = newKey();
    for (; ; await sleep(RETRY_MS)) {
      const answer = await seat.send({ type: 'chat', text }, { key });
      if (answer === null) throw new Error('a socket was closed');
      if (answer.type === 'ack') return answer.seq;
      const { code } = answer as RefusedMessage;
      if (!PASSING.includes(code)) throw new Error(`${text} was refused: ${code}`);
      sums.passing++;
    }
  }

  try {
    for (const _ of ['one', 'other']) {
      const store = { databaseUrl: name };
      servers.push(await start({ store, logLevel: 'error', logStream }));
    }
    const bases = servers.map(({ url }) => url);
    const tables: Party[] = [];
    const settings = { poker: { smallBlind: 1, bigBlind: 2 }, room: FAST };
    for (let i = 0; i < TABLES; i++) {
      const made = await gather(bases, 2, settings, () => 100);
      tables.push(made);
      seats.push(...made.seats);
    }
    for (let round = 1; round <= kills; round++) {
      const standby = await database.follow();
      for (const { seats: both } of tables)
        for (const seat of both) await say(seat, `kept ${round}`);
      await caughtUp(name, standby.address(new URL(name).pathname.slice(1)));
      await standby.cut();
      const heights = await Promise.all(
        tables.map(async ({ seats: both }) => {
          let seq = 0;
          for (let i = 0; i < LOST; i++) {
            const seat = both[rng() % both.length];
            if (seat !== undefined) seq = await say(seat, `lost ${round}`);
          }
          await until('both see it', () => both.every((seat) => seat.seq >= seq));
          return seq;
        }),
      );
      await database.kill();
      await standby.promote();
      const from = Date.now();
      await Promise.all(
        tables.map(async ({ seats: both }, i) => {
          // Several at once from both nodes: numbers that were used before are used again.
          await Promise.all(both.map((seat) => say(seat, `after ${round}`)));
          sums.longest = Math.max(sums.longest, Date.now() - from);
          const seq = Math.min(...both.map((seat) => seat.seq));
          sums.lost = Math.max(sums.lost, (heights[i] ?? 0) - seq);
        }),
      );
      store = await openPostgresStore(name);
      for (const { id, seats: both } of tables) await agree(store, id, both);
      await store.close();
      for (const { url } of servers) {
        await until('ready', async () => (await fetch(`${url}/readyz`)).ok);
      }
      tell(`fail-over ${round}: on after ${sums.longest} ms, ${sums.passing} asked again`);
    }
    for (const { url } of servers) sums.reloads += await reloadsOf(url);
    const told = errors.filter((line) => line.includes('has not what was shown')).length;
    if (told !== sums.reloads) throw new Error(`${told} of ${sums.reloads} were logged`);
    tell(`seed ${seed}: ${JSON.stringify(sums)}`);
    return sums;
  } catch (error) {
    tell(errors.slice(-10).join(''));
    throw error;
  } finally {
    await store?.close();
    for (const seat of seats) await seat.close();
    for (const server of servers) await server.stop();
  }
}

/** Everybody sees what the database has, and nobody what it lost. */
async function agree(store: Store, id: string, seats: readonly Seat[]): Promise<void> {
  const [past, whole] = [await readPast(store, id), await readPast(store, id, undefined, 0)];
  const state = past && (await foldPast(past));
  if (state === null || whole === null) throw new Error(`no table ${id}`);
  if (!isDeepStrictEqual(state, await foldPast(whole))) throw new Error('two states');
  await until(
    () => `everybody at ${id} sees event ${state.seq}: ${seats.map(({ seq }) => seq)}`,
    () => seats.every(({ seq }) => seq === state.seq),
  );
  for (const { view, person } of seats) {
    const shown = view?.chat.map(({ seq, text }) => [seq, text]);
    const stored = viewRoom(state, person.player, new Set()).chat.map(({ seq, text }) => [
      seq,
      text,
    ]);
    if (!isDeepStrictEqual(shown, stored)) {
      throw new Error(`${JSON.stringify(shown)} is shown, ${JSON.stringify(stored)} is so`);
    }
  }
}

async function caughtUp(primary: string, standby: string): Promise<void> {
  const [head] = await rowsOf(primary, 'SELECT pg_current_wal_lsn()::text AS at');
  await until('the standby has it', async () => {
    const [row] = await rowsOf(
      standby,
      `SELECT pg_last_wal_replay_lsn() >= '${head?.['at']}' AS is_there`,
    );
    return row?.['is_there'] === true;
  });
}

async function rowsOf(url: string, sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

async function reloadsOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^sidepot_tables_reloaded_total (\d+)$/m.exec(text)?.[1] ?? 0);
}
