/**
 * Text as bytes, piece by piece, into one buffer. A long string made of many short ones is kept in
 * pieces until the end, for the garbage collector to carry around; and short pieces and numbers are
 * written faster here than by going through strings.
 */

const ZERO = 48;
const COMMA = 44;
/** Longer pieces are left to Node. */
const SHORT = 64;
const FIRST_BYTES = 1 << 18;
/** Up to here the digits are found in whole numbers of 32 bits. */
const MAX_INT = 0x7fff_ffff;
const MOST_DIGITS = 10;

export class Lines {
  #buffer: Buffer = Buffer.allocUnsafeSlow(FIRST_BYTES);
  #length = 0;

  /** In bytes. */
  get length(): number {
    return this.#length;
  }

  text(piece: string): void {
    const { length } = piece;
    // Three bytes at most for a unit of UTF-16.
    if (this.#length + 3 * length > this.#buffer.length) this.#grow(3 * length);
    const buffer = this.#buffer;
    const start = this.#length;
    if (length <= SHORT) {
      let i = 0;
      for (; i < length; i++) {
        const code = piece.charCodeAt(i);
        if (code > 127) break;
        buffer[start + i] = code;
      }
      if (i === length) {
        this.#length = start + length;
        return;
      }
    }
    this.#length = start + buffer.write(piece, start, 'utf8');
  }

  /** As JSON has it: what is no number is null. */
  number(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0) {
      this.text(JSON.stringify(value));
      return;
    }
    if (this.#length + MOST_DIGITS > this.#buffer.length) this.#grow(MOST_DIGITS);
    if (value > MAX_INT) {
      this.text(String(value));
      return;
    }
    let digits = 1;
    for (let power = 10; power <= value; power *= 10) digits++;
    const buffer = this.#buffer;
    const start = this.#length;
    let left = value | 0;
    for (let at = start + digits - 1; at >= start; at--) {
      const tens = (left / 10) | 0;
      buffer[at] = ZERO + (left - 10 * tens);
      left = tens;
    }
    this.#length = start + digits;
  }

  /** With commas between them. */
  numbers(values: readonly number[]): void {
    for (let i = 0; i < values.length; i++) {
      if (i > 0) this.#byte(COMMA);
      this.number(values[i] as number);
    }
  }

  /** All of it, in memory of its own. */
  take(): Uint8Array {
    return new Uint8Array(this.#buffer.subarray(0, this.#length));
  }

  #byte(code: number): void {
    if (this.#length === this.#buffer.length) this.#grow(1);
    this.#buffer[this.#length++] = code;
  }

  #grow(by: number): void {
    const larger = Buffer.allocUnsafeSlow(2 * this.#buffer.length + by);
    larger.set(this.#buffer.subarray(0, this.#length));
    this.#buffer = larger;
  }
}
