/**
 * Who left a cash game, and with how much: for a while they come back with no fewer chips, so that
 * nobody takes winnings off the table and sits down again (HOUSE, no ratholing).
 */

import { MAX_PEOPLE, SETTINGS } from '@sidepot/protocol';
import type { RoomState } from '../state/types.js';

const MINUTE = 60_000;
/** No table asks for longer. */
const LONGEST = SETTINGS.room.returnMinutes.max * MINUTE;

type Departure = RoomState['departures'][number];

export interface Returning {
  readonly chips: number;
  /** From then on with as many as they like. */
  readonly until: number;
}

/** What counts is the last time: who came back with enough and lost it owes no more. */
export const withDeparture = (all: readonly Departure[], one: Departure): readonly Departure[] => {
  const others = all.filter(({ player, at }) => player !== one.player && one.at - at < LONGEST);
  return one.chips === 0 ? others : [...others, one].slice(-MAX_PEOPLE);
};

/** Null: they may bring what they like. */
export function returningOf(state: RoomState, player: string): Returning | null {
  const { returnMinutes } = state.room;
  const { mode } = state.table.settings;
  const left = state.departures.find((one) => one.player === player);
  if (mode !== 'cash' || returnMinutes === 0 || left === undefined) return null;
  return { chips: left.chips, until: left.at + returnMinutes * MINUTE };
}

/** The same at a moment: the least that they may bring, 0 for anything. */
export function owedBack(state: RoomState, player: string, now: number): Returning | null {
  const returning = returningOf(state, player);
  return returning === null || returning.until <= now ? null : returning;
}
