/**
 * Which notation a text is in, told from its beginning: the one place that knows, for the command
 * line, the replayer and the calculator. Nothing is read here, so a broken hand is still of its kind.
 */

import { throwing } from '../../checks.js';
import { type Refusal, reject, throwIf } from '../../errors.js';
import { NOTATION_TITLES } from '../../reasons.js';
import { textProblem } from './read-options.js';

/** What `detectNotation` can tell apart. */
export const NOTATIONS = [
  'phh',
  'pokerstars',
  'ohh',
  'settle',
  'ggpoker',
  'pokernow',
  'winamax',
  '888poker',
  'partypoker',
  'ipoker',
  'ongame',
  'fulltilt',
  'entraction',
  'bovada',
  'wpn',
  'html',
  'xml',
  'json',
  'csv',
  'text',
  'binary',
  'empty',
] as const;

/** One of `NOTATIONS`. */
export type Notation = (typeof NOTATIONS)[number];

/** Those whose hands can be read; `NOTATION_READERS` has the reader of each. */
export type ReadableNotation = (typeof READABLE)[number];

const READABLE = [
  'phh',
  'pokerstars',
  'ohh',
  'ggpoker',
  'pokernow',
  'winamax',
  '888poker',
  'partypoker',
  'ipoker',
  'bovada',
  'wpn',
] as const;

/** Languages in which PokerStars' client writes, as far as they can be told. */
export type HistoryLanguage = 'en' | 'fr' | 'pt' | 'es' | 'ru';

/** What a text looks like. */
export interface DetectedNotation {
  readonly notation: Notation;
  /** For people: "a GGPoker hand history". */
  readonly title: string;
  /** Which reader to take; null if there is none for it. */
  readonly reader: ReadableNotation | null;
  /** Who wrote it, as people call it: "GGPoker". Null if it is of no site, or does not say. */
  readonly site: string | null;
  /**
   * Of the words in it; null where it has none, as in JSON. Only English can be read, and where a
   * hand of it begins that is what counts.
   */
  readonly language: HistoryLanguage | null;
}

/** Enough to tell them apart, however long the text is. */
const LOOKED_AT = 20_000;

const ENGLISH = /^[ \t]*PokerStars [^\n#]*#/im;

/**
 * How each begins, at the start of a line. There may be headings above the first hand, so the one
 * that comes first counts.
 */
const LINES: readonly (readonly [Notation, RegExp])[] = [
  ['pokerstars', ENGLISH],
  ['pokerstars', /^[ \t]*(?:Main|Mano|Mão|Раздача)[^\n]{0,40} PokerStars\b/m],
  ['ggpoker', /^[ \t]*Poker Hand #/m],
  ['winamax', /^[ \t]*Winamax Poker /m],
  [
    '888poker',
    /^[ \t]*\*{5} (?:888|Cassava|Pacific|\S+\.\w+)\S*(?: Snap)?(?: Poker)? Hand History for Game /m,
  ],
  ['partypoker', /^[ \t]*\*{5} Hand History [Ff]or Game /m],
  ['ongame', /^[ \t]*\*{5} History for hand /m],
  ['fulltilt', /^[ \t]*Full ?Tilt(?: Poker)? (?:Game|\.)/m],
  ['entraction', /^[ \t]*Game # ?\d+ - /m],
  ['bovada', /^[ \t]*(?:Bovada|Ignition|Bodog)[^\n#]{0,40}Hand #/m],
  ['wpn', /^[ \t]*(?:Game started at: |(?:Game )?Hand #\d+ - )/m],
  // Without one of these there is no hand; a file of many has headers `[1]`.
  ['phh', /^[ \t]*["']?(?:variant|antes|blinds_or_straddles|starting_stacks|actions)["']?[ \t]*=/m],
  ['phh', /^[ \t]*\[[ \t]*[\w"'-]+[ \t]*\][ \t]*(?:#[^\n]*)?$/m],
];

/** How a hand begins in each language but English. */
const LANGUAGES: readonly (readonly [HistoryLanguage, RegExp])[] = [
  ['fr', /^[ \t]*Main PokerStars/m],
  ['pt', /^[ \t]*Mão PokerStars/m],
  ['es', /^[ \t]*Mano n\.º/m],
  ['ru', /^[ \t]*Раздача PokerStars/m],
];

/** By notation; where several share one, or a record says it itself, the text is asked. */
const SITES: Readonly<Partial<Record<Notation, string>>> = {
  pokerstars: 'PokerStars',
  ggpoker: 'GGPoker',
  pokernow: 'PokerNow',
  winamax: 'Winamax',
  '888poker': '888poker',
  partypoker: 'PartyPoker',
  ipoker: 'iPoker',
  ongame: 'OnGame',
  fulltilt: 'Full Tilt',
  entraction: 'Entraction',
  wpn: 'Winning Poker Network',
};

/**
 * What a text looks like, from its beginning. Nothing is read: a hand of it may still be broken.
 *
 * @throws PokerError BAD_INPUT if it is no text.
 *
 * @example
 * ```ts
 * import { detectNotation } from '@sidepot/engine';
 *
 * console.log(detectNotation("PokerStars Hand #31:  Hold'em No Limit ($1/$2 USD)").reader); // → pokerstars
 * console.log(detectNotation('Winamax Poker - CashGame - HandId: #8').title); // → a Winamax hand history
 * console.log(detectNotation('Main PokerStars n°26 :  Hold\'em No Limit').language); // → fr
 * ```
 */
export function detectNotation(text: string): DetectedNotation {
  throwing(() => throwIf(textProblem(text)));
  const notation = notationOf(text);
  const start = text.slice(0, LOOKED_AT);
  const site = siteOf(notation, start);
  const isWords = site !== null && notation !== 'ohh' && notation !== 'ipoker';
  const language = isWords ? languageOf(notation, start) : null;
  const reader = language === null || language === 'en' ? readerOf(notation) : null;
  return { notation, title: NOTATION_TITLES[notation], reader, site, language };
}

const readerOf = (notation: Notation): ReadableNotation | null =>
  READABLE.find((one) => one === notation) ?? null;

function siteOf(notation: Notation, start: string): string | null {
  if (notation === 'ohh') return /"site_name"\s*:\s*"([^"]+)"/.exec(start)?.[1] ?? null;
  if (notation === 'bovada') return /(?:Bovada|Ignition|Bodog)/.exec(start)?.[0] ?? null;
  return SITES[notation] ?? null;
}

function languageOf(notation: Notation, start: string): HistoryLanguage {
  // Where languages are mixed there is something to read; the other hands are refused one by one.
  if (notation !== 'pokerstars' || ENGLISH.test(start)) return 'en';
  return LANGUAGES.find(([, sign]) => sign.test(start))?.[0] ?? 'en';
}

function notationOf(text: string): Notation {
  // In PartyPoker's own files a zero begins some lines.
  const from = /[^\s\ufeff\0]/.exec(text)?.index;
  if (from === undefined) return 'empty';
  const start = text
    .slice(from, from + LOOKED_AT)
    .replace(/\r\n?/g, '\n')
    .replace(/^\0+/gm, '');
  if (isBinary(start)) return 'binary';
  if (/^(?:\[\s*)?\{/.test(start)) return jsonOf(start);
  if (start.startsWith('<')) return markupOf(start);
  if (/^"?entry"?,"?at"?,"?order"?\s/.test(start)) return 'pokernow';
  return firstLine(start) ?? (isCsv(start) ? 'csv' : 'text');
}

function firstLine(start: string): Notation | undefined {
  let first = start.length;
  let found: Notation | undefined;
  for (const [notation, sign] of LINES) {
    const at = sign.exec(start)?.index ?? start.length;
    if (at < first) [first, found] = [at, notation];
  }
  return found;
}

/** Characters that no text has; a single one may be a letter in another encoding. */
function isBinary(start: string): boolean {
  if (start.includes('\u0000')) return true;
  let odd = 0;
  const { length } = start.slice(0, 4000);
  for (let i = 0; i < length; i++) {
    const code = start.charCodeAt(i);
    if (code === 0xfffd || (code < 32 && (code < 9 || code > 13))) odd++;
  }
  return odd * 10 > length;
}

function jsonOf(start: string): Notation {
  if (/"(?:ohh|spec_version|game_number|dealer_seat)"\s*:/.test(start)) return 'ohh';
  if (/"(?:boards|seatCount|board_rankings|live|bb_ante|total_contribution)"\s*:/.test(start)) {
    return 'settle';
  }
  return 'json';
}

function markupOf(start: string): Notation {
  if (/^<(?:!doctype html|html|head|body|div|p|table)\b/i.test(start)) return 'html';
  return /<session\b|<game gamecode=/.test(start) ? 'ipoker' : 'xml';
}

/** Two lines with as many commas, and at least two. */
function isCsv(start: string): boolean {
  const [first = '', second = ''] = start.split('\n');
  const commas = first.split(',').length;
  return commas > 2 && second.split(',').length === commas && !/[.!?]\s/.test(first);
}

/**
 * Why no reader takes the text: what it looks like, and what can be read. Undefined if one does.
 *
 * @throws PokerError BAD_INPUT if it is no text.
 *
 * @example
 * ```ts
 * import { notationProblem } from '@sidepot/engine';
 *
 * const problem = notationProblem('<html></html>');
 * console.log(problem?.code === 'BAD_NOTATION' && problem.notation); // → html
 * ```
 */
export function notationProblem(text: string): Refusal | undefined {
  const { notation, reader, language } = detectNotation(text);
  if (reader !== null) return undefined;
  if (language !== null && language !== 'en') return otherLanguage(notation, language);
  const reason = notation === 'empty' ? 'noHand' : 'looksLike';
  return reject('BAD_NOTATION', { reason, notation, line: 1 });
}

const otherLanguage = (notation: Notation, language: HistoryLanguage): Refusal =>
  reject('BAD_NOTATION', { reason: 'otherLanguage', notation, language, line: 1 });

/** What one reader says of a text that it cannot read because it is of another kind. */
export function otherNotation(text: string, wanted: ReadableNotation): Refusal | undefined {
  const notation = notationOf(text);
  if (notation === 'empty') return undefined;
  if (notation === wanted) {
    const language = languageOf(notation, text.slice(0, LOOKED_AT));
    return language === 'en' ? undefined : otherLanguage(notation, language);
  }
  return reject('BAD_NOTATION', { reason: 'looksLikeNot', notation, asked: wanted, line: 1 });
}
