/** A table as it is now to somebody who asks, and whether they may ask. */

import type { ServerRefusal } from '@sidepot/protocol';
import {
  doorProblem,
  lateParts,
  type RoomState,
  viewRoom,
  viewUnnamed,
  type World,
} from '../room/index.js';
import type { Caller } from './contract/types.js';
import type { Current } from './reads/reads.js';
import type { RoomHost } from './room-host.js';
import { WorkSlice } from './turns/slices.js';

export async function currentFor(
  by: Caller,
  state: RoomState,
  table: Pick<RoomHost, 'stateFor' | 'gone' | 'connected'>,
  world: () => World,
): Promise<Current> {
  const shown = await table.stateFor(by.id, state);
  // Of a crowd's table it takes a millisecond or two: one view in each turn.
  await new WorkSlice().rest();
  const view = viewRoom(shown, by.id, table.gone);
  const now = shown === state ? {} : lateParts(state, shown, by.id, table.gone);
  const unnamed = viewUnnamed(state, by.id, table.connected);
  return { seq: shown.seq, at: world().now, view: { ...view, ...now, ...unnamed } };
}

/** Over HTTP nobody brings a link along: who came in by one has joined. */
export const shutProblem = ({ id, from = null }: Caller, state: RoomState): ServerRefusal | null =>
  doorProblem(state, id, { from, invite: null });

/** Somebody whom nobody knows. */
const STRANGER = '';

/** Null: with this link they would not even hear what the table is called. */
export function nameForStranger(state: RoomState, invite: string | null): string | null {
  const shut = doorProblem(state, STRANGER, { from: null, invite });
  return shut === null || shut.code === 'NOT_LET_IN' ? state.name : null;
}
