/** What is posted before the cards: antes and blinds (R22 to R28, R32 to R36, R105, R121). */
import { pay } from './betting.js';
import { type Hand, leftOf, type Seat, seatAt } from './state.js';

/** R34, R35; stud has none. */
export function blindSeats(hand: Hand): { small: number; big: number } | null {
  if (hand.game.upCards !== null) return null;
  const [first, second] = leftOf(hand, hand.config.button);
  if (hand.seats.length > 2) return { small: first!.seat, big: second!.seat };
  return { small: second!.seat, big: first!.seat };
}

/** R22, R23: before any blind; R105: in stud always. */
function postAntes(hand: Hand): void {
  const { ante = 0, anteMode = 'none' } = hand.config;
  if (hand.game.upCards === null && anteMode !== 'perPlayer') return;
  for (const seat of hand.seats) {
    seat.ante = Math.min(ante, seat.stack);
    seat.stack -= seat.ante;
  }
}

/** R26, R32: one pays for the table. */
function singleAntePayer(hand: Hand, big: number): number | null {
  const { anteMode = 'none', button } = hand.config;
  if (anteMode === 'bigBlind') return big;
  return anteMode === 'button' ? button : null;
}

function postSingleAnte(hand: Hand, big: number): void {
  const payer = singleAntePayer(hand, big);
  const seat = hand.seats.find((one) => one.seat === payer);
  if (seat === undefined) return;
  seat.dead = Math.min(hand.config.ante ?? 0, seat.stack);
  seat.stack -= seat.dead;
}

function postBlind(seat: Seat, blind: number): void {
  const posted = Math.min(blind, seat.stack);
  pay(seat, posted);
  seat.missing = blind - posted; // R57
}

export function postAll(hand: Hand): void {
  postAntes(hand);
  const blinds = blindSeats(hand);
  if (blinds === null) return;
  const isBlindFirst = hand.config.singleAnteOrder === 'blind-first'; // R27, R28
  if (!isBlindFirst) postSingleAnte(hand, blinds.big);
  postBlind(seatAt(hand, blinds.small), hand.config.smallBlind!);
  postBlind(seatAt(hand, blinds.big), hand.config.bigBlind!);
  if (isBlindFirst) postSingleAnte(hand, blinds.big);
}
