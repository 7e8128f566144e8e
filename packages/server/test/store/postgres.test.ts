import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresStore, StoreError } from '../../src/store/index.js';
import { APPEND } from '../../src/store/postgres/append-sql.js';
import { addHost, addTable, type TestDatabase, until } from './backend.js';
import { storeContract } from './contract.js';
import { emptyPostgres } from './empty-postgres.js';
import { type PostgresServer, startPostgres } from './postgres-server.js';

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
});

afterAll(() => server?.remove());

const create = async (): Promise<TestDatabase> => at(await server.database());

let kept: string | null = null;

/** The same one for the whole contract. */
async function emptied(): Promise<TestDatabase> {
  const isNew = kept === null;
  kept ??= await server.database();
  if (!isNew) await emptyPostgres(kept);
  return at(kept);
}

function at(target: string): TestDatabase {
  return {
    kind: 'postgres',
    target,
    open: () => openPostgresStore(target),
    async exec(sql) {
      const client = new pg.Client(target);
      await client.connect();
      await client.query(sql);
      await client.end();
    },
  };
}

storeContract('PostgreSQL', emptied);

describe('PostgreSQL server', () => {
  test('two nodes that start on an empty database take turns', async () => {
    const { open } = await create();
    const stores = await Promise.all([open(), open(), open()]);
    await Promise.all(stores.map((store) => store.ready()));
    await Promise.all(stores.map((store) => store.close()));
  });

  test('who is alone is first, whoever writes meanwhile', async () => {
    const { open, target } = await create();
    const [one, other] = [await open(), await open()];
    await addHost(one);
    await addTable(one, 't');
    const observer = new pg.Client(target);
    await observer.connect();
    const isWaiting = async (): Promise<boolean> =>
      (await observer.query('SELECT FROM pg_locks WHERE NOT granted')).rowCount === 1;
    let rival: ReturnType<typeof other.append> | null = null;
    const held = await one.alone('t', async (append) => {
      rival = other.append('t', 0, ['"rival"']);
      await until(isWaiting);
      return append('t', 0, ['"alone"']);
    });
    expect(held).toEqual({ seq: 1 });
    expect(await rival).toEqual({ conflict: 1 });
    await Promise.all([one.close(), other.close(), observer.end()]);
  });

  test('an append reads no keys but its own, and leaves the indexes of the tables alone', async () => {
    const { open, target } = await create();
    const store = await open();
    await addHost(store);
    await addTable(store, 't');
    const start = 1_790_000_000_000;
    for (let seq = 0; seq < 100; seq++) {
      const key = { identity: 'host', key: `key-${seq}`, bodyHash: '', answer: '{}' };
      await store.append('t', seq, ['{}'], { key, deadline: start + seq });
    }
    const due = await store.claimDue(start + 99, 9, 1000, 'node');
    expect(due).toEqual([{ tableId: 't', seq: 100, deadline: start + 99 }]);
    await store.close();
    const observer = new pg.Client(target);
    await observer.connect();
    // Whoever plans it while there are few keys keeps that plan.
    const plan = await observer.query(`EXPLAIN ${APPEND}`, ['[]', null]);
    expect(JSON.stringify(plan.rows)).toMatch(/Index .*Scan using keys_pkey on keys/);
    const hot = async (): Promise<{ all: string; hot: string } | undefined> =>
      (
        await observer.query(
          "SELECT n_tup_upd AS all, n_tup_hot_upd AS hot FROM pg_stat_user_tables WHERE relname = 'tables'",
        )
      ).rows[0];
    await until(async () => Number((await hot())?.all) >= 101);
    // The first deadline is one that was not there before.
    expect(Number((await hot())?.hot)).toBeGreaterThanOrEqual(95);
    await observer.end();
  });

  test('acknowledges after the disk has it, whatever the database is set to', async () => {
    const { open, exec, target } = await create();
    const name = new URL(target).pathname.slice(1);
    await exec(`ALTER DATABASE ${name} SET synchronous_commit = off`);
    const store = await open();
    await addHost(store);
    await exec(`CREATE TABLE seen AS SELECT ''::text AS value;
      CREATE FUNCTION look() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        UPDATE seen SET value = current_setting('synchronous_commit'); RETURN NULL;
      END $$;
      CREATE TRIGGER look AFTER INSERT ON events EXECUTE FUNCTION look()`);
    await addTable(store, 't');
    await store.append('t', 0, ['{}']);
    await exec(`DO $$ BEGIN ASSERT (SELECT value FROM seen) = 'on'; END $$`);
    await store.close();
  });

  test.each([
    ['nobody listens', (url: URL) => url, '1', /cannot reach PostgreSQL: connect ECONNREFUSED/],
    ['a wrong password', (url: URL) => withPassword(url, 'wrong'), '', /password authentication/],
    ['no such database', (url: URL) => new URL('/nowhere', url), '', /does not exist/],
  ])('cannot be reached: %s', async (_, change, port, message) => {
    const url = change(new URL((await create()).target));
    if (port !== '') url.port = port;
    const error = await openPostgresStore(url.href).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StoreError);
    expect(error).toMatchObject({
      code: 'DATABASE_UNREACHABLE',
      message: expect.stringMatching(message),
    });
    expect(String(error)).not.toMatch(/secret|wrong\b.*@/);
  });

  test('stores come back after it restarts, and say what they may have missed', async () => {
    const { open } = await create();
    const [store, other] = await Promise.all([open(), open()]);
    await addHost(store);
    await addTable(store, 't');
    const heard: number[] = [];
    let missed = 0;
    other.watch(
      (_, seq) => heard.push(seq),
      () => {
        missed += 1;
      },
    );
    await store.append('t', 0, ['1']);
    await until(() => heard.length === 1);

    await server.stop();
    const failed = await store.append('t', 1, ['2']).catch((thrown: unknown) => thrown);
    expect(failed).toMatchObject({
      code: expect.stringMatching(/^(DATABASE_UNREACHABLE|OUTCOME_UNKNOWN)$/),
    });
    await expect(store.ready()).rejects.toMatchObject({ code: 'DATABASE_UNREACHABLE' });
    await server.start();

    await until(() => missed === 1);
    await until(() =>
      store.ready().then(
        () => true,
        () => false,
      ),
    );
    expect(await store.append('t', 1, ['2'])).toEqual({ seq: 2 });
    await until(() => heard.at(-1) === 2);
    expect(await other.load('t')).toMatchObject({ events: ['1', '2'] });
    await Promise.all([store.close(), other.close()]);
  });
});

function withPassword(url: URL, password: string): URL {
  url.password = password;
  return url;
}
