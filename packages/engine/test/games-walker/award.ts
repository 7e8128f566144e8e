/** Who wins what of a pot: halves, ties, odd chips (R81 to R87, R132 to R135). */
import { type Card, compareLists, suitKey } from './cards.js';
import type { Half } from './records.js';
import { buttonOf, cardsOf, type Hand, leftOf, liveSeats, type Seat } from './state.js';

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

/** The winning cards of every live hand, half by half. */
export type Showdown = ReadonlyMap<Half, ReadonlyMap<Seat, Shown | null>>;

export const showdownOf = (hand: Hand): Showdown =>
  new Map(
    hand.game.halves.map((half) => [
      half,
      new Map(liveSeats(hand).map((seat) => [seat, bestOf(half, cardsOf(seat), hand.board)])),
    ]),
  );

function winnersOf(showdown: Showdown, seats: readonly Seat[], half: Half): Seat[] {
  const values = seats.map((seat) => showdown.get(half)!.get(seat)?.value ?? 0);
  const best = Math.max(...values);
  return best === 0 ? [] : seats.filter((_, index) => values[index] === best);
}

/** R81, R83 by position; R132 in stud by suit of the cards that win this half. */
function inOddOrder(hand: Hand, showdown: Showdown, winners: readonly Seat[], half: Half): Seat[] {
  const order = leftOf(hand, buttonOf(hand)).filter((seat) => winners.includes(seat));
  if (hand.game.upCards === null) return order;
  const keyOf = (seat: Seat): number[] =>
    suitKey(showdown.get(half)!.get(seat)!.cards, half.aceLow);
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

/** R79 to R87, R134, R135 for one pot of several hands, after the rake. */
export function awardPot(
  hand: Hand,
  showdown: Showdown,
  seats: readonly Seat[],
  net: number,
  unit: number,
): Awards {
  const [first, second] = hand.game.halves;
  const firsts = winnersOf(showdown, seats, first!);
  const seconds = second === undefined ? [] : winnersOf(showdown, seats, second);
  const awards: Awards = new Map();
  const give = (winners: readonly Seat[], half: Half, amount: number): void => {
    const parts = shares(amount, winners.length, unit);
    for (const [index, seat] of inOddOrder(hand, showdown, winners, half).entries()) {
      awards.set(seat, (awards.get(seat) ?? 0) + parts[index]!);
    }
  };
  const isOnce = seconds.length === 0 || sameSeats(firsts, seconds); // R86, R87
  const [more, less] = shares(net, 2, unit) as [number, number];
  const toFirst = oddGoesFirst(hand, firsts, seconds);
  give(firsts, first!, isOnce ? net : toFirst ? more : less);
  if (!isOnce) give(seconds, second!, toFirst ? less : more);
  return awards;
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
