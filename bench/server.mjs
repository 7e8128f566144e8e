// The table server under load: one process serves, another plays over real sockets.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { number } from './common.mjs';
import { start, startHost } from './server/child.mjs';
import { diskWait } from './server/disk.mjs';
import { require } from './server/packages.mjs';
import { startPostgres } from './server/postgres.mjs';
import { startUp } from './server/start-up.mjs';

/** Short and many: the machine is not as fast in every second. */
const ROUNDS = 15;
const ACTIONS_MS = 2000;
/** Until Node has compiled what it runs, and a database is no longer as quick as an empty one. */
const WARM_UP_MS = 20_000;
const ROUND_MS = 4000;
const BUSY_TABLES = 200;
const SIZES = [10, 100, 1000];
const BOT_TABLES = 2000;
const BOTS = 6;
const BOT_MS = 60_000;
const IDLE_TABLES = 1000;
const WARM_UP_TABLES = 500;

const withFolder = async (work) => {
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const withStores = (work) =>
  withFolder(async (folder) => {
    const postgres = await startPostgres();
    try {
      const stores = [
        { name: 'SQLite', at: (name) => ({ folder: join(folder, name) }) },
        {
          name: 'PostgreSQL',
          at: async (name) => ({ databaseUrl: await postgres.database(name) }),
        },
      ];
      await work(stores, folder);
    } finally {
      await postgres.remove();
    }
  });

export const durableResults = (print, table) =>
  withStores((stores, folder) => actions(print, table, stores, diskWait(folder)));

export const serverResults = (print, table) =>
  withStores(async (stores, folder) => {
    await delays(print, table, stores);
    await bots(print, folder);
    await firstPage(print, folder);
  });

export const memoryResults = (print) => withFolder((folder) => memory(print, folder));

/** A server and its players, ready to play at so many tables. */
async function withTables(store, tables, work) {
  const [host, load] = [startHost(), start('load.mjs')];
  try {
    const url = await host.call('serve', { store });
    await load.call('gather', { url, count: tables });
    await load.call('play', { milliseconds: 1000 });
    return await work(host, load);
  } finally {
    await load.stop();
    await host.call('stop');
    await host.stop();
  }
}

async function actions(print, table, stores, wait) {
  print('## Table server: durable actions');
  print();
  print(
    `Two people at each of ${BUSY_TABLES} tables, each with a socket of their own in another process, act as soon as it ` +
      'is their turn; an action counts when it is acknowledged, and it is acknowledged when it is on the disk. ' +
      'Beside it what the same process appends to the same kind of store with no poker and no sockets: the appends ' +
      `of a recorded game, ${BUSY_TABLES} tables at once. After ${WARM_UP_MS / 1000} s each to warm up the two take turns, ` +
      `${ACTIONS_MS / 1000} s each, and the best of ${ROUNDS} counts. Again: \`npm run bench -- durable\`. ` +
      `One page on this disk (fdatasync) takes ${wait.toFixed(2)} ms.`,
  );
  print();
  const rows = [];
  for (const { name, at } of stores) {
    const [played, appended] = [await at('played'), await at('appended')];
    const best = { raw: 0, played: 0 };
    await withTables(played, BUSY_TABLES, async (host, load) => {
      const options = { store: appended, tables: BUSY_TABLES, milliseconds: ACTIONS_MS };
      await host.call('raw', { ...options, milliseconds: WARM_UP_MS });
      await load.call('play', { milliseconds: WARM_UP_MS });
      for (let round = 0; round < ROUNDS; round++) {
        const raw = await host.call('raw', options);
        const { perSecond } = await load.call('play', { milliseconds: ACTIONS_MS });
        best.raw = Math.max(best.raw, raw);
        best.played = Math.max(best.played, perSecond);
      }
    });
    const ratio = (best.played / best.raw).toFixed(2);
    rows.push([name, number(best.played), number(best.raw), ratio]);
  }
  table(['store', 'actions/s', 'appends/s', 'ratio'], rows);
}

async function delays(print, table, stores) {
  print('## Table server: from send to seen by all');
  print();
  print(
    'Milliseconds, at tables that are always busy: more than the machine can do, so they wait.',
  );
  print();
  const rows = [];
  for (const { name, at } of stores) {
    for (const tables of SIZES) {
      await withTables(await at(`delays${tables}`), tables, async (_, load) => {
        const { perSecond, p50, p99 } = await load.call('play', { milliseconds: 2 * ROUND_MS });
        rows.push([name, number(tables), p50.toFixed(1), p99.toFixed(1), number(perSecond)]);
      });
    }
  }
  table(['store', 'tables', 'p50', 'p99', 'actions/s'], rows);
}

const MEGABYTE = 1024 * 1024;

async function withServer(store, execArgv, work) {
  const [host, load] = [startHost(execArgv), start('load.mjs')];
  try {
    await work(host, load, await host.call('serve', { store }));
  } finally {
    await load.stop();
    await host.call('stop');
    await host.stop();
  }
}

async function bots(print, folder) {
  const store = { folder: join(folder, 'bots') };
  await withServer(store, [], async (host, load, url) => {
    await load.call('gatherBots', { url, count: BOT_TABLES, bots: BOTS });
    const Database = require('libsql');
    const db = new Database(join(store.folder, 'sidepot.db'), { readonly: true });
    const counts = async () => ({
      time: performance.now(),
      hands: db
        .prepare('SELECT sum(n) AS n FROM (SELECT max(number) AS n FROM hands GROUP BY table_id)')
        .get().n,
      events: await load.call('metric', { url, name: 'sidepot_events_written_total' }),
    });
    const before = await counts();
    await new Promise((resolve) => setTimeout(resolve, BOT_MS));
    const after = await counts();
    db.close();
    const { peak } = await host.call('memory');
    const perSecond = (name) => ((after[name] - before[name]) * 1000) / (after.time - before.time);
    print('## Table server: bots');
    print();
    print(
      `${number(BOT_TABLES)} tables with ${BOTS} bots each, which play without a pause, on one process for ` +
        `${BOT_MS / 1000} seconds: ${number(perSecond('hands'))} hands and ${number(perSecond('events'))} events a second, ` +
        `all stored; at most ${number(peak / MEGABYTE)} MB of memory (RSS).`,
    );
    print();
  });
}

async function memory(print, folder) {
  const store = { folder: join(folder, 'idle') };
  await withServer(store, ['--expose-gc'], async (host, load, url) => {
    // What is loaded and compiled with the first tables is not theirs.
    await load.call('gatherIdle', { url, count: WARM_UP_TABLES });
    const empty = await host.call('memory');
    await load.call('gatherIdle', { url, count: IDLE_TABLES });
    const seated = await host.call('memory');
    const viewers = await load.call('watchIdle', { url });
    const watched = await host.call('memory');
    const each = (from, to, count) => ((to.heapUsed - from.heapUsed) / 1024 / count).toFixed(1);
    const whole = (from, to, count) => ((to.rss - from.rss) / 1024 / count).toFixed(1);
    print('## Table server: memory');
    print();
    print(
      `A loaded table with two people and no hand takes ${each(empty, seated, IDLE_TABLES)} kB of heap ` +
        `(${whole(empty, seated, IDLE_TABLES)} kB of RSS), a connected viewer ${each(seated, watched, viewers)} kB ` +
        `(${whole(seated, watched, viewers)} kB of RSS); measured with ${number(IDLE_TABLES)} tables and ${number(viewers)} viewers.`,
    );
    print();
  });
}

async function firstPage(print, folder) {
  const times = [];
  for (let round = 0; round < 5; round++) times.push(await startUp(join(folder, `start${round}`)));
  print('## Table server: start');
  print();
  print(
    `From \`npm start\`, with everything installed and built, to the first page: ` +
      `${(Math.min(...times) / 1000).toFixed(2)} s (best of ${times.length}).`,
  );
  print();
}
