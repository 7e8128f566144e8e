/** The start of a hand, and what is posted: the lists are empty again, seats and places known. */

import type { PostKind, Rules } from '../../hand/state/types.js';
import { POSITIONS } from '../counters/table.js';
import { factsOf, MOST_SEATED, type Scratch } from './scratch.js';

export function startScratch(
  hand: Scratch,
  rules: Rules,
  players: readonly { readonly seat: number; readonly stack: number }[],
): void {
  const count = Math.min(players.length, MOST_SEATED);
  hand.rules = rules;
  if (hand.game.name !== rules.game) hand.game = factsOf(rules.game);
  hand.isJudged = hand.game.hasRates && rules.bombPot !== true;
  hand.count = count;
  for (let i = 0; i < count; i++) {
    const { seat, stack } = players[i] as (typeof players)[number];
    hand.seats[i] = seat;
    hand.start[i] = stack;
    hand.stack[i] = stack;
    hand.bet[i] = 0;
    hand.level[i] = 0;
    hand.dead[i] = 0;
    hand.forced[i] = 0;
    hand.won[i] = 0;
    hand.early[i] = 0;
    hand.earlyMade[i] = 0;
  }
  if (hand.keepsCards) {
    hand.cards.fill(null);
    hand.shown.fill(null);
  }
  hand.isDealt = false;
  hand.hasActed = false;
  hand.isVoid = false;
  hand.isOver = false;
  hand.isPlaced = false;
  hand.hasBigBlind = false;
  hand.hasBlind = false;
  hand.hasStraddle = false;
  hand.bigBlindIndex = -1;
  hand.left = count;
  hand.liveBits = ((1 << count) - 1) | 0;
  hand.killedBits = 0;
  hand.awayBits = 0;
  hand.postedBits = 0;
  hand.actedBits = 0;
  hand.checkedBits = 0;
  hand.againBits = 0;
  hand.sawFlopBits = 0;
  hand.lateBits = 0;
  hand.boardCards = 0;
  hand.lastRound = -1;
  hand.closedWith = -1;
  clearRounds(hand);
}

function clearRounds(hand: Scratch): void {
  hand.street = 0;
  hand.price = 0;
  hand.allFolded = true;
  hand.callsOfRaise = 0;
  hand.opener = -1;
  hand.isOpenerNext = false;
  hand.threeBettor = -1;
  hand.isThreeBettorNext = false;
  hand.isStealOpen = false;
  hand.stealer = -1;
  hand.aggressor = -1;
  hand.aggressorBefore = -1;
  hand.cbettor = -1;
  hand.cbetBy = -1;
  hand.pots = 0;
}

/** Blinds, straddles and late posts are live in front of a player; antes and dead posts are not. */
export function takePost(
  hand: Scratch,
  i: number,
  kind: PostKind,
  ante: number,
  dead: number,
  live: number,
): void {
  hand.stack[i] = (hand.stack[i] as number) - ante - dead - live;
  hand.level[i] = (hand.level[i] as number) + ante + live;
  hand.dead[i] = (hand.dead[i] as number) + dead;
  hand.bet[i] = (hand.bet[i] as number) + live;
  hand.forced[i] = (hand.forced[i] as number) + live;
  if (kind === 'straddle') hand.hasStraddle = true;
  if (live === 0 || kind === 'ante' || kind === 'bring-in') return;
  hand.postedBits |= 1 << i;
  hand.hasBlind = true;
  if (kind !== 'big-blind') return;
  hand.hasBigBlind = true;
  // With an empty button a record of two may call both blinds big: the one that was owed is.
  const isOwed = hand.seats[i] === hand.rules?.bigBlindSeat;
  if (hand.bigBlindIndex < 0 || isOwed) hand.bigBlindIndex = i;
}

const [UTG, LJ, HJ, CO, BTN, SB, BB, NOWHERE] = POSITIONS.keys() as unknown as readonly number[];
const BEFORE_BUTTON = [BTN, CO, HJ, LJ] as readonly number[];

/**
 * Places by the distance to the button, counted over all who are dealt in; the last clockwise from the
 * button's left is on it. Who posted the big blind is BB, who sits between the two SB.
 */
export function takePlaces(hand: Scratch): void {
  hand.isPlaced = true;
  const { rules, count, position, game } = hand;
  if (rules === null) return;
  if (!game.hasButton) {
    for (let i = 0; i < count; i++) position[i] = NOWHERE as number;
    hand.placedAs = -1;
    hand.stealBits = 0;
    hand.blindBits = 0;
    return;
  }
  let first = 0;
  while (first < count && (hand.seats[first] as number) <= rules.button) first++;
  if (first === count) first = 0;
  const big = bigBlindPlace(hand, first);
  // Records begin at the button's left: most often all are placed as in the hand before.
  const placedAs = (count * MOST_SEATED + first) * MOST_SEATED + big;
  if (placedAs === hand.placedAs) return;
  hand.placedAs = placedAs;
  hand.stealBits = 0;
  hand.blindBits = 0;
  for (let k = 0, i = first; k < count; k++, i = i + 1 === count ? 0 : i + 1) {
    const place = placeAt(k, count, big);
    position[i] = place as number;
    if (place === CO || place === BTN || place === SB) hand.stealBits |= 1 << i;
    if (place === SB || place === BB) hand.blindBits |= 1 << i;
  }
}

function placeAt(k: number, count: number, big: number): number | undefined {
  if (k === big) return BB;
  if (count === 2) return BTN;
  if (k === big - 1) return SB;
  return BEFORE_BUTTON[count - 1 - k] ?? UTG;
}

/** Counted from the button's left. A blind that an ante left no chips for is still owed there. */
function bigBlindPlace(hand: Scratch, first: number): number {
  const { rules, count, game } = hand;
  let index = hand.bigBlindIndex;
  if (index < 0 && rules !== null && game.hasBlinds && !rules.bombPot && !hand.hasStraddle) {
    if (rules.bigBlind > 0) index = hand.seats.subarray(0, count).indexOf(rules.bigBlindSeat);
  }
  if (index >= 0) return index < first ? index - first + count : index - first;
  return count === 2 ? 0 : 1;
}
