/**
 * npm run fuzz -- --seconds N --hands N --seed S: the engine's properties on random hands for as
 * long as you like. They are TypeScript that Node 20 cannot run, so they are bundled first.
 */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, ROOT } from './setup.mjs';

const USAGE = 'npm run fuzz -- [--seconds N] [--hands N] [--seed S]';
const options = readOptions();
ensureInstalled();
ensureBuilt();
const { fuzz } = await loadFuzz();

const start = performance.now();
let nextReport = 1000;
const { hands, failure } = await fuzz({ ...options, onProgress });
const took = `${((performance.now() - start) / 1000).toFixed(1)} s`;

if (failure === null) {
  console.log(`seed ${options.seed}: ${hands} hands in ${took}, every property held`);
} else {
  console.log(JSON.stringify(failure.hand));
  console.log(`seed ${options.seed}: hand ${failure.index} failed: ${failure.message}`);
  process.exitCode = 1;
}

function onProgress(done) {
  const elapsed = performance.now() - start;
  if (elapsed < nextReport) return;
  nextReport = elapsed + 1000;
  console.error(`${done} hands, ${Math.round((done * 1000) / elapsed)} hands/s`);
}

async function loadFuzz() {
  const { build } = await import('rolldown');
  const file = join(ROOT, 'node_modules', '.cache', 'sidepot', 'fuzz.mjs');
  await build({
    cwd: ROOT,
    input: join(ROOT, 'packages', 'engine', 'test', 'fuzz.ts'),
    platform: 'node',
    external: ['fast-check'],
    resolve: {
      // The source, as in vitest.config.ts: two copies of the engine would have two PokerErrors.
      alias: { '@sidepot/engine$': join(ROOT, 'packages', 'engine', 'src', 'index.ts') },
      extensionAlias: { '.js': ['.ts', '.js'] },
    },
    logLevel: 'warn',
    output: { file, format: 'esm', codeSplitting: false },
  });
  return import(pathToFileURL(file));
}

function readOptions() {
  try {
    const text = { type: 'string' };
    const { values } = parseArgs({ options: { seconds: text, hands: text, seed: text } });
    const numbers = Object.entries(values).map(([key, value]) => [key, readNumber(key, value)]);
    const given = Object.fromEntries(numbers);
    const seed = given.seed ?? Math.floor(Math.random() * 2 ** 31);
    const endless = given.seconds === undefined && given.hands === undefined;
    return { ...(endless ? { seconds: 10 } : {}), ...given, seed };
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}

function readNumber(key, text) {
  if (!/^\d+$/.test(text)) throw new Error(`--${key} must be a whole number, not '${text}'`);
  return Number(text);
}
