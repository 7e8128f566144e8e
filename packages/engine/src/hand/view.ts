/**
 * What one seat, or somebody at the rail, may know. The types have no field for a card that must not
 * be seen: no deck, and of a hidden hand only how many cards it has.
 */

import type { Card } from '../cards.js';
import { throwIf } from '../errors.js';
import type { HandEvent, HandState, PlayerState, SeenCard, Turn } from './types.js';
import { versionProblem } from './version.js';

export type Viewer = number | 'rail';

export type PlayerView = Omit<PlayerState, 'cards' | 'shown' | 'answered'> & {
  /** His own cards for him, those face up for others; null for each card that is hidden. */
  readonly cards: readonly SeenCard[];
};

type Hidden = 'deck' | 'dealt' | 'players' | 'turn';

export interface HandView extends Omit<HandState, Hidden> {
  readonly viewer: Viewer;
  readonly players: readonly PlayerView[];
  /** What may be done is told to everybody: it follows from the chips alone. */
  readonly turn: Turn;
}

export type StartedView = Omit<Extract<HandEvent, { type: 'started' }>, 'deck'>;

export type EventView = Exclude<HandEvent, { type: 'started' }> | StartedView;

export function viewFor(state: HandState, viewer: Viewer): HandView {
  throwIf(versionProblem(state));
  const { deck: _deck, dealt: _dealt, players, ...rest } = state;
  return { ...rest, viewer, players: players.map((player) => playerView(player, viewer)) };
}

function playerView(player: PlayerState, viewer: Viewer): PlayerView {
  const { cards, shown, answered: _answered, ...rest } = player;
  if (player.seat === viewer) return { ...rest, cards };
  return { ...rest, cards: cards.map((card) => (shown.includes(card) ? card : null)) };
}

const hidden = (): Card | null => null;

/** The same for one event: the deck is left out, and cards dealt to others are nulls. */
export function viewEvent(event: HandEvent, viewer: Viewer): EventView {
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
