/** When a hand of a PokerStars history began. */

import { easternHour } from '../history/eastern-time.js';
import { type Bytes, isDigit } from '../import/bytes.js';
import { type Codes, codesOf, isTextAt } from '../import/scan.js';
import { COLON, MINUS, OPEN, SPACE, ZERO } from '../phh/toml.js';

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
const ONLY_FILLED = /^ - \d{4}\/\d\d\/\d\d 0:00:00 ET \[[\d/-]*\]$/;
const EASTERN = /(\[(\d{4})\/(\d\d?)\/(\d\d?) (\d\d?):)\d\d:\d\d ET\]/;

/** Where not even the day is known. */
const UNTIMED = { time: undefined, zone: undefined, day: undefined, utc: undefined };

/** What was filled up last, and what it says. */
let lastFilled: { readonly told: string; readonly time: StarsTime } = {
  told: '',
  time: { ...UNTIMED, month: undefined, year: undefined },
};

/**
 * `from` is before the dash. Undefined where something else stands there, which may say more than a
 * time: then the whole line has to be looked at.
 */
export function plainlyTold(
  text: string,
  bytes: Bytes,
  from: number,
  to: number,
): StarsTime | undefined {
  // Of hands whose time is not known the same is told again and again.
  const { length } = lastFilled.told;
  if (to - from === length && isTextAt(text, from, to, lastFilled.told)) return lastFilled.time;
  const plain = plainTime(text, bytes, from, to);
  if (plain !== undefined) return plain;
  const told = text.slice(from, to);
  if (!ONLY_FILLED.test(told)) return undefined;
  lastFilled = { told, time: anyTime(told) };
  return lastFilled.time;
}

/** " - 2026/10/01 18:30:05 CET [2026/10/01 12:30:05 ET]", as most are. */
function plainTime(text: string, bytes: Bytes, from: number, to: number): StarsTime | undefined {
  const date = from + ' - '.length;
  const clock = date + '2026/10/01 '.length;
  const minutes = bytes[clock + 1] === COLON ? clock + 2 : clock + 3;
  const end = minutes + '30:05'.length;
  const isPlain =
    isLike(bytes, from, DATE) &&
    isLike(bytes, minutes - 1, MINUTES) &&
    isDigit(bytes[clock]) &&
    isDigit(bytes[minutes - 2]);
  if (!isPlain || end > to) return undefined;
  let zoneEnd = end;
  if (bytes[end] === SPACE && end < to) {
    zoneEnd++;
    while (isCapital(bytes[zoneEnd])) zoneEnd++;
    if (zoneEnd === end + 1 || zoneEnd > end + 6) return undefined;
    const sign = bytes[zoneEnd];
    if ((sign === PLUS || sign === MINUS) && isLike(bytes, zoneEnd + 1, OFFSET)) zoneEnd += 5;
  }
  if (zoneEnd < to && !(bytes[zoneEnd] === SPACE && bytes[zoneEnd + 1] === OPEN)) return undefined;
  const zone = zoneEnd === end ? undefined : text.slice(end + 1, zoneEnd);
  if (zone === 'ET' && zoneEnd < to) return undefined;
  const utc = zoneEnd < to ? easternUtc(text, zoneEnd + 1, to) : undefined;
  if (zoneEnd < to && utc === undefined) return undefined;
  const time = text.slice(clock, end);
  return {
    time: minutes === clock + 2 ? `0${time}` : time,
    zone,
    day: twoDigits(bytes, date + 8),
    month: twoDigits(bytes, date + 5),
    year: 100 * twoDigits(bytes, date) + twoDigits(bytes, date + 2),
    utc: zone === 'UTC' ? undefined : utc,
  };
}

const DATE = /* @__PURE__ */ codesOf(' - 0000/00/00 ');
/** "GMT+0200" */
const OFFSET = /* @__PURE__ */ codesOf('0000');
const PLUS = 43;
const MINUTES = /* @__PURE__ */ codesOf(':00:00');
const CLOCK = /^[0-5]\d:[0-5]\d ET\]$/;

/** `0` stands for any digit. */
function isLike(bytes: Bytes, from: number, like: Codes): boolean {
  for (let i = 0; i < like.length; i++) {
    const byte = bytes[from + i];
    if (like[i] === ZERO ? !isDigit(byte) : byte !== like[i]) return false;
  }
  return true;
}

const twoDigits = (bytes: Bytes, at: number): number =>
  10 * (bytes[at] as number) + (bytes[at + 1] as number) - 11 * ZERO;

const isCapital = (code = 0): boolean => code >= 65 && code <= 90;

export function anyTime(text: string): StarsTime {
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
  const eastern = zone !== 'UTC' && text.endsWith(']') ? EASTERN.exec(text) : null;
  return {
    time: hours === undefined ? undefined : `${hours.padStart(2, '0')}:${minutes}:${seconds}`,
    zone,
    day: Number(day),
    month: Number(month),
    year: Number(year),
    utc:
      eastern === null
        ? undefined
        : easternUtc(text, eastern.index, eastern.index + eastern[0].length),
  };
}

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

/** In UTC; undefined if that is no Eastern Time in brackets, or no time at all. */
function easternUtc(text: string, from: number, to: number): string | undefined {
  if (lastHour === null || !isTextAt(text, from, to, lastHour.told)) {
    lastHour = hourOf(text.slice(from, to));
    if (lastHour === null) return undefined;
  }
  const rest = from + lastHour.told.length;
  const clock = text.slice(rest, to);
  if (lastHour.utc === undefined || !CLOCK.test(clock)) return undefined;
  return `${lastHour.utc}:${clock.slice(0, '00:00'.length)}Z`;
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
