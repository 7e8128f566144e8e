import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveTables, openPostgresStores } from '../../src/index.js';
import { storedOf } from '../../src/runtime/journal/journal.js';
import { type PostgresServer, startPostgres } from '../store/postgres-server.js';
import { newKey, Person, Seat } from './client.js';
import { start } from './server.js';

const MOVES = 4;

let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.remove());

test('issue 14, 16: a table is moved back and forth while two servers serve it', async () => {
  const [databaseUrl, ...shardUrls] = [await postgres.database(), await postgres.database()];
  const urls = [databaseUrl!, ...shardUrls];
  const servers = [];
  for (const _ of ['one', 'other']) {
    servers.push(await start({ store: { databaseUrl: databaseUrl!, shardUrls } }));
  }
  const host = await Person.meet(servers[0]!.url, 'Ann');
  const table = await host.createTable({ poker: { smallBlind: 1, bigBlind: 2 } });
  const seats = await Promise.all(servers.map(({ url }) => Seat.open(host.at(url), table)));

  /** Talks at one of the servers until told to stop; what is not known to be done is said again. */
  const acked: string[] = [];
  let isOver = false;
  const talk = async (seat: Seat): Promise<void> => {
    while (!isOver) {
      const key = newKey();
      const command = { type: 'chat', text: key } as const;
      let answer = await seat.send(command, { key });
      while (answer?.type === 'refused' && answer.code === 'UNAVAILABLE') {
        answer = await seat.send(command, { key });
      }
      expect(answer?.type).toBe('ack');
      acked.push(key);
    }
  };
  const talking = seats.map(talk);
  for (let i = 0; i < MOVES; i++) await moveTables(urls, [table], 2 - (i % 2));
  isOver = true;
  await Promise.all(talking);

  const store = await openPostgresStores(urls);
  const said = (await store.eventsAfter(table, 0, 100_000))
    .map(storedOf)
    .flatMap(({ of, event }) => (of === 'room' && event.type === 'said' ? [event.text] : []));
  const last = await store.getTable(table);
  await store.close();
  expect(acked.length).toBeGreaterThan(MOVES);
  expect(said.toSorted()).toEqual(acked.toSorted());
  // Whoever watches has seen all of it, at either server.
  for (const seat of seats) await seat.until(() => seat.seq === last?.seq);
  for (const { view } of seats) expect(view?.chat.at(-1)?.text).toBe(said.at(-1));
  for (const seat of seats) await seat.close();
  for (const server of servers) await server.stop();
});
