/**
 * npm run docs: the documents, the reference and the playground as a site in dist-docs, which opens
 * from its files. Fails if a link leads nowhere. With --check the site is built aside and thrown away.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, fail, ROOT } from './setup.mjs';

const [option, ...others] = process.argv.slice(2);
if (others.length > 0 || (option !== undefined && option !== '--check')) {
  fail('usage: npm run docs [-- --check]');
}
const isCheck = option === '--check';

ensureInstalled();
await ensureBuilt();
// What it needs is installed by now.
const { buildSite } = await import('./docs/site.mjs');
const { brokenInSite, brokenInSources } = await import('./docs/links.mjs');

const target = isCheck ? mkdtempSync(join(tmpdir(), 'sidepot-docs-')) : join(ROOT, 'dist-docs');
const pages = await buildSite(ROOT, target);
const broken = [...brokenInSources(ROOT), ...brokenInSite(target)];
if (isCheck) rmSync(target, { recursive: true, force: true });
if (broken.length > 0) fail(`${broken.length} links lead nowhere, see above`, broken.join('\n'));
console.log(`${pages.length} pages, every link leads somewhere`);
if (!isCheck) console.log('Open dist-docs/index.html');
