/** Every error code has exactly one row in docs/errors.md, and every row its code. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CLI_ERROR_CODES } from '../packages/cli/src/errors.js';
import { ERROR_CODES } from '../packages/engine/src/errors.js';
import { ROOT } from './helpers.js';

test('docs/errors.md has one row for each code', () => {
  const text = readFileSync(join(ROOT, 'docs', 'errors.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `([A-Z][A-Z_]*)` \|/gm)].map((row) => row[1]);
  expect(rows.sort()).toEqual([...new Set([...ERROR_CODES, ...CLI_ERROR_CODES])].sort());
});
