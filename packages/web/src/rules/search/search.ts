/**
 * Which sections speak of what somebody typed. Every word must be found: in the section itself,
 * among the words that people use for it, or as the number of a rule ("TDA 47", "R52").
 */

import { RULE_ANCHORS, type RuleAnchor, type RuleText, words } from '@sidepot/i18n/page';
import { BOOKS, type Book, RULE_SOURCES, ruleNumbersIn } from './sources.js';

export interface FoundRules {
  readonly anchors: readonly RuleAnchor[];
  /** What to highlight: letters, digits and blanks only, in the order in which it was typed. */
  readonly marks: readonly string[];
}

/** No accents, no capitals. */
const compared = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** And all that joins words is a blank. */
const plainText = (text: string): string => compared(text).replaceAll(/[-‐–—_/’']/g, ' ');

interface Asked {
  readonly words: readonly string[];
  /** What was typed without a blank is one: "all-in" is "all in". */
  readonly typed: readonly string[];
  readonly numbers: readonly { readonly book: Book | 'ours'; readonly number: string }[];
}

const NUMBER =
  /\b(tda|wsop|r)\s*(?:(?:rule|regel|regle|regla|regra)[ns]?\s*|#\s*|nr\s*|no\s*)?((?:rp[\s-]*)?\d+)\b/g;

function askedIn(query: string): Asked {
  const numbers: { book: Book | 'ours'; number: string }[] = [];
  const rest = compared(query).replaceAll(NUMBER, (_, book: string, given: string) => {
    const digits = given.replace(/\D/g, '');
    const isProcedure = given.startsWith('rp');
    if (book === 'r') numbers.push({ book: 'ours', number: `r${digits}` });
    else if (book === 'wsop') numbers.push({ book, number: digits });
    else numbers.push({ book: isProcedure ? 'procedures' : 'tda', number: digits });
    return ' ';
  });
  const typed = rest
    .split(/\s+/)
    .map((one) => wordsIn(one).join(' '))
    .filter((one) => one !== '');
  return { words: wordsIn(rest), typed, numbers };
}

const wordsIn = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

const textsOf = ({ title, body, points = [], story = '', steps = [] }: RuleText): string =>
  [title, ...body, ...points, story, ...steps].join(' ');

/** Words people use for it that the section itself does not. */
export const alsoCalled = (anchor: RuleAnchor): readonly string[] => words.rules.also[anchor];

function has(anchor: RuleAnchor, asked: Asked): boolean {
  const section = words.rules.sections[anchor];
  const books = BOOKS.flatMap((book) => {
    const list = RULE_SOURCES[anchor]?.[book];
    return list === undefined ? [] : words.rules.cited[book](list);
  });
  const all = [textsOf(section), ...alsoCalled(anchor), section.rules, ...books];
  // At the start of a word: "ante" is not in "guarantee".
  const text = ` ${plainText(all.join(' ')).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;
  return (
    asked.words.every((word) => text.includes(` ${word}`)) &&
    asked.numbers.every(({ book, number }) => isNumberOf(anchor, book, number))
  );
}

function isNumberOf(anchor: RuleAnchor, book: Book | 'ours', number: string): boolean {
  const source = RULE_SOURCES[anchor] ?? {};
  const lists =
    book === 'ours'
      ? [words.rules.sections[anchor].rules]
      : book === 'wsop'
        ? [source.wsop, source.live]
        : [source[book]];
  return lists.some((list) => list !== undefined && ruleNumbersIn(list).includes(number));
}

/** How well the title or one of the names fits: the phrase, all words, or neither. */
function fitOf(anchor: RuleAnchor, query: string, asked: Asked): number {
  const names = [words.rules.sections[anchor].title, ...alsoCalled(anchor)].map(plainText);
  const phrase = plainText(query).trim();
  if (phrase !== '' && names.some((name) => name.includes(phrase))) return 2;
  const isNamed = (name: string) => asked.words.every((word) => ` ${name}`.includes(` ${word}`));
  return asked.words.length > 0 && names.some(isNamed) ? 1 : 0;
}

/** Null if nothing is asked. Those that bear the name come first. */
export function searchRules(query: string): FoundRules | null {
  const asked = askedIn(query);
  if (asked.words.length + asked.numbers.length === 0) return null;
  const found = RULE_ANCHORS.filter((anchor) => has(anchor, asked));
  const fits = new Map(found.map((anchor) => [anchor, fitOf(anchor, query, asked)]));
  return {
    anchors: [...found].sort((a, b) => (fits.get(b) ?? 0) - (fits.get(a) ?? 0)),
    marks: asked.typed,
  };
}

/** A text in pieces: every second one is what was asked for, from the start of a word. */
export function markedParts(text: string, marks: readonly string[]): readonly string[] {
  // All of it as one, however it is joined; and its longer words: "in" is in every line.
  const pieces = [
    ...(marks.length > 1 ? [marks.join(' ')] : []),
    ...marks.filter((mark) => mark.length > 2).sort((a, b) => b.length - a.length),
  ].map((piece) => piece.replaceAll(' ', '[^\\p{L}\\p{N}]+'));
  if (pieces.length === 0) return [text];
  const wanted = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pieces.join('|')})`, 'gu');
  const parts: string[] = [];
  let from = 0;
  for (const { 0: found, index } of sameLength(text).matchAll(wanted)) {
    parts.push(text.slice(from, index), text.slice(index, index + found.length));
    from = index + found.length;
  }
  return [...parts, text.slice(from)];
}

/** Letter by letter without accents and capitals, so that places in it are places in the text. */
const sameLength = (text: string): string =>
  text.replaceAll(/\p{L}/gu, (letter) => {
    const plain = compared(letter);
    return plain.length === letter.length ? plain : letter;
  });
