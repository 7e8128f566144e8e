/** Who paid in and who was paid: per player, over all the times they sat down. */

import type { TableState } from './state.js';

/** What one player paid in and was paid. */
export interface LedgerEntry {
  readonly player: string;
  readonly buyIns: number;
  readonly cashOuts: number;
}

/** The same with what is on the table, and the result. */
export interface LedgerLine extends LedgerEntry {
  /** Cash: their chips at the table, as of the last hand that is over. */
  readonly stack: number;
  readonly net: number;
}

/** The ledger with something added; `change` may be negative when an entry is given back. */
export function entered(
  ledger: readonly LedgerEntry[],
  player: string,
  change: { readonly buyIns?: number; readonly cashOuts?: number },
): readonly LedgerEntry[] {
  const old = ledger.find((entry) => entry.player === player);
  const entry = {
    player: old?.player ?? player,
    buyIns: (old?.buyIns ?? 0) + (change.buyIns ?? 0),
    cashOuts: (old?.cashOuts ?? 0) + (change.cashOuts ?? 0),
  };
  return old === undefined
    ? ledger.concat(entry)
    : ledger.map((other) => (other === old ? entry : other));
}

/**
 * The nets sum to −rake: always in a cash game, and in a tournament when it is over. Chips of a
 * tournament are not money and do not count.
 */
export function linesOfLedger(state: TableState): LedgerLine[] {
  const isCash = state.settings.mode === 'cash';
  return state.ledger.map((entry) => {
    const seat = state.seats.find(({ player }) => player === entry.player);
    const stack = isCash ? (seat?.stack ?? 0) : 0;
    return { ...entry, stack, net: entry.cashOuts + stack - entry.buyIns };
  });
}
