/** The dealer's cards, and the betting round that follows or the end of it (R63–R72, R88). */

import type { Card } from '../../cards.js';
import { type Refusal, reject } from '../../errors.js';
import { isMatched, uncalledOf } from '../../pots/uncalled.js';
import { cardsProblem, firstStreet, gameOf } from '../state/config.js';
import {
  emitBoard,
  emitCollected,
  emitDealt,
  emitRefunded,
  emitShown,
  type Work,
} from '../state/emit.js';
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
import { openRound } from './opening.js';
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
  const receivers = each === 0 ? NONE : inDealingOrder(draft);
  const needed = receivers.length * each + street.board;
  const problem =
    cards === undefined && hands === undefined
      ? deckProblem(draft, needed)
      : givenProblem(draft, cards, hands, street.board, each);
  if (problem !== undefined) return problem;

  const { deck, dealt } = draft.hidden;
  let at = dealt;
  const isDown = own.up === 0 && hands === undefined;
  for (let k = 0; k < receivers.length; k++) {
    const i = receivers[k] as number;
    const hand = hands?.[playerAt(draft, i).seat] ?? fromDeck(deck, at, each);
    at += each;
    const down = isDown ? hand : hand.slice(0, own.down);
    emitDealt(work, i, down, isDown ? NONE : hand.slice(own.down));
  }
  if (street.board > 0) {
    const shared = cards?.slice() ?? fromDeck(deck, at, street.board);
    emitBoard(work, next.street, next.board, shared);
  }
  // Further runs come when the betting is over; two boards are there before it begins.
  const last = draft.rules.doubleBoard && street.board > 0 ? 1 : 0;
  if (next.board === last) openBetting(work, next.street);
  return undefined;
}

/** One after the other from the left of the button, all cards of a player at once. */
function inDealingOrder(draft: Draft): number[] {
  const { players, rules } = draft;
  const first = firstAfter(draft, rules.button);
  const indexes: number[] = [];
  for (let k = 0; k < players.length; k++) {
    const i = (first + k) % players.length;
    if (!playerAt(draft, i).folded) indexes.push(i);
  }
  return indexes;
}

/** The next cards; nobody knows them if there is no deck. */
function fromDeck(deck: readonly Card[] | null, at: number, count: number): readonly SeenCard[] {
  if (deck === null) return Array.from({ length: count }, () => null);
  // Two are what most hands have.
  if (count === 2) return [deck[at] as Card, deck[at + 1] as Card];
  return deck.slice(at, at + count);
}

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
    const wanted = { wants: 'cardCount', count: boardCards } as const;
    return reject('BAD_COMMAND', { field: 'cards', ...wanted, value: cards });
  }
  const all: SeenCard[] = [...(cards ?? NONE)];
  for (const [seat, own] of Object.entries(hands ?? {})) {
    const i = indexOfSeat(draft, Number(seat));
    if (i < 0 || playerAt(draft, i).folded || own.length !== each) {
      const wanted = { wants: 'cardCount', count: each } as const;
      return reject('BAD_COMMAND', { field: `hands[${seat}]`, ...wanted, value: own });
    }
    all.push(...own);
  }
  for (const own of draft.hidden.cards) all.push(...own);
  for (const { up } of draft.players) all.push(...up);
  const [first = NONE, ...more] = draft.boards;
  all.push(...first);
  // Further runs share their first cards with the first one, a second board does not.
  const isShared = !draft.rules.doubleBoard;
  for (const board of more) all.push(...board.filter((card, k) => !isShared || card !== first[k]));
  return cardsProblem(
    all.filter((card) => card !== null),
    draft.rules,
  );
}

/** A new round of betting, unless nobody is left to bet with (R68). */
export function openBetting(work: Work, street: number): void {
  const { draft } = work;
  if (street > firstStreet(draft.rules) && bettorCount(draft) < 2) {
    if (isLastStreet(draft)) closeBetting(work);
    return;
  }
  openRound(work, street);
  if (draft.actor < 0) closeRound(work);
}

/** After an action: is the round over? Then uncalled chips go back and bets go in (R10, R69). */
export function closeRound(work: Work): void {
  const { draft } = work;
  if (!draft.open || draft.actor >= 0) return;
  returnUncalled(work);
  emitCollected(work);
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
    if (isHidden(playerAt(draft, i))) emitShown(work, i, holeCardsAt(draft, i));
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
  if (isMatched(draft.players)) return;
  const levels: number[] = [];
  for (let i = 0; i < draft.players.length; i++) {
    const { ante, live } = playerAt(draft, i);
    levels.push(ante + live);
  }
  const { owner, amount } = uncalledOf(levels, forfeitsOf(draft));
  if (owner >= 0) emitRefunded(work, owner, amount);
}
