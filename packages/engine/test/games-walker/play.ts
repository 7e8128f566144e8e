/** The course of a hand: forced bets, streets, draws, turns (R63 to R69, R105 to R111, R156). */

import { act, type BetType, type Legal, legalOf, pay, toAct } from './betting.js';
import { bestBoard, bringInSeat } from './boards.js';
import { type Card, parseCards } from './cards.js';
import { askDraws, dealStreet, throwCards } from './draws.js';
import { blindSeats, postAll } from './posts.js';
import { type Draw, recordOf } from './records.js';
import {
  buttonOf,
  type Hand,
  liveSeats,
  type Seat,
  seatAt,
  streetOf,
  type WalkConfig,
  type WalkPlayer,
} from './state.js';

/** As in the vectors: seat, type, and the total or the cards (none: ''). */
export type Action = readonly [seat: number, type: BetType | 'draw', what?: number | string];

export type Turn =
  | { readonly turn: 'act'; readonly seat: number; readonly legal: Legal }
  | { readonly turn: 'draw'; readonly seat: number; readonly draw: Draw };

const seatFrom = ({ id, seat, stack, absent = false }: WalkPlayer): Seat => ({
  ...{ id, seat, stack, absent, ante: 0, dead: 0, live: 0, bet: 0, missing: 0, forfeit: 0 },
  ...{ folded: false, acted: false, down: [], up: [], thrown: [] },
});

export function startHand(
  config: WalkConfig,
  deck: readonly Card[],
  spares: readonly (readonly Card[])[] = [],
): Hand {
  const game = recordOf(config.game);
  if (config.players.length < 2) throw new Error('too few players');
  if (config.players.length > game.seats) throw new Error('too many players');
  const seats = config.players.map(seatFrom).sort((a, b) => a.seat - b.seat);
  const hand: Hand = {
    ...{ config, game, seats, spares, stub: [...deck], reshuffles: 0, board: [], street: 0 },
    ...{ drawing: [], betting: false, price: 0, lastFullRaise: 0, fullLevel: 0, bets: 0 },
    ...{ bigBetMade: false, headsUp: false, lookFrom: 1, mustBringIn: null },
    ...{ aggressor: null, over: false, openers: [], draws: [] },
  };
  postAll(hand);
  if (game.upCards === null) killAbsent(hand); // R45
  dealStreet(hand);
  openBetting(hand);
  advance(hand);
  return hand;
}

/** R45, R111: what was posted for them is forfeit. */
function killAbsent(hand: Hand): void {
  for (const seat of hand.seats.filter(({ absent }) => absent)) {
    seat.folded = true;
    seat.forfeit = seat.ante + seat.live;
  }
}

/** R107 to R111. */
function openThird(hand: Hand): number {
  const opener = bringInSeat(hand);
  hand.price = hand.config.bringIn!;
  if (opener.absent) pay(opener, Math.min(hand.price, opener.stack));
  killAbsent(hand);
  hand.lookFrom = opener.seat;
  const rivals = liveSeats(hand).filter((other) => other !== opener && other.stack > 0);
  const isForced = !opener.folded && opener.stack > 0 && rivals.length > 0;
  hand.mustBringIn = isForced ? opener.seat : null;
  return opener.seat;
}

/** R121, R39, R58: the full price, and in limit the first bet. */
function openBlinds(hand: Hand): null {
  hand.price = hand.config.bigBlind!;
  hand.fullLevel = hand.price;
  hand.bets = 1;
  hand.lookFrom = blindSeats(hand)!.big + 1;
  return null;
}

/** R64, R114, R117, R121. */
function openLater(hand: Hand): number | null {
  const shows = hand.game.upCards === null ? null : bestBoard(hand).seat;
  hand.lookFrom = shows ?? buttonOf(hand) + 1;
  return shows;
}

function openBetting(hand: Hand): void {
  for (const seat of hand.seats) seat.acted = false;
  hand.lastFullRaise = hand.config.bigBlind ?? 0;
  const first = hand.game.upCards === null ? openBlinds : openThird;
  const shows = hand.street === 0 ? first(hand) : openLater(hand);
  hand.headsUp = liveSeats(hand).length === 2;
  hand.betting = true;
  const seat = toAct(hand)?.seat ?? null;
  hand.openers.push({ street: streetOf(hand).name, shows, first: seat });
}

/** R71; R156: draws, deal, act. */
function nextStreet(hand: Hand): void {
  for (const seat of hand.seats) {
    seat.bet = 0;
  }
  hand.street += 1;
  Object.assign(hand, { price: 0, fullLevel: 0, bets: 0, aggressor: null });
  Object.assign(hand, { betting: false, bigBetMade: false });
  askDraws(hand);
}

/** Runs on to the next decision or the end. */
function advance(hand: Hand): void {
  while (askedSeat(hand) === null && !hand.over) {
    const isLast = hand.street === hand.game.streets.length - 1;
    if (liveSeats(hand).length === 1 || (hand.betting && isLast)) {
      hand.over = true;
    } else if (hand.betting) {
      nextStreet(hand);
    } else {
      dealStreet(hand);
      openBetting(hand);
    }
  }
}

/** Who has to decide next. */
function askedSeat(hand: Hand): number | null {
  if (hand.over) return null;
  const acting = hand.betting ? toAct(hand) : null;
  return hand.drawing[0] ?? acting?.seat ?? null;
}

export function turnOf(hand: Hand): Turn | null {
  const seat = askedSeat(hand);
  if (seat === null) return null;
  if (hand.drawing.length > 0) return { turn: 'draw', seat, draw: streetOf(hand).draw! };
  return { turn: 'act', seat, legal: legalOf(hand, seatAt(hand, seat)) };
}

/** Changes the hand; refuses what is out of turn or not legal. */
export function playAction(hand: Hand, [seat, type, what]: Action): void {
  if (askedSeat(hand) !== seat) throw new Error(`not the turn of seat ${seat}`);
  if (hand.drawing.length > 0 !== (type === 'draw')) throw new Error(`${type} is not asked`);
  if (type === 'draw') throwCards(hand, seatAt(hand, seat), parseCards(String(what ?? '')));
  else act(hand, seatAt(hand, seat), type, Number(what ?? 0));
  advance(hand);
}
