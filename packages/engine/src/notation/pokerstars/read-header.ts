/** The first line of a PokerStars history: number, game, stakes, time. */

import type { Unit } from '../../money/decimals.js';
import { isTextAt } from '../import/scan.js';
import type { ImportPlace } from '../import/to-phh.js';
import { fail } from '../import/types.js';
import type { ImportMoney } from '../import/words.js';
import { UTC } from '../phh/variants.js';
import type { Dialect } from './dialect.js';
import { type StarsStakes, toldStakes } from './read-stakes.js';
import { type StarsTime, toldTime } from './read-time.js';

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
  readonly dialect: Dialect;
  readonly unit: Unit;
  readonly stakes: StarsStakes;
  readonly isSpaced: boolean;
  /** Where no dash stands before it, the time is the same in all lines that are the same. */
  readonly time: StarsTime | undefined;
}

/** Most hands of a file begin alike: by what stands behind the number. */
const known = new Map<string, KnownLine>();
const MOST_KNOWN = 500;
/** "PokerStars Hand " and the like: what stood before the number of the line read last. */
let opening = '';
let lastDialect: Dialect | null = null;
/** What stood behind its number, and what that said. */
let lastTold = '';
let lastLine: KnownLine | undefined;

const DASH = ' - ';

export function starsHeader(
  text: string,
  from: number,
  to: number,
  money: ImportMoney,
  dialect: Dialect,
): StarsHeader {
  const hash = from + opening.length;
  if (
    lastDialect === dialect &&
    isTextAt(text, from, to, opening) &&
    text.charCodeAt(hash) === HASH
  ) {
    const colon = text.indexOf(':', hash);
    const dash = text.lastIndexOf(DASH, to);
    const time = dash > colon ? dash : to;
    const line = colon > 0 && colon < to ? knownLine(text, colon, time) : undefined;
    if (line !== undefined && line.unit === money.unit && line.dialect === dialect) {
      const moment = line.time ?? toldTime(text, time, to);
      return headerOf(line, handNumber(text, hash + 1, colon), moment, money);
    }
  }
  return newHeader(text.slice(from, to), money, dialect);
}

/** Most often it is as in the hand before. */
function knownLine(text: string, from: number, to: number): KnownLine | undefined {
  const told = text.slice(from, to);
  if (told === lastTold) return lastLine;
  const line = known.get(told);
  if (line !== undefined) {
    lastTold = told;
    lastLine = line;
  }
  return line;
}

function newHeader(told: string, money: ImportMoney, dialect: Dialect): StarsHeader {
  const isSpaced = told.includes(SPACED);
  const [, number = '', rest = ''] =
    dialect.hand.exec(isSpaced ? withoutSpaced(told) : told) ?? fail(dialect.noHand);
  const stakes = toldStakes(rest, money.unit, dialect);
  const dash = rest.lastIndexOf(DASH);
  const time = toldTime(rest, Math.max(dash, 0), rest.length);
  const isTimed = dash >= 0;
  const line = { dialect, unit: money.unit, stakes, isSpaced, time: isTimed ? undefined : time };
  const end = isTimed ? told.lastIndexOf(DASH) : told.length;
  if (isTimed || !told.includes(DASH)) {
    opening = told.slice(0, told.indexOf('#'));
    lastDialect = dialect;
    if (known.size === MOST_KNOWN) known.clear();
    lastTold = told.slice(told.indexOf(':', opening.length), end);
    lastLine = line;
    known.set(lastTold, line);
  }
  return headerOf(line, handNumber(number, 0, number.length), time, money);
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

const ZERO = 48;
