/** Where the hands of a PokerStars file begin, without reading them. */

import { throwing } from '../../checks.js';
import { throwIf } from '../../errors.js';
import { textProblem } from '../detect/read-options.js';
import { BYTE_ORDER_MARK, withLineFeeds } from '../import/read-text.js';

/** The text of one hand of a file. */
export interface TextSlice {
  /** Of its first line in the file, from 1. */
  readonly line: number;
  readonly text: string;
}

/**
 * Cuts a file of PokerStars' text into its hands without reading them. A hand begins with its header
 * and goes on to the next one. Blank lines alone do not end it, as copies are often double-spaced;
 * but what follows a summary and is no part of it stands for itself.
 *
 * @throws PokerError BAD_INPUT at once, if it is no text.
 *
 * @example
 * ```ts
 * import { splitPokerStars } from '@sidepot/engine';
 *
 * for (const { line, text } of splitPokerStars('PokerStars Hand #1: …\n\nPokerStars Hand #2: …\n')) {
 *   console.log(line, text.trim());
 * }
 * // → 1 PokerStars Hand #1: …
 * // → 3 PokerStars Hand #2: …
 * ```
 */
export function splitPokerStars(text: string): Generator<TextSlice, void> {
  throwing(() => throwIf(textProblem(text)));
  return textSlices(text, HEADER);
}

/** Of any text whose hands begin with `header` and end with a summary like PokerStars'. */
export function* textSlices(file: string, header: string): Generator<TextSlice, void> {
  const text = withLineFeeds(file);
  // Old exports of trackers have their headers in capitals.
  const capitals = header.toUpperCase();
  const { length } = text;
  let start = -1;
  let firstLine = 1;
  let end = 0;
  let isSummary = false;
  let isAfterBlank = true;
  let line = 1;
  for (let at = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0; at < length; line++) {
    const lineFeed = text.indexOf('\n', at);
    const next = lineFeed < 0 ? length : lineFeed + 1;
    if (isBlank(text, at, next) || isCaption(text, at)) isAfterBlank = true;
    else {
      const isNew =
        start < 0 ||
        text.startsWith(header, afterSpaces(text, at)) ||
        text.startsWith(capitals, at) ||
        isOtherLanguage(text, at) ||
        (isSummary &&
          isAfterBlank &&
          !SUMMARY_LINE.test(text.slice(afterSpaces(text, at), at + 2 * LOOK_AHEAD)));
      if (isNew) {
        if (start >= 0) yield { line: firstLine, text: text.slice(start, end) };
        start = at;
        firstLine = line;
        isSummary = false;
      } else if (text.startsWith(SUMMARY, at)) isSummary = true;
      isAfterBlank = false;
      end = next;
    }
    at = next;
  }
  if (start >= 0) yield { line: firstLine, text: text.slice(start, end) };
}

const HEADER = 'PokerStars ';
/** How hands of PokerStars begin in other languages: each is refused for itself. */
const OTHER_HEADERS = ['Main PokerStars ', 'Mão PokerStars ', 'Mano n.º ', 'Раздача PokerStars '];
const M = 77;
const CYRILLIC_R = 0x420;

function isOtherLanguage(text: string, at: number): boolean {
  const first = text.charCodeAt(at);
  if (first !== M && first !== CYRILLIC_R) return false;
  return OTHER_HEADERS.some((header) => text.startsWith(header, at));
}

const SUMMARY = '*** SUMMARY';
const SUMMARY_LINE = /^(?:Total pot |Board |Seat \d|Hand was run |(?:FIRST|SECOND|THIRD) Board )/;
const LOOK_AHEAD = 16;

/** Some copies are indented. */
function afterSpaces(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9) at++;
  return at;
}

function isBlank(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    // Space, tab and line ends.
    if (code !== 32 && (code < 9 || code > 13)) return false;
  }
  return true;
}

/**
 * Histories sent by mail have a heading, and a line of stars with a number above each hand; those
 * that are downloaded have "Hand #1:" above each.
 */
const isCaption = (text: string, at: number): boolean =>
  text.startsWith('*****', at) ||
  text.startsWith('Transcript for ', at) ||
  (text.startsWith('Hand #', at) && /^Hand #\d+:\s*$/.test(lineAt(text, at)));

function lineAt(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(at, Math.min(end < 0 ? text.length : end, at + LOOK_AHEAD * 4));
}
