/** Cards of the second implementation: two letters each, `As`, `Td`, `2c`. */

export type Card = string;

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

export const ORDERED_DECK: readonly Card[] = [...RANKS].flatMap((rank) =>
  [...SUITS].map((suit) => rank + suit),
);

/** 2 to 14; with the ace low 1 to 13. */
export function rankOf(card: Card, aceLow = false): number {
  const rank = RANKS.indexOf(card[0]!) + 2;
  return aceLow && rank === 14 ? 1 : rank;
}

/** R107: clubs 0, diamonds 1, hearts 2, spades 3. */
export const suitOf = (card: Card): number => SUITS.indexOf(card[1]!);

export const parseCards = (text: string): Card[] => text.match(/../g) ?? [];

/** Every card has its own place: rank first, then suit. */
export const placeOf = (card: Card, aceLow = false): number =>
  4 * rankOf(card, aceLow) + suitOf(card);

export const sortedCards = (cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => placeOf(a) - placeOf(b));

/** Which of `length` places hold the `count` taken ones, in order. */
function placesOf(length: number, count: number, from = 0): number[][] {
  if (count === 0) return [[]];
  const places: number[][] = [];
  for (let first = from; first <= length - count; first++) {
    for (const rest of placesOf(length, count - 1, first + 1)) places.push([first, ...rest]);
  }
  return places;
}

const known = new Map<number, number[][]>();

/** All ways to take `count` of the items, in their order. */
export function combinations<T>(items: readonly T[], count: number): T[][] {
  const key = 100 * items.length + count;
  const places = known.get(key) ?? placesOf(items.length, count);
  known.set(key, places);
  return places.map((taken) => taken.map((place) => items[place]!));
}

/** −1, 0 or 1 by the first place where two lists of numbers differ. */
export function compareLists(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0;
    if (value !== other) return value > other ? 1 : -1;
  }
  return a.length < b.length ? -1 : 0;
}

/** R115, R132: the cards from the highest down, by rank, then suit. */
export const suitKey = (cards: readonly Card[], aceLow: boolean): number[] =>
  cards.map((card) => placeOf(card, aceLow)).sort((a, b) => b - a);
