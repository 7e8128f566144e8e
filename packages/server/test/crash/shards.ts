/**
 * Two servers, two databases, and NATS between the servers: now a server is killed, now a database,
 * now NATS. Whatever is not dead goes on meanwhile.
 */

import { seededRng } from '@sidepot/engine';
import pg from 'pg';
import { openShardedStore, type Store } from '../../src/store/index.js';
import type { NatsServer } from '../store/nats-server.js';
import { gapsAfter } from './gaps.js';
import { goOn } from './kills.js';
import { Party } from './party.js';
import type { Database } from './postgres.js';
import { type Campaign, lineOf, type Sums, sumsOf } from './report.js';
import { ServerProcess } from './server-process.js';
import { sleep, until } from './waiting.js';

const PLAY_MS = 600;
const AWAY_MS = 1000;

/** In turn: each of the two servers, the second database, NATS, the database with the directory. */
export const VICTIMS = ['server 1', 'shard 2', 'NATS', 'server 2', 'shard 1'] as const;
type Victim = (typeof VICTIMS)[number];

export interface ShardSums extends Sums {
  /** From the blow, or from when a database was back: until every table had gone on. */
  readonly longest: number;
  /** How many tables each database has. */
  readonly spread: string;
}

export async function twoShards(
  { tables, seed, kills, tell }: Campaign,
  databases: readonly [Database, Database],
  nats: NatsServer,
  victims: readonly Victim[] = VICTIMS,
): Promise<ShardSums> {
  const rng = seededRng(seed);
  const [first, second] = databases;
  const place = [
    ...(['--database-url', first.url] as const),
    ...['--shard-url', second.url, '--nats-url', nats.url],
  ] as const;
  const servers: ServerProcess[] = [];
  const parties: Party[] = [];
  let longest = 0;
  /** Each has a server of their own, and goes to the other one while that is dead. */
  const where = (home: number): string | null => {
    const up = [servers[home % 2], servers[(home + 1) % 2]].find((server) => server?.isUp);
    return up?.url ?? null;
  };
  const audit = async (look: (party: Party) => (store: Store) => Promise<void>): Promise<void> => {
    const store = await openShardedStore([first.url, second.url], { notifies: false });
    try {
      for (const party of parties) await look(party)(store);
    } finally {
      await store.close();
    }
  };
  /** Resolves when it is back and every table has gone on, with how long that took. */
  const strike = async (victim: Victim, wait: number): Promise<number> => {
    if (victim === 'NATS') {
      const blow = Date.now();
      await nats.stop();
      // Nobody tells anybody anything: the store is enough.
      const gaps = await gapsAfter(blow, parties);
      await goOn(players());
      await nats.start();
      return Math.max(...gaps);
    }
    if (victim.startsWith('server')) {
      const server = servers[victim === 'server 1' ? 0 : 1]!;
      const blow = Date.now();
      const going = gapsAfter(blow, parties);
      await server.kill();
      const gaps = await going;
      await server.start();
      return Math.max(...gaps);
    }
    const database = victim === 'shard 1' ? first : second;
    await database.stop();
    await sleep(wait);
    await database.start();
    return Math.max(...(await gapsAfter(Date.now(), parties)));
  };
  // Those that only clocks move have gone on: a whole hand of theirs would take too long.
  const players = (): readonly Party[] => parties.filter(({ kind }) => kind.manner === 'plays');
  try {
    for (const _ of ['one', 'other']) servers.push(await ServerProcess.start(place));
    for (const [i, kind] of tables.entries()) {
      parties.push(await Party.begin(kind, (index) => where(i + index), rng));
    }
    for (let kill = 1; kill <= kills; kill++) {
      const victim = victims[(kill - 1) % victims.length] ?? 'NATS';
      await sleep(rng() % PLAY_MS);
      const gap = await strike(victim, rng() % AWAY_MS);
      longest = Math.max(longest, gap);
      await until('both are ready', async () => (await readiness(servers)).every(Boolean));
      await goOn(players());
      await audit((party) => (store) => party.check(store, false));
      for (const party of parties) for (const player of party.players) player.look();
      const { hands, events, acked, unavailable } = sumsOf(parties, kill);
      tell(
        `kill ${kill}, ${victim}: on after ${gap} ms; ` +
          `${hands} hands, ${events} events, ${acked} acknowledged, ${unavailable} UNAVAILABLE`,
      );
    }
    await audit((party) => (store) => party.end(store));
    const spread = await spreadOf(databases, parties);
    const sums = { ...sumsOf(parties, kills), longest, spread };
    tell(`seed ${seed}: ${lineOf(sums)}`);
    return sums;
  } catch (error) {
    for (const { errors } of servers) tell(errors.slice(-2000));
    throw error;
  } finally {
    for (const party of parties) await party.close();
    for (const server of servers) await server.stop();
  }
}

const readiness = (servers: readonly ServerProcess[]): Promise<readonly boolean[]> =>
  Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/readyz`)).ok));

async function spreadOf(
  databases: readonly Database[],
  parties: readonly Party[],
): Promise<string> {
  const ids = parties.map(({ id }) => id);
  const counts: number[] = [];
  for (const { url } of databases) {
    const client = new pg.Client(url).on('error', () => {});
    await client.connect();
    const { rowCount } = await client.query('SELECT FROM tables WHERE id = ANY($1)', [ids]);
    await client.end();
    counts.push(rowCount ?? 0);
  }
  return counts.join(' and ');
}
