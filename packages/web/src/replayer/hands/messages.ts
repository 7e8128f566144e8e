/** What the page and the worker that reads hands say to each other. */

import type { DeskAnswer, DeskQuestion } from '../counting/desk.js';
import type { BadHand } from './reading.js';
import type { HandSummary } from './summary.js';
import type { WholeHand } from './whole.js';

/** A file is read by the worker; a text was pasted. */
export type Source = File | string;

export type ToWorker =
  | { readonly type: 'open'; readonly sources: readonly Source[] }
  | { readonly type: 'hand'; readonly number: number }
  | { readonly type: 'ask'; readonly id: number; readonly question: DeskQuestion }
  /** The answer is not wanted any more. */
  | { readonly type: 'drop'; readonly id: number };

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
  | { readonly type: 'hand'; readonly number: number; readonly hand: WholeHand | null }
  /** How much of an answer is done, 0 to 1. */
  | { readonly type: 'part'; readonly id: number; readonly part: number }
  | { readonly type: 'answer'; readonly id: number; readonly answer: DeskAnswer };
