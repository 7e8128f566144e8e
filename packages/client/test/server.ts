/** A real server on a port of its own, gone with the test file. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_LIMITS, type Serving, serve } from '@sidepot/server';

export async function startServer(): Promise<Serving> {
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-client-'));
  const { url, stop } = await serve({
    ...{ port: 0, host: '127.0.0.1', store: { folder }, limits: NO_LIMITS, logLevel: 'silent' },
  });
  return {
    url,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const SETTINGS = {
  name: 'Bots',
  poker: { smallBlind: 5, bigBlind: 10 },
  room: { botSpeed: 'none', runOut: 'none', handPause: 0 },
} as const;
