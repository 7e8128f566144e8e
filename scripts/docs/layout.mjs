/** What stands around every page: head, search, the list of pages, the headings of this one. */

import { REPOSITORY, relativeUrl } from './files.mjs';
import { escapeHtml } from './html.mjs';

/** `page` has path, title, html and headings; `groups` is the list of pages, [{ title, pages }]. */
export function pageHtml(page, groups) {
  const { path, title, html, headings = [], script } = page;
  const url = (to) => escapeHtml(relativeUrl(path, to));
  const toc = headings.filter(({ depth }) => depth === 2 || depth === 3);
  return `<!doctype html>
<html lang="en" data-base="${'../'.repeat(path.split('/').length - 1)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title === 'Sidepot' ? 'Sidepot' : `${title} · Sidepot`)}</title>
<link rel="icon" href="${url('assets/icon.svg')}">
<link rel="stylesheet" href="${url('assets/site.css')}">
<script src="${url('assets/look.js')}"></script>
<script src="${url('assets/site.js')}" defer></script>
${script === undefined ? '' : `<script src="${url(script)}" defer></script>`}
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<button type="button" class="menu" aria-expanded="false" aria-controls="pages">Menu</button>
<a class="brand" href="${url('index.html')}"><img src="${url('assets/icon.svg')}" alt="" width="26" height="26"> Sidepot</a>
<div class="search" role="search">
<input type="search" id="q" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list" aria-label="Search names, rules, codes and pages" placeholder="Search" autocomplete="off" spellcheck="false">
<div id="found" class="found" role="listbox" aria-label="Found" hidden></div>
<p id="found-count" class="visually-hidden" role="status"></p>
</div>
<nav class="top" aria-label="Parts">
<a href="${url('docs/index.html')}">Docs</a>
<a href="${url('api/index.html')}">API</a>
<a href="${url('playground.html')}">Playground</a>
<a href="${REPOSITORY}">Source</a>
</nav>
<button type="button" class="theme" aria-label="Light or dark"><svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" stroke-width="2"/><path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor"/></svg></button>
</header>
<div class="columns">
<nav id="pages" class="pages" aria-label="Pages">
${groups.map((group) => groupHtml(group, page, url)).join('\n')}
</nav>
<main id="content" tabindex="-1">
${html}
</main>
${toc.length > 2 ? tocHtml(toc) : ''}
</div>
</body>
</html>
`;
}

function groupHtml({ title, pages }, current, url) {
  const items = pages.map(({ path, title: name, short = name }) => {
    const here = path === current.path ? ' aria-current="page"' : '';
    const part = short.startsWith('/') ? ' class="part"' : '';
    return `<li${part}><a href="${url(path)}"${here}>${escapeHtml(short)}</a></li>`;
  });
  return `<p class="group">${escapeHtml(title)}</p><ul>${items.join('')}</ul>`;
}

const tocHtml = (headings) => `<nav class="toc" aria-label="On this page">
<p class="group">On this page</p>
<ul>${headings
  .map(({ depth, text, slug, isCode }) => {
    const words = escapeHtml(text);
    return `<li class="depth-${depth}"><a href="#${escapeHtml(slug)}">${isCode ? `<span class="mono">${words}</span>` : words}</a></li>`;
  })
  .join('')}</ul>
</nav>`;
