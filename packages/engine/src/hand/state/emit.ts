/**
 * What happens takes effect and is written down in the same step. Nearly everything that happens in a
 * simulated hand is heard by nobody: then no event is made, and the effect is all there is.
 */

import * as effects from './effects.js';
import { evolveDraft } from './evolve.js';
import { hold, restock, take, throwAway, turnDown } from './hidden.js';
import { copyOf, indexOfSeat, OWNS_NONE, type Pen, playerAt } from './state.js';
import type {
  HandEvent,
  HandState,
  PostKind,
  Rules,
  SeenCard,
  Share,
  WinningHand,
} from './types.js';

/** Told of each event, with the state that it led to: a draft, to read and not to keep. */
export type Watch = (event: HandEvent, state: HandState) => void;

/**
 * Told the same by index, without an event being made: for who counts millions of hands. What it is not
 * asked for it is not told.
 */
export interface Ear {
  started(rules: Rules, players: readonly StartedPlayer[]): void;
  posted(i: number, kind: PostKind, ante: number, dead: number, live: number): void;
  dealt(i: number, cards: readonly SeenCard[]): void;
  board(street: number, board: number, cards: readonly SeenCard[]): void;
  opened(
    street: number,
    currentBet: number,
    lastFullRaise: number,
    bets: number,
    capped: boolean,
  ): void;
  acted(i: number, action: Of<'acted'>['action'], to: number, paid: number, full: boolean): void;
  killed(i: number): void;
  refunded(i: number, amount: number): void;
  collected(street: number): void;
  shown(i: number, cards: readonly SeenCard[]): void;
  awarded(pot: number, amount: number, rake: number, shares: readonly Share[]): void;
}

type StartedPlayer = Of<'started'>['players'][number];

export interface Work extends Pen {
  /** Null if nobody keeps them. */
  readonly events: HandEvent[] | null;
  /** Are winning hands described and odd chips named? Simulations do without. */
  readonly detailed: boolean;
  readonly watch?: Watch | undefined;
  readonly ear?: Ear | undefined;
}

type Of<T extends HandEvent['type']> = Extract<HandEvent, { type: T }>;

/** A command on a copy of the state; what happens is told in every detail. */
export const workOn = (state: HandState, events: HandEvent[]): Work => ({
  draft: copyOf(state),
  owned: OWNS_NONE,
  movesPots: false,
  events,
  detailed: true,
  watch: undefined,
  ear: undefined,
});

/** Does anybody keep or watch what happens? */
export const isHeard = ({ events, watch }: Work): boolean => events !== null || watch !== undefined;

export function tell({ draft, events, watch }: Work, event: HandEvent): void {
  if (events !== null) events.push(event);
  if (watch !== undefined) watch(event, draft);
}

/** What is rare is made an event whether or not it is heard. */
export function emit(work: Work, event: HandEvent): void {
  evolveDraft(work, event);
  if (work.ear !== undefined) tellEar(work.draft, work.ear, event);
  tell(work, event);
}

function tellEar(draft: HandState, ear: Ear, event: HandEvent): void {
  if (event.type === 'killed') ear.killed(indexOfSeat(draft, event.seat));
  else if (event.type === 'board') ear.board(event.street, event.board, event.cards);
}

const seatAt = ({ draft }: Work, i: number): number => playerAt(draft, i).seat;

export function emitPosted(
  work: Work,
  i: number,
  kind: PostKind,
  ante: number,
  dead: number,
  live: number,
): void {
  effects.chipsPosted(work, i, kind, ante, dead, live);
  work.ear?.posted(i, kind, ante, dead, live);
  if (isHeard(work)) tell(work, { type: 'posted', seat: seatAt(work, i), kind, ante, dead, live });
}

export function emitDealt(
  work: Work,
  i: number,
  cards: readonly SeenCard[],
  up: readonly SeenCard[],
): void {
  effects.dealt(work, i, cards, up);
  work.ear?.dealt(i, cards);
  hold(work, i, cards);
  take(work, cards);
  take(work, up);
  if (isHeard(work)) tell(work, { type: 'dealt', seat: seatAt(work, i), cards, up });
}

/** Cards thrown in a draw. */
export function emitDrew(work: Work, i: number, discarded: readonly SeenCard[]): void {
  effects.drew(work, i, discarded.length);
  throwAway(work, i, discarded);
  if (isHeard(work)) tell(work, { type: 'drew', seat: seatAt(work, i), discarded });
}

export function emitReshuffled(work: Work, cards: readonly SeenCard[]): void {
  effects.reshuffled(work, cards.length);
  restock(work, cards);
  if (isHeard(work)) tell(work, { type: 'reshuffled', cards });
}

export function emitBoard(
  work: Work,
  street: number,
  board: number,
  cards: readonly SeenCard[],
): void {
  effects.boardDealt(work, street, board, cards);
  work.ear?.board(street, board, cards);
  take(work, cards);
  if (isHeard(work)) tell(work, { type: 'board', street, board, cards });
}

/** `first` is the index of who speaks first, −1 for nobody. */
export function emitOpened(
  work: Work,
  street: number,
  currentBet: number,
  lastFullRaise: number,
  bets: number,
  capped: boolean,
  first: number,
  mustBringIn: boolean,
): void {
  effects.roundOpened(work, street, currentBet, lastFullRaise, bets, capped, first, mustBringIn);
  work.ear?.opened(street, currentBet, lastFullRaise, bets, capped);
  if (!isHeard(work)) return;
  const seat = first < 0 ? -1 : seatAt(work, first);
  const opened = { type: 'opened', street, currentBet, lastFullRaise, bets, capped, seat } as const;
  tell(work, mustBringIn ? { ...opened, mustBringIn } : opened);
}

export function emitActed(
  work: Work,
  i: number,
  action: Of<'acted'>['action'],
  to: number,
  paid: number,
  allIn: boolean,
  full: boolean,
): void {
  if (action === 'fold') turnDown(work, i);
  effects.acted(work, i, action, to, paid, full);
  work.ear?.acted(i, action, to, paid, full);
  if (!isHeard(work)) return;
  tell(work, { type: 'acted', seat: seatAt(work, i), action, to, paid, allIn, full });
}

export function emitRefunded(work: Work, i: number, amount: number): void {
  effects.refunded(work, i, amount);
  work.ear?.refunded(i, amount);
  if (isHeard(work)) tell(work, { type: 'refunded', seat: seatAt(work, i), amount });
}

export function emitCollected(work: Work): void {
  effects.collected(work);
  work.ear?.collected(work.draft.street);
  if (isHeard(work)) tell(work, { type: 'collected', street: work.draft.street });
}

export function emitShown(work: Work, i: number, cards: readonly SeenCard[]): void {
  effects.shown(work, i, cards);
  work.ear?.shown(i, cards);
  if (isHeard(work)) tell(work, { type: 'shown', seat: seatAt(work, i), cards });
}

export function emitMucked(work: Work, i: number): void {
  effects.mucked(work, i);
  if (isHeard(work)) tell(work, { type: 'mucked', seat: seatAt(work, i) });
}

export function emitShowdown(work: Work): void {
  effects.showdownHeld(work);
  if (isHeard(work)) tell(work, { type: 'showdown' });
}

export function emitAwarded(
  work: Work,
  pot: number,
  amount: number,
  rake: number,
  shares: readonly Share[],
  hands: readonly WinningHand[],
): void {
  effects.awarded(work, pot, shares);
  work.ear?.awarded(pot, amount, rake, shares);
  if (isHeard(work)) tell(work, { type: 'awarded', pot, amount, rake, shares, hands });
}

export function emitEnded(work: Work): void {
  effects.ended(work);
  if (!isHeard(work)) return;
  const stacks: Record<number, number> = {};
  for (const { seat, stack } of work.draft.players) stacks[seat] = stack;
  tell(work, { type: 'ended', stacks });
}
