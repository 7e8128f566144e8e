/** The page's words: one provider, nobody keeps what it said before, and nobody else has any. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOURNAMENT_PRESETS } from '@sidepot/engine';
import { describe, expect, test, vi } from 'vitest';
import { parse } from '../../../test/architecture-ast.js';

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

test.each(['calculator', 'lobby', 'replayer', 'rules'])(
  '%s is a chapter that its page loads, so no other reads it',
  (chapter) => {
    const who = paths.filter((path) => new RegExp(`words\\.${chapter}\\b`).test(sourceOf(path)));
    expect(who.length).toBeGreaterThan(0);
    expect(who.filter((path) => !path.startsWith(`${chapter}/`))).toEqual([]);
  },
);

/** What people read or hear, if it is written where it is drawn. */
const READ = new Set([
  ...['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'],
  ...['label', 'note', 'closeLabel'],
]);
const LETTER = /[A-Za-z]/;
/** Two words that begin as a sentence or end as one. */
const SENTENCE = /^(?=.*[A-Za-z]{2,} [a-z]{2,})(?:[A-Z]|.*[a-z][.!?…]$)/;
/** Names of settings, and what only a programmer sees. */
const CODES = new Set<string>(Object.keys(TOURNAMENT_PRESETS));

function englishIn(path: string, text: string): string[] {
  return parse(path, text).visits.flatMap(({ node, parent, key }) => {
    const at = `${path}:${text.slice(0, node.start).split('\n').length}`;
    const value = textOf(node);
    if (value === null) return [];
    const attribute = parent.type === 'JSXAttribute' && key === 'value' ? nameOf(parent) : null;
    const isRead = node.type === 'JSXText' || (attribute !== null && READ.has(attribute));
    const isSentence = SENTENCE.test(value) && !CODES.has(value) && parent.type !== 'NewExpression';
    return (isRead && LETTER.test(value)) || isSentence ? [`${at} ${value.trim()}`] : [];
  });
}

type Node = ReturnType<typeof parse>['visits'][number]['node'];

function textOf(node: Node): string | null {
  const { value } = node as { readonly value?: unknown };
  if (node.type === 'JSXText' || node.type === 'Literal') {
    return typeof value === 'string' ? value : null;
  }
  return node.type === 'TemplateElement' ? (value as { readonly raw: string }).raw : null;
}

const nameOf = (attribute: Node): string =>
  String((attribute['name'] as { readonly name?: unknown }).name);

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
