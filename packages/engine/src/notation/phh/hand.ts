/**
 * One hand of the Poker Hand History notation (PHH) as plain data. Index i is player p(i+1).
 * Amounts are whole numbers of `unit`; what the file does not say is absent here.
 */

import type { Card } from '../../cards.js';

/** −1 is a card nobody saw: `??`. */
export type PhhCard = Card | -1;

/** What any action of a hand history may have. */
export interface Commented {
  /** What follows `#` inside the action. */
  readonly comment?: string;
}

/** An action that is about one player. */
export interface ByPlayer extends Commented {
  /** From 0. */
  readonly player: number;
}

/** Hole cards to a player: `d dh p1 AsKd`. */
export interface PhhDealHole extends ByPlayer {
  readonly verb: 'dh';
  readonly cards: readonly PhhCard[];
}

/** Cards to the board: `d db 2c3d4h`. */
export interface PhhDealBoard extends Commented {
  readonly verb: 'db';
  readonly cards: readonly PhhCard[];
}

/** Fold, check or call, post the bring-in. */
export interface PhhPlain extends ByPlayer {
  readonly verb: 'f' | 'cc' | 'pb';
}

/** A completion, bet or raise: `p3 cbr 170`. */
export interface PhhRaise extends ByPlayer {
  readonly verb: 'cbr';
  /** Completes, bets or raises *to* this amount, counted per street. */
  readonly amount: number;
}

/** Cards shown or mucked: `p3 sm AsKd`, `p3 sm`. */
export interface PhhShow extends ByPlayer {
  readonly verb: 'sm';
  /** null: mucked. */
  readonly cards: readonly PhhCard[] | null;
}

/** A draw or a stand: `p3 sd 2c`. */
export interface PhhDiscard extends ByPlayer {
  readonly verb: 'sd';
  /** None: stands pat. */
  readonly cards: readonly PhhCard[];
}

/** An action that is only a comment: nothing happens. */
export interface PhhNote {
  readonly verb: 'note';
  readonly comment: string;
}

/** One action of a record, in the order they happened. */
export type PhhAction =
  | PhhDealHole
  | PhhDealBoard
  | PhhPlain
  | PhhRaise
  | PhhShow
  | PhhDiscard
  | PhhNote;

/** A value that JSON cannot hold, as it is written: a date, a time, `nan`, an integer above 2^53. */
export interface PhhLiteral {
  readonly literal: string;
}

/** An inline table: `{ id = '7' }`. */
export interface PhhTable {
  readonly table: { readonly [key: string]: PhhValue };
}

/** Any value that a field of the user's own may have. */
export type PhhValue = string | number | boolean | PhhLiteral | PhhTable | readonly PhhValue[];

/** A hand in the Poker Hand History notation, as every reader gives it and `replayHand` takes it. */
export interface PhhHand {
  /** What one chip is worth in the file's own numbers: '1', '0.01', '0.05'. */
  readonly unit: string;
  readonly variant: string;
  readonly anteTrimmingStatus?: boolean;
  readonly antes: readonly number[];
  /** A negative blind is a late post of its absolute value. */
  readonly blindsOrStraddles?: readonly number[];
  readonly bringIn?: number;
  readonly smallBet?: number;
  readonly bigBet?: number;
  readonly minBet?: number;
  /** Infinity where nobody knows: `inf`. */
  readonly startingStacks: readonly number[];
  readonly actions: readonly PhhAction[];
  readonly author?: string;
  readonly event?: string;
  readonly url?: string;
  readonly venue?: string;
  readonly address?: string;
  readonly city?: string;
  readonly region?: string;
  readonly postalCode?: string;
  readonly country?: string;
  /** 05:44:49 */
  readonly time?: string;
  readonly timeZone?: string;
  readonly day?: number;
  readonly month?: number;
  readonly year?: number;
  /** Integers above 2^53 come as text. */
  readonly hand?: number | string;
  readonly level?: number | string;
  readonly seats?: readonly number[];
  readonly seatCount?: number;
  readonly table?: number | string;
  readonly players?: readonly string[];
  readonly finishingStacks?: readonly number[];
  readonly winnings?: readonly number[];
  readonly currency?: string;
  readonly currencySymbol?: string;
  readonly timeZoneAbbreviation?: string;
  /** Fields the notation does not know or gives another type, among them the user's own: `_note`. */
  readonly extra?: { readonly [field: string]: PhhValue };
}
