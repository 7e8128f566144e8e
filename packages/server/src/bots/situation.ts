/** What a player sees before deciding, in the numbers that decide. Read from their view alone. */

import {
  type Card,
  GAMES,
  type HandView,
  type LegalActions,
  type PlayerState,
  type SeenCard,
} from '@sidepot/engine';
import { isAggressive, type Story } from './story.js';

export interface Situation {
  readonly seat: number;
  readonly hole: readonly Card[];
  readonly board: readonly Card[];
  /** A second one that counts as much, in a hand on two boards. */
  readonly second: readonly Card[] | null;
  /** Who else is in. */
  readonly rivals: readonly Readonly<PlayerState>[];
  /** Chips they play for, beside those of their call. */
  readonly pot: number;
  readonly call: number;
  /** What part of the pot a call costs. */
  readonly price: number;
  /** Their street total and all they have, and what there is to match. */
  readonly bet: number;
  readonly all: number;
  readonly currentBet: number;
  /** What it costs to come in. */
  readonly blind: number;
  /** What they can lose to the richest rival, in blinds, before the street. */
  readonly depth: number;
  /** Bets and raises of this street beyond the forced ones. */
  readonly raises: number;
  /** Players dealt in, and how many speak after them before the flop. */
  readonly dealt: number;
  readonly behind: number;
  /** The same of who raised last, before the flop. */
  readonly raiserBehind: number;
  /** Before the flop: who has matched the bet of their own will. */
  readonly callers: number;
  readonly isPreflop: boolean;
  readonly isLastStreet: boolean;
  /** Do they speak last on the streets with a board? */
  readonly isLast: boolean;
  /** A call would end the betting for them. */
  readonly isAllIn: boolean;
  /** Were they the last to bet or raise on the streets before? */
  readonly isLeader: boolean;
  /** Was there a street with a board before this one, on which nobody bet? */
  readonly isCheckedThrough: boolean;
  /** Have they put in chips of their own will before the flop? */
  readonly isIn: boolean;
  readonly story: Story;
}

/** Null for somebody who does not sit there, or whose cards nobody knows. */
export function readSituation(view: HandView, legal: LegalActions, story: Story): Situation | null {
  const me = view.players.find(({ seat }) => seat === view.viewer);
  if (me === undefined || me.folded) return null;
  const hole = view.own.filter(isKnown);
  if (hole.length === 0 || hole.length < view.own.length) return null;
  const [board = [], below] = view.boards.map((cards) => cards.filter(isKnown).slice(0, 5));
  const rivals = view.players.filter((player) => player !== me && !player.folded);
  const isPreflop = board.length === 0;
  const call = legal.call ?? 0;
  const pot = winnable(view, me, call);
  const raiser = view.players[view.aggressor];
  const blind = blindOf(view);
  return {
    seat: me.seat,
    hole,
    board,
    second: view.rules.doubleBoard ? (below ?? null) : null,
    rivals,
    pot,
    call,
    price: call === 0 ? 0 : call / (pot + call),
    bet: me.bet,
    all: me.bet + me.stack,
    currentBet: view.currentBet,
    blind,
    depth: Math.min(me.bet + me.stack, mostOf(rivals)) / blind,
    raises: Math.max(0, isPreflop ? view.bets - 1 : view.bets),
    dealt: view.players.length,
    behind: speakingAfter(view, me),
    raiserBehind: raiser === undefined ? 0 : speakingAfter(view, raiser),
    callers: rivals.filter(
      (rival) => rival.acted && rival !== raiser && rival.bet >= view.currentBet,
    ).length,
    isPreflop,
    isLastStreet: board.length === 5,
    isLast: speaksLast(view, me, rivals),
    isAllIn: call >= me.stack || rivals.every(({ stack }) => stack === 0),
    isLeader: leaderBefore(view.street, story) === me.seat,
    isCheckedThrough:
      view.street > 1 &&
      !story.some((deed) => deed.street === view.street - 1 && isAggressive(deed)),
    isIn: me.bet > me.forced,
    story,
  };
}

const isKnown = (card: SeenCard): card is Card => card !== null;

/** Where antes are bets the button's is double (R33); a straddle is a price, too (R43). */
function blindOf({ rules }: HandView): number {
  const forced = GAMES[rules.game].forced === 'blinds' ? rules.bigBlind : 2 * rules.ante;
  const straddle = rules.straddles.reduce((most, { amount }) => Math.max(most, amount), 0);
  return Math.max(forced, straddle, 1);
}

const mostOf = (rivals: readonly Readonly<PlayerState>[]): number =>
  rivals.reduce((most, { bet, stack }) => Math.max(most, bet + stack), 0);

/** Who is short plays only for what they can match of each. */
function winnable({ players }: HandView, me: PlayerState, call: number): number {
  const level = me.live + call;
  return players.reduce(
    (sum, { ante, dead, live }) => sum + ante + dead + Math.min(live, level),
    0,
  );
}

/** Places after the button. */
const placeOf = ({ button, seatCount }: HandView['rules'], seat: number): number =>
  (seat - button - 1 + seatCount) % seatCount;

/** Before the flop the blinds speak last; of two players the button has the small one. */
function speakingAfter({ rules, players }: HandView, { seat }: PlayerState): number {
  const count = players.length;
  const before = players.filter((one) => placeOf(rules, one.seat) < placeOf(rules, seat)).length;
  const blinds = GAMES[rules.game].forced !== 'blinds' ? 0 : count === 2 ? 1 : 2;
  return count - 1 - ((before - blinds + count) % count);
}

function speaksLast({ rules }: HandView, me: PlayerState, live: readonly PlayerState[]): boolean {
  const place = placeOf(rules, me.seat);
  return live.every(({ seat, stack }) => stack === 0 || placeOf(rules, seat) < place);
}

const leaderBefore = (street: number, story: Story): number | undefined =>
  story.findLast((deed) => deed.street < street && isAggressive(deed))?.seat;
