/**
 * PokerStars stamps a hand with a local time and with Eastern Time in brackets; trackers read the
 * latter. The engine has no clock and no calendar, so both are counted here.
 */

import { badInput } from './history.js';

const ISO = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d):(\d\d)(?:\.\d+)?Z$/;

/** "2026/10/01 18:30:00 UTC [2026/10/01 14:30:00 ET]"; hours without a leading zero. */
export function starsTime(iso: string): string {
  const utc = readUtc(iso, 'startedAt');
  return `${stamp(utc)} UTC [${stamp(utc - (isSummer(utc) ? 4 : 5) * HOUR)} ET]`;
}

/** The same moment to the second: 2026-10-01T18:30:00Z. */
export function isoTime(iso: string, field: string): string {
  readUtc(iso, field);
  return `${iso.slice(0, 10)}T${iso.slice(11, 19)}Z`;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Seconds since 1970. */
function readUtc(iso: string, field: string): number {
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = (
    ISO.exec(iso)?.slice(1) ?? []
  ).map(Number);
  const days = dayNumber(year, month, day);
  const isTime = hours < 24 && minutes < 60 && seconds < 60;
  // A day that is not in the calendar comes back as another one.
  if (!isTime || stamp(days * DAY).split(' ')[0] !== iso.slice(0, 10).replaceAll('-', '/')) {
    throw badInput(field, 'UTC such as 2026-10-01T18:30:00Z', iso);
  }
  return days * DAY + hours * HOUR + minutes * 60 + seconds;
}

/** From the second Sunday of March to the first of November, at two o'clock (since 2007). */
function isSummer(utc: number): boolean {
  const year = Number(stamp(utc).slice(0, 4));
  const from = sundayFrom(dayNumber(year, 3, 8)) * DAY + 7 * HOUR;
  const to = sundayFrom(dayNumber(year, 11, 1)) * DAY + 6 * HOUR;
  return utc >= from && utc < to;
}

/** 1970-01-01 was a Thursday. */
const sundayFrom = (day: number): number => day + ((((3 - day) % 7) + 7) % 7);

/** Days since 1970-01-01; a year begins in March, so that the leap day is its last. */
function dayNumber(year: number, month: number, day: number): number {
  const y = month > 2 ? year : year - 1;
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return y * 365 + leaps(y) + ofYear - 719_468;
}

const leaps = (year: number): number =>
  Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);

function stamp(seconds: number): string {
  const days = Math.floor(seconds / DAY);
  let year = Math.floor((days + 719_468) / 365.2425);
  while (dayNumber(year + 1, 3, 1) <= days) year++;
  while (dayNumber(year, 3, 1) > days) year--;
  const ofYear = days - dayNumber(year, 3, 1);
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const month = ((fromMarch + 2) % 12) + 1;
  const day = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const time = seconds - days * DAY;
  const clock = [Math.floor(time / 60) % 60, time % 60].map(two);
  const date = [String(month > 2 ? year : year + 1).padStart(4, '0'), two(month), two(day)];
  return `${date.join('/')} ${Math.floor(time / HOUR)}:${clock.join(':')}`;
}

const two = (value: number): string => String(value).padStart(2, '0');
