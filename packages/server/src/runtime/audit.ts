/**
 * What was done with rights that others do not have, line by line, for good. A line is written after
 * what it tells of: a crash in between loses the line, never the deed, which the table's own events
 * have as well.
 */

import { canonical, type Store } from '../store/index.js';
import type { AuditEntry } from './contract/types.js';

export class Audit {
  readonly #store: Pick<Store, 'appendAudit'>;
  readonly #now: () => number;
  readonly #failed: (error: unknown) => void;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    store: Pick<Store, 'appendAudit'>,
    now: () => number,
    failed: (error: unknown) => void,
  ) {
    this.#store = store;
    this.#now = now;
    this.#failed = failed;
  }

  /** Resolves when it is written, or when that has failed. */
  note(entry: AuditEntry): Promise<void> {
    const body = canonical({ at: this.#now(), ...entry });
    this.#writing = this.#writing
      .then(async () => {
        await this.#store.appendAudit(body);
      })
      .catch(this.#failed);
    return this.#writing;
  }

  /** Resolves when everything noted so far is written. */
  idle(): Promise<void> {
    return this.#writing;
  }
}
