/** What histories of other formats have in common: amounts and cards. */

import { type Card, makeCard, RANKS, SUITS } from '../../cards.js';
import { type Unit, unitsOf } from '../../money/decimals.js';
import { type AmountUnits, amountCause } from '../phh/amounts.js';
import { BAD, cardAt } from '../phh/card-at.js';
import type { PhhCard } from '../phh/hand.js';
import { NINE, POINT, SPACE, ZERO } from '../phh/toml.js';
import { fail } from './types.js';

/** A sign or letters may stand before it, and a sign behind it. */
const DIGITS =
  /^(?:[^\w\s.,-]{0,3}|[A-Za-z]{1,3}[.$]?)(\d{1,13})(?:\.(\d{1,9}))?(?:[^\w\s.,\]()-]{0,3})$/;
/** Thousands may be told apart. */
const GROUPED = /\d,\d{3}(?!\d)/;

/** What reading the amounts of one hand needs and finds. */
export interface ImportMoney extends AmountUnits {
  /** Behind the amount that was read last where it stood. */
  end: number;
}

export const moneyIn = (unit: Unit): ImportMoney => ({ unit, hasPoint: false, end: 0 });

/** "$10", "€0.50", "1500", "Rs.1,500" in units. */
export const amountOf = (text: string, money: ImportMoney): number =>
  amountBetween(text, 0, text.length, money);

/** The same where it stands in a line. */
export function amountBetween(text: string, from: number, to: number, money: ImportMoney): number {
  const quick = quickAmount(text, from, to, money);
  return quick < 0 ? anyAmount(text.slice(from, to), money) : quick;
}

export const DOLLAR = 36;
export const POUND = 163;
export const EURO = 8364;
/** So many digits are exact in a number whatever they are. */
export const SAFE_LENGTH = 14;

/**
 * Most amounts are a sign and a few digits. −1 for any other, or if none is there; else `money.end` is
 * behind it, and whoever asks has to look what comes then.
 */
function amountAt(text: string, from: number, to: number, money: ImportMoney): number {
  const { decimals, mantissa } = money.unit;
  if (mantissa !== 1 || from >= to) return -1;
  let at = from;
  let code = text.charCodeAt(at);
  if (code === DOLLAR || code === EURO || code === POUND) code = codeAt(text, ++at, to);
  const first = at;
  let value = 0;
  while (code >= ZERO && code <= NINE) {
    value = value * 10 + (code - ZERO);
    code = codeAt(text, ++at, to);
  }
  if (at === first) return -1;
  let missing = decimals;
  if (code === POINT) {
    const point = at;
    code = codeAt(text, ++at, to);
    while (code >= ZERO && code <= NINE) {
      value = value * 10 + (code - ZERO);
      code = codeAt(text, ++at, to);
    }
    missing -= at - point - 1;
    if (missing === decimals || missing < 0) return -1;
    money.hasPoint = true;
  }
  if (at - from > SAFE_LENGTH - decimals) return -1;
  money.end = at;
  if (missing === 0) return value;
  return value * (missing === 2 ? 100 : 10 ** missing);
}

/** Nothing is looked up behind the end: that would be slow for ever after. */
const codeAt = (text: string, at: number, to: number): number =>
  at < to ? text.charCodeAt(at) : 0;

/** The same if it is all that stands there. */
function quickAmount(text: string, from: number, to: number, money: ImportMoney): number {
  const { hasPoint } = money;
  const amount = amountAt(text, from, to, money);
  if (amount >= 0 && money.end === to) return amount;
  money.hasPoint = hasPoint;
  return -1;
}

function anyAmount(text: string, money: ImportMoney): number {
  const plain = text.includes(',') && GROUPED.test(text) ? text.replaceAll(',', '') : text;
  const [, whole, fraction] = DIGITS.exec(plain) ?? [];
  if (whole === undefined) fail({ reason: 'notAmount', token: text });
  if (fraction !== undefined) money.hasPoint = true;
  const { unit } = money;
  if (fraction === undefined && unit.text === '1') return Number(whole);
  if (unit.text === '0.01' && (fraction?.length ?? 0) <= 2) {
    return Number(whole) * 100 + Number((fraction ?? '').padEnd(2, '0'));
  }
  const units = unitsOf(fraction === undefined ? whole : `${whole}.${fraction}`, unit);
  if (typeof units === 'string') fail(amountCause(units, text, unit));
  return units;
}

/** "[As Kd]" without its brackets; ?? and XX are cards nobody saw. */
export const importedCards = (text: string): PhhCard[] => cardsIn(text, 0, text.length);

/** The same where they stand in a line. */
export function cardsIn(text: string, from: number, to: number): PhhCard[] {
  const first = to - from < 2 ? BAD : cardAt(text, from);
  if (first === BAD) return anyCards(text.slice(from, to));
  const second = nextCard(text, from + 2, to);
  if (second === BAD) return to - from === 2 ? [first] : anyCards(text.slice(from, to));
  // A list that is written down has room for no more than its cards.
  const cards: PhhCard[] = [first, second];
  for (let at = from + 5; at < to; at += 3) {
    const card = nextCard(text, at, to);
    if (card === BAD) return anyCards(text.slice(from, to));
    cards.push(card);
  }
  return cards;
}

const nextCard = (text: string, at: number, to: number): PhhCard | typeof BAD =>
  at + 3 <= to && text.charCodeAt(at) === SPACE ? cardAt(text, at + 1) : BAD;

const anyCards = (text: string): PhhCard[] => text.trim().split(/ +/).map(cardOf);

export function cardOf(text: string): PhhCard {
  const card = text.length === 2 ? cardAt(text, 0) : BAD;
  return card === BAD ? anyCard(text) : card;
}

function anyCard(text: string): PhhCard {
  if (text === '??' || text === 'XX') return -1;
  const rank = RANKS.indexOf(text.charAt(0).toUpperCase());
  const suit = SUITS.indexOf(text.charAt(1).toLowerCase());
  if (text.length !== 2 || rank < 0 || suit < 0) fail({ reason: 'notCard', token: text });
  return makeCard(rank, suit) satisfies Card;
}
