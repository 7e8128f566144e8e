/** When a record was played, as it tells it: no clock is asked, and no zone is guessed. */

import { dayNumber } from '../notation/history/eastern-time.js';
import type { PhhHand } from '../notation/phh/hand.js';

const DAY = 86_400;

const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds since 1970 by the record's own clock; null if it says too little. */
export function recordSeconds({ year, month, day, time }: PhhHand): number | null {
  if (year === undefined || month === undefined || day === undefined) return null;
  const [, hours, minutes, seconds] = /^(\d\d):(\d\d):(\d\d)/.exec(time ?? '') ?? [];
  if (hours === undefined) return null;
  const at = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const all = dayNumber(year, month, day) * DAY + at;
  return Number.isSafeInteger(all) ? all : null;
}

/** 2026-10-01; as much of it as is known: 2026-10, 2026 or ''. */
export function dayOf({ year, month, day }: PhhHand): string {
  if (year === undefined) return '';
  const date = String(year).padStart(4, '0');
  if (month === undefined) return date;
  return day === undefined ? `${date}-${two(month)}` : `${date}-${two(month)}-${two(day)}`;
}

/** The day of a moment in UTC. */
export function dayAt(seconds: number): string {
  const days = Math.floor(seconds / DAY);
  let year = Math.floor(1970 + days / 365.2425);
  while (dayNumber(year + 1, 1, 1) <= days) year++;
  while (dayNumber(year, 1, 1) > days) year--;
  let month = 12;
  while (dayNumber(year, month, 1) > days) month--;
  return dayOf({ year, month, day: days - dayNumber(year, month, 1) + 1 } as PhhHand);
}
