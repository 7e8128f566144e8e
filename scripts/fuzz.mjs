/**
 * npm run fuzz -- [pots | hands | games | stats | hostile | equity | seven | bots] …: campaigns too long for npm test.
 * They are TypeScript that Node 20 cannot run, so they are bundled first.
 *   pots    random hands against the chip-by-chip oracle, for --seconds N or --hands N (default 10 s)
 *   hands   random hands of every game from the first post to the last chip, for --seconds N or
 *           --hands N (default 10 s) on --jobs N threads; --from N begins with hand N of the seed
 *   games   --hands N random hands (default 30,000) of each of --games a,b (default all with up cards,
 *           draws or halves of their own) against the walker, decision by decision, on --jobs N threads
 *   stats   --hands N random hands (default 20,000) of each of --games a,b (default all), counted by the
 *           engine and by the slow counter of test/stats, on --jobs N threads
 *   hostile every exported function with hostile values in every argument, for --seconds N (default
 *           10 s)
 *   equity  --problems N random equity problems against brute force (default 2,000)
 *   seven   all 133,784,560 seven-card hands, by category
 *   bots    duplicate deals between bots, --hands N of each pairing (default 50,000): who beats whom, and
 *           how each style plays; at --tables a,b of heads-up, six, short, omaha, hilo and short-deck
 */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { ensureBuilt, ensureInstalled, ROOT } from './setup.mjs';

const USAGE =
  'npm run fuzz -- [pots | hands | games | stats | hostile | equity | seven | bots] [--seconds N] [--hands N] ' +
  '[--problems N] [--from N] [--jobs N] [--tables A,B] [--games A,B] [--seed S]';
const SUITES = { pots, hands, games, stats, hostile, equity, seven, bots };
const { suite, options } = readOptions();
ensureInstalled();
ensureBuilt();
const start = performance.now();
await SUITES[suite](options);

async function pots({ seconds, hands, seed }) {
  const { fuzz } = await load('fuzz.ts');
  let nextReport = 1000;
  const onProgress = (done) => {
    const elapsed = performance.now() - start;
    if (elapsed < nextReport) return;
    nextReport = elapsed + 1000;
    console.error(`${done} hands, ${Math.round((done * 1000) / elapsed)} hands/s`);
  };
  const limit = seconds === undefined && hands === undefined ? { seconds: 10 } : { seconds, hands };
  const { hands: done, failure } = fuzz({ ...limit, seed, onProgress });
  if (failure === null) {
    console.log(`seed ${seed}: ${done} hands in ${took()}, every property held`);
    return;
  }
  console.log(JSON.stringify(failure.hand));
  fail(`seed ${seed}: hand ${failure.index} failed: ${failure.message}`);
}

/** Thread t of n plays hands from + t, from + t + n, …: the same hands with any number of threads. */
async function hands({ seconds, hands: count, from = 0, jobs = 1, seed }) {
  const file = await bundle('fuzz-hands.ts');
  const done = Array(jobs).fill(0);
  let nextReport = 1000;
  const onProgress = (thread, number) => {
    done[thread] = number;
    const elapsed = performance.now() - start;
    if (elapsed < nextReport) return;
    nextReport = elapsed + 1000;
    const all = done.reduce((a, b) => a + b);
    console.error(`${all} hands, ${Math.round((all * 1000) / elapsed)} hands/s`);
  };
  const reports = await Promise.all(
    done.map((_, thread) => {
      const own = count === undefined ? {} : { hands: Math.ceil((count - thread) / jobs) };
      const limit = seconds === undefined && count === undefined ? { seconds: 10 } : { seconds };
      const options = { ...limit, ...own, seed, from: from + thread, step: jobs };
      return inThread(file, 'fuzzHands', options, (number) => onProgress(thread, number));
    }),
  );
  const sum = (key) => reports.reduce((total, report) => total + report[key], 0);
  const failure = reports.map((report) => report.failure).find((found) => found !== null);
  if (failure === undefined) {
    console.log(
      `seed ${seed}: ${sum('hands')} hands in ${took()}, I1 to I10 after each of ${sum('events')} events, ` +
        `all paid as settle pays them, ${sum('oracle')} also as the oracle does, ` +
        `${sum('closely')} replayed by apply and evolve; ${sum('refused')} bad commands refused`,
    );
    return;
  }
  console.log(JSON.stringify(failure.config));
  const again = `npm run fuzz -- hands --seed ${seed} --from ${failure.index} --hands 1`;
  fail(`seed ${seed}: hand ${failure.index} failed: ${failure.message}\nagain: ${again}`);
}

/** As `hands`, of every game. */
async function games({ hands: count = 30_000, games: names, from = 0, jobs = 1, seed }) {
  const file = await bundle('games-walker/against-engine/fuzz.ts');
  const done = Array(jobs).fill(0);
  let nextReport = 1000;
  const onProgress = (thread, number) => {
    done[thread] = number;
    const elapsed = performance.now() - start;
    if (elapsed < nextReport) return;
    nextReport = elapsed + 5000;
    const all = done.reduce((a, b) => a + b);
    console.error(`${all} hands, ${Math.round((all * 1000) / elapsed)} hands/s`);
  };
  const reports = await Promise.all(
    done.map((_, thread) => {
      const own = { hands: Math.ceil((count - thread) / jobs), from: from + thread, step: jobs };
      const options = { ...own, seed, ...(names !== undefined && { games: names.split(',') }) };
      return inThread(file, 'fuzzGames', options, (number) => onProgress(thread, number));
    }),
  );
  const sum = (key) => reports.reduce((total, report) => total + report[key], 0);
  const failure = reports.map((report) => report.failure).find((found) => found !== null);
  if (failure === undefined) {
    console.log(
      `seed ${seed}: ${sum('hands')} hands in ${took()}, ${sum('decisions')} decisions, ` +
        'the engine and the walker agree before each and at the end',
    );
    return;
  }
  const { game, index, found, hand } = failure;
  console.log(JSON.stringify(hand));
  console.log(JSON.stringify(found));
  const again = `npm run fuzz -- games --games ${game} --seed ${seed} --from ${index} --hands 1`;
  fail(`seed ${seed}: hand ${index} of ${game} differs\nagain: ${again}`);
}

/** As `games`, of every game there is. */
async function stats({ hands: count = 20_000, games: names, from = 0, jobs = 1, seed }) {
  const file = await bundle('stats/fuzz.ts');
  const done = Array(jobs).fill(0);
  let nextReport = 1000;
  const onProgress = (thread, number) => {
    done[thread] = number;
    const elapsed = performance.now() - start;
    if (elapsed < nextReport) return;
    nextReport = elapsed + 5000;
    const all = done.reduce((a, b) => a + b);
    console.error(`${all} hands, ${Math.round((all * 1000) / elapsed)} hands/s`);
  };
  const reports = await Promise.all(
    done.map((_, thread) => {
      const own = { hands: Math.ceil((count - thread) / jobs), from: from + thread, step: jobs };
      const options = { ...own, seed, ...(names !== undefined && { games: names.split(',') }) };
      return inThread(file, 'fuzzStats', options, (number) => onProgress(thread, number));
    }),
  );
  const sum = (key) => reports.reduce((total, report) => total + report[key], 0);
  const failure = reports.map((report) => report.failure).find((found) => found !== null);
  if (failure === undefined) {
    console.log(
      `seed ${seed}: ${sum('hands')} hands in ${took()}, the engine and the slow counter agree on all; ` +
        `${sum('adjusted')} adjusted for all-ins, ${sum('records')} also as a record`,
    );
    return;
  }
  const { game, index, message } = failure;
  console.log(message);
  const again = `npm run fuzz -- stats --games ${game} --seed ${seed} --from ${index} --hands 1`;
  fail(`seed ${seed}: hand ${index} of ${game} differs\nagain: ${again}`);
}

function inThread(file, name, options, onProgress) {
  const code = `
    const { parentPort, workerData } = require('node:worker_threads');
    import(workerData.file).then((module) => {
      const onProgress = (done) => parentPort.postMessage({ done });
      const report = module[workerData.name]({ ...workerData.options, onProgress });
      parentPort.postMessage({ report });
    });`;
  const workerData = { file: pathToFileURL(file).href, name, options };
  const worker = new Worker(code, { eval: true, workerData });
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', ({ done, report }) => {
      if (report === undefined) onProgress(done);
      else resolve(report);
    });
  });
}

async function hostile({ seconds = 10, seed }) {
  const { campaign } = await load('hostile/fuzz.ts');
  let nextReport = 1000;
  const onProgress = (calls) => {
    const elapsed = performance.now() - start;
    if (elapsed < nextReport) return;
    nextReport = elapsed + 1000;
    console.error(`${calls} calls, ${Math.round((calls * 1000) / elapsed)} calls/s`);
  };
  const { calls, refused, failures } = campaign({ seconds, seed, onProgress });
  const [failure] = failures;
  if (failure === undefined) {
    console.log(
      `seed ${seed}: ${calls} calls in ${took()}, ${refused} of them refused with a code, ` +
        'the others answered; nothing else was thrown, nothing changed',
    );
    return;
  }
  console.log(failure.message);
  fail(`seed ${failure.seed}: ${failure.call}, ${failure.changes.join(' and ')}`);
}

async function equity({ problems = 2000, seed }) {
  const { checkEquity } = await load('equity/problems.ts');
  try {
    const checked = checkEquity(problems, seed);
    console.log(`seed ${seed}: ${checked} problems in ${took()}, all equal to brute force`);
  } catch (error) {
    fail(`seed ${seed}: ${error.message}`);
  }
}

async function seven() {
  const { ALL_SEVEN, countAllSeven } = await load('evaluator/all-seven.ts');
  const counted = countAllSeven();
  console.log(`${counted.hands} hands in ${took()}: ${counted.categories.join(' ')}`);
  console.log(`${counted.distinct} distinct values`);
  if (!isDeepStrictEqual(counted, ALL_SEVEN)) fail(`expected ${JSON.stringify(ALL_SEVEN)}`);
}

async function bots({ hands = 50_000, tables, seed }) {
  const { BOT_TABLES, playCampaign } = await load('bots/campaign.ts', 'server');
  const chosen = tables?.split(',');
  const unknown = chosen?.find((name) => !Object.hasOwn(BOT_TABLES, name));
  if (unknown !== undefined) {
    return fail(`no table '${unknown}', only ${Object.keys(BOT_TABLES).join(', ')}`);
  }
  const onLine = (line) => console.log(line);
  const isInOrder = playCampaign({ hands, seed, tables: chosen, onLine });
  const verdict = isInOrder ? 'the stronger always wins' : 'not every interval excludes zero';
  const line = `seed ${seed}: ${verdict}, in ${took()}`;
  if (isInOrder) console.log(line);
  else fail(line);
}

function took() {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

function fail(line) {
  console.log(line);
  process.exitCode = 1;
}

async function load(path, of = 'engine') {
  return import(pathToFileURL(await bundle(path, of)));
}

async function bundle(path, of = 'engine') {
  const { build } = await import('rolldown');
  const file = join(ROOT, 'node_modules', '.cache', 'sidepot', `${path.replace(/\W/g, '-')}.mjs`);
  await build({
    cwd: ROOT,
    input: join(ROOT, 'packages', of, 'test', path),
    platform: 'node',
    external: ['fast-check'],
    resolve: {
      // The source, as in vitest.config.ts: two copies of the engine would have two PokerErrors.
      alias: {
        '@sidepot/engine$': join(ROOT, 'packages', 'engine', 'src', 'index.ts'),
        '@sidepot/engine/pot-calculator$': join(
          ...[ROOT, 'packages', 'engine', 'src', 'pot-calculator', 'index.ts'],
        ),
        '@sidepot/engine/stats$': join(ROOT, 'packages', 'engine', 'src', 'stats', 'index.ts'),
        '@sidepot/protocol$': join(ROOT, 'packages', 'protocol', 'src', 'index.ts'),
      },
      extensionAlias: { '.js': ['.ts', '.js'] },
    },
    logLevel: 'warn',
    output: { file, format: 'esm', codeSplitting: false },
  });
  return file;
}

function readOptions() {
  try {
    const text = { type: 'string' };
    const { values, positionals } = parseArgs({
      options: {
        seconds: text,
        hands: text,
        problems: text,
        from: text,
        jobs: text,
        tables: text,
        games: text,
        seed: text,
      },
      allowPositionals: true,
    });
    const [suite = 'pots', ...more] = positionals;
    if (!Object.hasOwn(SUITES, suite) || more.length > 0)
      throw new Error(`unknown: ${positionals}`);
    const { tables, games, ...counts } = values;
    const numbers = Object.entries(counts).map(([key, value]) => [key, readNumber(key, value)]);
    const given = Object.fromEntries(numbers);
    return {
      suite,
      options: { ...given, tables, games, seed: given.seed ?? Math.floor(Math.random() * 2 ** 31) },
    };
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}

function readNumber(key, text) {
  if (!/^\d+$/.test(text)) throw new Error(`--${key} must be a whole number, not '${text}'`);
  return Number(text);
}
