/**
 * What everything that can happen does to the part of a state that all may see, by the index of the
 * player it happens to. No rule is judged here. `evolve` calls these for the events of a log, `emit`
 * while a hand is played, whether or not somebody keeps the events.
 */

import { PokerError, reject } from '../../errors.js';
import {
  indexOfSeat,
  ownPlayer,
  ownPots,
  type Pen,
  type PublicDraft,
  pendingFrom,
  playerAt,
} from './state.js';
import type { HandEvent, PlayerState, PostKind, PotState, SeenCard, Share } from './types.js';

type PublicPen = Pen<PublicDraft>;
type Action = Extract<HandEvent, { type: 'acted' }>['action'];

const NONE: readonly never[] = [];

/** Index of the player in `seat`, who must be there. */
export function placeOf(draft: PublicDraft, seat: number): number {
  const i = indexOfSeat(draft, seat);
  if (i < 0) throw new PokerError(reject('UNKNOWN_PLAYER', { seat }));
  return i;
}

export function chipsPosted(
  pen: PublicPen,
  i: number,
  kind: PostKind,
  ante: number,
  dead: number,
  live: number,
): void {
  pen.movesPots = true;
  const player = ownPlayer(pen, i);
  player.stack -= ante + dead + live;
  player.ante += ante;
  player.dead += dead;
  player.live += live;
  player.bet += live;
  player.forced += live;
  if (kind === 'ante') pen.draft.singleAnte += dead;
}

export function dealt(
  pen: PublicPen,
  i: number,
  cards: readonly SeenCard[],
  up: readonly SeenCard[],
): void {
  const player = ownPlayer(pen, i);
  player.held += cards.length;
  if (up.length > 0) player.up = [...player.up, ...up];
  leave(pen.draft, cards.length + up.length);
}

export function drew(pen: PublicPen, i: number, discarded: number): void {
  const player = ownPlayer(pen, i);
  player.held -= discarded;
  player.drawn = [...player.drawn, discarded];
}

export function reshuffled(pen: PublicPen, cards: number): void {
  pen.draft.left = cards;
}

/** So many cards fewer in the deck, if there is one. */
function leave(draft: PublicDraft, cards: number): void {
  if (draft.left !== null) draft.left = Math.max(0, draft.left - cards);
}

export function boardDealt(
  pen: PublicPen,
  street: number,
  index: number,
  cards: readonly SeenCard[],
): void {
  const { draft } = pen;
  if (street > draft.street) {
    draft.street = street;
    draft.aggressor = -1;
  }
  const { boards } = draft;
  draft.boards =
    boards.length === 1
      ? [joined(boards[0] ?? NONE, cards)]
      : boards.map((old, b) => (b === index ? joined(old, cards) : old));
  leave(draft, cards.length);
}

/** For lists as short as these a loop takes a third of the time of `concat`. */
function joined(before: readonly SeenCard[], cards: readonly SeenCard[]): readonly SeenCard[] {
  if (before.length === 0) return cards;
  const all = before.slice();
  for (let i = 0; i < cards.length; i++) all.push(cards[i] as SeenCard);
  return all;
}

/** A betting round begins; `first` speaks first, −1 if nobody does. */
export function roundOpened(
  pen: PublicPen,
  street: number,
  currentBet: number,
  lastFullRaise: number,
  bets: number,
  capped: boolean,
  first: number,
  mustBringIn: boolean,
): void {
  const { draft } = pen;
  draft.street = street;
  draft.open = true;
  draft.currentBet = currentBet;
  draft.lastFullRaise = lastFullRaise;
  // The bring-in is a price, but no bet (R113).
  draft.fullLevel = bets === 0 ? 0 : currentBet;
  draft.ladder = [{ to: currentBet, raise: lastFullRaise }];
  draft.bets = bets;
  draft.capped = capped;
  draft.mustBringIn = mustBringIn;
  draft.reopenings = 0;
  draft.reopenedAt = currentBet;
  draft.aggressor = -1;
  for (let i = 0; i < draft.players.length; i++) {
    const { acted, answered } = playerAt(draft, i);
    if (!acted && answered === 0) continue;
    const player = ownPlayer(pen, i);
    player.acted = false;
    player.answered = 0;
  }
  draft.actor = first;
}

export function acted(
  pen: PublicPen,
  i: number,
  action: Action,
  to: number,
  paid: number,
  full: boolean,
): void {
  const { draft } = pen;
  const player = ownPlayer(pen, i);
  player.stack -= paid;
  player.live += paid;
  player.bet = to;
  player.acted = true;
  draft.mustBringIn = false;
  if (action === 'bring-in') {
    // Forced, so no action that makes a misdeal too late (R120), and forfeit if the hand dies (R45).
    player.forced += paid;
  } else {
    draft.actions++;
    if (paid > 0) draft.wagers++;
  }
  if (action === 'fold') {
    fold(player);
    pen.movesPots = true;
  }
  if (action === 'bet' || action === 'raise') raised(draft, i, to, full);
  player.answered = draft.reopenings;
  draft.actor = pendingFrom(draft, i + 1);
}

/** Cards that were face up are turned over: they leave the table (R159). */
function fold(player: PlayerState): void {
  player.folded = true;
  if (player.up.length === 0) return;
  player.held += player.up.length;
  player.up = NONE;
}

function raised(draft: PublicDraft, i: number, to: number, full: boolean): void {
  if (full) {
    // In fixed limit half a bet may count as one (R59).
    draft.lastFullRaise = Math.max(draft.lastFullRaise, to - draft.currentBet);
    draft.fullLevel = to;
    const ladder = draft.ladder.slice();
    ladder.push({ to, raise: draft.lastFullRaise });
    draft.ladder = ladder;
    draft.bets++;
  }
  draft.currentBet = to;
  draft.aggressor = i;
  if (full || to - draft.reopenedAt >= draft.lastFullRaise) {
    draft.reopenings++;
    draft.reopenedAt = to;
  }
}

export function killed(pen: PublicPen, i: number): void {
  pen.movesPots = true;
  const { draft } = pen;
  const player = ownPlayer(pen, i);
  if (!player.folded) fold(player);
  player.killed = true;
  if (draft.actor === i) draft.mustBringIn = false;
  if (draft.open) draft.actor = pendingFrom(draft, draft.actor < 0 ? 0 : draft.actor);
}

export function refunded(pen: PublicPen, i: number, amount: number): void {
  pen.movesPots = true;
  const { draft } = pen;
  const player = ownPlayer(pen, i);
  // Only antes that others could not match in full make it more than the bets (R23).
  const fromBets = Math.min(amount, player.live);
  player.stack += amount;
  player.live -= fromBets;
  player.ante -= amount - fromBets;
  player.bet = Math.max(0, player.bet - fromBets);
  player.refunded += amount;
  if (!player.folded || !draft.open) return;
  // A killed hand leaves the price, and the raise, of before (R11), never below the blinds' (R39).
  const [first, ...raises] = draft.ladder;
  const price = Math.max(player.bet, first?.to ?? 0);
  const left = raises.filter(({ to }) => to <= price);
  const last = left.at(-1) ?? first;
  draft.bets -= raises.length - left.length;
  draft.ladder = draft.ladder.slice(0, left.length + 1);
  draft.currentBet = price;
  draft.fullLevel = draft.bets === 0 ? 0 : (last?.to ?? 0);
  draft.lastFullRaise = last?.raise ?? 0;
  draft.reopenedAt = Math.min(draft.reopenedAt, price);
  draft.actor = pendingFrom(draft, draft.actor < 0 ? 0 : draft.actor);
}

export function collected(pen: PublicPen): void {
  pen.movesPots = true;
  const { draft } = pen;
  for (let i = 0; i < draft.players.length; i++) {
    if (playerAt(draft, i).bet > 0) ownPlayer(pen, i).bet = 0;
  }
  draft.open = false;
  draft.actor = -1;
  draft.currentBet = 0;
  draft.mustBringIn = false;
}

export function runsAnswered(pen: PublicPen, seat: number, runs: number): void {
  pen.draft.runAnswers = { ...pen.draft.runAnswers, [seat]: runs };
}

export function runsDecided(pen: PublicPen, runs: number): void {
  const { draft } = pen;
  draft.runs = runs;
  draft.boards = Array.from({ length: runs }, () => draft.boards[0] ?? NONE);
}

export function shown(pen: PublicPen, i: number, cards: readonly SeenCard[]): void {
  ownPlayer(pen, i).shown = cards;
}

export function mucked(pen: PublicPen, i: number): void {
  ownPlayer(pen, i).mucked = true;
}

export function showdownHeld(pen: PublicPen): void {
  pen.draft.shownDown = true;
}

export function raked(pen: PublicPen, amount: number, pots: readonly number[]): void {
  pen.draft.rake = amount;
  pen.draft.potRakes = pots;
}

export function awarded(pen: PublicPen, pot: number, shares: readonly Share[]): void {
  const { draft } = pen;
  for (let k = 0; k < shares.length; k++) {
    const { seat, amount } = shares[k] as Share;
    const player = ownPlayer(pen, placeOf(draft, seat));
    player.stack += amount;
    player.won += amount;
  }
  const winners =
    shares.length === 1 ? [(shares[0] as Share).seat] : shares.map(({ seat }) => seat);
  const paid = draft.pots[pot];
  if (paid !== undefined) ownPots(pen)[pot] = paidTo(paid, winners);
}

const paidTo = ({ amount, eligiblePlayers }: PotState, winners: readonly number[]): PotState => ({
  amount,
  eligiblePlayers,
  winners,
});

export function voided(pen: PublicPen): void {
  pen.movesPots = true;
  const { draft } = pen;
  for (let i = 0; i < draft.players.length; i++) {
    const player: PlayerState = ownPlayer(pen, i);
    player.stack += player.ante + player.dead + player.live - player.won;
    player.won = 0;
    player.ante = 0;
    player.dead = 0;
    player.live = 0;
    player.bet = 0;
  }
  draft.rake = 0;
  draft.potRakes = NONE;
  draft.pots = NONE;
  draft.voided = true;
  draft.open = false;
  draft.actor = -1;
  draft.currentBet = 0;
  draft.mustBringIn = false;
}

export function ended(pen: PublicPen): void {
  pen.draft.over = true;
  pen.draft.actor = -1;
}
