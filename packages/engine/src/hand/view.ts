/**
 * What one seat, or somebody at the rail, may know: what everybody may see, and their own cards. The
 * types have no field for a card that must not be seen, and the same `evolve` folds both.
 */

import type { Card } from '../cards.js';
import { isObject, throwing, unfit } from '../checks.js';
import { type Refusal, throwIf } from '../errors.js';
import { refresh } from './rules/turn-and-pots.js';
import { eventProblem } from './state/event-check.js';
import { evolvePublic } from './state/evolve.js';
import { without } from './state/hidden.js';
import { holeCardsAt, indexOfSeat, OWNS_NONE, type PublicDraft } from './state/state.js';
import { publicProblem, stateProblem } from './state/state-check.js';
import type { HandEvent, HandState, PublicHand, SeenCard } from './state/types.js';

/** A seat, or somebody who only watches. */
export type Viewer = number | 'rail';

/** A hand as one viewer may see it. */
export interface HandView extends PublicHand {
  readonly viewer: Viewer;
  /** The viewer's own cards that are face down; none for the rail. */
  readonly own: readonly SeenCard[];
  /** What the viewer threw in each draw; none for the rail. */
  readonly thrown: readonly (readonly SeenCard[])[];
}

/** The first event, without the decks. */
export type StartedView = Omit<Extract<HandEvent, { type: 'started' }>, 'deck' | 'spares'>;

/** An event as one viewer may see it. */
export type EventView = LaterEvent | StartedView;

/** Any event but the first: with that there is no hand yet to fold it over. */
export type LaterEvent = Exclude<HandEvent, { type: 'started' }>;

/**
 * What one seat, or the rail, may know of a hand.
 *
 * @throws `PokerError`: `BAD_VERSION`, `BAD_INPUT` or `UNREADABLE` for a state that is none or a
 * viewer that is none.
 *
 * @example
 * import { deck, startHand, viewFor } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) viewFor(hand.value.state, 1).own.length; // → 2
 */
export const viewFor = (state: HandState, viewer: Viewer): HandView =>
  throwing(() => {
    throwIf(stateProblem(state) ?? viewerProblem(viewer));
    const seat = viewer === 'rail' ? -1 : indexOfSeat(state, viewer);
    return copyView(state, viewer, holeCardsAt(state, seat), state.hidden.thrown[seat] ?? []);
  });

/**
 * What the player in a seat holds face down: of the whole state, so not for other players' eyes. None
 * if nobody sits there.
 *
 * @throws `PokerError`: `BAD_VERSION`, `BAD_INPUT` or `UNREADABLE` for a state that is none.
 *
 * @example
 * import { deck, holeCardsOf, startHand } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) holeCardsOf(hand.value.state, 1).length; // → 2
 */
export const holeCardsOf = (state: HandState, seat: number): readonly SeenCard[] =>
  throwing(() => {
    throwIf(stateProblem(state) ?? seatProblem(seat));
    return holeCardsAt(state, indexOfSeat(state, seat));
  });

/**
 * A player's cards as the viewer sees them: first those face down, their own or null for each that
 * is hidden, then in stud those face up.
 *
 * @throws `PokerError`: `BAD_INPUT` or `UNREADABLE` for a view or a seat that is none.
 *
 * @example
 * import { deck, seenCards, startHand, viewFor } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) seenCards(viewFor(hand.value.state, 1), 2); // → [null, null]
 */
export const seenCards = (view: HandView, seat: number): readonly SeenCard[] =>
  throwing(() => {
    throwIf(viewProblem(view) ?? seatProblem(seat));
    const { held = 0, shown = [], up = [] } = view.players[indexOfSeat(view, seat)] ?? {};
    const cards = Math.min(MOST_CARDS, Math.max(held, shown.length));
    const down =
      seat === view.viewer ? view.own : Array.from({ length: cards }, (_, i) => shown[i] ?? null);
    return up.length === 0 ? down : [...down, ...up];
  });

const seatProblem = (seat: number): Refusal | undefined =>
  Number.isInteger(seat) ? undefined : unfit('seat', 'seat', seat);

/** A deck has no more, whatever a view says. */
const MOST_CARDS = 52;

const viewerProblem = (viewer: Viewer): Refusal | undefined =>
  viewer === 'rail' || Number.isInteger(viewer) ? undefined : unfit('viewer', 'seatOrRail', viewer);

/** Field by field, so that nothing comes along that is not public. */
function copyView(
  hand: PublicHand,
  viewer: Viewer,
  own: readonly SeenCard[],
  thrown: HandView['thrown'],
): Pick<HandView, 'viewer' | 'own' | 'thrown'> & PublicDraft {
  return {
    rules: hand.rules,
    players: hand.players.slice(),
    street: hand.street,
    open: hand.open,
    actor: hand.actor,
    currentBet: hand.currentBet,
    lastFullRaise: hand.lastFullRaise,
    fullLevel: hand.fullLevel,
    ladder: hand.ladder,
    bets: hand.bets,
    capped: hand.capped,
    mustBringIn: hand.mustBringIn,
    reopenings: hand.reopenings,
    reopenedAt: hand.reopenedAt,
    aggressor: hand.aggressor,
    actions: hand.actions,
    wagers: hand.wagers,
    boards: hand.boards,
    runAnswers: hand.runAnswers,
    runs: hand.runs,
    left: hand.left,
    pots: hand.pots,
    totalPot: hand.totalPot,
    rake: hand.rake,
    potRakes: hand.potRakes,
    singleAnte: hand.singleAnte,
    chips: hand.chips,
    shownDown: hand.shownDown,
    over: hand.over,
    voided: hand.voided,
    turn: hand.turn,
    viewer,
    own,
    thrown,
  };
}

/**
 * `evolve` for who sees a part of the hand: the view after one more event, as `viewEvent` shows it.
 * It is the view of the state after that event.
 *
 * @throws `PokerError`: `BAD_INPUT` or `UNREADABLE` for a view that is none, and for an event that
 * is none; `CONSERVATION` if chips would be lost.
 *
 * @example
 * import { deck, evolveView, startHand, viewFor } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) {
 *   const view = viewFor(hand.value.state, 1);
 *   evolveView(view, { type: 'killed', seat: 2 }).players[1]?.folded; // → true
 * }
 */
export const evolveView = (view: HandView, event: LaterEvent): HandView =>
  throwing(() => {
    throwIf(viewProblem(view) ?? eventProblem(event));
    const { viewer } = view;
    const draft = copyView(view, viewer, ownAfter(view, event), thrownAfter(view, event));
    const pen = { draft, owned: OWNS_NONE, movesPots: false };
    evolvePublic(pen, event);
    refresh(draft, pen.movesPots);
    return draft;
  });

const viewProblem = (view: HandView): Refusal | undefined =>
  isObject(view)
    ? (publicProblem(view, 'view') ?? viewerProblem(view.viewer))
    : unfit('view', 'object', view);

function ownAfter(view: HandView, event: LaterEvent): readonly SeenCard[] {
  const { viewer, own } = view;
  if (!('seat' in event) || event.seat !== viewer) return own;
  if (event.type === 'dealt') return [...own, ...event.cards];
  if (event.type === 'drew') return without(own, event.discarded);
  // A hand that folds turns over what was face up.
  const isDown = event.type === 'killed' || (event.type === 'acted' && event.action === 'fold');
  const { up = [] } = view.players[indexOfSeat(view, viewer)] ?? {};
  return isDown && up.length > 0 ? [...own, ...up] : own;
}

const thrownAfter = ({ viewer, thrown }: HandView, event: LaterEvent): HandView['thrown'] =>
  event.type === 'drew' && event.seat === viewer ? [...thrown, event.discarded] : thrown;

const hidden = (): Card | null => null;

/**
 * The same for one event: the decks are left out, and cards dealt to others or thrown by them are
 * nulls.
 *
 * @throws `PokerError`: `BAD_COMMAND` or `BAD_INPUT` for an event or viewer that is none.
 *
 * @example
 * import { deck, startHand, viewEvent } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) 'deck' in viewEvent(hand.value.events[0] ?? { type: 'showdown' }, 2); // → false
 */
export const viewEvent = (event: HandEvent, viewer: Viewer): EventView =>
  throwing(() => {
    throwIf(viewerProblem(viewer) ?? eventProblem(event));
    return eventView(event, viewer);
  });

function eventView(event: HandEvent, viewer: Viewer): EventView {
  if (event.type === 'started') {
    const { deck: _deck, spares: _spares, ...rest } = event;
    return rest;
  }
  if (event.type === 'dealt' && event.seat !== viewer) {
    return { ...event, cards: event.cards.map(hidden) };
  }
  if (event.type === 'drew' && event.seat !== viewer) {
    return { ...event, discarded: event.discarded.map(hidden) };
  }
  if (event.type === 'reshuffled') return { ...event, cards: event.cards.map(hidden) };
  return event;
}
