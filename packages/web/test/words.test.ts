/** The page's words: one provider, nobody keeps what it said before, and nobody else has any. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { englishIn } from '../../../test/english.js';

const SOURCE = join(import.meta.dirname, '..', 'src');
/** They work as soon as they are loaded. */
const ENTRIES = /(?:main\.tsx|-worker\.ts|\.d\.ts)$/;

const paths = readdirSync(SOURCE, { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path));
const sourceOf = (path: string): string => readFileSync(join(SOURCE, path), 'utf8');

test('no module reads words while it is loaded', async () => {
  // Loaded afresh, the provider is empty: whatever is read from it throws.
  vi.resetModules();
  const modules = paths.filter((path) => !ENTRIES.test(path)).map((path) => join(SOURCE, path));
  const failed: string[] = [];
  for (const path of modules) await import(path).catch(() => failed.push(path));
  vi.resetModules();
  expect(modules.length).toBeGreaterThan(200);
  expect(failed).toEqual([]);
});

test.each(['calculator', 'dealer', 'lobby', 'replayer', 'rules'])(
  '%s is a chapter that its page loads, so no other reads it',
  (chapter) => {
    const who = paths.filter((path) => new RegExp(`words\\.${chapter}\\b`).test(sourceOf(path)));
    expect(who.length).toBeGreaterThan(0);
    expect(who.filter((path) => !path.startsWith(`${chapter}/`))).toEqual([]);
  },
);

describe('English', () => {
  test('is nowhere: it is among the words, in a package of its own', () => {
    expect(paths.flatMap((path) => englishIn(path, sourceOf(path)))).toEqual([]);
  });

  test.each([
    'const a = <p>Play</p>;',
    'const a = <b aria-label="Close" />;',
    'const a = <input placeholder="Player" />;',
    "const a = 'Choose another.';",
    "const a = 'the table is closed.';",
    'const a = `Waiting for ${name}`;',
  ])('is found: %s', (code) => expect(englishIn('a.tsx', code)).toHaveLength(1));

  test.each([
    'const a = <p>{words.lobby.title} · +</p>;',
    'const a = <b role="img" data-kind="some thing" />;',
    "throw new Error('Nobody reads this.');",
    "const a = 'full house';",
  ])('is not: %s', (code) => expect(englishIn('a.tsx', code)).toEqual([]));
});
