/** What a seat of a cash game may be bought for, and what is suggested. */

import type { TableView } from '@sidepot/protocol';

type Returning = NonNullable<TableView['you']['returning']>;

export interface BuyIn {
  readonly min: number;
  readonly max: number;
  /** What stands in the field first. */
  readonly first: number;
  /** What was taken away from this table a short while ago; null: nothing that counts. */
  readonly back: Returning | null;
}

/** Who comes back soon brings what they left with, also above the maximum. */
export function buyInOf({ settings, you }: TableView, serverNow: number): BuyIn {
  const { minBuyIn, maxBuyIn } = settings.poker;
  const { returning } = you;
  const isBack =
    returning !== undefined && returning.until > serverNow && returning.chips > minBuyIn;
  if (!isBack) return { min: minBuyIn, max: maxBuyIn, first: maxBuyIn, back: null };
  const { chips } = returning;
  return { min: chips, max: Math.max(maxBuyIn, chips), first: chips, back: returning };
}
