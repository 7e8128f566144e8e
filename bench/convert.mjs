// What `sidepot convert` costs a hand: processor time of all threads, beside `sidepot replay`. A file
// four times as long is taken too: the difference is what hands cost once the command has started and
// its code is compiled. `node bench/convert.mjs phhs csv` takes some of the formats.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { corpusFiles, handsIn } from '../scripts/corpus-score.mjs';

const BIN = fileURLToPath(new URL('../packages/cli/bin/sidepot.js', import.meta.url));
const [SHORT, LONG] = [5, 20];

const folder = mkdtempSync(join(os.tmpdir(), 'sidepot-bench-'));
const teller = join(folder, 'teller.cjs');
writeFileSync(
  teller,
  `if (require('node:worker_threads').isMainThread) process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'cpu'))}, String(user + system));
  });`,
);

const all = corpusFiles()
  .slice(0, 2)
  .flatMap((file) => handsIn(file));
const once = all.map(({ phh }, i) => `[${i + 1}]\n${phh.trimEnd()}\n`).join('\n');
const fileOf = (times) => {
  const file = join(folder, `${times}.phhs`);
  for (let i = 0; i < times; i++) appendFileSync(file, `${once}\n`);
  return file;
};
const files = [SHORT, LONG].map(fileOf);

/** Microseconds. */
const cpuOf = (args) => {
  spawnSync(process.execPath, ['--require', teller, BIN, ...args], { stdio: 'ignore' });
  return Number(readFileSync(join(folder, 'cpu'), 'utf8'));
};

const wanted = process.argv.slice(2);
const formats = wanted.length > 0 ? wanted : ['phhs', 'json', 'csv', 'ohh', 'pokerstars'];
const rows = [
  ['replay', ['replay', '--json', '--jobs', '2']],
  ...formats.map((to) => [to, ['convert', '--to', to, '--jobs', '2']]),
];
console.log(
  `load ${os.loadavg()[0].toFixed(1)}, ${all.length * SHORT} and ${all.length * LONG} hands`,
);
for (const [name, args] of rows) {
  const [short, long] = files.map((file) => cpuOf([...args, file]));
  const each = (long - short) / (all.length * (LONG - SHORT));
  const whole = long / (all.length * LONG);
  console.log(
    `${name.padEnd(11)} ${each.toFixed(1)} µs a hand, ${whole.toFixed(1)} with the start; ` +
      `two cores: ${Math.round(2e6 / each)} hands a second, ${Math.round(2e6 / whole)} with the start`,
  );
}
rmSync(folder, { recursive: true });
