/**
 * Shapes of what only our own functions make, and callers hand back: states, events, steps of a
 * reason. They come out of files and databases, so they are looked at like any other input; but
 * what they mean is not judged again. Keys that nobody reads are left alone: a state of a later
 * version may have more of them.
 */

import { isId, isObject, unfit } from './checks.js';
import { isAmount } from './chips.js';
import { type Refusal, reject, type Wanted } from './errors.js';

/** Says what is wrong with the value that stands at `at`, or nothing. */
export type Shape = (value: unknown, at: string) => Refusal | undefined;

/** Nearly always nothing is wrong: where a part stands is put into words only if something is. */
const WHEREVER = '';

const shape =
  (wanted: Wanted, fits: (value: unknown) => boolean): Shape =>
  (value, at) =>
    fits(value) ? undefined : unfit(at, wanted, value);

export const amount: Shape = /* @__PURE__ */ shape('amount', isAmount);
/** Also negative: −1 is nobody. */
export const integer: Shape = /* @__PURE__ */ shape('whole', Number.isSafeInteger);
export const flag: Shape = /* @__PURE__ */ shape('boolean', (value) => typeof value === 'boolean');
export const text: Shape = /* @__PURE__ */ shape('text', (value) => typeof value === 'string');
/** How a player is called inside; `id` is what a caller may call them. */
export const name: Shape = /* @__PURE__ */ shape(
  'name',
  (value) => typeof value === 'string' && value !== '',
);
export const id: Shape = /* @__PURE__ */ shape('id', isId);
export const seat: Shape = /* @__PURE__ */ shape('seat', (value) => isAmount(value) && value > 0);
/** Null: it was dealt, but not to our eyes. */
export const seenCard: Shape = /* @__PURE__ */ shape(
  'cardOrNull',
  (value) => value === null || (isAmount(value) && value < 52),
);

export const oneOf = (choices: readonly (string | number | boolean)[]): Shape =>
  shape({ wants: 'oneOf', choices }, (value) => choices.includes(value as string));

export const nullOr =
  (other: Shape): Shape =>
  (value, at) =>
    value === null ? undefined : other(value, at);

export const optional =
  (other: Shape): Shape =>
  (value, at) =>
    value === undefined ? undefined : other(value, at);

/** Far more than anything of a hand or a table; it keeps a list with a false length from being walked. */
const LONGEST = 100_000;

/** By index: `every` and `map` pass over the holes of a list. */
export const listOf =
  (each: Shape, most: number = LONGEST): Shape =>
  (value, at) => {
    if (!Array.isArray(value)) return unfit(at, 'list', value);
    if (value.length > most) return unfit(at, { wants: 'atMostItems', most }, value.length);
    for (let i = 0; i < value.length; i++) {
      const own: unknown = value[i];
      const found = each(own, WHEREVER);
      if (found !== undefined) return each(own, `${at}[${i}]`) ?? found;
    }
    return undefined;
  };

/** An object with these fields; others are not looked at. */
export const fields =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value, at) => {
    if (!isObject(value)) return reject('BAD_INPUT', { field: at, wants: 'object', value });
    for (const key in shapes) {
      const own = (value as Readonly<Record<string, unknown>>)[key];
      const each = shapes[key] as Shape;
      const found = each(own, WHEREVER);
      if (found !== undefined) return each(own, `${at}.${key}`) ?? found;
    }
    return undefined;
  };

/** An object whose keys are seats or players. */
export const recordOf =
  (each: Shape): Shape =>
  (value, at) => {
    if (!isObject(value)) return unfit(at, 'object', value);
    for (const [key, own] of Object.entries(value as object)) {
      const found = each(own, WHEREVER);
      if (found !== undefined) return each(own, `${at}.${key}`) ?? found;
    }
    return undefined;
  };
