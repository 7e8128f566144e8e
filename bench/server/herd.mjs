// A thousand who lose their sockets at the same moment, and all come back at once.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { number } from '../common.mjs';
import { start, startHost } from './child.mjs';

const ROUNDS = 5;
const TABLES = 500;
const SEATS = 2;

/** Milliseconds until the last one is back, by round: sockets were cut, or the server began anew. */
export async function herd(store, { tables, rounds }) {
  const [host, load] = [startHost(), start('load.mjs')];
  try {
    let url = await host.call('serve', { store });
    const port = Number(new URL(url).port);
    await load.call('gatherIdle', { url, count: tables });
    await load.call('watchIdle', { url });
    const times = { cut: [], restarted: [] };
    for (let round = 0; round < rounds; round++) {
      times.cut.push(await load.call('comeBack', { url }));
      await host.call('stop');
      url = await host.call('serve', { store, port });
      times.restarted.push(await load.call('comeBack', { url }));
    }
    return times;
  } finally {
    await load.stop();
    await host.call('stop');
    await host.stop();
  }
}

export async function herdResults(print, table) {
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-herd-'));
  try {
    const times = await herd({ folder }, { tables: TABLES, rounds: ROUNDS });
    print('## Table server: a herd comes back');
    print();
    print(
      `${number(TABLES * SEATS)} people at ${number(TABLES)} tables, each with a socket of their own in another process, ` +
        'lose them at the same moment and ask for a new one at once, with the number of the last event they saw. ' +
        'Seconds until the last of them is told where the table is: when only the sockets were cut, and when the ' +
        `server had been stopped and started again, with no table loaded. ${ROUNDS} rounds on SQLite. ` +
        'Again: `npm run bench -- herd`.',
    );
    print();
    const seconds = (list) => list.map((ms) => (ms / 1000).toFixed(2));
    table(
      ['round', ...times.cut.map((_, i) => String(i + 1))],
      [
        ['sockets cut', ...seconds(times.cut)],
        ['server restarted', ...seconds(times.restarted)],
      ],
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
