/** A real server on a free port of this machine, gone with the test. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_LIMITS, type ServeOptions, type Serving, serve } from '../../src/index.js';

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'sidepot-play-'));

export const start = (
  options: Pick<ServeOptions, 'store'> & Partial<ServeOptions>,
): Promise<Serving> =>
  serve({
    port: 0,
    host: '127.0.0.1',
    limits: NO_LIMITS,
    logLevel: 'silent',
    web: null,
    ...options,
  });

/** With its own folder, which goes with it. */
export async function startAlone(options: Partial<ServeOptions> = {}): Promise<Serving> {
  const folder = newFolder();
  const serving = await start({ store: { folder }, ...options });
  return {
    url: serving.url,
    async stop() {
      await serving.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
