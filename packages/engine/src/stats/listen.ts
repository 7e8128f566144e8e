/**
 * One pass over the events of a hand, as they are emitted or as they stand in a log. Each is looked at
 * once; what it says is in the scratch afterwards.
 */

import type { PublicEvent } from '../hand/state/evolve.js';
import type { HandEvent, SeenCard } from '../hand/state/types.js';
import { beginHand, post, takePlaces } from './begin.js';
import { afterFlop, beforeFlop, CALL, CHECK, FOLD, RAISE } from './decisions.js';
import { priceOf } from './raising.js';
import type { Scratch } from './scratch.js';
import { SAW_FLOP } from './slots.js';

type Of<T extends HandEvent['type']> = Extract<HandEvent, { type: T }>;

export function listen(hand: Scratch, event: PublicEvent): void {
  switch (event.type) {
    case 'acted':
      act(hand, event);
      break;
    case 'dealt':
      takeCards(hand, event);
      break;
    case 'posted':
      post(hand, event);
      break;
    case 'opened':
      openRound(hand, event);
      break;
    case 'board':
      putOnBoard(hand, event);
      break;
    case 'collected':
      collect(hand, event.street);
      break;
    case 'refunded':
      refund(hand, event);
      break;
    case 'awarded':
      award(hand, event);
      break;
    case 'shown':
      hand.shown[hand.places[event.seat] as number] = event.cards;
      break;
    case 'killed':
      kill(hand, event.seat);
      break;
    case 'started':
      beginHand(hand, event);
      break;
    case 'voided':
      hand.isVoid = true;
      break;
    case 'ended':
      hand.isOver = true;
      break;
    default:
  }
}

/** Of games where the result can be adjusted the cards are kept: most often all of them come at once. */
function takeCards(hand: Scratch, { seat, cards }: Of<'dealt'>): void {
  hand.isDealt = true;
  if (hand.game.holeCards === 0) return;
  const i = hand.places[seat] as number;
  const before = hand.cards[i] as readonly SeenCard[] | null;
  hand.cards[i] = before === null ? cards : [...before, ...cards];
}

function openRound(hand: Scratch, event: Of<'opened'>): void {
  const { street, currentBet, lastFullRaise, bets, capped } = event;
  if (!hand.isPlaced) takePlaces(hand);
  // Of a street that the record leaves out nobody was the last to bet.
  const before = street === hand.street + 1 ? hand.aggressor : -1;
  hand.aggressorBefore = before;
  // The flop's is the last to raise before it; later who bet so on the street before, and last there.
  hand.cbettor = street === hand.game.flop || hand.cbetBy === before ? before : -1;
  hand.cbetBy = -1;
  hand.aggressor = -1;
  hand.street = street;
  hand.price = currentBet;
  hand.lastRaise = lastFullRaise;
  hand.bets = bets;
  hand.isCapped = capped;
  hand.level0 = street === 0 ? 1 : 0;
  hand.reopenings = 0;
  hand.reopenedAt = currentBet;
  hand.ladderTo.length = 0;
  hand.ladderRaise.length = 0;
  hand.ladderTo.push(currentBet);
  hand.ladderRaise.push(lastFullRaise);
  for (let i = 0; i < hand.count; i++) {
    hand.acted[i] = 0;
    hand.answered[i] = 0;
    hand.checked[i] = 0;
  }
}

function act(hand: Scratch, event: Of<'acted'>): void {
  const { action, to, paid } = event;
  const i = hand.places[event.seat] as number;
  const isBet = action === 'bet' || action === 'raise';
  if (action === 'fold' && isAbsent(hand, i)) hand.away[i] = 1;
  else if (action !== 'bring-in' && hand.game.hasRates && hand.rules?.bombPot !== true) {
    const price = priceOf(hand);
    const kind = isBet
      ? to > price
        ? RAISE
        : CALL
      : action === 'fold'
        ? FOLD
        : action === 'check'
          ? CHECK
          : CALL;
    if (hand.street < hand.game.flop) beforeFlop(hand, i, kind, price);
    else afterFlop(hand, i, kind, price);
  }
  if (action !== 'bring-in') hand.hasActed = true;
  hand.stack[i] = (hand.stack[i] as number) - paid;
  hand.level[i] = (hand.level[i] as number) + paid;
  hand.bet[i] = to;
  hand.acted[i] = 1;
  if (isBet) raise(hand, to, event.full);
  else if (action === 'fold') leave(hand, i);
  else if (action === 'bring-in') hand.forced[i] = (hand.forced[i] as number) + paid;
  hand.answered[i] = hand.reopenings;
}

/** Who folds before the cards is not there (R45), nor who folds what was brought in for them (R111). */
function isAbsent(hand: Scratch, i: number): boolean {
  if (hand.game.hasButton) return !hand.isDealt && hand.hasDeals;
  return !hand.hasActed && hand.acted[i] === 1;
}

function raise(hand: Scratch, to: number, full: boolean): void {
  if (full) {
    hand.lastRaise = Math.max(hand.lastRaise, to - hand.price);
    hand.ladderTo.push(to);
    hand.ladderRaise.push(hand.lastRaise);
    hand.bets++;
  }
  hand.price = to;
  if (full || to - hand.reopenedAt >= hand.lastRaise) {
    hand.reopenings++;
    hand.reopenedAt = to;
  }
}

function leave(hand: Scratch, i: number): void {
  if (hand.out[i] === 1) return;
  hand.out[i] = 1;
  hand.left--;
}

/** Dead before the cards, or in stud before anybody acted, is a player who is not there (R45, R111). */
function kill(hand: Scratch, seat: number): void {
  const i = hand.places[seat] as number;
  if (hand.game.hasButton ? !hand.isDealt : !hand.hasActed) hand.away[i] = 1;
  leave(hand, i);
  hand.killed[i] = 1;
}

function refund(hand: Scratch, { seat, amount }: Of<'refunded'>): void {
  const i = hand.places[seat] as number;
  hand.stack[i] = (hand.stack[i] as number) + amount;
  hand.level[i] = (hand.level[i] as number) - amount;
  hand.bet[i] = Math.max(0, (hand.bet[i] as number) - amount);
  if (hand.out[i] === 1) lowerPrice(hand, hand.bet[i] as number);
}

/** A killed raise leaves the price and the raise of before (R11), never below the blinds' (R39). */
function lowerPrice(hand: Scratch, bet: number): void {
  const { ladderTo, ladderRaise } = hand;
  const price = Math.max(bet, ladderTo[0] ?? 0);
  while (ladderTo.length > 1 && (ladderTo.at(-1) as number) > price) {
    ladderTo.pop();
    ladderRaise.pop();
    hand.bets--;
  }
  hand.price = price;
  hand.lastRaise = ladderRaise.at(-1) ?? 0;
  hand.reopenedAt = Math.min(hand.reopenedAt, price);
}

function putOnBoard(hand: Scratch, { street, board, cards }: Of<'board'>): void {
  if (board > 0) {
    if (board >= hand.boards) hand.boards = board + 1;
    return;
  }
  if (street === hand.game.flop) {
    for (let i = 0; i < hand.count; i++) {
      if (hand.out[i] === 0) hand.lateMade[i] = (hand.lateMade[i] as number) | SAW_FLOP;
    }
  }
  hand.board = hand.board.length === 0 ? cards : [...hand.board, ...cards];
}

/** Closed for good if no more than one who is left has chips. */
function collect(hand: Scratch, street: number): void {
  hand.lastRound = street;
  let withChips = 0;
  for (let i = 0; i < hand.count; i++) {
    hand.bet[i] = 0;
    if (hand.out[i] === 0 && (hand.stack[i] as number) > 0) withChips++;
  }
  if (hand.closedWith < 0 && withChips < 2 && hand.left > 1) hand.closedWith = hand.board.length;
}

function award(hand: Scratch, { pot, amount, rake, shares }: Of<'awarded'>): void {
  hand.potAmounts[pot] = amount;
  hand.potRakes[pot] = rake;
  let winners = 0;
  for (let k = 0; k < shares.length; k++) {
    const share = shares[k] as (typeof shares)[number];
    const i = hand.places[share.seat] as number;
    hand.won[i] = (hand.won[i] as number) + share.amount;
    winners |= 1 << i;
  }
  hand.potWinners[pot] = winners;
}
