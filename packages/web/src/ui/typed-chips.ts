/** Chips that somebody typed into a field. */

import { readChips } from '@sidepot/engine';

/** Null if it is no amount; `readChips` says what is one. */
export function typedChips(typed: string): number | null {
  const read = readChips(typed);
  return read.ok ? read.value : null;
}
