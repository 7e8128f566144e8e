/**
 * A real server with its own SQLite folder, gone with the test, and a real browser: one for all tests
 * of a worker, since a start is dear; everybody has a profile of their own in it.
 */

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_LIMITS, type ServerLimits, type Serving, serve } from '@sidepot/server';
import type { Browser } from 'playwright-core';
import { freePort } from '../../../server/test/free-port.js';
import { launchChromium } from './chromium.mjs';
import { Guest, type Look } from './guest.js';
import { Player } from './player.js';
import { riggedRng, unrig } from './rigged.js';

const DIST = join(import.meta.dirname, '..', '..', 'dist');

export interface World {
  readonly url: string;
  readonly browser: Browser;
  /** Somebody with a browser of their own. */
  guest(look?: Look): Promise<Guest>;
  /** Somebody who plays over HTTP. */
  player(): Promise<Player>;
  stopServer(): Promise<void>;
  /** At the same address, with the same data. */
  startServer(): Promise<void>;
  /** Everybody goes, but for whom is told; the server stays. Throws if a page had an error. */
  clear(staying?: ReadonlySet<Guest>): Promise<void>;
  close(): Promise<void>;
}

let browserOfWorker: Promise<Browser> | null = null;
/** Every world of a worker is at the same address, so that browsers keep the files they have of it. */
let portOfWorker: number | null = null;

/** Playwright ends it with the process. One that crashed is not offered again. */
export async function sharedBrowser(): Promise<Browser> {
  const known = await browserOfWorker?.catch(() => null);
  if (known?.isConnected()) return known;
  browserOfWorker = launchChromium();
  return browserOfWorker;
}

/** Without limits, but for those of tables that are given. */
export async function openWorld(tables: Partial<ServerLimits['tables']> = {}): Promise<World> {
  if (!existsSync(join(DIST, 'index.html'))) {
    throw new Error('packages/web/dist has no page: npm run build makes it');
  }
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-browser-'));
  const limits = { ...NO_LIMITS, tables: { ...NO_LIMITS.tables, ...tables } };
  const start = (port: number): Promise<Serving> =>
    serve({
      ...{ port, host: '127.0.0.1', store: { folder }, limits },
      ...{ logLevel: 'silent', web: DIST, rng: riggedRng },
    });
  unrig();
  portOfWorker ??= await freePort();
  let serving = await start(portOfWorker).catch(async () => {
    portOfWorker = await freePort();
    return start(portOfWorker);
  });
  const { url } = serving;
  const guests = new Set<Guest>();
  const players = new Set<Player>();
  const browser = await sharedBrowser().catch(async (error: unknown) => {
    await serving.stop();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  const clear = async (staying: ReadonlySet<Guest> = new Set()): Promise<void> => {
    const errors = [...guests].flatMap((guest) => guest.errors.splice(0));
    const leaving = [...guests].filter((guest) => !staying.has(guest));
    for (const guest of leaving) guests.delete(guest);
    const quitting = [...players];
    players.clear();
    await Promise.all([...leaving, ...quitting].map((one) => one.close()));
    if (errors.length > 0) throw new Error(`on the page: ${errors.join('\n')}`);
  };
  return {
    url,
    browser,
    clear,
    async guest(look = {}) {
      const guest = await Guest.arrive(browser, url, look);
      guests.add(guest);
      return guest;
    },
    async player() {
      const player = await Player.arrive(url);
      players.add(player);
      return player;
    },
    stopServer: () => serving.stop(),
    async startServer() {
      serving = await start(Number(new URL(url).port));
    },
    async close() {
      try {
        await clear();
      } finally {
        await serving.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
