/**
 * What the felt draws. Whoever knows a table can make one: a live table, a step of a record, an
 * example. Only seats are needed; what is left out is not there.
 */

import type { Card } from '@sidepot/engine';
import type { Words } from '@sidepot/i18n/page';
import type { SeatInfo, TableView, WireHandEvent } from '@sidepot/protocol';
import type { PotView } from './pots.js';

type Acted = Extract<WireHandEvent, { type: 'acted' }>;

export interface FeltView {
  /** How many places there are around the table; those without a seat below are free. */
  readonly seatCount: number;
  /** Those who sit, in any order. */
  readonly seats: readonly FeltSeat[];
  /** The seat that stands at the bottom. Left out or null: the first. */
  readonly bottom?: number | null;
  /** The number of the hand: with another one its cards are dealt anew. Left out or null: none. */
  readonly hand?: number | null;
  /** A row of cards for each run. Left out: one without cards. Empty: no board at all. */
  readonly boards?: readonly (readonly (Card | null)[])[];
  /** Places of a board. Left out: five. 0: what lies in the middle is a card for all (R119). */
  readonly slots?: number;
  /** Of a mix: which game this is, and which comes next. Left out or null: it is always the same. */
  readonly game?: FeltGame | null;
  /** Main pot first, named. They are drawn while there is a hand. */
  readonly pots?: readonly PotView[];
  /** All chips of the hand, those in front of the players too. */
  readonly total?: number;
  /** The hand has ended: nothing is in front of anybody any more. */
  readonly isOver?: boolean;
  /** The dealer is about to deal: said under the board. */
  readonly isAwaited?: boolean;
  /** The name of who won a tournament: said above the pots. */
  readonly winner?: string | null;
  /** What everybody put in before the cards of a bomb pot: said above the pots. */
  readonly bombPot?: number | null;
  /** What the smallest disc of a pile is worth. */
  readonly unit?: number;
  /** Stacks are written in big blinds of so many chips. Left out or null: in chips. */
  readonly bigBlind?: number | null;
}

/** A number beside a seat: what it is called, and what it was made of. */
export interface FeltStat {
  readonly name: string;
  readonly text: string;
  /** '31/128'; '' without any chance. */
  readonly of: string;
  /** Too few chances to say much. */
  readonly isFew: boolean;
}

export interface FeltSeat {
  /** From 1, clockwise. */
  readonly seat: number;
  readonly name: string;
  /** Chips behind. */
  readonly stack: number;
  /** Chips in front. */
  readonly bet?: number;
  /** Null is a card face down. A folded hand is drawn only if it is mine. */
  readonly cards?: readonly (Card | null)[];
  /** Stud: those dealt face up; `cards` are then the ones dealt face down. */
  readonly up?: readonly (Card | null)[];
  /** How many cards they threw in each draw (R130). */
  readonly drawn?: readonly number[];
  /** Whoever looks sits here: their cards are large. */
  readonly isMe?: boolean;
  readonly isButton?: boolean;
  /** The hand waits for them. */
  readonly isTurn?: boolean;
  readonly isFolded?: boolean;
  readonly isAllIn?: boolean;
  /** Can still win something, or could when the hand ended: then they have the marks of their pots. */
  readonly isLive?: boolean;
  /** Their connection is lost. */
  readonly isOffline?: boolean;
  /** How strong a bot plays; null or left out: a person. */
  readonly bot?: SeatInfo['bot'];
  /** Whether they play at all. Left out: they do. */
  readonly status?: SeatInfo['status'];
  /** Said at the seat of who waits. */
  readonly waitsFor?: keyof Words['table']['seat']['comesIn'] | null;
  /** Their statistics, a few words each. Left out or empty: none are shown. */
  readonly stats?: readonly FeltStat[];
  /** Where they sit when this hand is over. */
  readonly movesTo?: number | undefined;
  /** Chips won in this hand. */
  readonly won?: number;
  /** Where they came in a tournament; null while they play. */
  readonly place?: number | null;
  /** What they did last in this round. */
  readonly action?: Acted['action'] | null;
  /** How many cards they threw in this draw; null or left out: they have not said it. */
  readonly drew?: number | null;
  /** The clock that runs for them. */
  readonly clock?: FeltClock | null;
}

/** Named as players know them. */
export interface FeltGame {
  readonly now: string;
  /** Null: nobody knows yet, or it goes on with the same. */
  readonly next: string | null;
}

/** Milliseconds. `left` is what was left when it was stopped; null: it runs. */
export type FeltClock = Pick<
  NonNullable<TableView['clock']>,
  'startedAt' | 'deadline' | 'left' | 'kind'
>;
