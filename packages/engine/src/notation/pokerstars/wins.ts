/**
 * Who won what on which board. An award names each winner's sum; a history that was run twice tells
 * the boards apart, so the pot is divided once more the way it was (R81–R88).
 */

import type { Rules, WinningHand } from '../../hand/state/types.js';
import { divide, shareAt } from '../../pots/odd-chips.js';
import type { Award, History } from '../history/types.js';

export interface Win {
  readonly pot: number;
  readonly board: number;
  readonly seat: number;
  readonly amount: number;
}

/** In the order of the awards; a winner has one for each pot and board. */
export function winsOf({ awards, boards, rules }: History): Win[] {
  return awards.flatMap((award) => {
    if (boards.length > 1) {
      const wins = byBoard(award, boards.length, rules);
      if (wins !== undefined) return wins;
    }
    const seats = [...new Set(award.shares.map(({ seat }) => seat))];
    return seats.map((seat) => {
      return { pot: award.pot, board: 0, seat, amount: wonBy(award.shares, seat) };
    });
  });
}

/**
 * Undefined if nobody had to show for the pot, or if it was divided by another house's rules: then
 * the sums stay whole, on the first board.
 */
function byBoard(award: Award, runs: number, rules: Rules): Win[] | undefined {
  const { pot, hands } = award;
  const { unit } = rules;
  const parts = divide(award.amount - award.rake, runs, unit);
  const wins: Win[] = [];
  for (let board = 0; board < runs; board++) {
    const amount = shareAt(parts, board, unit);
    const here = hands.filter((hand) => hand.board === board);
    const high = winners(here, 'high', rules);
    const low = winners(here, 'low', rules);
    const isSplit = low.length > 0 && high.join() !== low.join();
    const toHigh = isSplit ? shareAt(divide(amount, 2, unit), 0, unit) : amount;
    const won = new Map<number, number>();
    pay(high, toHigh, unit, won);
    if (isSplit) pay(low, amount - toHigh, unit, won);
    for (const [seat, part] of won) wins.push({ pot, board, seat, amount: part });
  }
  const agrees = award.shares.every(({ seat }) => wonBy(wins, seat) === wonBy(award.shares, seat));
  return agrees && hands.length > 0 ? wins : undefined;
}

/** Clockwise from the button, in which order odd chips go out. */
function winners(
  hands: readonly WinningHand[],
  half: 'high' | 'low',
  { button, seatCount }: Rules,
): number[] {
  const place = (seat: number): number => (seat - button - 1 + seatCount) % seatCount;
  const seats = hands.filter((hand) => hand.half === half).map(({ seat }) => seat);
  return [...new Set(seats)].sort((a, b) => place(a) - place(b));
}

function pay(
  seats: readonly number[],
  amount: number,
  unit: number,
  won: Map<number, number>,
): void {
  if (seats.length === 0) return;
  const division = divide(amount, seats.length, unit);
  for (const [place, seat] of seats.entries()) {
    won.set(seat, (won.get(seat) ?? 0) + shareAt(division, place, unit));
  }
}

const wonBy = (
  wins: readonly { readonly seat: number; readonly amount: number }[],
  seat: number,
): number => wins.reduce((total, win) => (win.seat === seat ? total + win.amount : total), 0);
