// A table that many watch: what an action costs, beside sending the same bytes to as many sockets.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { number } from '../common.mjs';
import { start, startHost } from './child.mjs';

const ROUNDS = 5;
const ACTIONS = 60;

/** Seconds of the server's processor time for an action, and for a plain broadcast; the best rounds. */
export async function railCosts(store, spectators) {
  const [host, load] = [startHost(), start('rail-load.mjs')];
  const timed = async (work) => {
    const before = await host.call('cpu');
    await work();
    return ((await host.call('cpu')) - before) / ACTIONS;
  };
  try {
    const url = await host.call('serve', { store });
    await load.call('gather', { url, spectators });
    await load.call('watchRaw', { url: await host.call('broadcaster'), spectators });
    const best = { action: Number.POSITIVE_INFINITY, raw: Number.POSITIVE_INFINITY, bytes: 0 };
    for (let round = 0; round <= ROUNDS; round++) {
      let texts = [];
      const action = await timed(async () => {
        texts = await load.call('play', { actions: ACTIONS });
      });
      await host.call('tell', { texts });
      const raw = await timed(() => load.call('listen', { times: ACTIONS }));
      // The first one warms up.
      if (round === 0) continue;
      best.action = Math.min(best.action, action);
      best.raw = Math.min(best.raw, raw);
      best.bytes = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
    }
    return best;
  } finally {
    await load.stop();
    await host.call('stop');
    await host.stop();
  }
}

const SPECTATORS = 1000;

export async function railResults(print) {
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-rail-'));
  try {
    const { action, raw, bytes } = await railCosts({ folder }, SPECTATORS);
    print('## Table server: the rail');
    print();
    print(
      `Two play and ${number(SPECTATORS)} watch, each with a socket of their own in another process: an action, stored and ` +
        `told to all, takes ${(1000 * action).toFixed(1)} ms of the server’s processor time. To send the same ` +
        `${number(bytes)} bytes to as many sockets with the same \`ws\`, made into bytes once and with no poker, takes ` +
        `${(1000 * raw).toFixed(1)} ms: a ratio of ${(action / raw).toFixed(2)}. The two take turns in one process, ` +
        `${ACTIONS} at a time; after a round to warm up, the best of ${ROUNDS} counts. ` +
        'Again: `npm run bench -- rail`.',
    );
    print();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
