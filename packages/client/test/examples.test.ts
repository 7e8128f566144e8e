/** Whoever points at a name of the client sees what it is for, with an example that compiles. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cacheFolder, tsc } from '../../../test/helpers.js';

const SOURCE = join(import.meta.dirname, '..', 'src');
const sources = readdirSync(SOURCE).map((file) => readFileSync(join(SOURCE, file), 'utf8'));

/** What the two entries give out. */
const exported = [
  'connectTable',
  ...[...readFileSync(join(SOURCE, 'common.ts'), 'utf8').matchAll(/\{(.*?)\}/gs)].flatMap(
    ([, names = '']) => names.replaceAll('type ', '').match(/\w+/g) ?? [],
  ),
];

/** The comment right above a declaration. */
const commentOf = (name: string): string =>
  sources
    .map((text) => {
      const declared = `export (?:async )?(?:const|function|class|interface|type) ${name}\\b`;
      return new RegExp(`/\\*\\*((?:(?!\\*/).)*)\\*/\\n${declared}`, 's').exec(text)?.[1] ?? '';
    })
    .find((comment) => comment.includes('@example')) ?? '';

const codeOf = (comment: string): string =>
  (/```ts\n(.*?)```/s.exec(comment)?.[1] ?? '').replaceAll(/^ \* ?/gm, '');

describe('each name of the client', () => {
  test('is found', () => {
    expect(exported).toEqual(expect.arrayContaining(['identify', 'RefusedError', 'SocketLike']));
  });

  test.each(exported)('%s has a comment with an example', (name) => {
    expect(codeOf(commentOf(name))).toContain("from '@sidepot/client'");
  });

  test('has an example that compiles', async () => {
    const folder = cacheFolder();
    const files = exported.map((name) => `${name}.ts`);
    for (const name of exported) writeFileSync(join(folder, `${name}.ts`), codeOf(commentOf(name)));
    const compilerOptions = {
      ...{ module: 'nodenext', target: 'es2022', lib: ['es2023', 'dom'], types: ['node'] },
      ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true, skipLibCheck: true },
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    await tsc(['-p', folder], folder);
  });
});
