/** What happens without anybody deciding: cards, showdown, awards (R68, R69, R72). */

import { throwing } from '../checks.js';
import { PokerError, type Result } from '../errors.js';
import { bettorCount, liveCount } from './draft.js';
import { apply } from './hand.js';
import { type Step, startHand } from './start.js';
import { throwIfNoState } from './state-check.js';
import type { HandConfig, HandEvent, HandState, PotState, Turn } from './types.js';

const DEALERS: Readonly<Partial<Record<Turn['kind'], 'deal' | 'showdown' | 'award'>>> = {
  deal: 'deal',
  showdown: 'showdown',
  award: 'award',
};

/**
 * One step of the dealer; nothing if a player decides, the hand is over, or cards are due and there
 * is no deck to take them from.
 */
export const advanceOnce = (state: HandState): Step | null =>
  throwing(() => {
    throwIfNoState(state);
    const type = DEALERS[state.turn.kind];
    if (type === undefined || (type === 'deal' && state.deck === null)) return null;
    const step = apply(state, { type });
    if (!step.ok) throw new PokerError(step.error);
    return step.value;
  });

/** All of the dealer's steps up to the next decision or the end. A loop, not a timer. */
export function autoAdvance(state: HandState): Step {
  const events: HandEvent[] = [];
  let current = state;
  for (let step = advanceOnce(current); step !== null; step = advanceOnce(current)) {
    current = step.state;
    events.push(...step.events);
  }
  return { state: current, events };
}

/** Is no more betting possible in this hand, with cards, showdown or awards to come? */
export const shouldAutoAdvance = (state: HandState): boolean =>
  throwing(() => {
    throwIfNoState(state);
    const { kind } = state.turn;
    if (kind === 'over' || kind === 'act' || kind === 'runs') return false;
    return liveCount(state) === 1 || bettorCount(state) <= 1;
  });

/** The state at the next decision or the end. */
export const advanceRoundIfReady = (state: HandState): HandState => autoAdvance(state).state;

/** `startHand`, and on to the first decision. */
export function startNewHand(config: HandConfig): Result<HandState> {
  const started = startHand(config);
  return started.ok ? { ok: true, value: advanceRoundIfReady(started.value.state) } : started;
}

/** Every pot with its winners: of a hand that nobody needs to decide in any more. */
export const determineWinners = (state: HandState): readonly PotState[] =>
  autoAdvance(state).state.pots;
