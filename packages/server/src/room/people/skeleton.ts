/**
 * Which names cannot be told apart: those with the same skeleton (UTS #39), whatever the case of
 * their letters.
 */

import { CONFUSABLES } from './confusables.js';

const textOf = (codes = ''): string =>
  String.fromCodePoint(...codes.split('+').map((code) => Number.parseInt(code, 36)));

const LIKE: ReadonlyMap<string, string> = new Map(
  CONFUSABLES.trim()
    .split(' ')
    .map((row) => row.split('='))
    .map(([from, to]) => [textOf(from), textOf(to)] as const),
);

const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** What the eye keeps of a text. It is for comparing only. */
export function skeletonOf(text: string): string {
  const plain = text.normalize('NFKC').normalize('NFD').replace(UNSEEN, '');
  return Array.from(plain, (one) => LIKE.get(one) ?? one)
    .join('')
    .normalize('NFD');
}

type Looks = readonly [small: string, asWritten: string];

/** Names are compared with all others at the table again and again. */
const known = new Map<string, Looks>();
const MOST_KNOWN = 5000;

/**
 * Case is folded before and after: "вов" in small letters looks like nothing Latin, "ВОВ" looks
 * like "BOB" and so like "Bob".
 */
function looksOf(name: string): Looks {
  const found = known.get(name);
  if (found !== undefined) return found;
  const small = skeletonOf(name.normalize('NFKC').toLowerCase());
  const looks: Looks = [small, skeletonOf(name).toLowerCase()];
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(name, looks);
  return looks;
}

export function looksLike(one: string, other: string): boolean {
  const [small, asWritten] = looksOf(one);
  const [otherSmall, otherAsWritten] = looksOf(other);
  return small === otherSmall || asWritten === otherAsWritten;
}
