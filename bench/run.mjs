// The numbers of bench/RESULTS.md. `npm run bench` prints them; with `-- --write` they are kept.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { writeHands } from './hand-file.mjs';
import { hands } from './hard-hands.mjs';
import * as chevtek from './peers/chevtek.mjs';
import * as pokerTs from './peers/poker-ts.mjs';
import * as texasPokerCore from './peers/texas-poker-core.mjs';
import { race } from './race.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const ENGINE = new URL('../packages/engine/dist/index.js', import.meta.url).href;
const CLI = path('../packages/cli/bin/sidepot.js');
const { calculateSidePots, explain, settle } = await import(ENGINE);

const lines = [];
const print = (text = '') => {
  console.log(text);
  lines.push(text);
};
const number = (value) => Math.round(value).toLocaleString('en-US');
const table = (head, rows) => {
  print(`| ${head.join(' | ')} |`);
  print(`| ${head.map((_, i) => (i === 0 ? '---' : '---:')).join(' | ')} |`);
  for (const row of rows) print(`| ${row.join(' | ')} |`);
  print();
};

print('# Results');
print();
print(
  `Made by \`npm run bench -- --write\` on ${os.cpus()[0].model.trim()}, ${os.cpus().length} cores, ` +
    `Node ${process.version}, one thread unless said otherwise. Every table is one run: the rows take ` +
    'turns, round by round, and the best round of each counts. Absolute numbers are this machine’s; ' +
    'the ratios carry over.',
);
print();

pots();
settling();
commandLine();
start();
await size();

if (process.argv.includes('--write')) {
  writeFileSync(path('RESULTS.md'), `${lines.join('\n').trimEnd()}\n`);
}

function pots() {
  const { input, title } = hands.find(({ input }) => input.players.length === 9);
  const contributions = input.players.map(({ id, ante, live, folded }) => ({
    userId: id,
    amount: ante + live,
    isFolded: folded,
  }));
  const tasks = [
    { name: 'Sidepot `calculateSidePots`', run: () => calculateSidePots(contributions) },
  ];
  for (const peer of [pokerTs, chevtek, texasPokerCore]) {
    tasks.push({ name: `${peer.name} ${peer.version}`, run: countable(peer.makePots(input)) });
  }
  print('## Pots of a nine-player, five-level hand');
  print();
  print(`The same contributions (${title.toLowerCase()}) to each engine’s own pot code.`);
  print();
  const [ours, ...peers] = race(tasks);
  table(
    ['engine', 'pots of a hand per second', 'Sidepot is'],
    [ours, ...peers].map(({ name, perSecond }) => [
      name,
      number(perSecond),
      perSecond === ours.perSecond ? '1 ×' : `${(ours.perSecond / perSecond).toFixed(1)} × as fast`,
    ]),
  );
}

// `race` wants something with a length, so that no engine can be optimised away.
function countable(makePots) {
  return () => {
    const made = makePots();
    return Array.isArray(made) ? made : [made];
  };
}

function settling() {
  const { input } = hands.find(({ input }) => input.players.length === 9);
  const rows = race([
    { name: '`settle`', run: () => settle(input).value.pots },
    { name: '`explain` (the same with every reason)', run: () => explain(input).value.pots },
  ]);
  print('## The whole settlement of that hand');
  print();
  print('Input checked, refund, pots, awards, conservation checked.');
  print();
  table(
    ['function', 'hands per second', 'ratio'],
    rows.map(({ name, perSecond }) => [
      name,
      number(perSecond),
      (perSecond / rows[0].perSecond).toFixed(2),
    ]),
  );
}

function commandLine() {
  const folder = mkdtempSync(join(os.tmpdir(), 'sidepot-bench-'));
  const count = 300_000;
  try {
    const file = join(folder, 'hands.jsonl');
    writeHands(file, count);
    const best = (args) => {
      let seconds = Infinity;
      for (let round = 0; round < 5; round++) {
        const begin = performance.now();
        execFileSync(process.execPath, [CLI, 'settle', ...args, file], {
          stdio: ['ignore', 'ignore', 'inherit'],
        });
        seconds = Math.min(seconds, (performance.now() - begin) / 1000);
      }
      return count / seconds;
    };
    print('## `sidepot settle --jsonl`, end to end');
    print();
    const megabytes = (statSync(file).size / 1e6).toFixed(0);
    print(
      `${number(count)} random hands of 2–9 players (${megabytes} MB), from the start of the process to its end: ` +
        'read, parse, settle, write. All cores the command uses.',
    );
    print();
    table(
      ['command', 'hands per second'],
      [
        ['`sidepot settle --jsonl`', number(best(['--jsonl']))],
        ['`sidepot settle --jsonl --explain`', number(best(['--jsonl', '--explain']))],
      ],
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// Loading anything at all takes Node a few milliseconds; what counts is what the engine adds.
function start() {
  const folder = mkdtempSync(join(os.tmpdir(), 'sidepot-bench-'));
  const file = join(folder, 'empty.mjs');
  writeFileSync(file, 'export const nothing = 0;\n');
  const empty = pathToFileURL(file).href;
  const load = (url) => {
    const script = `const t = performance.now(); await import(${JSON.stringify(url)}); console.log(performance.now() - t);`;
    return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script]));
  };
  const best = [Infinity, Infinity];
  for (let round = 0; round < 20; round++) {
    for (const [i, url] of [ENGINE, empty].entries()) best[i] = Math.min(best[i], load(url));
  }
  rmSync(folder, { recursive: true });
  const [engine, nothing] = best.map((milliseconds) => milliseconds.toFixed(1));
  print('## Import');
  print();
  print(
    `\`import '@sidepot/engine'\` in a fresh Node process takes ${engine} ms, a file with one line ${nothing} ms, ` +
      `so the engine itself ${(best[0] - best[1]).toFixed(1)} ms (best of 20 each, in turn).`,
  );
  print();
}

async function size() {
  const { resolve } = createRequire(new URL('../package.json', import.meta.url));
  const { rolldown } = await import(pathToFileURL(resolve('rolldown')).href);
  const entry = path('entry.js');
  const row = async (names) => {
    const code = `export { ${names} } from ${JSON.stringify(fileURLToPath(ENGINE))};`;
    const virtual = {
      name: 'entry',
      resolveId: (id) => (id === entry ? id : null),
      load: (id) => (id === entry ? code : null),
    };
    const bundle = await rolldown({ input: entry, plugins: [virtual] });
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    await bundle.close();
    return [`\`${names}\``, number(gzipSync(output[0].code, { level: 9 }).length)];
  };
  print('## Size of what a page gets');
  print();
  print('Tree-shaken and minified by rolldown, gzip level 9.');
  print();
  const short = 'settle, calculateSidePots, distributePots';
  const all = `${short}, explain, PotCalculationEngine`;
  const rows = [];
  for (const names of ['settle', short, 'explain', 'PotCalculationEngine', all]) {
    rows.push(await row(names));
  }
  table(['imports', 'bytes'], rows);
}
