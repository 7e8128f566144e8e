/** What pots are called. */

import { words } from './words.js';

/** Only one pot is just "Pot". */
export function potTitle(index: number, of: number): string {
  const { only, main, side } = words.table.pots;
  if (of === 1) return only;
  return index === 0 ? main : side(index);
}

/** In one or two signs. */
export const potShort = (index: number): string =>
  index === 0 ? words.table.pots.mainShort : String(index);

/** Of pots that follow each other. */
export const potRange = (first: number, last: number): string =>
  first === last ? potShort(first) : `${potShort(first)}–${potShort(last)}`;
