/**
 * A port of the loopback that nobody uses just now, and that no system gives out by itself: what
 * stops and starts again there finds it free.
 */

import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Systems give out ports from 32768 on, or from 49152. */
const FIRST = 12_000;
const END = 32_000;
const TRIES = 100;

export async function freePort(): Promise<number> {
  for (let i = 0; i < TRIES; i++) {
    const port = randomInt(FIRST, END);
    if (await isFree(port)) return port;
  }
  throw new Error(`no port from ${FIRST} to ${END} is free`);
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
