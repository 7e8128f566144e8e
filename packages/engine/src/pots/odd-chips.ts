/** Odd chips (R81–R84): one division serves tied hands, boards (R88) and high-low halves (R85). */

import { assertConserved } from '../errors.js';

export interface Division {
  readonly share: number;
  /** The first `odd` in line get one `unit` more. */
  readonly odd: number;
}

/** `amount` ≥ 0, a multiple of `unit` (R84), in `ways` ≥ 1 shares of whole units. */
export function divide(amount: number, ways: number, unit: number): Division {
  // For safe integers floor(a / n) is exact: a fraction is at least 1/n away from the next integer,
  // and half a step between doubles of that size is less.
  const share = Math.floor(Math.floor(amount / ways) / unit) * unit;
  return { share, odd: (amount - share * ways) / unit };
}

/** What the one at `place` in line (0 = first) receives. */
export const shareAt = ({ share, odd }: Division, place: number, unit: number): number =>
  place < odd ? share + unit : share;

/**
 * Pays tied winners. With `seatOrder` one odd chip each, in that order (R82); without it the whole
 * remainder goes to the first of `winners` (R6).
 */
export function splitPot<Id>(
  amount: number,
  winners: readonly Id[],
  unit: number,
  seatOrder: readonly Id[] | undefined,
  won: Map<Id, number>,
): void {
  const line =
    seatOrder === undefined ? winners : seatOrder.filter((player) => winners.includes(player));
  const division = divide(amount, winners.length, unit);
  let paid = 0;
  for (const [place, winner] of line.entries()) {
    const first = place === 0 ? amount - division.share * (winners.length - 1) : division.share;
    const share = seatOrder === undefined ? first : shareAt(division, place, unit);
    paid += share;
    if (share > 0) won.set(winner, (won.get(winner) ?? 0) + share);
  }
  assertConserved(amount, paid);
}
