/** How good a starting hand is: the part of all hands that are better, from 0 to 1. */

import { type Card, deckOf, GAMES, type GameName, rankOf, suitOf } from '@sidepot/engine';
import { HAND_ORDERS } from './hand-order.js';

const RANKS = '23456789TJQKA';
const CARDS = 52;

const tables = new Map<'full' | 'short', Float32Array>();

/** Of two cards. */
export const rankOfTwo = (game: GameName, a: Card, b: Card): number =>
  rankOfPair(ranksOf(game), a, b);

export const rankOfPair = (ranks: Float32Array, a: Card, b: Card): number =>
  ranks[a * CARDS + b] ?? 1;

/** For `rankOfPair`. */
export function ranksOf(game: GameName): Float32Array {
  const { deck } = GAMES[game];
  const known = tables.get(deck);
  if (known !== undefined) return known;
  const table = tableFor(deckOf(game), HAND_ORDERS[deck]);
  tables.set(deck, table);
  return table;
}

function tableFor(cards: readonly Card[], order: readonly string[]): Float32Array {
  const places = new Map(order.map((name, place) => [name, place]));
  const pairs = cards.flatMap((a, i) => cards.slice(i + 1).map((b) => [a, b] as const));
  const counts = new Array<number>(order.length).fill(0);
  const placeOf = (a: Card, b: Card): number => places.get(nameOf(a, b)) ?? order.length - 1;
  for (const [a, b] of pairs) counts[placeOf(a, b)] = (counts[placeOf(a, b)] ?? 0) + 1;
  let better = 0;
  const ranks = counts.map((count) => {
    better += count;
    return (better - count / 2) / pairs.length;
  });
  const table = new Float32Array(CARDS * CARDS).fill(1);
  for (const [a, b] of pairs) {
    const rank = ranks[placeOf(a, b)] ?? 1;
    table[a * CARDS + b] = rank;
    table[b * CARDS + a] = rank;
  }
  return table;
}

/** As in "AKs", "T9o", "77". */
function nameOf(a: Card, b: Card): string {
  const [high, low] = [Math.max(rankOf(a), rankOf(b)), Math.min(rankOf(a), rankOf(b))];
  const pair = `${RANKS[high]}${RANKS[low]}`;
  return high === low ? pair : `${pair}${suitOf(a) === suitOf(b) ? 's' : 'o'}`;
}

/** How far the shares of hands of Omaha against one other are apart, by cards in hand. */
const SPREADS: Readonly<Record<number, number>> = { 4: 0.078, 5: 0.067, 6: 0.07 };
const HILO_SPREAD = 0.064;

/** From a share against one hand of any kind: shares lie around one half like throws at a mark. */
export function rankOfShare(game: GameName, holeCards: number, share: number): number {
  const isHighLow = GAMES[game].halves.length > 1;
  const spread = isHighLow ? HILO_SPREAD : (SPREADS[holeCards] ?? HILO_SPREAD);
  return 1 / (1 + Math.exp((1.7 * (share - 0.5)) / spread));
}
