/**
 * A viewer of a shared table as server-sent events. Whoever reads slowly gets the last of what was
 * told meanwhile, and nothing piles up.
 */

import { Readable } from 'node:stream';
import type { ShareViewer } from '../shares/share-desk.js';

/** Milliseconds until a browser comes back. */
const RETRY = 'retry: 2000\n\n';
const BEAT = ': still here\n\n';
const ENDED = 'event: ended\ndata: {}\n\n';

export class ShareStream extends Readable implements ShareViewer {
  #news: string | null = null;
  #isWanted = false;
  #isOver = false;
  readonly #isBanned: () => boolean;

  constructor(isBanned: () => boolean) {
    super();
    this.#isBanned = isBanned;
    this.push(RETRY);
  }

  tell(news: string): void {
    this.#news = `event: table\ndata: ${news}\n\n`;
    this.#flow();
  }

  ended(): void {
    this.#end(ENDED);
  }

  leave(): void {
    this.#end('');
  }

  beat(): void {
    if (this.#isBanned()) this.leave();
    else if (this.#isWanted && !this.#isOver) this.#isWanted = this.push(BEAT);
  }

  override _read(): void {
    this.#isWanted = true;
    this.#flow();
  }

  #flow(): void {
    const news = this.#news;
    if (news === null || !this.#isWanted || this.#isOver) return;
    this.#news = null;
    this.#isWanted = this.push(news);
  }

  #end(last: string): void {
    if (this.#isOver || this.destroyed) return;
    this.#isOver = true;
    if (last !== '') this.push(last);
    this.push(null);
  }
}
