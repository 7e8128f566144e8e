// The server as it is built, and the packages it has and bench/ has not.
import { createRequire } from 'node:module';

const PACKAGE = new URL('../../packages/server/', import.meta.url);
export const server = await import(new URL('dist/index.js', PACKAGE).href);

export const require = createRequire(new URL('package.json', PACKAGE));

/** Hands go on without a pause. The action clock runs, so that every action moves a deadline. */
export const SETTINGS = {
  poker: { smallBlind: 1, bigBlind: 2, minBuyIn: 100, maxBuyIn: 1_000_000 },
  room: { runOut: 'none', handPause: 0, botSpeed: 'none' },
};
export const BUY_IN = 1_000_000;
