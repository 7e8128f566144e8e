/** Markdown read by `marked`: what a document links to and can be linked at, and the document as HTML. */

import { Marked } from 'marked';
import { codeHtml } from './code.mjs';
import { escapeHtml, unescapeHtml } from './html.mjs';
import { slugger } from './slug.mjs';

const reader = new Marked();

/** The text of a heading without its marks. */
const headingText = (tokens = []) =>
  tokens
    .map((token) => {
      if (token.type === 'html' || token.type === 'image') return '';
      return token.tokens ? headingText(token.tokens) : unescapeHtml(token.text ?? token.raw);
    })
    .join('');

const allTokens = (markdown) => {
  const found = [];
  reader.walkTokens(reader.lexer(markdown), (token) => void found.push(token));
  return found;
};

/** Every heading in order, with its anchor. */
export const headingsOf = (markdown) => headingsIn(allTokens(markdown));

function headingsIn(tokens) {
  const slug = slugger();
  return tokens
    .filter(({ type }) => type === 'heading')
    .map(({ depth, tokens: inner }) => {
      const text = headingText(inner);
      return { depth, text, slug: slug(text) };
    });
}

/** What `#…` may name. */
export function anchorsOf(markdown) {
  const tokens = allTokens(markdown);
  const own = tokens
    .filter(({ type }) => type === 'html')
    .flatMap(({ raw }) => [...raw.matchAll(/\b(?:id|name)="([^"]+)"/g)].map(([, id]) => id));
  return new Set([...headingsIn(tokens).map(({ slug }) => slug), ...own]);
}

/** Every address in it: of links, of pictures, of the HTML between them. Code has none. */
export function addressesOf(markdown) {
  return allTokens(markdown).flatMap((token) => {
    if (token.type === 'link' || token.type === 'image') return [token.href];
    if (token.type !== 'html') return [];
    return [...token.raw.matchAll(/\b(?:href|src)="([^"]+)"/g)].map(([, address]) => address);
  });
}

/**
 * The document as HTML. `addressOf` says where a link or a picture leads from the page, `namesOf`
 * which names of a program are explained where, `linkOfCode` the same for one word between backticks.
 */
export function documentHtml(markdown, options = {}) {
  const {
    addressOf = (href) => href,
    namesOf = () => undefined,
    linkOfCode = () => undefined,
    drawing = () => undefined,
  } = options;
  const slug = slugger();
  const headings = [];
  const renderer = {
    heading({ tokens, depth }) {
      const text = headingText(tokens);
      const id = slug(text);
      headings.push({ depth, text, slug: id });
      const mark =
        depth === 1
          ? ''
          : ` <a class="anchor" href="#${id}" aria-label="Link to “${escapeHtml(text)}”">#</a>`;
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}${mark}</h${depth}>\n`;
    },
    code({ text, lang = '' }) {
      const language = lang.split(/\s/)[0];
      const drawn = drawing(text, language);
      if (drawn !== undefined) return drawn;
      const links = namesOf(text, language);
      return `<pre data-language="${escapeHtml(language)}"><code>${codeHtml(text, language, links)}</code></pre>\n`;
    },
    codespan({ text }) {
      const href = linkOfCode(text);
      const code = `<code>${escapeHtml(text)}</code>`;
      return href === undefined ? code : `<a href="${escapeHtml(href)}">${code}</a>`;
    },
    link({ href, tokens }) {
      return `<a href="${escapeHtml(addressOf(href))}">${this.parser.parseInline(tokens)}</a>`;
    },
    image({ href, text }) {
      return `<img src="${escapeHtml(addressOf(href))}" alt="${escapeHtml(text)}" loading="lazy">`;
    },
    html({ text }) {
      return text.replace(
        /\b(href|src)="([^"]+)"/g,
        (_, name, address) => `${name}="${escapeHtml(addressOf(address))}"`,
      );
    },
    table(token) {
      const cell = (tag, { tokens, align }) =>
        `<${tag}${align ? ` class="${align}"` : ''}>${this.parser.parseInline(tokens)}</${tag}>`;
      // A heading without words is none.
      const head = token.header.map((one) => cell(one.text === '' ? 'td' : 'th', one)).join('');
      const rows = token.rows
        .map((row) => `<tr>${row.map((one) => cell('td', one)).join('')}</tr>`)
        .join('\n');
      return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>\n${rows}\n</tbody></table></div>\n`;
    },
  };
  const html = new Marked({ renderer }).parse(markdown);
  return { html, headings };
}
