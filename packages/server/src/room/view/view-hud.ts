/** The statistics beside the seats, as the host's setting has them told. */

import { HUD_STATS, STAT_KEYS, STATS_VERSION, type StatKey } from '@sidepot/engine/stats';
import type { HudLine, TableView, WireStats } from '@sidepot/protocol';
import { tableSeat } from '../people/people.js';
import { seesHands } from '../people/rights.js';
import type { PlayerRows, RoomState, TableCounters } from '../state/types.js';

export function hudMadeOf(state: RoomState, viewer: string): readonly unknown[] {
  const { room, counters, table } = state;
  return room.hud === 'off' ? [] : [room.hud, counters, table.seats, seesHands(state, viewer)];
}

/** Made once for all who see it. */
const madeLines: WeakMap<TableCounters, { seats: unknown; lines: readonly HudLine[] }> =
  new WeakMap();

export function viewHud(state: RoomState, viewer: string): TableView['hud'] {
  const told = toldOf(state, viewer);
  if (told === null) return null;
  if (state.room.hud === 'own') return told.map(lineOf);
  const { counters, table } = state;
  const known = madeLines.get(counters);
  if (known?.seats === table.seats) return known.lines;
  const lines = told.map(lineOf);
  madeLines.set(counters, { seats: table.seats, lines });
  return lines;
}

/** Everything that was counted of the same people; null: nobody's is told. */
export function viewStats(state: RoomState, viewer: string): WireStats | null {
  const told = toldOf(state, viewer);
  if (told === null) return null;
  const players = told.map(({ player, rows }) => [
    player,
    { rows, sessions: [], best: [], worst: [], tournaments: null },
  ]);
  return {
    version: STATS_VERSION,
    ...{ unit: '1', hands: state.counters.hands, refused: 0, biggest: [] },
    players: Object.fromEntries(players),
  };
}

/** In the order of seats. */
function toldOf(state: RoomState, viewer: string): readonly PlayerRows[] | null {
  const { room, counters, table } = state;
  if (room.hud === 'off') return null;
  const isOwn = room.hud === 'own';
  if (isOwn ? tableSeat(state, viewer) === undefined : !seesHands(state, viewer)) {
    return isOwn ? [] : null;
  }
  const seats = isOwn ? table.seats.filter(({ player }) => player === viewer) : table.seats;
  return seats.flatMap(
    (seat) => counters.players.find(({ player }) => player === seat.player) ?? [],
  );
}

function lineOf({ player, rows }: PlayerRows): HudLine {
  const groups = Object.entries(rows);
  const all = groups.map(([, row]) => row);
  const bigBlind = groups.flatMap(([group, row]) => (group.startsWith('bb|') ? [row] : []));
  return {
    player,
    hands: sumOf(all, 0),
    stats: HUD_STATS.map((key) => {
      const from = key === 'foldToSteal' ? bigBlind : all;
      return [sumOf(from, slotIn(from, key)), sumOf(from, slotIn(from, key) + 1)];
    }),
  };
}

/** A row ends with what was made and the chances, statistic by statistic. */
const slotIn = ([row]: readonly (readonly number[])[], key: StatKey): number =>
  (row?.length ?? 0) - 2 * (STAT_KEYS.length - STAT_KEYS.indexOf(key));

const sumOf = (rows: readonly (readonly number[])[], slot: number): number =>
  rows.reduce((sum, row) => sum + (row[slot] ?? 0), 0);
