/** What happens among the people, and the host's doings. */

import { createTable, PokerError } from '@sidepot/engine';
import { roomAtOnce, roomOf, TAIL_LENGTH } from '@sidepot/protocol';
import { NOTHING_COUNTED } from '../counters/count-hand.js';
import { corrected } from '../ledger/ledger.js';
import { personOf } from '../people/people.js';
import { visited } from '../people/visited.js';
import { DEFAULT_FLOOR } from '../state/floor.js';
import {
  type Ordered,
  type Person,
  ROOM_VERSION,
  type RoomCreated,
  type RoomEvent,
  type RoomState,
} from '../state/types.js';
import {
  clockOf,
  givenBack,
  resumeClock,
  stopped,
  withBreakClock,
  withNextHandClock,
} from '../time/clocks.js';
import { isSkipped } from '../time/pace.js';
import { awake, fallenAsleep } from '../time/sleep.js';
import { firstBank, rebanked } from '../time/time-banks.js';
import { evolveDoorEvent } from './evolve-door.js';
import { evolveWish, withoutWaiter } from './evolve-wishes.js';

/** Of every new table; nothing of a state is changed in place. */
const NONE: readonly never[] = [];

/** A room before its first event is counted. */
export function firstRoom(
  { id, host, name, poker, room, floor = DEFAULT_FLOOR }: RoomCreated,
  at: number,
): RoomState {
  const table = createTable(poker);
  if (!table.ok) throw new PokerError(table.error);
  return {
    version: ROOM_VERSION,
    id,
    seq: 0,
    createdAt: at,
    host,
    helpers: NONE,
    name,
    // What a table from before did not know has its default.
    room: roomOf(room),
    nextRoom: null,
    floor,
    table: table.value,
    hand: null,
    started: false,
    pause: null,
    asleepSince: null,
    closing: false,
    closed: false,
    people: NONE,
    visits: NONE,
    entries: NONE,
    bans: NONE,
    invite: null,
    requests: NONE,
    reserved: NONE,
    waitlist: NONE,
    moves: NONE,
    autos: NONE,
    busted: NONE,
    departures: NONE,
    kicks: NONE,
    orders: NONE,
    next: null,
    clock: null,
    counters: NOTHING_COUNTED,
    botAt: null,
    outagesTo: at,
    adjustments: NONE,
    adjustmentCount: 0,
    adjusted: NONE,
    tail: NONE,
    chat: NONE,
  };
}

/** The state has the event's number already. */
export function evolveRoomEvent(state: RoomState, event: RoomEvent, at: number): RoomState {
  switch (event.type) {
    case 'joined':
      return evolveDoorEvent(joined(state, event.player, event.name), event, at);
    case 'entryRequested':
    case 'entryEnded':
    case 'banned':
    case 'unbanned':
    case 'linkChanged':
    case 'forgotten':
      return evolveDoorEvent(state, event, at);
    case 'botAdded':
      return withPerson(state, event.player, event.name, event.strength);
    case 'renamed':
      return changedPerson(state, event.player, { name: event.name });
    case 'kicking': {
      const { player, reason } = event;
      return { ...state, kicks: [...state.kicks, { player, reason }] };
    }
    case 'kickCancelled':
      return { ...state, kicks: state.kicks.filter(isNotOf(event.player)) };
    case 'kicked':
    case 'botRemoved': {
      const kicks = state.kicks.filter(isNotOf(event.player));
      const others = withoutHelper(withoutWaiter({ ...state, kicks }, event.player), event.player);
      return changedPerson(others, event.player, { kicked: true });
    }
    case 'seatRequested': {
      const { type: _type, ...request } = event;
      const requests = [...state.requests, { ...request, at }];
      return withoutWaiter({ ...state, requests }, event.player);
    }
    case 'seatRequestEnded':
      return { ...state, requests: state.requests.filter(isNotOf(event.player)) };
    case 'seatReserved':
      return withoutWaiter(
        {
          ...state,
          reserved: [...state.reserved, { player: event.player, seat: event.seat, at }],
        },
        event.player,
      );
    case 'seatReleased':
      return { ...state, reserved: state.reserved.filter(isNotOf(event.player)) };
    case 'moveAsked':
    case 'autoChipsChosen':
    case 'waitlistJoined':
    case 'waitlistLeft':
    case 'seatOffered':
      return evolveWish(state, event, at);
    case 'gameStarted':
      return withNextHandClock({ ...state, started: true }, at);
    case 'paused':
      return stopped(state, {
        since: at,
        by: event.by,
        reason: event.reason ?? null,
        until: event.until ?? null,
      });
    case 'resumed':
      return resumeClock(state, at);
    case 'slept':
      return fallenAsleep(state, at);
    case 'woke':
      return awake(state, at);
    case 'roomChanged':
      return changedRoom(state, event);
    case 'ledgerAdjusted': {
      const { player, amount, reason } = event;
      return { ...state, ...corrected(state, { seq: state.seq, player, amount, reason, at }) };
    }
    case 'clockMoved':
      return givenBack(state, event.by, at);
    case 'timeBankUsed':
      return { ...state, clock: clockOf('timeBank', [event.seat], at, event.until - at) };
    case 'skipChosen':
      return skipped(state, event.seat, event.on, at);
    case 'rabbitShown':
      return state.hand === null
        ? state
        : { ...state, hand: { ...state.hand, rabbit: event.cards } };
    case 'said': {
      const { player, text } = event;
      const name = personOf(state, player)?.name ?? '';
      const line = { seq: state.seq, at, player, name, text };
      const visits = visited(state.visits, player, at);
      return { ...state, visits, chat: [...state.chat, line].slice(-TAIL_LENGTH) };
    }
    case 'muted':
      return changedPerson(state, event.player, { muted: event.on });
    case 'breakStarted':
      return withBreakClock(state, at, event.until);
    case 'hostChanged':
      return { ...withoutHelper(state, event.player), host: event.player };
    case 'hostShared': {
      const { helpers } = withoutHelper(state, event.player);
      return { ...state, helpers: event.on ? [...helpers, event.player] : helpers };
    }
    case 'ordered': {
      const { type: _type, after: _after, ...order } = event;
      return { ...state, orders: [...state.orders.filter(isOther(order)), order] };
    }
    case 'orderEnded':
      return { ...state, orders: state.orders.filter(isOther(event)) };
    case 'nextTable':
      return { ...state, next: event.next };
    case 'closing':
      return { ...state, closing: true };
    case 'closed':
      return { ...state, closing: false, closed: true, clock: null, botAt: null };
    case 'created':
    case 'timedOut':
    case 'reacted':
    case 'bombPotComing':
      return state;
    default:
      event satisfies never;
      return state;
  }
}

/** Who was sent away and is let in again has the rest still. */
const joined = (state: RoomState, player: Person['player'], name: string): RoomState =>
  personOf(state, player) === undefined
    ? withPerson(state, player, name, null)
    : changedPerson(state, player, { name, kicked: false });

const isNotOf =
  (player: Person['player']) =>
  (one: { readonly player: Person['player'] }): boolean =>
    one.player !== player;

const isOther =
  (given: Pick<Ordered, 'player' | 'order'>) =>
  ({ player, order }: Ordered): boolean =>
    player !== given.player || order !== given.order;

const withoutHelper = (state: RoomState, player: Person['player']): RoomState =>
  state.helpers.includes(player)
    ? { ...state, helpers: state.helpers.filter((one) => one !== player) }
    : state;

function withPerson(
  state: RoomState,
  player: Person['player'],
  name: string,
  bot: Person['bot'],
): RoomState {
  const timeBank = firstBank(state.room.timeBank);
  const person = { player, name, bot, kicked: false, timeBank };
  return { ...state, people: state.people.concat(person) };
}

const changedPerson = (
  state: RoomState,
  player: Person['player'],
  change: Partial<Person>,
): RoomState => ({
  ...state,
  people: state.people.map((person) =>
    person.player === player ? { ...person, ...change } : person,
  ),
});

function changedRoom(
  state: RoomState,
  { name, room: stored, from }: Extract<RoomEvent, { type: 'roomChanged' }>,
): RoomState {
  const room = roomOf(stored);
  if (from === 'nextHand') {
    // A door that is to be shut does not wait for the hand.
    return { ...state, room: roomAtOnce(state.room, room), nextRoom: { name, room } };
  }
  const people = rebanked(state.people, state.room.timeBank, room.timeBank);
  return { ...state, name, room, people, nextRoom: null };
}

/** When all agree the dealer goes on at once. */
function skipped(state: RoomState, seat: number, on: boolean, at: number): RoomState {
  if (state.hand === null) return state;
  const others = state.hand.skips.filter((one) => one !== seat);
  const hand = { ...state.hand, skips: on ? [...others, seat] : others };
  const { clock } = state;
  const isOn = clock !== null && isSkipped(state, hand);
  return { ...state, hand, clock: isOn ? { ...clock, deadline: at } : clock };
}
