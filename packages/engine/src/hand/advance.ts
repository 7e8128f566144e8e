/** What happens without anybody deciding: cards, showdown, awards (R68, R69, R72). */

import { throwing } from '../checks.js';
import { PokerError, type Result, throwIf } from '../errors.js';
import { run } from './decide.js';
import { apply } from './hand.js';
import { awardAll } from './rules/payout.js';
import { isSettled, refresh } from './rules/turn-and-pots.js';
import { type Step, startHand } from './start.js';
import { workOn } from './state/emit.js';
import { canBet, liveCount } from './state/state.js';
import { made, throwIfNoState } from './state/state-check.js';
import type { HandConfig, HandEvent, HandState, PotState } from './state/types.js';

/** What the dealer does next, if anything: without a deck they wait for the cards. */
function dealersNext({ turn, hidden }: HandState): 'deal' | 'showdown' | 'award' | undefined {
  const { kind } = turn;
  if (kind === 'deal') return hidden.deck === null ? undefined : kind;
  return kind === 'showdown' || kind === 'award' ? kind : undefined;
}

/**
 * One step of the dealer: cards, the showdown or an award. Null if a player decides, the hand is
 * over, or cards are due and there is no deck to take them from.
 *
 * @throws `PokerError`: `BAD_VERSION`, `BAD_INPUT` or `UNREADABLE` for a state that is none.
 *
 * @example
 * import { advanceOnce, apply, deck, startHand } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * const folded = hand.ok && apply(hand.value.state, { type: 'fold', seat: 1 });
 * if (folded && folded.ok) advanceOnce(folded.value.state)?.state.over; // → true
 */
export const advanceOnce = (state: HandState): Step | null =>
  throwing(() => {
    throwIfNoState(state);
    const type = dealersNext(state);
    if (type === undefined) return null;
    const step = apply(state, { type });
    if (!step.ok) throw new PokerError(step.error);
    return step.value;
  });

/**
 * All of the dealer's steps up to the next decision or the end. A loop, not a timer.
 *
 * @throws `PokerError`: `BAD_VERSION`, `BAD_INPUT` or `UNREADABLE` for a state that is none.
 *
 * @example
 * import { apply, autoAdvance, deck, startHand } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) {
 *   const folded = apply(hand.value.state, { type: 'fold', seat: 1 });
 *   if (folded.ok) autoAdvance(folded.value.state).state.turn; // → { kind: 'over' }
 * }
 */
export const autoAdvance = (state: HandState): Step =>
  throwing(() => {
    throwIfNoState(state);
    const events: HandEvent[] = [];
    let type = dealersNext(state);
    if (type === undefined) return { state, events };
    // As one `advanceOnce` after the other, with one copy of the state for all of them.
    const work = workOn(state, events);
    for (; type !== undefined; type = dealersNext(work.draft)) {
      work.movesPots = false;
      // Pots that are paid one after the other are cut, and their hands ranked, once.
      const isLast = type === 'award' && isSettled(work.draft);
      throwIf(isLast ? awardAll(work) : run(work, { type }));
      refresh(work.draft, work.movesPots);
    }
    return { state: made(work.draft), events };
  });

/**
 * Is no more betting possible in this hand, with cards, showdown or awards to come?
 *
 * @throws `PokerError`: `BAD_VERSION`, `BAD_INPUT` or `UNREADABLE` for a state that is none.
 *
 * @example
 * import { apply, deck, shouldAutoAdvance, startHand } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * const folded = hand.ok && apply(hand.value.state, { type: 'fold', seat: 1 });
 * if (folded && folded.ok) shouldAutoAdvance(folded.value.state); // → true
 */
export const shouldAutoAdvance = (state: HandState): boolean =>
  throwing(() => {
    throwIfNoState(state);
    const { kind } = state.turn;
    if (kind === 'over' || kind === 'act' || kind === 'runs' || kind === 'draw') return false;
    return liveCount(state) === 1 || !canBet(state);
  });

/**
 * The documents' name for `autoAdvance(state).state`: the state at the next decision or the end
 * (docs/names.md). In programs of your own `autoAdvance` has the events, too.
 *
 * @throws `PokerError`: `BAD_VERSION`, `BAD_INPUT` or `UNREADABLE` for a state that is none.
 *
 * @example
 * import { advanceRoundIfReady, apply, deck, startHand } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * const folded = hand.ok && apply(hand.value.state, { type: 'fold', seat: 1 });
 * if (folded && folded.ok) advanceRoundIfReady(folded.value.state).over; // → true
 */
export const advanceRoundIfReady = (state: HandState): HandState => autoAdvance(state).state;

/**
 * The documents' name for `startHand` and `autoAdvance`: the state at the first decision
 * (docs/names.md). In programs of your own those two have the events, too. A config that is refused
 * comes back as a refusal.
 *
 * @example
 * import { deck, startNewHand } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startNewHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) hand.value.turn.kind; // → 'act'
 */
export function startNewHand(config: HandConfig): Result<HandState> {
  const started = startHand(config);
  return started.ok ? { ok: true, value: advanceRoundIfReady(started.value.state) } : started;
}

/**
 * The documents' name for `autoAdvance(state).state.pots`: every pot with its winners, of a hand that
 * nobody needs to decide in any more (docs/names.md).
 *
 * @throws `PokerError`: `BAD_VERSION`, `BAD_INPUT` or `UNREADABLE` for a state that is none.
 *
 * @example
 * import { apply, deck, determineWinners, startHand } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * const folded = hand.ok && apply(hand.value.state, { type: 'fold', seat: 1 });
 * if (folded && folded.ok) determineWinners(folded.value.state)[0]?.winners; // → [2]
 */
export const determineWinners = (state: HandState): readonly PotState[] =>
  autoAdvance(state).state.pots;
