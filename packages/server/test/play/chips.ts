/** Where a table's chips are, as a view tells it. */

import type { TableView } from '@sidepot/protocol';

/** Is a hand being played whose chips are not yet back at the seats? */
const running = ({ hand }: TableView): NonNullable<TableView['hand']>['view'] | null =>
  hand === null || hand.view.over ? null : hand.view;

/** Stacks, bets, pots and the rake of the hand: what was paid in, less what was paid out and raked. */
export function chipsIn(view: TableView): number {
  const hand = running(view);
  const players = hand?.players ?? [];
  const isDealt = (player: string): boolean => players.some(({ id }) => id === player);
  const behind = view.seats.reduce(
    (sum, { player, stack }) => sum + (isDealt(player) ? 0 : stack),
    0,
  );
  const dealt = players.reduce((sum, { stack }) => sum + stack, 0);
  return behind + dealt + (hand === null ? 0 : hand.totalPot + hand.rake);
}

/** The ledger's word for the same, as of the last hand that is over; null where they see none. */
export function chipsInLedger({ ledger }: TableView): number | null {
  if (ledger === null) return null;
  return ledger.lines.reduce((sum, { buyIns, cashOuts }) => sum + buyIns - cashOuts, -ledger.rake);
}

/** They see who sits there now, with what they had then: that is no moment of the table. */
export const isLateHost = ({ you, info }: TableView): boolean =>
  you.delay > 0 && you.player === info.host;
