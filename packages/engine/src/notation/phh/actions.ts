/**
 * The list of actions. Nearly every action is written in one way, `'p3 cbr 170'`; those are read
 * straight from the text. Whatever looks different (comments, escapes, more spaces, mistakes) is
 * read again as a string of words, and that slower way alone decides what is wrong.
 */

import { type AmountUnits, anyAmount, plainAmount } from './amounts.js';
import { BAD, cardAt } from './card-at.js';
import type { PhhAction, PhhCard } from './hand.js';
import {
  CLOSE,
  COMMA,
  DOUBLE_QUOTE,
  NINE,
  type Scanner,
  SINGLE_QUOTE,
  SPACE,
  type TokenCause,
  ZERO,
} from './toml.js';

/** Codes of the letters in the verbs. */
const B = 98;
const C = 99;
const D = 100;
const F = 102;
const H = 104;
const M = 109;
const P = 112;
const R = 114;
const S = 115;

/** An action read the short way is not longer; closer to the end the words are read. */
const LONGEST = 48;

/** The cards from `i` to the quote; `scan.at` moves to the quote. undefined if there are others. */
function cardsAt(scan: Scanner, i: number, quote: number): PhhCard[] | undefined {
  const { text } = scan;
  const a = cardAt(text, i);
  if (a === BAD) return undefined;
  if (text.charCodeAt(i + 2) === quote) {
    scan.at = i + 2;
    return [a];
  }
  const b = cardAt(text, i + 2);
  if (b === BAD) return undefined;
  if (text.charCodeAt(i + 4) === quote) {
    scan.at = i + 4;
    return [a, b];
  }
  const c = cardAt(text, i + 4);
  if (c === BAD) return undefined;
  const cards: PhhCard[] = [a, b, c];
  let at = i + 6;
  while (at < scan.end - 2 && text.charCodeAt(at) !== quote) {
    const card = cardAt(text, at);
    if (card === BAD) return undefined;
    cards.push(card);
    at += 2;
  }
  scan.at = at;
  return text.charCodeAt(at) === quote ? cards : undefined;
}

/** The short way; `start` is behind the quote. Moves `scan.at` behind the closing quote. */
function plainAction(
  scan: Scanner,
  text: string,
  start: number,
  quote: number,
  count: number,
  money: AmountUnits,
): PhhAction | undefined {
  let i = start;
  const isDealt = text.charCodeAt(i) === D;
  if (isDealt) {
    if (text.charCodeAt(i + 1) !== SPACE || text.charCodeAt(i + 2) !== D) return undefined;
    if (text.charCodeAt(i + 4) !== SPACE) return undefined;
    const kind = text.charCodeAt(i + 3);
    i += 5;
    if (kind === B) {
      const cards = cardsAt(scan, i, quote);
      if (cards === undefined) return undefined;
      scan.at++;
      return { verb: 'db', cards };
    }
    if (kind !== H) return undefined;
  }
  if (text.charCodeAt(i) !== P) return undefined;
  let player = text.charCodeAt(i + 1) - ZERO;
  i += 2;
  if (player < 1 || player > 9) return undefined;
  const digit = text.charCodeAt(i);
  if (digit >= ZERO && digit <= NINE) {
    player = player * 10 + (digit - ZERO);
    i++;
  }
  if (player > count || text.charCodeAt(i) !== SPACE) return undefined;
  player--;
  i++;
  if (isDealt) {
    const cards = cardsAt(scan, i, quote);
    if (cards === undefined) return undefined;
    scan.at++;
    return { verb: 'dh', player, cards };
  }
  const first = text.charCodeAt(i);
  const second = text.charCodeAt(i + 1);
  if (first === F) {
    if (second !== quote) return undefined;
    scan.at = i + 2;
    return { verb: 'f', player };
  }
  const third = text.charCodeAt(i + 2);
  if (first === C && second === C) {
    if (third !== quote) return undefined;
    scan.at = i + 3;
    return { verb: 'cc', player };
  }
  if (first === C && second === B && third === R) {
    if (text.charCodeAt(i + 3) !== SPACE) return undefined;
    scan.at = i + 4;
    const amount = plainAmount(scan, money);
    if (amount < 0 || scan.code(scan.at) !== quote) return undefined;
    scan.at++;
    return { verb: 'cbr', player, amount };
  }
  if (first === S && second === M && third === quote) {
    scan.at = i + 3;
    return { verb: 'sm', player, cards: null };
  }
  if (first === S && second === M && third === SPACE) {
    const cards = cardsAt(scan, i + 3, quote);
    if (cards === undefined) return undefined;
    scan.at++;
    return { verb: 'sm', player, cards };
  }
  return undefined;
}

/** `where.action` says which action is being read the long way. */
export function actions(
  scan: Scanner,
  count: number,
  money: AmountUnits,
  where: { action: number },
): PhhAction[] {
  const list: PhhAction[] = [];
  const { text } = scan;
  const last = scan.end - LONGEST;
  if (!scan.opens()) return list;
  for (;;) {
    const start = scan.at;
    const quote = start < last ? text.charCodeAt(start) : 0;
    let action: PhhAction | undefined;
    if (quote === SINGLE_QUOTE || quote === DOUBLE_QUOTE) {
      action = plainAction(scan, text, start + 1, quote, count, money);
    }
    if (action === undefined) {
      where.action = list.length;
      scan.at = start;
      action = wordedAction(scan, count, money);
      where.action = -1;
    }
    list.push(action);
    const next = scan.at;
    if (next < last && text.charCodeAt(next) === COMMA && text.charCodeAt(next + 2) === quote) {
      if (text.charCodeAt(next + 1) === SPACE) {
        scan.at = next + 2;
        continue;
      }
    }
    if (!scan.goesOn(CLOSE)) return list;
  }
}

function wordedAction(scan: Scanner, count: number, money: AmountUnits): PhhAction {
  const start = scan.at;
  if (start >= scan.end) scan.fail('listOpen');
  if (!scan.isQuote()) scan.fail('actionNoString');
  const action = actionOf(scan.string(), count, money);
  return 'reason' in action ? scan.fail(action, start) : action;
}

/** The long way: by words; or why it is no action. */
function actionOf(text: string, count: number, money: AmountUnits): PhhAction | TokenCause {
  const hash = text.indexOf('#');
  const words = (hash < 0 ? text : text.slice(0, hash)).trim();
  const comment = hash < 0 ? undefined : text.slice(hash + 1).replace(/^ /, '');
  if (words === '') return { verb: 'note', comment: comment ?? '' };
  const action = bareAction(words.split(/[ \t]+/), words, count, money);
  return 'reason' in action || comment === undefined ? action : { ...action, comment };
}

function bareAction(
  words: readonly string[],
  text: string,
  count: number,
  money: AmountUnits,
): PhhAction | TokenCause {
  const [who = '', verb = '', ...rest] = words;
  if (who === 'd' && verb === 'db') return withCards(text, rest, (cards) => ({ verb, cards }));
  if (who === 'd' && verb === 'dh') {
    const player = playerOf(rest[0] ?? '', count);
    if (typeof player !== 'number') return player;
    return withCards(text, rest.slice(1), (cards) => ({ verb, player, cards }));
  }
  const player = playerOf(who, count);
  if (typeof player !== 'number') return player;
  const [word, ...more] = rest;
  if (more.length > 0) return { reason: 'notAction', token: text };
  switch (verb) {
    case 'f':
    case 'cc':
    case 'pb':
      return word === undefined ? { verb, player } : { reason: 'notAction', token: text };
    case 'cbr': {
      if (word === undefined) return { reason: 'noAmount', token: text };
      const amount = anyAmount(word, money);
      if (typeof amount !== 'number') return amount;
      return amount < 0 ? { reason: 'belowZero', token: word } : { verb, player, amount };
    }
    case 'sm':
      if (word === undefined || word === '-') return { verb, player, cards: null };
      return withCards(text, rest, (cards) => ({ verb, player, cards }));
    case 'sd':
      if (word === undefined) return { verb, player, cards: [] };
      return withCards(text, rest, (cards) => ({ verb, player, cards }));
    default:
      return { reason: 'notAction', token: text };
  }
}

function playerOf(word: string, count: number): number | TokenCause {
  if (!/^p[1-9]\d{0,3}$/.test(word)) return { reason: 'notPlayer', token: word };
  const player = Number(word.slice(1)) - 1;
  return player < count ? player : { reason: 'notPlayerOf', token: word, count };
}

function withCards(
  text: string,
  words: readonly string[],
  make: (cards: PhhCard[]) => PhhAction,
): PhhAction | TokenCause {
  const [word = ''] = words;
  if (words.length !== 1) return { reason: 'notAction', token: text };
  const cards: PhhCard[] = [];
  for (let i = 0; i < word.length; i += 2) {
    const card = i + 1 < word.length ? cardAt(word, i) : BAD;
    if (card === BAD) return { reason: 'notCard', token: word.slice(i, i + 2) };
    cards.push(card);
  }
  return make(cards);
}
