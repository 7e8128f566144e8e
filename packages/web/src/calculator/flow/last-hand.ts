/** The hand that was open last, kept on this device: as the address would hold it. */

import type { CalculatorDraft } from '../model/draft.js';
import { addressOf, readAddress } from '../share/address.js';

const KEY = 'sidepot.calculator';

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

function browserShelf(): Shelf | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Null if there is none, or none that can be shown. */
export function lastHand(shelf: Shelf | null = browserShelf()): CalculatorDraft | null {
  try {
    const kept = shelf?.getItem(KEY) ?? null;
    return kept === null ? null : readAddress(kept);
  } catch {
    return null;
  }
}

/** A browser that keeps nothing loses nothing else. */
export function keepHand(draft: CalculatorDraft, shelf: Shelf | null = browserShelf()): void {
  try {
    shelf?.setItem(KEY, addressOf(draft));
  } catch {
    // Full, or forbidden.
  }
}
