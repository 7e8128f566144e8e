/** My hand in words, from the first card on. The engine judges; this picks what to ask it. */

import {
  bestHand,
  type Card,
  formatCard,
  HAND_TEXTS,
  handText,
  rankOf,
  suitOf,
} from '@sidepot/engine';
import type { WireHandView } from '@sidepot/protocol';
import { words } from '../i18n/words.js';

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
  if (board.length < 3) return hole.length === 2 ? { text: startingHand(hole), cards: [] } : null;
  const { high, low } = bestHand(rules.game, hole, board, rules);
  const made = handText(high);
  const text = low === null ? made : words.common.highAndLow(made, lowText(low));
  return { cards: high.cards, text };
}

const areKnown = (cards: SeenCards): cards is readonly Card[] => !cards.includes(null);

function startingHand(hole: readonly Card[]): string {
  const [high = 0, low = 0] = hole.map(rankOf).sort((a, b) => b - a);
  if (high === low) return handText({ category: 'pair', ranks: [high], kickers: [] });
  const [first, second] = hole.map(suitOf);
  return startingText(HAND_TEXTS.one[high] ?? '', HAND_TEXTS.one[low] ?? '', first === second);
}

const startingText = (high: string, low: string, suited: boolean): string =>
  `${high.charAt(0).toUpperCase()}${high.slice(1)}-${low}${suited ? ' suited' : ''}`;

/** "8-4-3-2-A". */
const lowText = (cards: readonly Card[]): string =>
  cards.map((card) => formatCard(card).charAt(0)).join('-');
