/** A text that goes to many sockets, one after the other, is made into bytes once. */

let last = '';
let bytes: Buffer | null = null;

/** As it is the first time: most texts are for one only. */
export function encoded(text: string): string | Buffer {
  if (text !== last) {
    last = text;
    bytes = null;
    return text;
  }
  bytes ??= Buffer.from(text);
  return bytes;
}
