/** What happens in a hand, and what it means for clocks and time banks. */

import { evolve, type HandEvent, type HandState, rebuild } from '@sidepot/engine';
import { countHand } from '../counters/count-hand.js';
import { draftOfRoom } from '../state/copy.js';
import { countAndKeep } from '../state/recent-events.js';
import type { RoomHand, RoomState, Stored } from '../state/types.js';
import { botTime } from '../time/bot-time.js';
import { clockOfHand } from '../time/clocks.js';
import { spent } from '../time/time-banks.js';

export type StoredHand = Extract<Stored, { of: 'hand' }>;

/** The engine's state after one more event. */
export function nextHandState(hand: RoomHand | null, event: HandEvent): HandState {
  return event.type === 'started' || hand === null ? rebuild([event]) : evolve(hand.state, event);
}

const QUIET: ReadonlySet<HandEvent['type']> = new Set(['shown', 'mucked', 'runsAnswered']);

/** What one command did, all at once: `next` is the engine's state after the last of it. */
export function evolveHandEvents(
  before: RoomState,
  stored: readonly StoredHand[],
  next: HandState,
): RoomState {
  const [first] = stored;
  if (first === undefined) return before;
  const { at } = first;
  const events = stored.map(({ event }) => event);
  const hand = handAfter(before.hand, first, events, next);
  const draft = draftOfRoom(before);
  const { seq, tail } = countAndKeep(before, stored);
  draft.seq = seq;
  draft.tail = tail;
  draft.hand = hand;
  draft.people = spent(before, events, at);
  if (events.some(({ type }) => type === 'ended')) {
    draft.counters = countHand(before.counters, hand.log, before.table.settings.mode);
  }
  // What is shown after the hand changes no clock.
  if (draft.table.hand === null) return draft;
  draft.clock = clockOfHand(draft, hand, at, !events.every(({ type }) => QUIET.has(type)));
  draft.botAt = botTime(draft, draft.clock, at);
  return draft;
}

function handAfter(
  old: RoomHand | null,
  { hand: number, at, event }: StoredHand,
  events: readonly HandEvent[],
  state: HandState,
): RoomHand {
  return event.type === 'started' || old === null
    ? { number, startedAt: at, state, log: events, skips: [], rabbit: null }
    : { ...old, state, log: [...old.log, ...events] };
}
