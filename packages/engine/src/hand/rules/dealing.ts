/** The dealer's cards, and the betting round that follows or the end of it (R63–R72, R88). */

import type { Card } from '../../cards.js';
import { type Refusal, reject } from '../../errors.js';
import type { Street } from '../../games/game.js';
import { isCommonCard } from '../../games/games.js';
import { isMatched, uncalledOf } from '../../pots/uncalled.js';
import { cardsProblem, deckSize, firstStreet, gameOf } from '../state/config.js';
import {
  emitBoard,
  emitCollected,
  emitDealt,
  emitRefunded,
  emitReshuffled,
  type Work,
} from '../state/emit.js';
import {
  canBet,
  cardsAt,
  type Draft,
  firstAfter,
  forfeitsOf,
  indexOfSeat,
  isNothingIn,
  liveCount,
  playerAt,
} from '../state/state.js';
import type { DealerCommand, SeenCard } from '../state/types.js';
import { discardsBefore } from './draws.js';
import { turnUpAll } from './face-up.js';
import { openRound } from './opening.js';
import { endHand } from './payout.js';
import { planDeal } from './serving.js';
import { nextDeal } from './turn-and-pots.js';

type DealCommand = Extract<DealerCommand, { type: 'deal' }>;

const NONE: readonly never[] = [];

/** What a street brings: so many cards to each player, and to the board. */
interface Due {
  readonly street: Street;
  /** The street whose cards go to the players: with a bomb pot's flop come its hole cards. */
  readonly own: Street;
  readonly board: number;
  /** Do players get what they threw? */
  readonly isDrawn: boolean;
}

/** The cards of the next street, from the deck or as given. */
export function dealStreet(
  work: Work,
  cards: DealCommand['cards'],
  hands: DealCommand['hands'],
): Refusal | undefined {
  const { draft } = work;
  const next = nextDeal(draft);
  if (next === null) return reject('NOT_DUE', { command: 'deal' });
  const { streets, shortDeck } = gameOf(draft.rules);
  const street = streets[next.street];
  const own = draft.street < 0 ? streets[0] : street;
  if (street === undefined || own === undefined) return reject('NOT_DUE', { command: 'deal' });
  const isGiven = cards !== undefined || hands !== undefined;
  const isCommon = shortDeck === 'common' && hands === undefined && isCommonDue(draft, next.street);
  const isDrawn = street.draw?.replace === true;
  const due = { street, own, board: isCommon ? 1 : street.board, isDrawn };
  const receivers = (own.down + own.up > 0 && !isCommon) || isDrawn ? inDealingOrder(draft) : NONE;
  const problem =
    shortDeck === 'reshuffle' && !isGiven && draft.hidden.deck !== null
      ? dealServed(work, next.street, due, receivers)
      : dealPlain(work, next, due, receivers, cards, hands);
  if (problem !== undefined) return problem;
  // Further runs come when the betting is over; two boards are there before it begins.
  const last = draft.rules.doubleBoard && street.board > 0 ? 1 : 0;
  if (next.board === last) openBetting(work, next.street);
  return undefined;
}

/** How many cards this player gets. */
const countFor = (draft: Draft, { own, isDrawn }: Due, i: number): number =>
  isDrawn ? (playerAt(draft, i).drawn.at(-1) ?? 0) : own.down + own.up;

function countForAll(draft: Draft, due: Due, receivers: readonly number[]): number {
  if (!due.isDrawn) return receivers.length * (due.own.down + due.own.up);
  let count = 0;
  for (let k = 0; k < receivers.length; k++) count += countFor(draft, due, receivers[k] as number);
  return count;
}

/** From the top of the deck, or as given: hands, then the board; new cards of a draw after it. */
function dealPlain(
  work: Work,
  next: { readonly street: number; readonly board: number },
  due: Due,
  receivers: readonly number[],
  cards: DealCommand['cards'],
  hands: DealCommand['hands'],
): Refusal | undefined {
  const { draft } = work;
  const needed = due.board + countForAll(draft, due, receivers);
  const problem =
    cards === undefined && hands === undefined
      ? deckProblem(draft, needed)
      : givenProblem(draft, cards, hands, due);
  if (problem !== undefined) return problem;
  const { deck, dealt } = draft.hidden;
  let at = dealt;
  if (due.isDrawn && due.board > 0) {
    emitBoard(work, next.street, next.board, boardCards(draft, due, cards, at));
    at += due.board;
  }
  for (let k = 0; k < receivers.length; k++) {
    const i = receivers[k] as number;
    const count = countFor(draft, due, i);
    if (count === 0) continue;
    give(work, due, i, hands?.[playerAt(draft, i).seat] ?? fromDeck(deck, at, count));
    at += count;
  }
  if (!due.isDrawn && due.board > 0) {
    emitBoard(work, next.street, next.board, boardCards(draft, due, cards, at));
  }
  return undefined;
}

const boardCards = (
  { hidden }: Draft,
  { board }: Due,
  cards: DealCommand['cards'],
  at: number,
): readonly SeenCard[] => cards?.slice() ?? fromDeck(hidden.deck, at, board);

/** The same where the muck is shuffled when the deck runs out (R127). */
function dealServed(
  work: Work,
  street: number,
  due: Due,
  receivers: readonly number[],
): Refusal | undefined {
  const { draft } = work;
  const board = { to: -1, cards: due.board };
  const players = receivers.map((i) => ({ to: i, cards: countFor(draft, due, i) }));
  const orders = due.isDrawn ? [board, ...players] : [...players, board];
  const served = planDeal(draft, orders, discardsBefore(draft, street));
  if (!served.ok) return served.error;
  for (const step of served.value) {
    if (step.kind === 'reshuffle') emitReshuffled(work, step.stub);
    else if (step.to < 0) emitBoard(work, street, 0, step.cards);
    else give(work, due, step.to, step.cards);
  }
  return undefined;
}

/** Face down, then face up. */
function give(work: Work, { own, isDrawn }: Due, i: number, cards: readonly SeenCard[]): void {
  const isDown = own.up === 0 || isDrawn;
  const down = isDown ? cards : cards.slice(0, own.down);
  emitDealt(work, i, down, isDown ? NONE : cards.slice(own.down));
}

/** R119: with too few cards for a card each, one in the middle plays for all. */
function isCommonDue(draft: Draft, street: number): boolean {
  const game = gameOf(draft.rules);
  if (street !== game.streets.length - 1) return false;
  const { deck, dealt } = draft.hidden;
  let undealt = deckSize(game);
  for (const { held, up } of draft.players) undealt -= held + up.length;
  return isCommonCard(deck === null ? undealt : deck.length - dealt, liveCount(draft));
}

/** One after the other from the left of the button, all cards of a player at once. */
function inDealingOrder(draft: Draft): number[] {
  const { players, rules } = draft;
  const count = players.length;
  const indexes: number[] = [];
  let i = firstAfter(draft, rules.button);
  for (let k = 0; k < count; k++, i = i + 1 === count ? 0 : i + 1) {
    if (!playerAt(draft, i).folded) indexes.push(i);
  }
  return indexes;
}

/** The next cards; nobody knows them if there is no deck. */
function fromDeck(deck: readonly Card[] | null, at: number, count: number): readonly SeenCard[] {
  if (deck === null) return Array.from({ length: count }, () => null);
  // Most hands have two; on the turn and the river comes one.
  if (count === 2) return [deck[at] as Card, deck[at + 1] as Card];
  if (count === 1) return [deck[at] as Card];
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
  due: Due,
): Refusal | undefined {
  if ((cards?.length ?? due.board) !== due.board) {
    const wanted = { wants: 'cardCount', count: due.board } as const;
    return reject('BAD_COMMAND', { field: 'cards', ...wanted, value: cards });
  }
  const all: SeenCard[] = [...(cards ?? NONE)];
  for (const [seat, own] of Object.entries(hands ?? {})) {
    const i = indexOfSeat(draft, Number(seat));
    const count = i < 0 ? 0 : countFor(draft, due, i);
    if (i < 0 || playerAt(draft, i).folded || own.length !== count) {
      const wanted = { wants: 'cardCount', count } as const;
      return reject('BAD_COMMAND', { field: `hands[${seat}]`, ...wanted, value: own });
    }
    all.push(...own);
  }
  // What folded hands held may come again where the muck is shuffled (R127).
  const isGone = gameOf(draft.rules).shortDeck === 'reshuffle';
  for (let i = 0; i < draft.players.length; i++) {
    if (!isGone || !playerAt(draft, i).folded) all.push(...cardsAt(draft, i));
  }
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
  // A street without a board is there when its round opens, so that one opens all the same.
  if (street > firstStreet(draft.rules) && street === draft.street && !canBet(draft)) {
    turnUpAll(work);
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
  if (isNothingIn(draft)) endHand(work);
  else turnUpAll(work);
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
