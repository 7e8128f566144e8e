/** Which files are documents, where each stands in the site, and where a link of one leads. */

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

export const REPOSITORY = 'https://github.com/sidepot/sidepot';

/** Where the newest release's site is; a link to it from a document stays in the site that is built. */
export const SITE = 'https://sidepot.github.io/sidepot/';

const SKIPPED = new Set([
  'node_modules',
  'dist',
  'dist-docs',
  'dist-release',
  'data',
  'coverage',
  '.git',
]);

/** Every Markdown file, as `docs/rules.md`, in the order of the alphabet. */
export function markdownFiles(root, folder = '') {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : markdownFiles(root, path);
      return path.endsWith('.md') ? [path] : [];
    })
    .sort();
}

/** Forms that somebody fills in on the host of the repository are no pages. */
export const documentFiles = (root) =>
  markdownFiles(root).filter((path) => !path.startsWith('.github/'));

/** Folders whose index the site writes itself. */
export const LISTED_FOLDERS = ['docs/adr', 'docs/screenshots'];

/** `docs/rules.md` is `docs/rules.html`; a README is the index of its folder. */
export const sitePathOf = (path) =>
  path.replace(/(^|\/)README\.md$/, '$1index.md').replace(/\.md$/, '.html');

/** Of one page of the site to another. */
export function relativeUrl(from, to) {
  const path = posix.relative(posix.dirname(from), to);
  return path === '' ? posix.basename(to) : path;
}

const IS_COPIED = /\.(?:png|svg|jsonl)$/;

/**
 * Where a link of a document leads: `{ kind: 'page' | 'file' | 'source' | 'outside' | 'missing' }`
 * with the path from the root and the anchor.
 */
export function targetOf(root, from, href) {
  if (/^[a-z][a-z+.-]*:|^\/\//i.test(href)) return { kind: 'outside', path: href, anchor: '' };
  const [, rawPath = '', anchor = ''] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const path = rawPath === '' ? from : posix.join(posix.dirname(from), decodeURIComponent(rawPath));
  const clean = path.replace(/\/$/, '') || '.';
  const found = join(root, clean);
  if (clean.startsWith('..') || !existsSync(found)) return { kind: 'missing', path: clean, anchor };
  if (LISTED_FOLDERS.includes(clean)) return { kind: 'page', path: `${clean}/README.md`, anchor };
  if (statSync(found).isDirectory()) {
    const readme = posix.join(clean, 'README.md');
    return existsSync(join(root, readme))
      ? { kind: 'page', path: readme, anchor }
      : { kind: 'source', path: clean, anchor };
  }
  if (clean.endsWith('.md') && !clean.startsWith('.github/')) {
    return { kind: 'page', path: clean, anchor };
  }
  return { kind: IS_COPIED.test(clean) ? 'file' : 'source', path: clean, anchor };
}

export function sourceUrl(root, path, line) {
  const kind = existsSync(join(root, path)) && statSync(join(root, path)).isDirectory();
  return `${REPOSITORY}/${kind ? 'tree' : 'blob'}/main/${path}${line ? `#L${line}` : ''}`;
}
