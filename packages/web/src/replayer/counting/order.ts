/** In which order players stand in their table. */

import { hasSense } from '../../stats/sense.js';
import { type PlayerLine, TABLE_STATS, type TableStat } from './players.js';

export const PLAYER_COLUMNS = ['player', 'hands', ...TABLE_STATS, 'net', 'evNet', 'bb100'] as const;
export type PlayerColumn = (typeof PLAYER_COLUMNS)[number];

export interface PlayerOrder {
  readonly by: PlayerColumn;
  readonly isDown: boolean;
}

export const MOST_HANDS_FIRST: PlayerOrder = { by: 'hands', isDown: true };

/** Names begin with A, numbers with the largest; the same column again turns it round. */
export const orderedBy = (before: PlayerOrder, by: PlayerColumn): PlayerOrder =>
  before.by === by ? { by, isDown: !before.isDown } : { by, isDown: by !== 'player' };

/** Null: nothing to compare. It stands last, whichever way. */
function comparedBy(line: PlayerLine, by: Exclude<PlayerColumn, 'player'>): number | null {
  if (by === 'bb100') return hasSense(line.settled) ? line.bb100 : null;
  if (by === 'hands' || by === 'net' || by === 'evNet') return line[by];
  const [made, of] = line.stats[by satisfies TableStat];
  return of === 0 ? null : made / of;
}

export function playersInOrder(
  lines: readonly PlayerLine[],
  { by, isDown }: PlayerOrder,
  leastHands: number,
): readonly PlayerLine[] {
  const turn = isDown ? -1 : 1;
  const byName = (a: PlayerLine, b: PlayerLine): number => a.player.localeCompare(b.player);
  const compare = (a: PlayerLine, b: PlayerLine): number => {
    if (by === 'player') return turn * byName(a, b);
    const [one, other] = [comparedBy(a, by), comparedBy(b, by)];
    if (one === null || other === null) {
      return Number(one === null) - Number(other === null) || byName(a, b);
    }
    return turn * (one - other) || b.hands - a.hands || byName(a, b);
  };
  return lines.filter(({ hands }) => hands >= leastHands).sort(compare);
}
