/**
 * Where JSON goes wrong. `JSON.parse` does the reading; only when it has refused a text is it
 * walked once more here, because V8 quotes the text itself and often names no position.
 */

import { phrases } from '../phrases.js';

export interface JsonFault {
  /** In our words: what stood there or what was missing. */
  readonly what: string;
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
}

type Expect = keyof typeof phrases.usage.expected;

const SPACE = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in strings
const STRING = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;
const OTHER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y;

/** Undefined if the text is valid after all. */
export function findJsonFault(text: string): JsonFault | undefined {
  const open: string[] = [];
  let expect: Expect = 'value';
  let at = 0;
  for (;;) {
    at = skip(SPACE, text, at);
    const char = text[at];
    if (char === undefined) {
      return expect === 'end' ? undefined : place(text, at, phrases.usage.endsEarly);
    }
    const next = skip(char === '"' ? STRING : OTHER, text, at);
    const wanted: Expect | undefined = next === at ? undefined : step(expect, char, open);
    if (wanted === undefined) return place(text, at, reason(expect, char));
    expect = wanted;
    at = next;
  }
}

/** What must follow, or undefined if this token may not stand here. */
function step(expect: Expect, char: string, open: string[]): Expect | undefined {
  const after = (): Expect => (open.length === 0 ? 'end' : 'comma');
  const closes = expect === 'comma' || expect === (char === '}' ? 'first-key' : 'first-value');
  switch (char) {
    case '{':
    case '[':
      if (expect !== 'value' && expect !== 'first-value') return undefined;
      open.push(char);
      return char === '{' ? 'first-key' : 'first-value';
    case '}':
    case ']':
      if (!closes || open.at(-1) !== (char === '}' ? '{' : '[')) return undefined;
      open.pop();
      return after();
    case ',':
      if (expect !== 'comma') return undefined;
      return open.at(-1) === '{' ? 'key' : 'value';
    case ':':
      return expect === 'colon' ? 'value' : undefined;
    default:
      if (expect === 'value' || expect === 'first-value') return after();
      return char === '"' && (expect === 'key' || expect === 'first-key') ? 'colon' : undefined;
  }
}

function reason(expect: Expect, char: string): string {
  const wantsString = expect !== 'colon' && expect !== 'comma' && expect !== 'end';
  if (char !== '"' || !wantsString) return phrases.usage.expected[expect];
  return phrases.usage.openString;
}

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

function place(text: string, at: number, what: string): JsonFault {
  const before = text.slice(0, at);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { what, line: before.split('\n').length, column: at - lineStart + 1 };
}
