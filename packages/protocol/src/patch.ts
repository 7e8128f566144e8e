/** How a reader keeps its view. No schema is in here, so that the page can have it without Zod. */

import type { StreamEvent } from './events.js';
import type { HandChange } from './hand-view.js';
import type { TableView, ViewPatch } from './views.js';

/** Most entries of a view's tails; older ones are asked for over HTTP. */
export const TAIL_LENGTH = 100;

const tail = <T>(old: readonly T[], news: readonly T[] = []): readonly T[] =>
  [...old, ...news].slice(-TAIL_LENGTH);

/**
 * The view after a message of `events`: what the patch says, and the rest as it was.
 * `events`: those of the message the patch came in.
 *
 * @example
 * ```ts
 * import { applyPatch, type ServerMessage, type TableView } from '@sidepot/protocol';
 *
 * export const afterMessage = (view: TableView, message: ServerMessage): TableView =>
 *   message.type === 'events' ? applyPatch(view, message.patch, message.events) : view;
 * ```
 */
export function applyPatch(
  view: TableView,
  patch: ViewPatch,
  events: readonly StreamEvent[] = [],
): TableView {
  const { play, ...parts } = patch;
  const next = { ...view, ...parts };
  return {
    ...next,
    hand: play === undefined ? next.hand : played(next.hand, play),
    log: tail(view.log, events),
    chat: tail(view.chat, patch.chat),
  };
}

const played = (hand: TableView['hand'], play: HandChange): TableView['hand'] =>
  hand === null ? null : { ...hand, view: { ...hand.view, ...play } };
