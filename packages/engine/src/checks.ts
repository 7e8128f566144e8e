/**
 * Checks at the doors (R104): each says what is wrong, or nothing. What a caller hands in may be
 * anything that JavaScript can hold, so a door reads it under `answering` or `throwing`: input that
 * cannot even be read (a getter that throws, a revoked proxy) is refused like any other bad input.
 */

import { isAmount } from './chips.js';
import {
  type Cause,
  nameOf,
  type PlayerId,
  PokerError,
  type Refusal,
  type RefusalDetails,
  type Result,
  reject,
  type Unfit,
  type UnfitCode,
  type Wanted,
} from './errors.js';

export const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name of a player. */
export const isId = (id: unknown): id is PlayerId =>
  typeof id === 'string' ? id !== '' : Number.isSafeInteger(id);

/** "`field` must be `wants`": for shapes, as opposed to amounts. */
export const unfit = (
  field: string,
  wanted: Wanted,
  value: unknown,
  code: UnfitCode = 'BAD_INPUT',
): Refusal => reject(code, { field, ...wantsOf(wanted), value });

/** A bare key is all there is to say of it. */
export const wantsOf = (wanted: Wanted): Pick<Unfit, 'wants'> =>
  typeof wanted === 'string' ? { wants: wanted } : wanted;

/** The same for the reason why a hand history is refused. */
export const causeOf = (cause: Cause): Pick<RefusalDetails['BAD_NOTATION'], 'reason'> =>
  typeof cause === 'string' ? { reason: cause } : cause;

/** An option left out is fine; one that is not in the list would be silently ignored. */
export const choiceProblem = (
  field: string,
  value: unknown,
  choices: readonly string[],
  code?: UnfitCode,
): Refusal | undefined =>
  value === undefined || choices.includes(value as string)
    ? undefined
    : unfit(field, { wants: 'oneOf', choices }, value, code);

export const unitProblem = (unit: unknown): Refusal | undefined =>
  isAmount(unit) && unit > 0 ? undefined : reject('BAD_UNIT', { value: unit });

/**
 * A key that nobody reads is refused, never ignored: it is most often a misspelt one. `at` says
 * where the object stands ("rakeConfig."). What is no object has no keys; others judge that.
 */
export function keysProblem(
  value: unknown,
  known: readonly string[],
  at = '',
): Refusal | undefined {
  if (!isObject(value)) return undefined;
  for (const key in value as object) {
    if (!known.includes(key)) return unknownKey(key, known, at);
  }
  return undefined;
}

/**
 * Has it more keys than these? Where the `required` ones are judged anyway, only then can one be
 * unknown. Looking each key up took a tenth of `settle`; counting takes nearly nothing.
 */
export function hasMoreKeys(value: object, required: number): boolean {
  let count = 0;
  for (const _ in value) count++;
  return count > required;
}

/** Null is not "left out": it would be answered as if nothing had been said. */
export function nullProblem(
  value: unknown,
  nullable: readonly string[] = [],
  at = '',
  code?: UnfitCode,
): Refusal | undefined {
  if (!isObject(value)) return undefined;
  const given = value as Readonly<Record<string, unknown>>;
  for (const key in given) {
    if (given[key] === null && !nullable.includes(key)) {
      return unfit(`${at}${key}`, 'notNull', null, code);
    }
  }
  return undefined;
}

/** Who hands in more has been refused for their number, or will be. */
const MOST_ITEMS = 100_000;

/** The same for every object of a list. */
export function keysInProblem(
  list: unknown,
  known: readonly string[],
  at: string,
): Refusal | undefined {
  if (!Array.isArray(list)) return undefined;
  for (let i = 0; i < Math.min(list.length, MOST_ITEMS); i++) {
    const found = keysProblem(list[i], known, `${at}[${i}].`);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function unknownKey(key: string, known: readonly string[], at = ''): Refusal {
  const nearest = nearestName(key, known);
  const details = { key: `${at}${key}`, known };
  return reject('UNKNOWN_KEY', nearest === undefined ? details : { ...details, nearest });
}

/** The known name that was probably meant: equal but for case and signs, or a slip or two away. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const meant = bare(name);
  let nearest: string | undefined;
  let least = Math.floor(meant.length / 3) + 1;
  for (const each of known) {
    const slips = distance(meant, bare(each), least);
    if (slips < least) {
      least = slips;
      nearest = each;
    }
  }
  return nearest;
}

const bare = (name: string): string =>
  name
    .slice(0, 64)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Levenshtein's distance, with neighbours swapped as one slip; `limit` if it is no less. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let last: number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (row[j - 1] as number) + 1,
          (last[j] as number) + 1,
          (last[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
          swap && i > 1 && j > 1 ? (before[j - 2] as number) + 1 : limit,
        ),
      );
    }
    before = last;
    last = row;
  }
  return Math.min(limit, last[b.length] as number);
}

/** An option that is either way, or left out. */
export const flagProblem = (
  field: string,
  value: unknown,
  code?: UnfitCode,
): Refusal | undefined =>
  value === undefined || typeof value === 'boolean'
    ? undefined
    : unfit(field, 'boolean', value, code);

export const callbackProblem = (field: string, value: unknown): Refusal | undefined =>
  typeof value === 'function' ? undefined : unfit(field, 'function', value);

/** The door of a function that returns a `Result`. */
export function answering<T>(body: () => Result<T>): Result<T> {
  try {
    return body();
  } catch (error) {
    return { ok: false, error: unreadable(error) };
  }
}

/** The door of a function that throws a `PokerError`. */
export function throwing<T>(body: () => T): T {
  try {
    return body();
  } catch (error) {
    throw error instanceof PokerError ? error : new PokerError(unreadable(error));
  }
}

/** What a `PokerError` says is the answer; only a broken invariant stays what it is (R4). */
export function unreadable(error: unknown): Refusal {
  if (error instanceof PokerError && error.code === 'CONSERVATION') throw error;
  if (error instanceof PokerError) return error.refusal;
  return reject('UNREADABLE', { thrown: error instanceof Error ? error.message : nameOf(error) });
}
