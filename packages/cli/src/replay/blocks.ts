/**
 * A file of hands, cut into pieces of whole hands without holding more than one. A piece ends where
 * a header, in PHH `[n]`, begins: found from the end of what is there, as bytes, so that most of the
 * text is never looked at here.
 */

import { splitPhhs } from '@sidepot/engine';
import { countNewlines } from '../stream/newlines.js';
import { type Format, formatOf, LOOK_BYTES, lastStart } from './formats.js';

/** One hand is never so long: then it is no file of hands. */
const MAX_HAND_BYTES: number = 8 * 1024 * 1024;
/** A session of iPoker is read as one. */
const MAX_SESSION_BYTES: number = 32 * 1024 * 1024;

export interface Piece {
  /** Number of its first line, from 1. */
  readonly line: number;
  readonly bytes: Buffer;
  readonly format: Format;
}

export class HandSplitter {
  #line = 1;
  #held: Buffer = Buffer.alloc(0);
  #format: Format | undefined;

  /** The hands that end in this chunk, if there are any. */
  push(chunk: Buffer): Piece | undefined {
    const all = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    this.#format ??= this.#told(all);
    if (this.#format === undefined || this.#format === 'none') {
      this.#held = all;
      return undefined;
    }
    const cut = this.#format === 'phh' ? lastHeader(all) : lastStart(all, this.#format);
    this.#held = all.subarray(cut);
    return cut > 0 ? this.#piece(all.subarray(0, cut)) : undefined;
  }

  /** A heading may be long: not before enough of it is there is it no file of hands. */
  #told(start: Buffer): Format | undefined {
    const format = formatOf(start);
    return format === 'none' && start.length < LOOK_BYTES ? undefined : format;
  }

  /** Is it a text that no reader is for? Then its beginning, which `end` gives, says enough. */
  get isForeign(): boolean {
    return this.#format === 'none';
  }

  /** What has no header behind it. */
  end(): Piece | undefined {
    return this.#held.length > 0 ? this.#piece(this.#held) : undefined;
  }

  /** Has it gone on for too long without a header? */
  get isLost(): boolean {
    return this.#held.length > this.most;
  }

  /** So long may one be. */
  get most(): number {
    return this.#format === 'ipoker' ? MAX_SESSION_BYTES : MAX_HAND_BYTES;
  }

  get line(): number {
    return this.#line;
  }

  #piece(bytes: Buffer): Piece {
    const line = this.#line;
    this.#line += countNewlines(bytes, 0, bytes.length);
    return { line, bytes, format: this.#format ?? formatOf(bytes) };
  }
}

/** A line `[name]`, and below it a field. */
const HEADER =
  /^\[[ \t]*(?:[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*\][ \t]*(?:#[^\n]*)?\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*[ \t]*[\w"'-]+[ \t]*=/;
const HEADER_BYTES = 1024;

/** So far back quotes are looked for that would make a header part of a text. */
const TEXT_BYTES = 32 * 1024;

/** Where the last header begins; 0 if there is none behind the first line. */
function lastHeader(bytes: Buffer): number {
  for (let at = bytes.lastIndexOf('\n['); at > 0; at = bytes.lastIndexOf('\n[', at - 1)) {
    const text = bytes.toString('latin1', at + 1, Math.min(bytes.length, at + HEADER_BYTES));
    if (!HEADER.test(text)) continue;
    const before = bytes.subarray(Math.max(0, at - TEXT_BYTES), at);
    // Text of several lines may hold what looks like a header.
    return before.includes("'''") || before.includes('"""') ? lastOfAll(bytes) : at + 1;
  }
  return 0;
}

function lastOfAll(bytes: Buffer): number {
  let before = 0;
  let last = 0;
  // One byte is one character: places in the text are places in the bytes.
  for (const { end } of splitPhhs(bytes.toString('latin1', 0, bytes.length))) {
    before = last;
    last = end;
  }
  return before;
}
