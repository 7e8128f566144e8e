/**
 * What a player decides before their turn. It is meant for the price they saw: when that
 * changes, or the street, it is dropped and they are asked.
 */

import type { TableView, WireAction, WireLegalActions } from '@sidepot/protocol';
import { mySeat } from '../../session/seats.js';

export type PreActionKind = 'checkFold' | 'checkCall';

/** What it was meant for. */
export interface Moment {
  readonly hand: number;
  readonly street: number;
  /** What a call costs me now. */
  readonly price: number;
}

export interface PreAction extends Moment {
  readonly kind: PreActionKind;
}

/** Null if there is nothing to decide before my turn. */
export function momentOf(view: TableView): Moment | null {
  const hand = view.hand;
  const me = mySeat(view);
  const player = me?.player ?? null;
  if (hand === null || me === null || player === null) return null;
  const { over, open, currentBet, street } = hand.view;
  if (over || !open || me.isTurn || player.folded || player.stack === 0) return null;
  const price = priceFor(player, currentBet);
  // Who has acted and owes nothing is asked again only if the price rises, which cancels it anyway.
  return player.acted && price === 0 ? null : { hand: hand.number, street, price };
}

const priceFor = (player: { stack: number; bet: number }, currentBet: number): number =>
  Math.min(player.stack, Math.max(0, currentBet - player.bet));

const isSame = (a: Moment, b: Moment): boolean =>
  a.hand === b.hand && a.street === b.street && a.price === b.price;

/** Still meant? */
export const isKept = (chosen: PreAction, now: Moment | null): boolean =>
  now !== null && isSame(chosen, now);

/** My turn has come: what I chose, or null if that is not what I chose it for. */
export function dueAction(
  chosen: PreAction,
  turn: Pick<Moment, 'hand' | 'street'> & { readonly legal: WireLegalActions },
): WireAction | null {
  const { legal } = turn;
  if (!isSame(chosen, { ...turn, price: legal.call ?? 0 })) return null;
  if (legal.check) return { type: 'check' };
  if (chosen.kind === 'checkCall') return legal.call === null ? null : { type: 'call' };
  return legal.fold ? { type: 'fold' } : null;
}
