import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type AppendListener,
  openSqliteStore,
  openTables,
  type Store,
  type TableService,
} from '../../src/index.js';
import { until } from '../crash/waiting.js';
import { newFolder } from '../play/server.js';

const ANN = { id: 'ann_0000000', name: 'Ann' };

let folder: string;
let store: Store;
const services: TableService[] = [];

beforeEach(async () => {
  folder = newFolder();
  store = await openSqliteStore(folder);
  await store.createIdentity({ ...ANN, createdAt: 1, tokenHash: 'hash of Ann' });
});

afterEach(async () => {
  for (const service of services.splice(0)) await service.stop();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A node that hears only what the test tells it, and counts what it reads of events. */
function deafNode(parts: Partial<Store> = {}) {
  let hear: AppendListener = () => {};
  let reads = 0;
  const service = openTables({
    store: {
      ...store,
      ...parts,
      eventsAfter: async (...args) => {
        reads += 1;
        return store.eventsAfter(...args);
      },
      watch(listener) {
        hear = listener;
        return () => {};
      },
    },
    isShared: true,
  });
  services.push(service);
  return {
    service,
    tell: (...news: Parameters<AppendListener>) => hear(...news),
    reads: () => reads,
  };
}

async function watch(service: TableService, table: string): Promise<string[]> {
  const texts: string[] = [];
  const send = (text: string): void => void texts.push(text);
  await service.subscribe(ANN, table, undefined, { send, isSlow: false, end: () => {} });
  return texts;
}

let keys = 0;
async function say(service: TableService, table: string, text: string): Promise<void> {
  const key = `key-${String(++keys).padStart(8, '0')}`;
  const command = { type: 'chat', text } as const;
  const answer = await service.command(ANN, { v: 1, table, key, command });
  expect(answer.ok).toBe(true);
}

const seqs = (texts: readonly string[]): number[] =>
  texts
    .map((text) => JSON.parse(text) as { type: string; seq: number })
    .flatMap(({ type, seq }) => (type === 'events' ? [seq] : []));

describe('issue 14, 16: news that bring the events along', () => {
  let writer: TableService;
  let table: string;
  let first: number;

  beforeEach(async () => {
    writer = openTables({ store });
    services.push(writer);
    const made = await writer.createTable(ANN, { poker: { smallBlind: 1, bigBlind: 2 } });
    table = made.ok ? made.value.id : expect.unreachable();
    first = (await store.getTable(table))?.seq ?? 0;
  });

  test('the next ones are taken as they are, and nothing is read', async () => {
    const { service, tell, reads } = deafNode();
    const texts = await watch(service, table);
    const loading = reads();
    for (const text of ['one', 'two', 'three']) await say(writer, table, text);
    const events = await store.eventsAfter(table, first, 9);
    tell(table, first + 1, events.slice(0, 1));
    tell(table, first + 3, events.slice(1));
    await until('three is heard of', () => seqs(texts).at(-1) === first + 3);
    expect(seqs(texts)).toEqual([first + 1, first + 3]);
    expect(reads() - loading).toBe(0);
  });

  test('told twice, in part again, late, or out of order: each is seen once', async () => {
    const { service, tell, reads } = deafNode();
    const texts = await watch(service, table);
    const loading = reads();
    for (const text of ['one', 'two', 'three']) await say(writer, table, text);
    const events = await store.eventsAfter(table, first, 9);
    tell(table, first + 1, events.slice(0, 1));
    tell(table, first + 1, events.slice(0, 1));
    tell(table, first + 2, events.slice(0, 2));
    tell(table, first + 1, events.slice(0, 1));
    await until('two is heard of', () => seqs(texts).at(-1) === first + 2);
    expect(reads() - loading).toBe(0);
    await say(writer, table, 'four');
    const last = await store.eventsAfter(table, first + 3, 9);
    // Three never came: what is between is read.
    tell(table, first + 4, last);
    await until('four is heard of', () => seqs(texts).at(-1) === first + 4);
    expect(seqs(texts)).toEqual([first + 1, first + 2, first + 4]);
    expect(texts.filter((text) => text.includes('three'))).toHaveLength(1);
    expect(reads() - loading).toBe(1);
  });

  test('what nobody tells of is found in the store', async () => {
    const { service } = deafNode();
    const texts = await watch(service, table);
    await say(writer, table, 'untold');
    await until('untold is heard of', () => texts.some((text) => text.includes('untold')));
  });

  test('news of another past than the one that was read are found out', async () => {
    let epoch = 1;
    const { service, tell } = deafNode({ epoch: () => epoch });
    const texts = await watch(service, table);
    await say(writer, table, 'one');
    await say(writer, table, 'two');
    const [one = '', two = ''] = await store.eventsAfter(table, first, 9);
    // What this node hears first never came to be in the store; the rest did.
    tell(table, first + 1, [one.replace('one', 'never')]);
    tell(table, first + 2, [two]);
    await until('two is heard of', () => seqs(texts).at(-1) === first + 2);
    epoch = 2;
    await say(writer, table, 'three');
    tell(table, first + 3, await store.eventsAfter(table, first + 2, 9));
    await until('the truth is told', () => texts.at(-1)?.includes('"text":"one"') === true);
    expect(texts.at(-1)).toContain('three');
    expect(texts.at(-1)).not.toContain('never');
  });
});
