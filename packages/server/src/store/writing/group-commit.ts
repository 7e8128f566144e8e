/**
 * Appends that arrive together, or while a transaction is being written, share the next one: one
 * wait for the disk serves many tables. A transaction takes at most one append per table, so that
 * each sees the table as the one before it left it.
 */

import { setImmediate as turn } from 'node:timers/promises';
import { newProblem } from '../../problems.js';
import { textBytes } from '../../text-bytes.js';
import { StoreError, unknownTable } from '../contract/errors.js';
import type { AppendEffects, AppendResult } from '../contract/store.js';

export interface Append {
  readonly tableId: string;
  readonly expectedSeq: number;
  readonly events: readonly string[];
  readonly effects: AppendEffects;
}

/** What an append takes on the disk, roughly: its texts. */
export function appendBytes({ events, effects: { snapshot, hand } }: Append): number {
  return textBytes([...events, snapshot?.state ?? '', hand?.summary ?? '', hand?.log ?? '']);
}

/** One per append, in the same order. `unknown`: there is no such table. */
export type AppendOutcome = AppendResult | { readonly unknown: true };

/** Writes one transaction. What it throws concerns all of it, and nothing was written. */
export type WriteBatch = (
  batch: readonly Append[],
) => readonly AppendOutcome[] | Promise<readonly AppendOutcome[]>;

interface Waiting {
  readonly append: Append;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: unknown) => void;
}

type Told = () => void;

/** Bounds what one transaction holds in memory and how long it keeps its locks. */
const MAX_BATCH = 512;
/** Then whatever they did goes out to the players before the others of a large group are told. */
const TOLD_AT_ONCE = 16;

export class GroupCommit {
  readonly #write: WriteBatch;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  #telling: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(write: WriteBatch) {
    this.#write = write;
  }

  append(append: Append): Promise<AppendResult> {
    if (this.#closed)
      return Promise.reject(new StoreError('STORE_CLOSED', newProblem('storeClosed')));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Takes no more, and resolves when everything taken is written. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
    await this.#telling;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Lets everything that arrived in this turn of the event loop join.
      await turn();
      const told = await this.#writeAll(this.#take());
      // The next transaction is being written while these are told.
      this.#telling = this.#telling.then(() => tellAll(told));
    }
    this.#running = null;
  }

  #take(): readonly Waiting[] {
    const tables = new Set<string>();
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const waiting of this.#waiting) {
      const { tableId } = waiting.append;
      const fits = batch.length < MAX_BATCH && !tables.has(tableId);
      tables.add(tableId);
      (fits ? batch : later).push(waiting);
    }
    this.#waiting = later;
    return batch;
  }

  /** Never rejects: gives for each append how its caller is told. */
  async #writeAll(batch: readonly Waiting[]): Promise<readonly Told[]> {
    try {
      const outcomes = await this.#write(batch.map(({ append }) => append));
      return batch.map((waiting, index) => () => settle(waiting, outcomes[index]));
    } catch (error) {
      const isRecord = error instanceof StoreError && error.code === 'BAD_RECORD';
      if (!isRecord || batch.length === 1)
        return batch.map(
          ({ reject }) =>
            () =>
              reject(error),
        );
      // One bad record undid them all: each alone, so that only that one fails.
      const told: Told[] = [];
      for (const waiting of batch) told.push(...(await this.#writeAll([waiting])));
      return told;
    }
  }
}

async function tellAll(told: readonly Told[]): Promise<void> {
  for (const [index, tell] of told.entries()) {
    if (index % TOLD_AT_ONCE === TOLD_AT_ONCE - 1) await turn();
    tell();
  }
}

function settle({ append, resolve, reject }: Waiting, outcome: AppendOutcome | undefined): void {
  if (outcome === undefined) reject(new StoreError('STORE_FAILED', 'no outcome'));
  else if ('unknown' in outcome) reject(unknownTable(append.tableId));
  else resolve(outcome);
}
