/**
 * The table as it is drawn between two views of the server: the engine folds the events that the page
 * may see over the hand; the last drawing is always the server's own view.
 */

import { evolveView, type HandView, PokerError } from '@sidepot/engine';
import {
  handViewOf,
  type StreamEvent,
  type TableView,
  type WireHandView,
  wireOfView,
} from '@sidepot/protocol';

export type HandEntry = Extract<StreamEvent, { of: 'hand' }>;

/** One event, and the table after it. */
export interface Drawing {
  readonly entry: HandEntry;
  readonly view: TableView;
}

/** `after`: the server's view after the last of the events. None if they do not fit the hand. */
export function drawings(
  before: TableView,
  after: TableView,
  entries: readonly HandEntry[],
): readonly Drawing[] {
  if (before.hand === null || after.hand === null) return [];
  const found: Drawing[] = [];
  let hand = handViewOf(before.hand.view);
  try {
    for (const entry of entries) {
      if (entry.event.type === 'started') return [];
      hand = evolveView(hand, entry.event);
      found.push({ entry, view: drawn(before, entry.seq, hand, after) });
    }
  } catch (error) {
    if (error instanceof PokerError) return [];
    throw error;
  }
  return found;
}

function drawn(before: TableView, seq: number, hand: HandView, after: TableView): TableView {
  if (before.hand === null || after.hand === null) return after;
  const log = after.log.filter((entry) => entry.seq <= seq);
  const view = waiting(wireOfView(hand), after.hand.view);
  return { ...before, log, hand: { ...before.hand, view } };
}

/** Between two things nobody is asked; but cards may be owed. */
const waiting = (hand: WireHandView, next: WireHandView): WireHandView => ({
  ...hand,
  open: false,
  turn: next.turn.kind === 'deal' ? next.turn : { kind: 'showdown' },
});
