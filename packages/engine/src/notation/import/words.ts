/** What histories of other formats have in common: amounts and cards. */

import { type Card, makeCard, RANKS, SUITS } from '../../cards.js';
import { unitsOf } from '../../money/decimals.js';
import { type AmountUnits, amountCause } from '../phh/amounts.js';
import { BAD, cardAt } from '../phh/card-at.js';
import type { PhhCard } from '../phh/hand.js';
import { SPACE } from '../phh/toml.js';
import { fail } from './types.js';

/** A sign or letters may stand before it, and a sign behind it. */
const DIGITS =
  /^(?:[^\w\s.,-]{0,3}|[A-Za-z]{1,3}[.$]?)(\d{1,13})(?:\.(\d{1,9}))?(?:[^\w\s.,\]()-]{0,3})$/;
/** Thousands may be told apart. */
const GROUPED = /\d,\d{3}(?!\d)/;

/** "$10", "€0.50", "1500", "Rs.1,500" in units. */
export const amountOf = (text: string, money: AmountUnits): number =>
  amountBetween(text, 0, text.length, money);

/** The same where it stands in a line. */
export function amountBetween(text: string, from: number, to: number, money: AmountUnits): number {
  const quick = quickAmount(text, from, to, money);
  return quick < 0 ? anyAmount(text.slice(from, to), money) : quick;
}

const ZERO = 48;
const NINE = 57;
const POINT = 46;
const DOLLAR = 36;
const POUND = 163;
const EURO = 8364;
/** So many digits are exact in a number whatever they are. */
const SAFE_LENGTH = 14;

/** Most amounts are a sign and a few digits; −1 for any other. */
function quickAmount(text: string, from: number, to: number, money: AmountUnits): number {
  const { decimals, mantissa } = money.unit;
  if (mantissa !== 1 || to - from > SAFE_LENGTH - decimals || from >= to) return -1;
  const sign = text.charCodeAt(from);
  const first = sign === DOLLAR || sign === EURO || sign === POUND ? from + 1 : from;
  let value = 0;
  let point = -1;
  for (let i = first; i < to; i++) {
    const code = text.charCodeAt(i);
    if (code >= ZERO && code <= NINE) value = value * 10 + (code - ZERO);
    else if (code === POINT && point < 0 && i > first) point = i;
    else return -1;
  }
  if (first === to || point === to - 1) return -1;
  if (point >= 0) money.hasPoint = true;
  const missing = point < 0 ? decimals : decimals - (to - point - 1);
  if (missing === 0) return value;
  return missing < 0 ? -1 : value * (missing === 2 ? 100 : 10 ** missing);
}

function anyAmount(text: string, money: AmountUnits): number {
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
