/** The examples in the documents compile, run, and print what the page says they print. */

import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { transformSync } from 'rolldown/utils';
import { describe, expect, test } from 'vitest';
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

const TS_PAGES = [
  'README.md',
  'packages/engine/README.md',
  'docs/errors.md',
  'docs/guide-library.md',
  'docs/names.md',
];

const examples = TS_PAGES.flatMap((page) => {
  const blocks = blocksOf(readFileSync(join(ROOT, page), 'utf8'));
  return blocks.flatMap((block, index) =>
    block.language === 'ts' ? [{ ...block, page, next: blocks[index + 1] }] : [],
  );
});

test.each(TS_PAGES)('%s has an example', (page) => {
  expect(examples.filter((example) => example.page === page)).not.toEqual([]);
});

test.each(['README.md', 'packages/engine/README.md', 'docs/guide-library.md'])(
  'the first example of %s is plain JavaScript: a newcomer saves it and runs it',
  (page) => {
    const [first] = examples.filter((example) => example.page === page);
    expect(transformSync('example.js', first?.text ?? '').errors).toEqual([]);
  },
);

/** A name for an example's file: README.md, line 12 is README-12. */
const nameOf = ({ page, line }: { page: string; line: number }): string =>
  `${page.replace(/\.md$/, '').replaceAll('/', '-')}-${line}`;

/** Imports each example in turn and prints, as JSON, what each of them printed. */
const RUN_ALL = `
import { format } from 'node:util';
const printed = {};
for (const name of process.argv.slice(2)) {
  printed[name] = '';
  console.log = (...words) => { printed[name] += format(...words) + '\\n'; };
  await import('./' + name + '.mjs');
}
process.stdout.write(JSON.stringify(printed));
`;

let allPrinted: Promise<Readonly<Record<string, string>>> | null = null;

/** In one process: starting one for each takes longer than all of them. */
async function runAll(): Promise<Readonly<Record<string, string>>> {
  const folder = cacheFolder();
  for (const example of examples) {
    const { code } = transformSync('example.ts', example.text);
    writeFileSync(join(folder, `${nameOf(example)}.mjs`), code);
  }
  writeFileSync(join(folder, 'all.mjs'), RUN_ALL);
  return JSON.parse(await node(['all.mjs', ...examples.map(nameOf)], folder));
}

test.each(examples)('$page, line $line', async (example) => {
  const { next } = example;
  expect(next?.language, 'a ts block is followed by the text it prints').toBe('text');
  allPrinted ??= runAll();
  expect((await allPrinted)[nameOf(example)]?.trimEnd()).toBe(next?.text.trimEnd());
});

test('all of them compile', async () => {
  const folder = cacheFolder();
  for (const example of examples)
    writeFileSync(join(folder, `${nameOf(example)}.ts`), example.text);
  const compilerOptions = {
    ...{ module: 'nodenext', target: 'es2022', lib: ['es2023'], types: ['node'] },
    ...{ moduleDetection: 'force', strict: true, noEmit: true, skipLibCheck: true },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  await tsc(['-p', folder], folder);
});

/** Shell examples with the command on the PATH; a `text` or plain block after one is its output. */
describe.skipIf(process.platform === 'win32')('shell examples', () => {
  test.each(['docs/cli.md', 'docs/errors.md', 'packages/cli/README.md'])('%s', (page) => {
    const folder = cacheFolder();
    writeFileSync(
      join(folder, 'sidepot'),
      `#!/bin/sh\nexec "${process.execPath}" "${join(ROOT, 'packages/cli/bin/sidepot.js')}" "$@"\n`,
    );
    chmodSync(join(folder, 'sidepot'), 0o755);
    const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}` };
    const blocks = blocksOf(readFileSync(join(ROOT, page), 'utf8'));
    const scripts = blocks.filter(({ language }) => language === 'sh');
    expect(scripts.length).toBeGreaterThan(0);
    for (const [i, { language, text }] of blocks.entries()) {
      if (language !== 'sh') continue;
      const next = blocks[i + 1];
      const script = `(${text}\n) || [ $? = 1 ]`;
      const printed = execFileSync('sh', ['-c', script], { cwd: folder, env, encoding: 'utf8' });
      expect(printed).not.toBe('');
      if (next?.language === 'text') expect(printed).toBe(next.text);
      if (next?.language === '') expect(printed.startsWith(next.text)).toBe(true);
    }
  });
});
