/** `sidepot serve --limits FILE`: what the operator allows, as JSON over the defaults. */

import { readFileSync } from 'node:fs';
import type { ServerLimits } from '@sidepot/server';
import { UsageError } from '../errors.js';
import { phrases } from '../phrases.js';
import { plain } from '../terminal/text.js';

/** Each number, and an object of numbers, by the name that the file and the server give it. */
type Numbers = { readonly [name: string]: number | Numbers };

/** Milliseconds must be told; whatever else may be null, which is no limit. */
const isTime = (name: string): boolean => /Ms$|Pause$|Time$/.test(name);

export function readLimits(file: string, base: ServerLimits): ServerLimits {
  const tables = over(base.tables as unknown as Numbers, parsed(file), '') as unknown;
  return { ...base, tables: tables as ServerLimits['tables'] };
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const { notJson, unreadable } = phrases.usage.limitsFile;
    throw new UsageError((error instanceof SyntaxError ? notJson : unreadable)(plain(file)));
  }
}

function over(base: Numbers, wanted: unknown, at: string): Numbers {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) {
    throw new UsageError(phrases.usage.limitsFile.notObject(at === '' ? null : at));
  }
  const changed = Object.entries(wanted).map(([name, value]: [string, unknown]) => {
    const path = at === '' ? plain(name) : `${at}.${plain(name)}`;
    const old = Object.hasOwn(base, name) ? base[name] : undefined;
    if (old === undefined) {
      throw new UsageError(phrases.usage.limitsFile.unknown(path, Object.keys(base)));
    }
    return [name, typeof old === 'object' ? over(old, value, path) : numberOf(name, path, value)];
  });
  return { ...base, ...Object.fromEntries(changed) };
}

function numberOf(name: string, path: string, value: unknown): number {
  if (value === null && !isTime(name)) return Number.POSITIVE_INFINITY;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new UsageError(phrases.usage.limitsFile.notNumber(path, !isTime(name)));
}
