/** What a newcomer from another project looks for is there, and says what is so. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './helpers.js';
import { WORKSPACES } from './workspaces.js';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

test('CI runs npm test, and nothing that npm test does not do, on every Node we promise', () => {
  const workflow = read('.github/workflows/ci.yml');
  expect([...workflow.matchAll(/^\s*- run: (.*)$/gm)].map(([, command]) => command)).toEqual([
    'npm test',
  ]);
  expect(workflow).toContain('node: [20, 22, 24, 26]');
  expect(read('scripts/try-nodes.mjs')).toContain('const MAJORS = [20, 22, 24, 26];');
  const table = read('docs/releasing.md').match(/^\| v\d+/gm);
  expect(table).toEqual(['| v20', '| v22', '| v24', '| v26']);
});

test('forms for a bug, a wish and a language; the hand of the first is one that settles', () => {
  expect(readdirSync(join(ROOT, '.github/ISSUE_TEMPLATE')).sort()).toEqual([
    'bug.yml',
    'config.yml',
    'feature.yml',
    'language.yml',
  ]);
  const [, shown = ''] =
    /placeholder: \|\n([\s\S]*?)\n {2}- type/.exec(read('.github/ISSUE_TEMPLATE/bug.yml')) ?? [];
  const inGuide = /```json\n([\s\S]*?)```/.exec(read('CONTRIBUTING.md'))?.[1] ?? '';
  expect(Object.keys(JSON.parse(inGuide))).toEqual(
    expect.arrayContaining(Object.keys(JSON.parse(shown))),
  );
});

test('the README: sentence, picture, five lines with their output, two commands, three users', () => {
  const screen = read('README.md').split('\n## ')[0] ?? '';
  const order = [
    'The poker engine',
    '![',
    '```ts',
    '```text',
    'npm start',
    'npm test',
    '**You host',
  ];
  const places = order.map((part) => screen.indexOf(part));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  const code = /```ts\n([\s\S]*?)```/.exec(screen)?.[1] ?? '';
  expect(code.split('\n').filter((line) => line.trim() !== '')).toHaveLength(5);
  expect(screen.match(/^- \*\*You/gm)).toHaveLength(3);
});

const SITE = 'https://sidepot.github.io/sidepot/';

test.each(['.', ...WORKSPACES.map(({ folder }) => folder)])(
  '%s/README.md leads to the documents',
  (folder) => {
    expect(read(`${folder}/README.md`)).toMatch(new RegExp(`\\(${SITE}[\\w/.-]+\\)`));
  },
);

test.each(['CHANGELOG.md', 'bench/RESULTS.md'])(
  '%s: every heading by itself and once, every list in one piece',
  (path) => {
    const text = read(path);
    const headings: readonly string[] = text.match(/^## .*$/gm) ?? [];
    expect(headings.filter((one, i) => headings.indexOf(one) !== i)).toEqual([]);
    const alone = text.match(/(?<=\n\n)#{2,3} .*(?=\n\n)/g);
    expect(alone).toEqual(text.match(/^#{2,3} .*$/gm));
    expect(text.match(/^- .*\n\n- .*|\n{3}/gm)).toBeNull();
  },
);
