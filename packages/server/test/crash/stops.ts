/** PostgreSQL goes away under load and comes back; the two servers are never touched. */

import { seededRng } from '@sidepot/engine';
import { openPostgresStore, type Store } from '../../src/index.js';
import { gapsAfter } from './gaps.js';
import { goOn } from './kills.js';
import { Party } from './party.js';
import type { Database } from './postgres.js';
import { type Campaign, lineOf, type Sums, sumsOf } from './report.js';
import { ServerProcess } from './server-process.js';
import { sleep, until } from './waiting.js';

const PLAY_MS = 400;
const AWAY_MS = 1500;

export async function stopDatabase(
  { tables, seed, kills, tell }: Campaign,
  database: Database,
): Promise<Sums & { readonly longest: number }> {
  const rng = seededRng(seed);
  const servers: ServerProcess[] = [];
  const where = (home: number): string => servers[home % 2]!.url;
  const readiness = (): Promise<readonly boolean[]> =>
    Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/readyz`)).ok));
  const parties: Party[] = [];
  let longest = 0;
  let store: Store | null = null;
  try {
    for (const _ of ['one', 'other']) {
      servers.push(await ServerProcess.start(['--database-url', database.url]));
    }
    for (const [i, kind] of tables.entries()) {
      parties.push(await Party.begin(kind, (index) => where(i + index), rng));
    }
    for (let stop = 1; stop <= kills; stop++) {
      await sleep(rng() % PLAY_MS);
      const { unavailable } = sumsOf(parties, stop);
      await database.stop();
      // Where it is a bot's turn or the dealer's nobody has anything to ask, and so nothing to hear.
      for (const { players } of parties) for (const player of players) player.talk();
      await until('somebody hears of it', () => sumsOf(parties, stop).unavailable > unavailable);
      await until('both say that they are not ready', async () =>
        (await readiness()).every((isReady) => !isReady),
      );
      await sleep(rng() % AWAY_MS);
      await database.start();
      const gaps = await gapsAfter(Date.now(), parties);
      longest = Math.max(longest, ...gaps);
      await until('both are ready', async () => (await readiness()).every((isReady) => isReady));
      await goOn(parties.filter(({ kind }) => kind.manner === 'plays'));
      store = await openPostgresStore(database.url);
      for (const party of parties) await party.check(store, false);
      await store.close();
      const { hands, events, acked, unavailable: all } = sumsOf(parties, stop);
      const refused = all - unavailable;
      tell(
        `stop ${stop}: on after ${Math.max(...gaps)} ms, ${refused} refused as UNAVAILABLE; ` +
          `${hands} hands, ${events} events, ${acked} acknowledged`,
      );
    }
    store = await openPostgresStore(database.url);
    for (const party of parties) await party.end(store);
    const sums = { ...sumsOf(parties, kills), longest };
    tell(`seed ${seed}: ${lineOf(sums)} ms`);
    return sums;
  } catch (error) {
    for (const { errors } of servers) tell(errors.slice(-2000));
    throw error;
  } finally {
    await store?.close();
    for (const party of parties) await party.close();
    for (const server of servers) await server.stop();
  }
}
