/** Cards: the deal, the draws and what happens when the deck runs out (R106, R119, R123 to R128). */
import { type Card, ORDERED_DECK, sortedCards } from './cards.js';
import type { Draw } from './records.js';
import { buttonOf, cardsOf, type Hand, leftOf, liveSeats, type Seat, streetOf } from './state.js';

/** R123: in which order hands are dealt to and draw. */
const inTurn = (hand: Hand): Seat[] => leftOf(hand, buttonOf(hand)).filter(({ folded }) => !folded);

export function askDraws(hand: Hand): void {
  for (const seat of hand.seats) seat.thrown = [];
  if (streetOf(hand).draw === null) return;
  hand.drawing = inTurn(hand).map(({ seat }) => seat);
  hand.draws.push({ street: streetOf(hand).name, drew: [] });
}

/** R124, R146: of super stud's cards only the down cards go. */
export function throwCards(hand: Hand, seat: Seat, cards: readonly Card[]): void {
  const { min, max }: Draw = streetOf(hand).draw!;
  if (cards.length < min || cards.length > max) throw new Error(`seat ${seat.seat}: how many?`);
  if (new Set(cards).size < cards.length) throw new Error(`seat ${seat.seat}: a card twice`);
  for (const card of cards) {
    if (!seat.down.includes(card)) throw new Error(`seat ${seat.seat} does not hold ${card}`);
  }
  seat.down = seat.down.filter((card) => !cards.includes(card));
  seat.thrown = [...cards];
  hand.drawing.shift();
  const note = hand.draws.findLast((one) => 'drew' in one)!;
  if ('drew' in note) note.drew.push([seat.seat, cards.length]);
}

/** R127, R128, R160. */
function reshuffle(hand: Hand, need: number): void {
  const held = [...liveSeats(hand).flatMap(cardsOf), ...hand.board];
  const thrownNow = hand.seats.flatMap(({ thrown }) => thrown);
  const unheld = ORDERED_DECK.filter((card) => !held.includes(card));
  const old = unheld.filter((card) => !thrownNow.includes(card));
  const pool = old.length < need ? unheld : old;
  const spare = hand.spares[hand.reshuffles];
  if (spare === undefined) throw new Error('no spare deck is left');
  hand.reshuffles += 1;
  hand.stub = spare.filter((card) => pool.includes(card));
  hand.draws.push({ street: streetOf(hand).name, reshuffle: sortedCards(pool) });
}

/** The next card for somebody who threw these; `need` counts it and all still due this round. */
function nextCard(hand: Hand, need: number, thrown: readonly Card[]): Card {
  const { length } = hand.stub;
  if (length === 0 || (length === 1 && need > 1)) reshuffle(hand, need);
  const index = hand.stub.findIndex((card) => !thrown.includes(card));
  if (index < 0) throw new Error('the deck is out of cards');
  return hand.stub.splice(index, 1)[0]!;
}

/** The board, then what was drawn (Y, R145), then the street's own cards. */
export function dealStreet(hand: Hand): void {
  const street = streetOf(hand);
  const isFirst = hand.street === 0;
  if (!isFirst) dealBoard(hand, street.board);
  if (street.draw?.replace === true) serveDraws(hand);
  if (isSeventhShort(hand)) dealBoard(hand, 1);
  else dealEach(hand, street.down, street.up);
  if (isFirst) dealBoard(hand, street.board);
}

function dealBoard(hand: Hand, count: number): void {
  for (let need = count; need > 0; need--) hand.board.push(nextCard(hand, need, []));
}

/** R123: nobody gets a card before the last has decided; then all in the same order. */
function serveDraws(hand: Hand): void {
  const order = inTurn(hand);
  let need = order.reduce((sum, { thrown }) => sum + thrown.length, 0);
  for (const seat of order) {
    for (const _ of seat.thrown) seat.down.push(nextCard(hand, need--, seat.thrown));
  }
}

/** R106: a player's cards of a street come together. R45, R111: absent hands only in stud. */
function dealEach(hand: Hand, down: number, up: number): void {
  const order = inTurn(hand);
  let need = order.length * (down + up);
  for (const seat of order) {
    for (let i = 0; i < down; i++) seat.down.push(nextCard(hand, need--, []));
    for (let i = 0; i < up; i++) seat.up.push(nextCard(hand, need--, []));
  }
}

/** R119: u below n + 2. */
function isSeventhShort(hand: Hand): boolean {
  const isLast = hand.street === hand.game.streets.length - 1;
  return isLast && hand.game.commonCard && hand.stub.length < liveSeats(hand).length + 2;
}
