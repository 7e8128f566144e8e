// Pots and settlement: the library against other engines, and the command from end to end.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import * as chevtek from '../packages/conformance/adapters/chevtek.mjs';
import * as pokerTs from '../packages/conformance/adapters/poker-ts.mjs';
import * as texasPokerCore from '../packages/conformance/adapters/texas-poker-core.mjs';
import { hands } from '../packages/conformance/hard-hands.mjs';
import { ENGINE, number, path } from './common.mjs';
import { writeHands } from './hand-file.mjs';
import { race } from './race.mjs';

const CLI = path('../packages/cli/bin/sidepot.js');
const { calculateSidePots, explain, settle } = await import(ENGINE);

export function potsResults(print, table) {
  pots(print, table);
  settling(print, table);
  commandLine(print, table);
}

function pots(print, table) {
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

function settling(print, table) {
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

function commandLine(print, table) {
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
