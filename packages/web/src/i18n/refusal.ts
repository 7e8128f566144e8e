/** Why something was refused, from its code and details. */

import { amount } from './tools/numbers.js';
import { words } from './words.js';

/** Anybody's: a code, and beside it what is wrong. */
interface AnyRefusal {
  readonly code: string;
  readonly [detail: string]: unknown;
}

/** Details that count chips; other numbers are ids, seats and indexes. */
const CHIPS: ReadonlySet<string> = new Set([
  ...['min', 'max', 'amount', 'put', 'owed', 'expected', 'actual', 'off'],
  ...['startingStack', 'finalStack', 'totalContribution'],
]);

/** `said`: what the server wrote, for the codes of a newer one. */
export function refusalWords(refusal: AnyRefusal, said = ''): string {
  const { code } = refusal;
  const texts: Readonly<Record<string, string>> = words.refusals.texts;
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return text === undefined ? said : filled(text, refusal);
}

/** The same as a sentence of its own. */
export const refusalSentence = (refusal: AnyRefusal, said?: string): string =>
  words.refusals.sentence(refusalWords(refusal, said));

const DETAIL = /\{(\w+)\}/g;

function filled(text: string, details: AnyRefusal): string {
  const isComplete = (part: string): boolean =>
    [...part.matchAll(DETAIL)].every(([, name = '']) => details[name] !== undefined);
  return text
    .replace(/\[([^\]]*)\]/g, (_, part: string) => (isComplete(part) ? part : ''))
    .replace(DETAIL, (_, name: string) => told(name, details[name]));
}

function told(name: string, value: unknown): string {
  if (typeof value === 'number') return CHIPS.has(name) ? amount(value) : String(value);
  if (Array.isArray(value)) return value.map(String).join(', ');
  return typeof value === 'object' && value !== null ? typeof value : String(value ?? '');
}
