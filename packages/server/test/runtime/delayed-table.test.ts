/** Issue 14, 8 and 2: a table seen late, and one that is loaded, hold nobody up however long they are. */

import { setImmediate as turn } from 'node:timers/promises';
import { MAX_EVENTS } from '@sidepot/protocol';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type RoomState, rebuildRoom, type Stored } from '../../src/room/index.js';
import { DelayedTable, stateAt } from '../../src/runtime/journal/delayed-table.js';
import { foldPast, readPast } from '../../src/runtime/journal/journal.js';
import { missedBy } from '../../src/runtime/journal/missed.js';
import { Queue } from '../../src/runtime/turns/queue.js';
import type { Store } from '../../src/store/index.js';
import { HOST, NOW, Table } from '../room/tables.js';

const DELAY = 30 * 60_000;
/** One every tenth of a second, for half an hour and a bit. */
const EVENTS = 20_000;
const EVERY_MS = 100;

const table = new Table();
const first = table.events;
const said = (n: number): Stored => ({
  of: 'room',
  at: NOW + n * EVERY_MS,
  event: { type: 'said', player: HOST, text: String(n) },
});
const events: readonly Stored[] = [
  ...first,
  ...Array.from({ length: EVENTS - first.length }, (_, i) => said(first.length + i)),
];
const texts = events.map((event) => JSON.stringify(event));
const END = NOW + EVENTS * EVERY_MS;

/** Counts what is read. */
function storeOf(known: () => number): { readonly store: Store; readonly limits: number[] } {
  const limits: number[] = [];
  const eventsAfter = async (_: string, seq: number, limit: number): Promise<string[]> => {
    limits.push(limit);
    return texts.slice(seq, Math.min(seq + limit, known()));
  };
  const load = async (id: string, _: unknown, limit = EVENTS) => {
    const page = await eventsAfter(id, 0, limit);
    return { snapshot: null, events: page, seq: page.length };
  };
  return { store: { eventsAfter, load } as unknown as Store, limits };
}

async function whileTurning<T>(work: Promise<T>): Promise<{ value: T; turns: number }> {
  let turns = 0;
  let isOver = false;
  const counting = (async () => {
    while (!isOver) {
      await turn();
      turns++;
    }
  })();
  const value = await work;
  isOver = true;
  await counting;
  return { value, turns };
}

/** Each look at the clock costs a millisecond: a slice is a few events, on any machine. */
function slowClock(): void {
  let now = 0;
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now++);
  onTestFinished(() => void spy.mockRestore());
}

test('issue 14, 2: what somebody missed is looked through in slices', async () => {
  slowClock();
  const { store, limits } = storeOf(() => EVENTS);
  const state = rebuildRoom(events);
  const missing = missedBy(store, state, String(HOST), first.length);
  const { value, turns } = await whileTurning(missing);
  expect(limits).toEqual([MAX_EVENTS]);
  expect(value.seq).toBe(first.length + MAX_EVENTS);
  const wanted = events.slice(first.length, value.seq);
  expect(value.events.map(({ event }) => event)).toEqual(wanted.map(({ event }) => event));
  expect(turns).toBeGreaterThanOrEqual(MAX_EVENTS / 10);
});

describe('a table that is loaded without a snapshot', () => {
  test('issue 14, 2: is folded in slices, and others go first in between', async () => {
    const { store, limits } = storeOf(() => EVENTS);
    const load = async (): Promise<RoomState | null> => {
      const past = await readPast(store, 'table_0000');
      return past && foldPast(past);
    };
    slowClock();
    const { value, turns } = await whileTurning(load());
    expect(value).toEqual(rebuildRoom(events));
    expect(Math.max(...limits)).toBeLessThanOrEqual(200);
    expect(turns).toBeGreaterThanOrEqual(EVENTS / 10);
  });
});

describe('issue 14, 8: a delay of half an hour', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
  });

  test('the state of then is found by halves, and no more is read than it takes', async () => {
    const { store, limits } = storeOf(() => EVENTS);
    const now = rebuildRoom(events);
    // The first events have one time.
    for (const seq of [first.length, first.length + 1, 700, EVENTS]) {
      limits.length = 0;
      const state = await stateAt(store, now, events[seq - 1]?.at ?? 0);
      expect(state?.seq).toBe(seq);
      expect(limits.filter((limit) => limit === 1).length).toBeLessThanOrEqual(15);
    }
    expect((await stateAt(store, now, 0))?.seq).toBe(1);
  });

  test('few events are kept, all are shown in order when they are due', async () => {
    let time = END;
    let known = EVENTS / 2;
    const { store, limits } = storeOf(() => known);
    const shown: number[] = [];
    const from = rebuildRoom(first);
    const delayed = new DelayedTable({
      store,
      state: from,
      head: known,
      delay: DELAY,
      now: () => time,
      changed: (before, after, due) => {
        expect(after.seq).toBe(before.seq + due.length);
        expect(due.length).toBeLessThanOrEqual(100);
        shown.push(...due.map(({ at }) => at));
      },
      failed: (error) => expect.fail(String(error)),
    });
    // Bots play on meanwhile.
    time = NOW;
    for (let seq = known; seq < EVENTS; seq += 5) {
      known += 5;
      delayed.push(events.slice(seq, seq + 5));
      expect(delayed.kept).toBeLessThanOrEqual(1000);
    }
    const step = async (): Promise<void> => {
      await vi.advanceTimersToNextTimerAsync();
      for (let i = 0; i < 500; i++) await turn();
    };
    await step();
    expect(shown).toEqual([]);
    time = NOW + DELAY + (EVENTS / 2) * EVERY_MS;
    await step();
    expect(delayed.state.seq).toBe(EVENTS / 2 + 1);
    time = END + DELAY;
    await step();
    expect(shown).toEqual(events.slice(first.length).map(({ at }) => at));
    expect(delayed.state).toEqual(rebuildRoom(events));
    expect(Math.max(...limits)).toBeLessThanOrEqual(200);
    delayed.stop();
  });

  test('a store that fails is asked again', async () => {
    const { store } = storeOf(() => 10);
    let failures = 0;
    const broken = {
      ...store,
      eventsAfter: (...args: Parameters<Store['eventsAfter']>) =>
        failures < 2 ? Promise.reject(new Error('gone')) : store.eventsAfter(...args),
    };
    const delayed = new DelayedTable({
      store: broken,
      state: rebuildRoom(first),
      head: 10,
      delay: DELAY,
      now: () => END + DELAY,
      changed: () => {},
      failed: () => {
        failures++;
      },
    });
    await vi.advanceTimersByTimeAsync(2000);
    await turn();
    expect(failures).toBe(2);
    expect(delayed.state.seq).toBe(10);
    delayed.stop();
  });
});

test('a queue gives back what it was given, in order', () => {
  const queue = new Queue<number>();
  const out: number[] = [];
  for (let n = 0; n < 1000; n++) {
    queue.push(n);
    if (n % 3 === 0) out.push(queue.shift() ?? -1);
  }
  expect(queue.size).toBe(1000 - out.length);
  expect(queue.next).toBe(out.length);
  while (queue.size > 0) out.push(queue.shift() ?? -1);
  expect(out).toEqual(Array.from({ length: 1000 }, (_, n) => n));
  expect(queue.shift()).toBeUndefined();
});
