/** Who sat where in a hand, as a history names them. */

import type { HandEvent } from '../../hand/state/types.js';
import type { HistoryMeta, HistoryPlayer } from './types.js';
import { asName, badInput } from './words.js';

export type Started = Extract<HandEvent, { type: 'started' }>;

/** The players of a hand: in the order of their seats at the table, and by their seats in the events. */
export interface HistorySeats {
  readonly players: readonly HistoryPlayer[];
  readonly bySeat: readonly (HistoryPlayer | undefined)[];
}

export function seatedPlayers(started: Started['players'], meta: HistoryMeta): HistorySeats {
  const players: HistoryPlayer[] = [];
  const bySeat: HistoryPlayer[] = [];
  for (let k = 0; k < started.length; k++) {
    const { id, seat, stack } = started[k] as Started['players'][number];
    const player = playerOf(seat, nameOf(id, seat, meta), stack, meta);
    bySeat[seat] ??= player;
    let at = players.length;
    for (; at > 0 && (players[at - 1] as HistoryPlayer).seat > player.seat; at--) {
      players[at] = players[at - 1] as HistoryPlayer;
    }
    players[at] = player;
  }
  nameApart(players);
  return { players, bySeat };
}

function nameOf(id: string, seat: number, { names, seats }: HistoryMeta): string {
  const name = asName(names?.[seat] ?? id);
  return name.trim() === '' ? `Seat ${seats?.[seat] ?? seat}` : name;
}

const NONE: readonly never[] = [];

const playerOf = (
  seat: number,
  name: string,
  stack: number,
  { hero, seats, cashOuts, cashOutFees }: HistoryMeta,
): HistoryPlayer => ({
  index: 0,
  seat: seats?.[seat] ?? seat,
  name,
  cashOut: cashOuts?.[seat] ?? 0,
  cashOutFee: cashOutFees?.[seat] ?? 0,
  isHero: seat === hero,
  stack,
  cards: NONE,
  up: NONE,
  isKnown: true,
  shown: NONE,
  folded: -1,
  paid: 0,
  live: 0,
  refunded: 0,
  won: 0,
});

/** A name is nobody else's: a history tells players apart by nothing else. */
function nameApart(players: readonly HistoryPlayer[]): void {
  const taken = new Set<string>();
  for (let i = 0; i < players.length; i++) {
    const player = players[i] as HistoryPlayer;
    while (taken.has(player.name)) player.name += '_';
    taken.add(player.name);
    player.index = i;
    if (player.stack === Infinity) throw badInput('stack', 'known', player.name);
  }
}
