/** The reference: a page for each entry of each package, with every name that has its home there. */

import { codeHtml, importedNames } from './code.mjs';
import { REPOSITORY, relativeUrl } from './files.mjs';
import { escapeHtml } from './html.mjs';
import { documentHtml } from './markdown.mjs';

export const API_INDEX = 'api/index.html';

/** `@sidepot/engine/pots` is api/engine/pots.html, a package itself the index of its folder. */
export function apiPathOf(specifier) {
  const parts = specifier.replace(/^@sidepot\//, '').split('/');
  return parts.length === 1 ? `api/${parts[0]}/index.html` : `api/${parts.join('/')}.html`;
}

const KINDS = [
  ['function', 'Functions'],
  ['class', 'Classes'],
  ['constant', 'Constants'],
  ['type', 'Types'],
];

/** Past so many lines a declaration is folded. */
const LONG = 40;

export function apiPages(api) {
  const byName = new Map();
  for (const { names } of api) {
    for (const { name, home } of names) if (!byName.has(name)) byName.set(name, home);
  }
  const context = { api, byName };
  return [indexPage(context), ...api.map((entry) => entryPage(entry, context))];
}

/** Where a program's imported names are explained, as seen from a page of the site. */
export function nameLinks(api, path) {
  const homes = new Map(api.flatMap(({ names }) => names.map(({ name, home }) => [name, home])));
  return (code, language) => {
    if (!['ts', 'js', 'tsx'].includes(language)) return undefined;
    const imported = importedNames(code);
    return (word, at) => {
      // A key or a field of that name is something else.
      const isOther = code[at - 1] === '.' || /^\s*:/.test(code.slice(at + word.length));
      const home = imported.has(word) && !isOther ? homes.get(word) : undefined;
      return home && addressOf(home, path);
    };
  };
}

const addressOf = ({ specifier, name }, from) => {
  const path = apiPathOf(specifier);
  return path === from ? `#${name}` : `${relativeUrl(from, path)}#${name}`;
};

/** Does it stand below the root of its package? A package without one has entries alone. */
export const isPart = (api, entry) =>
  !entry.isRoot && api.some((other) => other.isRoot && other.package === entry.package);

function indexPage({ api }) {
  const packages = api.filter((entry) => !isPart(api, entry));
  const parts = packages.map((root) => {
    const entries = api.filter((entry) => entry.package === root.package);
    const rows = entries.map((entry) => {
      const count = entry.names.filter(({ kind }) => kind === 'function').length;
      return `<tr><td><a href="${relativeUrl(API_INDEX, apiPathOf(entry.specifier))}"><code>${entry.specifier}</code></a></td><td>${escapeHtml(entry.isRoot ? 'All of it.' : firstSentence(entry.about))}</td><td class="right">${count}</td><td class="right">${entry.names.length - count}</td></tr>`;
    });
    return `<h2 id="${root.folder.split('/').at(-1)}"><code>${root.package}</code></h2>
<p>${escapeHtml(root.description)}</p>
<div class="scroll"><table><thead><tr><th>Import from</th><th>What is there</th><th class="right">Functions</th><th class="right">Others</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
  });
  return {
    path: API_INDEX,
    title: 'API reference',
    headings: packages.map(({ package: name, folder }) => ({
      ...{ depth: 2, text: name, slug: folder.split('/').at(-1) },
    })),
    html: `<h1 id="api-reference">API reference</h1>
<p>Written from the sources: every name that can be imported, its declaration as your editor shows it, and for each function an example that the tests run, or compile where it needs a server. A value behind <code>// →</code> is what the line before it gives.</p>
${parts.join('\n')}`,
  };
}

function entryPage(entry, context) {
  const path = apiPathOf(entry.specifier);
  const own = entry.names.filter(({ home }) => home.specifier === entry.specifier);
  const others = entry.names.filter(({ home }) => home.specifier !== entry.specifier);
  const groups = KINDS.flatMap(([kind, title]) => {
    const names = own.filter((one) => one.kind === kind);
    return names.length === 0 ? [] : [{ title, slug: `all-${kind}s`, names }];
  });
  const headings = groups.flatMap(({ title, slug, names }) => [
    { depth: 2, text: title, slug },
    ...names.map(({ name }) => ({ depth: 3, text: name, slug: name, isCode: true })),
  ]);
  const sections = groups.map(
    ({ title, slug, names }) => `<h2 id="${slug}">${title}</h2>
${names.map((one) => nameHtml(one, path, context)).join('\n')}`,
  );
  const about = entry.isRoot ? entry.description : entry.about;
  return {
    path,
    title: entry.specifier,
    isApi: true,
    headings:
      others.length > 0
        ? [...headings, { depth: 2, text: 'By their parts', slug: 'parts' }]
        : headings,
    html: `<h1 id="top"><code>${entry.specifier}</code></h1>
${proseHtml(about, path, context)}
<pre data-language="ts"><code>${codeHtml(importLine(entry), 'ts')}</code></pre>
${sections.join('\n')}
${others.length > 0 ? elsewhereHtml(others, entry, path, context) : ''}`,
  };
}

function importLine({ specifier, names }) {
  const functions = names.filter(({ kind }) => kind === 'function').map(({ name }) => name);
  const known = [
    'settle',
    'startHand',
    'evaluate',
    'equity',
    'connectTable',
    'readPhh',
    'createTable',
    'serve',
  ];
  const name = known.find((one) => functions.includes(one)) ?? functions[0] ?? names[0]?.name;
  return `import { ${name} } from '${specifier}';`;
}

/** What an entry hands on from narrower ones: by entry, functions with a sentence, types by name. */
function elsewhereHtml(names, { specifier, package: ours }, path, { api }) {
  const homes = api
    .map((entry) => entry.specifier)
    .filter((home) => names.some((one) => one.home.specifier === home));
  const lists = homes.map((home) => {
    const those = names.filter((one) => one.home.specifier === home);
    const link = ({ name, home: at }) =>
      `<a href="${addressOf(at, path)}"><code>${name}</code></a>`;
    const rows = those
      .filter(({ kind }) => kind !== 'type')
      .map(
        (one) => `<tr><td>${link(one)}</td><td>${escapeHtml(firstSentence(one.text))}</td></tr>`,
      );
    const types = those.filter(({ kind }) => kind === 'type').map((one) => `<li>${link(one)}</li>`);
    const table = `<div class="scroll"><table><thead><tr><th>Name</th><th>What it is</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
    return `<h3 id="of-${home.slice(ours.length + 1)}"><a href="${relativeUrl(path, apiPathOf(home))}"><code>${home}</code></a></h3>
${rows.length > 0 ? table : ''}
${types.length > 0 ? `<details><summary>${types.length} types</summary><ul class="names">${types.join('')}</ul></details>` : ''}`;
  });
  return `<h2 id="parts">By their parts</h2>
<p>All of these can be imported from <code>${specifier}</code>, and from the entry that explains them.</p>
${lists.join('\n')}`;
}

function nameHtml(one, path, context) {
  const { name, kind, text, tags, examples, source, declarations } = one;
  const place =
    source === undefined
      ? ''
      : `<a class="source" href="${REPOSITORY}/blob/main/${source.path}${source.line > 0 ? `#L${source.line}` : ''}">source<span class="visually-hidden"> of ${name}</span></a>`;
  const deprecated = tags.find((tag) => tag.name === 'deprecated');
  const told = tags
    .filter((tag) => tag.name !== 'deprecated' && tag.text !== '')
    .map((tag) => tagHtml(tag, path, context));
  return `<section class="name">
<h3 id="${name}"><code>${name}</code> <span class="kind ${kind}">${kind}</span> ${place}<a class="anchor" href="#${name}" aria-label="Link to ${name}">#</a></h3>
${deprecated === undefined ? '' : `<div class="deprecated"><strong>Deprecated.</strong> ${proseHtml(deprecated.text, path, context)}</div>`}
${proseHtml(text, path, context)}
${declarations.map((declaration) => declarationHtml(declaration, name, path)).join('\n')}
${told.length > 0 ? `<dl class="tags">${told.join('\n')}</dl>` : ''}
${examples.map((code) => exampleHtml(code, name, path, context)).join('\n')}
</section>`;
}

function declarationHtml({ text, links }, name, path) {
  const narrow = text.replace(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 2));
  // Places count in the text as it was: the lost spaces before each are taken off again.
  const shift = shiftsOf(text);
  const at = new Map([...links].map(([place, home]) => [place - shift(place), home]));
  const html = codeHtml(narrow, 'ts', (_, place) => {
    const home = at.get(place);
    return home && addressOf(home, path);
  });
  const block = `<pre class="declaration" data-language="ts"><code>${html}</code></pre>`;
  const lines = narrow.split('\n').length;
  return lines > LONG
    ? `<details><summary>The declaration of <code>${name}</code>, ${lines} lines</summary>${block}</details>`
    : block;
}

/** How many spaces were taken out before a place, when indents were halved. */
function shiftsOf(text) {
  const cuts = [...text.matchAll(/^(?: {4})+/gm)].map(({ 0: indent, index }) => ({
    from: index + indent.length,
    lost: indent.length / 2,
  }));
  return (place) => cuts.reduce((sum, { from, lost }) => (from <= place ? sum + lost : sum), 0);
}

const TITLES = {
  throws: 'Throws',
  remarks: 'Remarks',
  returns: 'Returns',
  see: 'See',
  since: 'Since',
};

function tagHtml({ name, text }, path, context) {
  const [, parameter, rest] = name === 'param' ? (/^(\S+)\s*-?\s*([\s\S]*)$/.exec(text) ?? []) : [];
  const title =
    parameter === undefined
      ? escapeHtml(TITLES[name] ?? name)
      : `<code>${escapeHtml(parameter)}</code>`;
  return `<div><dt>${title}</dt><dd>${proseHtml(rest ?? text, path, context)}</dd></div>`;
}

function exampleHtml(code, name, path, { api }) {
  const text = code.trim();
  const links = nameLinks(api, path)(text, 'ts');
  const linkOf = (word, at) => (word === name ? undefined : links(word, at));
  return `<figure class="example"><figcaption>Example</figcaption>
<pre data-language="ts"><code>${codeHtml(text, 'ts', linkOf)}</code></pre></figure>`;
}

/** A comment as HTML; names between backticks and in `{@link …}` lead to where they are explained. */
function proseHtml(text, path, { byName }) {
  if (text === '') return '';
  const linkOf = (name) => {
    const home = byName.get(name.replace(/\(\)$/, ''));
    return home && addressOf(home, path);
  };
  const plain = text.replace(/\{@link\s+([\w.]+)\s*(?:\|\s*([^}]*))?\}/g, (_, name, said) =>
    said ? `[${said}](${linkOf(name) ?? '#top'})` : `\`${name}\``,
  );
  return documentHtml(plain, { linkOfCode: linkOf }).html;
}

/** As plain text. */
const firstSentence = (text) =>
  (/^[\s\S]*?\.(?=\s|$)/.exec(text)?.[0] ?? text)
    .replace(/\{@link\s+([\w.]+)[^}]*\}/g, '$1')
    .replaceAll('`', '');
