/**
 * Who won what on which board. An award names each winner's sum; a history that was run twice tells
 * the boards apart, so the pot is divided once more the way it was (R81–R88).
 */

import type { Rules } from '../../hand/state/types.js';
import { divide, shareAt } from '../../pots/odd-chips.js';
import type { Award, AwardedHand, History, HistoryPlayer } from '../history/types.js';

export interface Win {
  readonly pot: number;
  readonly board: number;
  readonly player: HistoryPlayer;
  readonly amount: number;
}

/** In the order of the awards; a winner has one for each pot and board. */
export function winsOf({ awards, boards, rules }: History): Win[] {
  const wins: Win[] = [];
  for (const award of awards) {
    wins.push(...(byBoard(award, boards.length, rules) ?? wholeWins(award)));
  }
  return wins;
}

/** All of it on the first board. */
function wholeWins({ pot, shares }: Award): Win[] {
  const won = new Map<HistoryPlayer, number>();
  for (const { player, amount } of shares) won.set(player, (won.get(player) ?? 0) + amount);
  return Array.from(won, ([player, amount]) => ({ pot, board: 0, player, amount }));
}

/**
 * Undefined for a hand with one board, if nobody had to show for the pot, or if it was divided by
 * another house's rules: then the sums stay whole.
 */
function byBoard(award: Award, runs: number, rules: Rules): Win[] | undefined {
  if (runs < 2) return undefined;
  const { pot, hands } = award;
  const { unit } = rules;
  const parts = divide(award.amount - award.rake, runs, unit);
  const wins: Win[] = [];
  for (let board = 0; board < runs; board++) {
    const amount = shareAt(parts, board, unit);
    const here = hands.filter((hand) => hand.board === board);
    const high = winners(here, 'high', rules);
    const low = winners(here, 'low', rules);
    const isSplit = low.length > 0 && !areSame(high, low);
    const toHigh = isSplit ? shareAt(divide(amount, 2, unit), 0, unit) : amount;
    const won = new Map<HistoryPlayer, number>();
    pay(high, toHigh, unit, won);
    if (isSplit) pay(low, amount - toHigh, unit, won);
    for (const [player, part] of won) wins.push({ pot, board, player, amount: part });
  }
  const agrees = award.shares.every(
    ({ player }) => wonBy(wins, player) === wonBy(award.shares, player),
  );
  return agrees && hands.length > 0 ? wins : undefined;
}

const areSame = (a: readonly HistoryPlayer[], b: readonly HistoryPlayer[]): boolean =>
  a.length === b.length && a.every((player, i) => player === b[i]);

/** Clockwise from the button, in which order odd chips go out. */
function winners(
  hands: readonly AwardedHand[],
  half: 'high' | 'low',
  { button, seatCount }: Rules,
): HistoryPlayer[] {
  const place = ({ seat }: HistoryPlayer): number => (seat - button - 1 + seatCount) % seatCount;
  const players = hands.filter((hand) => hand.half === half).map(({ player }) => player);
  return [...new Set(players)].sort((a, b) => place(a) - place(b));
}

function pay(
  players: readonly HistoryPlayer[],
  amount: number,
  unit: number,
  won: Map<HistoryPlayer, number>,
): void {
  if (players.length === 0) return;
  const division = divide(amount, players.length, unit);
  for (const [place, player] of players.entries()) {
    won.set(player, (won.get(player) ?? 0) + shareAt(division, place, unit));
  }
}

const wonBy = (
  wins: readonly { readonly player: HistoryPlayer; readonly amount: number }[],
  player: HistoryPlayer,
): number => wins.reduce((total, win) => (win.player === player ? total + win.amount : total), 0);
