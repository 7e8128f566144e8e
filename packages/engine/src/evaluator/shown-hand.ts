/** Five cards in the order in which players show them, and what they are. No evaluator is needed. */

import { type Card, rankOf, suitOf } from '../cards.js';
import { checkCards, checkCount, coded } from './checks.js';
import { type HandStructure, NAMED } from './hand-text.js';
import type { HandCategory } from './ranking.js';

const ACE = 12;
const KING = 11;

/** A hand as data, and its five cards. */
export interface StructuredHand extends HandStructure {
  /** The five that play, in showing order: the made part first, a wheel as 5 4 3 2 A (9 8 7 6 A). */
  readonly cards: readonly Card[];
}

/** The hand of five cards whose category is known. */
export function structured(five: readonly Card[], category: HandCategory): StructuredHand {
  const cards = inShowingOrder(five, category);
  const ranks = [...new Set(cards.map(rankOf))];
  const named = NAMED[category];
  return {
    category,
    ranks: ranks.slice(0, named),
    kickers: isRun(category) ? [] : ranks.slice(named),
    cards,
  };
}

/**
 * What five cards in showing order are, as data, without asking in which game: an ace below its
 * straight is last, and only there. An award names its winning cards so.
 *
 * @throws `BAD_HAND`, `BAD_CARD`, `DUPLICATE_CARD`
 *
 * @example
 * import { handText, parseCards, shownHand } from '@sidepot/engine';
 *
 * handText(shownHand(parseCards('5h 4d 3c 2h As'))); // → 'Straight, five high'
 */
export function shownHand(five: readonly Card[]): StructuredHand {
  try {
    checkCount('cards', five, 5, 5);
    checkCards(five);
    return structured(five, shownCategory(five));
  } catch (error) {
    return coded(error);
  }
}

function shownCategory(five: readonly Card[]): HandCategory {
  const ranks = five.map(rankOf);
  switch (new Set(ranks).size) {
    case 2:
      return countOf(five, ranks[0] as number) === 4 ? 'four of a kind' : 'full house';
    case 3:
      return countOf(five, ranks[0] as number) === 3 ? 'three of a kind' : 'two pair';
    case 4:
      return 'pair';
  }
  const isFlush = five.every((card) => suitOf(card) === suitOf(five[0] as Card));
  const isStraight = ranks.every(
    (rank, i) => i === 0 || rank === (ranks[i - 1] as number) - 1 || (i === 4 && rank === ACE),
  );
  if (isStraight) return isFlush ? 'straight flush' : 'straight';
  return isFlush ? 'flush' : 'high card';
}

const isRun = (category: HandCategory): boolean =>
  category === 'straight' || category === 'straight flush';

/** Most frequent rank first, then the higher; an ace below its straight, if it has no king. */
export function inShowingOrder(cards: readonly Card[], category: HandCategory): readonly Card[] {
  // Every showdown shows several: by hand it takes a third of the time of a sort.
  const aceIsLow = isRun(category) && countOf(cards, KING) === 0;
  const sorted: Card[] = [];
  const places: number[] = [];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    const rank = rankOf(card);
    const place = 16 * countOf(cards, rank) + (aceIsLow && rank === ACE ? 0 : rank + 1);
    let at = i;
    for (; at > 0 && (places[at - 1] as number) < place; at--) {
      sorted[at] = sorted[at - 1] as Card;
      places[at] = places[at - 1] as number;
    }
    sorted[at] = card;
    places[at] = place;
  }
  return sorted;
}

function countOf(cards: readonly Card[], rank: number): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (rankOf(cards[i] as Card) === rank) count++;
  return count;
}
