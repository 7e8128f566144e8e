/** My hand in words, from the first card on. The engine judges; this picks what to ask it. */

import {
  BOARD_GAMES,
  bestHand,
  type Card,
  GAMES,
  handText,
  PokerError,
  playingHands,
  rankOf,
  suitOf,
} from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import type { WireHandView } from '@sidepot/protocol';
import { handCalled, lowRanks } from '../../felt/model/winning-hand.js';

type Rules = Pick<WireHandView['rules'], 'game' | 'tripsOverStraight'>;
type SeenCards = readonly (Card | null)[];

export interface Strength {
  readonly text: string;
  /** The five that play; before the flop none. */
  readonly cards: readonly Card[];
}

/** Null if it cannot be said: no cards, or not all are known. */
export function strengthOf(rules: Rules, hole: SeenCards, board: SeenCards): Strength | null {
  if (hole.length < 2 || !areKnown(hole) || !areKnown(board)) return null;
  const game = BOARD_GAMES.find((one) => one === rules.game);
  if (game === undefined) return otherStrength(rules, hole, board);
  if (board.length < 3) return hole.length === 2 ? { text: startingHand(hole), cards: [] } : null;
  const { high, low } = bestHand(game, hole, board, {
    tripsOverStraight: rules.tripsOverStraight,
  });
  const made = handText(high, { texts: words.cards.hands });
  const text = low === null ? made : words.cards.highAndLow(made, lowRanks(low));
  return { cards: high.cards, text };
}

/** Stud, draw and badugi. Before there are cards enough, and while some are thrown, nothing is said. */
function otherStrength(
  { game, tripsOverStraight }: Rules,
  own: readonly Card[],
  board: readonly Card[],
): Strength | null {
  const hasBoard = GAMES[game].streets.some((street) => street.board > 0);
  if (hasBoard && board.length < FLOP) return null;
  try {
    const hands = playingHands(game, own, board, { tripsOverStraight });
    const texts = hands.flatMap((hand) => {
      const called = handCalled(hand);
      const { halves } = words.show.award;
      if (called === null || hand.half !== 'in-hand') return called ?? [];
      return words.common.colon(halves[hand.half], called);
    });
    return texts.length === 0 ? null : { text: texts.join(' · '), cards: hands[0]?.cards ?? [] };
  } catch (error) {
    if (error instanceof PokerError) return null;
    throw error;
  }
}

const FLOP = 3;

const areKnown = (cards: SeenCards): cards is readonly Card[] => !cards.includes(null);

function startingHand(hole: readonly Card[]): string {
  const [high = 0, low = 0] = hole.map(rankOf).sort((a, b) => b - a);
  if (high === low) {
    return handText({ category: 'pair', ranks: [high], kickers: [] }, { texts: words.cards.hands });
  }
  const [first, second] = hole.map(suitOf);
  return words.cards.starting(high, low, first === second);
}
