/** The second line of a PokerStars history: table, its size, the button. */

import { GAMES } from '../../games/games.js';
import { codesOf, isAt } from '../import/scan.js';
import { fail } from '../import/types.js';
import { SPACE } from '../phh/toml.js';
import type { StarsHeader } from './read-header.js';
import { NOT_TOLD } from './words.js';

export interface StarsTable {
  /** '' and −1 where it is not told. */
  readonly table: string;
  readonly seatCount: number;
  readonly button: number;
}

const TABLE = /^Table '(.*)'(?: (\d+)-max\b)?(?:.* Seat #(\d+) is the button)?/;

const BEGINS = /* @__PURE__ */ codesOf("Table '");
const MAX = /* @__PURE__ */ codesOf('-max ');
const BUTTON = /* @__PURE__ */ codesOf(' Seat #');
const IS_BUTTON = /* @__PURE__ */ codesOf(' is the button');

/** Stud has no button (R163). */
export function starsTable(
  text: string,
  from: number,
  to: number,
  { game }: StarsHeader,
): StarsTable {
  const plain = plainTable(text, from, to);
  if (plain !== undefined) return plain.table === NOT_TOLD ? { ...plain, table: '' } : plain;
  const found = TABLE.exec(text.slice(from, to)) ?? fail('noTable');
  const [told = '', size, button] = [found[1], found[2], found[3]];
  const table = told === NOT_TOLD ? '' : told;
  if (button === undefined && GAMES[game].forced !== 'bring-in') fail('noTable');
  return { table, seatCount: Number(size ?? -1), button: Number(button ?? 0) };
}

/** "Table 'Kitchen' 6-max Seat #2 is the button", as most are; play money is said before the seat. */
function plainTable(text: string, from: number, to: number): StarsTable | undefined {
  const quote = text.lastIndexOf("'", to - 1);
  const first = from + BEGINS.length;
  if (quote < first || !isAt(text, from, to, BEGINS)) return undefined;
  const sizeEnd = digitsEnd(text, quote + 2);
  const isSized = text.charCodeAt(quote + 1) === SPACE && sizeEnd > quote + 2;
  if (!isSized || !isAt(text, sizeEnd, to, MAX)) return undefined;
  const end = to - IS_BUTTON.length;
  let seat = end;
  while (isDigit(text.charCodeAt(seat - 1))) seat--;
  const before = seat - BUTTON.length;
  if (seat === end || before < sizeEnd + MAX.length - 1) return undefined;
  if (!isAt(text, before, to, BUTTON) || !isAt(text, end, to, IS_BUTTON)) return undefined;
  return {
    table: text.slice(first, quote),
    seatCount: Number(text.slice(quote + 2, sizeEnd)),
    button: Number(text.slice(seat, end)),
  };
}

function digitsEnd(text: string, from: number): number {
  let at = from;
  while (isDigit(text.charCodeAt(at))) at++;
  return at;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
