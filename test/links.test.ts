/** Every link between the documents leads to a file that is there, and to a heading that it has. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { markdownFiles } from '../scripts/docs/files.mjs';
import { brokenInSite, brokenInSources } from '../scripts/docs/links.mjs';
import { cacheFolder, ROOT } from './helpers.js';

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = cacheFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

test('in this repository', () => {
  const files = markdownFiles(ROOT);
  expect(files).toEqual(expect.arrayContaining(['README.md', 'docs/rules.md', 'SECURITY.md']));
  expect(files.length).toBeGreaterThan(40);
  expect(brokenInSources(ROOT, files)).toEqual([]);
});

test('what is broken is found, and nothing else', () => {
  const folder = folderOf({
    'README.md': `# One
[fine](docs/a.md#two-words) [fine](docs/a.md) [fine](#one) [fine](https://example.com/#x) [fine](docs)
[gone](docs/b.md) [no such heading](docs/a.md#three) [nor here](#two) ![gone](docs/a.png)
<img src="docs/c.png" alt="gone"> \`[code](is-no-link.md)\`

\`\`\`md
[neither](is-this.md)
\`\`\`
`,
    'docs/a.md': '## `Two` words!\n\n[up](../README.md#one) [out](../../elsewhere.md)\n',
  });
  expect(brokenInSources(folder)).toEqual([
    'README.md: docs/b.md',
    'README.md: docs/a.md#three',
    'README.md: #two',
    'README.md: docs/a.png',
    'README.md: docs/c.png',
    'docs/a.md: ../../elsewhere.md',
  ]);
});

test('in a built site, too', () => {
  const folder = folderOf({
    'index.html':
      '<h1 id="a">A</h1><a href="b/c.html#d"></a><a href="b/c.html#e"></a><img src="x.png">',
    'b/c.html': '<p id="d"></p><p id="d"></p><a href="../index.html#a"></a><a href="#hand=x"></a>',
  });
  expect(brokenInSite(folder).sort()).toEqual([
    'b/c.html: two of #d',
    'index.html: b/c.html#e',
    'index.html: x.png',
  ]);
});
