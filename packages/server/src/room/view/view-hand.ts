/**
 * The hand as each person may see it: what the rail sees, and their own cards. So the
 * rail's view of a state is made once, however many watch.
 */

import type { HandState } from '@sidepot/engine';
import {
  type HandChange,
  playersWithOwn,
  type TableView,
  type WireHandView,
  wireViewOf,
  withOwnCards,
} from '@sidepot/protocol';
import { handSeatOf } from '../people/people.js';
import { seesHand } from '../people/rights.js';
import type { RoomState } from '../state/types.js';

const railViews: WeakMap<HandState, WireHandView> = new WeakMap();

function railView(state: HandState): WireHandView {
  const known = railViews.get(state);
  if (known !== undefined) return known;
  const view = wireViewOf(state, 'rail');
  railViews.set(state, view);
  return view;
}

const viewOf = (state: HandState, seat: number | null): WireHandView =>
  seat === null ? railView(state) : withOwnCards(railView(state), state, seat);

interface Change {
  readonly before: HandState;
  readonly rail: HandChange;
}

const changes: WeakMap<HandState, Change> = new WeakMap();

/** What the rail sees change. Made once for all who watch; viewers of one table see the same step. */
function railChange(before: HandState, after: HandState): HandChange {
  const known = changes.get(after);
  if (known?.before === before) return known.rail;
  const [old, now] = [railView(before), railView(after)];
  const rail: Record<string, unknown> = {};
  // Both have the same keys in the same order, and lists are quicker to go through than objects.
  const [was, is] = [Object.values(old), Object.values(now)];
  for (const [i, key] of Object.keys(now).entries()) if (is[i] !== was[i]) rail[key] = is[i];
  changes.set(after, { before, rail });
  return rail;
}

/** Null if it is not the same hand, seen in the same way: then all of it is news. */
export function playChange(before: RoomState, after: RoomState, viewer: string): HandChange | null {
  const [old, now] = [before.hand, after.hand];
  if (old === null || now === null || old.number !== now.number) return null;
  if (old.skips !== now.skips || old.rabbit !== now.rabbit) return null;
  if (!seesHand(before, viewer) || !seesHand(after, viewer)) return null;
  const change = railChange(old.state, now.state);
  const seat = handSeatOf(after, viewer);
  return seat === null || change.players === undefined
    ? change
    : { ...change, players: playersWithOwn(railView(now.state), now.state, seat) };
}

export function viewHand(state: RoomState, viewer: string): TableView['hand'] {
  const { hand } = state;
  if (hand === null || !seesHand(state, viewer)) return null;
  const { number, startedAt, skips, rabbit } = hand;
  return {
    number,
    startedAt,
    view: viewOf(hand.state, handSeatOf(state, viewer)),
    skips,
    rabbit,
  };
}
