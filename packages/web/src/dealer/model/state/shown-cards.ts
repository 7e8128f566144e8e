/** Hole cards that are typed when they are seen: the log of the hand, as if they had been known. */

import type { Card, HandEvent } from '@sidepot/engine';

export const withCards = (
  events: readonly HandEvent[],
  seat: number,
  cards: readonly Card[],
): readonly HandEvent[] =>
  events.map((event) => {
    const isTheirs = (event.type === 'dealt' || event.type === 'shown') && event.seat === seat;
    return isTheirs ? { ...event, cards } : event;
  });
