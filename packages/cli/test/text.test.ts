import { expect, test } from 'vitest';
import { width } from '../src/terminal/text.js';

/** Beside a wide character the graphemes are counted one by one. */
const counted = (text: string): number => width(`${text}李`) - 2;

test('what is known to be narrow is as wide as its graphemes say', () => {
  const ranges = [
    [0x0000, 0x02ff],
    [0x2010, 0x2027],
    [0x2030, 0x205e],
    [0x2500, 0x259f],
  ] as const;
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code++) {
      const char = String.fromCharCode(code);
      expect(width(char), code.toString(16)).toBe(1);
      expect(counted(char), code.toString(16)).toBe(1);
    }
  }
});

test('marks add nothing, wide scripts and emoji take two columns', () => {
  expect(['e\u0301', '李小龍', '😀', '👨‍👩‍👧', '•', '…'].map(width)).toEqual([1, 6, 2, 2, 1, 1]);
});
