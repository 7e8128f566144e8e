/** Cards as they are typed: those that are complete, or what is wrong with them. */

import { type Card, PokerError, parseCards, type Refusal } from '@sidepot/engine';

export interface TypedCards {
  readonly cards: readonly Card[];
  readonly refusal: Refusal | null;
  /** A rank at the end waits for its suit: that is no mistake yet. */
  readonly isHalf: boolean;
}

const HALF_TYPED = /(^|[\s,cdhs♣♦♥♠♧♢♡♤]|\uFE0E|\uFE0F)(?:10|[1-9tjqka])$/i;

export function cardsAsTyped(typed: string): TypedCards {
  const text = typed.trim();
  const whole = text.replace(HALF_TYPED, '$1');
  const isHalf = whole !== text;
  try {
    return { cards: parseCards(whole), refusal: null, isHalf };
  } catch (error) {
    if (!(error instanceof PokerError)) throw error;
    return { cards: [], refusal: error.refusal, isHalf };
  }
}
