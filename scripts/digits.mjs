/** Numbers in source text: printable digits to base 64 from "0" on, without quote or backslash. */

const digit = (number) => String.fromCharCode(48 + number + (number > 43 ? 1 : 0));

/**
 * Row starts below 2^16: three digits each, the first of them below 16. A first digit of 16 or more
 * is a run of zeros, 15 less than it says.
 */
export function encodeRows(rows) {
  let text = '';
  let zeros = 0;
  const writeZeros = () => {
    for (; zeros > 0; zeros -= 48) text += digit(15 + Math.min(zeros, 48));
    zeros = 0;
  };
  for (const row of rows) {
    if (row === 0) {
      zeros++;
    } else {
      writeZeros();
      text += digit(row >> 12) + digit((row >> 6) & 63) + digit(row & 63);
    }
  }
  writeZeros();
  return text;
}

/** Four digits for three bytes; what is missing at the end counts as zero. */
export function encodeBytes(bytes) {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const word = (bytes[at] << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    text += digit(word >> 18) + digit((word >> 12) & 63) + digit((word >> 6) & 63);
    text += digit(word & 63);
  }
  return text;
}
