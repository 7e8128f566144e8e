/**
 * Where the hands of an Open Hand History file begin, without reading them: objects one after the
 * other with blank lines between them, one object, or a list of them.
 */

import { throwing } from '../../checks.js';
import { throwIf } from '../../errors.js';
import { textProblem } from '../detect/read-options.js';
import type { TextSlice } from '../pokerstars/split.js';

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN = 123;
const CLOSE = 125;
const LINE_FEED = 10;
const RETURN = 13;

/**
 * Cuts a file of Open Hand History into its hands without reading them. What stands between objects
 * and is none is a slice of its own, for the reader to refuse.
 *
 * @throws PokerError BAD_INPUT at once, if it is no text.
 *
 * @example
 * ```ts
 * import { splitOpenHandHistory } from '@sidepot/engine';
 *
 * const lines = [...splitOpenHandHistory('{"ohh":{}}\n\n{"ohh":{}}')].map(({ line }) => line);
 * console.log(lines); // → [ 1, 3 ]
 * ```
 */
export function splitOpenHandHistory(text: string): Generator<TextSlice, void> {
  throwing(() => throwIf(textProblem(text)));
  return slicesOf(text);
}

function* slicesOf(text: string): Generator<TextSlice, void> {
  let line = 1;
  for (let at = 0; at < text.length; ) {
    const start = at;
    const code = text.charCodeAt(at);
    if (code === OPEN) at = objectEnd(text, at);
    else if (isBetween(text.charAt(at))) {
      if (code === LINE_FEED) line++;
      at++;
      continue;
    } else {
      const next = text.indexOf('{', at);
      at = next < 0 ? text.length : next;
    }
    yield { line, text: text.slice(start, at) };
    for (let i = text.indexOf('\n', start); i >= 0 && i < at; i = text.indexOf('\n', i + 1)) line++;
  }
}

/** Spaces, a byte order mark, and what holds a list together. */
const isBetween = (char: string): boolean => /[\s,[\]\ufeff]/.test(char);

/** Behind its last brace; a broken one ends where another object begins after an empty line. */
function objectEnd(text: string, start: number): number {
  let depth = 0;
  let isString = false;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === LINE_FEED) {
      // No string goes over the end of a line.
      isString = false;
      const next = afterLineEnds(text, at + 1);
      if (next > at + 1 && text.charCodeAt(next) === OPEN) return at;
      at = next - 1;
    } else if (isString) {
      if (code === BACKSLASH) at++;
      else if (code === QUOTE) isString = false;
    } else if (code === QUOTE) isString = true;
    else if (code === OPEN) depth++;
    else if (code === CLOSE && --depth === 0) return at + 1;
  }
  return text.length;
}

function afterLineEnds(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === RETURN || text.charCodeAt(at) === LINE_FEED) at++;
  return at;
}
