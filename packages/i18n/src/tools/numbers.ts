/** Numbers as people read them. */

import type { Money, NumberMarks } from '@sidepot/engine';
import { localesOfNow } from './locales.js';

const part = formats({ style: 'percent', maximumFractionDigits: 0 });
const tenths = formats({ maximumFractionDigits: 1 });
const short = formats({ notation: 'compact', maximumFractionDigits: 1 });
const partTenths = formats({
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** What is made of a locale, once for each. */
function once<T>(make: (locale: string) => T): (locale: string) => T {
  const made = new Map<string, T>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

/** By the language that is spoken. */
function formats(options: Intl.NumberFormatOptions): (value: number) => string {
  const formatIn = once((locale) => new Intl.NumberFormat(locale, options));
  return (value) => formatIn(localesOfNow().numbers).format(value);
}

/** By one language, whichever is spoken: for what the library says alone. */
export const countIn: (locale: string) => (things: number) => string = once((locale) => {
  const format = new Intl.NumberFormat(locale);
  return (things) => format.format(things);
});

/** The same for lists. */
export const listIn: (locale: string) => (names: readonly string[]) => string = once((locale) => {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (names) => format.format(names);
});

export const count = (things: number): string => countIn(localesOfNow().numbers)(things);

/** `Ann, Bob and Cid`. */
export const listed = (names: readonly string[]): string => listIn(localesOfNow().lists)(names);

/** The word for one thing, and for others; a language may have more: few, many. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

const rulesIn = once((locale) => new Intl.PluralRules(locale));

/** The word alone that goes with so many things in the language that is spoken. */
export const wordFor = (things: number, forms: Forms): string =>
  forms[rulesIn(localesOfNow().numbers).select(things)] ?? forms.other;

/** `3 players`. */
export const howMany = (things: number, forms: Forms): string =>
  `${count(things)} ${wordFor(things, forms)}`;

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

/** Rounded down, so that it never promises more than there is; of less than a tenth it says so. */
export const tenthsDown = (value: number): string =>
  value > 0 && value < 0.1 ? `< ${tenths(0.1)}` : tenths(Math.floor(value * 10) / 10);

export const percent = (share: number): string => part(share);

/** Where there is little room: 1.2M. */
export const compactCount = (value: number): string => short(value).replace('-', '−');

/** With a decimal: 24.2%. */
export const percentTenths = (share: number): string => partTenths(share);

/** In percent; what is not certain is never told as 0 or 100. */
export function chanceText(share: number): string {
  if (share > 0 && share < 0.01) return `<${part(0.01)}`;
  return share < 1 && share > 0.99 ? `>${part(0.99)}` : part(share);
}

const fractions = new Map<number, (value: number) => string>();

/** With so many digits behind the point: 1,012.30. */
export function decimals(value: number, digits: number): string {
  const made =
    fractions.get(digits) ??
    formats({
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  fractions.set(digits, made);
  // Rounded as the number is, not as it is written: `Intl` takes 81.85 for what is a little less.
  return made(Number(value.toFixed(digits)));
}

const marksIn = once((locale): NumberMarks => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const markOf = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  // A point that no keyboard for Latin digits has is written as in English.
  const point = markOf('decimal') === ',' ? ',' : '.';
  return { point, groups: markOf('group') === point ? '' : markOf('group') };
});

/** Of the language that is spoken: what is typed is read by them. */
export const marksOfNow = (): NumberMarks => marksIn(localesOfNow().numbers);
