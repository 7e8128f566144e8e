/**
 * A hand on two boards (House): the notation has one, so its actions deal the first, and the second
 * is in a field of our own, `_second_board = '2c7d9hTc3s'`, as far as it was dealt.
 */

import { type Card, formatCard, parseCards } from '../../cards.js';
import type { HandEvent, SeenCard } from '../../hand/state/types.js';
import type { PhhHand } from './hand.js';

export const SECOND_BOARD = '_second_board';

const isSecond = (event: HandEvent): event is Extract<HandEvent, { type: 'board' }> =>
  event.type === 'board' && event.board === 1;

/** The second board, and the events without it. Null for a hand that has none. */
export function partSecond(events: readonly HandEvent[]): {
  readonly second: string | null;
  readonly first: readonly HandEvent[];
} {
  const [started] = events;
  if (started?.type !== 'started' || !started.rules.doubleBoard)
    return { second: null, first: events };
  const cards = events.filter(isSecond).flatMap((event) => event.cards);
  return { second: cards.map(cardText).join(''), first: events.filter((one) => !isSecond(one)) };
}

const cardText = (card: SeenCard): string => (card === null ? '??' : formatCard(card));

const CARDS = /^(?:[2-9TJQKA][cdhs])*$/;

/** As many cards as the actions deal on the first; null if it is somebody's own note, or none. */
export function readSecond({ extra, actions }: PhhHand): readonly Card[] | null {
  const text = extra?.[SECOND_BOARD];
  if (typeof text !== 'string' || !CARDS.test(text)) return null;
  const dealt = actions.reduce((sum, one) => sum + (one.verb === 'db' ? one.cards.length : 0), 0);
  if (text.length !== 2 * dealt) return null;
  const pairs = text.match(/../g) ?? [];
  if (new Set(pairs).size < pairs.length) return null;
  return text === '' ? [] : parseCards(text);
}
