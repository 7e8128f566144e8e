/** Who paid in, who was paid, and what the host corrected. */

import { type LedgerLine, ledgerLines, type PlayerId } from '@sidepot/engine';
import type { Ledger } from '@sidepot/protocol';
import { adjustedOf } from './host-commands.js';
import { personOf } from './people.js';
import type { RoomState } from './types.js';

const NOTHING = { buyIns: 0, cashOuts: 0, stack: 0, net: 0 };

export function ledgerOf(state: RoomState): Ledger {
  const lines = ledgerLines(state.table);
  const hasLine = (player: PlayerId): boolean => lines.some((line) => line.player === player);
  const others = state.people
    .filter(({ player }) => !hasLine(player) && adjustedOf(state, player) !== 0)
    .map(({ player }) => ({ player, ...NOTHING }));
  return {
    lines: [...lines, ...others]
      .filter((line) => !isForgotten(state, line))
      .map((line) => lineOf(state, line)),
    rake: state.table.rake,
    adjustments: state.adjustments.map((one) => ({ ...one, player: String(one.player) })),
  };
}

/** Came and went with the same chips, long ago. */
const isForgotten = (state: RoomState, { player, buyIns, cashOuts, stack }: LedgerLine): boolean =>
  buyIns === cashOuts && stack === 0 && personOf(state, player) === undefined;

function lineOf(state: RoomState, { player, net, ...line }: LedgerLine): Ledger['lines'][number] {
  const adjusted = adjustedOf(state, player);
  const name = personOf(state, player)?.name ?? String(player);
  return { player: String(player), name, ...line, adjusted, net: net + adjusted };
}
