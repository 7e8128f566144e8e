/** Lines of a block, counted without a call for each. */

export const NEWLINE = 10;

const ONES = 0x01010101;
const SEVENS = 0x7f7f7f7f;
const NEWLINES = 0x0a0a0a0a;

/** From `start` up to `end`. */
export function countNewlines(bytes: Uint8Array, start: number, end: number): number {
  const aligned = Math.min(end, start + (-(bytes.byteOffset + start) & 3));
  const words = (end - aligned) >> 2;
  return (
    oneByOne(bytes, start, aligned) +
    (words > 0 ? byFours(new Int32Array(bytes.buffer, bytes.byteOffset + aligned, words)) : 0) +
    oneByOne(bytes, aligned + 4 * words, end)
  );
}

function oneByOne(bytes: Uint8Array, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++) if (bytes[at] === NEWLINE) count++;
  return count;
}

function byFours(words: Int32Array): number {
  let count = 0;
  for (let i = 0; i < words.length; i++) {
    // A byte is 0 where a newline was, and only there its highest bit is left over.
    const x = (words[i] as number) ^ NEWLINES;
    const zeros = ~(((x & SEVENS) + SEVENS) | x | SEVENS);
    if (zeros !== 0) count += Math.imul((zeros >>> 7) & ONES, ONES) >>> 24;
  }
  return count;
}
