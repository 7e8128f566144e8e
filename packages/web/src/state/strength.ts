/** My hand in words, from the first card on. The engine judges; this picks what to ask it. */

import {
  type Card,
  describeHand,
  describeShortDeck,
  evaluate5,
  evaluateEightOrBetter,
  type GameName,
  handText,
  rankOf,
  type StructuredHand,
  suitOf,
} from '@sidepot/engine';
import type { WireHandView } from '@sidepot/protocol';
import { words } from '../i18n/words.js';
import { lowRanks } from './winning-hand.js';

type Rules = Pick<WireHandView['rules'], 'game' | 'tripsOverStraight'>;
type SeenCards = readonly (Card | null)[];

export interface Strength {
  readonly text: string;
  /** The five that play; before the flop none. */
  readonly cards: readonly Card[];
}

const OMAHA: ReadonlySet<GameName> = new Set(['omaha', 'omaha5', 'omaha6', 'omaha8', 'omaha5-8']);

const HIGH_LOW: ReadonlySet<GameName> = new Set(['omaha8', 'omaha5-8']);

/** Null if it cannot be said: no cards, or not all are known. */
export function strengthOf(rules: Rules, hole: SeenCards, board: SeenCards): Strength | null {
  if (hole.length < 2 || !areKnown(hole) || !areKnown(board)) return null;
  if (board.length < 3) return hole.length === 2 ? { text: startingHand(hole), cards: [] } : null;
  const high = describedOf(rules, hole, board);
  const low = HIGH_LOW.has(rules.game) ? best(hole, board, evaluateEightOrBetter) : [];
  const { cards } = high;
  const text = handText(high, { texts: words.cards.hands });
  return low.length === 0
    ? { text, cards }
    : { text: words.cards.highAndLow(text, lowRanks(low)), cards };
}

/** The best high hand, from the flop on. */
export function describedOf(
  rules: Rules,
  hole: readonly Card[],
  board: readonly Card[],
): StructuredHand {
  if (OMAHA.has(rules.game)) {
    return describeHand(best(hole, board, (five) => evaluate5(...five)));
  }
  if (rules.game !== 'short-deck') return describeHand([...hole, ...board]);
  const order = rules.tripsOverStraight ? 'trips over straight' : 'straight over trips';
  return describeShortDeck([...hole, ...board], order);
}

const areKnown = (cards: SeenCards): cards is readonly Card[] => !cards.includes(null);

function startingHand(hole: readonly Card[]): string {
  const [high = 0, low = 0] = hole.map(rankOf).sort((a, b) => b - a);
  if (high === low) {
    return handText({ category: 'pair', ranks: [high], kickers: [] }, { texts: words.cards.hands });
  }
  const [first, second] = hole.map(suitOf);
  return words.cards.starting(high, low, first === second);
}

type Five = readonly [Card, Card, Card, Card, Card];

/** Two of the hand, three of the board (R99). None if all are worth nothing. */
function best(
  hole: readonly Card[],
  board: readonly Card[],
  worth: (five: Five) => number,
): readonly Card[] {
  let found: readonly Card[] = [];
  let most = 0;
  for (const [a, b] of choose(hole, 2)) {
    for (const [c, d, e] of choose(board, 3)) {
      const five = [a, b, c, d, e] as unknown as Five;
      const value = worth(five);
      if (value <= most) continue;
      most = value;
      found = five;
    }
  }
  return found;
}

function choose<T>(items: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, i) =>
    choose(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]),
  );
}
