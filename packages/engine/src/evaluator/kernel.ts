/**
 * The WebAssembly kernel (kernel/kernel.ts), where the host has WebAssembly and lets us compile. It
 * fills tables in a third of the time, being code that runs once and cold, and evaluates batches
 * half as fast again. Without it everything works the same (ADR 7).
 */

import { decodeBytes } from './digits.js';
import { KERNEL_BYTES, KERNEL_CODE } from './kernel-code.js';
import { RANK_KEYS } from './rank-keys.js';

/** A place in the kernel's memory. */
interface Place {
  readonly value: number;
}

interface KernelExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly RANK_KEYS: Place;
  readonly INPUT: Place;
  readonly OUT: Place;
  readonly FLUSH_VALUES: Place;
  readonly ROWS: Place;
  readonly VALUES: Place;
  readonly CARD_KEYS: Place;
  readonly FLUSH_SUIT: Place;
  readonly SUITED_BIT: Place;
  start(): void;
  fill(size: number, rowBits: number, characters: number): void;
  fillPairs(): void;
  evaluate(count: number): void;
}

/** What this needs of a host's WebAssembly. */
declare const WebAssembly:
  | undefined
  | {
      readonly Module: new (code: Uint8Array) => object;
      readonly Instance: new (module: object) => { readonly exports: unknown };
    };

/** Hands in one call of `evaluate`. */
export const KERNEL_HANDS = 4096;

export class Kernel {
  readonly calls: KernelExports;
  readonly input: Uint8Array;
  readonly out: Uint16Array;

  constructor(calls: KernelExports) {
    this.calls = calls;
    const { buffer } = calls.memory;
    this.input = new Uint8Array(buffer, calls.INPUT.value, 7 * KERNEL_HANDS);
    this.out = new Uint16Array(buffer, calls.OUT.value, KERNEL_HANDS);
    new Int32Array(buffer, calls.RANK_KEYS.value, RANK_KEYS.length).set(RANK_KEYS);
    calls.start();
  }

  /** From row starts in text to rows and values, which stay in the kernel. */
  fill(size: number, rowBits: number, offsets: string): void {
    for (let at = 0; at < offsets.length; at++) this.input[at] = offsets.charCodeAt(at);
    this.calls.fill(size, rowBits, offsets.length);
  }

  read(from: 'FLUSH_VALUES' | 'ROWS' | 'VALUES', to: Uint16Array): void {
    to.set(new Uint16Array(this.calls.memory.buffer, this.calls[from].value, to.length));
  }

  write(
    from: Uint8Array | Uint16Array | Int32Array,
    to: 'CARD_KEYS' | 'FLUSH_SUIT' | 'SUITED_BIT',
  ): void {
    const bytes = new Uint8Array(from.buffer, from.byteOffset, from.byteLength);
    new Uint8Array(this.calls.memory.buffer).set(bytes, this.calls[to].value);
  }
}

/** Null where there is no WebAssembly, or where a content security policy forbids it. */
export function createKernel(): Kernel | null {
  if (typeof WebAssembly === 'undefined') return null;
  try {
    const module = new WebAssembly.Module(decodeBytes(KERNEL_CODE, KERNEL_BYTES));
    return new Kernel(new WebAssembly.Instance(module).exports as KernelExports);
  } catch {
    return null;
  }
}
