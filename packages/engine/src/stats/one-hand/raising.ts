/** Would the engine offer a bet or raise, and would a call cost chips (R40, R51, R52, R58–R60)? */

import { GAMES } from '../../games/games.js';
import { isMarked, type Scratch } from './scratch.js';

/** The current bet; before the flop at least the big blind, if one was posted (R39). */
export function priceOf(hand: Scratch): number {
  const { price, rules } = hand;
  if (hand.street > 0 || !hand.hasBigBlind || rules === null) return price;
  return rules.bigBlind > price ? rules.bigBlind : price;
}

/** Has this player chips beyond the call, a rival who can put in more, and is betting open to them? */
export function canRaise(hand: Scratch, i: number, price: number): boolean {
  const owed = price - (hand.bet[i] as number);
  if ((hand.stack[i] as number) <= owed || !hasRival(hand, i, price)) return false;
  const { rules } = hand;
  if (rules?.limit === 'fixed-limit') {
    if (hand.isCapped && hand.bets > rules.fixedLimitRaises) return false;
    if (!isMarked(hand.actedBits, i)) return true;
    const isBig = GAMES[rules.game].streets[hand.street]?.bet === 'big';
    const size = isBig ? rules.bigBet : rules.smallBet;
    return 2 * (hand.price - (hand.bet[i] as number)) >= size;
  }
  if (!isMarked(hand.actedBits, i)) return true;
  if (rules?.reopen === 'consecutive') return (hand.answered[i] as number) < hand.reopenings;
  return owed >= hand.lastRaise;
}

function hasRival({ count, liveBits, bet, stack }: Scratch, i: number, price: number): boolean {
  // Most often the next player is one.
  for (let n = 1, k = i; n < count; n++) {
    k = k + 1 === count ? 0 : k + 1;
    if (isMarked(liveBits, k) && (bet[k] as number) + (stack[k] as number) > price) return true;
  }
  return false;
}

/** Nobody pays for what no rival could win (R40); the forfeit blind of who is dead or away can be won (R45). */
export function callCosts(hand: Scratch, i: number, price: number): boolean {
  const own = hand.bet[i] as number;
  if (price <= own) return false;
  const { count, liveBits, bet, stack, forced } = hand;
  const deadBits = hand.killedBits | hand.awayBits;
  for (let n = 1, k = i; n < count; n++) {
    k = k + 1 === count ? 0 : k + 1;
    const reach = isMarked(liveBits, k)
      ? (bet[k] as number) + (stack[k] as number)
      : isMarked(deadBits, k) && hand.street === 0
        ? Math.min(bet[k] as number, forced[k] as number)
        : 0;
    if (reach > own) return true;
  }
  return false;
}
