/** Numbers as people read them. */

const whole = new Intl.NumberFormat('en-US');
const part = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

const short = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  maximumFractionDigits: 1,
});

export const count = (things: number): string => whole.format(things);

let written: (chips: number) => string = count;

/** Chips, as they are written here: whole, unless a hand on the page is about money. */
export const amount = (chips: number): string => written(chips);

/** Null: whole chips again. What is drawn already stays as it is. */
export function writeAmounts(as: ((chips: number) => string) | null): void {
  written = as ?? count;
}

/** 12.5K: for where there is little room. */
export const shortAmount = (chips: number): string =>
  chips < 10_000 ? amount(chips) : short.format(chips);

export const percent = (share: number): string => part.format(share);

export const seconds = (milliseconds: number): string => `${Math.ceil(milliseconds / 1000)} s`;

export const plural = (things: number, one: string, many: string): string =>
  `${count(things)} ${things === 1 ? one : many}`;

export const list = (names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
