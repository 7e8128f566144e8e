// A full evening on one server: many tables at the pace of people, while somebody reads a long archive.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { number } from '../common.mjs';
import { start, startHost } from './child.mjs';

const ROUNDS = 5;
const SIZE = { tables: 600, seats: 6, pace: 970, hands: 2500, milliseconds: 20_000 };
/** Before the first round: code is compiled and hands are at different points. */
const WARM_MS = 10_000;

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * By round: actions a second, milliseconds from send to seen by all at the table, and how often the
 * archive of so many hands was read to its end meanwhile. `pace`: between two actions at a table.
 */
export async function crowd(store, { rounds, tables, seats, pace, hands, milliseconds }) {
  const [host, load, reader] = [startHost(), start('../scale/load.mjs'), start('reader.mjs')];
  try {
    const url = await host.call('serve', { store });
    await reader.call('write', { url, hands });
    await load.call('gather', { urls: [url], count: tables, seats });
    await load.call('pace', { milliseconds: pace });
    await sleep(Math.min(WARM_MS, milliseconds));
    const results = [];
    for (let round = 0; round < rounds; round++) {
      await reader.call('begin', { url });
      await load.call('begin');
      await sleep(milliseconds);
      const { actions, seconds, p50, p99 } = await load.call('end');
      results.push({ perSecond: actions / seconds, p50, p99, archives: await reader.call('end') });
    }
    return results;
  } finally {
    await reader.stop();
    await load.stop();
    await host.call('stop');
    await host.stop();
  }
}

export async function crowdResults(print, table) {
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-crowd-'));
  try {
    const results = await crowd({ folder }, { rounds: ROUNDS, ...SIZE });
    print('## Table server: a full evening');
    print();
    print(
      `${number(SIZE.tables)} tables with ${SIZE.seats} people each, ${number(SIZE.tables * SIZE.seats)} sockets in another ` +
        `process; at each table somebody acts every ${SIZE.pace / 1000} s on average, at random. Meanwhile a third process ` +
        `reads the archive of ${number(SIZE.hands)} hands, again and again. Milliseconds from send to seen by all at ` +
        `the table; ${ROUNDS} rounds of ${SIZE.milliseconds / 1000} s on SQLite, all shown. Again: \`npm run bench -- crowd\`.`,
    );
    print();
    table(
      ['round', 'actions/s', 'p50', 'p99', 'archives read'],
      results.map(({ perSecond, p50, p99, archives }, i) => [
        String(i + 1),
        number(perSecond),
        p50.toFixed(1),
        p99.toFixed(1),
        number(archives),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
