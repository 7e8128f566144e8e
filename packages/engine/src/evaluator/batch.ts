/** Many hands of seven cards at once: by the WebAssembly kernel where there is one (ADR 7). */

import { PokerError, reject } from '../errors.js';
import { evaluate7 } from './holdem.js';
import { createKernel, KERNEL_HANDS, type Kernel } from './kernel.js';
import { OFFSETS } from './offsets.js';
import { ROW_BITS } from './rank-keys.js';
import { CARD_KEYS, FLUSH_SUIT7, fillTables7, SUITED_BIT } from './tables.js';

/** Fewer hands are evaluated before the kernel has its cards. */
const FEW = 32;

/** Undefined until a batch is large enough; null if there can be none. */
let kernel: Kernel | null | undefined;

/**
 * Many hands at once: `count` hands of seven cards each, one after the other in `cards`; values go to
 * `values`. Unchecked, for speed: the cards are trusted as those of `evaluate7` are, and so are the
 * types of the lists.
 *
 * @throws `BAD_HAND` if the lists are too short
 * @example
 * ```ts
 * import { evaluateBatch, handCategory, parseCards } from '@sidepot/engine';
 * const values = new Uint16Array(1);
 * evaluateBatch(Uint8Array.from(parseCards('As Ks Qs Js Ts 2c 3d')), 1, values);
 * handCategory(values[0]!); // → 'straight flush'
 * ```
 */
export function evaluateBatch(cards: Uint8Array, count: number, values: Uint16Array): void {
  if (cards.length < count * 7 || values.length < count) {
    throw new PokerError(reject('BAD_HAND', { field: 'cards', wants: 'handsOfSeven', count }));
  }
  if (count < FEW) {
    evaluateEach(cards, count, values);
    return;
  }
  if (kernel === undefined) kernel = kernelForBatches();
  if (kernel === null) evaluateEach(cards, count, values);
  else evaluateByKernel(kernel, cards, count, values);
}

function evaluateEach(cards: Uint8Array, count: number, values: Uint16Array): void {
  for (let i = 0, p = 0; i < count; i++, p += 7) {
    values[i] = evaluate7(
      cards[p] as number,
      cards[p + 1] as number,
      cards[p + 2] as number,
      cards[p + 3] as number,
      cards[p + 4] as number,
      cards[p + 5] as number,
      cards[p + 6] as number,
    );
  }
}

function evaluateByKernel(
  { input, out, calls }: Kernel,
  cards: Uint8Array,
  count: number,
  values: Uint16Array,
): void {
  for (let from = 0; from < count; from += KERNEL_HANDS) {
    const hands = Math.min(KERNEL_HANDS, count - from);
    input.set(cards.subarray(from * 7, (from + hands) * 7));
    calls.evaluate(hands);
    values.set(hands === KERNEL_HANDS ? out : out.subarray(0, hands), from);
  }
}

function kernelForBatches(): Kernel | null {
  const made = createKernel();
  if (made === null) return null;
  if (FLUSH_SUIT7[0] === 0) fillTables7();
  made.fill(7, ROW_BITS[7], OFFSETS[7]);
  made.write(CARD_KEYS, 'CARD_KEYS');
  made.write(FLUSH_SUIT7, 'FLUSH_SUIT');
  made.write(SUITED_BIT, 'SUITED_BIT');
  made.calls.fillPairs();
  return made;
}
