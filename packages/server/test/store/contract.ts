/** What every store must do, whatever is beneath it. */

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  brokenAt,
  type HandRecord,
  type KeyRecord,
  openReader,
  type Store,
  StoreError,
} from '../../src/store/index.js';
import { addHost, addTable, HOST, type TestDatabase, until } from './backend.js';
import { appendAndKill } from './child.js';
import { clubContract } from './clubs-contract.js';
import { followsModel, rounds } from './interleavings.js';

const texts = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `{"n":${from + index}}`);

const record = (key: string, answer = 'done'): KeyRecord => {
  return { identity: HOST, key, bodyHash: `hash of ${key}`, answer };
};

const hand = (number: number): HandRecord => {
  return { number, startedAt: 1000 + number, summary: `{"pot":${number}}`, log: `log ${number}` };
};

export function storeContract(name: string, create: () => Promise<TestDatabase>): void {
  describe(name, () => {
    let database: TestDatabase;
    let store: Store;
    let opened: Store[] = [];

    const open = async (): Promise<Store> => {
      const made = await database.open();
      opened.push(made);
      return made;
    };

    beforeEach(async () => {
      database = await create();
      store = await open();
      await addHost(store);
      await addTable(store, 't');
    });

    afterEach(async () => {
      await Promise.all(opened.map((made) => made.close()));
      opened = [];
    });

    describe('issue 14, 12: what goes away', () => {
      const full = async (id: string, closedAt?: number): Promise<void> => {
        await addTable(store, id);
        for (let seq = 0; seq < 4; seq++) {
          await store.append(id, seq, texts(seq + 1, seq + 1), {
            ...{ key: record(`k${seq}`), hand: hand(seq + 1), members: [HOST] },
            snapshot: { seq: seq + 1, state: `state ${seq}` },
            ...(closedAt === undefined || seq < 3 ? {} : { closedAt }),
          });
        }
      };
      const never = { keysBefore: 0, snapshotsBefore: 0, closedBefore: null };

      test('a table is deleted with everything of it, others stay, and all are told', async () => {
        await full('gone');
        await full('stays');
        const other = database.kind === 'postgres' ? await open() : store;
        const told: [string, number][] = [];
        other.watch((id, seq) => told.push([id, seq]));
        expect(await store.deleteTable('gone')).toBe(true);
        await until(() => told.some(([id, seq]) => id === 'gone' && seq === 0));
        expect(await store.getTable('gone')).toBeNull();
        expect(await store.load('gone')).toBeNull();
        expect(await store.eventsAfter('gone', 0, 9)).toEqual([]);
        expect(await store.listHands('gone', { limit: 9 })).toEqual([]);
        expect(await store.findKey('gone', HOST, 'k0')).toBeNull();
        expect((await store.listTables(HOST)).map(({ id }) => id).sort()).toEqual(['stays', 't']);
        expect(await store.deleteTable('gone')).toBe(false);
        expect(await store.load('stays', 0)).toMatchObject({ seq: 4 });
        expect(await addTable(store, 'gone')).toBe('gone');
        expect(await store.load('gone')).toEqual({ snapshot: null, events: [], seq: 0 });
      });

      test('keys and all snapshots but the last two, if they are old enough', async () => {
        await full('a');
        expect(await store.prune(never)).toEqual({ keys: 0, snapshots: 0, tables: 0 });
        expect(await store.findKey('a', HOST, 'k0')).not.toBeNull();
        const later = Date.now() + 60_000;
        const all = { keysBefore: later, snapshotsBefore: later, closedBefore: null };
        expect(await store.prune(all)).toEqual({ keys: 4, snapshots: 2, tables: 0 });
        expect(await store.findKey('a', HOST, 'k0')).toBeNull();
        expect(await store.load('a')).toMatchObject({ snapshot: { seq: 4 } });
        expect(await store.load('a', 3)).toMatchObject({ snapshot: { seq: 3 } });
        expect(await store.load('a', 2)).toMatchObject({ snapshot: null, seq: 4 });
      });

      test('tables that were closed long enough ago, and no others', async () => {
        await full('old', 1000);
        await full('new', 5000);
        await full('open');
        expect(await store.prune(never)).toMatchObject({ tables: 0 });
        expect(await store.prune({ ...never, closedBefore: 2000 })).toMatchObject({ tables: 1 });
        const left = (await store.listTables(HOST)).map(({ id }) => id);
        expect(left.sort()).toEqual(['new', 'open', 't']);
      });

      test('a deletion that was broken off is finished', async () => {
        await full('half');
        await database.exec("UPDATE tables SET closed_at = 0 WHERE id = 'half'");
        expect(await store.load('half')).toBeNull();
        expect(await store.prune(never)).toMatchObject({ tables: 1 });
        expect(await store.eventsAfter('half', 0, 9)).toEqual([]);
      });
    });

    describe('clubs', () => clubContract(() => store));

    describe('append', () => {
      test('numbers events from 1 and keeps their texts', async () => {
        const odd = ['{"emoji":"♠️🂡","quote":"\\"\\\\\\u0000"}', '{}', ''];
        expect(await store.append('t', 0, texts(1, 2))).toEqual({ seq: 2 });
        expect(await store.append('t', 2, odd)).toEqual({ seq: 5 });
        expect(await store.load('t')).toEqual({
          snapshot: null,
          events: [...texts(1, 2), ...odd],
          seq: 5,
        });
        expect(await store.eventsAfter('t', 1, 2)).toEqual(['{"n":2}', odd[0]]);
        expect(await store.eventsAfter('t', 5, 10)).toEqual([]);
      });

      test('a wrong number is a conflict and writes nothing', async () => {
        await store.append('t', 0, texts(1, 3));
        const effects = {
          ...{ key: record('k'), deadline: 5, hand: hand(1), members: ['bob'] },
          snapshot: { seq: 2, state: 's' },
        };
        expect(await store.append('t', 2, texts(3, 3), effects)).toEqual({ conflict: 3 });
        expect(await store.append('t', 4, texts(5, 5), effects)).toEqual({ conflict: 3 });
        expect(await store.load('t')).toMatchObject({ snapshot: null, seq: 3 });
        expect(await store.findKey('t', HOST, 'k')).toBeNull();
        expect(await store.getTable('t')).toMatchObject({ seq: 3, deadline: null });
        expect(await store.listHands('t', { limit: 9 })).toEqual([]);
        expect(await store.listTables('bob')).toEqual([]);
      });

      test('issue 14, 11: numbers beyond the last that there can be find nothing', async () => {
        await store.append('t', 0, texts(1, 2), {
          hand: hand(1),
          snapshot: { seq: 2, state: 's' },
        });
        for (const big of [2 ** 31 - 1, 2 ** 31, 999_999_999_999_999]) {
          expect(await store.eventsAfter('t', big, 500)).toEqual([]);
          expect(await store.getHand('t', big)).toBeNull();
          expect(await store.listHands('t', { limit: 9, before: big })).toHaveLength(1);
          expect(await store.load('t', big)).toMatchObject({ seq: 2 });
        }
      });

      test('effects without an event', async () => {
        expect(await store.append('t', 0, [], { deadline: 7 })).toEqual({ seq: 0 });
        expect(await store.getTable('t')).toMatchObject({ seq: 0, deadline: 7 });
      });

      test('alone: reads, appends, and others go on afterwards', async () => {
        const held = store.alone('t', async (append) => {
          const { seq = -1 } = (await store.load('t')) ?? {};
          return append('t', seq, texts(1, 2), { key: record('k') });
        });
        expect(await held).toEqual({ seq: 2 });
        const again = store.alone('t', (append) => append('t', 2, [], { key: record('k') }));
        expect(await again).toEqual({ repeated: record('k') });
        const late = store.alone('t', (append) => append('t', 1, texts(3, 3)));
        expect(await late).toEqual({ conflict: 2 });
        const gone = store.alone('nowhere', (append) => append('nowhere', 0, texts(1, 1)));
        await expect(gone).rejects.toMatchObject({ code: 'UNKNOWN_TABLE' });
        const failed = store.alone('t', () => Promise.reject(new Error('changed my mind')));
        await expect(failed).rejects.toThrow('changed my mind');
        expect(await store.alone('t', async () => 'nothing to write')).toBe('nothing to write');
        expect(await store.append('t', 2, texts(3, 3))).toEqual({ seq: 3 });
      });

      test('an unknown table', async () => {
        expect(await store.load('nowhere')).toBeNull();
        const failed = store.append('nowhere', 0, texts(1, 1));
        await expect(failed).rejects.toMatchObject({ code: 'UNKNOWN_TABLE' });
      });

      test.each([
        ['a NUL in an event', 0, ['a\0b'], {}],
        ['a negative number', -1, ['{}'], {}],
        ['a fraction', 0.5, ['{}'], {}],
        ['a snapshot of the future', 0, ['{}'], { snapshot: { seq: 2, state: '' } }],
        ['a deadline that is no time', 0, ['{}'], { deadline: Number.NaN }],
      ])('refuses %s', async (_, seq, events, effects) => {
        const failed = store.append('t', seq, events, effects);
        await expect(failed).rejects.toMatchObject({ code: 'BAD_RECORD' });
        expect(await store.load('t')).toMatchObject({ seq: 0 });
      });

      test('of many at once to one table exactly one wins, from two stores too', async () => {
        const other = await open();
        const results = await Promise.all(
          Array.from({ length: 20 }, (_, n) => (n % 2 ? store : other).append('t', 0, [`${n}`])),
        );
        expect(results.filter((result) => 'seq' in result)).toEqual([{ seq: 1 }]);
        expect(results.filter((result) => 'conflict' in result)).toHaveLength(19);
        expect(await other.load('t')).toEqual(await store.load('t'));
      });

      test('calls to one table keep their order', async () => {
        const results = await Promise.all(
          texts(1, 10).map((text, n) => store.append('t', n, [text])),
        );
        expect(results).toEqual(texts(1, 10).map((_, n) => ({ seq: n + 1 })));
        expect(await store.load('t')).toMatchObject({ events: texts(1, 10) });
      });
    });

    describe('group commit', () => {
      test('many tables at once; a conflict or a bad record fails no other', async () => {
        const ids = Array.from({ length: 100 }, (_, n) => `many${n}`);
        await Promise.all(ids.map((id) => addTable(store, id)));
        await store.append('many0', 0, texts(1, 1));
        const results = await Promise.allSettled([
          store.append('many0', 1, texts(2, 2), { members: ['nobody'] }),
          store.append('many1', 5, texts(6, 6)),
          store.append('nowhere', 0, texts(1, 1)),
          ...ids.slice(2).map((id) => store.append(id, 0, [`"${id}"`])),
        ]);
        expect(results.slice(0, 3)).toMatchObject([
          { status: 'rejected', reason: { code: 'BAD_RECORD' } },
          { status: 'fulfilled', value: { conflict: 0 } },
          { status: 'rejected', reason: { code: 'UNKNOWN_TABLE' } },
        ]);
        for (const result of results.slice(3)) {
          expect(result).toMatchObject({ status: 'fulfilled', value: { seq: 1 } });
        }
        expect(await store.load('many0')).toMatchObject({ seq: 1 });
        expect(await store.load('many77')).toMatchObject({ events: ['"many77"'] });
      });

      test('closing writes what is waiting', async () => {
        const second = await open();
        const waiting = second.append('t', 0, texts(1, 1));
        await second.close();
        expect(await waiting).toEqual({ seq: 1 });
        expect(await store.load('t')).toMatchObject({ seq: 1 });
        for (const late of [second.append('t', 1, texts(2, 2)), second.load('t'), second.ready()]) {
          await expect(late).rejects.toMatchObject({ code: 'STORE_CLOSED' });
        }
      });
    });

    describe('idempotency keys', () => {
      test('are kept with the events and found again', async () => {
        await store.append('t', 0, texts(1, 1), { key: record('k') });
        expect(await store.findKey('t', HOST, 'k')).toEqual(record('k'));
        expect(await store.findKey('t', HOST, 'other')).toBeNull();
        expect(await store.findKey('t', 'bob', 'k')).toBeNull();
      });

      test('a key used before answers with its record, at whatever number', async () => {
        await store.append('t', 0, texts(1, 1), { key: record('k', 'first') });
        const repeated = { repeated: record('k', 'first') };
        const again = { key: record('k', 'second') };
        expect(await store.append('t', 1, texts(2, 2), again)).toEqual(repeated);
        expect(await store.append('t', 0, texts(1, 1), again)).toEqual(repeated);
        expect(await store.load('t')).toMatchObject({ seq: 1 });
      });

      test('the same key from two stores at once counts once', async () => {
        const other = await open();
        const effects = { key: record('k') };
        const results = await Promise.all([
          ...Array.from({ length: 5 }, () => store.append('t', 0, [], effects)),
          ...Array.from({ length: 5 }, () => other.append('t', 0, [], effects)),
        ]);
        expect(results.filter((result) => 'seq' in result)).toHaveLength(1);
        expect(results.filter((result) => 'repeated' in result)).toHaveLength(9);
      });

      test('each table and each identity has its own', async () => {
        await addTable(store, 'u');
        const bobs = { ...record('k'), identity: 'bob' };
        expect(await store.append('t', 0, texts(1, 1), { key: record('k') })).toEqual({ seq: 1 });
        expect(await store.append('t', 1, texts(2, 2), { key: bobs })).toEqual({ seq: 2 });
        expect(await store.append('u', 0, texts(1, 1), { key: record('k') })).toEqual({ seq: 1 });
      });
    });

    test('snapshots: the newest, or the newest not after a number', async () => {
      await store.append('t', 0, texts(1, 4), { snapshot: { seq: 4, state: 'four' } });
      await store.append('t', 4, texts(5, 8), { snapshot: { seq: 7, state: 'seven' } });
      const seven = { snapshot: { seq: 7, state: 'seven' }, events: texts(8, 8), seq: 8 };
      const four = { snapshot: { seq: 4, state: 'four' }, events: texts(5, 8), seq: 8 };
      expect(await store.load('t')).toEqual(seven);
      expect(await store.load('t', 7)).toEqual(seven);
      expect(await store.load('t', 6)).toEqual(four);
      expect(await store.load('t', 6, 2)).toEqual({ ...four, events: texts(5, 6), seq: 6 });
      expect(await store.load('t', 3)).toEqual({ snapshot: null, events: texts(1, 8), seq: 8 });
    });

    describe('deadlines', () => {
      test('are claimed when due, earliest first, at most as many as asked for', async () => {
        const due: [string, number][] = [
          ['a', 30],
          ['b', 10],
          ['c', 20],
          ['d', 99],
        ];
        for (const [id, deadline] of due) {
          await addTable(store, id);
          await store.append(id, 0, texts(1, 1), { deadline });
        }
        expect(await store.claimDue(9, 10, 100, 'n1')).toEqual([]);
        expect(await store.claimDue(50, 2, 100, 'n1')).toEqual([
          { tableId: 'b', seq: 1, deadline: 10 },
          { tableId: 'c', seq: 1, deadline: 20 },
        ]);
        expect(await store.claimDue(50, 2, 100, 'n1')).toMatchObject([{ tableId: 'a' }]);
        expect(await store.claimDue(50, 2, 100, 'n1')).toEqual([]);
      });

      test('a lease holds until it ends', async () => {
        await store.append('t', 0, texts(1, 1), { deadline: 10 });
        expect(await store.claimDue(10, 5, 100, 'n1')).toHaveLength(1);
        expect(await store.claimDue(109, 5, 100, 'n2')).toEqual([]);
        expect(await store.claimDue(110, 5, 100, 'n2')).toHaveLength(1);
      });

      test('an append that moves the deadline ends the lease, another does not', async () => {
        await store.append('t', 0, texts(1, 1), { deadline: 10 });
        await store.claimDue(10, 5, 1000, 'n1');
        await store.append('t', 1, texts(2, 2));
        await store.append('t', 2, texts(3, 3), { deadline: 10 });
        expect(await store.claimDue(50, 5, 1000, 'n2')).toEqual([]);
        await store.append('t', 3, texts(4, 4), { deadline: 20 });
        const claimed = [{ tableId: 't', seq: 4, deadline: 20 }];
        expect(await store.claimDue(50, 5, 1000, 'n2')).toEqual(claimed);
        await store.append('t', 4, texts(5, 5), { deadline: null });
        expect(await store.claimDue(9000, 5, 1000, 'n2')).toEqual([]);
      });

      test('two nodes that claim and append at once never get the same table', async () => {
        const other = await open();
        const ids = Array.from({ length: 40 }, (_, n) => `due${n}`);
        for (const id of ids) await addTable(store, id);
        await Promise.all(ids.map((id) => store.append(id, 0, texts(1, 1), { deadline: 10 })));
        const claims = Array.from({ length: 20 }, (_, n) =>
          (n % 2 ? store : other).claimDue(50, 4, 1000, `n${n % 2}`),
        );
        const appends = ids.map((id, n) => (n % 2 ? store : other).append(id, 1, texts(2, 2)));
        const claimed = (await Promise.all(claims)).flat().map(({ tableId }) => tableId);
        expect(await Promise.all(appends)).toEqual(ids.map(() => ({ seq: 2 })));
        // A table that was being appended to may have been passed over: it comes next time.
        const rest = (await store.claimDue(50, 100, 1000, 'n1')).map(({ tableId }) => tableId);
        expect([...claimed, ...rest].toSorted()).toEqual(ids.toSorted());
      });
    });

    describe('issue 14, 1: what tables use', () => {
      const used = (since = 0) => store.usageOf({ host: HOST }, since);

      test('is counted by the append: events, bytes, bots, open tables', async () => {
        const before = await used();
        await store.append('t', 0, ['{"a":1}', '{"é":2}']);
        await store.append('t', 2, ['3'], { tally: { bots: 4, isOpen: true } });
        expect(await used()).toEqual({
          ...{ tables: before.tables, newTables: before.newTables, bots: 4 },
          ...{ events: before.events + 3, bytes: before.bytes + 7 + 8 + 1 },
        });
        expect(await store.append('t', 0, ['4'])).toEqual({ conflict: 3 });
        await store.append('t', 3, ['5'], { tally: { bots: 4, isOpen: false } });
        expect(await used()).toMatchObject({ tables: before.tables - 1, bots: 0 });
        expect((await used(Number.MAX_SAFE_INTEGER)).newTables).toBe(0);
      });

      test('is summed by host and by address, for each table asked for', async () => {
        for (const id of ['x', 'y']) {
          await store.createTable({ id, host: HOST, createdAt: 5, info: '{}', address: 'home' });
          await store.append(id, 0, ['1', '2']);
        }
        await store.append('t', 0, ['1']);
        expect(await store.usageOf({ address: 'home' }, 5)).toEqual({
          ...{ tables: 2, newTables: 2, bots: 0, events: 4, bytes: 4 },
        });
        const spent = (await store.spentFor(['x', 't', 'nowhere'])).toSorted((a, b) =>
          a.tableId < b.tableId ? -1 : 1,
        );
        expect(await store.addressOf('x')).toBe('home');
        expect([await store.addressOf('t'), await store.addressOf('nowhere')]).toEqual([
          null,
          null,
        ]);
        const host = { host: HOST, hostEvents: 5, hostBytes: 5 };
        expect(spent).toEqual([
          { tableId: 't', ...host, addressEvents: 0, addressBytes: 0 },
          { tableId: 'x', ...host, addressEvents: 4, addressBytes: 4 },
        ]);
      });

      test('has limits of its own for an identity, until they are taken back', async () => {
        expect(await store.getQuota(HOST)).toBeNull();
        await store.setQuota(HOST, '{"tables":1}');
        await store.setQuota(HOST, '{"tables":2}');
        expect(await store.getQuota(HOST)).toBe('{"tables":2}');
        await store.setQuota(HOST, null);
        expect(await store.getQuota(HOST)).toBeNull();
        await expect(store.setQuota('nobody', '{}')).rejects.toMatchObject({ code: 'BAD_RECORD' });
      });
    });

    describe('issue 14, 5: the sign that tables are served', () => {
      const tick = () => store.append('t', 0, texts(1, 1), { deadline: 99_999 });

      test('is kept while a clock runs, and a silence before one served again is an outage', async () => {
        expect(await store.lastBeat()).toBeNull();
        expect(await store.beat(1000, 1000, 0)).toEqual({
          at: 1000,
          isTicking: false,
          outages: [],
        });
        await store.beat(3000, 1000, 0);
        expect(await store.lastBeat()).toMatchObject({ at: 1000 });
        await tick();
        expect(await store.beat(4000, 1000, 0)).toEqual({ at: 4000, isTicking: true, outages: [] });
        await store.beat(4100, 1000, 0);
        expect(await store.lastBeat()).toMatchObject({ at: 4000 });
        const outages = [{ id: 1, from: 4000, until: 9000 }];
        expect(await store.beat(9000, 9000, 0)).toMatchObject({ at: 9000, outages });
        expect(await store.beat(9500, 9000, 0)).toMatchObject({ outages });
        expect(await store.beat(9500, 9000, 1)).toMatchObject({ outages: [] });
        // As long as nodes that serve may be silent: none.
        expect(await store.beat(10_500, 10_500, 1)).toMatchObject({ outages: [] });
        await store.close();
        expect(await (await open()).beat(11_000, 10_500, 0)).toMatchObject({ outages });
      });

      test('never goes back', async () => {
        await tick();
        await store.beat(5000, 5000, 0);
        expect(await store.beat(3000, 3000, 0)).toMatchObject({ at: 5000, outages: [] });
        expect(await store.lastBeat()).toMatchObject({ at: 5000 });
      });

      test('of many that find the same outage one writes it', async () => {
        await tick();
        await store.beat(1000, 1000, 0);
        const other = await open();
        const nodes = Array.from({ length: 8 }, (_, n) => (n % 2 ? store : other));
        await Promise.all(nodes.map((node, n) => node.beat(60_000 + n, 60_000 + n, 0)));
        const { outages } = await store.beat(60_100, 60_000, 0);
        expect(outages).toHaveLength(1);
        expect(outages[0]).toMatchObject({ from: 1000 });
      });

      test('a shared database has a clock, a file has none', async () => {
        const told = await store.clock();
        if (database.kind === 'sqlite') expect(told).toBeNull();
        else expect(told).toBeGreaterThan(1_700_000_000_000);
      });
    });

    test('hands: pages from the newest, one with its log, and a newer one of a number in place of the old', async () => {
      for (let n = 1; n <= 5; n += 1) {
        await store.append('t', n - 1, texts(n, n), { hand: hand(n) });
      }
      const page = await store.listHands('t', { limit: 2 });
      expect(page).toEqual([5, 4].map((n) => ({ ...hand(n), log: undefined })));
      const numbers = async (before: number) =>
        (await store.listHands('t', { limit: 2, before })).map(({ number }) => number);
      expect(await numbers(4)).toEqual([3, 2]);
      expect(await numbers(2)).toEqual([1]);
      expect(await numbers(1)).toEqual([]);
      expect(await store.getHand('t', 3)).toEqual(hand(3));
      expect(await store.getHand('t', 9)).toBeNull();
      expect(await store.handsAfter('t', 1, 1)).toEqual([hand(2)]);
      const reader = openReader(await store.place('t'));
      try {
        expect(await reader.handsAfter('t', 0, 2)).toEqual([hand(1), hand(2)]);
        expect(await reader.handsAfter('t', 2, 9)).toEqual(await store.handsAfter('t', 2, 9));
        expect(await reader.handsAfter('nowhere', 0, 9)).toEqual([]);
        expect(await reader.eventsAfter('t', 1, 3)).toEqual(texts(2, 4));
        expect(await reader.eventsAfter('nowhere', 0, 9)).toEqual([]);
      } finally {
        await reader.close();
      }
      const newer = { ...hand(3), summary: 'shown', log: 'shown later' };
      await store.append('t', 5, texts(6, 6), { hand: newer });
      expect(await store.getHand('t', 3)).toEqual(newer);
      expect(await numbers(4)).toEqual([3, 2]);
    });

    test('issue 14, 8: corrections of the ledger are found among the other events, newest first', async () => {
      const correction = (n: number) => `{"of":"room","event":{"type":"ledgerAdjusted","n":${n}}}`;
      // What people say has its quotes escaped.
      const said = JSON.stringify({ text: '"type":"ledgerAdjusted"' });
      await addTable(store, 'other');
      await store.append('other', 0, [correction(9)]);
      for (let n = 1; n <= 5; n++) {
        await store.append('t', 3 * (n - 1), [texts(n, n)[0] ?? '', correction(n), said]);
      }
      expect(await store.listCorrections('t', { limit: 2 })).toEqual([
        { seq: 14, body: correction(5) },
        { seq: 11, body: correction(4) },
      ]);
      const before = async (seq: number) =>
        (await store.listCorrections('t', { limit: 9, before: seq })).map((one) => one.seq);
      expect(await before(11)).toEqual([8, 5, 2]);
      expect(await before(2)).toEqual([]);
      expect(await store.listCorrections('nowhere', { limit: 1 })).toEqual([]);
    });

    describe('tables and identities', () => {
      test('a table is made once, with a host who exists', async () => {
        const table = { id: 'new', host: HOST, createdAt: 1_763_000_000_000, info: '{}' };
        expect(await store.createTable(table)).toBe(true);
        expect(await store.createTable({ ...table, info: '{"other":1}' })).toBe(false);
        expect(await store.getTable('new')).toEqual({ ...table, seq: 0, deadline: null });
        expect(await store.getTable('nowhere')).toBeNull();
        const bad = store.createTable({ ...table, id: 'newer', host: 'nobody' });
        await expect(bad).rejects.toMatchObject({ code: 'BAD_RECORD' });
        expect(await store.getTable('newer')).toBeNull();
      });

      test('are listed for their host and their members, newest first', async () => {
        await addTable(store, 'u', 2);
        await store.createIdentity({ id: 'bob', name: 'Bob', createdAt: 1, tokenHash: 'of bob' });
        await store.append('t', 0, texts(1, 1), { members: ['bob', HOST] });
        await store.append('t', 1, texts(2, 2), { members: ['bob'] });
        const ids = async (identity: string) =>
          (await store.listTables(identity)).map(({ id }) => id);
        expect(await ids(HOST)).toEqual(['u', 't']);
        expect(await ids('bob')).toEqual(['t']);
        expect(await ids('eve')).toEqual([]);
      });

      test('an identity is found by each of its tokens and renamed', async () => {
        const ann = { id: HOST, name: 'Ann', createdAt: 1 };
        expect((await store.findSession('hash-of-ann'))?.identity).toEqual(ann);
        expect(await store.findSession('hash-of-eve')).toBeNull();
        await store.addToken(HOST, 'hash-of-phone', { createdAt: 5, label: 'Phone' });
        expect(await store.renameIdentity(HOST, 'Änn ♠')).toBe(true);
        expect(await store.findSession('hash-of-phone')).toEqual({
          ...{ tokenHash: 'hash-of-phone', createdAt: 5, usedAt: 5, label: 'Phone' },
          identity: { ...ann, name: 'Änn ♠' },
        });
        expect(await store.getIdentity(HOST)).toMatchObject({ name: 'Änn ♠' });
        expect(await store.getIdentity('nobody')).toBeNull();
        expect(await store.renameIdentity('nobody', 'X')).toBe(false);
      });

      test('a token or an identity that exists is refused, and leaves nothing', async () => {
        const bob = { id: 'bob', name: 'Bob', createdAt: 2, tokenHash: 'hash-of-ann' };
        const refused = { code: 'BAD_RECORD' };
        await expect(store.createIdentity(bob)).rejects.toMatchObject(refused);
        expect(await store.getIdentity('bob')).toBeNull();
        await expect(addHost(store)).rejects.toMatchObject(refused);
        await expect(
          store.addToken('nobody', 'new', { createdAt: 1, label: '' }),
        ).rejects.toMatchObject(refused);
        await expect(store.renameIdentity(HOST, 'a\0b')).rejects.toMatchObject(refused);
      });
    });

    describe('issue 14, 11: sessions', () => {
      const hashes = async () => (await store.listSessions(HOST)).map(({ tokenHash }) => tokenHash);

      test('are listed by their last use, used, and ended one by one or all but one', async () => {
        await store.addToken(HOST, 'phone', { createdAt: 5, label: 'Phone' });
        await store.addToken(HOST, 'tablet', { createdAt: 6, label: 'Tablet' });
        expect(await hashes()).toEqual(['tablet', 'phone', 'hash-of-ann']);
        await store.useSession('phone', 9);
        await store.useSession('phone', 8);
        expect((await store.listSessions(HOST))[0]).toEqual({
          ...{ tokenHash: 'phone', createdAt: 5, usedAt: 9, label: 'Phone' },
        });
        expect(await store.knownSessions(['phone', 'x', 'tablet'])).toHaveLength(2);
        expect(await store.endSession('tablet')).toBe(true);
        expect(await store.endSession('tablet')).toBe(false);
        expect(await store.findSession('tablet')).toBeNull();
        await store.createIdentity({ id: 'bob', name: 'Bob', createdAt: 1, tokenHash: 'of bob' });
        expect(await store.endSessions(HOST, 'phone')).toBe(1);
        expect(await hashes()).toEqual(['phone']);
        expect(await store.endSessions(HOST, null)).toBe(1);
        expect(await store.findSession('of bob')).not.toBeNull();
      });

      test('unused or old ones are removed', async () => {
        await store.addToken(HOST, 'old', { createdAt: 100, label: '' });
        await store.useSession('old', 900);
        await store.addToken(HOST, 'unused', { createdAt: 300, label: '' });
        await store.addToken(HOST, 'fine', { createdAt: 600, label: '' });
        expect(await store.pruneSessions(500, 200)).toBe(3);
        expect(await hashes()).toEqual(['fine']);
      });

      test('players are listed by when they were seen, tables by when they were made', async () => {
        await store.createIdentity({ id: 'bob', name: 'Bob', createdAt: 7, tokenHash: 'of bob' });
        await store.addToken(HOST, 'phone', { createdAt: 5, label: '' });
        await addTable(store, 'u', 2);
        expect(await store.allPlayers(10)).toEqual([
          { id: 'bob', name: 'Bob', createdAt: 7, seenAt: 7, sessions: 1, tables: 0 },
          { id: HOST, name: 'Ann', createdAt: 1, seenAt: 5, sessions: 2, tables: 2 },
        ]);
        expect((await store.allTables(1)).map(({ id }) => id)).toEqual(['u']);
      });
    });

    test('devices that want to be told of turns are kept by session and table', async () => {
      const push = (tokenHash: string, tableId: string, createdAt: number) => ({
        ...{ tokenHash, tableId, createdAt, p256dh: 'key', auth: 'secret' },
        endpoint: `https://push.example/${tokenHash}`,
      });
      const kept = async (table: string, who = HOST) =>
        (await store.listPushes(table, who)).map(({ tokenHash }) => tokenHash);
      await store.addToken(HOST, 'phone', { createdAt: 5, label: '' });
      await store.savePush(push('phone', 't', 10));
      await store.savePush(push('hash-of-ann', 't', 11));
      await store.savePush(push('phone', 'u', 12));
      await store.savePush(push('nobody', 't', 12));
      expect(await store.listPushes('t', HOST)).toEqual([
        push('phone', 't', 10),
        push('hash-of-ann', 't', 11),
      ]);
      const again = { ...push('phone', 't', 13), endpoint: 'https://push.example/new' };
      await store.savePush(again);
      expect(await store.listPushes('t', HOST)).toContainEqual(again);
      expect(await kept('t', 'bob')).toEqual([]);
      await store.endPush('hash-of-ann', 't');
      expect(await kept('t')).toEqual(['phone']);
      await store.dropPush('https://push.example/phone');
      expect(await kept('u')).toEqual([]);
      await store.savePush(push('hash-of-ann', 't', 20));
      await store.prunePushes(15);
      expect(await kept('t')).toEqual(['hash-of-ann']);
      // Who is signed out is told nothing.
      await store.endSession('hash-of-ann');
      expect(await kept('t')).toEqual([]);
    });

    test('issue 20: shared tables are kept as last told, for who has the key', async () => {
      const share = (id: string, at: number) => ({
        ...{ id, at, keyHash: `key of ${id}`, payer: 'home', body: '{"first":true}' },
      });
      expect(await store.addShare(share('one', 10), 2)).toBe(true);
      expect(await store.addShare(share('two', 11), 2)).toBe(true);
      expect(await store.addShare(share('three', 12), 2)).toBe(false);
      expect(await store.addShare({ ...share('three', 12), payer: 'elsewhere' }, 2)).toBe(true);
      expect(await store.getShare('one')).toEqual({
        ...{ id: 'one', seq: 1, body: '{"first":true}', updatedAt: 10 },
      });
      expect(await store.saveShare('one', 'key of two', '{}', 20)).toBe(null);
      expect(await store.saveShare('nobody', 'key of two', '{}', 20)).toBe(null);
      expect(await store.saveShare('one', 'key of one', '{"later":true}', 20)).toBe(2);
      expect(await store.getShare('one')).toEqual({
        ...{ id: 'one', seq: 2, body: '{"later":true}', updatedAt: 20 },
      });
      expect(await store.shareSeqs(['one', 'two', 'nobody'])).toEqual(
        new Map([
          ['one', 2],
          ['two', 1],
        ]),
      );
      await store.pruneShares(12);
      expect(await store.getShare('two')).toBe(null);
      expect(await store.endShare('one', 'key of two')).toBe(false);
      expect(await store.endShare('one', 'key of one')).toBe(true);
      expect(await store.endShare('one', 'key of one')).toBe(false);
      expect(await store.getShare('one')).toBe(null);
    });

    test('issue 14, 13: bans are kept until they are taken back', async () => {
      const ban = {
        kind: 'address',
        who: '203.0.113.0/24',
        reason: 'floods',
        createdAt: 3,
      } as const;
      await store.addBan(ban);
      await store.addBan({ kind: 'player', who: HOST, reason: '', createdAt: 4 });
      await store.addBan({ ...ban, reason: 'floods again' });
      expect(await store.listBans()).toEqual([
        { ...ban, reason: 'floods again' },
        { kind: 'player', who: HOST, reason: '', createdAt: 4 },
      ]);
      expect(await store.removeBan('address', ban.who)).toBe(true);
      expect(await store.removeBan('address', ban.who)).toBe(false);
      expect(await store.listBans()).toHaveLength(1);
    });

    describe('issue 14, 13: the audit log', () => {
      test('is one chain, also when two nodes write at once', async () => {
        expect(await store.lastAudit()).toBeNull();
        const nodes = [store, await open()];
        const bodies = Array.from({ length: 12 }, (_, n) => `{"n":${n}}`);
        await Promise.all(bodies.map((body, n) => nodes[n % 2]?.appendAudit(body)));
        const lines = await store.listAudit(0, 100);
        expect(lines.map(({ body }) => body).sort()).toEqual([...bodies].sort());
        expect(brokenAt(lines)).toBeNull();
        expect(await store.lastAudit()).toEqual(lines.at(-1));
        expect(await store.listAudit(10, 1)).toEqual([lines[10]]);
      });

      test.each([
        ['changed', "UPDATE audit SET body = '{}' WHERE n = 3", 3],
        ['removed', 'DELETE FROM audit WHERE n = 3', 3],
        ['put in', "INSERT INTO audit (n, body, hash) VALUES (6, '{}', 'x')", 6],
        ['removed at the start', 'DELETE FROM audit WHERE n = 1', 1],
      ])('a line that was %s is found', async (_, sql, at) => {
        for (let n = 0; n < 5; n++) await store.appendAudit(`{"n":${n}}`);
        await database.exec(sql);
        expect(brokenAt(await store.listAudit(0, 100))).toBe(at);
      });
    });

    test('issue 14, 13: the host of a table is changed with an append, or not at all', async () => {
      await store.createIdentity({ id: 'bob', name: 'Bob', createdAt: 1, tokenHash: 'of bob' });
      expect(await store.append('t', 5, texts(1, 1), { host: 'bob' })).toEqual({ conflict: 0 });
      expect(await store.getTable('t')).toMatchObject({ host: HOST });
      await store.append('t', 0, texts(1, 1), { host: 'bob' });
      await store.append('t', 1, texts(2, 2));
      expect(await store.getTable('t')).toMatchObject({ host: 'bob' });
    });

    describe('secrets', () => {
      test('are made once, long, and the same for everybody who opens the database', async () => {
        const other = await open();
        const [one, two] = await Promise.all([store.secret('networks'), other.secret('networks')]);
        expect(two).toBe(one);
        expect(one).toMatch(/^[\w-]{43}$/);
        expect(await store.secret('something else')).not.toBe(one);
      });
    });

    describe('private links', () => {
      const link = (tokenHash: string, expiresAt: number, tableId: string | null = 't') => {
        return { tokenHash, identity: HOST, tableId, createdAt: 100, expiresAt };
      };

      test('lead to their identity and table, once', async () => {
        await store.createLink(link('a', 200));
        await store.createLink(link('b', 200, null));
        expect(await store.takeLink('a', 150)).toEqual({ identity: HOST, tableId: 't' });
        expect(await store.takeLink('a', 150)).toBeNull();
        expect(await store.takeLink('b', 150)).toEqual({ identity: HOST, tableId: null });
        expect(await store.takeLink('c', 150)).toBeNull();
      });

      test('lead nowhere when they have expired', async () => {
        await store.createLink(link('a', 200));
        expect(await store.takeLink('a', 200)).toBeNull();
        expect(await store.takeLink('a', 199)).not.toBeNull();
      });

      test('expired ones are forgotten when the next is made, others are not', async () => {
        await store.createLink(link('old', 200));
        await store.createLink(link('young', 201));
        await store.createLink({ ...link('new', 400), createdAt: 200 });
        expect(await store.takeLink('old', 150)).toBeNull();
        expect(await store.takeLink('young', 150)).not.toBeNull();
        expect(await store.takeLink('new', 150)).not.toBeNull();
      });

      test('are taken by one of many nodes', async () => {
        const other = await open();
        await store.createLink(link('a', 200));
        const nodes = [store, other, store, other, store, other];
        const taken = await Promise.all(nodes.map((node) => node.takeLink('a', 150)));
        expect(taken.filter((one) => one !== null)).toHaveLength(1);
      });

      test('belong to an identity that exists, and have one token each', async () => {
        const refused = { code: 'BAD_RECORD' };
        const nobodys = { ...link('a', 200), identity: 'nobody' };
        await expect(store.createLink(nobodys)).rejects.toMatchObject(refused);
        await store.createLink(link('a', 200));
        await expect(store.createLink(link('a', 300))).rejects.toMatchObject(refused);
        await expect(store.createLink(link('b', Number.NaN))).rejects.toMatchObject(refused);
      });
    });

    describe('watch', () => {
      test('tells of own appends until it is ended', async () => {
        const heard: [string, number][] = [];
        const end = store.watch((tableId, seq) => heard.push([tableId, seq]));
        await store.append('t', 0, texts(1, 2));
        await store.append('t', 0, texts(1, 2));
        await store.append('t', 2, [], { deadline: 1 });
        await store.append('t', 2, texts(3, 3));
        await until(() => heard.length === 2);
        expect(heard).toEqual([
          ['t', 2],
          ['t', 3],
        ]);
        end();
        await store.append('t', 3, texts(4, 4));
        await store.ready();
        expect(heard).toHaveLength(2);
      });

      test('another store sees the appends: by load, and PostgreSQL by watch', async () => {
        const other = await open();
        const heard: string[] = [];
        other.watch((tableId, seq) => heard.push(`${tableId} ${seq}`));
        await addTable(store, 'with space');
        await store.append('t', 0, texts(1, 2));
        await store.append('with space', 0, texts(1, 1));
        expect(await other.load('t')).toMatchObject({ events: texts(1, 2) });
        if (database.kind === 'sqlite') return;
        await until(() => heard.length === 2);
        // Two databases keep no order between them.
        const told = database.kind === 'sharded' ? heard.toSorted() : heard;
        expect(told).toEqual(['t 2', 'with space 1']);
      });
    });

    test('what was acknowledged survives kill -9', async () => {
      const promised = await appendAndKill([database.kind, database.target, 't'], 50);
      // A child killed while PostgreSQL works on its last append: that one may still be written.
      const loaded = await (await open()).load('t');
      expect(promised).toBeGreaterThanOrEqual(50);
      expect(loaded?.seq).toBeGreaterThanOrEqual(promised);
      expect(loaded?.events).toEqual(texts(1, loaded?.seq ?? 0));
    });

    describe('schema', () => {
      test('opening again keeps everything', async () => {
        await store.append('t', 0, texts(1, 1));
        await store.close();
        const again = await open();
        await again.ready();
        expect(await again.load('t')).toMatchObject({ seq: 1 });
      });

      test('a newer one is refused and left alone', async () => {
        await store.close();
        await database.exec('INSERT INTO schema_version (version) VALUES (999)');
        await expect(open()).rejects.toMatchObject({
          code: 'SCHEMA_NEWER',
          message: expect.stringMatching(/schema 999, this Sidepot knows \d+: use a newer/),
        });
        await expect(open()).rejects.toBeInstanceOf(StoreError);
        await database.exec('DELETE FROM schema_version WHERE version = 999');
        expect(await (await open()).getTable('t')).not.toBeNull();
      });
    });

    test('random interleavings through two stores equal a naive model', async () => {
      const other = await open();
      await fc.assert(
        fc.asyncProperty(rounds, (plan) => followsModel([store, other], plan)),
        { numRuns: 40 },
      );
    });
  });
}
