/** Looking at a stretch of a text where it stands: nothing is cut out of it. */

import { SPACE } from '../phh/toml.js';

/** A word to look for: its codes. */
export type Codes = Uint8Array;

export const codesOf = (word: string): Codes =>
  Uint8Array.from(word, (letter) => letter.charCodeAt(0));

/** One that is also looked for in bytes, four letters at a time. */
export interface Word {
  readonly length: number;
  readonly codes: Codes;
  readonly view: DataView;
}

export function wordOf(word: string): Word {
  const codes = codesOf(word);
  return { length: codes.length, codes, view: new DataView(codes.buffer) };
}

/** Does the word stand there, and end by `end`? For so few characters faster than `startsWith`. */
export function isAt(text: string, at: number, end: number, codes: Codes): boolean {
  const { length } = codes;
  if (end - at < length) return false;
  for (let i = 0; i < length; i++) if (text.charCodeAt(at + i) !== codes[i]) return false;
  return true;
}

/** Is it all that stands there? */
export const isWhole = (text: string, from: number, end: number, codes: Codes): boolean =>
  end - from === codes.length && isAt(text, from, end, codes);

/** The same for what is longer, or no ASCII: a name. Cut out and compared, which takes less than `startsWith`. */
export const isTextAt = (text: string, at: number, end: number, word: string): boolean =>
  end - at >= word.length && text.slice(at, at + word.length) === word;

/** The next space, or the end. */
export function wordEnd(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && text.charCodeAt(at) !== SPACE) at++;
  return at;
}

export const RETURN = 13;

/** Behind what `trim` takes away at the start. */
export function trimmedStart(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && isSpace(text.charCodeAt(at))) at++;
  return at;
}

export function trimmedEnd(text: string, from: number, end: number): number {
  let at = end;
  while (at > from && isSpace(text.charCodeAt(at - 1))) at--;
  return at;
}

/** What `\s` and `trim` take for a space. */
export function isSpace(code: number): boolean {
  if (code <= SPACE) return code === SPACE || (code >= 9 && code <= 13);
  if (code < 0xa0) return false;
  return code === 0xa0 || (code >= 0x1680 && ODD_SPACES.includes(code));
}

const ODD_SPACES: readonly number[] = [
  ...[0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009],
  ...[0x200a, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff],
];
