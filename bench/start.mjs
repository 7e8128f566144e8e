// What a command costs before it does anything: processor time from start to end, beside bare Node.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../packages/cli/bin/sidepot.js', import.meta.url));
const ROUNDS = 20;

const player = (id, seat, live) => ({ id, seat, ante: 0, dead: 0, live, folded: false });
const HAND = JSON.stringify({
  ...{ seatCount: 2, button: 1, boards: [{ high: [['Bob'], ['Ann']] }] },
  players: [player('Ann', 1, 100), player('Bob', 2, 50)],
});

const COMMANDS = [
  ['bare `node -e 0`', ['-e', '0']],
  ['`sidepot --version`', [BIN, '--version']],
  ['`sidepot --help`', [BIN, '--help']],
  ['a mistake: `sidepot settle --jsno`', [BIN, 'settle', '--jsno']],
  ['`sidepot settle`, one hand', [BIN, 'settle']],
  ['`sidepot eval AsKsQsJsTs`', [BIN, 'eval', 'AsKsQsJsTs']],
  ['`sidepot admin tables`, no server there', [BIN, 'admin', 'tables', '--data', 'nowhere']],
  ['`sidepot prune`, nothing there', [BIN, 'prune', '--data', 'data']],
];

export function startResults(print, table) {
  const folder = mkdtempSync(join(os.tmpdir(), 'sidepot-bench-'));
  const teller = join(folder, 'teller.cjs');
  writeFileSync(
    teller,
    `process.on('exit', () => {
      const { user, system } = process.cpuUsage();
      require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'cpu'))} + process.pid, String((user + system) / 1000));
    });`,
  );
  const cpuOf = (args) => {
    const options = { cwd: folder, input: HAND, encoding: 'utf8' };
    const { pid } = spawnSync(process.execPath, ['--require', teller, ...args], options);
    return Number(readFileSync(join(folder, `cpu${pid}`), 'utf8'));
  };
  const best = COMMANDS.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, [, args]] of COMMANDS.entries()) best[i] = Math.min(best[i], cpuOf(args));
  }
  rmSync(folder, { recursive: true });
  print('## Start of a command');
  print();
  print(
    'Milliseconds of processor time, all threads, from the start of the process to its end; ' +
      `in turn, best of ${ROUNDS}. Again: \`npm run bench -- start\`.`,
  );
  print();
  table(
    ['command', 'ms', 'of bare Node'],
    COMMANDS.map(([name], i) => [name, best[i].toFixed(0), `${(best[i] / best[0]).toFixed(2)} ×`]),
  );
}
