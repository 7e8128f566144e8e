/** The last entries of the stream, kept for views and to tell what is stale. */

import { TAIL_LENGTH } from '@sidepot/protocol';
import type { RoomState, Stored } from './types.js';

/** These counted and kept; what else they change is not its business. */
export function countAndKeep(
  { seq, tail }: RoomState,
  stored: readonly Stored[],
): Pick<RoomState, 'seq' | 'tail'> {
  const first = Math.max(0, stored.length - TAIL_LENGTH);
  const added = stored.slice(first).map((one, i) => ({ seq: seq + 1 + first + i, stored: one }));
  const kept = Math.min(tail.length, TAIL_LENGTH - added.length);
  // No list is longer inside than it is, as those that were pushed to are.
  const next = tail.slice(tail.length - kept).concat(added);
  return { seq: seq + stored.length, tail: next };
}

/** Did the hand or the seats change after this event? Yes, if nobody can tell any more. */
export function isStale({ seq, tail }: RoomState, expected: number): boolean {
  if (expected === seq) return false;
  const first = tail[0]?.seq ?? seq;
  if (expected > seq || expected < first - 1) return true;
  return tail.some((entry) => entry.seq > expected && entry.stored.of !== 'room');
}
