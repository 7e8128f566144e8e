/** What somebody missed of a table: the events after a number, as they may see them. */

import { MAX_EVENTS, type StreamEvent } from '@sidepot/protocol';
import { type RoomState, viewStored } from '../../room/index.js';
import type { Store } from '../../store/index.js';
import { WorkSlice } from '../turns/slices.js';
import { storedOf } from './journal.js';

export interface Missed {
  /** Of the last one; less than the table's if there are too many for one message. */
  readonly seq: number;
  readonly events: StreamEvent[];
}

/** Seen and told at once; more of them wait for a turn of their own. */
export const FEW = 50;

export async function missedBy(
  store: Pick<Store, 'eventsAfter'>,
  state: RoomState,
  player: string,
  after: number,
): Promise<Missed> {
  const most = Math.max(0, Math.min(MAX_EVENTS, state.seq - after));
  const texts = most === 0 ? [] : await store.eventsAfter(state.id, after, most);
  const events: StreamEvent[] = [];
  const slice = new WorkSlice();
  // Ten who come back at once would otherwise have ten slices in one turn.
  if (texts.length > FEW) await slice.rest();
  for (const [i, text] of texts.entries()) {
    const event = viewStored(storedOf(text), after + 1 + i, player, state);
    if (event !== null) events.push(event);
    if (slice.isOver) await slice.rest();
  }
  return { seq: after + texts.length, events };
}
