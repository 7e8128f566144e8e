/** The fields of the notation in the order they are written, and what each holds. */

import type { PhhHand } from './hand.js';

type FieldKind =
  | 'text'
  | 'flag'
  | 'amount'
  | 'amounts'
  | 'actions'
  | 'time'
  | 'count'
  | 'label'
  | 'counts'
  | 'names';
export type FieldKey = Exclude<keyof PhhHand, 'unit' | 'extra'>;

export interface Field {
  /** Its place in `FIELDS`. */
  readonly index: number;
  readonly name: string;
  /** `name = `, as it is usually written. */
  readonly codes: Uint8Array;
  readonly key: FieldKey;
  readonly kind: FieldKind;
  readonly mayBeNegative: boolean;
  readonly mayBeInfinite: boolean;
}

const field = (
  name: string,
  key: FieldKey,
  kind: FieldKind,
  traits: Partial<Field> = {},
): Omit<Field, 'index'> => ({
  name,
  codes: Uint8Array.from(`${name} = `, (char) => char.charCodeAt(0)),
  key,
  kind,
  mayBeNegative: false,
  mayBeInfinite: false,
  ...traits,
});

const inOrder = (): readonly Omit<Field, 'index'>[] => [
  field('variant', 'variant', 'text'),
  field('ante_trimming_status', 'anteTrimmingStatus', 'flag'),
  field('antes', 'antes', 'amounts'),
  field('blinds_or_straddles', 'blindsOrStraddles', 'amounts', { mayBeNegative: true }),
  field('bring_in', 'bringIn', 'amount'),
  field('small_bet', 'smallBet', 'amount'),
  field('big_bet', 'bigBet', 'amount'),
  field('min_bet', 'minBet', 'amount'),
  field('starting_stacks', 'startingStacks', 'amounts', { mayBeInfinite: true }),
  field('actions', 'actions', 'actions'),
  field('author', 'author', 'text'),
  field('event', 'event', 'text'),
  field('url', 'url', 'text'),
  field('venue', 'venue', 'text'),
  field('address', 'address', 'text'),
  field('city', 'city', 'text'),
  field('region', 'region', 'text'),
  field('postal_code', 'postalCode', 'text'),
  field('country', 'country', 'text'),
  field('time', 'time', 'time'),
  field('time_zone', 'timeZone', 'text'),
  field('day', 'day', 'count'),
  field('month', 'month', 'count'),
  field('year', 'year', 'count'),
  field('hand', 'hand', 'label'),
  field('level', 'level', 'label'),
  field('seats', 'seats', 'counts'),
  field('seat_count', 'seatCount', 'count'),
  field('table', 'table', 'label'),
  field('players', 'players', 'names'),
  field('finishing_stacks', 'finishingStacks', 'amounts', { mayBeInfinite: true }),
  field('winnings', 'winnings', 'amounts', { mayBeNegative: true }),
  field('currency', 'currency', 'text'),
  field('currency_symbol', 'currencySymbol', 'text'),
  field('time_zone_abbreviation', 'timeZoneAbbreviation', 'text'),
];

export const FIELDS: readonly Field[] = /* @__PURE__ */ inOrder().map((each, index) => ({
  index,
  ...each,
}));

const BY_NAME: ReadonlyMap<string, Field> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ FIELDS.map((each) => [each.name, each]),
);

export const fieldNamed = (name: string): Field | undefined => BY_NAME.get(name);

const only = (...keys: readonly FieldKey[]): readonly Field[] =>
  FIELDS.filter(({ key }) => keys.includes(key));

/** All of them among the first 31 of `FIELDS`. */
export const REQUIRED: readonly Field[] = /* @__PURE__ */ only(
  'variant',
  'antes',
  'startingStacks',
  'actions',
);

const slotOf = (first: number, second: number): number => ((first & 31) << 5) | (second & 31);

/** By the first two letters. */
const BY_LETTERS: readonly (readonly Field[] | undefined)[] = /* @__PURE__ */ (() => {
  const table = new Array<Field[] | undefined>(1024).fill(undefined);
  for (const each of FIELDS) {
    const slot = slotOf(each.name.charCodeAt(0), each.name.charCodeAt(1));
    const list = table[slot] ?? [];
    list.push(each);
    table[slot] = list;
  }
  return table;
})();

/** The field that `text` names at `at` in the usual way, `name = `. */
export function fieldAt(text: string, at: number, end: number): Field | undefined {
  if (end - at < 2) return undefined;
  const list = BY_LETTERS[slotOf(text.charCodeAt(at), text.charCodeAt(at + 1))];
  if (list === undefined) return undefined;
  for (let i = 0; i < list.length; i++) {
    const field = list[i];
    if (field !== undefined && isAt(text, at, end, field.codes)) return field;
  }
  return undefined;
}

/** For so few characters this is faster than `startsWith`. */
function isAt(text: string, at: number, end: number, codes: Uint8Array): boolean {
  const { length } = codes;
  if (end - at < length) return false;
  for (let i = 0; i < length; i++) if (text.charCodeAt(at + i) !== codes[i]) return false;
  return true;
}

/** What TOML writes without quotes as a time of day. */
export const LOCAL_TIME: RegExp = /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?$/;

/** An integer that a number cannot hold: kept, and written, as its digits. */
export const isLongInteger = (text: string): boolean =>
  /^-?[1-9]\d{15,}$/.test(text) && !Number.isSafeInteger(Number(text));
