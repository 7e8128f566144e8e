/** How a reader keeps its view. */

import { TAIL_LENGTH } from './limits.js';

/** What of a view is not replaced whole: `TableView` is one. */
export interface Patchable {
  readonly hand: { readonly view: object } | null;
  readonly log: readonly unknown[];
  readonly chat: readonly unknown[];
}

/** The parts of a view that changed: `ViewPatch` is that of a `TableView`. */
export type PatchOf<View extends Patchable> = Partial<Omit<View, 'log'>> & {
  readonly play?: Partial<NonNullable<View['hand']>['view']>;
};

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
export function applyPatch<View extends Patchable>(
  view: View,
  patch: PatchOf<View>,
  events: View['log'] = [],
): View {
  const { play, ...parts } = patch;
  const next = { ...view, ...parts };
  return {
    ...next,
    hand: play === undefined ? next.hand : played(next.hand, play),
    log: tail(view.log, events),
    chat: tail(view.chat, patch.chat),
  };
}

const played = (hand: Patchable['hand'], play: object): Patchable['hand'] =>
  hand === null ? null : { ...hand, view: { ...hand.view, ...play } };
