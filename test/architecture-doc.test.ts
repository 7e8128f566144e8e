/** docs/architecture.md: what it names is there, and the twelve questions take few openings. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './helpers.js';

const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path = '']) => path);

test('every file that it names is there', () => {
  expect(linksIn(page).length).toBeGreaterThan(20);
  expect(linksIn(page).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('twelve questions take at most twenty openings', () => {
  const questions = page.slice(page.indexOf('## Twelve questions'));
  expect(questions.match(/^\| [A-Z].*\?/gm)).toHaveLength(12);
  expect(linksIn(questions).length).toBeLessThanOrEqual(20);
});
