/** A table in one line, for whoever runs the server. No card is in it. */

import type { RoomState } from '../room/index.js';
import type { TableOverview } from './contract/types.js';
import type { Load } from './loads.js';

export function overviewOf(state: RoomState, viewers: number, load: Load): TableOverview {
  const { id, name, host, seq, table, people, tail } = state;
  const bots = new Set(people.flatMap(({ player, bot }) => (bot === null ? [] : [player])));
  const lengths = tail.map(({ stored }) => Buffer.byteLength(JSON.stringify(stored)));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return {
    ...{ id, name, host, status: statusOf(state) },
    players: table.seats.length,
    bots: table.seats.filter(({ player }) => bots.has(player)).length,
    ...{ viewers, seq, ...load },
    bytes: Math.round(mean * seq),
  };
}

function statusOf(state: RoomState): TableOverview['status'] {
  const { closed, closing, pause, started, asleepSince } = state;
  if (closed) return 'closed';
  if (closing) return 'closing';
  if (pause !== null) return 'paused';
  if (asleepSince !== null) return 'sleeping';
  return started ? 'playing' : 'waiting';
}
