/** The words of a table: what is known, what can be asked, what happened. All of it plain JSON. */

import type { PlayerId, Result } from '../errors.js';
import type { HandConfig } from '../hand/state/types.js';
import type { Positions } from './button.js';
import type { LedgerEntry } from './ledger.js';
import type { Clock } from './prizes/levels.js';
import type { Rotation } from './rotation.js';
import { settingsOf, type TableOptions, type TableSettings } from './settings.js';

/** Of the shape of a state; another one is refused. */
export const TABLE_VERSION = 1;

/** How to come in when one owes a blind, cash only: R41, R42. Whoever waits for the big blind owes
 * nothing else; the others do too if the big blind comes to them first. */
export const COME_IN = ['wait', 'post', 'button'] as const;
/** One of `COME_IN`. */
export type ComeIn = (typeof COME_IN)[number];

/** One occupied seat. */
export interface Seat {
  readonly seat: number;
  readonly player: string;
  /** Behind; while a hand is played, what it started with. 0: busted, sits out until a rebuy. */
  readonly stack: number;
  /** Sits out; in a tournament they are absent: dealt in, and their hand is dead (R45). */
  readonly out: boolean;
  /** Leaves when the hand is over; until then their hand is to be folded. */
  readonly leaving: boolean;
  /** Not dealt in since they sat down. */
  readonly isNew: boolean;
  /** Which blinds they missed (R41). */
  readonly missed: { readonly small: boolean; readonly big: boolean };
  readonly comeIn: ComeIn;
  /** Asked for during the hand, paid when it is over. */
  readonly topUp: number;
  /** Wants to straddle the next hand. */
  readonly straddle: boolean;
  /** Hands to sit over after a move away from the big blind, or a big blind to post (R42). */
  readonly waits?: number;
}

/** The hand being played. */
export interface RunningHand<Id extends PlayerId = string> {
  readonly number: number;
  readonly config: HandConfig<Id>;
  readonly positions: Positions;
  /** Players whom the blinds pass in this hand; it counts when the hand does. */
  readonly missed: { readonly small: readonly Id[]; readonly big: readonly Id[] };
  /** Of a mix, and of stud. */
  readonly rotation?: Rotation;
}

/** Who went out of a tournament, and when. */
export interface Elimination<Id extends PlayerId = string> {
  readonly player: Id;
  /** In which hand, and what they started it with. */
  readonly hand: number;
  readonly stack: number;
  /** Sent away after that hand, with these chips (R246). Nobody ties with them. */
  readonly disqualified?: true;
}

/** Who came where, and what it paid. */
export interface Place<Id extends PlayerId = string> {
  readonly player: Id;
  /** Players who tie have the same. */
  readonly place: number;
  readonly prize: number;
}

/** What a tournament knows beside its table. */
export interface TournamentState {
  readonly clock: Clock;
  /** How many times each has entered. */
  readonly entrants: readonly { readonly player: string; readonly entries: number }[];
  /** Who is out, first to last. Whoever enters again is no longer in it. */
  readonly eliminations: readonly Elimination[];
  /** When it is over. */
  readonly places: readonly Place[] | null;
}

/**
 * Everything about a table at one moment. Plain data: keep it, send it, read it; never change it.
 */
export interface TableState {
  readonly version: typeof TABLE_VERSION;
  readonly settings: TableSettings;
  /** From the next hand on, if they were changed during this one. */
  readonly nextSettings: TableSettings | null;
  /** Occupied seats, ascending. */
  readonly seats: readonly Seat[];
  /** Of the last hand with a button that counted; null before the first. */
  readonly positions: Positions | null;
  /** Of the last hand that counted, of a mix or of stud. */
  readonly rotation?: Rotation;
  /** Dealer's choice: who named which game for the next time it is theirs (R154). */
  readonly chosen?: { readonly player: string; readonly entry: number };
  /** Hands started so far. */
  readonly hands: number;
  readonly hand: RunningHand | null;
  readonly ledger: readonly LedgerEntry[];
  /** Taken by the house so far: rake, or the fees of a tournament. */
  readonly rake: number;
  readonly tournament: TournamentState | null;
}

/** A hand without blinds, for an ante of everybody (House). */
export interface BombPot {
  readonly ante: number;
  /** Two, where the deck serves them to all who are dealt in; else one. Left out: one. */
  readonly boards?: 1 | 2;
}

/** Anything that can be asked of a table: `applyTable`. A player may be named by a number there. */
export type TableCommand<Id extends PlayerId = PlayerId> =
  | {
      readonly type: 'sit';
      readonly player: Id;
      readonly seat: number;
      /** Cash only: a tournament gives the starting stack. */
      readonly buyIn?: number;
      /** Cash only: what they left this table with. They may bring as much, whatever the maximum is. */
      readonly leftWith?: number;
      readonly comeIn?: ComeIn;
      /** Milliseconds; needed once a tournament by time has started. */
      readonly now?: number;
      /** Tournament: moved here from another table with these chips; no entry (R234). */
      readonly stack?: number;
    }
  | { readonly type: 'topUp'; readonly player: Id; readonly amount: number }
  | { readonly type: 'sitOut'; readonly player: Id }
  | {
      readonly type: 'leave';
      readonly player: Id;
      /** Tournament, between hands: to another table, with their chips (R234). */
      readonly moved?: boolean;
    }
  | { readonly type: 'sitIn'; readonly player: Id; readonly comeIn?: ComeIn }
  | { readonly type: 'comeIn'; readonly player: Id; readonly comeIn: ComeIn }
  | { readonly type: 'straddle'; readonly player: Id; readonly on: boolean }
  /** Dealer's choice: which game of the mix, from 0, when it is theirs to name one (R154). */
  | { readonly type: 'chooseGame'; readonly player: Id; readonly entry: number }
  /** Between hands, to a seat that is free. */
  | { readonly type: 'moveSeat'; readonly player: Id; readonly seat: number }
  | { readonly type: 'changeSettings'; readonly settings: TableOptions }
  /**
   * Cash, of a seat that is in no hand: chips from outside the game or back there (House). In a
   * tournament, where chips are no money, between hands and for a reason: a stack that was counted
   * wrong, or a race (R222, R297).
   */
  | {
      readonly type: 'setStack';
      readonly player: Id;
      readonly stack: number;
      readonly reason?: string;
    }
  /**
   * Between the hands of a cash game: each of `from` who still sits there pays so much to the
   * player, as far as their stack goes (House, the 7-2 game).
   */
  | {
      readonly type: 'payBounty';
      readonly player: Id;
      readonly amount: number;
      readonly from: readonly Id[];
    }
  /** Between the hands of a tournament: out, and the chips leave play (R246). */
  | { readonly type: 'disqualify'; readonly player: Id }
  /** Between the hands of a tournament: who is left shares the open prizes by ICM (R267–R269). */
  | { readonly type: 'endTournament' }
  | {
      readonly type: 'startNextHand';
      /** The drawn button; first hand only. */
      readonly button?: number;
      /** Dealer's choice: the seat that begins; first hand only. Left out: the first. */
      readonly chooser?: number;
      /** Milliseconds; needed for levels by time. */
      readonly now?: number;
      /** Tournament: from 0, where the table has no clock of its own but is told the level (R290). */
      readonly level?: number;
      /** This hand is one, with that ante. */
      readonly bombPot?: BombPot;
    }
  | {
      readonly type: 'finishHand';
      /** By seat, of everybody who was dealt in: as the hand's `ended` event has them. */
      readonly stacks: Readonly<Record<number, number>>;
      readonly rake?: number;
      /** It was void: as if never dealt. Stacks are those it started with. */
      readonly voided?: boolean;
      /** Tournament: how many are left at other tables; while there are any, nobody has won. */
      readonly elsewhere?: number;
    };

/** What happened at a table. Its events, in their order, are the table: `replayTable`. */
export type TableEvent<Id extends PlayerId = string> =
  | {
      readonly type: 'satDown';
      readonly seat: number;
      readonly player: Id;
      readonly stack: number;
      /** What it cost: in a tournament that is not the stack. */
      readonly paid: number;
      readonly fee: number;
      readonly comeIn: ComeIn;
      /** From another table of the tournament: no entry. */
      readonly moved?: boolean;
    }
  | { readonly type: 'topUpQueued'; readonly player: Id; readonly amount: number }
  /** 0 if what was queued does not fit any more. */
  | { readonly type: 'toppedUp'; readonly player: Id; readonly amount: number }
  /** The difference is a buy-in or a cash-out. */
  | {
      readonly type: 'stackSet';
      readonly player: Id;
      readonly was: number;
      readonly stack: number;
      /** Of a tournament: chips there are no money, and the ledger stays as it is. */
      readonly reason?: string;
    }
  | { readonly type: 'satOut' | 'satIn'; readonly player: Id }
  | { readonly type: 'comeInChosen'; readonly player: Id; readonly comeIn: ComeIn }
  | { readonly type: 'straddleChosen'; readonly player: Id; readonly on: boolean }
  | { readonly type: 'gameChosen'; readonly player: Id; readonly entry: number }
  | {
      readonly type: 'seatChanged';
      readonly player: Id;
      readonly from: number;
      readonly seat: number;
      /** What they owe there: R42. */
      readonly waits: number;
      readonly missed: Seat['missed'];
    }
  /** They are in a hand that is not over: fold for them when it is their turn. */
  | { readonly type: 'leaving'; readonly player: Id; readonly seat: number }
  | {
      readonly type: 'left';
      readonly player: Id;
      readonly seat: number;
      /** What they are paid, and what of it is a fee given back (before a tournament starts). */
      readonly paid: number;
      readonly fee: number;
      /** With how many chips to another table of the tournament. */
      readonly moved?: number;
    }
  | {
      readonly type: 'settingsChanged';
      readonly settings: TableSettings;
      readonly from: 'now' | 'nextHand';
    }
  | { readonly type: 'levelStarted'; readonly clock: Clock }
  | { readonly type: 'handStarted'; readonly hand: RunningHand<Id> }
  | {
      readonly type: 'handFinished';
      readonly number: number;
      readonly stacks: Readonly<Record<number, number>>;
      readonly rake: number;
      readonly voided: boolean;
    }
  /** Chips from seat to seat; `from` has only those who paid. */
  | {
      readonly type: 'bountyPaid';
      readonly player: Id;
      readonly seat: number;
      readonly amount: number;
      readonly from: readonly {
        readonly player: Id;
        readonly seat: number;
        readonly amount: number;
      }[];
    }
  /** Cash: they have no chips left and keep their seat. */
  | { readonly type: 'busted'; readonly player: Id; readonly seat: number }
  | ({ readonly type: 'eliminated'; readonly seat: number } & Elimination<Id>)
  | { readonly type: 'tournamentEnded'; readonly places: readonly Place<Id>[] };

/** An event that any version stored: older ones could name a player by a number. */
export type LoggedTableEvent = TableEvent<PlayerId>;

/**
 * An empty table. Options that are refused come back as a refusal.
 *
 * @example
 * import { createTable } from '@sidepot/engine';
 *
 * const table = createTable({ smallBlind: 1, bigBlind: 2 });
 * if (table.ok) table.value.settings.seatCount; // → 9
 */
export function createTable(options: TableOptions): Result<TableState> {
  const judged = settingsOf(options);
  if (!judged.ok) return judged;
  const settings = judged.value;
  const clock = { level: 0, endsAt: null, hands: 0 };
  const value: TableState = {
    version: TABLE_VERSION,
    settings,
    nextSettings: null,
    seats: [],
    positions: null,
    hands: 0,
    hand: null,
    ledger: [],
    rake: 0,
    tournament:
      settings.mode === 'cash' ? null : { clock, entrants: [], eliminations: [], places: null },
  };
  return { ok: true, value };
}
