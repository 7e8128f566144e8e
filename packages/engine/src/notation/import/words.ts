/** What histories of other formats have in common: amounts and cards. */

import { type Card, makeCard, RANKS, SUITS } from '../../cards.js';
import { unitsOf } from '../../money/decimals.js';
import { type AmountUnits, amountCause } from '../phh/amounts.js';
import type { PhhCard } from '../phh/hand.js';
import { fail } from './types.js';

/** A sign or letters may stand before it, and a sign behind it. */
const DIGITS =
  /^(?:[^\w\s.,-]{0,3}|[A-Za-z]{1,3}[.$]?)(\d{1,13})(?:\.(\d{1,9}))?(?:[^\w\s.,\]()-]{0,3})$/;
/** Thousands may be told apart. */
const GROUPED = /\d,\d{3}(?!\d)/;

/** "$10", "€0.50", "1500", "Rs.1,500" in units. */
export function amountOf(text: string, money: AmountUnits): number {
  const quick = quickAmount(text, money);
  return quick < 0 ? anyAmount(text, money) : quick;
}

const ZERO = 48;
const NINE = 57;
const POINT = 46;
/** Dollar, pound, euro. */
const SIGNS = [36, 163, 8364];
/** So many digits are exact in a number whatever they are. */
const SAFE_LENGTH = 14;

/** Most amounts are a sign and a few digits; −1 for any other. */
function quickAmount(text: string, money: AmountUnits): number {
  const { length } = text;
  const { decimals, mantissa } = money.unit;
  if (mantissa !== 1 || length > SAFE_LENGTH - decimals) return -1;
  let i = SIGNS.includes(text.charCodeAt(0)) ? 1 : 0;
  const first = i;
  let value = 0;
  let missing = decimals;
  let point = -1;
  for (; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code === POINT && point < 0 && i > first) point = i;
    else if (code < ZERO || code > NINE) return -1;
    else {
      value = value * 10 + (code - ZERO);
      if (point >= 0) missing--;
    }
  }
  if (missing < 0 || i === first || point === length - 1) return -1;
  if (point >= 0) money.hasPoint = true;
  return missing === 0 ? value : value * 10 ** missing;
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
export function importedCards(text: string): PhhCard[] {
  const cards: PhhCard[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const card = CARDS.get(text.slice(at, at + 2));
    const isEnd = at + 2 === text.length;
    if (card === undefined || !(isEnd || text.charCodeAt(at + 2) === SPACE)) return anyCards(text);
    cards.push(card);
  }
  return cards.length === 0 ? anyCards(text) : cards;
}

const SPACE = 32;

const anyCards = (text: string): PhhCard[] => text.trim().split(/ +/).map(cardOf);

const CARDS: ReadonlyMap<string, Card> = /* @__PURE__ */ (() =>
  new Map(
    [...RANKS].flatMap((rank, r) =>
      [...SUITS].map((suit, s) => [`${rank}${suit}`, makeCard(r, s)] as const),
    ),
  ))();

export const cardOf = (text: string): PhhCard => CARDS.get(text) ?? anyCard(text);

function anyCard(text: string): PhhCard {
  if (text === '??' || text === 'XX') return -1;
  const rank = RANKS.indexOf(text.charAt(0).toUpperCase());
  const suit = SUITS.indexOf(text.charAt(1).toLowerCase());
  if (text.length !== 2 || rank < 0 || suit < 0) fail({ reason: 'notCard', token: text });
  return makeCard(rank, suit) satisfies Card;
}
