/**
 * The part of TOML that the notation needs, read by character codes from one string. A file of many
 * hands is one text: a scanner looks at its part of it, from `at` to `end`.
 */

import type { Cause } from '../../errors.js';
import type { PhhValue } from './hand.js';

export const TAB = 9;
export const LINE_FEED = 10;
const RETURN = 13;
export const SPACE = 32;
export const DOUBLE_QUOTE = 34;
const HASH = 35;
export const SINGLE_QUOTE = 39;
export const COMMA = 44;
export const MINUS = 45;
export const POINT = 46;
export const ZERO = 48;
export const NINE = 57;
export const COLON = 58;
export const EQUALS = 61;
export const OPEN = 91;
const BACKSLASH = 92;
export const CLOSE = 93;
const OPEN_TABLE = 123;
const CLOSE_TABLE = 125;

/** One that names what stands in the text. */
export type TokenCause = Extract<Cause, { readonly token: unknown }>;

/** Thrown inside the reader only; `readPhh` makes a refusal of it. */
export class Fault {
  readonly at: number;
  readonly cause: Cause;

  constructor(at: number, cause: Cause) {
    this.at = at;
    this.cause = cause;
  }
}

/** Deeper lists are nobody's hand, and would exhaust the stack. */
const MAX_DEPTH = 100;

const ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
  '"': '"',
  '\\': '\\',
};

const NUMBER = /^[+-]?\d+(_\d+)*(\.\d+(_\d+)*)?([eE][+-]?\d+(_\d+)*)?$/;
const OTHER_BASE = /^0(x[\da-fA-F]+(_[\da-fA-F]+)*|o[0-7]+(_[0-7]+)*|b[01]+(_[01]+)*)$/;
const NOT_FINITE = /^[+-]?(inf|nan)$/;
const TIME = '([01]\\d|2[0-3]):[0-5]\\d:([0-5]\\d|60)(\\.\\d+)?';
const DATE = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';
const ZONE = '([zZ]|[+-]([01]\\d|2[0-3]):[0-5]\\d)';
const dateOrTime = (): RegExp => new RegExp(`^(${DATE}([tT ]${TIME}${ZONE}?)?|${TIME})$`);
const DATE_OR_TIME: RegExp = /* @__PURE__ */ dateOrTime();

export class Scanner {
  readonly text: string;
  readonly end: number;
  at: number;
  /** An end of line at or behind the last string: others before it need not look for it again. */
  private lineFeed = -1;

  constructor(text: string, start: number, end: number) {
    this.text = text;
    this.at = start;
    this.end = end;
  }

  fail(cause: Cause, at: number = this.at): never {
    throw new Fault(at, cause);
  }

  /** The code at `i`, or −1 behind the end. */
  code(i: number): number {
    return i < this.end ? this.text.charCodeAt(i) : -1;
  }

  skipBlanks(): void {
    const { text, end } = this;
    let i = this.at;
    for (; i < end; i++) {
      const code = text.charCodeAt(i);
      if (code !== SPACE && code !== TAB) break;
    }
    this.at = i;
  }

  /** To what is next, over line ends and comments. */
  skipLines(): void {
    const { text, end } = this;
    let i = this.at;
    while (i < end) {
      const code = text.charCodeAt(i);
      if (code > HASH) break;
      if (code === SPACE || code === LINE_FEED || code === TAB) i++;
      else if (code === RETURN && this.code(i + 1) === LINE_FEED) i += 2;
      else if (code === HASH) i = this.lineEnd(i);
      else break;
    }
    this.at = i;
  }

  lineEnd(from: number): number {
    const lineFeed = this.text.indexOf('\n', from);
    return lineFeed < 0 || lineFeed > this.end ? this.end : lineFeed;
  }

  /** After a value: nothing but a comment may follow in its line. */
  endLine(): void {
    this.skipBlanks();
    if (this.code(this.at) === HASH) this.at = this.lineEnd(this.at);
    const code = this.code(this.at);
    if (code === LINE_FEED) this.at++;
    else if (code === RETURN && this.code(this.at + 1) === LINE_FEED) this.at += 2;
    else if (code !== -1) this.fail('afterValue');
  }

  /** Whether a value may end before this code. */
  isDelimiter(code: number): boolean {
    return (
      code === COMMA ||
      code === LINE_FEED ||
      code === CLOSE ||
      code === SPACE ||
      code === -1 ||
      code === RETURN ||
      code === TAB ||
      code === HASH ||
      code === CLOSE_TABLE
    );
  }

  isQuote(): boolean {
    const code = this.code(this.at);
    return code === SINGLE_QUOTE || code === DOUBLE_QUOTE;
  }

  /** After an entry of a list: true if the list goes on. */
  goesOn(close: number): boolean {
    const { text, end, at } = this;
    // A comma, a space and the next entry is the rule.
    if (end - at > 2 && text.charCodeAt(at) === COMMA && text.charCodeAt(at + 1) === SPACE) {
      const code = text.charCodeAt(at + 2);
      if (code > HASH && code !== close) {
        this.at = at + 2;
        return true;
      }
    }
    this.skipLines();
    const code = this.code(this.at);
    if (code === COMMA) this.at++;
    else if (code !== close) this.fail('listOpen');
    this.skipLines();
    if (this.code(this.at) !== close) return true;
    this.at++;
    return false;
  }

  /** At the opening bracket: true if the list has entries. */
  opens(): boolean {
    if (this.code(this.at) !== OPEN) this.fail('notList');
    this.at++;
    this.skipLines();
    if (this.code(this.at) !== CLOSE) return true;
    this.at++;
    return false;
  }

  string(): string {
    const { text, at, end } = this;
    const quote = text.charCodeAt(at);
    const close = text.indexOf(quote === SINGLE_QUOTE ? "'" : '"', at + 1);
    if (this.lineFeed < at) this.lineFeed = this.lineEnd(at);
    if (close < 0 || close >= end) return this.fail('stringOpen');
    if (close === at + 1 && this.code(close + 1) === quote) return this.longString(quote);
    if (close > this.lineFeed) return this.fail('stringOpen');
    const value = text.slice(at + 1, close);
    if (quote === DOUBLE_QUOTE && value.includes('\\')) return this.escaped(at + 1, false);
    this.at = close + 1;
    return value;
  }

  /** Between three quotes; a line end right after them is not part of it. */
  private longString(quote: number): string {
    let start = this.at + 3;
    if (this.code(start) === LINE_FEED) start++;
    else if (this.code(start) === RETURN && this.code(start + 1) === LINE_FEED) start += 2;
    if (quote === DOUBLE_QUOTE) return this.escaped(start, true);
    const close = this.text.indexOf("'''", start);
    if (close < 0 || close + 3 > this.end) this.fail('stringOpen');
    return this.text.slice(start, close) + this.endQuotes(close + 3, "'");
  }

  /** Behind the closing three: up to two quotes more belong to the string. */
  private endQuotes(from: number, quote: string): string {
    const isQuote = (i: number): boolean => this.code(i) === quote.charCodeAt(0);
    const count = isQuote(from) ? (isQuote(from + 1) ? 2 : 1) : 0;
    this.at = from + count;
    return quote.repeat(count);
  }

  private escaped(start: number, long: boolean): string {
    const { text, end } = this;
    let value = '';
    let i = start;
    while (i < end) {
      const code = text.charCodeAt(i);
      if (code === DOUBLE_QUOTE && (!long || text.startsWith('"""', i))) {
        if (long) return value + this.endQuotes(i + 3, '"');
        this.at = i + 1;
        return value;
      }
      if (code === BACKSLASH) {
        const [piece, next] = this.escape(i, long);
        value += piece;
        i = next;
      } else if (isControl(code) && !(long && (code === LINE_FEED || code === RETURN))) {
        break;
      } else {
        value += text.charAt(i++);
      }
    }
    return this.fail('stringOpen');
  }

  /** What the backslash at `i` stands for, and where the text goes on. */
  private escape(i: number, long: boolean): [string, number] {
    const letter = i + 1 < this.end ? this.text.charAt(i + 1) : '';
    const plain = ESCAPES[letter];
    if (plain !== undefined) return [plain, i + 2];
    if (letter === 'u' || letter === 'U') {
      const next = i + (letter === 'u' ? 6 : 10);
      const digits = this.text.slice(i + 2, Math.min(next, this.end));
      const point = /^([\da-fA-F]{4}|[\da-fA-F]{8})$/.test(digits) ? Number(`0x${digits}`) : -1;
      const isScalar = (point >= 0 && point < 0xd800) || (point > 0xdfff && point <= 0x10ffff);
      if (isScalar && digits.length === next - i - 2) return [String.fromCodePoint(point), next];
    }
    if (long) {
      let next = i + 1;
      while (isBlank(this.code(next))) next++;
      const rest = this.text.slice(i + 1, next);
      if (rest.includes('\n')) return ['', next];
    }
    return this.fail('badEscape', i);
  }

  /** Any value. `depth` counts the lists around it. */
  value(depth = 0): PhhValue {
    const code = this.code(this.at);
    if (code === SINGLE_QUOTE || code === DOUBLE_QUOTE) return this.string();
    if (depth > MAX_DEPTH) this.fail('tooDeep');
    if (code === OPEN) {
      const list: PhhValue[] = [];
      if (this.opens()) {
        do list.push(this.value(depth + 1));
        while (this.goesOn(CLOSE));
      }
      return list;
    }
    if (code === OPEN_TABLE) return { table: this.table(depth) };
    return this.bare();
  }

  private table(depth: number): { [key: string]: PhhValue } {
    const table: { [key: string]: PhhValue } = {};
    this.at++;
    this.skipBlanks();
    if (this.code(this.at) === CLOSE_TABLE) {
      this.at++;
      return table;
    }
    do {
      const start = this.at;
      const key = this.key();
      if (Object.hasOwn(table, key)) this.fail({ reason: 'keyTwice', key }, start);
      this.equals();
      put(table, key, this.value(depth + 1));
    } while (this.goesOn(CLOSE_TABLE));
    return table;
  }

  /** A bare or quoted key. */
  key(): string {
    if (this.isQuote()) return this.string();
    const start = this.at;
    let i = start;
    while (isKeyCode(this.code(i))) i++;
    if (i === start) this.fail('notField');
    this.at = i;
    return this.text.slice(start, i);
  }

  /** Over the `=` to the value. */
  equals(): void {
    this.skipBlanks();
    if (this.code(this.at) !== EQUALS) this.fail('noEquals');
    this.at++;
    this.skipBlanks();
  }

  /** The text of a value without quotes. */
  token(): string {
    const start = this.at;
    let i = start;
    while (!this.isDelimiter(this.code(i))) i++;
    // A date and a time may have a space between them.
    if (i - start === 10 && this.code(i) === SPACE && this.code(i + 3) === COLON) {
      if (this.text.charCodeAt(start + 4) === MINUS) {
        i++;
        while (!this.isDelimiter(this.code(i))) i++;
      }
    }
    this.at = i;
    return this.text.slice(start, i);
  }

  private bare(): PhhValue {
    const start = this.at;
    const token = this.token();
    if (token === 'true' || token === 'false') return token === 'true';
    if (NUMBER.test(token) || OTHER_BASE.test(token)) {
      const plain = token.replaceAll('_', '');
      const number = Number(plain);
      const isExact = Number.isSafeInteger(number) || !Number.isInteger(number);
      return isExact && Number.isFinite(number) ? number + 0 : { literal: plain };
    }
    if (NOT_FINITE.test(token) || DATE_OR_TIME.test(token)) return { literal: token };
    return this.fail(token === '' ? 'noValue' : { reason: 'notValue', token }, start);
  }
}

/** Also for a key named __proto__, which an assignment would not store. */
export function put(table: { [key: string]: PhhValue }, key: string, value: PhhValue): void {
  if (key !== '__proto__') table[key] = value;
  else {
    const writable = { configurable: true, enumerable: true, writable: true };
    Object.defineProperty(table, key, { value, ...writable });
  }
}

/** What a string must escape. */
const isControl = (code: number): boolean => (code < SPACE && code !== TAB) || code === 127;

const isBlank = (code: number): boolean =>
  code === SPACE || code === TAB || code === LINE_FEED || code === RETURN;

const isKeyCode = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  code === 95 ||
  code === MINUS ||
  (code >= 65 && code <= 90) ||
  (code >= ZERO && code <= NINE);
