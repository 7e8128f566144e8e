/** Amounts as people type them. Whole chips are the rule (R1); 12,500 and 12.5k are understood. */

import { answering, isObject, keysProblem, unfit } from '../checks.js';
import { MAX_CHIPS } from '../chips.js';
import { type Refusal, type Result, refused, reject } from '../errors.js';
import { decimalUnit, type Unit, unitsOf, WHOLE } from './decimals.js';

/** How a language writes numbers: German has the point `,` and the groups `.`. */
export interface NumberMarks {
  /** What stands before the decimals. */
  readonly point: '.' | ',';
  /** Each of these signs may stand between groups of three; white space and `_ ' ’` always may. */
  readonly groups: string;
}

const ENGLISH: NumberMarks = { point: '.', groups: ',' };
const POINTS = ['.', ','] as const;
const ZEROS: Readonly<Record<string, number>> = { k: 3, m: 6 };
const PLAIN = /^\d+$/;

interface Forms {
  /** Separators only between groups of three, so that 12,50 is no 1250, and 1.000 is not guessed at. */
  readonly grouped: RegExp;
  readonly short: RegExp;
  /**
   * Three decimals might be thousands in another country. A sign or a code may stand before it or
   * behind: $5, CHF 5, 5 €.
   */
  readonly money: RegExp;
}

const forms = new Map<string, Forms>();

function formsOf({ point, groups }: NumberMarks): Forms {
  const known = forms.get(point + groups);
  if (known !== undefined) return known;
  const between = `[\\s_'’${groups.replace(/[\\\]^-]/g, '\\$&')}]`;
  const grouped = `\\d{1,3}(?:${between}\\d{3})+`;
  const sign = '(?:[A-Z]{0,2}[$€£¥₹]|[A-Z]{3}(?=\\s))';
  const made: Forms = {
    grouped: new RegExp(`^${grouped}$`),
    short: new RegExp(`^(\\d+)(?:\\${point}(\\d+))?\\s?([km])$`, 'i'),
    money: new RegExp(
      `^(?:${sign}\\s?)?(\\d+|${grouped})?(?:\\${point}(\\d{1,2}|\\d{4,}))?(?:\\s?[A-Z]{0,2}[$€£¥₹]|\\s[A-Z]{3})?$`,
    ),
  };
  forms.set(point + groups, made);
  return made;
}

function marksProblem(marks: unknown): Refusal | undefined {
  if (!isObject(marks)) return unfit('marks', 'object', marks);
  const { point, groups } = marks as unknown as NumberMarks;
  if (!POINTS.includes(point)) return unfit('point', { wants: 'oneOf', choices: POINTS }, point);
  if (typeof groups !== 'string') return unfit('groups', 'text', groups);
  if (groups.includes(point) || /[\dkm]/i.test(groups)) return unfit('groups', 'text', groups);
  return keysProblem(marks, ['point', 'groups']);
}

/**
 * An amount of chips as people type it: 1200, 1,200, 1 200, 1.2k, 2M. What could mean two things
 * (12,50 and 1.000) is refused: `NOT_INTEGER`, as text that is no amount, `NEGATIVE_AMOUNT` or
 * `UNSAFE_INTEGER`. `field` is the name that the refusal says. `unit` is what one chip is worth,
 * positive decimal text: with 0.01 money is read as by `readMoney`, and what is no whole number of
 * chips is refused, never rounded (`BAD_INPUT`). `marks` are those of another language than English.
 *
 * @example
 * import { readChips } from '@sidepot/engine';
 *
 * readChips('12.5k'); // → { ok: true, value: 12500 }
 * readChips('12,50'); // → { ok: false, error: { code: 'NOT_INTEGER', field: 'amount', value: '12,50' } }
 * readChips('$12.50', 'amount', '0.01'); // → { ok: true, value: 1250 }
 * readChips('12.500', 'amount', '1', { point: ',', groups: '.' }); // → { ok: true, value: 12500 }
 */
export const readChips = (
  typed: string,
  field = 'amount',
  unit = '1',
  marks: NumberMarks = ENGLISH,
): Result<number> =>
  answering((): Result<number> => {
    if (typeof typed !== 'string') return refused(unfit(field, 'text', typed));
    const found = typeof unit === 'string' ? decimalUnit(unit) : undefined;
    if (found === undefined) return refused(unfit('unit', 'positiveDecimal', unit));
    const problem = marksProblem(marks);
    if (problem !== undefined) return refused(problem);
    if (found.text !== WHOLE.text) return readInUnits(typed, field, found, marks);
    const text = typed.trim();
    const details = { field, value: typed };
    if (/^[-−]\s?\d/.test(text)) return refused(reject('NEGATIVE_AMOUNT', details));
    const digits = digitsIn(text, formsOf(marks));
    if (digits === undefined) return refused(reject('NOT_INTEGER', details));
    const value = Number(digits);
    return value > MAX_CHIPS
      ? refused(reject('UNSAFE_INTEGER', { ...details, max: MAX_CHIPS }))
      : { ok: true, value };
  });

function readInUnits(typed: string, field: string, unit: Unit, marks: NumberMarks): Result<number> {
  const money = readMoney(typed, field, marks);
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
function digitsIn(text: string, { grouped, short }: Forms): string | undefined {
  if (PLAIN.test(text)) return text;
  if (grouped.test(text)) return text.replace(/\D/g, '');
  const [, whole, fraction = '', letter = ''] = short.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const zeros = ZEROS[letter.toLowerCase()] ?? 0;
  const spare = fraction.slice(zeros);
  return /[1-9]/.test(spare) ? undefined : whole + fraction.slice(0, zeros).padEnd(zeros, '0');
}

/**
 * An amount of money as people type it, as decimal text: $1,234.50 is 1234.50, and 1.5k is 1500. What
 * could mean two things (12,50 and 1.000) is refused, as by `readChips`.
 *
 * @example
 * import { readMoney } from '@sidepot/engine';
 *
 * readMoney('$1,234.50'); // → { ok: true, value: '1234.50' }
 * readMoney('12,50').ok; // → false
 * readMoney('1.234,50 €', 'amount', { point: ',', groups: '.' }); // → { ok: true, value: '1234.50' }
 */
export const readMoney = (
  typed: string,
  field = 'amount',
  marks: NumberMarks = ENGLISH,
): Result<string> =>
  answering((): Result<string> => {
    if (typeof typed !== 'string') return refused(unfit(field, 'text', typed));
    const problem = marksProblem(marks);
    if (problem !== undefined) return refused(problem);
    const text = typed.trim();
    const [, whole, part] = formsOf(marks).money.exec(text) ?? [];
    if (whole !== undefined || part !== undefined) {
      const digits = whole?.replace(/\D/g, '') ?? '0';
      return { ok: true, value: part === undefined ? digits : `${digits}.${part}` };
    }
    const chips = readChips(typed, field, '1', marks);
    return chips.ok ? { ok: true, value: String(chips.value) } : chips;
  });
