/** Who paid in, who was paid, and what the host corrected. */

import { type LedgerLine, ledgerLines } from '@sidepot/engine';
import { type Ledger, MAX_CORRECTIONS } from '@sidepot/protocol';
import { personOf } from '../people/people.js';
import type { Adjustment, RoomState } from '../state/types.js';

const NOTHING = { buyIns: 0, cashOuts: 0, stack: 0, net: 0 };

export const adjustedOf = ({ adjusted }: RoomState, player: string): number =>
  adjusted.find((one) => one.player === player)?.amount ?? 0;

/** One more. Of the older ones the state keeps the sums: it must not grow with every correction. */
export function corrected(
  state: RoomState,
  one: Adjustment,
): Pick<RoomState, 'adjustments' | 'adjustmentCount' | 'adjusted'> {
  const { player } = one;
  const sum = { player, amount: adjustedOf(state, player) + one.amount };
  return {
    adjustments: [...state.adjustments, one].slice(-MAX_CORRECTIONS),
    adjustmentCount: state.adjustmentCount + 1,
    adjusted: [...state.adjusted.filter((other) => other.player !== player), sum],
  };
}

export function ledgerOf(state: RoomState): Ledger {
  const lines = ledgerLines(state.table);
  const hasLine = new Set(lines.map(({ player }) => player));
  const others = state.adjusted
    .filter(({ player, amount }) => amount !== 0 && !hasLine.has(player))
    .map(({ player }) => ({ player, ...NOTHING }));
  return {
    lines: [...lines, ...others]
      .filter((line) => !isForgotten(state, line))
      .map((line) => lineOf(state, line)),
    rake: state.table.rake,
    adjustments: state.adjustments,
    more: state.adjustmentCount > state.adjustments.length,
  };
}

/** Came and went with the same chips, long ago. */
const isForgotten = (state: RoomState, { player, buyIns, cashOuts, stack }: LedgerLine): boolean =>
  buyIns === cashOuts && stack === 0 && personOf(state, player) === undefined;

function lineOf(state: RoomState, { player, net, ...line }: LedgerLine): Ledger['lines'][number] {
  const adjusted = adjustedOf(state, player);
  const name = personOf(state, player)?.name ?? player;
  return { player, name, ...line, adjusted, net: net + adjusted };
}
