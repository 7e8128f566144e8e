/** Refund and pots (R10 to R18, R45), chip row by chip row. */
import { type Hand, liveSeats, type Seat } from './state.js';

export interface Pot {
  amount: number;
  readonly seats: readonly Seat[];
}

export interface Layers {
  readonly refund: { readonly seat: Seat; readonly amount: number } | null;
  readonly pots: readonly Pot[];
}

const levelOf = ({ ante, live }: Seat): number => ante + live;

/** R10, R11; R45: nothing of what is forfeit goes back. */
function refundOf(hand: Hand): Layers['refund'] {
  const levels = hand.seats.map(levelOf);
  const highest = Math.max(...levels);
  const owners = hand.seats.filter((seat) => levelOf(seat) === highest);
  if (owners.length > 1) return null;
  const seat = owners[0]!;
  const others = hand.seats.filter((other) => other !== seat).map(levelOf);
  const amount = highest - Math.max(seat.forfeit, ...others);
  return amount > 0 ? { seat, amount } : null;
}

export function layersOf(hand: Hand): Layers {
  const refund = refundOf(hand);
  const live = liveSeats(hand);
  const left = (seat: Seat): number =>
    levelOf(seat) - (refund !== null && refund.seat === seat ? refund.amount : 0);
  const pots: Pot[] = [];
  const dead = hand.seats.reduce((sum, seat) => sum + seat.dead, 0);
  if (dead > 0) pots.push({ amount: dead, seats: live }); // R14
  const cuts = [...new Set(hand.seats.map(left))].sort((a, b) => a - b);
  let below = 0;
  for (const cut of cuts) {
    const payers = hand.seats.filter((seat) => left(seat) >= cut);
    addRow(pots, (cut - below) * payers.length, payers, live);
    below = cut;
  }
  return { refund, pots };
}

/** R12, R13, R15; R17 for a row that no live hand reaches. */
function addRow(pots: Pot[], amount: number, payers: readonly Seat[], live: readonly Seat[]): void {
  if (amount === 0) return;
  const seats = payers.filter(({ folded }) => !folded);
  const last = pots.at(-1);
  const same = last !== undefined && last.seats.length === seats.length;
  if (last !== undefined && (same || seats.length === 0)) last.amount += amount;
  else pots.push({ amount, seats: seats.length > 0 ? seats : live });
}
