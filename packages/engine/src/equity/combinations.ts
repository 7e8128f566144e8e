/**
 * Ranges against ranges: every combination of holdings that do not share a card. Combinations that
 * differ only by a change of suits have the same answer and are put together.
 */

import type { EquitySpot } from './exact.js';
import { HAND_COUNT, handIndex } from './hand-index.js';
import type { EquityProblem, Holding } from './input.js';

export interface WeightedSpot {
  readonly hands: EquitySpot['hands'];
  weight: number;
}

/** Combinations at most, those that share cards included. */
export const combinationCount = ({ hands }: EquityProblem): number =>
  hands.reduce((product, holdings) => product * holdings.length, 1);

export const areHandsKnown = ({ hands }: EquityProblem): boolean =>
  hands.every((holdings) => holdings.length === 1);

/** Holdings looked at until it is given up: without a combination there may be no end of them. */
const MOST_TRIES = 200_000;

/** Is there any combination at all? Undefined if none was found, but not all were looked at. */
export function isPossible(problem: EquityProblem): boolean | undefined {
  let found = false;
  const walk = new Walk(problem.hands);
  const more = walk.run(MOST_TRIES, () => {
    found = true;
    return false;
  });
  if (found || !more) return found;
  const cards = new Set(problem.hands.flatMap((holdings) => holdings.flatMap((one) => one.cards)));
  return cards.size < problem.hands.length * problem.game.holeCards ? false : undefined;
}

/** Holdings looked at between two yields. */
const LISTED = 16_384;

/** All combinations, as far as a change of suits does not make them equal. Yields its work. */
export function* weightedSpots(problem: EquityProblem): Generator<number, WeightedSpot[]> {
  const keyOf = suitlessKeys(problem);
  const spots = new Map<number | string, WeightedSpot>();
  const walk = new Walk(problem.hands);
  const list = (chosen: readonly Holding[], weight: number): boolean => {
    const hands = chosen.map(({ cards }) => cards);
    const key = keyOf(hands);
    const spot = spots.get(key);
    if (spot === undefined) spots.set(key, { hands, weight });
    else spot.weight += weight;
    return true;
  };
  while (walk.run(LISTED, list)) yield 2 * LISTED;
  return [...spots.values()];
}

/** Every combination of holdings that share no card, some at a time. */
class Walk {
  private readonly hands: EquityProblem['hands'];
  private readonly used: Uint8Array = new Uint8Array(52);
  private readonly chosen: Holding[] = [];
  /** By hand: the next of its holdings, and the weight of those chosen before. */
  private readonly next: number[];
  private readonly weights: number[];
  private depth = 0;

  constructor(hands: EquityProblem['hands']) {
    this.hands = hands;
    this.next = hands.map(() => 0);
    this.weights = [1, ...hands.map(() => 1)];
  }

  /** Looks at so many holdings, or stops when `visit` says false. False if there are no more. */
  run(most: number, visit: (chosen: readonly Holding[], weight: number) => boolean): boolean {
    const { hands, chosen, next, weights } = this;
    for (let left = most; left > 0; left--) {
      const { depth } = this;
      const holding = (hands[depth] as readonly Holding[])[next[depth] as number];
      if (holding === undefined) {
        if (depth === 0) return false;
        next[depth] = 0;
        this.depth--;
        this.mark(chosen[this.depth] as Holding, 0);
        continue;
      }
      next[depth] = (next[depth] as number) + 1;
      if (this.clashes(holding)) continue;
      chosen[depth] = holding;
      const weight = (weights[depth] as number) * holding.weight;
      if (depth === hands.length - 1) {
        if (!visit(chosen, weight)) return true;
        continue;
      }
      weights[depth + 1] = weight;
      this.mark(holding, 1);
      this.depth++;
    }
    return true;
  }

  private clashes({ cards }: Holding): boolean {
    for (let i = 0; i < cards.length; i++) if (this.used[cards[i] as number] === 1) return true;
    return false;
  }

  private mark({ cards }: Holding, as: number): void {
    for (let i = 0; i < cards.length; i++) this.used[cards[i] as number] = as;
  }
}

/** Five numbers of hands fit in a safe integer. */
const MAX_HANDS_IN_KEY = 5;

/** The same key for combinations that a change of suits makes equal. */
function suitlessKeys({
  game,
  hands,
  board,
  dead,
}: EquityProblem): (hands: readonly (readonly number[])[]) => number | string {
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
