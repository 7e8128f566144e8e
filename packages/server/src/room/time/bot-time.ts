/**
 * When a bot speaks: when the cards of its street can be seen, after a while that looks human and is
 * the same on every node.
 */

import { type Rng, seededRng, type Turn } from '@sidepot/engine';
import type { RunOutSpeed } from '@sidepot/protocol';
import { textHash, thinkingTime } from '../../bots/index.js';
import { botIn } from '../people/people.js';
import type { RoomClock, RoomState } from '../state/types.js';
import { drawingTime } from './drawing-time.js';

const PACES: Readonly<Record<RunOutSpeed, number>> = { none: 0, fast: 0.4, normal: 1, slow: 1.6 };

/** Null if the hand waits for no bot. */
export function botTime(state: RoomState, clock: RoomClock | null, at: number): number | null {
  const { hand, table, pause, room, floor } = state;
  if (hand === null || table.hand === null || pause !== null) return null;
  const { turn } = hand.state;
  if (!askedSeats(turn).some((seat) => botIn(state, seat) !== null)) return null;
  const pace = PACES[room.botSpeed];
  if (pace === 0 && floor.botTime === 0) return at;
  const thinks = pace === 0 ? 0 : thinkingTime(hardness(turn, state), pace, rngOf(state));
  // Who wants no waiting at all gets none; the page then shows street and action together.
  const draws = pace === 0 ? 0 : drawingTime(hand.log);
  const time = at + Math.max(draws + thinks, floor.botTime);
  return clock === null ? time : Math.min(time, clock.deadline);
}

const NOBODY: readonly number[] = [];

/** Whose word the hand waits for. */
const askedSeats = (turn: Turn): readonly number[] =>
  turn.kind === 'act' || turn.kind === 'draw'
    ? [turn.seat]
    : turn.kind === 'runs'
      ? turn.seats
      : NOBODY;

/** From 0 to 1: the more of its chips a call costs, the longer it thinks. */
function hardness(turn: Turn, { hand }: RoomState): number {
  if (turn.kind !== 'act' || turn.legal.call === null) return 0;
  const stack = hand?.state.players.find(({ seat }) => seat === turn.seat)?.stack ?? 0;
  return stack === 0 ? 0 : Math.min(1, 0.1 + turn.legal.call / stack);
}

/** Numbers that follow from the table's id and the event alone: nothing is dealt by them. */
const rngOf = ({ id, seq }: RoomState): Rng => seededRng(textHash(`${id}:${seq}`));
