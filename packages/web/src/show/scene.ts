/**
 * What is on stage for a moment. The server may tell several things at once; a scene is one of them,
 * with the table as it is to be drawn until the next.
 */

import type { TableView, WireHandEvent } from '@sidepot/protocol';

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

export interface Scene {
  /** Different for each, so that it is begun once. */
  readonly id: number;
  readonly beat: Beat;
  readonly view: TableView;
  /** Milliseconds until the next one, if there is one. */
  readonly duration: number;
}
