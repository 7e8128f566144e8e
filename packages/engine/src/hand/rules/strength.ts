/** What the hands of a game are worth on a board, as far as their cards are known. */

import type { Card } from '../../cards.js';
import { playingOf } from '../../games/describe.js';
import type { Game, Half } from '../../games/game.js';
import { boardCards } from '../../games/games.js';
import { halfValue, shortDeckRule, type TrustingValue } from '../../games/values.js';
import type { Tiers } from '../../pots/boards.js';
import { filled } from '../../pots/filled.js';
import { gameOf } from '../state/config.js';
import { cardsAt, playerAt } from '../state/state.js';
import type { HandState, Rules, SeenCard } from '../state/types.js';

/** By index: for as few as these `includes` takes longer. */
function areKnown(cards: readonly SeenCard[]): cards is readonly Card[] {
  for (let i = 0; i < cards.length; i++) if (cards[i] === null) return false;
  return true;
}

/** Evaluators trust their cards, and a missing one would spoil their code: so many must be there. */
function leastHeld({ streets, upCards, halves }: Game): number {
  // The common card of stud may be the seventh (R119).
  if (upCards !== null) return 6;
  return halves[0].from === 'own' ? (streets[0]?.down ?? 5) : 2;
}

/** The half of a game: its first, or its second. */
const halfAt = ({ halves }: Game, index: number): Half => halves[index] ?? halves[0];

/** The cards that play in a half, in showing order; null if not all cards are known. */
export function playingCards(
  rules: Rules,
  half: number,
  own: readonly SeenCard[],
  board: readonly SeenCard[],
): readonly Card[] | null {
  const game = gameOf(rules);
  if (!isWhole(game, own, board) || !areKnown(own) || !areKnown(board)) return null;
  return playingOf(halfAt(game, half), shortDeckRule(rules.tripsOverStraight), own, board);
}

const isWhole = (game: Game, own: readonly SeenCard[], board: readonly SeenCard[]): boolean =>
  own.length >= leastHeld(game) && board.length >= boardCards(game);

/** More than any value: the best hand has the lowest tier. */
const TOP = 0x1_0000;

/** The hands that are still in, ranked on a board; −1 for the others, and for those nobody knows. */
export function tiersOn(state: HandState, board: readonly SeenCard[]): Tiers {
  const { rules, players } = state;
  const game = gameOf(rules);
  const first = game.halves[0];
  const second = game.halves[1];
  const rule = shortDeckRule(rules.tripsOverStraight);
  const high = filled(players.length, -1);
  const low = filled(second === undefined ? 0 : players.length, -1);
  if (board.length < boardCards(game) || !areKnown(board)) return { high, low };
  const least = leastHeld(game);
  rank(state, board, least, halfValue(first, rule), high);
  if (second !== undefined) rank(state, board, least, halfValue(second, rule), low);
  return { high, low };
}

function rank(
  state: HandState,
  board: readonly Card[],
  least: number,
  value: TrustingValue,
  tiers: number[],
): void {
  const { players } = state;
  for (let i = 0; i < players.length; i++) {
    const { folded, mucked } = playerAt(state, i);
    if (folded || mucked) continue;
    const cards = cardsAt(state, i);
    if (cards.length < least || !areKnown(cards)) continue;
    const worth = value(cards, board);
    if (worth > 0) tiers[i] = TOP - worth;
  }
}
