/** One command at work: what happens takes effect and is written down in the same step. */

import { evolveDraft } from './evolve.js';
import { copyOf, OWNS_NONE, type Pen } from './state.js';
import type { HandEvent, HandState } from './types.js';

/** Told of each event, with the state that it led to: a draft, to read and not to keep. */
export type Watch = (event: HandEvent, state: HandState) => void;

export interface Work extends Pen {
  /** Null if nobody keeps them. */
  readonly events: HandEvent[] | null;
  /** Are winning hands described and odd chips named? Simulations do without. */
  readonly detailed: boolean;
  readonly watch?: Watch | undefined;
}

/** A command on a copy of the state; what happens is told in every detail. */
export const workOn = (state: HandState, events: HandEvent[]): Work => ({
  draft: copyOf(state),
  owned: OWNS_NONE,
  movesPots: false,
  events,
  detailed: true,
  watch: undefined,
});

export function emit(work: Work, event: HandEvent): void {
  const { draft, events, watch } = work;
  evolveDraft(work, event);
  if (events !== null) events.push(event);
  if (watch !== undefined) watch(event, draft);
}
