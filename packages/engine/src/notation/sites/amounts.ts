/** Amounts and cards as sites all over the world write them. */

import { cardOf } from '../import/words.js';
import type { PhhCard } from '../phh/hand.js';

/**
 * "1 192,48 $", "$5,000 USD", "432.999 $" as "1192.48", "5000", "432999": the last mark is the
 * decimal one, unless it stands before three digits or stands there twice.
 */
export function siteAmount(text: string): string {
  const digits = text.replace(/[^\d.,]/g, '').replace(/^[.,]+|[.,]+$/g, '');
  const mark = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (mark < 0) return digits === '' ? text : digits;
  const [whole, behind] = [digits.slice(0, mark), digits.slice(mark + 1)];
  const isAgain = whole.includes(digits.charAt(mark));
  const areThousands = behind.length === 3 && !/^0*$/.test(whole);
  const plain = whole.replace(/[.,]/g, '');
  return isAgain || areThousands ? plain + behind : `${plain}.${behind}`;
}

/** "9h 10d", "4d, Ks", "X X 8h", "S9 HK": those that nobody saw are −1. */
export const siteCards = (text: string, ranks: Readonly<Record<string, string>>): PhhCard[] =>
  text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => siteCard(part, ranks));

function siteCard(part: string, ranks: Readonly<Record<string, string>>): PhhCard {
  if (/^(?:X{1,2}|x|\*{1,2}|\?{1,2}|-)$/.test(part)) return -1;
  // The suit first: H10.
  const turned = /^([SHDC])([\dTJQKA]+)$/.exec(part);
  const card = turned === null ? withSuit(part) : `${turned[2]}${turned[1]?.toLowerCase()}`;
  const rank = card.slice(0, -1);
  const suit = card.slice(-1);
  const own = Object.hasOwn(ranks, rank) ? ranks[rank] : rank;
  return cardOf(`${own === '10' ? 'T' : own}${suit}`);
}

/** As 888poker writes them in German: "10Pik". */
const SUITS: Readonly<Record<string, string>> = { Kreuz: 'c', Karo: 'd', Herz: 'h', Pik: 's' };

const withSuit = (card: string): string =>
  card.replace(/(?:Kreuz|Karo|Herz|Pik)$/, (name) => SUITS[name] ?? '');
