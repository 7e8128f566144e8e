import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from './architecture-ast.js';
import { exportedNames, type NameHomes, namesDefinedTwice } from './exported-names.js';
import { ROOT } from './helpers.js';

/** As many as there are: this only goes down. */
const MOST = 11;

/** Another language has the names of English on purpose. */
const IS_TRANSLATED = /^packages\/i18n\/src\/(?!en\/|tools\/|page\/)[^/]+\//;

function readSources(): { path: string; text: string }[] {
  return readdirSync(join(ROOT, 'packages')).flatMap((folder) => {
    const source = join(ROOT, 'packages', folder, 'src');
    if (!existsSync(source)) return [];
    return readdirSync(source, { recursive: true })
      .map((file) => `packages/${folder}/src/${String(file).replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !IS_TRANSLATED.test(path))
      .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
  });
}

const lineOf = ({ name, files }: NameHomes): string => `${name}: ${files.join(', ')}`;

test('a name is defined in one file, but for those that are left', () => {
  const twice = namesDefinedTwice(readSources()).map(lineOf);
  expect(twice.length, twice.join('\n')).toBeLessThanOrEqual(MOST);
});

describe('what a file defines for others', () => {
  const namesOf = (text: string): string[] => [...exportedNames(parse('a.ts', text))];

  test.each([
    ['a function', 'export async function x() {}'],
    ['one with several signatures', 'export function x(): 1;\nexport function x() {}'],
    ['a constant', 'export const x = 1;'],
    ['a class', 'export class x {}'],
    ['a type', 'export type x = 1;'],
    ['an interface', 'export interface x {}'],
    ['what it exports later', 'const x = 1; export { x };'],
    ['what it exports under another name', 'const y = 1; export { y as x };'],
  ])('%s', (_, text) => {
    expect(namesOf(text)).toEqual(['x']);
  });

  test.each([
    ['what it keeps', 'const x = 1;'],
    ['a re-export', "export { x } from './b.js';"],
    ['all of another file', "export * from './b.js';"],
    ['an import passed on', "import { x } from './b.js'; export { x };"],
  ])('not %s', (_, text) => {
    expect(namesOf(text)).toEqual([]);
  });

  test('a name of two files is found, with both', () => {
    const text = 'export const x = 1;';
    const files = ['b.ts', 'a.ts'].map((path) => ({ path, text }));
    expect(namesDefinedTwice([...files, { path: 'c.ts', text: 'export const y = 1;' }])).toEqual([
      { name: 'x', files: ['a.ts', 'b.ts'] },
    ]);
  });
});
