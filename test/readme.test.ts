/** The README's examples compile, run, and print what the README says they print. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { cacheFolder, node, ROOT, tsc } from './helpers.js';

interface Block {
  readonly language: string;
  readonly text: string;
  readonly line: number;
}

function blocksOf(markdown: string): Block[] {
  return [...markdown.matchAll(/^```(\w*)[^\n]*\n(.*?)^```$/gms)].map((match) => ({
    language: match[1] ?? '',
    text: match[2] ?? '',
    line: markdown.slice(0, match.index).split('\n').length,
  }));
}

const file = join(ROOT, 'README.md');
const blocks = existsSync(file) ? blocksOf(readFileSync(file, 'utf8')) : [];
const examples = blocks.flatMap((block, index) =>
  block.language === 'ts' ? [{ ...block, next: blocks[index + 1] }] : [],
);

test('there is an example', () => {
  expect(examples.length).toBeGreaterThan(0);
});

test.each(examples)('the example in line $line', async ({ text, next }) => {
  expect(next?.language, 'a ts block is followed by the text it prints').toBe('text');
  const folder = cacheFolder();
  writeFileSync(join(folder, 'example.ts'), text);
  writeFileSync(join(folder, 'example.mjs'), transformSync('example.ts', text).code);
  expect((await node(['example.mjs'], folder)).trimEnd()).toBe(next?.text.trimEnd());

  const compilerOptions = {
    ...{ module: 'nodenext', target: 'es2022', lib: ['es2023'], types: ['node'] },
    ...{ moduleDetection: 'force', strict: true, noEmit: true, skipLibCheck: true },
  };
  const config = { compilerOptions, files: ['example.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  await tsc(['-p', folder], folder);
});
