/** People are in the directory, their tables wherever those lie. */

import type { PlayerRecord } from '../contract/guard.js';
import { answersOf, type Failed, type Shard } from './answers.js';

const COUNT = `
  SELECT identity, count(*)::integer AS tables
  FROM members JOIN tables t ON t.id = table_id AND t.is_here
  WHERE identity = ANY($1) GROUP BY identity`;

interface Row {
  readonly identity: string;
  readonly tables: number;
}

export async function playersOf(
  directory: Shard,
  shards: readonly Shard[],
  limit: number,
  failed: Failed,
): Promise<readonly PlayerRecord[]> {
  const players = await directory.store.allPlayers(limit);
  const ids = players.map(({ id }) => id);
  const counts = await answersOf(
    shards,
    async ({ pool }) => (await pool.query<Row>(COUNT, [ids])).rows,
    failed,
  );
  const sums = new Map<string, number>();
  for (const { identity, tables } of counts.flat()) {
    sums.set(identity, (sums.get(identity) ?? 0) + tables);
  }
  return players.map((player) => ({ ...player, tables: sums.get(player.id) ?? 0 }));
}
