/** Who may ask what, and when: before a command is looked at. */

import type { ServerRefusal } from '@sidepot/protocol';
import { type CommandType, HAND_COMMAND_TYPES, HOST_COMMAND_TYPES } from '@sidepot/protocol';
import type { Done } from './commands/transaction.js';
import { doorProblem, entryOf, isInside, type Pass } from './people/door.js';
import { isHost, personOf } from './people/people.js';
import { mayChat, seesHand, seesLate } from './people/rights.js';
import { isStale } from './state/recent-events.js';
import { refusal } from './state/refusals.js';
import type { Ask, RoomState } from './state/types.js';

const HAND: ReadonlySet<CommandType> = new Set(HAND_COMMAND_TYPES);
const HOST: ReadonlySet<CommandType> = new Set(HOST_COMMAND_TYPES);

/** What no helper may do for the host. */
const OWN: ReadonlySet<CommandType> = new Set(['transferHost', 'shareHost', 'closeTable']);

/** What people may still settle when the table is closed. */
const AFTER_CLOSING: ReadonlySet<CommandType> = new Set([
  'chat',
  'mute',
  'rename',
  'adjustLedger',
  'transferHost',
  'playAgain',
]);
/** What makes no sense at a table that is about to close. */
const NOT_WHILE_CLOSING: ReadonlySet<CommandType> = new Set([
  'requestSeat',
  'approveSeat',
  'buyIn',
  'topUp',
  'moveSeat',
  'autoChips',
  'joinWaitlist',
  'startGame',
  'addBot',
]);
/** A paused hand goes no further. */
const NOT_WHILE_PAUSED: ReadonlySet<CommandType> = new Set([
  'act',
  'draw',
  'runs',
  'muck',
  'skip',
  'timeBank',
  'startGame',
]);

export function gateProblem(state: RoomState, ask: Ask): Done {
  const { by, command } = ask;
  const { type } = command;
  const shut = isInside(state, by) ? null : doorProblem(state, by, passOf(ask));
  if (shut !== null) return outsideProblem(state, ask, shut);
  if (HOST.has(type)) {
    const isTheirs = OWN.has(type) ? by === state.host : isHost(state, by);
    if (!isTheirs) return refusal('NOT_HOST');
  } else if (type !== 'join' && personOf(state, by) === undefined) return refusal('NOT_ALLOWED');
  if ((type === 'chat' || type === 'react') && !mayChat(state, by)) return refusal('NOT_ALLOWED');
  if (state.closed && !AFTER_CLOSING.has(type)) return refusal('TABLE_CLOSED');
  if (state.closing && NOT_WHILE_CLOSING.has(type)) return refusal('TABLE_CLOSED');
  const stale = seesLate(state, by) ? lateProblem(ask) : staleProblem(state, ask);
  if (stale !== undefined) return stale;
  return state.pause !== null && NOT_WHILE_PAUSED.has(type) ? refusal('PAUSED') : undefined;
}

export const passOf = ({ command, from = null }: Ask): Pass => ({
  from,
  invite: command.type === 'join' ? (command.invite ?? null) : null,
});

/** From out there one may ask to come in, and think better of it; what goes on inside is not told. */
function outsideProblem(
  state: RoomState,
  { by, command: { type } }: Ask,
  shut: ServerRefusal,
): Done {
  if (type === 'cancelRequest' && entryOf(state, by) !== undefined) return undefined;
  if (type !== 'join' || !isForHost(shut)) return shut;
  return state.closed ? refusal('TABLE_CLOSED') : undefined;
}

/** May the host be asked? */
export const isForHost = ({ code }: ServerRefusal): boolean =>
  code === 'KICKED' || code === 'NOT_LET_IN';

function staleProblem(state: RoomState, { by, command, hand, expectedSeq }: Ask): Done {
  if (HAND.has(command.type) && hand !== state.hand?.number) return stale(state, by);
  return expectedSeq !== undefined && isStale(state, expectedSeq) ? stale(state, by) : undefined;
}

/** Who sees late must not learn by asking where the table is: they are held to what they were shown. */
function lateProblem({ by, command, expectedSeq, shown }: Ask): Done {
  if (HAND.has(command.type)) return refusal('NOT_ALLOWED');
  const isOld = shown !== undefined && expectedSeq !== undefined && isStale(shown, expectedSeq);
  return isOld ? stale(shown, by) : undefined;
}

const stale = (seen: RoomState, by: string): Done =>
  refusal('STALE', {
    seq: seen.seq,
    hand: seesHand(seen, by) ? (seen.hand?.number ?? null) : null,
  });
