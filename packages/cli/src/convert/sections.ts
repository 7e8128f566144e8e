/**
 * Hands of PHH under their numbers. They are counted where all of them come by, whichever thread wrote
 * them; and the first is held back until it is known whether there is a second, since one hand alone
 * has no header.
 */

export class Sections {
  readonly #mayBeAlone: boolean;
  #count = 0;
  #held: Buffer | undefined;

  constructor(mayBeAlone: boolean) {
    this.#mayBeAlone = mayBeAlone;
  }

  get count(): number {
    return this.#count;
  }

  /** `ends` says where each hand ends. */
  under(bytes: Uint8Array, ends: readonly number[]): Buffer {
    const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const pieces: Buffer[] = [];
    let from = 0;
    for (const end of ends) {
      const hand = all.subarray(from, end);
      from = end;
      this.#count++;
      if (this.#count === 1 && this.#mayBeAlone) {
        this.#held = Buffer.from(hand);
        continue;
      }
      this.#release(pieces);
      pieces.push(Buffer.from(`${this.#count === 1 ? '' : '\n'}[${this.#count}]\n`), hand);
    }
    return Buffer.concat(pieces);
  }

  /** The one hand that there was, if it was the only one. */
  rest(): Buffer {
    return this.#held ?? Buffer.alloc(0);
  }

  #release(pieces: Buffer[]): void {
    if (this.#held === undefined) return;
    pieces.push(Buffer.from('[1]\n'), this.#held);
    this.#held = undefined;
  }
}
