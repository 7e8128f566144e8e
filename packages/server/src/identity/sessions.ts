/** How long somebody stays signed in on a device, and what that device is called. */

import type { Session } from '../store/index.js';

export interface SessionRules {
  /** Unused for so long, it ends. */
  readonly idleMs: number;
  /** And after so long in any case. */
  readonly longestMs: number;
}

const DAY_MS = 24 * 60 * 60_000;

export const DEFAULT_SESSIONS: SessionRules = { idleMs: 90 * DAY_MS, longestMs: 365 * DAY_MS };

/** Until when it is good, if nobody uses it again. */
export const goodUntil = (
  { createdAt, usedAt }: Pick<Session, 'createdAt' | 'usedAt'>,
  { idleMs, longestMs }: SessionRules,
): number => Math.min(usedAt + idleMs, createdAt + longestMs);

const ID_LENGTH = 16;

/** A name for lists: 96 bits of a hash of the token, from which nobody gets back to it. */
export const sessionIdOf = (tokenHash: string): string => tokenHash.slice(0, ID_LENGTH);

/** The first that fits: most browsers also name those that they are like. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Coarse on purpose: enough to know one's own devices by, nothing to recognise others by. */
export function deviceOf(userAgent: string | undefined): string {
  const named = (list: typeof BROWSERS): string | undefined =>
    list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = named(BROWSERS);
  if (browser === undefined) return '';
  const system = named(SYSTEMS);
  return system === undefined ? browser : `${browser} on ${system}`;
}
