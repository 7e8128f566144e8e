/**
 * Prizes in whole chips. Each place gets its share rounded down and what is left goes to the first,
 * so that the prizes are the prize pool exactly. Who ties shares the prizes of the tied places;
 * odd chips go one each in the order given.
 */

import { unfit } from '../../checks.js';
import { isAmount, multiplyDivide } from '../../chips.js';
import type { Refusal } from '../../errors.js';

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

/** Shares are weights, first place first: 50, 30, 20. */
export function sharesProblem(
  shares: unknown,
  field: string = 'tournament.payouts',
): Refusal | undefined {
  return isShares(shares) ? undefined : unfit(field, 'positives', shares);
}

/** By index: `every` passes over the holes of a list. */
function isShares(shares: unknown): boolean {
  if (!Array.isArray(shares) || shares.length === 0) return false;
  let total = 0;
  for (let i = 0; i < shares.length; i++) {
    if (!isAmount(shares[i]) || shares[i] === 0) return false;
    total += shares[i];
    if (!isAmount(total)) return false;
  }
  return true;
}

/** Prizes for the first places. With fewer players than shares only their shares count. */
export function prizesOf(pool: number, shares: readonly number[], players: number): number[] {
  const paid = shares.slice(0, players);
  const whole = sum(paid);
  const parts = paid.map((share) => multiplyDivide(pool, share, whole).floor);
  if (parts.length > 0) parts[0] = (parts[0] ?? 0) + pool - sum(parts);
  return parts;
}

/** Best first; the players of one tier tie. Returns what each gets, in the same shape. */
export function sharedPrizes(
  pool: number,
  shares: readonly number[],
  tiers: readonly number[],
): number[][] {
  const table = prizesOf(pool, shares, sum(tiers));
  let place = 0;
  return tiers.map((size) => {
    const together = sum(table.slice(place, place + size));
    place += size;
    const each = Math.floor(together / size);
    return Array.from({ length: size }, (_, i) => each + (i < together - each * size ? 1 : 0));
  });
}
