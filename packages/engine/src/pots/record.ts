/** Chips keyed by player, as plain objects that survive JSON. */

import type { PlayerId } from '../errors.js';

/** Chips by player; who gets none is absent. */
export type Chips<Id extends PlayerId = string> = { readonly [id in Id]?: number };

/** A plain assignment, except that a player may call themselves "__proto__" and still be paid. */
export function setOwn(record: Record<PlayerId, number>, id: PlayerId, amount: number): void {
  if (id === '__proto__') {
    Object.defineProperty(record, id, {
      value: amount,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  } else {
    record[id] = amount;
  }
}
