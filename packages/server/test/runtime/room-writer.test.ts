import { rmSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqliteStore, openTables, type Store, type TableService } from '../../src/index.js';
import { RoomWriter } from '../../src/runtime/room-writer.js';
import { newFolder } from '../play/server.js';

/** Between two turns of the event loop. */
const STEPS = 50;

const ANN = { id: 'ann_0000000', name: 'Ann' };

let folder: string;
let store: Store;
let writer: TableService;
let table: string;

beforeEach(async () => {
  folder = newFolder();
  store = await openSqliteStore(folder);
  await store.createIdentity({ ...ANN, createdAt: 1, tokenHash: 'hash of Ann' });
  writer = openTables({ store });
  const made = await writer.createTable(ANN, { poker: { smallBlind: 1, bigBlind: 2 } });
  table = made.ok ? made.value.id : expect.unreachable();
});

afterEach(async () => {
  await writer.stop();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('issue 14, 4: a table that is loaded afresh', () => {
  test('is never seen before those who watch are shown it', async () => {
    let isTold = false;
    const live = new RoomWriter(
      table,
      store,
      () => {},
      () => {
        isTold = true;
      },
    );
    const before = await live.current();
    const command = { type: 'chat', text: 'one' } as const;
    await writer.command(ANN, { v: 1, table, key: 'key-00000001', command });
    const reloading = live.reload();
    // Whatever else runs meanwhile, who comes and goes for one, asks for the state between two steps.
    for (let step = 1; !isTold; step++) {
      expect(live.state).toBe(before);
      // Now and then a whole turn: what is long to read lets others have theirs, and waits for it.
      await (step % STEPS === 0 ? turn() : null);
    }
    await reloading;
    expect(live.state?.seq).toBe((before?.seq ?? 0) + 1);
  });
});
