/** What happens on the table at a moment: what lights up, what moves. */

import type { WireHandEvent } from '@sidepot/protocol';

export type Awarded = Extract<WireHandEvent, { type: 'awarded' }>;

export interface SeatAmount {
  readonly seat: number;
  readonly amount: number;
}

export type Beat =
  | { readonly kind: 'still' }
  | ({ readonly kind: 'bet' } & SeatAmount)
  | ({ readonly kind: 'refund' } & SeatAmount)
  /** Bets of a round go to the pots. */
  | { readonly kind: 'collect'; readonly bets: readonly SeatAmount[] }
  | { readonly kind: 'reveal'; readonly seats: readonly number[] }
  | { readonly kind: 'board'; readonly board: number; readonly cards: number }
  /** First the pot and the hand that wins it, then the chips. */
  | { readonly kind: 'award'; readonly award: Awarded; readonly isPaid: boolean };

export const STILL: Beat = { kind: 'still' };
