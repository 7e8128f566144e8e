/** `sidepot settle`: hands in, answers out. */

import { EXIT, type ExitCode, type RefusedLine } from '../errors.js';
import { phrases } from '../phrases.js';
import { calculationReport } from '../settle/calculation-report.js';
import {
  answerJson,
  type HandAnswer,
  judge,
  notUtf8,
  refusedAnswer,
  tooLong,
} from '../settle/judge.js';
import { settleLines } from '../settle/lines.js';
import { settleReport } from '../settle/report.js';
import { MAX_LINE_BYTES } from '../stream/blocks.js';
import { decode } from '../stream/decode.js';
import { chunksOf } from '../stream/input.js';
import { Output } from '../terminal/output.js';
import { terminal } from '../terminal/terminal.js';
import { plain } from '../terminal/text.js';

export interface SettleOptions {
  readonly json?: boolean;
  readonly jsonl?: boolean;
  readonly explain?: boolean;
}

export async function settleCommand(
  file: string | undefined,
  options: SettleOptions,
): Promise<ExitCode> {
  const output = new Output(process.stdout);
  const explain = options.explain === true;
  const exit = await (options.jsonl === true
    ? settleLines(file, explain, output)
    : settleOne(file, explain, options.json === true, output));
  return output.gone ? EXIT.ok : exit;
}

async function settleOne(
  file: string | undefined,
  explain: boolean,
  json: boolean,
  output: Output,
): Promise<ExitCode> {
  const answer = await judgeAll(file, explain);
  if (json) {
    await output.write(`${answerJson(answer)}\n`);
  } else if (answer.ok) {
    const { paint, columns } = terminal(process.stdout);
    await output.write(
      answer.kind === 'settled'
        ? settleReport(answer.input, paint, columns)
        : calculationReport(answer.input, paint, columns),
    );
  } else {
    process.stderr.write(`sidepot: ${answer.refusal.code}: ${plain(answer.refusal.message)}\n`);
  }
  return answer.ok ? EXIT.ok : EXIT.refused;
}

/** One hand is never long: what is longer is most likely a file of lines, and is not read on. */
async function judgeAll(file: string | undefined, explain: boolean): Promise<HandAnswer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunksOf(file)) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_LINE_BYTES) {
      return refusedAnswer(tooLong(1, 'input'));
    }
  }
  const text = decode(Buffer.concat(chunks), 0, size, true);
  if (text === undefined) return refusedAnswer(notUtf8(1));
  const answer = judge(text, 1, explain);
  return answer.ok ? answer : { ok: false, refusal: withHint(answer.refusal, text) };
}

/** Several hands in a list or one per line are a likely mistake, and easily mended. */
function withHint(refusal: RefusedLine, text: string): RefusedLine {
  const several = /^\s*\[/.test(text) || /^\s*\{.*\}\s*\n\s*\{/.test(text);
  if (!several) return refusal;
  return { ...refusal, message: phrases.usage.severalHands(refusal.message) };
}
