/** What the array forms of all evaluators refuse: too few or too many cards, no cards, twice the same. */

import { type Card, formatCard } from '../cards.js';
import { PokerError, reject } from '../errors.js';

const NONE: readonly Card[] = [];

/** One bit for each card, 26 in each: sums stay small. Filled by the first check that needs them. */
const LOWER: Int32Array = /* @__PURE__ */ new Int32Array(52);
const UPPER: Int32Array = /* @__PURE__ */ new Int32Array(52);

/**
 * Are these seven different cards? Adding bits gives the same as joining them only if none is there
 * twice, and what is no card at all has no bit to add. No branches, which cards would decide.
 */
export function areCards7(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
): boolean {
  if (LOWER[0] === 0) fillBits();
  const la = LOWER[a] as number;
  const lb = LOWER[b] as number;
  const lc = LOWER[c] as number;
  const ld = LOWER[d] as number;
  const le = LOWER[e] as number;
  const lf = LOWER[f] as number;
  const lg = LOWER[g] as number;
  const ua = UPPER[a] as number;
  const ub = UPPER[b] as number;
  const uc = UPPER[c] as number;
  const ud = UPPER[d] as number;
  const ue = UPPER[e] as number;
  const uf = UPPER[f] as number;
  const ug = UPPER[g] as number;
  return (
    typeof (a + b + c + d + e + f + g) === 'number' &&
    la + lb + lc + ld + le + lf + lg === (la | lb | lc | ld | le | lf | lg) &&
    ua + ub + uc + ud + ue + uf + ug === (ua | ub | uc | ud | ue | uf | ug)
  );
}

function fillBits(): void {
  for (let card = 0; card < 26; card++) {
    LOWER[card] = 1 << card;
    UPPER[card + 26] = 1 << card;
  }
}

/** Throws BAD_CARD or DUPLICATE_CARD; a card may not be in both lists either. */
export function checkCards(cards: readonly Card[], others: readonly Card[] = NONE): void {
  const own = cards.length;
  const count = own + others.length;
  let low = 0;
  let high = 0;
  for (let i = 0; i < count; i++) {
    const card = (i < own ? cards[i] : others[i - own]) as number;
    if ((card | 0) !== card || card >>> 0 > 51) throw new PokerError(reject('BAD_CARD', { card }));
    // Without branches, which cards would decide at random: −1 for the cards from 32 on.
    const upper = -(card >> 5);
    const bit = 1 << card;
    if ((((upper & high) | (~upper & low)) & bit) !== 0) {
      throw new PokerError(reject('DUPLICATE_CARD', { card: formatCard(card as Card) }));
    }
    high |= bit & upper;
    low |= bit & ~upper;
  }
}

/** Throws BAD_HAND. */
export function checkCount(
  field: string,
  cards: readonly Card[],
  fewest: number,
  most: number,
): void {
  const value = cards.length;
  if (value >= fewest && value <= most) return;
  throw new PokerError(reject('BAD_HAND', { field, wants: `${fewest} to ${most} cards`, value }));
}
