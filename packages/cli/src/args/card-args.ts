/** Cards from the command line. What is no card is a mistake of usage: one line, exit code 2. */

import {
  type Card,
  formatCard,
  PokerError,
  parseCards,
  type Refusal,
  refusalText,
} from '@sidepot/engine';
import { UsageError } from '../errors.js';
import { said } from '../phrases.js';
import { plain } from '../terminal/text.js';

/** "BAD_CARD: Xx is not a card". */
export const cardRefusal = (refusal: Refusal, hint = ''): UsageError =>
  new UsageError(plain(`${refusal.code}: ${refusalText(refusal, said.refusals)}${hint}`));

export function typedCards(text: string): Card[] {
  try {
    return parseCards(text);
  } catch (error) {
    if (!(error instanceof PokerError)) throw error;
    throw cardRefusal(error.refusal);
  }
}

/** All of them come from one deck. */
export function checkDistinct(groups: readonly (readonly Card[])[], hint: string): void {
  const seen = new Set<Card>();
  for (const card of groups.flat()) {
    if (seen.has(card)) throw cardRefusal({ code: 'DUPLICATE_CARD', card: formatCard(card) }, hint);
    seen.add(card);
  }
}

/** "AsKs", as hands are typed. */
export const compact = (cards: readonly Card[]): string => cards.map(formatCard).join('');
