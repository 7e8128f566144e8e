/** Hands in the words of PokerStars' histories, which trackers look for. */

import { type Card, RANKS, rankOf } from '../../cards.js';
import type { StructuredHand } from '../../evaluator/shown-hand.js';
import { bestHand } from '../../games/describe.js';
import { holeCardCount, isBoardGame, isHighLow } from '../../games/games.js';
import type { SeenCard } from '../../hand/state/types.js';
import { type History, isKnown } from '../history/history.js';

const ONE =
  /* @__PURE__ */ 'Deuce Three Four Five Six Seven Eight Nine Ten Jack Queen King Ace'.split(' ');

const one = (rank: number | undefined): string => ONE[rank ?? 0] ?? '';
const many = (rank: number | undefined): string => `${one(rank)}${rank === 4 ? 'es' : 's'}`;

/** Undefined while a card is missing. With a low half both are said, if there is a low. */
export function starsHand(
  { game, rules }: History,
  hole: readonly SeenCard[],
  board: readonly SeenCard[],
): string | undefined {
  const mine = hole.filter(isKnown);
  const middle = board.filter(isKnown);
  if (mine.length !== holeCardCount(game) || middle.length !== 5) return undefined;
  if (!isBoardGame(rules.game)) return undefined;
  const { high, low } = bestHand(rules.game, mine, middle, {
    tripsOverStraight: rules.tripsOverStraight,
  });
  const highs = highText(high);
  if (!isHighLow(game)) return highs;
  return low === null ? `HI: ${highs}` : `HI: ${highs}; LO: ${lowText(low)}`;
}

function highText({ category, ranks, cards }: StructuredHand): string {
  const [first, second] = ranks;
  const run = `${one(rankOf(cards[4] as Card))} to ${one(first)}`;
  switch (category) {
    case 'high card':
      return `high card ${one(first)}`;
    case 'pair':
      return `a pair of ${many(first)}`;
    case 'two pair':
      return `two pair, ${many(first)} and ${many(second)}`;
    case 'three of a kind':
      return `three of a kind, ${many(first)}`;
    case 'straight':
      return `a straight, ${run}`;
    case 'flush':
      return `a flush, ${one(first)} high`;
    case 'full house':
      return `a full house, ${many(first)} full of ${many(second)}`;
    case 'four of a kind':
      return `four of a kind, ${many(first)}`;
    case 'straight flush':
      return first === 12 ? 'a Royal Flush' : `a straight flush, ${run}`;
  }
}

/** "8,6,4,2,A" */
const lowText = (cards: readonly Card[]): string =>
  cards.map((card) => RANKS[rankOf(card)]).join(',');
