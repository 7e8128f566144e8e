/**
 * The dealer's pauses. When nobody can bet any more, cards come one street at a time and each wait is
 * long enough to see what it brought; with betting to come nothing waits but the second pot.
 */

import type { HandEvent, HandState, PlayerState } from '@sidepot/engine';
import { RUN_OUT_PAUSES } from '@sidepot/protocol';
import { botIn, isGone } from '../people/people.js';
import type { RoomHand, RoomState } from '../state/types.js';

/** Milliseconds before the dealer's next step in the hand. */
export function pauseBefore(state: RoomState, hand: RoomHand): number {
  const pauses = RUN_OUT_PAUSES[state.room.runOut];
  if (isSkipped(state, hand)) return 0;
  const last = lastStep(hand.log);
  if (last === 'awarded') return pauses.pot;
  if (last === 'showdown' || !isRunOut(hand.state)) return 0;
  if (last !== 'board') return pauses.reveal;
  const { turn, rules } = hand.state;
  if (turn.kind !== 'deal') return pauses.river;
  // Of two boards both cards of a street are seen at once.
  return rules.doubleBoard && turn.board === 1 ? 0 : pauses.street;
}

/** Several players are in the hand and at most one of them has chips left to bet. */
function isRunOut({ players }: HandState): boolean {
  const live = players.filter(({ folded }) => !folded);
  return live.length > 1 && live.filter(hasChips).length < 2;
}

const hasChips = ({ stack }: Readonly<PlayerState>): boolean => stack > 0;

const STEPS: ReadonlySet<HandEvent['type']> = new Set([
  'started',
  'collected',
  'runsDecided',
  'board',
  'showdown',
  'awarded',
]);

const lastStep = (log: readonly HandEvent[]): HandEvent['type'] | undefined =>
  log.findLast(({ type }) => STEPS.has(type))?.type;

/** Does everybody who is in the hand and can be asked want to see the end? */
export function isSkipped(state: RoomState, { skips, state: { players } }: RoomHand): boolean {
  if (skips.length === 0) return false;
  return players.every(
    ({ seat, folded }) =>
      folded || skips.includes(seat) || botIn(state, seat) !== null || isGone(state, seat),
  );
}
