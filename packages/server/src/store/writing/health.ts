/**
 * Whether the database still takes what it is given. A write that failed for want of space or for
 * damage counts until one succeeds; damage that was read counts until the server is started again,
 * which looks at the whole of it.
 */

import type { StoreError, StoreErrorCode } from '../contract/errors.js';

/** Of the database itself, not of the way there nor of what it was asked. */
const ILL: readonly StoreErrorCode[] = ['STORE_FAILED', 'FOLDER_UNWRITABLE', 'DATABASE_DAMAGED'];

export class Health {
  #failure: StoreError | null = null;
  #damage: StoreError | null = null;

  wrote(): void {
    this.#failure = null;
  }

  failed(error: StoreError): void {
    if (error.code === 'DATABASE_DAMAGED') this.#damage ??= error;
    else if (ILL.includes(error.code)) this.#failure = error;
  }

  /** `write` is asked only after a failure: it writes something small, and for good. */
  async check(write: () => Promise<void>): Promise<void> {
    if (this.#damage !== null) throw this.#damage;
    if (this.#failure === null) return;
    await write();
    this.wrote();
  }
}
