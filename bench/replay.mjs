// Hand histories from text to result: the library in one thread, and the command from end to end.
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { corpusFiles, handsIn } from '../scripts/corpus-score.mjs';
import { ENGINE, number, path, times } from './common.mjs';

const CLI = path('../packages/cli/bin/sidepot.js');
const COPIES = 120;
/** A round of the command takes half a minute. */
const ROUNDS = 3;
/** As the project’s brief states it; it was not measured here. */
const POKERKIT = 1300;

const { readPhh, replayHand } = await import(ENGINE);

export function replayResults(print, table) {
  const texts = corpusFiles()
    .slice(0, 2)
    .flatMap((file) => handsIn(file).map(({ phh }) => phh));
  print('## Replaying hand histories');
  print();
  if (texts.length === 0) {
    print('Not measured: the real hands of `../shared/corpus` are not there.');
    print();
    return;
  }
  print(
    `${number(texts.length)} real hands, from their PHH text to contributions, pots and final stacks. ` +
      `The command reads a file of ${number(COPIES * texts.length)} (the same ones ${COPIES} times) and writes ` +
      `a line of JSON for each, its start included. Best of ${ROUNDS} rounds each, by turns. ` +
      `The ratio is to ${number(POKERKIT)} hands per second, which the project’s brief states for PokerKit; ` +
      'that number was not measured here.',
  );
  print();
  const rows = [['`readPhh` and `replayHand`, one thread', library(texts)], ...command(texts)];
  table(
    ['what', 'hands per second', 'ratio'],
    rows.map(([name, perSecond]) => [name, number(perSecond), times(perSecond / POKERKIT)]),
  );
}

function library(texts) {
  let best = Infinity;
  for (let round = 0; round < 4 * ROUNDS; round++) {
    const start = process.hrtime.bigint();
    let replayed = 0;
    for (const text of texts) {
      const read = readPhh(text);
      if (read.ok && replayHand(read.value).ok) replayed++;
    }
    if (replayed < texts.length) throw new Error('a hand was refused');
    best = Math.min(best, Number(process.hrtime.bigint() - start));
  }
  return (1e9 * texts.length) / best;
}

function command(texts) {
  const folder = mkdtempSync(join(os.tmpdir(), 'sidepot-bench-'));
  const file = join(folder, 'hands.phhs');
  const descriptor = openSync(file, 'w');
  const sections = texts.map((text, i) => `[${i + 1}]\n${text.trimEnd()}\n\n`).join('');
  for (let copy = 0; copy < COPIES; copy++) writeSync(descriptor, sections);
  closeSync(descriptor);
  const best = [Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round++) {
    for (const i of best.keys()) {
      const start = process.hrtime.bigint();
      execFileSync(process.execPath, [CLI, 'replay', '--json', '--jobs', String(i + 1), file], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      best[i] = Math.min(best[i], Number(process.hrtime.bigint() - start));
    }
  }
  rmSync(folder, { recursive: true });
  return best.map((time, i) => [
    `\`sidepot replay --json --jobs ${i + 1}\``,
    (1e9 * COPIES * texts.length) / time,
  ]);
}
