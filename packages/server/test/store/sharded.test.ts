import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Database,
  MOVE_STEPS,
  moveTable,
  openDatabases,
  openPostgresStores,
  openShardedStore,
  type Store,
} from '../../src/store/index.js';
import { OutageTimes } from '../../src/store/sharded/outage-times.js';
import { byPreference } from '../../src/store/sharded/preference.js';
import { addHost, addTable, HOST, type TestDatabase, until } from './backend.js';
import { storeContract } from './contract.js';
import { emptyPostgres } from './empty-postgres.js';
import { type PostgresServer, startPostgres } from './postgres-server.js';

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
});

afterAll(() => server?.remove());

const several = async (count: number): Promise<string[]> => {
  const urls: string[] = [];
  for (let i = 0; i < count; i++) urls.push(await server.database());
  return urls;
};

let pair: string[] | null = null;

/** With their tables, which the first store to open them makes. */
async function newPair(): Promise<string[]> {
  const urls = await several(2);
  await (await openShardedStore(urls)).close();
  return urls;
}

/** The same two for all: emptying them is a fraction of making them. */
async function create(): Promise<TestDatabase> {
  pair ??= await newPair();
  const urls = pair;
  await Promise.all(urls.map(emptyPostgres));
  return {
    kind: 'sharded',
    target: urls.join(' '),
    open: () => openShardedStore(urls),
    // A table may lie in either.
    exec: async (sql) => {
      for (const url of urls) await exec(url, sql);
    },
  };
}

async function rows(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  // A database that is stopped tells the query; without a listener it would tell the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const exec = async (url: string, sql: string): Promise<void> => void (await rows(url, sql));

storeContract('issue 14, 16: two PostgreSQL databases', create);

describe('issue 14, 16: which databases belong together', () => {
  test('tables are spread, and everything of one lies in one database', async () => {
    const urls = await several(2);
    const store = await openShardedStore(urls);
    await addHost(store);
    const ids = Array.from({ length: 40 }, (_, n) => `table${n}`);
    for (const id of ids) {
      await addTable(store, id);
      await store.append(id, 0, ['1'], { hand: { number: 1, startedAt: 1, summary: '', log: '' } });
    }
    const there: string[][] = [];
    for (const url of urls) {
      const found = (await rows(url, 'SELECT id FROM tables')) as { id: string }[];
      there.push(found.map(({ id }) => id));
      const parts = ['events', 'hands', 'members'];
      for (const part of parts) {
        expect(await rows(url, `SELECT FROM ${part}`)).toHaveLength(found.length);
      }
    }
    expect(there.flat().toSorted()).toEqual(ids.toSorted());
    for (const list of there) expect(list.length).toBeGreaterThan(5);
    // Of people the second one knows that they exist, and nothing else.
    expect(await rows(urls[1]!, 'SELECT id, name FROM identities')).toEqual([
      { id: HOST, name: '' },
    ]);
    expect(await rows(urls[1]!, 'SELECT FROM tokens')).toEqual([]);
    expect(await store.listTables(HOST)).toHaveLength(40);
    expect(await store.allPlayers(9)).toMatchObject([{ id: HOST, tables: 40 }]);
    await store.close();
  });

  test('a third takes its share from both, and moves nothing between them', () => {
    const ids = Array.from({ length: 900 }, (_, n) => `t${n}`);
    const two = ids.map((id) => byPreference(id, [1, 2])[0]);
    const three = ids.map((id) => byPreference(id, [1, 2, 3])[0]);
    const changed = ids.filter((_, i) => two[i] !== three[i]);
    expect(changed.length).toBeGreaterThan(200);
    expect(changed.length).toBeLessThan(400);
    expect(ids.every((_, i) => three[i] === two[i] || three[i] === 3)).toBe(true);
  });

  test('numbers stay, in whatever order the others are named', async () => {
    const [a, b, c] = await several(3);
    const store = await openShardedStore([a!, b!, c!]);
    await addHost(store);
    for (let n = 0; n < 12; n++) await addTable(store, `t${n}`);
    await store.close();
    const again = await openShardedStore([a!, c!, b!]);
    for (let n = 0; n < 12; n++) expect(await again.getTable(`t${n}`)).not.toBeNull();
    await again.close();
  });

  test('a database of one store becomes the directory of several, with its tables', async () => {
    const [a, b] = await several(2);
    const before = await openPostgresStores([a!]);
    await addHost(before);
    await addTable(before, 'old');
    await before.append('old', 0, ['1']);
    await before.close();
    const after = await openPostgresStores([a!, b!]);
    expect(await after.load('old')).toMatchObject({ seq: 1 });
    expect(await after.append('old', 1, ['2'])).toEqual({ seq: 2 });
    expect(await addTable(after, 'old')).toBe('old');
    expect(await after.createTable({ id: 'old', host: HOST, createdAt: 9, info: '' })).toBe(false);
    await after.close();
  });

  describe('refused', () => {
    let named: string[];
    beforeAll(async () => {
      named = await several(3);
      const [a, b, own] = named;
      await (await openShardedStore([a!, b!])).close();
      const alone = await openPostgresStores([own!]);
      await addHost(alone);
      await addTable(alone, 't');
      await alone.close();
    });

    test.each([
      ['one is missing', [0], /shard 2 is not named/],
      ['one is named twice', [0, 1, 1], /named twice/],
      ['a shard is named first', [1, 0], /directory first/],
      ['a shard alone', [1], /directory first/],
      ['one that has tables of its own', [0, 1, 2], /database 3 has tables of its own/],
    ])('%s', async (_, places, message) => {
      await expect(openPostgresStores(places.map((i) => named[i]!))).rejects.toMatchObject({
        code: 'WRONG_DATABASES',
        message: expect.stringMatching(message),
      });
    });
  });
});

const odd = ['{"emoji":"♠️🂡","quote":"\\"\\\\\\u0000"}', '{}', ''];
const key = { identity: HOST, key: 'k', bodyHash: 'h', answer: 'done' };

describe('issue 14, 16: an outage that several databases keep', () => {
  const times = (...found: readonly (readonly [from: number, until: number])[]) => {
    const outages = new OutageTimes();
    for (const [from, until] of found) outages.add({ from, until });
    return outages.after(0).map(({ from, until }) => [from, until]);
  };

  test('is given back once, with all that any of them missed', () => {
    expect(times([10, 20], [10, 20])).toEqual([[10, 20]]);
    expect(times([10, 20], [15, 30])).toEqual([
      [10, 20],
      [20, 30],
    ]);
    expect(times([10, 20], [30, 40], [5, 50])).toEqual([
      [10, 20],
      [30, 40],
      [5, 10],
      [20, 30],
      [40, 50],
    ]);
    expect(times([10, 20], [20, 30])).toEqual([
      [10, 20],
      [20, 30],
    ]);
  });

  test('in both, and found by many beats at once', async () => {
    const urls = await several(2);
    const store = await openShardedStore(urls);
    await addHost(store);
    for (let n = 0; n < 8; n++) {
      await addTable(store, `t${n}`);
      await store.append(`t${n}`, 0, ['1'], { deadline: 99_999 });
    }
    await store.beat(1000, 1000, 0);
    await Promise.all([0, 1, 2, 3].map(() => store.beat(60_000, 60_000, 0)));
    const { outages } = await store.beat(60_100, 60_000, 0);
    expect(outages).toEqual([{ id: 1, from: 1000, until: 60_000 }]);
    for (const url of urls) expect(await rows(url, 'SELECT FROM outages')).toHaveLength(1);
    await store.close();
  });
});

describe('issue 14, 16: moving a table', () => {
  let urls: string[];
  let databases: readonly Database[];
  let store: Store;

  /** A table with something of everything, in the first database. */
  async function sleeping(id: string): Promise<string> {
    await addTable(store, id);
    const hand = { number: 1, startedAt: 5, summary: 's', log: 'l' };
    await store.append(id, 0, odd, { key, hand, snapshot: { seq: 2, state: 'two' } });
    const place = await shardOf(id);
    if (place !== 1) await moveTable(databases, id, 1);
    return id;
  }

  async function shardOf(id: string): Promise<number> {
    const [found] = (await rows(
      urls[0]!,
      `SELECT shard FROM table_shards WHERE table_id = '${id}'`,
    )) as { shard: number }[];
    return found?.shard ?? 1;
  }

  const rowsOf = async (url: string, id: string): Promise<unknown> => {
    const counts: Record<string, number> = {};
    for (const part of ['events', 'keys', 'snapshots', 'hands', 'members']) {
      counts[part] = (await rows(url, `SELECT FROM ${part} WHERE table_id = '${id}'`)).length;
    }
    counts['tables'] = (await rows(url, `SELECT FROM tables WHERE id = '${id}'`)).length;
    return counts;
  };
  const ALL = { events: 3, keys: 1, snapshots: 1, hands: 1, members: 1, tables: 1 };
  const NONE = { events: 0, keys: 0, snapshots: 0, hands: 0, members: 0, tables: 0 };

  async function isWhole(id: string, by: Store): Promise<void> {
    expect(await by.load(id)).toEqual({
      snapshot: { seq: 2, state: 'two' },
      events: [''],
      seq: 3,
    });
    expect(await by.eventsAfter(id, 0, 9)).toEqual(odd);
    expect(await by.findKey(id, HOST, 'k')).toEqual(key);
    expect(await by.getHand(id, 1)).toMatchObject({ log: 'l' });
    expect((await by.listTables(HOST)).filter((table) => table.id === id)).toHaveLength(1);
  }

  beforeAll(async () => {
    urls = await several(3);
    store = await openShardedStore(urls);
    databases = await openDatabases(urls);
    await addHost(store);
  });

  afterAll(async () => {
    await store.close();
    await Promise.all(databases.map(({ pool }) => pool.end()));
  });

  test('there and back; who remembers the old place finds it', async () => {
    const id = await sleeping('there');
    const other = await openShardedStore(urls);
    await isWhole(id, other);
    await moveTable(databases, id, 2);
    expect(await rowsOf(urls[0]!, id)).toEqual(NONE);
    expect(await rowsOf(urls[1]!, id)).toEqual(ALL);
    await isWhole(id, store);
    await isWhole(id, other);
    expect(await store.append(id, 3, ['4'], { key: { ...key, key: 'l' } })).toEqual({ seq: 4 });
    await moveTable(databases, id, 1);
    expect(await other.append(id, 3, ['late'])).toEqual({ conflict: 4 });
    expect(await other.append(id, 4, ['5'], { key: { ...key, key: 'l' } })).toMatchObject({
      repeated: { key: 'l' },
    });
    expect(await store.alone(id, (append) => append(id, 4, ['5']))).toEqual({ seq: 5 });
    expect(await other.heads([id])).toEqual(new Map([[id, 5]]));
    await moveTable(databases, id, 1);
    await other.close();
  });

  test.each(MOVE_STEPS)(
    'broken off after “%s”: nothing is lost, and it can be repeated',
    async (at) => {
      const id = await sleeping(`broken-${at}`);
      const crash = new Error('the power failed');
      const moved = moveTable(databases, id, 2, {
        stepped: (step) => {
          if (step === at) throw crash;
        },
      });
      await expect(moved).rejects.toThrow();
      // At no moment two databases take appends.
      const awake = await Promise.all(
        urls.map((url) => rows(url, `SELECT FROM tables WHERE id = '${id}' AND is_here`)),
      );
      expect(awake.flat().length).toBeLessThanOrEqual(1);
      await moveTable(databases, id, 2);
      expect(await shardOf(id)).toBe(2);
      expect(await rowsOf(urls[0]!, id)).toEqual(NONE);
      expect(await rowsOf(urls[1]!, id)).toEqual(ALL);
      await isWhole(id, store);
    },
  );

  test.each(MOVE_STEPS)('broken off after “%s”: whoever asks for the table ends it', async (at) => {
    const id = await sleeping(`asked-${at}`);
    const moved = moveTable(databases, id, 2, {
      stepped: (step) => {
        if (step === at) throw new Error('the power failed');
      },
    });
    await expect(moved).rejects.toThrow();
    const again = await openShardedStore(urls);
    await until(() =>
      again.append(id, 3, ['4']).then(
        (result) => 'seq' in result,
        () => false,
      ),
    );
    expect(await again.eventsAfter(id, 0, 9)).toEqual([...odd, '4']);
    await again.close();
  });

  test('broken off, written to, and moved elsewhere: the newest is right', async () => {
    const id = await sleeping('elsewhere');
    const broken = moveTable(databases, id, 2, {
      stepped: (step) => {
        if (step === 'copied') throw new Error('the power failed');
      },
    });
    await expect(broken).rejects.toThrow();
    expect(await store.append(id, 3, ['4'])).toEqual({ seq: 4 });
    await moveTable(databases, id, 3);
    expect(await store.eventsAfter(id, 0, 9)).toEqual([...odd, '4']);
    expect(await rowsOf(urls[1]!, id)).toEqual(NONE);
    expect(await shardOf(id)).toBe(3);
  });

  test('who appends while it moves is told the truth', async () => {
    const id = await sleeping('busy');
    let rival: Promise<unknown> = Promise.resolve();
    await moveTable(databases, id, 2, {
      stepped: (step) => {
        // It waits for the row, and finds the table gone when it gets it.
        if (step === 'copied') rival = store.append(id, 3, ['4']).catch((error: unknown) => error);
      },
    });
    const result = await rival;
    const { seq } = (await store.load(id))!;
    if (typeof result === 'object' && result !== null && 'seq' in result) expect(seq).toBe(4);
    else {
      expect(result).toMatchObject({ code: 'DATABASE_UNREACHABLE' });
      expect(seq).toBe(3);
    }
  });

  test.each(['noted', 'copied'])('connections break after “%s”: it can be repeated', async (at) => {
    const id = await sleeping(`cut-${at}`);
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    let cutting: Promise<unknown> = Promise.resolve();
    const moved = moveTable(databases, id, 2, {
      stepped: (step) => {
        if (step === at) cutting = Promise.all(urls.map((url) => rows(url, cut)));
      },
    });
    await moved.catch((error: unknown) =>
      expect(error).toMatchObject({ code: 'DATABASE_UNREACHABLE' }),
    );
    await cutting;
    await until(() =>
      moveTable(databases, id, 2).then(
        () => true,
        () => false,
      ),
    );
    expect(await rowsOf(urls[0]!, id)).toEqual(NONE);
    await until(() =>
      store.load(id).then(
        (loaded) => loaded !== null,
        () => false,
      ),
    );
    await isWhole(id, store);
  });

  test('in between it is neither deleted nor rewritten where nobody will look', async () => {
    const id = await sleeping('between');
    const broken = moveTable(databases, id, 2, {
      stepped: (step) => {
        if (step === 'asleep') throw new Error('the power failed');
      },
    });
    await expect(broken).rejects.toThrow();
    const forgotten = { events: [{ seq: 2, body: '{"gone":1}' }], hands: [] };
    const again = await openShardedStore(urls);
    await until(() => again.rewrite(id, forgotten).catch(() => false));
    expect(await again.eventsAfter(id, 0, 9)).toEqual([odd[0], '{"gone":1}', '']);
    expect(await again.rewrite('nowhere', forgotten)).toBe(false);
    await until(() => again.deleteTable(id).catch(() => false));
    for (const url of urls) expect(await rowsOf(url, id)).toEqual(NONE);
    await again.close();
  });

  test('refused: a running clock, an unknown table, an unknown shard, a second mover', async () => {
    const id = await sleeping('clock');
    await store.append(id, 3, [], { deadline: 99 });
    await expect(moveTable(databases, id, 2)).rejects.toMatchObject({ code: 'TABLE_BUSY' });
    expect(await shardOf(id)).toBe(1);
    await store.append(id, 3, [], { deadline: null });
    await expect(moveTable(databases, id, 9)).rejects.toMatchObject({ code: 'WRONG_DATABASES' });
    const nowhere = moveTable(databases, 'nowhere', 2);
    await expect(nowhere).rejects.toMatchObject({ code: 'UNKNOWN_TABLE' });
    const both = await Promise.allSettled([
      moveTable(databases, id, 2),
      moveTable(databases, id, 2),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    await isWhole(id, store);
  });
});

test('issue 14, 16: one database is away: the tables of the others go on', async () => {
  const second = await startPostgres();
  try {
    const urls = [...(await several(1)), await second.database()];
    const failures: number[] = [];
    const store = await openShardedStore(urls, { failed: (shard) => failures.push(shard) });
    await addHost(store);
    const ids = Array.from({ length: 8 }, (_, n) => `t${n}`);
    for (const id of ids) await addTable(store, id);
    for (const id of ids) await store.append(id, 0, ['1'], { deadline: 10 });
    await second.stop();
    const results = await Promise.allSettled(ids.map((id) => store.append(id, 1, ['2'])));
    const good = ids.filter((_, i) => results[i]?.status === 'fulfilled');
    expect(good.length).toBeGreaterThan(0);
    expect(good.length).toBeLessThan(ids.length);
    const due = await store.claimDue(20, 99, 1000, 'me');
    expect(due.map(({ tableId }) => tableId).toSorted()).toEqual(good.toSorted());
    expect(failures).toContain(2);
    await store.ready();
    for (let n = 0; n < 8; n++) {
      const table = { id: `new${n}`, host: HOST, createdAt: 1, info: '' };
      expect(await store.createTable(table)).toBe(true);
    }
    await second.start();
    const rest = ids.filter((id) => !good.includes(id));
    for (const id of rest) {
      await until(() =>
        store.append(id, 1, ['2']).then(
          () => true,
          () => false,
        ),
      );
    }
    await store.close();
  } finally {
    await second.remove();
  }
});
