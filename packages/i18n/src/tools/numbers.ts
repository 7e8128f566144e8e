/** Numbers as people read them. */

import type { Money } from '@sidepot/engine';
import { localesOfNow } from './locales.js';

const whole = formats({});
const part = formats({ style: 'percent', maximumFractionDigits: 0 });
const tenths = formats({ maximumFractionDigits: 1 });

/** By the language that is spoken; each format is made once. */
function formats(options: Intl.NumberFormatOptions): (value: number) => string {
  const made = new Map<string, Intl.NumberFormat>();
  return (value) => {
    const locale = localesOfNow().numbers;
    const format = made.get(locale) ?? new Intl.NumberFormat(locale, options);
    made.set(locale, format);
    return format.format(value);
  };
}

export const count = (things: number): string => whole(things);

/** By one language, whichever is spoken: for what the library says alone. */
export function countIn(locale: string): (things: number) => string {
  const format = new Intl.NumberFormat(locale);
  return (things) => format.format(things);
}

/** The same for lists. */
export function listIn(locale: string): (names: readonly string[]) => string {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (names) => format.format(names);
}

/** The word for one thing, and for others; a language may have more: few, many. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

const rules = new Map<string, Intl.PluralRules>();
const lists = new Map<string, Intl.ListFormat>();

/** The word alone that goes with so many things in the language that is spoken. */
export function wordFor(things: number, forms: Forms): string {
  const locale = localesOfNow().numbers;
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return forms[rule.select(things)] ?? forms.other;
}

/** `3 players`. */
export const howMany = (things: number, forms: Forms): string =>
  `${count(things)} ${wordFor(things, forms)}`;

/** `Ann, Bob and Cid`. */
export function listed(names: readonly string[]): string {
  const locale = localesOfNow().lists;
  const format = lists.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' });
  lists.set(locale, format);
  return format.format(names);
}

/** How amounts are written and read here. */
export interface AmountStyle {
  readonly write: Money;
  /** What one chip is worth. */
  readonly unit: string;
}

const CHIPS: AmountStyle = { write: count, unit: '1' };
let style: AmountStyle = CHIPS;

/** Chips, as they are written here: whole, unless the table or a hand on the page is about money. */
export const amount = (chips: number): string => style.write(chips);

/** What one chip is worth here: what is typed is read in it. */
export const amountUnit = (): string => style.unit;

/** Null: whole chips. What is drawn already stays as it is. Gives back how it was before. */
export function writeAmounts(as: AmountStyle | null): () => void {
  const before = style;
  style = as ?? CHIPS;
  return () => {
    style = before;
  };
}

/** Rounded down, so that it never promises more than there is. */
export const tenthsDown = (value: number): string => tenths(Math.floor(value * 10) / 10);

export const percent = (share: number): string => part(share);

const fractions = new Map<number, (value: number) => string>();

/** With so many digits behind the point: 12.30. */
export function decimals(value: number, digits: number): string {
  const made =
    fractions.get(digits) ??
    formats({
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: false,
    });
  fractions.set(digits, made);
  // Rounded as the number is, not as it is written: `Intl` takes 81.85 for what is a little less.
  return made(Number(value.toFixed(digits)));
}

/** What stands between whole and part. */
export const decimalPoint = (): string => decimals(0.5, 1).replace(/\p{Nd}/gu, '');
