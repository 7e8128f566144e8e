/** Who may ask what, and when: before a command is looked at. */

import { type CommandType, HAND_COMMAND_TYPES, HOST_COMMAND_TYPES } from '@sidepot/protocol';
import { isKicked, personOf } from './people.js';
import { refuse } from './refusals.js';
import { isStale } from './tail.js';
import type { Ask, RoomState } from './types.js';
import type { Done } from './work.js';

const HAND: ReadonlySet<CommandType> = new Set(HAND_COMMAND_TYPES);
const HOST: ReadonlySet<CommandType> = new Set(HOST_COMMAND_TYPES);

/** What people may still settle when the table is closed. */
const AFTER_CLOSING: ReadonlySet<CommandType> = new Set([
  'chat',
  'rename',
  'adjustLedger',
  'transferHost',
]);
/** What makes no sense at a table that is about to close. */
const NOT_WHILE_CLOSING: ReadonlySet<CommandType> = new Set([
  'requestSeat',
  'approveSeat',
  'buyIn',
  'topUp',
  'startGame',
  'addBot',
]);
/** A paused hand goes no further. */
const NOT_WHILE_PAUSED: ReadonlySet<CommandType> = new Set([
  'act',
  'runs',
  'muck',
  'skip',
  'timeBank',
  'startGame',
]);

export function gateProblem(state: RoomState, { by, command, hand, expectedSeq }: Ask): Done {
  const { type } = command;
  if (isKicked(state, by)) return refuse('KICKED');
  if (HOST.has(type)) {
    if (by !== state.host) return refuse('NOT_HOST');
  } else if (type !== 'join' && personOf(state, by) === undefined) return refuse('NOT_ALLOWED');
  if (state.closed && !AFTER_CLOSING.has(type)) return refuse('TABLE_CLOSED');
  if (state.closing && NOT_WHILE_CLOSING.has(type)) return refuse('TABLE_CLOSED');
  if (HAND.has(type) && hand !== state.hand?.number) return stale(state);
  if (expectedSeq !== undefined && isStale(state, expectedSeq)) return stale(state);
  return state.paused && NOT_WHILE_PAUSED.has(type) ? refuse('PAUSED') : undefined;
}

const stale = ({ seq, hand }: RoomState): Done =>
  refuse('STALE', { seq, hand: hand?.number ?? null });
