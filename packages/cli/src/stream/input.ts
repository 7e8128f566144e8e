/** Where the hands come from: a file or standard input, in large chunks. */

import { createReadStream, fstatSync } from 'node:fs';
import { UsageError } from '../errors.js';
import { phrases } from '../phrases.js';
import { plain } from '../terminal/text.js';

const CHUNK_BYTES = 256 * 1024;

/** No name and `-` mean standard input. Ending the loop early closes the source. */
export async function* chunksOf(
  file = '-',
  what: keyof typeof phrases.usage.waiting = 'json',
): AsyncGenerator<Buffer, void, undefined> {
  const fromStdin = file === '-';
  if (fromStdin && process.stdin.isTTY) {
    process.stderr.write(`sidepot: ${phrases.usage.waiting[what]}\n`);
  }
  // Node reads a directory on standard input as if it were empty.
  if (fromStdin && fstatSync(0).isDirectory()) {
    throw new UsageError(phrases.usage.stdinIsFolder);
  }
  const stream = fromStdin ? process.stdin : createReadStream(file, { highWaterMark: CHUNK_BYTES });
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (error) {
    throw new UsageError(unreadable(fromStdin ? phrases.usage.stdin : file, error));
  }
}

function unreadable(name: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return phrases.usage.noFile(plain(name));
    case 'EISDIR':
      return phrases.usage.isFolder(plain(name));
    case 'EACCES':
    case 'EPERM':
      return phrases.usage.noPermission(plain(name));
    default:
      return phrases.usage.unreadable(plain(name), plain(message));
  }
}
