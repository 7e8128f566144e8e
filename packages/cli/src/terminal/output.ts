/**
 * Standard output for a stream of answers: each piece is handed to the system before the next, so
 * a slow reader slows us down instead of filling the memory.
 */

import { UsageError } from '../errors.js';
import { phrases } from '../phrases.js';
import { plain } from './text.js';

export class Output {
  readonly #stream: NodeJS.WritableStream;
  #gone = false;
  #failure: NodeJS.ErrnoException | undefined;

  constructor(stream: NodeJS.WritableStream) {
    this.#stream = stream;
    stream.on('error', (error: NodeJS.ErrnoException) => this.#fail(error));
  }

  /** The reader has left (`| head -1`): nothing more needs to be said. */
  get gone(): boolean {
    return this.#gone;
  }

  /** Resolves when the system has taken it. Throws if it cannot, say on a full disk. */
  async write(piece: string | Uint8Array): Promise<void> {
    if (piece.length > 0 && !this.#gone) {
      await new Promise<void>((resolve) => {
        this.#stream.write(piece, (error) => {
          if (error) this.#fail(error);
          resolve();
        });
      });
    }
    if (this.#failure !== undefined) {
      throw new UsageError(phrases.usage.unwritable(plain(this.#failure.message)));
    }
  }

  #fail(error: NodeJS.ErrnoException): void {
    if (!this.#gone && error.code !== 'EPIPE') this.#failure = error;
    this.#gone = true;
  }
}
