/** How a betting round begins: the price, the smallest raise, who speaks first (R33, R39, R63, R71). */

import { gameOf } from '../state/config.js';
import { emitOpened, type Work } from '../state/emit.js';
import {
  type Draft,
  firstAfter,
  liveCount,
  minBetOn,
  pendingAtStart,
  playerAt,
} from '../state/state.js';
import type { SeenCard } from '../state/types.js';

/** The price of the forced bets, in full even if less was posted (R33, R39, R43). */
function forcedPrice({ rules }: Draft): number {
  const straddle = rules.straddles.at(-1);
  if (straddle !== undefined) return straddle.amount;
  return rules.bigBlind > 0 ? rules.bigBlind : 2 * rules.ante;
}

/** Before the flop the forced bets are the bet; later there is none (R39, R44, R58, R71). */
export function openRound(work: Work, street: number): void {
  const { draft } = work;
  const { rules } = draft;
  const price = street === 0 ? forcedPrice(draft) : 0;
  const isFixed = rules.limit === 'fixed-limit';
  const raise = street > 0 || isFixed ? minBetOn(draft, street) : firstRaise(draft, price);
  const capped = isFixed && !rules.uncapped && !(rules.mode === 'cash' && liveCount(draft) === 2);
  // The first who has something to decide (R63, R64, R68).
  const first = pendingAtStart(draft, openerOf(draft, street), price);
  emitOpened(work, street, price, raise, street === 0 ? 1 : 0, capped, first);
}

function firstRaise({ rules }: Draft, price: number): number {
  if (rules.bigBlind === 0) return price;
  return rules.straddles.length > 0 && rules.straddleRaise === 'straddle' ? price : rules.bigBlind;
}

/** Index of who speaks first, as the table of the game says. */
function openerOf(draft: Draft, street: number): number {
  const opens = gameOf(draft.rules).streets[street]?.opens ?? 'left-of-button';
  switch (opens) {
    case 'after-blinds':
      return firstAfter(draft, lastBlind(draft));
    case 'left-of-button':
      return firstAfter(draft, draft.rules.button);
    case 'bring-in':
      return byUpCards(draft, (value, best) => value < best);
    case 'best-up':
      return byUpCards(draft, (value, best) => value > best);
  }
}

/** The player whose cards face up are the lowest or the best; of equal ones the first from the left. */
function byUpCards(draft: Draft, isBetter: (value: number, best: number) => boolean): number {
  const { players } = draft;
  const first = firstAfter(draft, draft.rules.button);
  let found = first;
  let best: number | null = null;
  for (let k = 0; k < players.length; k++) {
    const i = (first + k) % players.length;
    const { folded, up } = playerAt(draft, i);
    if (folded) continue;
    const value = upValue(up);
    if (best !== null && !isBetter(value, best)) continue;
    best = value;
    found = i;
  }
  return found;
}

/** Pairs before high cards: the ranks face up, the most frequent first, as digits to base 16. */
function upValue(up: readonly SeenCard[]): number {
  const ranks = up.map((card) => (card ?? 0) >> 2);
  const countOf = (rank: number): number => ranks.filter((other) => other === rank).length;
  const sorted = [...ranks].sort((a, b) => countOf(b) - countOf(a) || b - a);
  const most = sorted.length === 0 ? 0 : countOf(sorted[0] as number);
  return sorted.reduce((value, rank) => value * 16 + rank, most);
}

/** The last forced bet: of a straddler, else the big blind; where antes are bets, the button's. */
const lastBlind = ({ rules }: Draft): number =>
  rules.straddles.at(-1)?.seat ?? (rules.bigBlind > 0 ? rules.bigBlindSeat : rules.button);
