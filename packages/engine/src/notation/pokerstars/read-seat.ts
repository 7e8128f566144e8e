/** Who sits where in a PokerStars history, and with how much: "Seat 3: Ann ($9.50 in chips)". */

import type { ImportRecord } from '../import/record.js';
import { type Codes, codesOf, isAt, lineAfter } from '../import/scan.js';
import { fail } from '../import/types.js';
import { amountAt, amountOf, type ImportMoney } from '../import/words.js';
import { COLON, LINE_FEED, SPACE } from '../phh/toml.js';

/** Something may be told behind the chips. */
const SEAT = /^Seat (\d{1,2}): (?:([\s\S]+) \((\S+) in chips\)$|(.+) \((\S+) in chips(?:, .*)?\))/;
export const SEATS: Codes = /* @__PURE__ */ codesOf('Seat ');
const OPEN = 40;
const SEATED = /* @__PURE__ */ codesOf(' in chips)');

/** However it is written. */
export function readSeat(line: string, record: ImportRecord, money: ImportMoney): void {
  const found = SEAT.exec(line) ?? fail('notSeat');
  const [, seat, name = found[4] ?? '', stack = found[5] ?? ''] = found;
  record.sit(Number(seat), name, amountOf(stack, money));
}

/** As nearly all are written: where the next line begins, or −1. */
export function plainSeat(
  text: string,
  from: number,
  record: ImportRecord,
  money: ImportMoney,
): number {
  const { length } = text;
  if (!isAt(text, from, length, SEATS)) return -1;
  // One digit or two.
  const colon = text.charCodeAt(from + 6) === COLON ? from + 6 : from + 7;
  const seat = seatIn(text, from + 5, colon);
  const name = colon + 2;
  if (seat < 0 || text.charCodeAt(colon) !== COLON || text.charCodeAt(colon + 1) !== SPACE) {
    return -1;
  }
  const open = bracketIn(text, name);
  if (open < name + 2 || text.charCodeAt(open - 1) !== SPACE) return -1;
  const stack = amountAt(text, open + 1, length, money);
  if (stack < 0 || !isAt(text, money.end, length, SEATED)) return -1;
  const next = lineAfter(text, money.end + SEATED.length);
  if (next >= 0) record.sit(seat, text.slice(name, open - 1), stack);
  return next;
}

/** Where the first opens in this line; −1 if none does. */
function bracketIn(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === OPEN) return at;
    if (code === LINE_FEED) return -1;
  }
  return -1;
}

/** −1 for anything but digits. */
function seatIn(text: string, from: number, to: number): number {
  let seat = 0;
  for (let i = from; i < to; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (!(digit >= 0 && digit <= 9)) return -1;
    seat = seat * 10 + digit;
  }
  return seat;
}
