/**
 * One pass over what happens in a hand, as it happens or as it stands in a log. Each thing is looked at
 * once; what it says is in the scratch afterwards.
 */

import type { Ear } from '../../hand/state/emit.js';
import type { PublicEvent } from '../../hand/state/evolve.js';
import type { HandEvent, PostKind, Rules, SeenCard, Share } from '../../hand/state/types.js';
import { startScratch, takePlaces, takePost } from './begin.js';
import { afterFlop, beforeFlop, CALL, CHECK, FOLD, RAISE } from './decisions.js';
import { priceOf } from './raising.js';
import { isMarked, type Scratch } from './scratch.js';

type Action = Extract<HandEvent, { type: 'acted' }>['action'];
type Seated = Extract<HandEvent, { type: 'started' }>['players'][number];

/** What a replay tells goes into this scratch. */
export class ScratchEar implements Ear {
  readonly hand: Scratch;

  constructor(hand: Scratch) {
    this.hand = hand;
  }

  started(rules: Rules, players: readonly Seated[]): void {
    startScratch(this.hand, rules, players);
  }

  posted(i: number, kind: PostKind, ante: number, dead: number, live: number): void {
    takePost(this.hand, i, kind, ante, dead, live);
  }

  dealt(i: number, cards: readonly SeenCard[]): void {
    this.hand.isDealt = true;
    if (this.hand.keepsCards) takeCards(this.hand, i, cards);
  }

  board(street: number, board: number, cards: readonly SeenCard[]): void {
    putOnBoard(this.hand, street, board, cards);
  }

  opened(street: number, price: number, lastRaise: number, bets: number, capped: boolean): void {
    openRound(this.hand, street, price, lastRaise, bets, capped);
  }

  acted(i: number, action: Action, to: number, paid: number, full: boolean): void {
    act(this.hand, i, action, to, paid, full);
  }

  killed(i: number): void {
    kill(this.hand, i);
  }

  refunded(i: number, amount: number): void {
    refund(this.hand, i, amount);
  }

  collected(street: number): void {
    collect(this.hand, street);
  }

  shown(i: number, cards: readonly SeenCard[]): void {
    if (this.hand.keepsCards) this.hand.shown[i] = cards;
  }

  awarded(pot: number, amount: number, rake: number, shares: readonly Share[]): void {
    award(this.hand, pot, amount, rake, shares);
  }
}

/** The same from an event of a log. */
export function listen(hand: Scratch, ear: Ear, event: PublicEvent): void {
  switch (event.type) {
    case 'started':
      ear.started(event.rules, event.players);
      break;
    case 'posted':
      ear.posted(placeOf(hand, event.seat), event.kind, event.ante, event.dead, event.live);
      break;
    case 'dealt':
      ear.dealt(placeOf(hand, event.seat), event.cards);
      break;
    case 'board':
      ear.board(event.street, event.board, event.cards);
      break;
    case 'opened': {
      const { street, currentBet, lastFullRaise, bets, capped } = event;
      ear.opened(street, currentBet, lastFullRaise, bets, capped);
      break;
    }
    case 'acted': {
      const { seat, action, to, paid, full } = event;
      ear.acted(placeOf(hand, seat), action, to, paid, full);
      break;
    }
    case 'killed':
      ear.killed(placeOf(hand, event.seat));
      break;
    case 'refunded':
      ear.refunded(placeOf(hand, event.seat), event.amount);
      break;
    case 'collected':
      ear.collected(event.street);
      break;
    case 'shown':
      ear.shown(placeOf(hand, event.seat), event.cards);
      break;
    case 'awarded':
      ear.awarded(event.pot, event.amount, event.rake, event.shares);
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

/** Index of the player in this seat: without empty seats it is the one in that place. */
function placeOf({ seats, count }: Scratch, seat: number): number {
  if (seat <= count && seats[seat - 1] === seat) return seat - 1;
  for (let i = 0; i < count; i++) if (seats[i] === seat) return i;
  return -1;
}

/** Of games where the result can be adjusted the cards are kept: most often all of them come at once. */
function takeCards(hand: Scratch, i: number, cards: readonly SeenCard[]): void {
  if (hand.game.holeCards === 0) return;
  const before = hand.cards[i] ?? null;
  hand.cards[i] = before === null ? cards : [...before, ...cards];
}

function openRound(
  hand: Scratch,
  street: number,
  currentBet: number,
  lastFullRaise: number,
  bets: number,
  capped: boolean,
): void {
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
  hand.rungs = 1;
  hand.ladderTo[0] = currentBet;
  hand.ladderRaise[0] = lastFullRaise;
  hand.actedBits = 0;
  hand.checkedBits = 0;
  hand.againBits = 0;
}

function act(
  hand: Scratch,
  i: number,
  action: Action,
  to: number,
  paid: number,
  full: boolean,
): void {
  const isBet = action === 'bet' || action === 'raise';
  if (action === 'fold' && isAbsent(hand, i)) hand.awayBits |= 1 << i;
  else if (hand.isJudged && action !== 'bring-in') {
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
  if (action === 'fold') {
    hand.hasActed = true;
    hand.actedBits |= 1 << i;
    leave(hand, i);
    return;
  }
  if (paid > 0) {
    hand.stack[i] = (hand.stack[i] as number) - paid;
    hand.level[i] = (hand.level[i] as number) + paid;
    hand.bet[i] = to;
  }
  if (action === 'bring-in') hand.forced[i] = (hand.forced[i] as number) + paid;
  else hand.hasActed = true;
  hand.actedBits |= 1 << i;
  if (isBet) raise(hand, to, full);
  hand.answered[i] = hand.reopenings;
}

/** Who folds before the cards is not there (R45), nor who folds what was brought in for them (R111). */
function isAbsent(hand: Scratch, i: number): boolean {
  if (hand.game.hasButton) return !hand.isDealt && hand.hasDeals;
  return !hand.hasActed && isMarked(hand.actedBits, i);
}

function raise(hand: Scratch, to: number, full: boolean): void {
  if (full) {
    hand.lastRaise = Math.max(hand.lastRaise, to - hand.price);
    hand.ladderTo[hand.rungs] = to;
    hand.ladderRaise[hand.rungs] = hand.lastRaise;
    hand.rungs++;
    hand.bets++;
  }
  hand.price = to;
  if (full || to - hand.reopenedAt >= hand.lastRaise) {
    hand.reopenings++;
    hand.reopenedAt = to;
  }
}

function leave(hand: Scratch, i: number): void {
  if (!isMarked(hand.liveBits, i)) return;
  hand.liveBits &= ~(1 << i);
  hand.left--;
}

/** Dead before the cards, or in stud before anybody acted, is a player who is not there (R45, R111). */
function kill(hand: Scratch, i: number): void {
  if (hand.game.hasButton ? !hand.isDealt : !hand.hasActed) hand.awayBits |= 1 << i;
  leave(hand, i);
  hand.killedBits |= 1 << i;
}

function refund(hand: Scratch, i: number, amount: number): void {
  hand.stack[i] = (hand.stack[i] as number) + amount;
  hand.level[i] = (hand.level[i] as number) - amount;
  hand.bet[i] = Math.max(0, (hand.bet[i] as number) - amount);
  if (!isMarked(hand.liveBits, i)) lowerPrice(hand, hand.bet[i] as number);
}

/** A killed raise leaves the price and the raise of before (R11), never below the blinds' (R39). */
function lowerPrice(hand: Scratch, bet: number): void {
  const { ladderTo, ladderRaise } = hand;
  const price = Math.max(bet, ladderTo[0] ?? 0);
  while (hand.rungs > 1 && (ladderTo[hand.rungs - 1] as number) > price) {
    hand.rungs--;
    hand.bets--;
  }
  hand.price = price;
  hand.lastRaise = ladderRaise[hand.rungs - 1] ?? 0;
  hand.reopenedAt = Math.min(hand.reopenedAt, price);
}

function putOnBoard(
  hand: Scratch,
  street: number,
  board: number,
  cards: readonly SeenCard[],
): void {
  if (board > 0) return;
  if (street === hand.game.flop) hand.sawFlopBits = hand.liveBits;
  if (hand.keepsCards) {
    for (let k = 0; k < cards.length; k++) hand.board[hand.boardCards + k] = cards[k] as SeenCard;
  }
  hand.boardCards += cards.length;
}

/** Closed for good if no more than one who is left has chips. */
function collect(hand: Scratch, street: number): void {
  hand.lastRound = street;
  const { bet, count } = hand;
  for (let i = 0; i < count; i++) bet[i] = 0;
  if (!hand.keepsCards || hand.closedWith >= 0) return;
  if (hand.left > 1 && !canTwoBet(hand)) hand.closedWith = hand.boardCards;
}

function canTwoBet({ count, liveBits, stack }: Scratch): boolean {
  let withChips = 0;
  for (let i = 0; i < count; i++) {
    if (isMarked(liveBits, i) && (stack[i] as number) > 0 && ++withChips === 2) return true;
  }
  return false;
}

function award(
  hand: Scratch,
  pot: number,
  amount: number,
  rake: number,
  shares: readonly Share[],
): void {
  for (let k = hand.pots; k <= pot; k++) {
    hand.potAmounts[k] = 0;
    hand.potRakes[k] = 0;
    hand.potWinners[k] = 0;
  }
  if (pot >= hand.pots) hand.pots = pot + 1;
  hand.potAmounts[pot] = amount;
  hand.potRakes[pot] = rake;
  let winners = 0;
  for (let k = 0; k < shares.length; k++) {
    const share = shares[k] as Share;
    const i = placeOf(hand, share.seat);
    hand.won[i] = (hand.won[i] as number) + share.amount;
    winners |= 1 << i;
  }
  hand.potWinners[pot] = winners;
}
