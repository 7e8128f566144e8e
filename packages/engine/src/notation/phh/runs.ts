/**
 * A hand that was run several times (R88): the notation has one board, so its actions end where the
 * runs part, and what each run added is in a field of our own, `_runs = ['TcJs', '4s5s']`.
 */

import { type Card, formatCard, parseCards } from '../../cards.js';
import type { HandEvent, SeenCard } from '../../hand/state/types.js';
import type { PhhHand } from './hand.js';

export const RUNS = '_runs';

/** What each run added, and the events without it. None for a hand that was run once. */
export function partRuns(events: readonly HandEvent[]): {
  readonly runs: readonly string[];
  readonly shared: readonly HandEvent[];
} {
  const parted = events.findIndex((event) => event.type === 'runsDecided' && event.runs > 1);
  if (parted < 0) return { runs: [], shared: events };
  const added: SeenCard[][] = [];
  const shared = events.filter((event, i) => {
    if (i < parted || event.type !== 'board') return true;
    added[event.board] = [...(added[event.board] ?? []), ...event.cards];
    return false;
  });
  return { runs: added.map((cards) => cards.map(cardText).join('')), shared };
}

const cardText = (card: SeenCard): string => (card === null ? '??' : formatCard(card));

const CARDS = /^(?:[2-9TJQKA][cdhs])+$/;

/** `count` cards for each run; null if it is no complete list of them, but somebody's own note. */
export function readRuns({ extra }: PhhHand, count: number): readonly (readonly Card[])[] | null {
  const texts = extra?.[RUNS];
  if (!Array.isArray(texts) || texts.length < 2 || texts.length > 3) return null;
  if (!texts.every((text) => typeof text === 'string' && CARDS.test(text))) return null;
  if (texts.some((text) => text.length !== 2 * count)) return null;
  return new Set(texts.join('').match(/../g)).size === count * texts.length
    ? texts.map((text) => parseCards(text))
    : null;
}
