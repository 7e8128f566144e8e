// The numbers of bench/RESULTS.md. `npm run bench` prints them, `npm run bench -- evaluator` one
// section of them; with `-- --write` all are kept.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { allocationResults } from './allocations.mjs';
import { path } from './common.mjs';
import { evaluatorResults } from './evaluator.mjs';
import { handsResults } from './hands.mjs';
import { historyResults } from './histories.mjs';
import { potsResults } from './pots.mjs';
import { randomEquityResults } from './random-equity.mjs';
import { replayResults } from './replay.mjs';
import { crowdResults } from './server/crowd.mjs';
import { herdResults } from './server/herd.mjs';
import { railResults } from './server/rail.mjs';
import { durableResults, memoryResults, serverResults } from './server.mjs';
import { startResults } from './start.mjs';
import { webResults } from './web.mjs';
import { weightResults } from './weight.mjs';

const sections = {
  pots: potsResults,
  evaluator: evaluatorResults,
  'random-equity': randomEquityResults,
  hands: handsResults,
  allocations: allocationResults,
  replay: replayResults,
  histories: historyResults,
  weight: weightResults,
  start: startResults,
  durable: durableResults,
  server: serverResults,
  memory: memoryResults,
  herd: herdResults,
  crowd: crowdResults,
  rail: railResults,
  web: webResults,
};

const write = process.argv.includes('--write');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--write');
const unknown = wanted.find((name) => !Object.hasOwn(sections, name));
if (unknown !== undefined) {
  console.error(`no section ${unknown}; there are ${Object.keys(sections).join(', ')}`);
  process.exit(2);
}
if (write && wanted.length > 0) {
  console.error('--write keeps all sections: leave out their names');
  process.exit(2);
}

const lines = [];
const print = (text = '') => {
  console.log(text);
  lines.push(text);
};
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
    `Node ${process.version}, one thread unless said otherwise. Every section is one run in a process of its own: the rows take ` +
    'turns, round by round, and the best round of each counts. Absolute numbers are this machine’s; ' +
    'the ratios carry over.',
);
print();

// Each section in a process of its own: V8 compiles a function for all the ways it was called before.
if (wanted.length === 0) {
  for (const name of Object.keys(sections)) {
    const text = execFileSync(process.execPath, [path('run.mjs'), name], { encoding: 'utf8' });
    print(text.slice(text.indexOf('\n## ') + 1).trimEnd());
    print();
  }
}
for (const name of wanted) await sections[name](print, table);

if (write) writeFileSync(path('RESULTS.md'), `${lines.join('\n').trimEnd()}\n`);
