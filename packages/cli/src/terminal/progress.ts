/** One line on stderr that says how far a long run is. Only on a terminal, and only if it is long. */

import { bar } from './bars.js';
import { terminal } from './terminal.js';

/** Shorter runs show no progress: it would only flicker. */
const PATIENCE_MS = 400;
const FRAME_MS = 80;
const ERASE_LINE = '\r\u001b[2K';

export class Progress {
  readonly #started = Date.now();
  #last = 0;

  /** `share` from 0 to 1. */
  draw(share: number): void {
    const now = Date.now();
    if (!process.stderr.isTTY || now - this.#started < PATIENCE_MS) return;
    if (now - this.#last < FRAME_MS) return;
    this.#last = now;
    const { paint, columns } = terminal(process.stderr);
    const percent = `${Math.floor(share * 100)}%`.padStart(4);
    const line = paint.cyan(bar(share, columns - percent.length - 2));
    process.stderr.write(`${ERASE_LINE}${percent} ${line}`);
  }

  erase(): void {
    if (this.#last > 0) process.stderr.write(ERASE_LINE);
  }
}
