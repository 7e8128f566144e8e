/** What the hands of a game are worth on a board, as far as their cards are known. */

import type { Card } from '../../cards.js';
import { lowCards, playingFive } from '../../games/describe.js';
import { halfValue, shortDeckRule, type TrustingValue } from '../../games/values.js';
import type { Tiers } from '../../pots/boards.js';
import { filled } from '../../pots/filled.js';
import { gameOf } from '../state/config.js';
import { playerAt } from '../state/state.js';
import type { HandState, Rules, SeenCard } from '../state/types.js';

/** By index: for as few as these `includes` takes longer. */
function areKnown(cards: readonly SeenCard[]): cards is readonly Card[] {
  for (let i = 0; i < cards.length; i++) if (cards[i] === null) return false;
  return true;
}

/** As many as make a hand: evaluators trust their cards, and a missing one would spoil their code. */
const isComplete = (hole: readonly SeenCard[], board: readonly SeenCard[]): boolean =>
  hole.length > 1 && board.length > 4 && areKnown(hole) && areKnown(board);

/** The five that play, in showing order; null if not all cards are known. */
export function playingCards(
  rules: Rules,
  half: 'high' | 'low',
  hole: readonly SeenCard[],
  board: readonly SeenCard[],
): readonly Card[] | null {
  if (!isComplete(hole, board) || !areKnown(hole) || !areKnown(board)) return null;
  const [high, low = high] = gameOf(rules).halves;
  const rule = shortDeckRule(rules.tripsOverStraight);
  return half === 'low' ? lowCards(low, rule, hole, board) : playingFive(high, rule, hole, board);
}

/** More than any value: the best hand has the lowest tier. */
const TOP = 0x1_0000;

/** The hands that are still in, ranked on a board; −1 for the others, and for those nobody knows. */
export function tiersOn(state: HandState, board: readonly SeenCard[]): Tiers {
  const { rules, players } = state;
  const [first, second] = gameOf(rules).halves;
  const rule = shortDeckRule(rules.tripsOverStraight);
  const high = filled(players.length, -1);
  const low = filled(second === undefined ? 0 : players.length, -1);
  if (board.length < 5 || !areKnown(board)) return { high, low };
  rank(state, board, halfValue(first, rule), high);
  if (second !== undefined) rank(state, board, halfValue(second, rule), low);
  return { high, low };
}

function rank(
  state: HandState,
  board: readonly Card[],
  value: TrustingValue,
  tiers: number[],
): void {
  const { players, hidden } = state;
  for (let i = 0; i < players.length; i++) {
    const { folded, mucked } = playerAt(state, i);
    const cards = hidden.cards[i];
    if (folded || mucked || cards === undefined || cards.length < 2 || !areKnown(cards)) continue;
    const worth = value(cards, board);
    if (worth > 0) tiers[i] = TOP - worth;
  }
}
