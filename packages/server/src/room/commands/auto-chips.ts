/** Chips that a player has the table buy for them between hands: back to an amount, or after a bust. */

import { seatOf } from '@sidepot/engine';
import { refusal } from '../state/refusals.js';
import type { StandingOrder } from '../state/types.js';
import { askChips } from './seat-commands.js';
import { type Done, putEvent, type Transaction } from './transaction.js';

type Wish = Pick<StandingOrder, 'topUp' | 'rebuy'>;

export function chooseAutoChips(work: Transaction, player: string, { topUp, rebuy }: Wish): Done {
  const { table } = work.state;
  const { mode, minBuyIn: min, maxBuyIn: max, unit } = table.settings;
  if (mode === 'tournament') return refusal('WRONG_MODE', { mode });
  if (seatOf(table, player) === undefined) return refusal('NOT_SEATED', { player });
  for (const amount of [topUp, rebuy]) {
    if (amount === null) continue;
    const fits = amount >= min && amount <= max && amount % unit === 0;
    if (!fits) return refusal('BAD_BUY_IN', { player, amount, min, max, unit });
  }
  putEvent(work, { type: 'autoChipsChosen', player, topUp, rebuy });
  if (table.hand === null) buyFor(work, player);
  return undefined;
}

/** When a hand is over. */
export function buyForAll(work: Transaction): void {
  for (const { player } of work.state.autos) buyFor(work, player);
}

/** Nothing for who is not there. The limits are those of now, and chips come whole (R9). */
function buyFor(work: Transaction, player: string): void {
  const { table, autos } = work.state;
  const auto = autos.find((one) => one.player === player);
  const seat = seatOf(table, player);
  if (auto === undefined || seat === undefined || seat.out || seat.leaving) return;
  const { minBuyIn, maxBuyIn, unit } = table.settings;
  const { stack } = seat;
  if (stack === 0) {
    if (auto.rebuy === null) return;
    askChips(work, player, Math.max(minBuyIn, Math.min(auto.rebuy, maxBuyIn)), null);
    return;
  }
  const missing = Math.min(auto.topUp ?? 0, maxBuyIn) - stack;
  const amount = missing - (missing % unit);
  if (amount > 0) askChips(work, player, amount, null);
}
