/** A block of lines in, a block of answers out, the same on the main thread and in a worker. */

import { type LineBlock, MAX_LINE_BYTES } from '../stream/blocks.js';
import { decode } from '../stream/decode.js';
import { NEWLINE } from '../stream/newlines.js';
import { answerJson, type HandAnswer, judge, notUtf8, refusedAnswer, tooLong } from './judge.js';

export interface BlockAnswer {
  /** UTF-8, one line per answer. */
  readonly bytes: Uint8Array;
  readonly refused: boolean;
}

const encoder = new TextEncoder();

export function answerBlock(
  { line, bytes, tooLong: dropped }: LineBlock,
  explain: boolean,
): BlockAnswer {
  if (dropped)
    return { bytes: encoder.encode(textOf(refusedAnswer(tooLong(line)))), refused: true };
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let text = '';
  let refused = false;
  let number = line;
  for (let start = 0; start < buffer.length; number++) {
    const newline = buffer.indexOf(NEWLINE, start);
    const end = newline < 0 ? buffer.length : newline;
    const answer = answerLine(buffer, start, end, number, explain);
    start = end + 1;
    if (answer === undefined) continue;
    if (!answer.ok) refused = true;
    text += textOf(answer);
  }
  return { bytes: encoder.encode(text), refused };
}

/** Undefined for a blank line, which is no input. */
function answerLine(
  buffer: Buffer,
  start: number,
  end: number,
  line: number,
  explain: boolean,
): HandAnswer | undefined {
  if (end - start > MAX_LINE_BYTES) return refusedAnswer(tooLong(line));
  const text = decode(buffer, start, end, line === 1);
  if (text === undefined) return refusedAnswer(notUtf8(line));
  const answer = judge(text, line, explain);
  return !answer.ok && text.trim() === '' ? undefined : answer;
}

const textOf = (answer: HandAnswer): string => `${answerJson(answer)}\n`;
