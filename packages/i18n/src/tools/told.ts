/** What sentences are made from: names, cards, and who won with what. */

import type { Card } from '@sidepot/engine';
import type { RefusalCode } from '@sidepot/protocol';

/** Names by seat: all that a hand needs. */
export interface SeatNames {
  seat(seat: number): string;
}

/** Names by seat and by player; what has no name any more is called so. */
export interface Names extends SeatNames {
  player(player: string): string;
  /** Where they came in a tournament, as far as it is known. */
  place?(player: string): number | null;
  /** A game of the mix, by its place in the list; null if it is not there any more. */
  game?(entry: number): string | null;
}

/** What of a pot was won: all of it or a half. */
export type HalfName = 'high' | 'low' | 'badugi' | 'in-hand';

interface BeatenCards {
  readonly seat: number;
  readonly cards: readonly Card[];
  readonly made?: true | undefined;
}

/** A hand that won, by its cards in showing order; none if it was not shown. */
export interface WinningCards {
  readonly half: HalfName;
  readonly cards: readonly Card[];
  /** A low that is a straight or a flush where they count against it. */
  readonly made?: true | undefined;
  readonly beat?: BeatenCards | undefined;
}

/** What a line of a hand needs to know of it beside its event. */
export interface HandFacts {
  /** How many pots it has, if the line is about one of them. */
  readonly pots: number;
  /** Is what players throw gone for good, with nothing new for it (R146)? */
  readonly isThrown: boolean;
}

/** How cards are told: as signs in the log, as words to who listens. */
export interface Tell {
  cards(cards: readonly (Card | null)[]): string;
  /** What it is; null if it was not shown. */
  hand(hand: WinningCards): string | null;
}

/** A text for each code of the server, of the rules, and of the connection. */
export type RefusalWords = Readonly<Record<RefusalCode | 'OFFLINE' | 'CLOSED', string>>;

/** The parts of an `awarded` event that are put into words. */
export interface AwardWords {
  readonly name: string;
  readonly amount: number;
  readonly rake: number;
  readonly shares: readonly {
    readonly seat: number;
    readonly amount: number;
    readonly odd: number;
  }[];
  readonly hands: readonly {
    readonly seat: number;
    readonly board: number;
    readonly half: HalfName;
    readonly text: string | null;
  }[];
}

export interface AwardLine {
  readonly board: number;
  /** "Board 2 · Low"; empty if there is only one. */
  readonly of: string;
  readonly half: HalfName;
  readonly text: string;
}

/** What won, and the best of what it beat, if it was face up. */
export interface WonHand {
  readonly text: string;
  readonly beat: { readonly seat: number; readonly text: string } | null;
}
