/** Hands in the words of PokerStars' histories, which trackers look for. */

import { type Card, RANKS, rankOf } from '../../cards.js';
import { describeHand, describeShortDeck, type HandDescription } from '../../evaluator/describe.js';
import { evaluate } from '../../evaluator/holdem.js';
import { evaluateAceToFive } from '../../evaluator/lows.js';
import { evaluateOmaha } from '../../evaluator/omaha.js';
import { evaluateOmahaLow } from '../../evaluator/omaha-low.js';
import type { SeenCard } from '../../hand/types.js';
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
  const wanted = game.streets[0]?.down ?? 0;
  if (mine.length !== wanted || middle.length !== 5) return undefined;
  switch (game.high) {
    case 'holdem':
      return highText(describeHand([...mine, ...middle]));
    case 'short-deck': {
      const rule = rules.tripsOverStraight ? 'trips over straight' : 'straight over trips';
      return highText(describeShortDeck([...mine, ...middle], rule));
    }
    case 'omaha': {
      const value = evaluateOmaha(mine, middle);
      const five = twoAndThree(mine, middle, (cards) => evaluate(cards) === value);
      const high = highText(describeHand(five));
      if (game.low === null) return high;
      const low = lowText(mine, middle);
      return low === undefined ? `HI: ${high}` : `HI: ${high}; LO: ${low}`;
    }
  }
}

function highText({ category, ranks, cards }: HandDescription): string {
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
function lowText(hole: readonly Card[], board: readonly Card[]): string | undefined {
  const value = evaluateOmahaLow(hole, board);
  if (value === 0) return undefined;
  const five = twoAndThree(hole, board, (cards) => evaluateAceToFive(cards) === value);
  const height = (card: Card): number => (rankOf(card) === 12 ? -1 : rankOf(card));
  const inOrder = [...five].sort((a, b) => height(b) - height(a));
  return inOrder.map((card) => RANKS[rankOf(card)]).join(',');
}

/** The first two of the hand with three of the board that pass. */
function twoAndThree(
  hole: readonly Card[],
  board: readonly Card[],
  passes: (five: readonly Card[]) => boolean,
): readonly Card[] {
  const threes = choose(board, 3);
  for (const two of choose(hole, 2)) {
    for (const three of threes) {
      const five = [...two, ...three];
      if (passes(five)) return five;
    }
  }
  return [];
}

const choose = (cards: readonly Card[], count: number): Card[][] =>
  count === 0
    ? [[]]
    : cards.flatMap((card, i) =>
        choose(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]),
      );
