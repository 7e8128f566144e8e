/**
 * The cards of each player in the order they came, where some are told only by what was shown later:
 * a hand of stud or of a draw game is dealt in pieces, and parts of it are thrown before anybody sees
 * the rest.
 */

import type { PhhAction, PhhCard } from './hand.js';

/** A card that came; what it is may be told later. */
interface Arrival {
  card: PhhCard;
}

/** By player: what came, in its order. */
export type CardArrivals = readonly (readonly PhhCard[])[];

/** Who showed what was never dealt to them, and in which action. */
export interface Contradiction {
  readonly player: number;
  readonly action: number;
}

/** `finals` are hands that were known in the end though nobody showed them. */
export function arrivalsIn(
  actions: readonly PhhAction[],
  count: number,
  finals: readonly (readonly PhhCard[] | undefined)[] = [],
): CardArrivals | Contradiction {
  const came: Arrival[][] = Array.from({ length: count }, () => []);
  const held: Arrival[][] = Array.from({ length: count }, () => []);
  const board: PhhCard[] = [];
  for (const [k, action] of actions.entries()) {
    switch (action.verb) {
      case 'db':
        board.push(...action.cards);
        break;
      case 'dh':
        for (const card of action.cards) {
          const arrival = { card };
          came[action.player]?.push(arrival);
          held[action.player]?.push(arrival);
        }
        break;
      case 'sd':
        held[action.player] = without(held[action.player] ?? [], action.cards);
        break;
      case 'sm': {
        const shown = ownOf(action.cards ?? [], board);
        const isTold = tell(held[action.player] ?? [], shown, came);
        if (!isTold) return { player: action.player, action: k };
        break;
      }
    }
  }
  for (const [player, cards] of finals.entries()) {
    if (cards === undefined) continue;
    const isTold = tell(held[player] ?? [], ownOf(cards, board), came);
    if (!isTold) return { player, action: actions.length - 1 };
  }
  return came.map((arrivals) => arrivals.map(({ card }) => card));
}

/** Some records show the common card of stud with each hand (R119). */
const ownOf = (cards: readonly PhhCard[], board: readonly PhhCard[]): readonly PhhCard[] =>
  cards.filter((card) => card === -1 || !board.includes(card));

/** A card that nobody knows is any of those that nobody knows, the latest first. */
function without(held: readonly Arrival[], cards: readonly PhhCard[]): Arrival[] {
  const kept = held.slice();
  for (const card of cards) {
    const at = lastOf(kept, card);
    const gone = at < 0 ? lastOf(kept, -1) : at;
    if (gone >= 0) kept.splice(gone, 1);
  }
  return kept;
}

function lastOf(held: readonly Arrival[], card: PhhCard): number {
  for (let i = held.length - 1; i >= 0; i--) if (held[i]?.card === card) return i;
  return -1;
}

/**
 * A whole hand says what its unknown cards are, in its order; but a card that somebody had before came
 * back with a reshuffle (R127), so it came last. False if it is another hand.
 */
function tell(
  held: readonly Arrival[],
  shown: readonly PhhCard[],
  came: readonly (readonly Arrival[])[],
): boolean {
  if (shown.length !== held.length || shown.includes(-1)) return true;
  const known = held.filter(({ card }) => card !== -1);
  if (known.some(({ card }) => !shown.includes(card))) return false;
  const rest = shown.filter((card) => known.every((one) => one.card !== card));
  const isBack = (card: PhhCard): boolean =>
    came.some((cards) => cards.some((one) => one.card === card));
  const inOrder = [...rest.filter((card) => !isBack(card)), ...rest.filter(isBack)];
  let at = 0;
  for (const arrival of held) if (arrival.card === -1) arrival.card = inOrder[at++] ?? -1;
  return true;
}
