/**
 * A hand is a log of events: `decide` judges a command, `evolve` folds an event, `apply` does both.
 * States are plain data and are never changed: a refused command leaves everything as it was (R7).
 */

import type { LegalActions } from '../betting/legal.js';
import { answering, isObject, throwing, unfit } from '../checks.js';
import { PokerError, type Result, refused, reject, throwIf } from '../errors.js';
import { commandProblem, unknownKeyIn } from './command-check.js';
import { run } from './commands.js';
import { copyOf } from './draft.js';
import { eventProblem } from './event-check.js';
import { firstState, fold } from './fold.js';
import { refresh } from './refresh.js';
import type { Step } from './start.js';
import { stateProblem, throwIfNoState } from './state-check.js';
import type { Command, HandEvent, HandState, PlayerCommand } from './types.js';

/** What a command makes happen, or why it is refused. */
export function decide(state: HandState, command: Command): Result<readonly HandEvent[]> {
  const step = apply(state, command);
  return step.ok ? { ok: true, value: step.value.events } : step;
}

/** The state after one more event. Throws BAD_VERSION for a state of another version. */
export const evolve = (state: HandState, event: HandEvent): HandState =>
  throwing(() => {
    throwIfNoState(state);
    throwIf(eventProblem(event));
    const draft = copyOf(state);
    fold(draft, event);
    refresh(draft);
    return draft;
  });

/** `decide` and `evolve` in one go. */
export const apply = (state: HandState, command: Command): Result<Step> =>
  answering((): Result<Step> => {
    const wrong = stateProblem(state) ?? commandProblem(command);
    if (wrong !== undefined) return refused(wrong);
    const events: HandEvent[] = [];
    const draft = copyOf(state);
    const problem = run({ draft, events, detailed: true }, command);
    if (problem !== undefined) return refused(unknownKeyIn(command) ?? problem);
    refresh(draft);
    return { ok: true, value: { state: draft, events } };
  });

/** What a player may say: everything but `timeout`, which is the clock's. Whose it is need not be said. */
export type OwnCommand = PlayerCommand extends infer One
  ? One extends { readonly type: 'timeout' }
    ? never
    : { [Key in keyof One as Exclude<Key, 'seat'>]: One[Key] } & { readonly seat?: number }
  : never;

const OWN: readonly Command['type'][] = [
  'fold',
  'check',
  'call',
  'allIn',
  'bet',
  'raise',
  'runs',
  'show',
  'muck',
];
const OTHERS: readonly Command['type'][] = ['timeout', 'deal', 'showdown', 'award', 'kill', 'void'];

/**
 * `apply` for what a player sent, whatever it is: only that player's own words pass. The dealer's
 * commands, the clock's `timeout` and a command for another seat are refused (R62, R104).
 */
export const applyPlayer = (state: HandState, seat: number, command: OwnCommand): Result<Step> =>
  answering(() => {
    if (!Number.isInteger(seat)) return refused(unfit('seat', 'a seat', seat));
    if (!isObject(command)) return apply(state, command as Command);
    const { type, seat: of = seat } = command;
    if (OTHERS.includes(type)) return refused(reject('NOT_YOUR_COMMAND', { seat, command: type }));
    if (OWN.includes(type) && of !== seat && typeof of === 'number') {
      return refused(reject('NOT_YOUR_COMMAND', { seat, command: type, of }));
    }
    return apply(state, { ...command, seat: of } as Command);
  });

/** A whole log, from its first event on. */
export const rebuild = (events: readonly HandEvent[]): HandState =>
  throwing(() => {
    if (!Array.isArray(events)) throw new PokerError(unfit('events', 'a list', events));
    const log: readonly HandEvent[] = events;
    if (log[0] === undefined) {
      throw new PokerError(reject('BAD_COMMAND', { field: 'events', wants: 'at least one' }));
    }
    for (let i = 0; i < log.length; i++) {
      throwIf(eventProblem(log[i] as HandEvent, `events[${i}]`));
    }
    const draft = firstState(log[0]);
    for (let i = 1; i < log.length; i++) {
      const event = log[i] as HandEvent;
      // Pots are written to when they are awarded, so they must be there.
      if (event.type === 'raked' || event.type === 'awarded') refresh(draft);
      fold(draft, event);
    }
    refresh(draft);
    return draft;
  });

/** What the player in this seat may do now, null if it is not their turn. */
export const legalActions = (state: HandState, seat: number): LegalActions | null =>
  throwing(() => {
    throwIfNoState(state);
    const { turn } = state;
    return turn.kind === 'act' && turn.seat === seat ? turn.legal : null;
  });
