/** The first line of a PokerStars history: number, game, stakes, time. */

import type { Unit } from '../../money/decimals.js';
import { type Bytes, standsAt } from '../import/bytes.js';
import { type Word, wordOf } from '../import/scan.js';
import type { ImportPlace } from '../import/to-phh.js';
import { fail } from '../import/types.js';
import type { ImportMoney } from '../import/words.js';
import { COLON, MINUS, SPACE, ZERO } from '../phh/toml.js';
import { UTC } from '../phh/variants.js';
import type { Dialect } from './dialect.js';
import { type StarsStakes, toldStakes } from './read-stakes.js';
import { anyTime, plainlyTold, type StarsTime } from './read-time.js';

export interface StarsHeader extends Pick<StarsStakes, 'game' | 'limit' | 'small' | 'big'> {
  readonly place: ImportPlace;
  /** Are amounts written with a space in them? */
  readonly isSpaced: boolean;
}

/** What is written with a space between it and its amount. */
const SPACED = 'Rs. ';

export const withoutSpaced = (text: string): string => text.replace(/Rs\. (?=\d)/g, 'Rs.');

/** A line that was read before, but for its number and its time. */
interface KnownLine {
  /** What stands behind its number, if all of it is ASCII. */
  readonly told: Word;
  readonly dialect: Dialect;
  readonly stakes: StarsStakes;
  readonly isSpaced: boolean;
  /** Where no dash stands before it, the time is the same in all lines that are the same. */
  readonly time: StarsTime | undefined;
}

const NOTHING: Word = /* @__PURE__ */ wordOf('');
const ASCII = /^[ -~]*$/;

/** Those that were read in one unit: most hands of a file begin alike. */
class KnownLines {
  /** By what stands behind the number. */
  readonly lines: Map<string, KnownLine> = new Map();
  /** That read last. */
  last: KnownLine | undefined;
}

/** By unit: of the same stakes some hands are counted in cents and some are not. */
const known = new Map<string, KnownLines>();
const MOST_UNITS = 20;
const MOST_KNOWN = 500;
/** "PokerStars Hand " and the like: what stood before the number of the line that was new last. */
let opening = NOTHING;
let lastDialect: Dialect | null = null;

const DASH = ' - ';

export function starsHeader(
  text: string,
  bytes: Bytes,
  from: number,
  to: number,
  money: ImportMoney,
  dialect: Dialect,
): StarsHeader {
  const hash = from + opening.length;
  if (lastDialect === dialect && standsAt(bytes, from, opening) && bytes[hash] === HASH) {
    const colon = colonFrom(bytes, hash, to);
    const time = dashBefore(bytes, to, colon);
    const lines = known.get(money.unit.text);
    const line =
      lines === undefined || colon === to ? undefined : knownLine(lines, text, bytes, colon, time);
    // The same may be told with a time and without one.
    const isTimed = time < to;
    if (line?.dialect === dialect && (line.time === undefined) === isTimed) {
      const moment = line.time ?? plainlyTold(text, bytes, time, to);
      if (moment !== undefined) {
        return headerOf(line, handNumber(text, hash + 1, colon), moment, money);
      }
    }
  }
  return newHeader(text.slice(from, to), money, dialect);
}

function colonFrom(bytes: Bytes, from: number, to: number): number {
  let at = from;
  while (at < to && bytes[at] !== COLON) at++;
  return at;
}

/** Where the last dash stands with a space on either side, from the first of them; `to` if there is none. */
function dashBefore(bytes: Bytes, to: number, from: number): number {
  for (let at = to; at > from; at--) {
    if (bytes[at + 1] === MINUS && bytes[at] === SPACE && bytes[at + 2] === SPACE) return at;
  }
  return to;
}

/** Most often it is as in the hand before. */
function knownLine(
  known: KnownLines,
  text: string,
  bytes: Bytes,
  from: number,
  to: number,
): KnownLine | undefined {
  const { last } = known;
  if (to - from === last?.told.length && standsAt(bytes, from, last.told)) return last;
  const line = known.lines.get(text.slice(from, to));
  if (line !== undefined) known.last = line;
  return line;
}

function newHeader(told: string, money: ImportMoney, dialect: Dialect): StarsHeader {
  const isSpaced = told.includes(SPACED);
  const [, number = '', rest = ''] =
    dialect.hand.exec(isSpaced ? withoutSpaced(told) : told) ?? fail(dialect.noHand);
  const stakes = toldStakes(rest, money.unit, dialect);
  const dash = rest.lastIndexOf(DASH);
  const time = anyTime(rest.slice(Math.max(dash, 0)));
  const isTimed = dash >= 0;
  const end = isTimed ? told.lastIndexOf(DASH) : told.length;
  const before = told.slice(0, told.indexOf('#'));
  const behind = told.slice(told.indexOf(':', before.length), end);
  const line: KnownLine = {
    told: ASCII.test(behind) ? wordOf(behind) : NOTHING,
    ...{ dialect, stakes, isSpaced, time: isTimed ? undefined : time },
  };
  if (ASCII.test(before) && (isTimed || !told.includes(DASH))) {
    opening = wordOf(before);
    lastDialect = dialect;
    const known = linesIn(money.unit);
    known.lines.set(behind, line);
    known.last = undefined;
  }
  return headerOf(line, handNumber(number, 0, number.length), time, money);
}

function linesIn(unit: Unit): KnownLines {
  const old = known.get(unit.text);
  if (old !== undefined && old.lines.size < MOST_KNOWN) return old;
  if (known.size === MOST_UNITS) known.clear();
  const lines = new KnownLines();
  known.set(unit.text, lines);
  return lines;
}

function headerOf(
  { stakes, isSpaced, dialect }: KnownLine,
  hand: number | string | undefined,
  moment: StarsTime,
  money: ImportMoney,
): StarsHeader {
  const { game, limit, small, big, place, extra } = stakes;
  const { time, zone, day, month, year, utc } = moment;
  if (stakes.hasPoint) money.hasPoint = true;
  return {
    game,
    limit,
    small,
    big,
    isSpaced,
    place: {
      venue: dialect.venue,
      hand,
      event: place.event,
      level: place.level,
      currency: place.currency,
      currencySymbol: place.currencySymbol,
      time,
      timeZoneAbbreviation: zone,
      day,
      month,
      year,
      extra: utc === undefined ? extra : { ...extra, [UTC]: utc },
      table: undefined,
      seatCount: undefined,
    },
  };
}

const HASH = 35;

/** Undefined if there is none: our writer says 00. */
function handNumber(text: string, from: number, to: number): number | string | undefined {
  let number = 0;
  for (let i = from; i < to; i++) {
    const digit = text.charCodeAt(i) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return text.slice(from, to);
    number = number * 10 + digit;
  }
  if (from === to || (number === 0 && to === from + 2)) return undefined;
  const isPlain = Number.isSafeInteger(number) && text.charCodeAt(from) !== ZERO;
  return isPlain ? number : text.slice(from, to);
}
