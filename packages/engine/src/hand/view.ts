/**
 * What one seat, or somebody at the rail, may know. The types have no field for a card that must not
 * be seen: no deck, and of a hidden hand only how many cards it has.
 */

import type { Card } from '../cards.js';
import { throwing, unfit } from '../checks.js';
import { type Rejection, throwIf } from '../errors.js';
import { eventProblem } from './event-check.js';
import { stateProblem } from './state-check.js';
import type { HandEvent, HandState, PlayerState, SeenCard, Turn } from './types.js';

/** A seat, or somebody who only watches. */
export type Viewer = number | 'rail';

/** A player, without the cards that must not be seen. */
export type PlayerView = Omit<PlayerState, 'cards' | 'shown' | 'answered'> & {
  /** Their own for the player, those face up for others; null for each card that is hidden. */
  readonly cards: readonly SeenCard[];
};

/** What no view has as it stands in the state. */
export type Hidden = 'deck' | 'dealt' | 'players' | 'turn';

/** A hand as one viewer may see it: without the deck and without hidden cards. */
export interface HandView extends Omit<HandState, Hidden> {
  readonly viewer: Viewer;
  readonly players: readonly PlayerView[];
  /** What may be done is told to everybody: it follows from the chips alone. */
  readonly turn: Turn;
}

/** The first event, without the deck. */
export type StartedView = Omit<Extract<HandEvent, { type: 'started' }>, 'deck'>;

/** An event as one viewer may see it. */
export type EventView = Exclude<HandEvent, { type: 'started' }> | StartedView;

/**
 * What one seat, or the rail, may know of a hand.
 *
 * @throws `PokerError`: `BAD_VERSION`, `BAD_INPUT` or `UNREADABLE` for a state that is none or a
 * viewer that is none.
 *
 * @example
 * import { deck, startNewHand, viewFor } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startNewHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) viewFor(hand.value, 1).players[1]?.cards; // → [null, null]
 */
export const viewFor = (state: HandState, viewer: Viewer): HandView =>
  throwing(() => {
    throwIf(stateProblem(state) ?? viewerProblem(viewer));
    return viewOf(state, viewer);
  });

const viewerProblem = (viewer: Viewer): Rejection | undefined =>
  viewer === 'rail' || Number.isInteger(viewer)
    ? undefined
    : unfit('viewer', 'a seat or rail', viewer);

function viewOf(state: HandState, viewer: Viewer): HandView {
  return {
    version: state.version,
    rules: state.rules,
    street: state.street,
    open: state.open,
    actor: state.actor,
    currentBet: state.currentBet,
    lastFullRaise: state.lastFullRaise,
    fullLevel: state.fullLevel,
    ladder: state.ladder,
    bets: state.bets,
    capped: state.capped,
    reopenings: state.reopenings,
    reopenedAt: state.reopenedAt,
    aggressor: state.aggressor,
    actions: state.actions,
    wagers: state.wagers,
    boards: state.boards,
    runAnswers: state.runAnswers,
    runs: state.runs,
    pots: state.pots,
    totalPot: state.totalPot,
    rake: state.rake,
    potRakes: state.potRakes,
    singleAnte: state.singleAnte,
    chips: state.chips,
    shownDown: state.shownDown,
    over: state.over,
    voided: state.voided,
    turn: state.turn,
    viewer,
    players: state.players.map((player) => playerView(player, viewer)),
  };
}

function playerView(player: PlayerState, viewer: Viewer): PlayerView {
  const { cards, shown } = player;
  const isOwn = player.seat === viewer;
  return {
    id: player.id,
    seat: player.seat,
    stack: player.stack,
    ante: player.ante,
    dead: player.dead,
    live: player.live,
    bet: player.bet,
    forced: player.forced,
    folded: player.folded,
    killed: player.killed,
    acted: player.acted,
    up: player.up,
    mucked: player.mucked,
    refunded: player.refunded,
    won: player.won,
    cards: isOwn ? cards : cards.map((card) => (shown.includes(card) ? card : null)),
  };
}

const hidden = (): Card | null => null;

/**
 * The same for one event: the deck is left out, and cards dealt to others are nulls.
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
    const { deck: _deck, ...rest } = event;
    return rest;
  }
  if (event.type === 'dealt' && event.seat !== viewer) {
    return { ...event, cards: event.cards.map(hidden) };
  }
  if (event.type === 'drew' && event.seat !== viewer) {
    return { ...event, discarded: event.discarded.map(hidden), cards: event.cards.map(hidden) };
  }
  return event;
}
