/** Who sits where in a PokerStars history, and with how much: "Seat 3: Ann ($9.50 in chips)". */

import { amountFrom, type Bytes, behindLine, OTHER_BYTE, standsAt } from '../import/bytes.js';
import type { ImportRecord } from '../import/record.js';
import { isSpace, isTextAt, type Word, wordOf } from '../import/scan.js';
import { fail } from '../import/types.js';
import { amountOf, type ImportMoney } from '../import/words.js';
import { COLON, LINE_FEED, SPACE, ZERO } from '../phh/toml.js';

/** Something may be told behind the chips. Elsewhere seats of tournaments have three digits. */
const SEAT = /^Seat (\d{1,3}): (?:([\s\S]+) \((\S+) in chips\)$|(.+) \((\S+) in chips(?:, .*)?\))/;
/** As some copies have it: spaces of another kind than the one that a typewriter has. */
const ODDLY_SPACED = /^Seat\s(\d{1,3}):\s(.+)\s\((\S*\d(?:\s\d\S*)*)\sin\schips(?:, .*)?\)/;
/** What has no byte of its own, or none that may be looked for. */
const UNKNOWN = /[^\u0020-\u007e€£]/;
const SEATS: Word = /* @__PURE__ */ wordOf('Seat ');
const OPEN = 40;
const SEATED = /* @__PURE__ */ wordOf(' in chips)');

/** Does a line of a seat begin there, whatever the space in it? */
export const isSeat = (text: string, from: number, to: number): boolean =>
  isTextAt(text, from, to, 'Seat') && isSpace(text.charCodeAt(from + 4));

/** However it is written. `from` is where the line begins in the text. */
export function readSeat(
  line: string,
  from: number,
  record: ImportRecord,
  money: ImportMoney,
): void {
  const found = SEAT.exec(line) ?? ODDLY_SPACED.exec(line) ?? fail('notSeat');
  const [, seat, name = found[4] ?? '', stack = found[5] ?? ''] = found;
  const at = UNKNOWN.test(name) ? -1 : from + line.indexOf(':') + 2;
  record.sit(Number(seat), name, amountOf(stack.replace(/\s/g, ''), money), at);
}

/** As nearly all are written: where the next line begins, or −1. `text` is what the bytes are of. */
export function plainSeat(
  text: string,
  bytes: Bytes,
  from: number,
  record: ImportRecord,
  money: ImportMoney,
): number {
  if (!standsAt(bytes, from, SEATS)) return -1;
  // One digit or two.
  const tens = digitAt(bytes, from + 5);
  const ones = digitAt(bytes, from + 6);
  const colon = ones < 0 ? from + 6 : from + 7;
  if (tens < 0 || bytes[colon] !== COLON || bytes[colon + 1] !== SPACE) return -1;
  const name = colon + 2;
  let open = name;
  for (; bytes[open] !== OPEN; open++) {
    const code = bytes[open];
    if (code === LINE_FEED || code === 0 || code === OTHER_BYTE) return -1;
  }
  if (open < name + 2 || bytes[open - 1] !== SPACE) return -1;
  const stack = amountFrom(bytes, open + 1, money);
  if (stack < 0 || !standsAt(bytes, money.end, SEATED)) return -1;
  const next = behindLine(bytes, money.end + SEATED.length);
  if (next < 0) return -1;
  record.sit(ones < 0 ? tens : 10 * tens + ones, text.slice(name, open - 1), stack, name);
  return next;
}

/** −1 for anything else. */
function digitAt(bytes: Bytes, at: number): number {
  const digit = (bytes[at] as number) - ZERO;
  return digit >= 0 && digit <= 9 ? digit : -1;
}
