import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  openSqliteStore,
  openTables,
  type Store,
  StoreError,
  type TableService,
} from '../../src/index.js';
import { ClockWatch } from '../../src/runtime/clock/clock-watch.js';
import { newFolder } from '../play/server.js';
import { until } from './waiting.js';

const ANN = { id: 'ann_0000000', name: 'Ann' };
const BOB = { id: 'bob_0000000', name: 'Bob' };

let folder: string;
let store: Store;
const services: TableService[] = [];

beforeEach(async () => {
  folder = newFolder();
  store = await openSqliteStore(folder);
  for (const { id, name } of [ANN, BOB]) {
    await store.createIdentity({ id, name, createdAt: 1, tokenHash: `hash of ${name}` });
  }
});

afterEach(async () => {
  for (const service of services.splice(0)) await service.stop();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

function node(parts: Partial<Store> = {}): TableService {
  const service = openTables({ store: { ...store, ...parts }, isShared: true });
  services.push(service);
  return service;
}

async function newTable(service: TableService): Promise<string> {
  const made = await service.createTable(ANN, { poker: { smallBlind: 1, bigBlind: 2 } });
  if (!made.ok) throw new Error(made.error.code);
  return made.value.id;
}

let keys = 0;
async function say(service: TableService, table: string, text: string): Promise<string> {
  const key = `key-${String(++keys).padStart(8, '0')}`;
  const command = { type: 'chat', text } as const;
  const answer = await service.command(ANN, { v: 1, table, key, command });
  return answer.ok ? 'ack' : answer.error.code;
}

async function watch(service: TableService, table: string): Promise<string[]> {
  const texts: string[] = [];
  const send = (text: string): void => void texts.push(text);
  await service.subscribe(ANN, table, undefined, { send, isSlow: false, end: () => {} });
  return texts;
}

const hears = (texts: readonly string[], said: string): Promise<void> =>
  until(`hearing of ${said}`, () => texts.some((text) => text.includes(said)), 10_000);

const lost = (): never => {
  throw new StoreError('OUTCOME_UNKNOWN', 'the connection broke');
};

describe('an append breaks off', () => {
  test('who watches there sees what another node writes', async () => {
    let isBroken = false;
    const append: Store['append'] = async (...args) => (isBroken ? lost() : store.append(...args));
    const [one, other] = [node({ append }), node()];
    const table = await newTable(one);
    const texts = await watch(one, table);
    isBroken = true;
    expect(await say(one, table, 'never written')).toBe('UNKNOWN_OUTCOME');
    expect(await say(other, table, 'from the other node')).toBe('ack');
    await hears(texts, 'from the other node');
    expect(texts.join()).not.toContain('never written');
  });

  test('what was written all the same is seen', async () => {
    let isBroken = false;
    const append: Store['append'] = async (...args) => {
      const result = await store.append(...args);
      return isBroken ? lost() : result;
    };
    const one = node({ append });
    const table = await newTable(one);
    const texts = await watch(one, table);
    isBroken = true;
    expect(await say(one, table, 'written')).toBe('UNKNOWN_OUTCOME');
    await hears(texts, 'written');
  });

  test('issue 14, 10: a reply that was lost is found by its key, and told as what it is', async () => {
    let broken = 0;
    const append: Store['append'] = async (...args) => {
      const result = await store.append(...args);
      return broken-- > 0 ? lost() : result;
    };
    const one = node({ append });
    const table = await newTable(one);
    const texts = await watch(one, table);
    broken = 1;
    expect(await say(one, table, 'written once')).toBe('ack');
    await hears(texts, 'written once');
    const told = texts.flatMap((text) => text.match(/"text":"written once"/g) ?? []);
    const { events } = (await store.load(table, 0))!;
    expect(events.filter((text) => text.includes('written once')).length).toBe(1);
    // In the event and in the patch of the chat.
    expect(told.length).toBeLessThanOrEqual(2);
  });

  test('issue 14, 10: UNAVAILABLE is said only where nothing was done', async () => {
    let isAway = false;
    const append: Store['append'] = async (...args) => {
      if (isAway) throw new StoreError('DATABASE_UNREACHABLE', 'away');
      return store.append(...args);
    };
    const one = node({ append });
    const table = await newTable(one);
    isAway = true;
    expect(await say(one, table, 'nothing')).toBe('UNAVAILABLE');
    const { events } = (await store.load(table, 0))!;
    expect(events.join()).not.toContain('nothing');
  });

  test('issue 14, 10: a refusal that cannot be held against its key is not called one', async () => {
    let isAway = false;
    const findKey: Store['findKey'] = async (...args) => {
      if (isAway) throw new StoreError('DATABASE_UNREACHABLE', 'away');
      return store.findKey(...args);
    };
    const one = node({ findKey });
    const table = await newTable(one);
    isAway = true;
    const command = { type: 'resume' } as const;
    const answer = await one.command(ANN, { v: 1, table, key: 'key-of-resume', command });
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'UNKNOWN_OUTCOME', retryAfter: expect.any(Number) },
    });
  });

  test('news that could not be read are read later', async () => {
    let isBroken = false;
    const eventsAfter: Store['eventsAfter'] = async (...args) =>
      isBroken ? lost() : store.eventsAfter(...args);
    const [one, other] = [node({ eventsAfter }), node()];
    const table = await newTable(one);
    const texts = await watch(one, table);
    isBroken = true;
    expect(await say(other, table, 'missed at first')).toBe('ack');
    isBroken = false;
    await hears(texts, 'missed at first');
  });
});

describe('another node is first', () => {
  test('a refusal does not make it deaf to what follows', async () => {
    // Nothing is told to the one node until it has lost the race for the same numbers.
    let tell: ((table: string, seq: number) => void) | null = null;
    const quiet: Partial<Store> = {
      watch: (listener) => {
        tell = listener;
        return () => {};
      },
    };
    const [one, other] = [node(quiet), node()];
    const table = await newTable(one);
    const texts = await watch(one, table);
    const join = { type: 'join', name: 'Zed' } as const;
    const joined = await other.command(BOB, { v: 1, table, key: 'join-as-zed', command: join });
    expect(joined.ok).toBe(true);
    const addBot = { type: 'addBot', seat: null, strength: 'easy', name: 'Zed' } as const;
    const added = await one.command(ANN, { v: 1, table, key: 'bot-as-zed', command: addBot });
    expect(added).toMatchObject({ error: { code: 'NAME_TAKEN' } });
    const { seq } = (await store.getTable(table))!;
    expect(await say(other, table, 'still here')).toBe('ack');
    tell!(table, seq + 1);
    await hears(texts, 'still here');
  });

  test('who is late again and again is heard all the same', async () => {
    const other = node();
    const append: Store['append'] = async (...args) => {
      await say(other, table, 'me first');
      return store.append(...args);
    };
    const one = node({ append });
    const table = await newTable(other);
    expect(await say(one, table, 'at last')).toBe('ack');
  });
});

describe('the clocks of a node that died', () => {
  test('more than one look takes are all seen to without a pause', async () => {
    vi.useFakeTimers();
    try {
      const due = Array.from({ length: 230 }, (_, i) => ({ tableId: `${i}`, seq: 1, deadline: 1 }));
      const seen: string[] = [];
      const claimDue: Store['claimDue'] = async (_now, limit) => due.splice(0, limit);
      const clocks = new ClockWatch({
        store: { ...store, claimDue },
        owner: 'one',
        isShared: true,
        now: Date.now,
        due: (table) => seen.push(table),
        failed: () => {},
      });
      await vi.advanceTimersByTimeAsync(10);
      await clocks.stop();
      expect(seen.length).toBe(230);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a node that is busy with the table when it claims the clock sees to it', async () => {
    const before = openTables({ store, isShared: true });
    const table = await newTable(before);
    for (const seat of [1, 2]) {
      const command = { type: 'addBot', seat, strength: 'easy' } as const;
      await before.command(ANN, { v: 1, table, key: `add-bot-${seat}`, command });
    }
    const start = { type: 'startGame' } as const;
    await before.command(ANN, { v: 1, table, key: 'start-game', command: start });
    await before.stop();
    const { seq } = (await store.getTable(table))!;

    let isClaimed = false;
    let goOn: (() => void) | null = null;
    const claimDue: Store['claimDue'] = async (...args) => {
      if (isClaimed || goOn === null) return [];
      const claimed = await store.claimDue(...args);
      isClaimed = claimed.length > 0;
      if (isClaimed) setTimeout(goOn, 0);
      return claimed;
    };
    const eventsAfter: Store['eventsAfter'] = async (...args) => {
      const events = await store.eventsAfter(...args);
      if (goOn === null) await new Promise<void>((resolve) => (goOn = resolve));
      return events;
    };
    const after = node({ claimDue, eventsAfter });
    const sink = { send: () => {}, isSlow: false, end: () => {} };
    await after.subscribe(ANN, table, 1, sink);
    await until('the hand goes on', async () => (await store.getTable(table))!.seq > seq, 10_000);
  });
});
