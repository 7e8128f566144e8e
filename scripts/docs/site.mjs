/**
 * The site: every document, the reference and the playground, as files that need no server and no
 * connection. `buildSite` gives the pages; links that lead nowhere are links.mjs's to find.
 */

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readApi } from './api.mjs';
import { API_INDEX, apiPages, apiPathOf, isPart, nameLinks } from './api-pages.mjs';
import { documentFiles, relativeUrl, SITE, sitePathOf, sourceUrl, targetOf } from './files.mjs';
import { flowchartHtml } from './flowchart.mjs';
import { escapeHtml } from './html.mjs';
import { pageHtml } from './layout.mjs';
import { documentHtml, headingsOf } from './markdown.mjs';
import { buildPlayground, playgroundPage, ruleHands } from './playground.mjs';
import { searchEntries, searchScript } from './search.mjs';

const ASSETS = fileURLToPath(new URL('./assets', import.meta.url));

/** The list of pages; what is in none of these stands under "More" by itself. */
const GROUPS = [
  ['Start', ['README.md', 'docs/README.md', 'playground', 'docs/comparison.md']],
  [
    'Guides',
    [
      'docs/guide-library.md',
      'docs/guide-host.md',
      'docs/guide-dealer.md',
      'docs/guide-bot.md',
      'docs/names.md',
      'docs/translating.md',
    ],
  ],
  [
    'Reference',
    ['api', 'docs/rules.md', 'docs/errors.md', 'docs/cli.md', 'docs/protocol.md', 'docs/stats.md'],
  ],
  [
    'How it is made',
    [
      'docs/architecture.md',
      'docs/adr/README.md',
      'docs/design.md',
      'docs/scale.md',
      'docs/security.md',
      'bench/RESULTS.md',
      'docs/screenshots/README.md',
    ],
  ],
  [
    'Project',
    [
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'docs/stability.md',
      'docs/releasing.md',
      'SECURITY.md',
      'CODE_OF_CONDUCT.md',
    ],
  ],
];

const SHORT = {
  'README.md': 'Sidepot',
  'docs/README.md': 'All documents',
  'docs/guide-dealer.md': 'Guide: dealers',
  'docs/screenshots/README.md': 'Pictures',
  'docs/adr/README.md': 'Decisions',
  'bench/RESULTS.md': 'Measurements',
};

/** Writes the site into `target`, which is emptied first. Gives the pages. */
export async function buildSite(root, target) {
  const api = readApi(root);
  const copied = new Set();
  const documents = documentFiles(root).map((file) => documentPage(root, file, api, copied));
  const pages = [
    ...documents,
    decisionsPage(root),
    picturesPage(root, copied),
    ...apiPages(api),
    playgroundPage(root),
  ];
  const groups = groupsOf(pages, api);
  rmSync(target, { recursive: true, force: true });
  const write = (path, text) => {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text);
  };
  for (const page of pages) write(page.path, pageHtml(page, groups));
  for (const path of copied) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(join(root, path), join(target, path));
  }
  cpSync(ASSETS, join(target, 'assets'), { recursive: true });
  write('assets/site.css', stylesOf(root));
  cpSync(join(root, 'packages/web/public/icon.svg'), join(target, 'assets/icon.svg'));
  write('assets/search-index.js', searchScript(searchEntries(pages)));
  await buildPlayground(root, join(target, 'assets/playground.js'));
  return pages;
}

const STYLES = ['prose', 'reference', 'playground', 'frame'].map(
  (name) => `scripts/docs/styles/${name}.css`,
);

/** The table's own colours and sizes, then what is only of the site. */
const stylesOf = (root) =>
  ['packages/web/src/ui/tokens.css', ...STYLES]
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');

function documentPage(root, file, api, copied) {
  const path = sitePathOf(file);
  const markdown = readFileSync(join(root, file), 'utf8');
  const addressOf = (href) => {
    if (href.startsWith(SITE)) return relativeUrl(path, href.slice(SITE.length));
    const { kind, path: to, anchor } = targetOf(root, file, href);
    const hash = anchor === '' ? '' : `#${anchor}`;
    if (kind === 'page')
      return (
        (to === file ? '' : relativeUrl(path, sitePathOf(to))) +
        (hash || (to === file ? '#content' : ''))
      );
    if (kind === 'source') return sourceUrl(root, to) + hash;
    if (kind !== 'file') return href;
    copied.add(to);
    return relativeUrl(path, to);
  };
  const { html, headings } = documentHtml(markdown, {
    addressOf,
    namesOf: nameLinks(api, path),
    drawing: (text, language) => (language === 'mermaid' ? flowchartHtml(text) : undefined),
  });
  const title = headings.find(({ depth }) => depth === 1)?.text ?? file;
  const shown = MARKED[file]?.(html, root) ?? html;
  return { file, path, title, html: shown, headings };
}

/** Places of their own: rulings, which lead to their hand in the playground, and error codes. */
const MARKED = {
  'docs/rules.md': (html, root) => {
    const hands = new Set(ruleHands(root).map(({ id }) => id));
    return html.replace(
      /<li>(<p>)?<strong>(R\d+)<\/strong>((?:(?!<\/li>)[\s\S])*?)(<\/p>\s*)?<\/li>/g,
      (_, open = '', id, text, close = '') => {
        const link = hands.has(id)
          ? ` <a class="try" href="../playground.html#rule=${id}">Try ${id}</a>`
          : '';
        return `<li>${open}<strong id="${id}">${id}</strong>${text}${link}${close}</li>`;
      },
    );
  },
  'docs/errors.md': (html) =>
    html.replace(/<td>(<code>([A-Z_]+)<\/code>)<\/td>/g, '<td id="$2">$1</td>'),
};

/** Numbers and titles of all decisions. */
function decisionsPage(root) {
  const files = readdirSync(join(root, 'docs/adr'))
    .filter((name) => name.endsWith('.md'))
    .sort();
  const items = files.map((name) => {
    const [title] = headingsOf(readFileSync(join(root, 'docs/adr', name), 'utf8'));
    return `<li><a href="${name.replace(/\.md$/, '.html')}">${escapeHtml(title?.text ?? name)}</a></li>`;
  });
  return {
    ...{
      file: 'docs/adr/README.md',
      path: 'docs/adr/index.html',
      title: 'Decisions',
      headings: [],
    },
    html: `<h1 id="decisions">Decisions</h1><p>What was decided, why, and what was tried instead.</p><ul class="plain">${items.join('\n')}</ul>`,
  };
}

function picturesPage(root, copied) {
  const names = readdirSync(join(root, 'docs/screenshots')).filter((name) => name.endsWith('.png'));
  const figures = names.map((name) => {
    copied.add(posix.join('docs/screenshots', name));
    const words = name.replace(/\.png$/, '').replaceAll('-', ', ');
    return `<figure><a href="${name}"><img src="${name}" alt="${words}" loading="lazy"></a><figcaption>${words}</figcaption></figure>`;
  });
  return {
    ...{
      file: 'docs/screenshots/README.md',
      path: 'docs/screenshots/index.html',
      title: 'Pictures',
      headings: [],
    },
    html: `<h1 id="pictures">Pictures</h1><div class="pictures">${figures.join('\n')}</div>`,
  };
}

function groupsOf(pages, api) {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const shown = (page) => ({ ...page, short: SHORT[page.file] ?? page.short ?? page.title });
  const listed = GROUPS.map(([title, files]) => ({
    title,
    pages: files.flatMap((file) => {
      if (file === 'api') return apiList(api);
      const page =
        file === 'playground'
          ? pages.find(({ path }) => path === 'playground.html')
          : byFile.get(file);
      return page === undefined ? [] : [shown(page)];
    }),
  }));
  const known = new Set(listed.flatMap((group) => group.pages.map(({ path }) => path)));
  const more = pages.filter(
    ({ file, path }) => file !== undefined && !known.has(path) && /^docs\/[^/]+$/.test(file),
  );
  const packages = pages.filter(({ file }) => /^packages\/[^/]+\/README\.md$/.test(file ?? ''));
  return [
    ...listed,
    { title: 'Packages', pages: packages.map(shown) },
    ...(more.length > 0 ? [{ title: 'More', pages: more.map(shown) }] : []),
  ];
}

const apiList = (api) => [
  { path: API_INDEX, title: 'API reference' },
  ...api.map((entry) => ({
    path: apiPathOf(entry.specifier),
    title: isPart(api, entry)
      ? `/${entry.specifier.split('/').slice(2).join('/')}`
      : entry.specifier,
  })),
];
