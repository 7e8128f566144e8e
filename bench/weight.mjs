// What the engine costs before it does anything: time to import, bytes in a page.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { ENGINE, freshProcess, number, path } from './common.mjs';

const engine = await import(ENGINE);

export async function weightResults(print, table) {
  start(print, table);
  await size(print, table);
}

const ROUNDS = 20;

/** The entries of the package, and a call for each that fetches a room, on the names of the root. */
const ENTRIES = ['.', './basics', './money', './evaluator', './games', './pots', './hand']
  .concat(['./table', './equity', './notation', './pot-calculator', './stats'])
  .map((entry) => posix.join('@sidepot/engine', entry));
const PLAYERS = "[{ id: 'Ann', seat: 1, stack: 100 }, { id: 'Bob', seat: 2, stack: 100 }]";
const FIRST_CALLS = [
  ['evaluator', 'evaluate([0, 1, 2, 3, 51])'],
  ['games', "deckOf('holdem')"],
  ['pots', 'settle({ players: [] })'],
  ['hand', `startHand({ players: ${PLAYERS}, button: 1, smallBlind: 1, bigBlind: 2 })`],
  ['table', 'createTable({ seatCount: 6, smallBlind: 1, bigBlind: 2 })'],
  ['equity', "parseRange('QQ+')"],
  ['notation', "readPhh('')"],
];

// Loading anything at all takes Node a few milliseconds; what counts is what the engine adds.
function start(print, table) {
  const folder = mkdtempSync(join(os.tmpdir(), 'sidepot-bench-'));
  const file = join(folder, 'empty.mjs');
  writeFileSync(file, 'export const nothing = 0;\n');
  const timed = (code) =>
    `const t = performance.now(); ${code}; console.log(performance.now() - t);`;
  const load = (url) => timed(`await import(${JSON.stringify(url)})`);
  const rows = [
    ['a file with one line', load(pathToFileURL(file).href)],
    ...ENTRIES.map((name) => [`\`${name}\``, load(import.meta.resolve(name))]),
    ...FIRST_CALLS.map(([room, call]) => [
      `then the first call of \`${room}\``,
      `const engine = await import(${JSON.stringify(ENGINE)}); ${timed(`engine.${call}`)}`,
    ]),
  ];
  const best = rows.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, [, script]] of rows.entries()) {
      best[i] = Math.min(best[i], Number(freshProcess(script)));
    }
  }
  rmSync(folder, { recursive: true });
  const [nothing] = best;
  const isImport = (i) => i <= ENTRIES.length;
  print('## Import');
  print();
  print(
    'Milliseconds in a fresh Node process, and what the engine adds to a file with one line; best of ' +
      `${ROUNDS} each, in turn. The root fetches a room at the first call of one of its functions; ` +
      'that call is in the last rows, with all that it does.',
  );
  print();
  table(
    ['import', 'ms', 'net'],
    rows.map(([name], i) => [
      name,
      best[i].toFixed(1),
      (best[i] - (isImport(i) ? nothing : 0)).toFixed(1),
    ]),
  );
}

async function size(print, table) {
  const { resolve } = createRequire(new URL('../package.json', import.meta.url));
  const { rolldown } = await import(pathToFileURL(resolve('rolldown')).href);
  const entry = path('entry.js');
  const row = async (names) => {
    const code = `export { ${names} } from '@sidepot/engine';`;
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
  const evaluator = ['evaluate7', 'evaluate', 'equity'].filter((name) => name in engine);
  const rows = [];
  for (const names of ['settle', short, 'explain', 'PotCalculationEngine', all, ...evaluator]) {
    rows.push(await row(names));
  }
  table(['imports', 'bytes'], rows);
}
