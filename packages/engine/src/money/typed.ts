/** Amounts as people type them. Whole chips are the rule (R1); 12,500 and 12.5k are understood. */

import { answering, unfit } from '../checks.js';
import { MAX_CHIPS } from '../chips.js';
import { type Result, refused, reject } from '../errors.js';
import { decimalUnit, type Unit, unitsOf, WHOLE } from './decimals.js';

/** Separators only between groups of three, so that 12,50 is no 1250, and 1.000 is not guessed at. */
const GROUPED = /^\d{1,3}(?:[\s,_'’]\d{3})+$/;
const PLAIN = /^\d+$/;
const SHORT = /^(\d+)(?:\.(\d+))?\s?([km])$/i;
const ZEROS: Readonly<Record<string, number>> = { k: 3, m: 6 };

/**
 * An amount of chips as people type it: 1200, 1,200, 1 200, 1.2k, 2M. What could mean two things
 * (12,50 and 1.000) is refused: `NOT_INTEGER`, as text that is no amount, `NEGATIVE_AMOUNT` or
 * `UNSAFE_INTEGER`. `field` is the name that the refusal says. `unit` is what one chip is worth,
 * positive decimal text: with 0.01 money is read as by `readMoney`, and what is no whole number of
 * chips is refused, never rounded (`BAD_INPUT`).
 *
 * @example
 * import { readChips } from '@sidepot/engine';
 *
 * readChips('12.5k'); // → { ok: true, value: 12500 }
 * readChips('12,50'); // → { ok: false, error: { code: 'NOT_INTEGER', field: 'amount', value: '12,50' } }
 * readChips('$12.50', 'amount', '0.01'); // → { ok: true, value: 1250 }
 */
export const readChips = (typed: string, field = 'amount', unit = '1'): Result<number> =>
  answering((): Result<number> => {
    if (typeof typed !== 'string') return refused(unfit(field, 'text', typed));
    const found = typeof unit === 'string' ? decimalUnit(unit) : undefined;
    if (found === undefined) return refused(unfit('unit', 'positiveDecimal', unit));
    if (found.text !== WHOLE.text) return readInUnits(typed, field, found);
    const text = typed.trim();
    const details = { field, value: typed };
    if (/^[-−]\s?\d/.test(text)) return refused(reject('NEGATIVE_AMOUNT', details));
    const digits = digitsIn(text);
    if (digits === undefined) return refused(reject('NOT_INTEGER', details));
    const value = Number(digits);
    return value > MAX_CHIPS
      ? refused(reject('UNSAFE_INTEGER', { ...details, max: MAX_CHIPS }))
      : { ok: true, value };
  });

function readInUnits(typed: string, field: string, unit: Unit): Result<number> {
  const money = readMoney(typed, field);
  if (!money.ok && money.error.code !== 'NOT_INTEGER') return money;
  const units = money.ok ? unitsOf(money.value, unit) : 'notNumber';
  if (units === 'tooLarge') {
    return refused(reject('UNSAFE_INTEGER', { field, value: typed, max: MAX_CHIPS }));
  }
  return typeof units === 'number'
    ? { ok: true, value: units }
    : refused(unfit(field, { wants: 'amountInUnits', unit: unit.text }, typed));
}

/** Undefined if it is no whole number. Digits are shifted, never multiplied: 2.3k is 2300. */
function digitsIn(text: string): string | undefined {
  if (PLAIN.test(text)) return text;
  if (GROUPED.test(text)) return text.replace(/\D/g, '');
  const [, whole, fraction = '', letter = ''] = SHORT.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const zeros = ZEROS[letter.toLowerCase()] ?? 0;
  const spare = fraction.slice(zeros);
  return /[1-9]/.test(spare) ? undefined : whole + fraction.slice(0, zeros).padEnd(zeros, '0');
}

/**
 * Decimals behind a point; three of them might be thousands in another country. A sign or a code may
 * stand before it: $5, CHF 5.
 */
const MONEY = /^(?:[$€£¥₹]|[A-Z]{3}\s)?\s?(\d+|\d{1,3}(?:[\s,_'’]\d{3})+)?(?:\.(\d{1,2}|\d{4,}))?$/;

/**
 * An amount of money as people type it, as decimal text: $1,234.50 is 1234.50, and 1.5k is 1500. What
 * could mean two things (12,50 and 1.000) is refused, as by `readChips`.
 *
 * @example
 * import { readMoney } from '@sidepot/engine';
 *
 * readMoney('$1,234.50'); // → { ok: true, value: '1234.50' }
 * readMoney('12,50').ok; // → false
 */
export const readMoney = (typed: string, field = 'amount'): Result<string> =>
  answering((): Result<string> => {
    if (typeof typed !== 'string') return refused(unfit(field, 'text', typed));
    const text = typed.trim();
    const [, whole, part] = MONEY.exec(text) ?? [];
    if (whole !== undefined || part !== undefined) {
      const digits = whole?.replace(/\D/g, '') ?? '0';
      return { ok: true, value: part === undefined ? digits : `${digits}.${part}` };
    }
    const chips = readChips(typed, field);
    return chips.ok ? { ok: true, value: String(chips.value) } : chips;
  });
