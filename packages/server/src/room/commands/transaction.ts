/** One question at work: the state so far, and what is written down for it. */

import {
  apply,
  type Command,
  decideTable,
  type HandEvent,
  type Step,
  type TableCommand,
} from '@sidepot/engine';
import type { ServerRefusal } from '@sidepot/protocol';
import { evolveRoom } from '../evolve/evolve.js';
import { evolveHandEvents, type StoredHand } from '../evolve/evolve-hand.js';
import { refusal } from '../state/refusals.js';
import type { Outcome, RoomEvent, RoomState, Stored, World } from '../state/types.js';

export interface Transaction {
  state: RoomState;
  readonly events: Stored[];
  readonly world: World;
  /** The room as it was when a hand ended in it. */
  finished: RoomState | null;
  /** Has the next one been dealt since? It is played by another call. */
  isEnough: boolean;
  /**
   * May a player run out of time? Only when the clock itself asks: behind a command there may be
   * another one that came in time, too.
   */
  readonly mayTimeOut: boolean;
}

/** What is wrong, or nothing: then it is done. */
export type Done = ServerRefusal | undefined;

export const begin = (state: RoomState, world: World, mayTimeOut = false): Transaction => ({
  state,
  events: [],
  world: notBefore(state, world),
  finished: null,
  isEnough: false,
  mayTimeOut,
});

/** A table's time never runs backwards, whoever wrote its last event. */
function notBefore({ tail }: RoomState, world: World): World {
  const last = tail.at(-1)?.stored.at ?? 0;
  return last <= world.now ? world : { ...world, now: last };
}

export const outcomeOfTransaction = ({ state, events, finished }: Transaction): Outcome => ({
  state,
  events,
  finished,
});

export function putStored(work: Transaction, stored: Stored): void {
  work.state = evolveRoom(work.state, stored);
  work.events.push(stored);
}

export function putEvent(work: Transaction, event: RoomEvent): void {
  putStored(work, { of: 'room', at: work.world.now, event });
}

export function doTable(work: Transaction, command: TableCommand): Done {
  const judged = decideTable(work.state.table, command);
  if (!judged.ok) return judged.error;
  for (const event of judged.value) putStored(work, { of: 'table', at: work.world.now, event });
  return undefined;
}

export function doHand(work: Transaction, command: Command): Done {
  const { hand } = work.state;
  if (hand === null) return refusal('NO_HAND');
  const step = apply(hand.state, command);
  if (!step.ok) return step.error;
  takeStep(work, hand.number, step.value);
  return undefined;
}

/** The engine gives events and state together, so nothing is folded twice. */
export function takeStep(work: Transaction, hand: number, { state, events }: Step): void {
  const at = work.world.now;
  const owner = (event: HandEvent): Pick<StoredHand, 'to'> => {
    if (event.type !== 'dealt' && event.type !== 'drew') return {};
    const to = state.players.find(({ seat }) => seat === event.seat)?.id;
    return to === undefined ? {} : { to };
  };
  const stored = events.map(
    (event): StoredHand => ({ of: 'hand', at, hand, event, ...owner(event) }),
  );
  work.state = evolveHandEvents(work.state, stored, state);
  for (const one of stored) work.events.push(one);
}
