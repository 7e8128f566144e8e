/** Times and days as people read them. */

import { localesOfNow } from './locales.js';

const HOUR_AND_MINUTE = { hour: '2-digit', minute: '2-digit' } as const;

const written = (at: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localesOfNow().times, options).format(at);

export const clockTime = (at: number): string => written(at, HOUR_AND_MINUTE);

/** A day with its year; where no hour is known, the one it has everywhere. */
export const calendarDay = (at: number, isUtc = false): string =>
  written(at, { dateStyle: 'medium', ...(isUtc ? { timeZone: 'UTC' } : {}) });

export const dayAndTime = (at: number): string =>
  written(at, { day: 'numeric', month: 'short', ...HOUR_AND_MINUTE });
