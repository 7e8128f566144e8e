/** Draws: who decides next, what may be thrown, what a decision comes to (R123–R126, R129, R146). */

import { type Refusal, reject } from '../../errors.js';
import { gameOf } from '../state/config.js';
import { emitDrew, type Work } from '../state/emit.js';
import { without } from '../state/hidden.js';
import {
  type Draft,
  firstAfter,
  hasRivals,
  holeCardsAt,
  indexOfSeat,
  playerAt,
} from '../state/state.js';
import type { DrawLimits, PublicHand, SeenCard } from '../state/types.js';
import { turnUpAll } from './face-up.js';

const NONE: readonly never[] = [];

/** How many draws come with the streets up to this one. */
function drawsUpTo(state: PublicHand, street: number): number {
  const { streets } = gameOf(state.rules);
  let draws = 0;
  for (let s = 0; s <= street; s++) if (streets[s]?.draw != null) draws++;
  return draws;
}

/** Index of the player who must decide on their cards before the next street comes; −1 for none. */
export function nextToDraw(state: PublicHand): number {
  const { rules, street, players } = state;
  const next = street < 0 ? undefined : gameOf(rules).streets[street + 1];
  if (next === undefined || next.draw === null || state.open || !hasRivals(state)) return -1;
  const decided = drawsUpTo(state, street + 1);
  const first = firstAfter(state, rules.button);
  for (let k = 0; k < players.length; k++) {
    const i = (first + k) % players.length;
    const { folded, drawn } = playerAt(state, i);
    if (!folded && drawn.length < decided) return i;
  }
  return -1;
}

/** By player: what was thrown in the draw of this street; nothing if it has none. */
export function discardsBefore(draft: Draft, street: number): (readonly SeenCard[])[] {
  const isDraw = gameOf(draft.rules).streets[street]?.draw != null;
  const index = drawsUpTo(draft, street) - 1;
  return draft.players.map((_, i) => (isDraw ? (draft.hidden.thrown[i]?.[index] ?? NONE) : NONE));
}

/** What may be thrown before the next street. */
export const drawLimits = ({ rules, street }: PublicHand): DrawLimits | null =>
  gameOf(rules).streets[street + 1]?.draw ?? null;

/** What may be thrown before a street; nothing if it has no draw. */
export const discardLimitsOn = ({ rules }: PublicHand, street: number): DrawLimits =>
  gameOf(rules).streets[street]?.draw ?? { min: 0, max: 0, replace: false };

/** Somebody decides; with the last decision closed betting turns the hands up (R126). */
export function decideDraw(
  work: Work,
  seat: number,
  cards: readonly SeenCard[] = NONE,
): Refusal | undefined {
  const { draft } = work;
  const problem = drawerProblem(draft, seat) ?? cardsProblem(draft, seat, cards);
  if (problem !== undefined) return problem;
  emitDrew(work, indexOfSeat(draft, seat), cards.slice());
  turnUpAll(work);
  return undefined;
}

/** Out of time: pat; where cards must go, the last ones dealt (R129). */
export function drawInTime(work: Work, seat: number): Refusal | undefined {
  const held = holeCardsAt(work.draft, indexOfSeat(work.draft, seat));
  const min = drawLimits(work.draft)?.min ?? 0;
  return decideDraw(work, seat, min === 0 ? NONE : held.slice(-min));
}

/** Is it this seat's draw? */
function drawerProblem(draft: Draft, seat: number): Refusal | undefined {
  const i = indexOfSeat(draft, seat);
  if (i < 0) return reject('UNKNOWN_PLAYER', { seat });
  const drawer = nextToDraw(draft);
  if (drawer === i) return undefined;
  if (playerAt(draft, i).folded) return reject('PLAYER_FOLDED', { seat });
  return drawer < 0
    ? reject('NOT_DUE', { command: 'draw' })
    : reject('NOT_YOUR_TURN', { seat, turn: playerAt(draft, drawer).seat });
}

function cardsProblem(draft: Draft, seat: number, cards: readonly SeenCard[]): Refusal | undefined {
  if (!Array.isArray(cards)) {
    return reject('BAD_COMMAND', { field: 'cards', wants: 'cards', value: cards });
  }
  const { min, max } = drawLimits(draft) ?? { min: 0, max: 0 };
  const count = cards.length;
  if (count > max) return reject('TOO_MANY_DISCARDS', { count, max });
  if (count < min) return reject('MUST_DISCARD', { count, min });
  let held = holeCardsAt(draft, indexOfSeat(draft, seat));
  for (const card of cards) {
    // Who threw a card that nobody knew had it: only histories have such hands.
    const isHeld = held.includes(card) || (Number.isInteger(card) && held.includes(null));
    if (!isHeld) return reject('NOT_YOUR_CARD', { card });
    held = without(held, [card]);
  }
  return undefined;
}
