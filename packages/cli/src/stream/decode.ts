/** UTF-8 or nothing: guessing at other bytes would change names. */

import { isUtf8 } from 'node:buffer';

const BOM: readonly number[] = [0xef, 0xbb, 0xbf];

/** Undefined if the bytes are not UTF-8. A byte order mark may stand at the start of the input. */
export function decode(
  bytes: Buffer,
  start: number,
  end: number,
  atStart: boolean,
): string | undefined {
  const marked = atStart && BOM.every((byte, i) => bytes[start + i] === byte);
  const text = bytes.toString('utf8', marked ? start + BOM.length : start, end);
  return text.includes('\uFFFD') && !isUtf8(bytes.subarray(start, end)) ? undefined : text;
}
