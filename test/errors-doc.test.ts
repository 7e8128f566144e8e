/** Every error code has exactly one row in docs/errors.md, and every row its code. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CLI_ERROR_CODES } from '../packages/cli/src/errors.js';
import { ERROR_CODES } from '../packages/engine/src/errors.js';
import { NOTATION_TITLES, REASONS } from '../packages/engine/src/reasons.js';
import { WANTS } from '../packages/engine/src/wants.js';
import { ROOT } from './helpers.js';

test('docs/errors.md has one row for each code', () => {
  const text = readFileSync(join(ROOT, 'docs', 'errors.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `([A-Z][A-Z_]*)` \|/gm)].map((row) => row[1]);
  expect(rows.sort()).toEqual([...new Set([...ERROR_CODES, ...CLI_ERROR_CODES])].sort());
});

/** "code a b? c?" for each code: its details in the type, and in the last column of the table. */
test('docs/errors.md names the details that the types have', () => {
  const source = readFileSync(join(ROOT, 'packages', 'engine', 'src', 'errors.ts'), 'utf8');
  const docs = readFileSync(join(ROOT, 'docs', 'errors.md'), 'utf8');
  const inDocs = ERROR_CODES.map((code) => {
    const row = docs.match(new RegExp(`^\\| \`${code}\` \\|.*$`, 'm'))?.[0] ?? '';
    const column = row.split(' | ').at(-1)?.replace(/\|$/, '') ?? '';
    return line(code, [
      ...names(column.replace(/\[[^\]]*\]/g, ''), /`(\w+)`/g, ''),
      ...(column.match(/\[[^\]]*\]/g) ?? []).flatMap((part) => names(part, /`(\w+)`/g, '?')),
    ]);
  });
  const inTypes = ERROR_CODES.map((code) => line(code, detailsOf(source, code)));
  expect(inDocs).toEqual(inTypes);
});

test.each([
  ['wants', WANTS],
  ['reason', REASONS],
  ['notation', NOTATION_TITLES],
])('docs/errors.md has one row for each key of %s, with its text', (name, texts) => {
  const docs = readFileSync(join(ROOT, 'docs', 'errors.md'), 'utf8');
  const [, table = ''] =
    docs.match(new RegExp(`^\\| \`${name}\` \\|.*\\n.*\\n((?:\\|.*\\n)*)`, 'm')) ?? [];
  const rows = [...table.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)];
  const told = rows.map(([, key = '', text = '']) => [key, text.replaceAll('\\|', '|')]);
  expect(told).toEqual(Object.entries(texts));
});

/** A key that nobody says is a text that somebody translates for nothing. */
test.each([
  ['wants', WANTS],
  ['reasons', REASONS],
])('every key of %s is said somewhere', (_, texts) => {
  const said = sources().join('\n');
  const silent = Object.keys(texts).filter((key) => !said.includes(`'${key}'`));
  expect(silent).toEqual([]);
});

const sources = (): string[] =>
  ['engine', 'server'].flatMap((name) => {
    const folder = join(ROOT, 'packages', name, 'src');
    return readdirSync(folder, { recursive: true })
      .map(String)
      .filter((path) => /\.ts$/.test(path) && !/^(?:wants|reasons)\.ts$/.test(path))
      .map((path) => readFileSync(join(folder, path), 'utf8'));
  });

const line = (code: string, details: readonly string[]): string =>
  [code, ...[...new Set(details)].sort()].join(' ');

const names = (text: string, each: RegExp, mark: string): string[] =>
  [...text.matchAll(each)].map(([, name]) => `${name}${mark}`);

/** Read from the text of the table. */
function detailsOf(source: string, code: string): string[] {
  const table = bodyOf(source, 'RefusalDetails');
  const entry = table.match(new RegExp(`^  ${code}: ([^]*?);\\n(?=  [A-Z_]+:|$)`, 'm'))?.[1];
  if (entry === undefined) throw new Error(`no details of ${code}`);
  const shared = entry.startsWith('Unfit') ? bodyOf(source, 'Unfit') : '';
  return names(`${shared}${entry}`, /readonly (\w+\??):/g, '');
}

const bodyOf = (source: string, name: string): string =>
  source.match(new RegExp(`(?:interface|type) ${name} (?:= )?\\{\\n([^]*?)^\\}`, 'm'))?.[1] ?? '';
