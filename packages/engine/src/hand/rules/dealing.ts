/** The dealer's cards, and the betting round that follows or the end of it (R63–R72, R88). */

import { type Refusal, reject } from '../../errors.js';
import { uncalledOf } from '../../pots/uncalled.js';
import { cardsProblem, firstStreet, gameOf } from '../state/config.js';
import { emit, type Work } from '../state/emit.js';
import {
  bettorCount,
  chipsIn,
  type Draft,
  firstAfter,
  forfeitsOf,
  holeCardsAt,
  indexOfSeat,
  isLastStreet,
  liveCount,
  playerAt,
} from '../state/state.js';
import type { DealerCommand, PlayerState, SeenCard } from '../state/types.js';
import { openingOf } from './opening.js';
import { endHand } from './payout.js';
import { isHidden, nextDeal } from './turn-and-pots.js';

type DealCommand = Extract<DealerCommand, { type: 'deal' }>;

const NONE: readonly never[] = [];

/** The cards of the next street, from the deck or as given. */
export function dealStreet(
  work: Work,
  cards: DealCommand['cards'],
  hands: DealCommand['hands'],
): Refusal | undefined {
  const { draft } = work;
  const next = nextDeal(draft);
  if (next === null) return reject('NOT_DUE', { command: 'deal' });
  const { streets } = gameOf(draft.rules);
  const street = streets[next.street];
  // The hole cards of a bomb pot come with its flop.
  const own = draft.street < 0 ? streets[0] : street;
  if (street === undefined || own === undefined) return reject('NOT_DUE', { command: 'deal' });
  const each = own.down + own.up;
  const receivers = each === 0 ? [] : inDealingOrder(draft);
  const needed = receivers.length * each + street.board;
  const problem =
    cards === undefined && hands === undefined
      ? deckProblem(draft, needed)
      : givenProblem(draft, cards, hands, street.board, each);
  if (problem !== undefined) return problem;

  const { deck, dealt } = draft.hidden;
  let at = dealt;
  for (const seat of receivers) {
    const hand = hands?.[seat] ?? deck?.slice(at, at + each) ?? unknown(each);
    at += each;
    const isDown = own.up === 0 && hands === undefined;
    const down = isDown ? hand : hand.slice(0, own.down);
    emit(work, { type: 'dealt', seat, cards: down, up: isDown ? NONE : hand.slice(own.down) });
  }
  if (street.board > 0) {
    const shared = cards ?? deck?.slice(at, at + street.board) ?? unknown(street.board);
    emit(work, { type: 'board', street: next.street, board: next.board, cards: shared });
  }
  if (next.board === 0) openBetting(work, next.street);
  return undefined;
}

/** One after the other from the left of the button, all cards of a player at once. */
function inDealingOrder(draft: Draft): number[] {
  const { players, rules } = draft;
  const first = firstAfter(draft, rules.button);
  const seats: number[] = [];
  for (let k = 0; k < players.length; k++) {
    const { seat, folded } = playerAt(draft, (first + k) % players.length);
    if (!folded) seats.push(seat);
  }
  return seats;
}

const unknown = (count: number): SeenCard[] => Array.from({ length: count }, () => null);

function deckProblem({ hidden }: Draft, needed: number): Refusal | undefined {
  const { deck, dealt } = hidden;
  const left = deck === null ? needed : deck.length - dealt;
  return left < needed ? reject('DECK_EXHAUSTED', { needed, left }) : undefined;
}

/** Cards given by hand: as many as are due, known ones of this deck and each once. */
function givenProblem(
  draft: Draft,
  cards: DealCommand['cards'],
  hands: DealCommand['hands'],
  boardCards: number,
  each: number,
): Refusal | undefined {
  if ((cards?.length ?? boardCards) !== boardCards) {
    return reject('BAD_COMMAND', { field: 'cards', wants: `${boardCards} cards`, value: cards });
  }
  const all: SeenCard[] = [...(cards ?? NONE)];
  for (const [seat, own] of Object.entries(hands ?? {})) {
    const i = indexOfSeat(draft, Number(seat));
    if (i < 0 || playerAt(draft, i).folded || own.length !== each) {
      return reject('BAD_COMMAND', {
        field: `hands of seat ${seat}`,
        wants: `${each} cards`,
        value: own,
      });
    }
    all.push(...own);
  }
  for (const own of draft.hidden.cards) all.push(...own);
  for (const { up } of draft.players) all.push(...up);
  const [first = NONE, ...more] = draft.boards;
  all.push(...first);
  // Further runs share their first cards with the first one.
  for (const board of more) all.push(...board.filter((card, k) => card !== first[k]));
  return cardsProblem(
    all.filter((card) => card !== null),
    gameOf(draft.rules),
  );
}

/** A new round of betting, unless nobody is left to bet with (R68). */
export function openBetting(work: Work, street: number): void {
  const { draft } = work;
  if (street > firstStreet(draft.rules) && bettorCount(draft) < 2) {
    if (isLastStreet(draft)) closeBetting(work);
    return;
  }
  emit(work, openingOf(draft, street));
  if (draft.actor < 0) closeRound(work);
}

/** After an action: is the round over? Then uncalled chips go back and bets go in (R10, R69). */
export function closeRound(work: Work): void {
  const { draft } = work;
  if (!draft.open || draft.actor >= 0) return;
  returnUncalled(work);
  emit(work, { type: 'collected', street: draft.street });
  // A big blind whom nobody posted against takes back their own: there is no pot (R10, R36).
  if (chipsIn(draft) === 0) endHand(work);
  else closeBetting(work);
}

/** Once a player is all-in and no bet can follow, every live hand is face up (R74). */
function closeBetting(work: Work): void {
  const { draft } = work;
  const { rules, players } = draft;
  if (liveCount(draft) < 2 || (rules.hideAllIns && rules.mode === 'cash')) return;
  const isOver = isLastStreet(draft) || bettorCount(draft) < 2;
  if (!isOver || !hasAllIn(draft)) return;
  for (let i = 0; i < players.length; i++) {
    const player = playerAt(draft, i);
    if (isHidden(player)) {
      emit(work, { type: 'shown', seat: player.seat, cards: holeCardsAt(draft, i) });
    }
  }
}

function hasAllIn({ players }: Draft): boolean {
  for (let i = 0; i < players.length; i++) {
    const { folded, stack } = players[i] as PlayerState;
    if (!folded && stack === 0) return true;
  }
  return false;
}

/** R10: what nobody matched, folded players included. */
export function returnUncalled(work: Work): void {
  const { draft } = work;
  const levels: number[] = [];
  for (let i = 0; i < draft.players.length; i++) {
    const { ante, live } = playerAt(draft, i);
    levels.push(ante + live);
  }
  const { owner, amount } = uncalledOf(levels, forfeitsOf(draft));
  if (owner >= 0) emit(work, { type: 'refunded', seat: playerAt(draft, owner).seat, amount });
}
