/** What histories of other formats have in common: amounts and cards. */

import { type Card, makeCard, RANKS, SUITS } from '../../cards.js';
import { unitsOf } from '../../money/decimals.js';
import { type AmountUnits, amountCause } from '../phh/amounts.js';
import type { PhhCard } from '../phh/hand.js';
import { fail } from './types.js';

const DIGITS = /^[^\w\s.,-]{0,3}(\d{1,13})(?:\.(\d{1,9}))?$/;

/** "$10", "€0.50", "1500" in units. */
export function amountOf(text: string, money: AmountUnits): number {
  const [, whole, fraction] = DIGITS.exec(text) ?? [];
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

/** "[As Kd]" without its brackets; ?? is a card nobody saw. */
export const importedCards = (text: string): PhhCard[] => text.trim().split(/ +/).map(cardOf);

export function cardOf(text: string): PhhCard {
  if (text === '??') return -1;
  const rank = RANKS.indexOf(text.charAt(0).toUpperCase());
  const suit = SUITS.indexOf(text.charAt(1).toLowerCase());
  if (text.length !== 2 || rank < 0 || suit < 0) fail({ reason: 'notCard', token: text });
  return makeCard(rank, suit) satisfies Card;
}
