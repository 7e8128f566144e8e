/**
 * A hand is a log of events: `decide` judges a command, `evolve` folds an event, `apply` does both.
 * States are plain data and are never changed: a refused command leaves everything as it was (R7).
 */

import type { LegalActions } from '../betting/legal.js';
import { isObject, unfit } from '../checks.js';
import { PokerError, type Result, reject, throwIf } from '../errors.js';
import { run } from './commands.js';
import { copyOf } from './draft.js';
import { firstState, fold } from './fold.js';
import { refresh } from './refresh.js';
import type { Step } from './start.js';
import type { Command, HandEvent, HandState } from './types.js';
import { versionProblem } from './version.js';

/** What a command makes happen, or why it is refused. */
export function decide(state: HandState, command: Command): Result<readonly HandEvent[]> {
  const step = apply(state, command);
  return step.ok ? { ok: true, value: step.value.events } : step;
}

/** The state after one more event. Throws BAD_VERSION for a state of another version. */
export function evolve(state: HandState, event: HandEvent): HandState {
  throwIf(versionProblem(state));
  const draft = copyOf(state);
  fold(draft, event);
  refresh(draft);
  return draft;
}

/** `decide` and `evolve` in one go. */
export function apply(state: HandState, command: Command): Result<Step> {
  const wrong = versionProblem(state);
  if (wrong !== undefined) return { ok: false, error: wrong };
  if (!isObject(command)) {
    return { ok: false, error: unfit('command', 'an object', command, 'BAD_COMMAND') };
  }
  const events: HandEvent[] = [];
  const draft = copyOf(state);
  const problem = run({ draft, events, detailed: true }, command);
  if (problem !== undefined) return { ok: false, error: problem };
  refresh(draft);
  return { ok: true, value: { state: draft, events } };
}

/** A whole log, from its first event on. */
export function rebuild(events: readonly HandEvent[]): HandState {
  const [first, ...rest] = events;
  if (first === undefined) {
    throw new PokerError(reject('BAD_COMMAND', { field: 'events', wants: 'at least one' }));
  }
  const draft = firstState(first);
  for (const event of rest) {
    // Pots are written to when they are awarded, so they must be there.
    if (event.type === 'raked' || event.type === 'awarded') refresh(draft);
    fold(draft, event);
  }
  refresh(draft);
  return draft;
}

/** What the player in this seat may do now, null if it is not his turn. */
export function legalActions(state: HandState, seat: number): LegalActions | null {
  throwIf(versionProblem(state));
  const { turn } = state;
  return turn.kind === 'act' && turn.seat === seat ? turn.legal : null;
}
