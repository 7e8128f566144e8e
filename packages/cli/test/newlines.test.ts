import { expect, test } from 'vitest';
import { countNewlines } from '../src/stream/newlines.js';

/** Neighbours of the newline, and bytes that differ from it in the highest bit only. */
const BYTES = [10, 10, 9, 11, 0, 138, 137, 139, 255, 127, 128];

test('newlines are counted wherever the words of four bytes begin and end', () => {
  const memory = new Uint8Array(64);
  for (const [i] of memory.entries())
    memory[i] = BYTES[(7 * i + (i >> 3)) % BYTES.length] as number;
  for (let offset = 0; offset < 8; offset++) {
    const bytes = memory.subarray(offset, 48 + offset);
    for (let start = 0; start <= bytes.length; start++) {
      for (let end = start; end <= bytes.length; end++) {
        const expected = bytes.subarray(start, end).filter((byte) => byte === 10).length;
        expect(countNewlines(bytes, start, end)).toBe(expected);
      }
    }
  }
});
