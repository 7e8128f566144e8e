/** What a player sees before deciding, in the numbers that decide. Read from their view alone. */

import type { Card, HandView, LegalActions, PlayerState, SeenCard } from '@sidepot/engine';

export interface Situation {
  readonly seat: number;
  readonly hole: readonly Card[];
  readonly board: readonly Card[];
  /** A second one that counts as much, in a hand on two boards. */
  readonly second: readonly Card[] | null;
  /** Reads of the rivals expected to see it through: see `ShareProblem`. */
  readonly rivals: readonly number[];
  /** Chips they play for, beside those of their call. */
  readonly pot: number;
  readonly call: number;
  /** What part of the pot a call costs. */
  readonly price: number;
  /** Their street total and all they have, and what there is to match. */
  readonly bet: number;
  readonly all: number;
  readonly currentBet: number;
  /** Bets and raises of this street beyond the forced ones. */
  readonly raises: number;
  readonly isPreflop: boolean;
  readonly isLastStreet: boolean;
  /** Do they speak last on the streets with a board? */
  readonly isLast: boolean;
  /** A call would end the betting for them. */
  readonly isAllIn: boolean;
}

/** Null for somebody who does not sit there, or whose cards nobody knows. */
export function readSituation(view: HandView, legal: LegalActions): Situation | null {
  const me = view.players.find(({ seat }) => seat === view.viewer);
  if (me === undefined || me.folded) return null;
  const hole = view.own.filter(isKnown);
  if (hole.length === 0 || hole.length < view.own.length) return null;
  const [board = [], below] = view.boards.map((cards) => cards.filter(isKnown).slice(0, 5));
  const live = view.players.filter((player) => player !== me && !player.folded);
  const isPreflop = board.length === 0;
  const call = legal.call ?? 0;
  const pot = winnable(view, me, call);
  return {
    seat: me.seat,
    hole,
    board,
    second: view.rules.doubleBoard ? (below ?? null) : null,
    rivals: likelyRivals(view, live, isPreflop),
    pot,
    call,
    price: call === 0 ? 0 : call / (pot + call),
    bet: me.bet,
    all: me.bet + me.stack,
    currentBet: view.currentBet,
    raises: Math.max(0, isPreflop ? view.bets - 1 : view.bets),
    isPreflop,
    isLastStreet: board.length === 5,
    isLast: speaksLast(view, me, live),
    isAllIn: call >= me.stack || live.every(({ stack }) => stack === 0),
  };
}

const isKnown = (card: SeenCard): card is Card => card !== null;

/** Who is short plays only for what they can match of each. */
function winnable({ players }: HandView, me: PlayerState, call: number): number {
  const level = me.live + call;
  return players.reduce(
    (sum, { ante, dead, live }) => sum + ante + dead + Math.min(live, level),
    0,
  );
}

/** Before the flop most who have not spoken will fold: less than half of them count. */
function likelyRivals(
  view: HandView,
  live: readonly PlayerState[],
  isPreflop: boolean,
): readonly number[] {
  const reads = live.map((player) => readOf(view, player)).sort((a, b) => b - a);
  if (!isPreflop) return reads;
  const spoken = live.filter(({ acted, stack }) => acted || stack === 0).length;
  const expected = Math.round(spoken + 0.4 * (live.length - spoken));
  return reads.slice(0, Math.max(1, expected));
}

/** More chips, better cards, as a rule. */
function readOf({ rules, players, aggressor }: HandView, player: PlayerState): number {
  const price = Math.max(rules.bigBlind, rules.ante, 1);
  const put = Math.max(1, player.live / price);
  const isBettor = players[aggressor] === player;
  const read = 1 + 0.22 * Math.log2(put) + (isBettor ? 0.4 : 0);
  return Math.min(3, read);
}

function speaksLast({ rules }: HandView, me: PlayerState, live: readonly PlayerState[]): boolean {
  const { button, seatCount } = rules;
  const place = (seat: number): number => (seat - button - 1 + seatCount) % seatCount;
  return live.every(({ seat, stack }) => stack === 0 || place(seat) < place(me.seat));
}
