/** Files of hands are in several encodings, and end their lines in several ways: here all are alike. */

import { encodingOf } from '@sidepot/engine';

const RETURN = 13;
const LINE_FEED = 10;

/** A whole file as UTF-8. */
export const toUtf8 = (bytes: Buffer): Buffer => {
  const encoding = encodingOf(bytes);
  return encoding === 'utf-8' ? bytes : Buffer.from(new TextDecoder(encoding).decode(bytes));
};

/** The same piece by piece; the first tells. Old programs of the Mac end lines with a return alone. */
export async function* utf8Chunks(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer, void, undefined> {
  let decode: ((chunk: Buffer) => Buffer) | undefined;
  let hasReturns = false;
  for await (const chunk of chunks) {
    if (decode === undefined) {
      decode = decoderFor(chunk);
      const first = decode(chunk);
      hasReturns = first.includes(RETURN) && !first.includes(LINE_FEED);
      yield hasReturns ? withLineFeeds(first) : first;
    } else yield hasReturns ? withLineFeeds(decode(chunk)) : decode(chunk);
  }
}

function decoderFor(start: Buffer): (chunk: Buffer) => Buffer {
  const encoding = encodingOf(start);
  if (encoding === 'utf-8') return (chunk) => chunk;
  const decoder = new TextDecoder(encoding);
  return (chunk) => Buffer.from(decoder.decode(chunk, { stream: true }));
}

function withLineFeeds(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf(RETURN); at >= 0; at = copy.indexOf(RETURN, at + 1)) {
    copy[at] = LINE_FEED;
  }
  return copy;
}
