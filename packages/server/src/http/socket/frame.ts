/**
 * A text as the frame of a WebSocket that carries it from a server: whole, and not masked (RFC 6455,
 * 5.2). Each character of it is a byte: so a stream takes it as it is, and several at once.
 */

const FINAL_TEXT = 0x81;
/** More than these are counted in two bytes, or in eight. */
const SHORT = 125;
const TWO_BYTES = 126;
const MOST_IN_TWO = 0xffff;
const EIGHT_BYTES = 127;

export function frameOf(text: string): string {
  const length = Buffer.byteLength(text);
  const isAscii = length === text.length;
  return headOf(length) + (isAscii ? text : Buffer.from(text).toString('latin1'));
}

function headOf(length: number): string {
  if (length <= SHORT) return String.fromCharCode(FINAL_TEXT, length);
  const [high, low] = [(length >>> 8) & 0xff, length & 0xff];
  if (length <= MOST_IN_TWO) return String.fromCharCode(FINAL_TEXT, TWO_BYTES, high, low);
  const [highest, higher] = [(length >>> 24) & 0xff, (length >>> 16) & 0xff];
  return String.fromCharCode(FINAL_TEXT, EIGHT_BYTES, 0, 0, 0, 0, highest, higher, high, low);
}

let last = '';
let bytes: Buffer | null = null;

/** A text that goes to many sockets, one after the other, is made into bytes once. */
export function sharedFrameOf(text: string): string | Buffer {
  if (text !== last) {
    last = text;
    bytes = null;
    // Most texts are for one only.
    return frameOf(text);
  }
  bytes ??= Buffer.from(frameOf(text), 'latin1');
  return bytes;
}
