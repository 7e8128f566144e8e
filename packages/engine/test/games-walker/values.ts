/** What cards are worth (R102, R137 to R143): one number, higher is better, 0 for none. */
import { type Card, rankOf, suitOf } from './cards.js';

/** Above every score, so that a low hand's value stays positive. */
const CEILING = 16 ** 6;

const PAIR = 1;
const TWO_PAIR = 2;
const TRIPS = 3;
const STRAIGHT = 4;
const FLUSH = 5;
const FULL_HOUSE = 6;
const QUADS = 7;
const STRAIGHT_FLUSH = 8;

interface Shape {
  /** Of repeated ranks alone. */
  readonly category: number;
  /** Every card's rank: the most repeated first, then the higher. */
  readonly ranks: readonly number[];
}

/** R102, R114: how often ranks repeat, then the ranks. Works for one to five cards. */
export function shapeOf(cards: readonly Card[], aceLow: boolean): Shape {
  const times = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const card of cards) times[rankOf(card, aceLow)]! += 1;
  const ranks: number[] = [];
  const groups = [0, 0, 0, 0, 0];
  for (const many of [4, 3, 2, 1]) {
    for (let rank = 14; rank > 0; rank--) {
      if (times[rank] !== many) continue;
      for (let i = 0; i < many; i++) ranks.push(rank);
      groups[many]! += 1;
    }
  }
  if (groups[4] === 1) return { category: QUADS, ranks };
  if (groups[3] === 1) return { category: groups[2] === 1 ? FULL_HOUSE : TRIPS, ranks };
  if (groups[2]! > 0) return { category: groups[2] === 2 ? TWO_PAIR : PAIR, ranks };
  return { category: 0, ranks };
}

const scoreOf = ({ category, ranks }: Shape): number =>
  ranks.reduce((score, rank) => 16 * score + rank, category);

/** The score of five cards with straights and flushes; `wheel`: is A-5-4-3-2 a straight? */
function straightsAndFlushes(five: readonly Card[], wheel: boolean): number {
  const shape = shapeOf(five, false);
  if (shape.category > 0) return scoreOf(shape);
  const flush = five.every((card) => suitOf(card) === suitOf(five[0]!));
  const isWheel = wheel && shape.ranks.join() === '14,5,4,3,2';
  const straight = isWheel || shape.ranks[0]! - shape.ranks[4]! === 4;
  const ranks = isWheel ? [5, 4, 3, 2, 1] : shape.ranks;
  if (straight) return scoreOf({ category: flush ? STRAIGHT_FLUSH : STRAIGHT, ranks });
  return scoreOf({ category: flush ? FLUSH : 0, ranks });
}

/** R102. */
export const high = (five: readonly Card[]): number => straightsAndFlushes(five, true);

/** R137: the worst hand wins, the ace is high only. */
export const deuceToSeven = (five: readonly Card[]): number =>
  CEILING - straightsAndFlushes(five, false);

/** R138. */
export const aceToFive = (five: readonly Card[]): number => CEILING - scoreOf(shapeOf(five, true));

/** R139. */
export function eightOrBetter(five: readonly Card[]): number {
  const { category, ranks } = shapeOf(five, true);
  return category === 0 && ranks[0]! <= 8 ? aceToFive(five) : 0;
}

/** R140, R141: one to four cards that all play; 0 where a rank or a suit comes twice. */
export function badugi(cards: readonly Card[], aceLow: boolean): number {
  const ranks = cards.map((card) => rankOf(card, aceLow)).sort((a, b) => b - a);
  if (new Set(ranks).size < cards.length) return 0;
  if (new Set(cards.map(suitOf)).size < cards.length) return 0;
  return (cards.length + 1) * CEILING - ranks.reduce((score, rank) => 16 * score + rank, 0);
}
