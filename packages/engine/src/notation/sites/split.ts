/** Where the hands of a site's text begin, without reading them. */

import { throwing } from '../../checks.js';
import { throwIf } from '../../errors.js';
import { textProblem } from '../detect/read-options.js';
import { BYTE_ORDER_MARK, withLineFeeds } from '../import/read-text.js';
import type { TextSlice } from '../pokerstars/split.js';

/** What stands before the first hand belongs to none; a text without one is refused as a whole. */
export const splitAt =
  (begins: RegExp) =>
  (text: string): Generator<TextSlice, void> => {
    throwing(() => throwIf(textProblem(text)));
    return slicesOf(withLineFeeds(text), begins);
  };

function* slicesOf(text: string, begins: RegExp): Generator<TextSlice, void> {
  let start = -1;
  let firstLine = 1;
  let line = 1;
  for (let at = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0; at < text.length; line++) {
    const lineFeed = text.indexOf('\n', at);
    const next = lineFeed < 0 ? text.length : lineFeed + 1;
    if (
      begins.test(
        text
          .slice(at, next)
          .trim()
          .replace(/^[\ufeff\0]+/, ''),
      )
    ) {
      if (start >= 0) yield { line: firstLine, text: text.slice(start, at) };
      start = at;
      firstLine = line;
    }
    at = next;
  }
  if (start >= 0) yield { line: firstLine, text: text.slice(start) };
  else if (text.trim() !== '') yield { line: 1, text };
}
