/** One command at work: what happens is written down and takes effect in the same step. */

import type { Draft } from './draft.js';
import { fold } from './fold.js';
import type { HandEvent } from './types.js';

export interface Work {
  readonly draft: Draft;
  /** Null if nobody wants them. */
  readonly events: HandEvent[] | null;
  /** Are winning hands described and odd chips named? Simulations do without. */
  readonly detailed: boolean;
}

export function emit({ draft, events }: Work, event: HandEvent): void {
  events?.push(event);
  fold(draft, event);
}
