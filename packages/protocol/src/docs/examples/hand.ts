/** A hand that the engine really plays, so that the examples cannot lie. */

import {
  deck,
  type HandEvent,
  type HandState,
  PokerError,
  type Result,
  seededRng,
  settingsOf,
  shuffle,
  startHand,
  viewEvent,
} from '@sidepot/engine';
import type { WireHandEvent } from '../../schema/hand-events.js';
import type { WireHandView } from '../../schema/hand-view.js';
import { wireEventOf } from '../../wire/event.js';
import { wireViewOf } from '../../wire/hand.js';
import type { CreateOptions, WireSettings } from '../../words/settings.js';
import { roomOf } from '../../words/settings.js';

export const TABLE = 'kf7Qm2xW9bTc';
export const ANN = 'ann_8fK2mQ';
export const BOB = 'bob_3xW9bT';
export const BOT = 'bot_7pL4nC';
export const EVE = 'eve_5tR1vZ';
/** The moment of every example. */
export const NOW = 1_790_000_000_000;

const accepted = <T>(result: Result<T>): T => {
  if (!result.ok) throw new PokerError(result.error);
  return result.value;
};

const poker = { game: 'holdem', smallBlind: 5, bigBlind: 10, seatCount: 6, runs: 2 } as const;

export const OPTIONS: CreateOptions = {
  name: 'Friday night',
  poker,
  room: { actionClock: 20_000, seatApproval: true },
};

export const SETTINGS_EXAMPLE: WireSettings = {
  name: 'Friday night',
  poker: accepted(settingsOf(poker)),
  room: roomOf(OPTIONS.room ?? {}),
};

const started = accepted(
  startHand({
    ...{ smallBlind: 5, bigBlind: 10, button: 1, seatCount: 6, runs: 2, mode: 'cash' },
    players: [
      { id: ANN, seat: 1, stack: 1000 },
      { id: BOB, seat: 3, stack: 850 },
      { id: BOT, seat: 4, stack: 1000 },
    ],
    deck: shuffle(deck(), seededRng(7)),
  }),
);

export const seenBy = (state: HandState, viewer: number | 'rail'): WireHandView =>
  wireViewOf(state, viewer);

export const HAND: WireHandView = seenBy(started.state, 1);

export const eventSeenBy = (event: HandEvent, viewer: number | 'rail'): WireHandEvent =>
  wireEventOf(viewEvent(event, viewer));

const find = <T extends HandEvent['type']>(type: T): Extract<WireHandEvent, { type: T }> => {
  const event = started.events.find((each) => each.type === type);
  if (event === undefined) throw new Error(`no ${type} in the example`);
  return eventSeenBy(event, 1) as Extract<WireHandEvent, { type: T }>;
};

export const STARTED: Extract<WireHandEvent, { type: 'started' }> = find('started');
export const DEALT: Extract<WireHandEvent, { type: 'dealt' }> = find('dealt');
