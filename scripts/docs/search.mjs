/** The index of the search: one entry for each heading, ruling and code, with the text behind it. */

import { textOfHtml } from './html.mjs';

const PLACE = /<(h[1-4]|strong|td) id="([^"]+)">([\s\S]*?)<\/\1>/g;
/** What stands beside the words of a heading. */
const MARKS = /<a class="(?:anchor|source)"[\s\S]*?<\/a>|<span class="kind[\s\S]*?<\/span>/g;
/** Enough to be found by, and to be shown from. */
const MAX_TEXT = 700;

/** [title, page, address, text] of every part of every page. */
export function searchEntries(pages) {
  return pages.flatMap(({ path, title, html }) => {
    const found = [...html.matchAll(PLACE)];
    return found.map(({ 0: whole, 1: tag, 2: id, 3: inner, index }, i) => {
      const end = found[i + 1]?.index ?? html.length;
      const text = textOfHtml(html.slice(index + whole.length, end)).slice(0, MAX_TEXT);
      const heading = textOfHtml(inner.replace(MARKS, ''));
      return [heading, title, tag === 'h1' ? path : `${path}#${id}`, text];
    });
  });
}

/** A script and not JSON: a page that was opened as a file may not fetch. */
export const searchScript = (entries) =>
  `globalThis.sidepotSearch = ${JSON.stringify(entries).replaceAll('<', '\\u003c')};\n`;
