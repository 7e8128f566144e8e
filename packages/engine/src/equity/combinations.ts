/**
 * Ranges against ranges: every combination of holdings that do not share a card. Combinations that
 * differ only by a change of suits have the same answer and are put together.
 */

import type { Spot } from './exact.js';
import type { Holding, Problem } from './input.js';

export interface WeightedSpot {
  readonly hands: Spot['hands'];
  weight: number;
}

/** Combinations at most, those that share cards included. */
export const combinationCount = ({ hands }: Problem): number =>
  hands.reduce((product, holdings) => product * holdings.length, 1);

export const isKnown = ({ hands }: Problem): boolean =>
  hands.every((holdings) => holdings.length === 1);

/** Is there any combination at all? */
export function isPossible(problem: Problem): boolean {
  let found = false;
  walk(problem.hands, () => {
    found = true;
    return false;
  });
  return found;
}

export function weightedSpots(problem: Problem): WeightedSpot[] {
  const keyOf = suitlessKeys(problem);
  const spots = new Map<number | string, WeightedSpot>();
  walk(problem.hands, (chosen, weight) => {
    const hands = chosen.map(({ cards }) => cards);
    const key = keyOf(hands);
    const spot = spots.get(key);
    if (spot === undefined) spots.set(key, { hands, weight });
    else spot.weight += weight;
    return true;
  });
  return [...spots.values()];
}

/** Stops when `visit` says false. */
function walk(
  hands: Problem['hands'],
  visit: (chosen: readonly Holding[], weight: number) => boolean,
): boolean {
  const used = new Uint8Array(52);
  const chosen: Holding[] = [];
  const choose = (weight: number): boolean => {
    const holdings = hands[chosen.length];
    if (holdings === undefined) return visit(chosen, weight);
    for (const holding of holdings) {
      if (holding.cards.some((card) => used[card] === 1)) continue;
      for (const card of holding.cards) used[card] = 1;
      chosen.push(holding);
      const goOn = choose(weight * holding.weight);
      chosen.pop();
      for (const card of holding.cards) used[card] = 0;
      if (!goOn) return false;
    }
    return true;
  };
  return choose(1);
}

/** Two cards make one of 1,326 hands, and five such numbers fit in a safe integer. */
const HAND_COUNT = 1326;
const MAX_HANDS_IN_KEY = 5;

const handIndex = (a: number, b: number): number =>
  a > b ? (a * (a - 1)) / 2 + b : (b * (b - 1)) / 2 + a;

/** The same key for combinations that a change of suits makes equal. */
function suitlessKeys({
  game,
  hands,
  board,
  dead,
}: Problem): (hands: readonly (readonly number[])[]) => number | string {
  if (game.holeCards !== 2 || hands.length > MAX_HANDS_IN_KEY) {
    return (chosen) => chosen.map((cards) => cards.join(' ')).join(',');
  }
  const tables = suitOrders()
    .filter((suits) => keeps(suits, board) && keeps(suits, dead))
    .map(renamedHands);
  return (chosen) => {
    let least = Number.POSITIVE_INFINITY;
    for (const table of tables) {
      let key = 0;
      for (const [a = 0, b = 0] of chosen) {
        key = key * HAND_COUNT + (table[handIndex(a, b)] as number);
      }
      if (key < least) least = key;
    }
    return least;
  };
}

function suitOrders(): number[][] {
  const place = (left: readonly number[]): number[][] =>
    left.length === 0
      ? [[]]
      : left.flatMap((suit) =>
          place(left.filter((other) => other !== suit)).map((rest) => [suit, ...rest]),
        );
  return place([0, 1, 2, 3]);
}

const rename = (suits: readonly number[], card: number): number =>
  (card & ~3) | (suits[card & 3] as number);

const keeps = (suits: readonly number[], cards: readonly number[]): boolean =>
  cards.every((card) => cards.includes(rename(suits, card)));

function renamedHands(suits: readonly number[]): Uint16Array {
  const table = new Uint16Array(HAND_COUNT);
  for (let a = 1; a < 52; a++) {
    for (let b = 0; b < a; b++) {
      table[handIndex(a, b)] = handIndex(rename(suits, a), rename(suits, b));
    }
  }
  return table;
}
