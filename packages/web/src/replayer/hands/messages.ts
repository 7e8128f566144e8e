/** What the page and the worker that reads hands say to each other. */

import type { BadHand } from './reading.js';
import type { HandSummary } from './summary.js';
import type { WholeHand } from './whole.js';

/** A file is read by the worker; a text was pasted. */
export type Source = File | string;

export type ToWorker =
  | { readonly type: 'open'; readonly sources: readonly Source[] }
  | { readonly type: 'hand'; readonly number: number };

export interface Batch {
  readonly type: 'batch';
  readonly hands: readonly HandSummary[];
  readonly bad: readonly BadHand[];
  /** How much has been read, 0 to 1. */
  readonly part: number;
  readonly isDone: boolean;
}

export type FromWorker =
  | Batch
  | { readonly type: 'hand'; readonly number: number; readonly hand: WholeHand | null };
