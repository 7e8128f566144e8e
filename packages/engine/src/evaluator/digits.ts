/** Numbers in source text, as scripts/digits.mjs writes them: digits to base 64, none a quote. */

export function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code > 91 ? code - 49 : code - 48;
}

/** Three digits a number; a first digit above 15 is that many zeros, less 15. */
export function decodeRows(text: string, rows: Uint16Array): void {
  let row = 0;
  for (let at = 0; at < text.length; ) {
    const first = digitAt(text, at);
    if (first > 15) {
      row += first - 15;
      at++;
    } else {
      rows[row] = (first << 12) | (digitAt(text, at + 1) << 6) | digitAt(text, at + 2);
      row++;
      at += 3;
    }
  }
}

/** Four digits for three bytes; the last may be one or two more than there are. */
export function decodeBytes(text: string, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let at = 0, to = 0; at < text.length; at += 4, to += 3) {
    const low = (digitAt(text, at + 2) << 6) | digitAt(text, at + 3);
    const word = (digitAt(text, at) << 18) | (digitAt(text, at + 1) << 12) | low;
    bytes[to] = word >> 16;
    bytes[to + 1] = word >> 8;
    bytes[to + 2] = word;
  }
  return bytes;
}
