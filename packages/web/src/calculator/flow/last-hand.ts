/**
 * The hand that was open last, kept on this device and in this tab: as the address would hold it.
 * An address follows typing at a distance, so who reloads in between has more here than there.
 */

import type { CalculatorDraft } from '../model/draft.js';
import { addressOf, readAddress } from '../share/address.js';

const KEY = 'sidepot.calculator';

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

export function handShelf(of: 'device' | 'tab'): Shelf | null {
  try {
    return of === 'tab' ? window.sessionStorage : window.localStorage;
  } catch {
    return null;
  }
}

/** Null if there is none, or none that can be shown. */
export function lastHand(shelf: Shelf | null): CalculatorDraft | null {
  try {
    const kept = shelf?.getItem(KEY) ?? null;
    return kept === null ? null : readAddress(kept);
  } catch {
    return null;
  }
}

/** A browser that keeps nothing loses nothing else. */
export function keepHand(draft: CalculatorDraft, ...shelves: readonly (Shelf | null)[]): void {
  for (const shelf of shelves) {
    try {
      shelf?.setItem(KEY, addressOf(draft));
    } catch {
      // Full, or forbidden.
    }
  }
}
