/** The second line of a PokerStars history: table, its size, the button. */

import { GAMES } from '../../games/games.js';
import { type Bytes, isDigit, standsAt } from '../import/bytes.js';
import { wordOf } from '../import/scan.js';
import { fail } from '../import/types.js';
import { SINGLE_QUOTE, SPACE, ZERO } from '../phh/toml.js';
import type { StarsHeader } from './read-header.js';
import { NOT_TOLD } from './words.js';

export interface StarsTable {
  /** '' and −1 where it is not told. */
  readonly table: string;
  readonly seatCount: number;
  readonly button: number;
}

const TABLE = /^Table '(.*)'(?: (\d+)-max\b)?(?:.* Seat #(\d+) is the button)?/;

const BEGINS = /* @__PURE__ */ wordOf("Table '");
const MAX = /* @__PURE__ */ wordOf('-max ');
const BUTTON = /* @__PURE__ */ wordOf(' Seat #');
const IS_BUTTON = /* @__PURE__ */ wordOf(' is the button');

/** Stud has no button (R163). */
export function starsTable(
  text: string,
  bytes: Bytes,
  from: number,
  to: number,
  { game }: StarsHeader,
): StarsTable {
  const plain = plainTable(text, bytes, from, to);
  if (plain !== undefined) return plain.table === NOT_TOLD ? { ...plain, table: '' } : plain;
  const found = TABLE.exec(text.slice(from, to)) ?? fail('noTable');
  const [told = '', size, button] = [found[1], found[2], found[3]];
  const table = told === NOT_TOLD ? '' : told;
  if (button === undefined && GAMES[game].forced !== 'bring-in') fail('noTable');
  return { table, seatCount: Number(size ?? -1), button: Number(button ?? 0) };
}

/** "Table 'Kitchen' 6-max Seat #2 is the button", as most are; play money is said before the seat. */
function plainTable(text: string, bytes: Bytes, from: number, to: number): StarsTable | undefined {
  const first = from + BEGINS.length;
  if (!standsAt(bytes, from, BEGINS)) return undefined;
  let quote = to - 1;
  while (quote >= first && bytes[quote] !== SINGLE_QUOTE) quote--;
  let sizeEnd = quote + 2;
  while (isDigit(bytes[sizeEnd])) sizeEnd++;
  const isSized = bytes[quote + 1] === SPACE && sizeEnd > quote + 2;
  if (quote < first || !isSized || !standsAt(bytes, sizeEnd, MAX)) return undefined;
  const end = to - IS_BUTTON.length;
  let seat = end;
  while (isDigit(bytes[seat - 1])) seat--;
  const before = seat - BUTTON.length;
  if (seat === end || end - seat > MOST_DIGITS || sizeEnd - quote - 2 > MOST_DIGITS)
    return undefined;
  if (before < sizeEnd + MAX.length - 1) return undefined;
  if (!standsAt(bytes, before, BUTTON) || !standsAt(bytes, end, IS_BUTTON)) return undefined;
  return {
    table: text.slice(first, quote),
    seatCount: numberIn(bytes, quote + 2, sizeEnd),
    button: numberIn(bytes, seat, end),
  };
}

/** More of them are no number of a seat. */
const MOST_DIGITS = 9;

function numberIn(bytes: Bytes, from: number, to: number): number {
  let number = 0;
  for (let i = from; i < to; i++) number = 10 * number + (bytes[i] as number) - ZERO;
  return number;
}
