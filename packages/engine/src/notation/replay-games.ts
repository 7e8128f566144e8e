/** What a record says about the rules of its hand. */

import type { GameName, Limit } from '../hand/games.js';
import type { Rules } from '../hand/types.js';
import type { PhhHand } from './phh-hand.js';
import { gameOfVariant } from './to-phh.js';

export interface Variant {
  readonly game: GameName;
  readonly limit: Limit;
}

const found = /* @__PURE__ */ new Map<string, Variant>();

/** Null for a game we do not play: stud, draw, badugi. */
export function variantOf(code: string): Variant | null {
  const known = found.get(code);
  if (known !== undefined) return known;
  const variant = gameOfVariant(code);
  if (variant !== null) found.set(code, variant);
  return variant;
}

/** What index i is said to post before the cards. Heads-up both lists are (small, big) blind. */
export const listed = (list: readonly number[] | undefined, i: number, count: number): number =>
  list?.[count === 2 ? 1 - i : i] ?? 0;

/**
 * Index of the last forced bet: betting starts behind it. A late post (negative) opens nothing, and
 * of equal blinds the later one counts. −1 if nobody posted one.
 */
export function lastBlindOf({ blindsOrStraddles, startingStacks }: PhhHand): number {
  const count = startingStacks.length;
  let last = -1;
  let highest = 0;
  for (let k = 0; k < count; k++) {
    // Heads-up the small blind is the button, the last index.
    const i = count === 2 ? 1 - k : k;
    const blind = listed(blindsOrStraddles, i, count);
    if (blind >= highest && blind > 0) {
      highest = blind;
      last = i;
    }
  }
  return last;
}

/** Seats are p1 to pn, and the last one has the button. */
export function rulesOf(hand: PhhHand, { game, limit }: Variant, lastBlind: number): Rules {
  const { blindsOrStraddles, startingStacks, antes } = hand;
  const count = startingStacks.length;
  const big = lastBlind < 0 ? 0 : listed(blindsOrStraddles, lastBlind, count);
  const smallIndex = count === 2 ? 1 : 0;
  const small = smallIndex === lastBlind ? 0 : listed(blindsOrStraddles, smallIndex, count);
  const least = hand.minBet ?? hand.smallBet ?? big;
  return {
    button: count,
    seatCount: count,
    game,
    limit,
    smallBlind: small > 0 ? small : 0,
    bigBlind: least,
    smallBlindSeat: small > 0 ? smallIndex + 1 : null,
    bigBlindSeat: (lastBlind < 0 ? (count === 2 ? 0 : 1) : lastBlind) + 1,
    straddles: NONE,
    ante: game === 'short-deck' ? least : (antes[0] ?? 0),
    anteMode: 'none',
    singleAnteOrder: 'ante-first',
    smallBet: hand.smallBet ?? least,
    bigBet: hand.bigBet ?? 2 * least,
    mode: 'cash',
    unit: 1,
    rakeConfig: null,
    runs: 1,
    reopen: 'per-player',
    straddleRaise: 'bb',
    potLimitPreflop: 'full-blinds',
    fixedLimitRaises: 4,
    uncapped: count === 2,
    foldWhenFree: 'allow',
    hideAllIns: false,
    tripsOverStraight: false,
  };
}

const NONE: readonly never[] = [];
