/** What the player whose turn it is faces: everything that decides what they may do. */

import { gameOf } from '../state/config.js';
import { chipsIn, indexOfSeat, playerAt, rivalReach } from '../state/state.js';
import type { PlayerState, PublicHand, Spot } from '../state/types.js';
import { largerBet, smallestBet } from './bet-size.js';
import { isReopened } from './reopening.js';

export function spotOf(state: PublicHand, i: number): Spot {
  const { rules, currentBet, lastFullRaise, fullLevel } = state;
  const { stack, bet } = playerAt(state, i);
  const isFixed = rules.limit === 'fixed-limit';
  return {
    limit: rules.limit,
    unit: rules.unit,
    stack,
    bet,
    currentBet,
    rivalReach: rivalReach(state, i, currentBet + 1),
    minBet: smallestBet(state),
    largerBet: largerBet(state),
    lastFullRaise,
    fullLevel,
    reopened: isReopened(state, i),
    capped: isFixed && state.capped && state.bets > rules.fixedLimitRaises,
    pot: rules.limit === 'pot-limit' ? chipsIn(state) + potOffset(state, i) : 0,
    foldWhenFree: rules.foldWhenFree === 'allow',
    mustBringIn: state.mustBringIn,
  };
}

/** What the pot limit counts before the flop other than what is there (R57). */
function potOffset(state: PublicHand, i: number): number {
  const { rules } = state;
  if (state.street !== 0 || gameOf(rules).forced !== 'blinds') return 0;
  const { potLimitPreflop, smallBlind, bigBlind, smallBlindSeat, bigBlindSeat } = rules;
  if (potLimitPreflop === 'true-value') return -state.singleAnte;
  const short = (seat: number | null, blind: number): number =>
    Math.max(
      0,
      blind - (seat === null ? bought(state) : playerAt(state, indexOfSeat(state, seat)).live),
    );
  let offset = short(bigBlindSeat, bigBlind) - state.singleAnte;
  for (const { seat, amount } of rules.straddles) offset += short(seat, amount);
  // A small blind that counts as a big one counts so for its owner too: they have less to call.
  if (potLimitPreflop === 'full-blinds') return offset + short(smallBlindSeat, smallBlind);
  return playerAt(state, i).seat === smallBlindSeat
    ? offset
    : offset + short(smallBlindSeat, bigBlind);
}

/** The small blind that nobody owes, as far as who buys the button posted it dead (R42): between button and big blind. */
function bought({ rules, players }: PublicHand): number {
  const { button, bigBlindSeat, seatCount } = rules;
  const fromButton = (seat: number): number => (seat - button + seatCount) % seatCount;
  let dead = 0;
  for (let i = 0; i < players.length; i++) {
    const player = players[i] as PlayerState;
    const place = fromButton(player.seat);
    if (place > 0 && place < fromButton(bigBlindSeat)) dead += player.dead;
  }
  return dead;
}
