/** Who is connected, with several nodes on one PostgreSQL. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyPatch, type ServerMessage, type TableView } from '@sidepot/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTables, type Subscription, type TableService } from '../../src/index.js';
import { Presence } from '../../src/runtime/presence/presence.js';
import { openPostgresStore, type PresenceStore, type Store } from '../../src/store/index.js';
import { until } from '../store/backend.js';
import { bundle } from '../store/bundle.js';
import { type PostgresServer, startPostgres } from '../store/postgres-server.js';

const [ANN, BOB, CAT] = ['ann_0000000', 'bob_0000000', 'cat_0000000'];
/** They have not said who they are. */
const [EVE, FAY] = ['eve_0000000', 'fay_0000000'];
const RENEW_MS = 200;
/** Only to tell late from never. */
const PATIENCE = 60_000;

let server: PostgresServer;
let url: string;
let table: string;
const folder = mkdtempSync(join(tmpdir(), 'sidepot-node-'));
const script = join(folder, 'node.mjs');
const stores: Store[] = [];
const services: TableService[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  server = await startPostgres();
  await bundle(new URL('presence-node.ts', import.meta.url), script);
});

beforeEach(async () => {
  url = await server.database();
  const [store] = [await openStore()];
  for (const id of [ANN, BOB, CAT, EVE]) {
    await store.createIdentity({ id, name: id.slice(0, 3), createdAt: 1, tokenHash: `of ${id}` });
  }
  const one = node(store);
  const poker = { smallBlind: 1, bigBlind: 2, minBuyIn: 20, maxBuyIn: 200 };
  const made = await one.createTable({ id: ANN, name: 'Ann' }, { poker });
  if (!made.ok) throw new Error(made.error.code);
  table = made.value.id;
  for (const [i, id] of [BOB, CAT].entries()) {
    const name = id.slice(0, 3);
    for (const command of [
      { type: 'join', name } as const,
      { type: 'requestSeat', seat: i + 2, buyIn: 100 } as const,
    ]) {
      const envelope = { v: 1, table, key: `key-of-${name}-${command.type}`, command } as const;
      expect((await one.command({ id, name }, envelope)).ok).toBe(true);
    }
  }
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const service of services.splice(0)) await service.stop();
  for (const store of stores.splice(0)) await store.close();
});

afterAll(async () => {
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function openStore(): Promise<Store> {
  const store = await openPostgresStore(url);
  stores.push(store);
  return store;
}

function node(store: Store): TableService {
  const service = openTables({ store, isShared: true, presenceMs: RENEW_MS });
  services.push(service);
  return service;
}

/** What the database holds. */
const rows = async () => (await stores[0]?.presence?.read([table]).catch(() => [])) ?? [];

const newNode = async (): Promise<TableService> => node(await openStore());

/** Is Bob connected, as Ann sees it: now, and each time that Ann was told. */
class Onlooker {
  view: TableView | null = null;
  readonly seen: boolean[] = [];
  readonly isSlow = false;
  subscription: Subscription | null = null;

  static async at(service: TableService, id: string = ANN): Promise<Onlooker> {
    const made = new Onlooker();
    const joined = await service.subscribe({ id, name: null }, table, undefined, made);
    if (!joined.ok) throw new Error(joined.error.code);
    made.subscription = joined.value;
    return made;
  }

  isConnected(id: string): boolean | undefined {
    return this.view?.seats.find(({ player }) => player === id)?.connected;
  }

  get bob(): boolean | undefined {
    return this.isConnected(BOB);
  }

  send(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'snapshot') this.view = message.view;
    if (message.type === 'events' && this.view !== null) {
      this.view = applyPatch(this.view, message.patch, message.events);
    }
    if (this.bob !== undefined && message.type !== 'hello') this.seen.push(this.bob);
  }

  end(): void {}
}

/** A process with the sockets of these people. */
async function elsewhere(renewMs: number, ...people: readonly string[]): Promise<ChildProcess> {
  const args = [script, url, table, String(renewMs), ...people];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  expect(String(said)).toBe('there\n');
  return child;
}

describe('issue 14, 14: who is connected anywhere is connected', () => {
  test('a seat is shown connected, gone and back on both nodes', async () => {
    const [one, other] = [await newNode(), await newNode()];
    const [here, there] = [await Onlooker.at(one), await Onlooker.at(other)];
    const bob = await Onlooker.at(one, BOB);
    const second = await Onlooker.at(other, BOB);
    await until(
      async () => (await rows()).filter(({ player }) => player === BOB).length === 2,
      PATIENCE,
    );
    bob.subscription?.close();
    await until(
      async () => (await rows()).filter(({ player }) => player === BOB).length === 1,
      PATIENCE,
    );
    expect([here.bob, there.bob]).toEqual([true, true]);
    second.subscription?.close();
    await until(() => here.bob === false && there.bob === false, PATIENCE);
    await Onlooker.at(one, BOB);
    await until(() => here.bob === true && there.bob === true, PATIENCE);
  });

  test('a node that starts later knows it, too', async () => {
    const one = await newNode();
    const bob = await Onlooker.at(one, BOB);
    const ann = await Onlooker.at(await newNode());
    bob.subscription?.close();
    await until(() => ann.bob === false, PATIENCE);
    const late = await newNode();
    expect((await Onlooker.at(late)).bob).toBe(true);
  });

  test('issue 16, 12: the host alone is told how many look on without a name, anywhere', async () => {
    const [one, other] = [await newNode(), await newNode()];
    const [ann, bob] = [await Onlooker.at(one), await Onlooker.at(one, BOB)];
    expect(ann.view?.unnamed).toBe(0);
    const [here, there] = [await Onlooker.at(one, EVE), await Onlooker.at(other, FAY)];
    await until(() => ann.view?.unnamed === 2, PATIENCE);
    // Who comes later, and who takes a name.
    expect((await Onlooker.at(one)).view?.unnamed).toBe(2);
    const command = { type: 'join', name: 'Eve' } as const;
    const envelope = { v: 1, table, key: 'key-of-eve-join', command } as const;
    expect((await one.command({ id: EVE, name: 'Eve' }, envelope)).ok).toBe(true);
    await until(() => ann.view?.unnamed === 1, PATIENCE);
    here.subscription?.close();
    there.subscription?.close();
    await until(() => ann.view?.unnamed === 0, PATIENCE);
    // However it came to be known: a view is the same.
    expect((await Onlooker.at(one)).view?.unnamed).toBe(0);
    expect(bob.view?.unnamed).toBeUndefined();
  });

  test('a node killed with -9: its people are gone when its lease has ended', async () => {
    const one = await newNode();
    const ann = await Onlooker.at(one);
    const child = await elsewhere(RENEW_MS, BOB);
    await until(() => ann.bob === true, PATIENCE);
    child.kill('SIGKILL');
    await until(() => ann.bob === false, PATIENCE);
  });

  test('who is back at another node within the lease was never gone', async () => {
    const one = await newNode();
    const ann = await Onlooker.at(one);
    // Its lease is long enough for Bob to come back. Cat does not: so it is seen when it has ended.
    const child = await elsewhere(1000, BOB, CAT);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const bob = await Onlooker.at(one, BOB);
    await until(() => ann.isConnected(CAT) === false, PATIENCE);
    expect(ann.seen).not.toContain(false);
    bob.subscription?.close();
    await until(() => ann.bob === false, PATIENCE);
  });

  test('a database that restarts makes nobody gone, and is told anew who is there', async () => {
    const [one, other] = [await newNode(), await newNode()];
    const ann = await Onlooker.at(one);
    // Ann's node knows of Bob for certain when it has seen them go and come back.
    (await Onlooker.at(other, BOB)).subscription?.close();
    await until(() => ann.bob === false, PATIENCE);
    const bob = await Onlooker.at(other, BOB);
    await until(() => ann.bob === true, PATIENCE);
    const before = ann.seen.length;
    await server.stop();
    await server.start();
    await until(
      async () => (await rows()).filter(({ player }) => player !== '').length === 2,
      PATIENCE,
    );
    expect(ann.seen.slice(before)).not.toContain(false);
    bob.subscription?.close();
    await until(() => ann.bob === false, PATIENCE);
  });
});

test('issue 14, 14: a thousand who come back at once are one statement', async () => {
  const calls: string[] = [];
  const written: number[] = [];
  const told: string[] = [];
  const store: PresenceStore = {
    notices: {
      async tell(texts) {
        calls.push('tell');
        told.push(...texts);
      },
      hear: () => () => {},
    },
    renew: async () => ({ alive: [], isNew: false }),
    async write(_, changes) {
      calls.push('write');
      written.push(changes.length);
    },
    async read(ids) {
      calls.push(`read ${ids.length}`);
      return [];
    },
  };
  const presence = new Presence({
    ...{ store, node: 'one', now: Date.now, changed: () => {}, counted: () => {} },
    failed: (error) => {
      throw error;
    },
  });
  for (let i = 0; i < 1000; i++) presence.of(`table-${i % 200}`).came(`player-${i}`);
  await until(() => calls.length === 3, PATIENCE);
  expect(calls).toEqual(['write', 'tell', 'read 200']);
  expect(written).toEqual([1000]);
  expect(Math.max(...told.map((text) => Buffer.byteLength(text)))).toBeLessThan(8000);
  await presence.stop();
});
