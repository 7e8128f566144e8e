/**
 * PokerStars stamps a hand with a local time and with Eastern Time in brackets; trackers read the
 * latter. The engine has no clock and no calendar, so both are counted here.
 */

import type { HistoryMeta, LocalTime } from './types.js';
import { badInput } from './words.js';

const ISO = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d):(\d\d)(?:\.\d+)?Z$/;

/**
 * "2026/10/01 18:30:00 UTC [2026/10/01 14:30:00 ET]"; hours without a leading zero. A stamp of a
 * record stays as it was told. Of less than a moment a whole one is made, since nobody reads a hand
 * without, and in brackets stands what is told: "2009/11/01 0:00:00 ET [2009/11]".
 */
export function starsTime({ startedAt, local }: HistoryMeta): string {
  const utc = startedAt === undefined ? undefined : readUtc(startedAt, 'startedAt');
  const eastern = utc === undefined ? '' : `${stamp(utc + easternOffset(utc) * 60)} ET`;
  if (local === undefined)
    return utc === undefined ? untimed('-') : `${stamp(utc)} UTC [${eastern}]`;
  const told = localStamp(local);
  if (local.time === undefined) return untimed(told);
  return eastern === '' || local.zone === 'ET' ? told : `${told} [${eastern}]`;
}

const untimed = (told: string): string => {
  const [year = '', month = '01', day = '01'] = told.split('/');
  return `${year === '-' ? '2000' : year}/${month}/${day} 0:00:00 ET [${told}]`;
};

function localStamp({ date, time, zone }: LocalTime): string {
  const [, hours = '', rest = ''] = /^(\d\d)(:\d\d:\d\d)/.exec(time ?? '') ?? [];
  if (!/^\d{4}(?:-\d\d(?:-\d\d)?)?$/.test(date))
    throw badInput('local.date', { wants: 'like', example: '2026-10-01' }, date);
  if (time !== undefined && hours === '')
    throw badInput('local.time', { wants: 'like', example: '18:30:05' }, time);
  if (zone !== undefined && !ZONE.test(zone))
    throw badInput('local.zone', { wants: 'like', example: 'ET' }, zone);
  const day = date.replaceAll('-', '/');
  if (time === undefined) return day;
  return `${day} ${Number(hours)}${rest}${zone === undefined ? '' : ` ${zone}`}`;
}

/** As the reader takes it back. */
const ZONE = /^[A-Z]{1,5}(?:[+-]\d{4})?$/;

/** Minutes to add to UTC; of a zone that has summer time only its own name tells which it is. */
const OFFSETS: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  WET: 0,
  WEST: 60,
  BST: 60,
  CET: 60,
  CEST: 120,
  EET: 120,
  EEST: 180,
  MSK: 180,
  MSKS: 240,
  IST: 330,
  JST: 540,
  AEST: 600,
  BRT: -180,
  EDT: -240,
  EST: -300,
  CDT: -300,
  CST: -360,
  MDT: -360,
  MST: -420,
  PDT: -420,
  PST: -480,
};

/** The moment in UTC; undefined if the zone is not known, or it is no time. */
export function utcOf({ date, time, zone = '' }: LocalTime): string | undefined {
  const local = secondsOf(`${date}T${time ?? ''}Z`);
  if (local === undefined) return undefined;
  if (zone === 'ET') return isoStamp(fromEastern(local));
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d)(\d\d)$/.exec(zone) ?? [];
  const told =
    sign === undefined ? undefined : Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  const offset = told ?? (Object.hasOwn(OFFSETS, zone) ? OFFSETS[zone] : undefined);
  return offset === undefined ? undefined : isoStamp(local - offset * 60);
}

/** The hour in UTC of one in Eastern Time: 2026-10-01T18; undefined if there is none. */
export function easternHour(
  year: number,
  month: number,
  day: number,
  hours: number,
): string | undefined {
  const local = secondsAt(year, month, day, hours);
  return local === undefined ? undefined : isoStamp(fromEastern(local)).slice(0, ISO_HOUR.length);
}

const ISO_HOUR = 'YYYY-MM-DDTHH';

/** Summer time begins and ends by the clock on the wall; of an hour that is there twice, the first. */
function fromEastern(local: number): number {
  const inSummer = local + 4 * HOUR;
  return easternOffset(inSummer) === -240 ? inSummer : local + 5 * HOUR;
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
  const seconds = secondsOf(iso);
  if (seconds === undefined)
    throw badInput(field, { wants: 'utc', example: '2026-10-01T18:30:00Z' }, iso);
  return seconds;
}

function secondsOf(iso: string): number | undefined {
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = (
    ISO.exec(iso)?.slice(1) ?? []
  ).map(Number);
  const hour = secondsAt(year, month, day, hours);
  if (hour === undefined || minutes > 59 || seconds > 59) return undefined;
  return hour + minutes * 60 + seconds;
}

/** Undefined if there is no such day or hour. */
function secondsAt(year: number, month: number, day: number, hours: number): number | undefined {
  const isDay = month > 0 && month < 13 && day > 0 && day <= daysOf(year, month);
  return isDay && hours < 24 ? dayNumber(year, month, day) * DAY + hours * HOUR : undefined;
}

/** 2026-10-01T18:30:00Z */
function isoStamp(seconds: number): string {
  const { year, month, day, time } = dateOf(seconds);
  const date = `${fourDigits(year)}-${two(month)}-${two(day)}`;
  return `${date}T${two(Math.floor(time / HOUR))}:${two(Math.floor(time / 60) % 60)}:${two(time % 60)}Z`;
}

/**
 * Minutes to add to UTC. Summer time ends and begins at two o'clock: since 2007 from the second
 * Sunday of March to the first of November, before from the first of April to the last of October.
 */
function easternOffset(utc: number): number {
  const year = yearOf(Math.floor(utc / DAY));
  const [first, last] =
    year < 2007
      ? [dayNumber(year, 4, 1), dayNumber(year, 10, 25)]
      : [dayNumber(year, 3, 8), dayNumber(year, 11, 1)];
  const from = sundayFrom(first) * DAY + 7 * HOUR;
  const to = sundayFrom(last) * DAY + 6 * HOUR;
  return utc >= from && utc < to ? -240 : -300;
}

/** 1970-01-01 was a Thursday. */
const sundayFrom = (day: number): number => day + ((((3 - day) % 7) + 7) % 7);

/** Days since 1970-01-01; a year begins in March, so that the leap day is its last. */
export function dayNumber(year: number, month: number, day: number): number {
  const y = month > 2 ? year : year - 1;
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return y * 365 + leaps(y) + ofYear - 719_468;
}

const leaps = (year: number): number =>
  Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);

function stamp(seconds: number): string {
  const { year, month, day, time } = dateOf(seconds);
  const clock = `${Math.floor(time / HOUR)}:${two(Math.floor(time / 60) % 60)}:${two(time % 60)}`;
  return `${fourDigits(year)}/${two(month)}/${two(day)} ${clock}`;
}

/** `time` is in seconds of the day. */
function dateOf(seconds: number): Record<'year' | 'month' | 'day' | 'time', number> {
  const days = Math.floor(seconds / DAY);
  const year = marchYearOf(days);
  const ofYear = days - dayNumber(year, 3, 1);
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const month = ((fromMarch + 2) % 12) + 1;
  const day = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  return { year: month > 2 ? year : year + 1, month, day, time: seconds - days * DAY };
}

/** That which began in March. */
function marchYearOf(days: number): number {
  let year = Math.floor((days + 719_468) / 365.2425);
  while (dayNumber(year + 1, 3, 1) <= days) year++;
  while (dayNumber(year, 3, 1) > days) year--;
  return year;
}

function yearOf(days: number): number {
  const year = marchYearOf(days);
  return dayNumber(year + 1, 1, 1) <= days ? year + 1 : year;
}

const daysOf = (year: number, month: number): number =>
  dayNumber(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1) -
  dayNumber(year, month, 1);

const two = (value: number): string => (value < 10 ? `0${value}` : String(value));
const fourDigits = (year: number): string => String(year).padStart(4, '0');
