/** When a hand of a PokerStars history began. */

import { easternHour } from '../history/eastern-time.js';
import { isTextAt } from '../import/scan.js';
import { COLON, SPACE } from '../phh/toml.js';

/** As much of it as is told. */
export interface StarsTime {
  /** 05:44:49 */
  readonly time: string | undefined;
  readonly zone: string | undefined;
  readonly day: number | undefined;
  readonly month: number | undefined;
  readonly year: number | undefined;
  /** The moment, where the letters of the zone do not tell it: Eastern Time in brackets does. */
  readonly utc: string | undefined;
}

const TIME = /(\d{4})\/(\d\d?)\/(\d\d?)(?: (\d\d?):(\d\d):(\d\d) ?([A-Z]{1,5}(?:[+-]\d{4})?)?)?/;
/** Of some records only the year is known, or the month. */
const PART_OF_DATE = / - (\d{4})(?:\/(\d\d))?$/;
/** As our writer fills up what is not told; what is stands in brackets. */
const FILLED = / 0:00:00 ET \[(?:-|(\d{4})(?:\/(\d\d)(?:\/(\d\d))?)?)\]$/;
const EASTERN = /(\[(\d{4})\/(\d\d?)\/(\d\d?) (\d\d?):)\d\d:\d\d ET\]/;

/** Where not even the day is known. */
const UNTIMED = { time: undefined, zone: undefined, day: undefined, utc: undefined };

/** What was told last in another way than most do, and what it says. */
let lastOdd: { readonly told: string; readonly time: StarsTime } = {
  told: '',
  time: { ...UNTIMED, month: undefined, year: undefined },
};

/** `from` is before the dash. */
export function toldTime(text: string, from: number, to: number): StarsTime {
  // Of hands whose time is not known the same is told again and again.
  const { length } = lastOdd.told;
  if (length > 0 && to - from === length && isTextAt(text, from, to, lastOdd.told)) {
    return lastOdd.time;
  }
  const plain = plainTime(text, from, to);
  if (plain !== undefined) return plain;
  const told = text.slice(from, to);
  lastOdd = { told, time: anyTime(told) };
  return lastOdd.time;
}

/** " - 2026/10/01 18:30:05 CET [2026/10/01 12:30:05 ET]", as most are. */
function plainTime(text: string, from: number, to: number): StarsTime | undefined {
  const date = from + ' - '.length;
  const clock = date + '2026/10/01 '.length;
  const minutes = text.charCodeAt(clock + 1) === COLON ? clock + 2 : clock + 3;
  const end = minutes + '30:05'.length;
  const isPlain =
    isLike(text, from, clock, ' - 0000/00/00 ') &&
    isLike(text, minutes - 1, end, ':00:00') &&
    isDigit(text.charCodeAt(clock)) &&
    isDigit(text.charCodeAt(minutes - 2));
  if (!isPlain || end > to) return undefined;
  let zoneEnd = end;
  if (text.charCodeAt(end) === SPACE && end < to) {
    zoneEnd++;
    while (isCapital(text.charCodeAt(zoneEnd))) zoneEnd++;
    if (zoneEnd === end + 1 || zoneEnd > end + 6) return undefined;
  }
  if (zoneEnd < to && !isTextAt(text, zoneEnd, to, ' [')) return undefined;
  const zone = zoneEnd === end ? undefined : text.slice(end + 1, zoneEnd);
  if (zone === 'ET' && zoneEnd < to) return undefined;
  const time = text.slice(clock, end);
  return {
    time: minutes === clock + 2 ? `0${time}` : time,
    zone,
    day: Number(text.slice(date + 8, date + 10)),
    month: Number(text.slice(date + 5, date + 7)),
    year: Number(text.slice(date, date + 4)),
    utc: zoneEnd === to || zone === 'UTC' ? undefined : easternUtc(text, zoneEnd + 1, to),
  };
}

/** `0` stands for any digit. */
function isLike(text: string, from: number, to: number, like: string): boolean {
  if (to - from !== like.length) return false;
  for (let i = 0; i < like.length; i++) {
    const code = text.charCodeAt(from + i);
    const wanted = like.charCodeAt(i);
    if (wanted === ZERO ? !isDigit(code) : code !== wanted) return false;
  }
  return true;
}

const ZERO = 48;
const SIX = 54;
const CLOSE = 93;
const isDigit = (code: number): boolean => code >= ZERO && code <= 57;
const isCapital = (code: number): boolean => code >= 65 && code <= 90;

function anyTime(text: string): StarsTime {
  const filled = FILLED.exec(text);
  if (filled !== null) {
    const [, year, month, day] = filled.map((part) => numberOf(part));
    return { ...UNTIMED, year, month, day };
  }
  const found = TIME.exec(text);
  if (found === null) {
    const [, year, month] = PART_OF_DATE.exec(text) ?? [];
    return { ...UNTIMED, year: numberOf(year), month: numberOf(month) };
  }
  const [, year, month, day, hours, minutes, seconds, zone] = found;
  const bracket = text.search(EASTERN);
  const isEastern = zone !== 'UTC' && bracket >= 0;
  return {
    time: hours === undefined ? undefined : `${hours.padStart(2, '0')}:${minutes}:${seconds}`,
    zone,
    day: Number(day),
    month: Number(month),
    year: Number(year),
    utc: isEastern ? easternUtc(text, bracket, text.length) : undefined,
  };
}

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

/** In UTC; undefined if that is no Eastern Time in brackets, or no time at all. */
function easternUtc(text: string, from: number, to: number): string | undefined {
  if (text.charCodeAt(to - 1) !== CLOSE) return undefined;
  if (lastHour === null || !isTextAt(text, from, to, lastHour.told)) {
    lastHour = hourOf(text.slice(from, to));
    if (lastHour === null) return undefined;
  }
  const rest = from + lastHour.told.length;
  const isClock =
    isLike(text, rest, rest + '00:00'.length, '00:00') &&
    text.charCodeAt(rest) < SIX &&
    text.charCodeAt(rest + '00:'.length) < SIX;
  if (lastHour.utc === undefined || !isClock) return undefined;
  return `${lastHour.utc}:${text.slice(rest, rest + '00:00'.length)}Z`;
}

function hourOf(text: string): EasternHour | null {
  const [, told, year, month, day, hours] = EASTERN.exec(text) ?? [];
  if (told === undefined) return null;
  return { told, utc: easternHour(Number(year), Number(month), Number(day), Number(hours)) };
}

interface EasternHour {
  /** "[2026/10/01 14:" */
  readonly told: string;
  readonly utc: string | undefined;
}

/** Hands that follow one another are of the same hour: whole hours lie between the two clocks. */
let lastHour: EasternHour | null = null;
