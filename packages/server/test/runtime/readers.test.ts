/** Issue 14, 2: one reader freezes nobody. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { HAND_FORMATS } from '@sidepot/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { historyOf, type KeptHand } from '../../src/history/index.js';
import type { ArchiveJob } from '../../src/runtime/readers/archive.js';
import { Readers, type TextReading } from '../../src/runtime/readers/readers.js';
import { READ_LIMITS, Turnstile } from '../../src/runtime/readers/turnstile.js';
import { openSqliteStore, type Store } from '../../src/store/index.js';
import { bundle } from '../store/bundle.js';
import { TABLE, wholeArchive, withHands } from './archive-table.js';

const HANDS = 120;
let root = '';
let script: URL;
let store: Store;
let hands: readonly KeptHand[];
let job: ArchiveJob;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sidepot-readers-'));
  const file = join(root, 'reader-thread.mjs');
  await bundle(new URL('../../src/runtime/readers/reader-thread.ts', import.meta.url), file);
  script = pathToFileURL(file);
  store = await openSqliteStore(join(root, 'data'));
  hands = await withHands(store, HANDS);
  const place = await store.place(TABLE);
  job = { of: 'archive', place, table: TABLE, through: HANDS, viewer: 'ann', format: 'phh' };
});

afterAll(async () => {
  await store.close();
  await rm(root, { recursive: true, force: true });
});

function began(reading: TextReading | null): TextReading {
  if (reading === null) throw new Error('refused');
  return reading;
}

async function textOf(reading: TextReading | null): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of began(reading).chunks) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

describe.each(['a thread', 'this thread'])('issue 14, 2: %s reads', (who) => {
  const open = (limits = READ_LIMITS): Readers =>
    new Readers({ store, limits, script: who === 'a thread' ? script : null });

  test.each(HAND_FORMATS)('%s: byte for byte the archive of before', async (format) => {
    const readers = open();
    const viewer = String(Object.keys(hands[0]?.names ?? {})[0]);
    for (const through of [0, 1, 26, HANDS]) {
      const text = await textOf(await readers.read('ann', { ...job, through, viewer, format }));
      expect(text).toBe(wholeArchive(hands.slice(0, through), viewer, format));
    }
    expect(readers.size).toBe(0);
    await readers.stop();
    expect(readers.threads).toBe(0);
  });

  test('own data: every hand they were dealt, nothing of the others', async () => {
    const readers = open();
    const player = String(Object.keys(hands[0]?.names ?? {})[0]);
    const table = {
      place: job.place,
      id: TABLE,
      name: 'Long',
      createdAt: 1,
      isHost: false,
      seq: 0,
    };
    const own = { of: 'ownData', player, head: { player }, tables: [table, table] } as const;
    const data = JSON.parse(await textOf(await readers.read('ann', own))) as {
      player: string;
      tables: { id: string; hands: unknown[] }[];
    };
    const theirs = hands.filter(({ log }) => JSON.stringify(log[0]).includes(`"${player}"`));
    expect(theirs.length).toBeGreaterThan(0);
    const files = theirs.map((hand) => JSON.parse(historyOf(hand, player, 'ohh')));
    expect(data).toMatchObject({ player, tables: [{ id: TABLE, said: [] }, { id: TABLE }] });
    for (const one of data.tables) expect(one.hands).toEqual(files);
    expect(readers.started).toBe(1);
    await readers.stop();
  });

  test('who goes away stops the read and makes room', async () => {
    const readers = open({ ...READ_LIMITS, atOnce: 1 });
    const reading = began(await readers.read('ann', job));
    const next = readers.read('bob', job);
    expect(readers.size).toBe(1);
    for await (const _ of reading.chunks) break;
    expect((await textOf(await next)).length).toBeGreaterThan(0);
    // One that nobody has begun to take.
    const unread = began(await readers.read('ann', job)).chunks[Symbol.asyncIterator]();
    await unread.return?.();
    expect(readers.size).toBe(0);
    await readers.stop();
  });

  test('the server stops: what is being read breaks off, and nobody waits', async () => {
    const readers = open({ ...READ_LIMITS, atOnce: 1 });
    const reading = began(await readers.read('ann', job));
    const waiting = readers.read('bob', job);
    await readers.stop();
    expect(reading.signal.aborted).toBe(true);
    expect(await waiting).toBeNull();
    expect(await readers.read('cid', job)).toBeNull();
    expect(readers.size).toBe(0);
  });

  test('whoever takes too long to take it is cut off', async () => {
    const readers = open({ ...READ_LIMITS, longestMs: 1 });
    const { signal } = began(await readers.read('ann', job));
    await expect.poll(() => signal.aborted).toBe(true);
    expect(readers.size).toBe(0);
    await readers.stop();
  });
});

test('issue 14, 2: read in this thread, others go first after each hand', async () => {
  const readers = new Readers({ store, script: null });
  let turns = 0;
  let isReading = true;
  const others = (async () => {
    while (isReading) {
      await turn();
      turns++;
    }
  })();
  await textOf(await readers.read('ann', job));
  isReading = false;
  await others;
  expect(turns).toBeGreaterThanOrEqual(HANDS);
});

test('issue 14, 2: a reader that takes nothing makes the thread wait', async () => {
  const readers = new Readers({ store, script });
  const reading = await readers.read('ann', { ...job, format: 'ohh' });
  const iterator = began(reading).chunks[Symbol.asyncIterator]();
  const { value } = (await iterator.next()) as { value: Uint8Array };
  // It comes in chunks, and none is made that was not asked for.
  const whole = Buffer.byteLength(wholeArchive(hands, 'ann', 'ohh'));
  expect(value.byteLength).toBeLessThan(whole / 2);
  await iterator.return?.();
  await readers.stop();
});

test('issue 14, 2: a thread that dies fails its reads; the next read has a new one', async () => {
  const dying = join(root, 'dying.mjs');
  await writeFile(
    dying,
    "import { parentPort } from 'node:worker_threads'; parentPort.on('message', ({ say }) => say === 'more' && process.exit(1));",
  );
  const readers = new Readers({ store, script: pathToFileURL(dying) });
  for (let i = 0; i < 3; i++) {
    await expect(readers.read('ann', job)).rejects.toMatchObject({ code: 'STORE_FAILED' });
  }
  expect(readers.size).toBe(0);
  await readers.stop();
});

test('issue 14, 2: a database that cannot be read is refused at once', async () => {
  const readers = new Readers({ store, script });
  const nowhere = { ...job, place: { folder: join(root, 'nowhere') } };
  await expect(readers.read('ann', nowhere)).rejects.toMatchObject({ name: 'StoreError' });
  expect(readers.size).toBe(0);
  await readers.stop();
});

describe('issue 14, 2: limits of long reads', () => {
  const limits = { ...READ_LIMITS, atOnce: 3, perPerson: 2, waiting: 3, waitingPerPerson: 2 };

  test('two for each, three in all; others wait, and then are refused', async () => {
    const turnstile = new Turnstile(limits);
    expect(await turnstile.enter('ann')).toBe(true);
    expect(await turnstile.enter('ann')).toBe(true);
    const third = turnstile.enter('ann');
    expect(await turnstile.enter('bob')).toBe(true);
    const fourth = turnstile.enter('ann');
    expect(await turnstile.enter('ann')).toBe(false);
    const cid = turnstile.enter('cid');
    expect(await turnstile.enter('dan')).toBe(false);
    // Ann has two already, so it is Cid's turn.
    turnstile.leave('bob');
    expect(await cid).toBe(true);
    turnstile.leave('ann');
    expect(await third).toBe(true);
    turnstile.leave('ann');
    turnstile.leave('ann');
    turnstile.leave('cid');
    expect(await fourth).toBe(true);
    turnstile.leave('ann');
    expect(turnstile.size).toBe(0);
  });

  test('nobody waits for ever', async () => {
    const turnstile = new Turnstile({ ...limits, atOnce: 1, waitMs: 1 });
    expect(await turnstile.enter('ann')).toBe(true);
    expect(await turnstile.enter('bob')).toBe(false);
    turnstile.leave('ann');
    expect(await turnstile.enter('bob')).toBe(true);
  });
});
