/** Why something was refused, from its code and details. */

import { amount, count } from '../tools/numbers.js';
import { clockTime } from '../tools/times.js';
import { type Words, words } from './words.js';

/** Anybody's: a code, and beside it what is wrong. */
interface AnyRefusal {
  readonly code: string;
  readonly [detail: string]: unknown;
}

type Details = Readonly<Record<string, unknown>>;

/** `said`: what the server wrote, for what only a newer one says. */
export function refusalWords(refusal: AnyRefusal, said = ''): string {
  const text = textIn(words.refusals.texts, refusal.code);
  return (text === undefined ? undefined : filled(text, refusal)) ?? said;
}

/** The same as a sentence of its own. */
export const refusalSentence = (refusal: AnyRefusal, said?: string): string =>
  words.refusals.sentence(refusalWords(refusal, said));

/** What the field must be, if that is what is wrong with it. */
export const wantsWords = (details: Details): string | undefined =>
  typeof details['wants'] === 'string' ? filled('{wants}', details) : undefined;

/** `{choices| or }`: a list, and what stands between its parts. */
const DETAIL = /\{(\w+)(?:\|([^}]*))?\}/g;

/** Steps of 1 are none. */
const isTelling = (name: string, value: unknown): boolean =>
  value !== undefined && !(name === 'unit' && value === 1);

/** Undefined if a part of it has no words. */
function filled(text: string, details: Details): string | undefined {
  const isComplete = (part: string): boolean =>
    [...part.matchAll(DETAIL)].every(([, name = '']) => isTelling(name, details[name]));
  let isTold = true;
  const sentence = text
    .replace(/\[([^\]]*)\]/g, (_, part: string) => (isComplete(part) ? part : ''))
    .replace(DETAIL, (_, name: string, between?: string) => {
      const word = told(name, details, between);
      isTold &&= word !== undefined;
      return word ?? '';
    });
  return isTold ? sentence : undefined;
}

/** Details that are keys, and the table with their words. */
const TABLES: Readonly<Record<string, keyof Words['details']>> = {
  wants: 'wants',
  reason: 'reasons',
  notation: 'notations',
  asked: 'notations',
};

/** Details that count chips, and those that count other things; all other numbers are names. */
const CHIPS: ReadonlySet<string> = new Set([
  ...['min', 'max', 'amount', 'put', 'owed', 'expected', 'actual', 'off'],
  ...['startingStack', 'finalStack', 'totalContribution'],
  ...['to', 'unit', 'currentBet'],
]);
/** Where the limit is none of chips: seats, players, cards, cases. */
const COUNTED: ReadonlySet<string> = new Set([
  ...['SEAT_OUT_OF_RANGE', 'BUTTON_OUT_OF_RANGE', 'TOO_MANY_PLAYERS', 'TOO_MANY_CARDS'],
  ...['TOO_LARGE'],
]);
const COUNTS: ReadonlySet<string> = new Set(['least', 'most', 'count', 'sum']);

function told(name: string, details: Details, between = ', '): string | undefined {
  const value = details[name];
  if (typeof value === 'number') {
    if (name === 'until') return clockTime(value);
    if (CHIPS.has(name) && !COUNTED.has(String(details['code']))) return amount(value);
    if (CHIPS.has(name)) return count(value);
    return COUNTS.has(name) ? count(value) : String(value);
  }
  if (Array.isArray(value)) return value.map(String).join(between);
  if (typeof value !== 'string') {
    return typeof value === 'object' && value !== null ? typeof value : String(value ?? '');
  }
  if (name === 'game') return textIn(words.table.top.games, value) ?? value;
  if (name === 'mode' || name === 'half') {
    return textIn(words.refusals.codes[name], value) ?? value;
  }
  const table = Object.hasOwn(TABLES, name) ? TABLES[name] : undefined;
  if (table === undefined) return value;
  // Not before its chapter is loaded.
  const { details: texts }: Partial<Words> = words;
  const text = textIn(texts?.[table] ?? {}, value);
  return text === undefined ? undefined : filled(text, details);
}

const textIn = (texts: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;
