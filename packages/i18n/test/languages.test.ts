/** One folder a language, loaded only by the list of languages; words know no page and no command. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, parse } from '../../../test/architecture-ast.js';
import { LANGUAGE_NAMES } from '../src/names.js';

const SOURCE = join(import.meta.dirname, '..', 'src');
const paths = readdirSync(SOURCE, { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts'));
const names: readonly string[] = LANGUAGE_NAMES;
const folderOf = (path: string): string => path.split('/')[0] ?? '';

/** From where to where inside the package. */
const links = paths.flatMap((from) =>
  importsOf(parse(from, readFileSync(join(SOURCE, from), 'utf8')))
    .filter((link) => link.from.startsWith('.'))
    .map((link) => ({ from, to: posix.join(posix.dirname(from), link.from) })),
);

describe('a language', () => {
  test('is loaded by the lists of languages; English is also what others are typed against', () => {
    const who = links
      .filter(({ from, to }) => names.includes(folderOf(to)) && folderOf(from) !== folderOf(to))
      .map(({ from, to }) => `${from} ${folderOf(to)}`);
    const lists = ['pages.ts', 'cli.ts', 'library.ts'];
    const all = lists.flatMap((list) => names.map((name) => `${list} ${name}`));
    expect([...new Set(who)].sort()).toEqual([...all, 'language.ts en'].sort());
  });

  test('takes from elsewhere only tools', () => {
    const strange = links.filter(
      ({ from, to }) =>
        names.includes(folderOf(from)) &&
        ![folderOf(from), 'tools', 'language.js'].includes(folderOf(to)),
    );
    expect(strange).toEqual([]);
  });

  test.each(names)('%s has the files of English', (name) => {
    const filesOf = (folder: string): string[] =>
      paths
        .filter((path) => folderOf(path) === folder)
        .map((path) => path.slice(folder.length + 1))
        .sort();
    expect(filesOf('en').filter((file) => !filesOf(name).includes(file))).toEqual([]);
  });
});
