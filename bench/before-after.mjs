// Hold'em of another commit beside the code as it is: `node bench/before-after.mjs 00cfcdf4 [pairs]`.
// Both engines are bundled from their sources and run by turns in processes of their own; what counts
// is processor time, so that other work on the machine tells less.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { number, path } from './common.mjs';

const SELF = fileURLToPath(import.meta.url);
// With five the replay was not compiled yet.
const ROUNDS = 15;

if (process.argv[2] === '--one') await one(process.argv[3]);
else await compare(process.argv[2], Number(process.argv[3] ?? 10));

async function compare(commit, pairs) {
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-before-'));
  const tar = join(folder, 'before.tar');
  execFileSync('git', ['archive', '-o', tar, commit, 'packages/engine/src'], { cwd: path('..') });
  execFileSync('tar', ['-xf', tar, '-C', folder]);
  const files = {
    before: await bundle(folder, join(folder, 'before.mjs')),
    now: await bundle(path('..'), join(folder, 'now.mjs')),
  };
  const rates = { before: [], now: [] };
  for (let pair = 0; pair < pairs; pair++) {
    for (const [name, file] of Object.entries(files)) {
      const text = execFileSync(process.execPath, [SELF, '--one', file], { encoding: 'utf8' });
      rates[name].push(JSON.parse(text));
    }
  }
  rmSync(folder, { recursive: true });
  console.log('| what | before, best | now, best | ratio | before, median | now, median | ratio |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const task of Object.keys(rates.now[0])) {
    const of = (name) => rates[name].map((rate) => rate[task]).sort((a, b) => a - b);
    const cells = [(list) => list.at(-1), (list) => list[list.length >> 1]].flatMap((take) => {
      const [before, now] = [take(of('before')), take(of('now'))];
      return [number(before), number(now), (now / before).toFixed(2)];
    });
    console.log(`| ${[`\`${task}\``, ...cells].join(' | ')} |`);
  }
}

async function bundle(root, file) {
  const { build } = await import('rolldown');
  await build({
    cwd: root,
    input: join(root, 'packages/engine/src/index.ts'),
    platform: 'node',
    logLevel: 'warn',
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    output: { file, format: 'esm', codeSplitting: false },
  });
  return file;
}

async function one(file) {
  const engine = await import(pathToFileURL(file));
  const { apply, autoAdvance, playHand, readPhh, replayHand, seededRng } = engine;
  const { deck, settle, shuffle, startHand, toPhh, writePhh } = engine;
  // Both get small integers: what older engines drew was a double to V8, and so were all their chips.
  const randomBelow = (rng, count) => engine.randomBelow(rng, count) | 0;
  const rng = seededRng(1);
  const setups = Array.from({ length: 400 }, () => {
    const count = 2 + randomBelow(rng, 8);
    const players = Array.from({ length: count }, (_, i) => ({
      ...{ id: i + 1, seat: i + 1, stack: 1 + randomBelow(rng, 200) },
    }));
    const button = 1 + randomBelow(rng, count);
    const config = { players, button, smallBlind: 5, bigBlind: 10, deck: shuffle(deck(), rng) };
    return { config, dice: rng() };
  });
  const decide = (dice, { check, bet, raise }, seat) => {
    const drawn = randomBelow(dice, 8);
    const range = bet ?? raise;
    if (range !== null && drawn <= 2) {
      const to = drawn === 0 ? range.max : range.min + randomBelow(dice, range.max - range.min + 1);
      return { type: bet === null ? 'raise' : 'bet', seat, to };
    }
    if (check) return { type: 'check', seat };
    return { type: drawn === 3 || drawn === 4 ? 'fold' : 'call', seat };
  };
  const inPlace = ({ config, dice }) => {
    const own = seededRng(dice);
    return playHand(config, (legal, seat) => decide(own, legal, seat)).value;
  };
  const pure = ({ config, dice }, events) => {
    const own = seededRng(dice);
    let step = startHand(config).value;
    for (;;) {
      events?.push(...step.events);
      step = autoAdvance(step.state);
      events?.push(...step.events);
      const { turn } = step.state;
      if (turn.kind !== 'act') return;
      step = apply(step.state, decide(own, turn.legal, turn.seat)).value;
    }
  };
  const texts = setups.slice(0, 200).map((setup) => {
    const events = [];
    pure(setup, events);
    return writePhh(toPhh(events));
  });
  const inputs = setups.map((setup) => {
    const { players, rules } = inPlace(setup);
    const live = players.filter(({ folded }) => !folded);
    return {
      players: players.map(({ id, seat, live: put, folded }) => ({ id, seat, live: put, folded })),
      ...{ button: rules.button, seatCount: rules.seatCount },
      boards: live.length > 1 ? [{ high: live.map(({ id }) => [id]) }] : [],
    };
  });
  const tasks = {
    playHand: [setups, inPlace, 20],
    apply: [setups, (setup) => pure(setup), 10],
    settle: [inputs, settle, 80],
    replay: [texts, (text) => replayHand(readPhh(text).value), 20],
  };
  const rates = {};
  for (const [name, [items, run, times]] of Object.entries(tasks)) {
    rates[name] = 0;
    // The first round is the warm-up.
    for (let round = 0; round <= ROUNDS; round++) {
      const before = process.cpuUsage();
      for (let i = 0; i < times; i++) for (const item of items) run(item);
      const { user, system } = process.cpuUsage(before);
      const rate = (items.length * times * 1e6) / (user + system);
      if (round > 0) rates[name] = Math.max(rates[name], rate);
    }
  }
  console.log(JSON.stringify(rates));
}
