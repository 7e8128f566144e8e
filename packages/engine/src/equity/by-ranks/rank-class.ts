/**
 * Exact preflop counts without visiting every board (ADR 5):
 *
 * 1. Every board of ranks, weighted by the ways to deal it, goes to whoever is best by ranks.
 * 2. Per suit, every board with three or more cards of it on which somebody has a flush: if the
 *    flush beats the best by ranks, the ways to deal it move over to the flush.
 * 3. Suits that look alike to everybody are done once and counted as often as there are.
 *
 * Step 2 needs no look at single hands: a player's value is the better of ranks and flush, so the
 * best of all is the better of the two bests.
 */

import {
  BOARD_COUNT,
  countBits,
  FIVE_BOARDS,
  FOUR_BOARDS,
  FOURS,
  fillRankBoards,
  PAIR_COUNT,
  SUITED_COUNT,
  SUITED_MASKS,
  THREE_BOARDS,
  THREES,
  weighBoards,
} from './rank-boards.js';
import {
  BEST_ON_BOARD,
  FLUSH_BEST,
  FLUSH_WINNERS,
  LOWS,
  PARTS,
  type PartStarts,
  WINNERS,
} from './scores.js';

export interface RankClassRules {
  /** Fills BEST_ON_BOARD and WINNERS, and LOWS if there is a low half. */
  readonly scoreBoards: (hands: readonly (readonly number[])[]) => void;
  /** Fills FLUSH_BEST and FLUSH_WINNERS for PARTS. `held[p]` are hand p's ranks of the suit. */
  readonly scoreFlushes: (held: Uint16Array, starts: PartStarts) => void;
  /** How many cards of its suit a flush needs on the board, with `held` of them in the hand. */
  readonly flushNeeds: (held: number) => number;
  readonly highLow: boolean;
}

const WEIGHTS = /* @__PURE__ */ new Int32Array(BOARD_COUNT);
/** The ways to deal no card of other suits, one by rank, and two by pair of ranks. */
const NO_OTHERS = /* @__PURE__ */ new Int32Array(1);
const OTHERS = /* @__PURE__ */ new Int32Array(13);
const OTHER_PAIRS = /* @__PURE__ */ new Int32Array(PAIR_COUNT);

/** Adds to `sums`, by set of winners (and winners of the low half above), the ways to win so. */
export function countByRanks(
  rules: RankClassRules,
  hands: readonly (readonly number[])[],
  dead: readonly number[],
  sums: Float64Array,
): void {
  fillRankBoards();
  const suits = [0, 1, 2, 3].map((suit) => suitOf(suit, hands, dead));
  const available = new Int32Array(13);
  for (const suit of suits) {
    for (let rank = 0; rank < 13; rank++) {
      available[rank] = (available[rank] as number) + ((suit.available >> rank) & 1);
    }
  }
  weighBoards(available, WEIGHTS);
  rules.scoreBoards(hands);
  if (!rules.highLow) LOWS.fill(0);
  for (const [index, suit] of suits.entries()) {
    if (suits.findIndex((other) => alike(suit, other)) !== index) continue;
    const times = suits.filter((other) => alike(suit, other)).length;
    moveFlushes(rules, suit, available, times, sums);
  }
  for (let board = 0; board < BOARD_COUNT; board++) {
    const to = (WINNERS[board] as number) | (LOWS[board] as number);
    sums[to] = (sums[to] as number) + (WEIGHTS[board] as number);
  }
}

interface Suit {
  /** Ranks still in the deck. */
  readonly available: number;
  /** Ranks in each hand. */
  readonly held: Uint16Array;
}

function suitOf(
  suit: number,
  hands: readonly (readonly number[])[],
  dead: readonly number[],
): Suit {
  const ranks = (cards: readonly number[]): number =>
    cards.reduce((mask, card) => ((card & 3) === suit ? mask | (1 << (card >> 2)) : mask), 0);
  const held = Uint16Array.from(hands, ranks);
  return { available: 8191 & ~held.reduce((mask, part) => mask | part, ranks(dead)), held };
}

const alike = (a: Suit, b: Suit): boolean =>
  a.available === b.available && a.held.every((mask, hand) => mask === b.held[hand]);

function moveFlushes(
  rules: RankClassRules,
  { available, held }: Suit,
  ofRank: Int32Array,
  times: number,
  sums: Float64Array,
): void {
  let needs = 6;
  for (const mask of held) needs = Math.min(needs, rules.flushNeeds(countBits(mask)));
  if (needs > 5) return;
  const starts = listParts(available, needs);
  rules.scoreFlushes(held, starts);
  weighOthers(available, ofRank, times);
  const move = rules.highLow ? moveBoth : moveHigh;
  for (let i = starts.threes; i < starts.fours; i++) {
    move(i, THREE_BOARDS, (PARTS[i] as number) * PAIR_COUNT, OTHER_PAIRS, sums);
  }
  for (let i = starts.fours; i < starts.fives; i++) {
    move(i, FOUR_BOARDS, ((PARTS[i] as number) - THREES) * 13, OTHERS, sums);
  }
  for (let i = starts.fives; i < starts.end; i++) {
    move(i, FIVE_BOARDS, (PARTS[i] as number) - THREES - FOURS, NO_OTHERS, sums);
  }
}

/** Those with enough cards for somebody's flush. */
function listParts(available: number, needs: number): PartStarts {
  let end = 0;
  const list = (from: number, to: number): number => {
    const start = end;
    for (let part = from; part < to; part++) {
      PARTS[end] = part;
      end += ((SUITED_MASKS[part] as number) & ~available) === 0 ? 1 : 0;
    }
    return start;
  };
  const threes = needs <= 3 ? list(0, THREES) : 0;
  const fours = needs <= 4 ? list(THREES, THREES + FOURS) : 0;
  const fives = list(THREES + FOURS, SUITED_COUNT);
  return { threes, fours, fives, end };
}

function weighOthers(available: number, ofRank: Int32Array, times: number): void {
  NO_OTHERS[0] = times;
  let pair = 0;
  for (let high = 0; high < 13; high++) {
    const count = (ofRank[high] as number) - ((available >> high) & 1);
    OTHERS[high] = count * times;
    for (let low = 0; low < high; low++) OTHER_PAIRS[pair++] = count * (OTHERS[low] as number);
    OTHER_PAIRS[pair++] = ((count * (count - 1)) / 2) * times;
  }
}

/**
 * Moves boards over to the `i`th flush where it is better: `boards` from `first` on, each with its
 * weight. Without branches, because they would often be guessed wrong.
 */
function moveHigh(
  i: number,
  boards: Uint16Array,
  first: number,
  weights: Int32Array,
  sums: Float64Array,
): void {
  const best = FLUSH_BEST[i] as number;
  if (best === 0) return;
  let moved = 0;
  for (let other = 0; other < weights.length; other++) {
    const board = boards[first + other] as number;
    const weight = (weights[other] as number) & (((BEST_ON_BOARD[board] as number) - best) >> 31);
    WEIGHTS[board] = (WEIGHTS[board] as number) - weight;
    moved = (moved + weight) | 0;
  }
  const to = FLUSH_WINNERS[i] as number;
  sums[to] = (sums[to] as number) + moved;
}

/** The same, but the low half stays with whom it was. */
function moveBoth(
  i: number,
  boards: Uint16Array,
  first: number,
  weights: Int32Array,
  sums: Float64Array,
): void {
  const best = FLUSH_BEST[i] as number;
  const winners = FLUSH_WINNERS[i] as number;
  for (let other = 0; other < weights.length; other++) {
    const board = boards[first + other] as number;
    if ((BEST_ON_BOARD[board] as number) >= best) continue;
    const weight = weights[other] as number;
    WEIGHTS[board] = (WEIGHTS[board] as number) - weight;
    const to = winners | (LOWS[board] as number);
    sums[to] = (sums[to] as number) + weight;
  }
}
