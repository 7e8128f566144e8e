import { expect, test } from 'vitest';
import { newId } from '../../src/new-id.js';

test('no name begins with a dash, which a command line would take for an option', () => {
  const given = [Buffer.alloc(12, 0xfb), Buffer.alloc(12, 0xf8), Buffer.alloc(12, 1)];
  expect(given.map((bytes) => bytes.toString('base64url')[0])).toEqual(['-', '-', 'A']);
  expect(newId(() => given.shift() ?? Buffer.alloc(0))).toBe('AQEBAQEBAQEBAQEB');
});
