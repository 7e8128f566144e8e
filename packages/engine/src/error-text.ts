/**
 * A sentence for each code. Kept apart from the checks, so that who needs only codes does not carry
 * the words, and who needs other words passes a table of their own.
 */

import { callbackProblem, isObject, throwing, unfit } from './checks.js';
import { formatChips } from './chips.js';
import { type ErrorCode, quotedNames, type Refusal, throwIf } from './errors.js';
import { NOTATION_TITLES, REASONS, type Reason } from './reasons.js';
import { REFUSAL_SENTENCES } from './refusal-sentences.js';
import { WANTS, type Wants } from './wants.js';

/**
 * A sentence for each code, and the parts that sentences are made of, in any language;
 * {@link REFUSAL_TEXTS} are in English. What lacks a key does not compile.
 */
export interface RefusalTexts extends Readonly<Record<ErrorCode, string>> {
  /** What something must be: "{field} must be {wants}". */
  readonly wants: Readonly<Record<Wants, string>>;
  /** Why a hand history cannot be read or written. */
  readonly reasons: Readonly<Record<Reason, string>>;
  /** What a text looks like. */
  readonly notations: Readonly<Record<keyof typeof NOTATION_TITLES, string>>;
  /** How chips are written, if not as by `formatChips`. */
  readonly chips?: (amount: number) => string;
}

export { REFUSAL_SENTENCES };

/** English: the sentences, and the parts that they are made of. */
export const REFUSAL_TEXTS: RefusalTexts = {
  ...REFUSAL_SENTENCES,
  wants: WANTS,
  reasons: REASONS,
  notations: NOTATION_TITLES,
};

/**
 * A sentence for people: what is wrong, with the names and numbers.
 *
 * @throws `BAD_INPUT` for what is no refusal, no table of texts, or a code that has no text in it
 * @example
 * ```ts
 * import { refusalText } from '@sidepot/engine';
 *
 * refusalText({ code: 'EMPTY_STACK', player: 'Ann' }); // → 'Ann was dealt in without chips'
 * ```
 */
export const refusalText = (refusal: Refusal, texts: RefusalTexts = REFUSAL_TEXTS): string =>
  throwing(() => {
    throwIf(
      isObject(texts)
        ? isObject(refusal) && typeof refusal.code === 'string'
          ? typeof texts[refusal.code] === 'string'
            ? texts.chips === undefined
              ? undefined
              : callbackProblem('chips', texts.chips)
            : unfit('code', 'codeWithText', refusal.code)
          : unfit('refusal', 'refusal', refusal)
        : unfit('texts', 'object', texts),
    );
    return filled(texts[refusal.code], { details: refusal, texts });
  });

interface Told {
  readonly details: Readonly<Record<string, unknown>>;
  readonly texts: RefusalTexts;
}

const DETAIL = /\{(\w+)(?:\|([^}]*))?\}/g;

function filled(text: string, told: Told): string {
  const isComplete = (part: string): boolean =>
    [...part.matchAll(DETAIL)].every(([, detail = '']) => told.details[detail] !== undefined);
  return text
    .replace(/\[([^\]]*)\]/g, (_, part: string) => (isComplete(part) ? part : ''))
    .replace(DETAIL, (_, detail: string, between?: string) => wordOf(detail, told, between));
}

/** Details that are keys, and the table with their texts. */
const TABLES: Readonly<Record<string, 'wants' | 'reasons' | 'notations'>> = {
  wants: 'wants',
  reason: 'reasons',
  notation: 'notations',
  asked: 'notations',
};

/** Details that count chips; other numbers are ids, seats and indexes. */
const CHIPS: readonly string[] = [
  'min',
  'max',
  'to',
  'amount',
  'startingStack',
  'finalStack',
  'totalContribution',
  'put',
  'owed',
  'expected',
  'actual',
  'off',
];

function wordOf(detail: string, told: Told, between = ', '): string {
  const value = told.details[detail];
  const text = textFor(detail, value, told.texts);
  if (text !== undefined) return filled(text, told);
  return typeof value === 'number' && CHIPS.includes(detail)
    ? String((told.texts.chips ?? formatChips)(value))
    : quotedNames(value, between);
}

/** A key without a text is shown as it is: older refusals have sentences there. */
function textFor(detail: string, value: unknown, texts: RefusalTexts): string | undefined {
  const name = Object.hasOwn(TABLES, detail) ? TABLES[detail] : undefined;
  if (name === undefined || typeof value !== 'string') return undefined;
  const table: Readonly<Record<string, unknown>> | undefined = texts[name];
  if (!isObject(table) || !Object.hasOwn(table, value)) return undefined;
  const text = table[value];
  return typeof text === 'string' ? text : undefined;
}
