/** How a betting round begins: the price, the smallest raise, who speaks first (R33, R39, R63, R71). */

import { type Draft, firstAfter, liveCount, minBetOn, pendingAtStart, playerAt } from './draft.js';
import type { HandEvent } from './types.js';

/** The price of the forced bets, in full even if less was posted (R33, R39, R43). */
export function forcedPrice({ rules }: Draft): number {
  const straddle = rules.straddles.at(-1);
  if (straddle !== undefined) return straddle.amount;
  return rules.bigBlind > 0 ? rules.bigBlind : 2 * rules.ante;
}

/** Before the flop the forced bets are the bet; later there is none (R39, R44, R58, R71). */
export function openingOf(draft: Draft, street: number): Extract<HandEvent, { type: 'opened' }> {
  const { rules } = draft;
  const price = street === 0 ? forcedPrice(draft) : 0;
  const isFixed = rules.limit === 'fixed-limit';
  return {
    type: 'opened',
    street,
    currentBet: price,
    lastFullRaise: street > 0 || isFixed ? minBetOn(draft, street) : firstRaise(draft, price),
    bets: street === 0 ? 1 : 0,
    capped: isFixed && !rules.uncapped && !(rules.mode === 'cash' && liveCount(draft) === 2),
    seat: firstToAct(draft, street, price),
  };
}

function firstRaise({ rules }: Draft, price: number): number {
  if (rules.bigBlind === 0) return price;
  return rules.straddles.length > 0 && rules.straddleRaise === 'straddle' ? price : rules.bigBlind;
}

/** The seat of the first who has something to decide, −1 for none (R63, R64, R68). */
function firstToAct(draft: Draft, street: number, price: number): number {
  const after = street === 0 ? lastBlind(draft) : draft.rules.button;
  const first = pendingAtStart(draft, firstAfter(draft, after), price);
  return first < 0 ? -1 : playerAt(draft, first).seat;
}

/** The last forced bet: of a straddler, else the big blind; where antes are bets, the button's. */
const lastBlind = ({ rules }: Draft): number =>
  rules.straddles.at(-1)?.seat ?? (rules.bigBlind > 0 ? rules.bigBlindSeat : rules.button);
