/**
 * The second implementation of every game of RULES-GAMES.md (R105 to R165), written from it and
 * RULES.md alone: it shares nothing with the engine. Slow and plain on purpose.
 */
import type { Card } from './cards.js';
import { type Action, playAction, startHand, type Turn, turnOf } from './play.js';
import { type Result, resultOf } from './result.js';
import type { WalkConfig } from './state.js';

export interface Walked {
  /** Whose turn it was before each action; one more at the end if the hand still asks. */
  readonly turns: Turn[];
  /** Null while the hand is not over. */
  readonly result: Result | null;
}

export function walk(
  config: WalkConfig,
  deck: readonly Card[],
  spares: readonly (readonly Card[])[],
  actions: readonly Action[],
): Walked {
  const hand = startHand(config, deck, spares);
  const turns: Turn[] = [];
  for (const action of actions) {
    const turn = turnOf(hand);
    if (turn === null) throw new Error('an action after the end');
    turns.push(turn);
    playAction(hand, action);
  }
  const next = turnOf(hand);
  return { turns: next === null ? turns : [...turns, next], result: next ? null : resultOf(hand) };
}
