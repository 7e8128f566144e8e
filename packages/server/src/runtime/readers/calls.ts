/** What is said between this thread and one that reads. */

import type { StoreErrorCode } from '../../store/index.js';
import type { ReadJob } from './jobs.js';

/**
 * `begin` tells what to read, each `more` asks for one chunk, `stop` says that nobody wants the rest.
 * So a slow reader makes the thread wait, and nothing piles up in between.
 */
export type ReaderCall =
  | { readonly id: number; readonly say: 'begin'; readonly job: ReadJob }
  | { readonly id: number; readonly say: 'more' | 'stop' };

/** One to each `more`. An error loses its class on the way; `code` is null for what is no store's. */
export type ReaderReply =
  | { readonly id: number; readonly chunk: Uint8Array | null }
  | {
      readonly id: number;
      readonly error: { readonly code: StoreErrorCode | null; readonly message: string };
    };

/** What an archive is made of, so far as anybody asks for it. */
export interface Chunks {
  /** Null: that was all. */
  next(): Promise<Uint8Array | string | null>;
  /** Whatever is not read yet is not wanted. May be said twice. */
  stop(): void;
}
