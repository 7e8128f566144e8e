/**
 * A room is a poker table with people around it: the engine's table and hand, and who may do what,
 * clocks, bots, chat. It is a fold over its stored events and nothing else: no timers, no sockets, no
 * database. Everything here is plain JSON.
 */

import type {
  Card,
  HandEvent,
  HandState,
  Result,
  Rng,
  TableEvent,
  TableSettings,
  TableState,
} from '@sidepot/engine';
import type { StatRows } from '@sidepot/engine/stats';
import type {
  BotStrength,
  RoomSettings,
  SeatOrder,
  ServerRefusal,
  SettingsChange,
  WireCommand,
  WireRoomEvent,
} from '@sidepot/protocol';
import type { PaceFloor } from './floor.js';

/** Of the shape of a state; a snapshot of another one is not used. */
export const ROOM_VERSION = 7;

/** The first event of a room; viewers get it without the id. */
export interface RoomCreated {
  readonly type: 'created';
  readonly id: string;
  readonly host: string;
  readonly name: string;
  readonly poker: TableSettings;
  readonly room: RoomSettings;
  /** Left out by older servers. */
  readonly floor?: PaceFloor;
}

/** Asked for with chips and a way to come in, which only the host and the asker are shown. */
export interface SeatRequested {
  readonly type: 'seatRequested';
  readonly player: string;
  readonly seat: number | null;
  readonly buyIn: number | null;
  readonly comeIn: 'wait' | 'post' | 'button' | null;
  /** They sit there, and ask for chips. */
  readonly rebuy?: true;
}

export interface RoomChanged {
  readonly type: 'roomChanged';
  readonly name: string;
  readonly room: RoomSettings;
  /** As they stand beside it: viewers get the settings whole. */
  readonly poker: TableSettings;
  /** The old values of what is different now; events from before do not have it. */
  readonly was?: SettingsChange;
  readonly from: 'now' | 'nextHand';
}

/** A seat is kept without chips until they are bought, or for some minutes. */
export type SeatReserved = {
  readonly type: 'seatReserved' | 'seatReleased';
  readonly player: string;
  readonly seat: number;
  /** Of a seat that is kept no longer: no chips came in time. */
  readonly expired?: true;
};

/** `from`: the network as a keyed hash, told to nobody; events from before do not have it. */
export interface Joined<T extends string = 'joined'> {
  readonly type: T;
  readonly player: string;
  readonly name: string;
  readonly from?: string | null;
}

export interface Banned {
  readonly type: 'banned';
  readonly player: string;
  readonly name: string;
  /** Not null: everybody new from there. */
  readonly from: string | null;
  readonly reason: string | null;
}

/** Viewers find the code in their view. */
export interface LinkChanged {
  readonly type: 'linkChanged';
  readonly invite: string;
}

export type RoomEvent =
  | RoomCreated
  | SeatRequested
  | RoomChanged
  | SeatReserved
  | Joined
  | Joined<'entryRequested'>
  | Banned
  | LinkChanged
  | Exclude<WireRoomEvent, { type: OwnType }>;

type OwnType =
  | (RoomCreated | SeatRequested | RoomChanged)['type']
  | (SeatReserved | Joined | Joined<'entryRequested'> | Banned | LinkChanged)['type'];

/** One entry of the stream as it is stored. `at`: milliseconds since 1970. */
export type Stored =
  | {
      readonly of: 'hand';
      readonly at: number;
      readonly hand: number;
      readonly event: HandEvent;
      /** Whose cards these are, for `dealt` and `drew`: seats change hands, people do not. */
      readonly to?: string;
    }
  | { readonly of: 'table'; readonly at: number; readonly event: TableEvent }
  | { readonly of: 'room'; readonly at: number; readonly event: RoomEvent };

export interface Person {
  readonly player: string;
  readonly name: string;
  readonly bot: BotStrength | null;
  readonly kicked: boolean;
  /** The host lets them neither chat nor react; left out: they may. */
  readonly muted?: boolean;
  /** Milliseconds left in their time bank. */
  readonly timeBank: number;
}

export interface RoomHand {
  readonly number: number;
  readonly startedAt: number;
  /** The engine's, with the deck in it. */
  readonly state: HandState;
  /** Everything since `started`: what a hand history is made of. */
  readonly log: readonly HandEvent[];
  readonly skips: readonly number[];
  readonly rabbit: readonly Card[] | null;
}

export interface RoomClock {
  readonly kind: 'action' | 'timeBank' | 'runs' | 'runOut' | 'nextHand' | 'break';
  /** Whose decision; empty: the dealer's. */
  readonly seats: readonly number[];
  readonly startedAt: number;
  readonly deadline: number;
  /** While paused or asleep. */
  readonly left: number | null;
}

export interface SeatRequest {
  readonly player: string;
  readonly seat: number | null;
  readonly buyIn: number | null;
  readonly comeIn: 'wait' | 'post' | 'button' | null;
  readonly rebuy?: true;
  readonly at: number;
}

/** Who came, oldest first: a chat line moves one to the end. Bots are not in it. */
export interface Visit {
  readonly player: string;
  readonly at: number;
  /** Keyed hash of the network. */
  readonly from: string | null;
}

/** Who asks to come in, or was turned away a short while ago. */
export interface EntryRequest extends Visit {
  readonly name: string;
  readonly denied: boolean;
  readonly reason: string | null;
}

export interface TableBan extends Visit {
  readonly name: string;
  readonly reason: string | null;
}

/** Who waits for a seat, first to last, and the seat that is kept for them until then. */
export interface Waiter {
  readonly player: string;
  readonly at: number;
  readonly offer: { readonly seat: number; readonly until: number } | null;
}

/** What a player has bought for them between hands; null: nothing. */
export interface StandingOrder {
  readonly player: string;
  readonly topUp: number | null;
  readonly rebuy: number | null;
}

/** What the host corrected in the ledger; `seq` is the number of the event. */
export interface Adjustment {
  readonly seq: number;
  readonly player: string;
  readonly amount: number;
  readonly reason: string;
  readonly at: number;
}

/** What the host does with somebody's seat: `seat` of a move, `by` of a stack. */
export interface Ordered {
  readonly player: string;
  readonly order: SeatOrder;
  readonly seat?: number;
  readonly by?: number;
  readonly reason?: string;
}

export interface Pause {
  readonly since: number;
  /** Which host; null: the server, for want of players or of quota. */
  readonly by: string | null;
  /** Why the server paused it; null: for want of players, or a host did. */
  readonly reason: 'quota' | null;
  /** When it goes on by itself; null: when the host says so. */
  readonly until: number | null;
}

/** What was counted of one player, by position and big blind (`StatRows` of the engine). */
export interface PlayerRows {
  readonly player: string;
  readonly rows: StatRows;
}

/** Of hands that are over, from what the rail saw of them. */
export interface TableCounters {
  readonly hands: number;
  /** Who played last, last; no more than `MOST_COUNTED`. */
  readonly players: readonly PlayerRows[];
}

export interface RoomState {
  readonly version: typeof ROOM_VERSION;
  readonly id: string;
  /** Number of the last event that was folded. */
  readonly seq: number;
  readonly createdAt: number;
  readonly host: string;
  /** With whom the host shares the right. */
  readonly helpers: readonly string[];
  readonly name: string;
  readonly room: RoomSettings;
  readonly nextRoom: { readonly name: string; readonly room: RoomSettings } | null;
  readonly floor: PaceFloor;
  readonly table: TableState;
  /** The hand being played, or the last one. */
  readonly hand: RoomHand | null;
  readonly started: boolean;
  readonly pause: Pause | null;
  /** Since when nobody is there; null: it does not sleep. */
  readonly asleepSince: number | null;
  readonly closing: boolean;
  readonly closed: boolean;
  /** Everybody who joined and is not forgotten, and the bots. */
  readonly people: readonly Person[];
  readonly visits: readonly Visit[];
  readonly entries: readonly EntryRequest[];
  readonly bans: readonly TableBan[];
  /** The code of the invite link; null: the first link, which has none. */
  readonly invite: string | null;
  readonly requests: readonly SeatRequest[];
  /** Seats kept without chips. */
  readonly reserved: readonly {
    readonly player: string;
    readonly seat: number;
    readonly at: number;
  }[];
  readonly waitlist: readonly Waiter[];
  /** Who changes seats when this hand is over. */
  readonly moves: readonly { readonly player: string; readonly seat: number }[];
  readonly autos: readonly StandingOrder[];
  /** Who has lost all chips of a cash game, and when. Bots are not in it. */
  readonly busted: readonly { readonly player: string; readonly at: number }[];
  /** Who left a cash game with chips, and when: the last of a day. Bots are not in it. */
  readonly departures: readonly {
    readonly player: string;
    readonly chips: number;
    readonly at: number;
  }[];
  /** Whom the host removes when this hand is over. */
  readonly kicks: readonly { readonly player: string; readonly reason: string | null }[];
  /** The table at which it goes on. */
  readonly next: string | null;
  /** What the host does with seats when this hand is over. */
  readonly orders: readonly Ordered[];
  /** What the players see ticking. */
  readonly clock: RoomClock | null;
  readonly counters: TableCounters;
  /** When a bot speaks; never shown. */
  readonly botAt: number | null;
  /** Outages that ended by then have been given back to whoever was thinking, or concerned nobody. */
  readonly outagesTo: number;
  /** The last corrections of the ledger; all of them are in the stream. */
  readonly adjustments: readonly Adjustment[];
  readonly adjustmentCount: number;
  /** Their sum for each player who has any. */
  readonly adjusted: readonly { readonly player: string; readonly amount: number }[];
  /** The last ones, as they are stored, with their numbers. */
  readonly tail: readonly { readonly seq: number; readonly stored: Stored }[];
  readonly chat: readonly {
    readonly seq: number;
    readonly at: number;
    readonly player: string;
    /** As they were called when they said it. */
    readonly name: string;
    readonly text: string;
  }[];
}

export interface Ask {
  readonly by: string;
  readonly command: WireCommand;
  /** The hand it is about. */
  readonly hand?: number;
  /** The last event the asker has seen. */
  readonly expectedSeq?: number;
  /** The asker's network, as a keyed hash. */
  readonly from?: string | null;
  /** The room as the asker sees it, if that is late. */
  readonly shown?: RoomState;
}

/** A time in which nobody served any table, as far as the store tells. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

/** What the world gives: time, chance, names; and whether there is to be another hand. */
export interface World {
  readonly now: number;
  /** In the order of their ends. */
  readonly outages: readonly Outage[];
  readonly rng: Rng;
  readonly newId: () => string;
  /** Is a person there? Without one the table sleeps after its hand. */
  readonly isAttended: boolean;
  /** Until when the quota that pays for it is used up: the table pauses after its hand. Null: it is not. */
  readonly unpaidUntil: number | null;
}

export interface Outcome {
  readonly state: RoomState;
  readonly events: readonly Stored[];
  /** As it was when a hand ended, if one did; the next one may have been dealt since. */
  readonly finished: RoomState | null;
}

export type Decided = Result<Outcome, ServerRefusal>;
