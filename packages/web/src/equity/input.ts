/** What there is to count while a board runs out: hands, boards and pots as numbers. */

import { type Card, EQUITY_GAMES, type EquityGame, type EquityPot } from '@sidepot/engine';
import type { WireHandView } from '@sidepot/protocol';

export interface FeltEquity {
  readonly game: EquityGame;
  readonly tripsOverStraight: boolean;
  /** Whose hands they are. */
  readonly seats: readonly number[];
  readonly hands: readonly (readonly Card[])[];
  /** One for each run, and what of the deck is gone to the others. */
  readonly boards: readonly { readonly board: readonly Card[]; readonly dead: readonly Card[] }[];
  /** Only those that are not paid. */
  readonly pots: readonly (EquityPot & { readonly index: number })[];
}

/** `always`: also while there is betting, for those who look back at a hand. */
export type EquityTime = 'run-out' | 'always';

/** Null at another time, when a hand is hidden, or when there is nothing left to win. */
export function problemOf(hand: WireHandView, time: EquityTime = 'run-out'): FeltEquity | null {
  const { tripsOverStraight } = hand.rules;
  const game = EQUITY_GAMES.find((one) => one === hand.rules.game);
  const live = hand.players.filter(({ folded, mucked }) => !folded && !mucked);
  if (game === undefined || hand.over || hand.voided || live.length < 2) return null;
  if (time === 'run-out' && !isRunOut(hand)) return null;
  const pots = potsIn(
    hand,
    live.map(({ seat }) => seat),
  );
  const hands = live.map(({ cards }) => cards);
  const runs = hand.boards;
  if (pots.length === 0 || !hands.every(areKnown) || !runs.every(areKnown)) return null;
  const boards = runs.map((board) => ({
    board,
    dead: [...new Set(runs.flat())].filter((card) => !board.includes(card)),
  }));
  return { game, tripsOverStraight, seats: live.map(({ seat }) => seat), hands, boards, pots };
}

function isRunOut({ open, turn, players }: WireHandView): boolean {
  if (open || turn.kind === 'act') return false;
  return players.filter(({ folded, stack }) => !folded && stack > 0).length < 2;
}

function potsIn({ pots, totalPot }: WireHandView, seats: readonly number[]): FeltEquity['pots'] {
  // Before the first bets are collected all play for what lies in front of them.
  if (pots.length === 0) return [{ index: 0, amount: totalPot, contenders: [...seats.keys()] }];
  return pots.flatMap(({ amount, eligiblePlayers, winners }, index) => {
    if (winners !== null) return [];
    const contenders = eligiblePlayers.map((seat) => seats.indexOf(seat)).filter((i) => i >= 0);
    return contenders.length === 0 ? [] : [{ index, amount, contenders }];
  });
}

const areKnown = (cards: readonly (Card | null)[]): cards is readonly Card[] =>
  !cards.includes(null);
