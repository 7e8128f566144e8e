/** How a betting round begins: the price, the smallest raise, who speaks first (R33, R39, R63, R71). */

import { gameOf } from '../state/config.js';
import { emit, emitOpened, emitPosted, type Work } from '../state/emit.js';
import {
  type Draft,
  firstAfter,
  indexOfSeat,
  liveCount,
  minBetOn,
  pendingAtStart,
  playerAt,
} from '../state/state.js';
import { bestBoardIndex, bringInIndex } from './up-cards.js';

/** The price of the forced bets, in full even if less was posted (R33, R39, R43). */
function forcedPrice({ rules }: Draft): number {
  const straddle = rules.straddles.at(-1);
  if (straddle !== undefined) return straddle.amount;
  return rules.bigBlind > 0 ? rules.bigBlind : 2 * rules.ante;
}

/**
 * Before the flop the forced bets are the bet; later there is none (R39, R44, R58, R71). `opener` is
 * for who knows better than the cards: of a record some are unseen.
 */
export function openRound(work: Work, street: number, opener?: number): void {
  const { draft } = work;
  const { rules } = draft;
  const { forced, streets } = gameOf(rules);
  const isFixed = rules.limit === 'fixed-limit';
  const capped = isFixed && !rules.uncapped && !(rules.mode === 'cash' && liveCount(draft) === 2);
  if (streets[street]?.opens === 'bring-in') {
    openThird(work, street, capped, opener ?? bringInIndex(draft));
    return;
  }
  const isFirst = street === 0 && forced !== 'bring-in';
  const price = isFirst ? forcedPrice(draft) : 0;
  const raise = street > 0 || isFixed ? minBetOn(draft, street) : firstRaise(draft, price);
  // The first who has something to decide (R63, R64, R68).
  const first = pendingAtStart(draft, opener ?? openerOf(draft, street), price);
  emitOpened(work, street, price, raise, isFirst ? 1 : 0, capped, first, false);
}

/**
 * Third street: the price is the bring-in, but no bet yet (R112, R113). Whose door card it is must
 * bring it in or complete, if they have chips and a rival with chips; else it starts to their left and
 * nobody is forced (R109). For somebody absent it is posted, then their hand is dead (R111).
 */
function openThird(work: Work, street: number, capped: boolean, opener: number): void {
  const { draft } = work;
  const { bringIn = 0, absent = [] } = draft.rules;
  const { seat, stack } = playerAt(draft, opener);
  const isAbsent = absent.includes(seat);
  if (isAbsent && stack > 0) {
    emitPosted(work, opener, 'bring-in', 0, 0, Math.min(stack, bringIn));
  }
  for (const away of absent) {
    if (!playerAt(draft, indexOfSeat(draft, away)).folded)
      emit(work, { type: 'killed', seat: away });
  }
  const raise = minBetOn(draft, street);
  const first = pendingAtStart(draft, opener, bringIn);
  emitOpened(work, street, bringIn, raise, 0, capped, first, !isAbsent && first === opener);
}

function firstRaise({ rules }: Draft, price: number): number {
  if (rules.bigBlind === 0) return price;
  return rules.straddles.length > 0 && rules.straddleRaise === 'straddle' ? price : rules.bigBlind;
}

/** Index of who speaks first, as the table of the game says. */
export function openerOf(draft: Draft, street: number): number {
  const opens = gameOf(draft.rules).streets[street]?.opens ?? 'left-of-button';
  switch (opens) {
    case 'after-blinds':
      return firstAfter(draft, lastBlind(draft));
    case 'left-of-button':
      return firstAfter(draft, draft.rules.button);
    case 'bring-in':
      return bringInIndex(draft);
    case 'best-up':
      return bestBoardIndex(draft);
  }
}

/** The last forced bet: of a straddler, else the big blind; where antes are bets, the button's. */
const lastBlind = ({ rules }: Draft): number =>
  rules.straddles.at(-1)?.seat ?? (rules.bigBlind > 0 ? rules.bigBlindSeat : rules.button);
