/** What a browser loads before it can draw the table. Needs a build, which `npm test` makes first. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const DIST = join(import.meta.dirname, '..', 'dist');
const MOST = 150 * 1024;

const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'),
);

/** The chunk and all that it cannot start without. */
function needed(name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`no ${name} in the build`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const other of chunk.imports ?? []) needed(other, found);
  return found;
}

describe('the table page', () => {
  const page = needed('src/play/TableScreen.tsx', needed('index.html'));
  const words = Object.keys(manifest).find((name) => name.startsWith('_words-en-')) ?? 'words';
  const files = [...needed(words, page)];

  test('loads less than 150 KB of compressed script', () => {
    const sizes = files.map((file) => readFileSync(join(DIST, `${file}.gz`)).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST);
  });

  test('has no schemas in it', () => {
    for (const file of files) {
      expect(readFileSync(join(DIST, file), 'utf8')).not.toContain('ZodError');
    }
  });

  test('asks no other site for anything', () => {
    expect(readFileSync(join(DIST, 'index.html'), 'utf8')).not.toMatch(
      /(?:src|href)="(?:https?:)?\/\//,
    );
  });
});
