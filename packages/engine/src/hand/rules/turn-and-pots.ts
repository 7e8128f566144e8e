/** What follows from the rest of a state: its pots, by the one pot engine, and whose turn it is. */

import { assertConserved } from '../../errors.js';
import { boardCards } from '../../games/games.js';
import { type Cut, cutLayers, isContender, type Layer } from '../../pots/layers.js';
import { firstStreet, gameOf } from '../state/config.js';
import { middleChips } from '../state/middle.js';
import {
  canBet,
  forfeitsOf,
  hasRivals,
  liveCount,
  type PublicDraft,
  playerAt,
} from '../state/state.js';
import type {
  DrawLimits,
  MiddlePot,
  PlayerState,
  PotState,
  PublicHand,
  Turn,
} from '../state/types.js';
import { drawLimits, nextToDraw } from './draws.js';
import { hasHidden } from './face-up.js';
import { legalIn } from './legal.js';
import { spotOf } from './spot.js';

/** After every command: pots, if they moved, total, turn; and no chip may be missing (R4). */
export function refresh(draft: PublicDraft, movesPots = true): void {
  const stacks = refreshPots(draft, movesPots);
  draft.turn = turnOf(draft);
  assertConserved(draft.chips, stacks + draft.totalPot + draft.rake);
}

/** The same for pots and total alone; gives back what lies behind, counted in the same look. */
export function refreshPots(draft: PublicDraft, movesPots = true): number {
  const { players } = draft;
  if (movesPots && !isPaying(draft)) draft.pots = draft.voided ? [] : potsOf(draft);
  let total = draft.voided ? 0 : middleChips(draft) - draft.rake;
  let stacks = 0;
  for (let i = 0; i < players.length; i++) {
    const { ante, dead, live, won, stack } = playerAt(draft, i);
    total += ante + dead + live - won;
    stacks += stack;
  }
  draft.totalPot = total;
  return stacks;
}

/** Once a pot is paid they stay as they are (R19). */
function isPaying({ pots }: PublicHand): boolean {
  for (let i = 0; i < pots.length; i++) if (pots[i]?.winners !== null) return true;
  return false;
}

/** Who could win how much of what the closed rounds left in the middle (R12–R18). */
export const cutOf = (state: PublicHand): Cut => cutStakes(stakesOf(state));

/** What everybody has in the middle, by index, as the pot engine reads it. */
interface Stakes {
  readonly levels: readonly number[];
  readonly folded: readonly boolean[];
  readonly dead: number;
  readonly forfeits: readonly number[] | undefined;
}

const cutStakes = ({ levels, folded, dead, forfeits }: Stakes): Cut =>
  cutLayers(levels, folded, dead, forfeits);

function stakesOf(state: PublicHand): Stakes {
  const { players } = state;
  const levels: number[] = [];
  const folded: boolean[] = [];
  let dead = 0;
  let hasKilled = false;
  for (let i = 0; i < players.length; i++) {
    const player = players[i] as PlayerState;
    levels.push(player.ante + player.live - player.bet);
    folded.push(player.folded);
    dead += player.dead;
    if (player.killed) hasKilled = true;
  }
  return { levels, folded, dead, forfeits: hasKilled ? forfeitsOf(state) : undefined };
}

function potsOf(state: PublicHand): PotState[] {
  const pots = cutPots(state);
  const { middle = NO_POTS } = state.rules;
  return middle.length === 0 ? pots : overMiddle(state, middle, pots);
}

const NO_POTS: readonly MiddlePot[] = [];

/**
 * What lay in the middle before, under what was bet since. Folded hands are out of it; neighbours with
 * the same contenders are one pot (R15), and what nobody is left for falls to the pot below (R17).
 */
function overMiddle(
  { players }: PublicHand,
  middle: readonly MiddlePot[],
  above: readonly PotState[],
): PotState[] {
  const isIn = (seat: number): boolean => players.some((one) => one.seat === seat && !one.folded);
  const below = Array.from(middle, ({ amount, seats }) => ({
    amount,
    eligiblePlayers: seats.filter(isIn).sort((a, b) => a - b),
  }));
  const pots: { amount: number; eligiblePlayers: readonly number[]; winners: null }[] = [];
  for (const { amount, eligiblePlayers } of [...below, ...above]) {
    const last = pots.at(-1);
    const isSame =
      last !== undefined &&
      (eligiblePlayers.length === 0 || last.eligiblePlayers.join() === eligiblePlayers.join());
    if (isSame) last.amount += amount;
    else pots.push({ amount, eligiblePlayers, winners: null });
  }
  return pots;
}

function cutPots(state: PublicHand): PotState[] {
  const stakes = stakesOf(state);
  const { levels, folded } = stakes;
  const cut = cutStakes(stakes);
  const pots: { amount: number; eligiblePlayers: number[]; winners: null }[] = [];
  for (let i = 0; i < cut.layers.length; i++) {
    const layer = cut.layers[i] as Layer;
    const eligiblePlayers: number[] = [];
    for (let k = 0; k < levels.length; k++) {
      const isIn = isContender(levels[k] as number, folded[k] as boolean, layer);
      if (isIn) eligiblePlayers.push(playerAt(state, k).seat);
    }
    pots.push({ amount: layer.amount, eligiblePlayers, winners: null });
  }
  const last = pots[pots.length - 1];
  // An ante nobody else could match in full is returned when the round closes; until then it is here.
  if (cut.refund === 0) return pots;
  if (last === undefined) {
    const owner = playerAt(state, cut.refundIndex).seat;
    return [{ amount: cut.refund, eligiblePlayers: [owner], winners: null }];
  }
  last.amount += cut.refund;
  return pots;
}

const OVER: Turn = { kind: 'over' };
const SHOWDOWN: Turn = { kind: 'showdown' };

export function turnOf(state: PublicHand): Turn {
  if (state.over) return OVER;
  const { actor } = state;
  if (state.open && actor >= 0) {
    return { kind: 'act', seat: playerAt(state, actor).seat, legal: legalIn(spotOf(state, actor)) };
  }
  if (hasRivals(state)) {
    const settled = uncontestedPot(state);
    if (settled >= 0) return { kind: 'award', pot: settled };
    const drawer = nextToDraw(state);
    const limits = drawer < 0 ? null : drawLimits(state);
    if (limits !== null) return drawTurn(playerAt(state, drawer).seat, limits);
    const next = nextDeal(state);
    if (next !== null) {
      const { street, board } = next;
      return runsQuestion(state) ?? { kind: 'deal', street, board };
    }
    if (isShowdownDue(state)) return SHOWDOWN;
  }
  return { kind: 'award', pot: lastUnpaid(state) };
}

const drawTurn = (seat: number, { min, max, replace }: DrawLimits): Turn => ({
  kind: 'draw',
  seat,
  min,
  max,
  replace,
});

function lastUnpaid({ pots }: PublicHand): number {
  let pot = pots.length - 1;
  while (pot > 0 && pots[pot]?.winners !== null) pot--;
  return pot;
}

/**
 * A side pot whose last rival has folded is paid at once, before any card (R16); −1 for none. Before
 * the first deal the blinds are still in front of the players, so no pot is what it will be.
 */
export function uncontestedPot(state: PublicHand): number {
  const pot = lastUnpaid(state);
  if (pot <= 0 || state.open || state.street < 0 || canBet(state)) return -1;
  return state.pots[pot]?.eligiblePlayers.length === 1 ? pot : -1;
}

/** Is somebody to show? */
export const isShowdownDue = (state: PublicHand): boolean => !state.shownDown && hasHidden(state);

/** Are all cards there, and seen? Then every pot can be paid. */
export const isSettled = (state: PublicHand): boolean =>
  liveCount(state) === 1 || (!isDealDue(state) && !isShowdownDue(state));

/**
 * Which cards the dealer owes next, null for none. Runs are dealt one board after the other; of two
 * boards that were there from the start each street comes on both.
 */
export function nextDeal(state: PublicHand): NextDeal | null {
  if (state.boards.length > 1) {
    if (!state.rules.doubleBoard) return nextOfRuns(state);
    if (isBottomDue(state)) return { street: state.street, board: 1 };
  }
  const street = streetAfter(state);
  return street < gameOf(state.rules).streets.length ? { street, board: 0 } : null;
}

interface NextDeal {
  readonly street: number;
  readonly board: number;
}

const isBottomDue = ({ boards: [top, bottom] }: PublicHand): boolean =>
  (bottom?.length ?? 0) < (top?.length ?? 0);

function nextOfRuns({ boards, rules }: PublicHand): NextDeal | null {
  const { streets } = gameOf(rules);
  const complete = boardCards(gameOf(rules));
  const board = boards.findIndex((cards) => cards.length < complete);
  if (board < 0) return null;
  let street = 0;
  for (let cards = 0; street < streets.length; street++) {
    cards += streets[street]?.board ?? 0;
    if (cards > (boards[board]?.length ?? 0)) break;
  }
  return street < streets.length ? { street, board } : null;
}

/** Does the dealer owe cards? `nextDeal` says which; on one board it need not. */
export const isDealDue = (state: PublicHand): boolean =>
  state.boards.length > 1 || state.rules.doubleBoard
    ? nextDeal(state) !== null
    : streetAfter(state) < gameOf(state.rules).streets.length;

const streetAfter = ({ street, rules }: PublicHand): number =>
  street < 0 ? firstStreet(rules) : street + 1;

/** R88: everybody who is left agrees, once nobody can bet any more and before the next card. */
export function runsQuestion(state: PublicHand): Extract<Turn, { kind: 'runs' }> | null {
  if (state.rules.runs === 1 || state.runs > 0) return null;
  if (state.open || state.street < 0 || canBet(state)) return null;
  const most = mostRuns(state);
  if (most < 2) return null;
  const seats: number[] = [];
  for (const { seat, folded } of state.players) {
    if (!folded && state.runAnswers[seat] === undefined) seats.push(seat);
  }
  return { kind: 'runs', seats, most };
}

/** As many as the rules allow and the deck serves; in stud and draw games nobody is asked (R156). */
function mostRuns({ rules, street, left }: PublicHand): number {
  if (rules.doubleBoard) return 1;
  const { streets, upCards } = gameOf(rules);
  if (upCards !== null || streets.some(({ draw }) => draw !== null)) return 1;
  if (left === null) return rules.runs;
  let toCome = 0;
  for (let s = street + 1; s < streets.length; s++) toCome += streets[s]?.board ?? 0;
  return Math.min(rules.runs, Math.floor(left / toCome));
}
