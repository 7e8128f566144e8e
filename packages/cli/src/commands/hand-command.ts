/** `sidepot hand --stdio`: hands played by another program. */

import { EXIT, type ExitCode, UsageError } from '../errors.js';
import { phrases } from '../phrases.js';
import { TableTalk } from '../play/table-talk.js';
import { MAX_LINE_BYTES } from '../stream/blocks.js';
import { chunksOf } from '../stream/input.js';
import { Output } from '../terminal/output.js';

export interface HandCommandFlags {
  readonly stdio?: boolean;
}

export async function handCommand({ stdio = false }: HandCommandFlags): Promise<ExitCode> {
  if (!stdio) throw new UsageError(phrases.play.onlyStdio);
  const output = new Output(process.stdout);
  const talk = new TableTalk();
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunksOf('-')) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    const answers = lines.filter((line) => line.trim() !== '').map((line) => talk.answer(line));
    if (rest.length > MAX_LINE_BYTES) {
      throw new UsageError(phrases.usage.longerThan(phrases.usage.tooLong.line, MAX_LINE_BYTES));
    }
    if (answers.length > 0) await output.write(`${answers.join('\n')}\n`);
    if (output.gone) break;
  }
  if (rest.trim() !== '') await output.write(`${talk.answer(rest)}\n`);
  return EXIT.ok;
}
