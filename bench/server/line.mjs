// A player's end of a WebSocket (RFC 6455), and no more than a benchmark needs of it: the players share
// the machine with the server, so what they cost is taken from it. Texts come whole and are ASCII.
import { connect } from 'node:net';

const OPCODE = 0x0f;
const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const FINAL = 0x80;
const MASKED = 0x80;
/** A mask of zeros: what is masked with it stays as it is. */
const MASK_BYTES = 4;
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

export class Line {
  #socket;
  #heard;
  #opened;
  /** What came of a frame that is not whole yet. */
  #rest = null;
  #isOpen = false;

  constructor(url, { cookie, opened, heard }) {
    const { hostname, port } = new URL(url);
    this.#heard = heard;
    this.#opened = opened;
    this.#socket = connect(Number(port), hostname);
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (data) => this.#take(data));
    this.#socket.write(
      `GET /api/socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n` +
        'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
  }

  on(event, listener) {
    this.#socket.on(event, listener);
    return this;
  }

  send(text) {
    this.#write(TEXT, Buffer.from(text, 'latin1'));
  }

  terminate() {
    this.#socket.destroy();
  }

  #write(opcode, payload) {
    const { length } = payload;
    const isShort = length <= SHORT;
    const start = (isShort ? 2 : 4) + MASK_BYTES;
    const frame = Buffer.alloc(start + length);
    frame[0] = FINAL | opcode;
    frame[1] = MASKED | (isShort ? length : TWO_BYTES);
    if (!isShort) frame.writeUInt16BE(length, 2);
    payload.copy(frame, start);
    this.#socket.write(frame);
  }

  #take(data) {
    let bytes = this.#rest === null ? data : Buffer.concat([this.#rest, data]);
    this.#rest = null;
    if (!this.#isOpen) {
      const end = bytes.indexOf('\r\n\r\n');
      if (end >= 0) {
        const head = bytes.latin1Slice(0, end);
        if (!head.startsWith('HTTP/1.1 101')) throw new Error(head);
        this.#isOpen = true;
        this.#opened();
        bytes = bytes.subarray(end + 4);
      }
    }
    while (this.#isOpen && bytes.length > 0) {
      const left = this.#frame(bytes);
      if (left === null) break;
      bytes = left;
    }
    if (bytes.length > 0) this.#rest = bytes;
  }

  /** What comes after it; null if it is not whole. */
  #frame(bytes) {
    if (bytes.length < 2) return null;
    let length = bytes[1];
    let start = 2;
    if (length === TWO_BYTES) {
      if (bytes.length < 4) return null;
      length = bytes.readUInt16BE(2);
      start = 4;
    } else if (length === EIGHT_BYTES) {
      if (bytes.length < 10) return null;
      length = Number(bytes.readBigUInt64BE(2));
      start = 10;
    }
    const end = start + length;
    if (bytes.length < end) return null;
    const opcode = bytes[0] & OPCODE;
    if (opcode === TEXT) this.#heard(bytes.latin1Slice(start, end));
    else if (opcode === PING) this.#write(PONG, bytes.subarray(start, end));
    else if (opcode === CLOSE) this.terminate();
    return bytes.subarray(end);
  }
}
