/** Where the hands come from: a file or standard input, in large chunks. */

import { createReadStream, fstatSync } from 'node:fs';
import { UsageError } from '../errors.js';
import { plain } from '../terminal/text.js';

const CHUNK_BYTES = 256 * 1024;

/** No name and `-` mean standard input. Ending the loop early closes the source. */
export async function* chunksOf(
  file = '-',
  what = 'JSON',
): AsyncGenerator<Buffer, void, undefined> {
  const fromStdin = file === '-';
  if (fromStdin && process.stdin.isTTY) {
    process.stderr.write(`sidepot: waiting for ${what} on standard input, end it with Ctrl-D\n`);
  }
  // Node reads a directory on standard input as if it were empty.
  if (fromStdin && fstatSync(0).isDirectory()) {
    throw new UsageError('standard input is a directory, not a file');
  }
  const stream = fromStdin ? process.stdin : createReadStream(file, { highWaterMark: CHUNK_BYTES });
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (error) {
    throw new UsageError(unreadable(fromStdin ? 'standard input' : file, error));
  }
}

function unreadable(name: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return `no such file: ${plain(name)}`;
    case 'EISDIR':
      return `this is a directory, not a file: ${plain(name)}`;
    case 'EACCES':
    case 'EPERM':
      return `no permission to read ${plain(name)}`;
    default:
      return `cannot read ${plain(name)}: ${plain(message)}`;
  }
}
