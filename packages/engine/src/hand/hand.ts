/**
 * A hand is a log of events: `decide` judges a command, `evolve` folds an event, `apply` does both.
 * States are plain data and are never changed: a refused command leaves everything as it was (R7).
 */

import { answering, isObject, throwing, unfit, unreadable } from '../checks.js';
import { PokerError, type Result, refused, reject, throwIf } from '../errors.js';
import { run } from './decide.js';
import { refresh } from './rules/turn-and-pots.js';
import type { Step } from './start.js';
import { commandProblem, unknownKeyIn } from './state/command-check.js';
import { workOn } from './state/emit.js';
import { eventProblem } from './state/event-check.js';
import { evolveDraft, firstState } from './state/evolve.js';
import { copyOf, OWNS_ALL, OWNS_NONE } from './state/state.js';
import { made, stateProblem, throwIfNoState } from './state/state-check.js';
import type { Command, HandEvent, HandState, LegalActions, PlayerCommand } from './state/types.js';
import { currentEvent, type LoggedEvent } from './state/upcast.js';

/**
 * What a command makes happen, or why it is refused: `apply` without the new state.
 *
 * @example
 * import { decide, deck, startHand } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) decide(hand.value.state, { type: 'raise', seat: 1, to: 12 });
 * // → { ok: false, error: { code: 'BELOW_MINIMUM', to: 12, min: 20, max: 500 } }
 */
export function decide(state: HandState, command: Command): Result<readonly HandEvent[]> {
  const step = apply(state, command);
  return step.ok ? { ok: true, value: step.value.events } : step;
}

/**
 * The state after one more event of the log. What happened is not judged again.
 *
 * @throws `PokerError`: `BAD_VERSION`, `BAD_INPUT` or `UNREADABLE` for a state that is none, and
 * for an event that is none; `CONSERVATION` if chips would be lost.
 *
 * @example
 * import { deck, evolve, startHand } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) evolve(hand.value.state, { type: 'killed', seat: 2 }).players[1]?.folded; // → true
 */
export const evolve = (state: HandState, event: HandEvent): HandState =>
  throwing(() => {
    throwIfNoState(state);
    throwIf(eventProblem(event));
    const draft = copyOf(state);
    const pen = { draft, owned: OWNS_NONE, movesPots: false };
    evolveDraft(pen, event);
    refresh(draft, pen.movesPots);
    return draft;
  });

/**
 * Judges a command and does it: the next state and what happened, or why not. The old state is
 * never changed. It also takes the dealer's commands and rulings: what a player sent goes through
 * `applyPlayer`.
 *
 * A state is looked at as far as is cheap: one that was damaged inside may be `UNREADABLE`.
 *
 * @throws `PokerError`: `CONSERVATION` only, if the chips of a damaged state do not add up.
 *
 * @example
 * import { apply, deck, startHand } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) {
 *   const step = apply(hand.value.state, { type: 'call', seat: 1 });
 *   if (step.ok) step.value.state.turn; // → { kind: 'act', seat: 2, legal: … }
 * }
 */
export function apply(state: HandState, command: Command): Result<Step> {
  // As `answering`, without a function for each call.
  try {
    const wrong = stateProblem(state) ?? commandProblem(command);
    if (wrong !== undefined) return refused(wrong);
    const events: HandEvent[] = [];
    const work = workOn(state, events);
    const { draft } = work;
    const problem = run(work, command);
    if (problem !== undefined) return refused(unknownKeyIn(command) ?? problem);
    refresh(draft, work.movesPots);
    return { ok: true, value: { state: made(draft), events } };
  } catch (error) {
    return refused(unreadable(error));
  }
}

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
  'bringIn',
  'draw',
  'runs',
  'show',
  'muck',
];
const OTHERS: readonly Command['type'][] = ['timeout', 'deal', 'showdown', 'award', 'kill', 'void'];

/**
 * `apply` for what a player sent, whatever it is: only what the player in `seat` may say passes.
 * The dealer's commands, the clock's `timeout` and a command for another seat are refused with
 * `NOT_YOUR_COMMAND` (R62, R104). The command need not name the seat.
 *
 * @throws `PokerError`: `CONSERVATION` only, if the chips of a damaged state do not add up.
 *
 * @example
 * import { applyPlayer, deck, startHand } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) {
 *   applyPlayer(hand.value.state, 1, { type: 'raise', to: 30 }).ok; // → true
 *   applyPlayer(hand.value.state, 2, { type: 'fold', seat: 1 });
 *   // → { ok: false, error: { code: 'NOT_YOUR_COMMAND', seat: 2, command: 'fold', of: 1 } }
 * }
 */
export const applyPlayer = (state: HandState, seat: number, command: OwnCommand): Result<Step> =>
  answering(() => {
    if (!Number.isInteger(seat)) return refused(unfit('seat', 'seat', seat));
    if (!isObject(command)) return apply(state, command as Command);
    const { type, seat: of = seat } = command;
    if (OTHERS.includes(type)) return refused(reject('NOT_YOUR_COMMAND', { seat, command: type }));
    if (OWN.includes(type) && of !== seat && typeof of === 'number') {
      return refused(reject('NOT_YOUR_COMMAND', { seat, command: type, of }));
    }
    return apply(state, { ...command, seat: of } as Command);
  });

/**
 * A whole log, from `started` on, gives back the state; also one that an older version wrote.
 *
 * @throws `PokerError`: `BAD_COMMAND` or `BAD_INPUT` for a log that is none, `BAD_VERSION` for one
 * of a version to come.
 *
 * @example
 * import { deck, rebuild, startHand } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) rebuild(hand.value.events).turn.kind; // → 'act'
 */
export const rebuild = (events: readonly LoggedEvent[]): HandState =>
  throwing(() => {
    if (!Array.isArray(events)) throw new PokerError(unfit('events', 'list', events));
    const log: HandEvent[] = [];
    for (let i = 0; i < events.length; i++) {
      const event = currentEvent(events[i] as LoggedEvent);
      throwIf(eventProblem(event, `events[${i}]`));
      log.push(event);
    }
    if (log[0] === undefined) {
      throw new PokerError(reject('BAD_COMMAND', { field: 'events', wants: 'atLeastOne' }));
    }
    const draft = firstState(log[0]);
    const pen = { draft, owned: OWNS_ALL, movesPots: true };
    for (let i = 1; i < log.length; i++) {
      const event = log[i] as HandEvent;
      // Pots are written to when they are awarded, so they must be there.
      if (event.type === 'raked' || event.type === 'awarded') refresh(draft);
      evolveDraft(pen, event);
    }
    refresh(draft);
    return draft;
  });

/**
 * What the player in this seat may do now, null if it is not their turn.
 *
 * @throws `PokerError`: `BAD_VERSION`, `BAD_INPUT` or `UNREADABLE` for a state that is none.
 *
 * @example
 * import { deck, legalActions, startHand } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) legalActions(hand.value.state, 1)?.raise; // → { min: 20, max: 500 }
 */
export const legalActions = (state: HandState, seat: number): LegalActions | null =>
  throwing(() => {
    throwIfNoState(state);
    const { turn } = state;
    return turn.kind === 'act' && turn.seat === seat ? turn.legal : null;
  });
