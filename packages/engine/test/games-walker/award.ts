/** Who wins what of a pot: halves, ties, odd chips (R81 to R87, R132 to R135). */
import { type Card, compareLists, suitKey } from './cards.js';
import type { Half } from './records.js';
import { buttonOf, cardsOf, type Hand, leftOf, type Seat } from './state.js';

export interface Shown {
  readonly cards: readonly Card[];
  readonly value: number;
}

/** R132: among equals the higher suits play; null where nothing qualifies. */
export function bestOf(half: Half, own: readonly Card[], board: readonly Card[]): Shown | null {
  let best: Shown | null = null;
  for (const cards of half.candidates(own, board)) {
    const value = half.value(cards);
    if (value === 0 || (best !== null && value < best.value)) continue;
    if (best !== null && value === best.value && !hasHigherSuits(half, cards, best.cards)) continue;
    best = { cards, value };
  }
  return best;
}

const hasHigherSuits = (half: Half, a: readonly Card[], b: readonly Card[]): boolean =>
  compareLists(suitKey(a, half.aceLow), suitKey(b, half.aceLow)) > 0;

export const shownBy = (hand: Hand, seat: Seat, half: Half): Shown | null =>
  bestOf(half, cardsOf(seat), hand.board);

function winnersOf(hand: Hand, seats: readonly Seat[], half: Half): Seat[] {
  const values = seats.map((seat) => shownBy(hand, seat, half)?.value ?? 0);
  const best = Math.max(...values);
  return best === 0 ? [] : seats.filter((_, index) => values[index] === best);
}

/** R81, R83 by position; R132 in stud by suit of the cards that win this half. */
function inOddOrder(hand: Hand, winners: readonly Seat[], half: Half): Seat[] {
  const order = leftOf(hand, buttonOf(hand)).filter((seat) => winners.includes(seat));
  if (hand.game.upCards === null) return order;
  const keyOf = (seat: Seat): number[] => suitKey(shownBy(hand, seat, half)!.cards, half.aceLow);
  return order.sort((a, b) => compareLists(keyOf(b), keyOf(a)));
}

/** R82: equal shares in whole units, the rest one each. */
export function shares(amount: number, count: number, unit: number): number[] {
  const units = amount / unit;
  return Array.from(
    { length: count },
    (_, index) => unit * (Math.floor(units / count) + (index < units % count ? 1 : 0)),
  );
}

export type Awards = Map<Seat, number>;

/** R79 to R87, R134, R135 for one pot, after the rake. */
export function awardPot(hand: Hand, seats: readonly Seat[], net: number, unit: number): Awards {
  const awards: Awards = new Map();
  if (seats.length === 1) return awards.set(seats[0]!, net); // R16, R21
  const [first, second] = hand.game.halves;
  const firsts = winnersOf(hand, seats, first!);
  const seconds = second === undefined ? [] : winnersOf(hand, seats, second);
  const isOnce = seconds.length === 0 || sameSeats(firsts, seconds); // R86, R87
  if (isOnce) return split(hand, awards, firsts, first!, net, unit);
  const [more, less] = shares(net, 2, unit) as [number, number];
  const toFirst = oddGoesFirst(hand, firsts, seconds);
  split(hand, awards, firsts, first!, toFirst ? more : less, unit);
  return split(hand, awards, seconds, second!, toFirst ? less : more, unit);
}

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));

/** R85: high first; R135: who sits first, and the first half if they are in both. */
function oddGoesFirst(hand: Hand, firsts: readonly Seat[], seconds: readonly Seat[]): boolean {
  if (hand.game.oddHalf === 'first') return true;
  const order = leftOf(hand, buttonOf(hand));
  const nearest = order.find((seat) => firsts.includes(seat) || seconds.includes(seat))!;
  return firsts.includes(nearest);
}

function split(
  hand: Hand,
  awards: Awards,
  winners: readonly Seat[],
  half: Half,
  amount: number,
  unit: number,
): Awards {
  const parts = shares(amount, winners.length, unit);
  for (const [index, seat] of inOddOrder(hand, winners, half).entries()) {
    awards.set(seat, (awards.get(seat) ?? 0) + parts[index]!);
  }
  return awards;
}
