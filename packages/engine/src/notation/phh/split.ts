/**
 * Where the hands of a .phhs file begin, without reading them, so that several workers can share
 * the reading. A header is a line `[name]` that is not an entry of a list: what follows it is a
 * field, another header or nothing. That holds although the hand before it may be broken.
 */

import { throwing } from '../../checks.js';
import { throwIf } from '../../errors.js';
import { textProblem } from '../detect/read-options.js';
import { CLOSE, EQUALS, OPEN, Scanner, SPACE, TAB } from './toml.js';

/** The text of one hand of a `.phhs` file. */
export interface PhhSlice {
  /** The name in the header; '' for a hand above every header. */
  readonly section: string;
  /** The first line of `text` in the file, from 1: the one below the header. */
  readonly line: number;
  readonly text: string;
  /** Where `text` stands in the file. */
  readonly start: number;
  readonly end: number;
}

interface Header {
  readonly section: string;
  /** Behind its line. */
  readonly end: number;
}

/**
 * Cuts a `.phhs` file into its hands without reading them.
 *
 * @throws PokerError BAD_INPUT at once, if it is no text.
 *
 * @example
 * ```ts
 * import { splitPhhs } from '@sidepot/engine';
 *
 * for (const { section, line } of splitPhhs("[7]\nvariant = 'NT'\n[8]\nvariant = 'NT'")) console.log(section, line);
 * // → 7 2
 * // → 8 4
 * ```
 */
export function splitPhhs(text: string): Generator<PhhSlice, void> {
  throwing(() => throwIf(textProblem(text)));
  return slicesOf(text);
}

function* slicesOf(text: string): Generator<PhhSlice, void> {
  const { length } = text;
  const longStrings = new LongStrings(text);
  let start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let section = '';
  let firstLine = 1;
  let line = 1;
  for (let at = start; at < length; line++) {
    let first = at;
    while (first < length && isBlank(text.charCodeAt(first))) first++;
    if (text.charCodeAt(first) === OPEN) {
      const header = headerAt(text, first);
      if (header !== undefined && !longStrings.cover(first, start)) {
        if (firstLine > 1 || !isEmpty(text, start, at)) {
          yield { section, line: firstLine, text: text.slice(start, at), start, end: at };
        }
        ({ section, end: start } = header);
        firstLine = line + 1;
      }
    }
    const lineFeed = text.indexOf('\n', first);
    at = lineFeed < 0 ? length : lineFeed + 1;
  }
  if (firstLine > 1 || !isEmpty(text, start, length)) {
    yield { section, line: firstLine, text: text.slice(start), start, end: length };
  }
}

const isBlank = (code: number): boolean => code === SPACE || code === TAB;

/** Nothing but comments and line ends. */
function isEmpty(text: string, start: number, end: number): boolean {
  const scan = new Scanner(text, start, end);
  scan.skipLines();
  return scan.at === end;
}

function headerAt(text: string, at: number): Header | undefined {
  const header = headerLine(text, at);
  if (header === undefined) return undefined;
  const scan = new Scanner(text, header.end, text.length);
  scan.skipLines();
  if (scan.at === text.length || headerLine(text, scan.at) !== undefined) return header;
  try {
    scan.key();
    scan.skipBlanks();
  } catch {
    return undefined;
  }
  return scan.code(scan.at) === EQUALS ? header : undefined;
}

/** `[name]` alone in its line. */
function headerLine(text: string, at: number): Header | undefined {
  if (text.charCodeAt(at) !== OPEN) return undefined;
  const scan = new Scanner(text, at + 1, text.length);
  try {
    scan.skipBlanks();
    const section = scan.key();
    scan.skipBlanks();
    if (scan.code(scan.at) !== CLOSE) return undefined;
    scan.at++;
    scan.endLine();
    return { section, end: scan.at };
  } catch {
    return undefined;
  }
}

/** Tells whether a place is inside a string of several lines. Places are asked for in order. */
class LongStrings {
  private readonly text: string;
  /** The next three single, and three double quotes. */
  private single = -1;
  private double = -1;
  /** The end of the last long string that was found. */
  private until = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** `start` is where the hand begins, outside every string. */
  cover(place: number, start: number): boolean {
    if (place < this.until) return true;
    if (this.single < start) this.single = this.next("'''", start);
    if (this.double < start) this.double = this.next('"""', start);
    if (this.single > place && this.double > place) return false;
    const scan = new Scanner(this.text, Math.max(start, this.until), this.text.length);
    for (scan.skipLines(); scan.at < place; scan.skipLines()) {
      if (!scan.isQuote()) scan.at++;
      else skipString(scan);
    }
    if (scan.at > place) this.until = scan.at;
    return scan.at > place;
  }

  private next(quotes: string, start: number): number {
    const found = this.text.indexOf(quotes, start);
    return found < 0 ? this.text.length : found;
  }
}

/** Only the quote of a string that does not end. */
function skipString(scan: Scanner): void {
  const { at } = scan;
  try {
    scan.string();
  } catch {
    scan.at = at + 1;
  }
}
