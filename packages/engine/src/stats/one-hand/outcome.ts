/** How a hand ended: who showed down, who won what, and what is left of it after rake. */

import { isAmount } from '../../chips.js';
import { SAW_FLOP, WSD, WTSD, WWSF } from '../counters/slots.js';
import { takePlaces } from './begin.js';
import { startLate } from './decisions.js';
import { isMarked, type Scratch } from './scratch.js';

/** The money of a hand; by index. Made once and filled for every hand. */
export class HandResult {
  /** Does anybody know who won? */
  isSettled = false;
  isShowdown = false;
  /** Everything in the pots, and what was taken of it. */
  pots = 0;
  rake = 0;
  /** Is it known which pot the rake came from? */
  isRakeByPot = true;
  /** Bits of those who won. */
  winners = 0;
  readonly net: Float64Array = new Float64Array(32);
}

/** From the scratch of a hand that is over; `finishing` are the stacks that a record ends with. */
export function concludeHand(
  hand: Scratch,
  outcome: HandResult,
  isSettled: boolean,
  finishing: readonly number[] | undefined,
): void {
  const { count } = hand;
  const { net } = outcome;
  if (!hand.isPlaced) takePlaces(hand);
  outcome.isSettled = isSettled;
  outcome.isShowdown = isShowdown(hand, isSettled);
  outcome.pots = 0;
  outcome.rake = 0;
  outcome.isRakeByPot = true;
  for (let pot = 0; pot < hand.pots; pot++) {
    outcome.pots += hand.potAmounts[pot] ?? 0;
    outcome.rake += hand.potRakes[pot] ?? 0;
  }
  if (isSettled) {
    const { won, level, dead } = hand;
    for (let i = 0; i < count; i++) {
      net[i] = (won[i] as number) - (level[i] as number) - (dead[i] as number);
    }
    if (finishing !== undefined && isOtherwise(hand, finishing)) follow(hand, outcome, finishing);
  }
  outcome.winners = isSettled ? winnersOf(hand) : 0;
}

/** Two or more when all cards are there; of games without a board, when the last round is over. */
function isShowdown({ left, game, boardCards, lastRound }: Scratch, isSettled: boolean): boolean {
  if (left < 2) return false;
  return game.boardCards > 0
    ? boardCards >= game.boardCards
    : isSettled || lastRound === game.lastStreet;
}

/** From the pots, by the stack that the record ends with. */
const gainOf = (hand: Scratch, finishing: readonly number[], i: number): number =>
  (finishing[i] as number) - (hand.stack[i] as number);

/** Most records pay what the rulebook pays: then there is nothing to find out. */
function isOtherwise({ count, stack, won }: Scratch, finishing: readonly number[]): boolean {
  for (let i = 0; i < count; i++) {
    if ((finishing[i] as number) - (stack[i] as number) !== won[i]) return true;
  }
  return false;
}

/** The others tell what the house paid, and so what it took. */
function follow(hand: Scratch, outcome: HandResult, finishing: readonly number[]): void {
  if (!areGains(hand, finishing, outcome.pots)) return;
  outcome.isRakeByPot = false;
  outcome.rake = outcome.pots;
  for (let i = 0; i < hand.count; i++) {
    const gain = gainOf(hand, finishing, i);
    outcome.rake -= gain;
    outcome.net[i] = gain - (hand.level[i] as number) - (hand.dead[i] as number);
  }
}

/**
 * Do the stacks at the end tell what the pots paid? Nobody loses by being paid, exactly the winners
 * gain, and the house takes no more than a quarter.
 */
function areGains(hand: Scratch, finishing: readonly number[], pots: number): boolean {
  if (finishing.length !== hand.count) return false;
  let sum = 0;
  for (let i = 0; i < hand.count; i++) {
    const gain = gainOf(hand, finishing, i);
    if (!isAmount(gain) || gain > 0 !== (hand.won[i] as number) > 0) return false;
    sum += gain;
  }
  return 4 * sum >= 3 * pots && sum <= pots;
}

/** Flop seen, showdown and win; a side pot that was left to one player is no win. */
export function markEnd(hand: Scratch, outcome: HandResult, i: number): void {
  if (!isMarked(hand.lateBits, i)) startLate(hand, i);
  const { late, lateMade } = hand;
  const { isSettled } = outcome;
  let chances = 0;
  let made = 0;
  const isWinner = isMarked(outcome.winners, i);
  const shows = outcome.isShowdown && isMarked(hand.liveBits, i);
  if (shows && isSettled) {
    chances |= WSD;
    if (isWinner) made |= WSD;
  }
  if (hand.game.hasRates) {
    chances |= SAW_FLOP;
    if (isMarked(hand.sawFlopBits, i)) {
      made |= SAW_FLOP;
      chances |= isSettled ? WTSD | WWSF : WTSD;
      if (shows) made |= WTSD;
      if (isWinner) made |= WWSF;
    }
  }
  late[i] = (late[i] as number) | chances;
  lateMade[i] = (lateMade[i] as number) | made;
}

/** Bits of those who won a pot that two or more contested, or everything when all others folded. */
function winnersOf(hand: Scratch): number {
  const { potWinners, left, pots } = hand;
  const last = pots - 1;
  const contested = left > 1 && isTopAlone(hand) ? last : last + 1;
  let winners = 0;
  for (let pot = 0; pot < contested; pot++) winners |= potWinners[pot] ?? 0;
  return winners;
}

/** Has one player put in more than all others who are left? Then nobody contests the last pot. */
function isTopAlone({ count, liveBits, level }: Scratch): boolean {
  let top = -1;
  let isAlone = true;
  for (let i = 0; i < count; i++) {
    if (!isMarked(liveBits, i)) continue;
    const own = level[i] as number;
    if (own > top) {
      top = own;
      isAlone = true;
    } else if (own === top) isAlone = false;
  }
  return isAlone;
}
