/** The examples in the documents compile, run, and print what the page says they print. */

import { readFileSync, writeFileSync } from 'node:fs';
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

const PAGES = ['README.md', 'packages/engine/README.md', 'docs/errors.md'];

const examples = PAGES.flatMap((page) => {
  const blocks = blocksOf(readFileSync(join(ROOT, page), 'utf8'));
  return blocks.flatMap((block, index) =>
    block.language === 'ts' ? [{ ...block, page, next: blocks[index + 1] }] : [],
  );
});

test.each(PAGES)('%s has an example', (page) => {
  expect(examples.filter((example) => example.page === page)).not.toEqual([]);
});

test.each(examples)('$page, line $line', async ({ text, next }) => {
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
