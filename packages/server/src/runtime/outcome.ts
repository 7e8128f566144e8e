/**
 * What became of a write whose answer was lost. It is asked again under the same key: either the first
 * one is found, or this one is done, or it is refused because the table has gone on without it. Only
 * if the store stays away for too long nobody knows, and that is the answer.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { StoreError } from '../store/index.js';

/** A person waits no longer; the client asks again by itself. */
const PATIENCE_MS = 1500;
const FIRST_MS = 25;

const isUnknown = (error: unknown): boolean =>
  error instanceof StoreError && error.code === 'OUTCOME_UNKNOWN';

export interface Settled<T> {
  readonly value: T;
  /** Was an answer lost before this one? Then what it was the answer to may still be under way. */
  readonly hasLost: boolean;
}

export async function settled<T>(write: () => Promise<T>): Promise<Settled<T>> {
  let unknown: unknown = null;
  for (let wait = FIRST_MS, waited = 0; ; wait *= 2) {
    try {
      return { value: await write(), hasLost: unknown !== null };
    } catch (error) {
      if (isUnknown(error)) unknown = error;
      if (unknown === null) throw error;
      // That the store is away now says nothing of what it did before.
      if (waited >= PATIENCE_MS || !(error instanceof StoreError)) throw unknown;
    }
    await sleep(wait);
    waited += wait;
  }
}
