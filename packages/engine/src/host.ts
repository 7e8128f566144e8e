/**
 * The one file that asks the host for anything: a source of random numbers that the caller then
 * passes on, a moment's rest between two slices of a long count, and the bytes of a text. All are
 * looked up by name when they are needed, because the engine has neither Node's types nor a browser's
 * and must load where there is neither.
 */

import { PokerError, reject } from './errors.js';
import type { Rng } from './random.js';

interface Host {
  readonly crypto?: { readonly getRandomValues?: (words: Uint32Array) => unknown };
  readonly setTimeout?: (then: () => void, milliseconds: number) => unknown;
  readonly TextEncoder?: new () => Encoder;
}

// biome-ignore lint/style/noRestrictedGlobals: this is the door (test/architecture.ts)
const host = (): Host => globalThis as Host;

/** Fetched at once: a call of the host costs as much as a thousand words. */
const WORDS = 1024;

/**
 * Random numbers for dealing, from the host's Web Crypto (browsers, Node, Deno, Bun, workers). Make
 * one and keep it: it fetches a thousand numbers at a time, and forgets each one it gave.
 *
 * @throws `BAD_RANDOM` where there is no Web Crypto
 * @example
 * ```ts
 * import { cryptoRng, deck, shuffle } from '@sidepot/engine';
 * const rng = cryptoRng();
 * shuffle(deck(), rng).length; // → 52
 * ```
 */
export function cryptoRng(): Rng {
  const source = host().crypto;
  if (typeof source?.getRandomValues !== 'function') {
    throw new PokerError(reject('BAD_RANDOM', { field: 'rng', wants: 'randomOfHost' }));
  }
  const words = new Uint32Array(WORDS);
  let next = WORDS;
  return () => {
    if (next === WORDS) {
      source.getRandomValues?.(words);
      next = 0;
    }
    const word = words[next] as number;
    // What was used is forgotten: a look at the memory tells nothing of the cards dealt.
    words[next++] = 0;
    return word;
  };
}

/** Others get their turn: timers, messages, clicks. Undefined where there are no timers. */
export function hostPause(): (() => Promise<void>) | undefined {
  if (typeof host().setTimeout !== 'function') return undefined;
  return () => new Promise((resolve) => void host().setTimeout?.(resolve, 0));
}

interface Encoder {
  encodeInto(text: string, bytes: Uint8Array): { readonly written: number };
}

let encoder: Encoder | null | undefined;

/** Writes a text as UTF-8, as far as it fits: how many bytes; −1 where the host cannot. */
export function hostEncode(text: string, bytes: Uint8Array): number {
  if (encoder === undefined) encoder = encoderOf(host().TextEncoder);
  return encoder === null ? -1 : encoder.encodeInto(text, bytes).written;
}

function encoderOf(Maker: Host['TextEncoder']): Encoder | null {
  const made = typeof Maker === 'function' ? new Maker() : undefined;
  return typeof made?.encodeInto === 'function' ? made : null;
}
