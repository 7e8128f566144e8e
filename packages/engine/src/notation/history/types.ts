/** A hand as histories tell it, and what is told beside it. */

import type { Card } from '../../cards.js';
import type { Game } from '../../games/game.js';
import type { PostKind, Rules, SeenCard } from '../../hand/state/types.js';

/**
 * What the events of a hand do not know, for `toPokerStars` and `toOpenHandHistory`. Of a hand that
 * was read from a file `metaOf` makes it.
 */
export interface HistoryMeta {
  /** PokerStars' readers want digits. */
  readonly handId: string | number;
  readonly table: string;
  /** UTC, to the second or finer: 2026-10-01T18:30:00Z. Left out: nobody knows. */
  readonly startedAt?: string;
  /** The same moment as a record tells it, for PokerStars' text; UTC, if left out. */
  readonly local?: LocalTime;
  /** By seat; a player's id, if left out. */
  readonly names?: Readonly<Record<number, string>>;
  /** Seat of the one whose history it is: their cards are in it. */
  readonly hero?: number;
  /** Every known card is in it, also the mucked ones. */
  readonly showAll?: boolean;
  /** What one chip of the events is worth: '1' (the default), '0.01' for cents. */
  readonly unit?: string;
  /** Left out: play money. Of a tournament it is the buy-in's. */
  readonly currency?: Currency;
  readonly tournament?: TournamentMeta;
  /**
   * The seats of the table by the seats of the events: a replay counts p1, p2 …, and the table was
   * another. `names` and `hero` still go by the seats of the events. The same, if left out.
   */
  readonly seats?: Readonly<Record<number, number>>;
  /** Seat at the table that has the button; it may be empty. */
  readonly button?: number;
  readonly seatCount?: number;
  /** The mix that the game is part of: 8-Game, HORSE. */
  readonly mix?: string;
  /** The stake, if it is not what was posted: a small blind may be dead. */
  readonly smallBlind?: number;
  /** By seat: what the house paid who cashed out, in the place of what the pots pay them. */
  readonly cashOuts?: Readonly<Record<number, number>>;
  /** By seat: what the house kept for that; not part of what it paid. */
  readonly cashOutFees?: Readonly<Record<number, number>>;
}

/** What money is counted in. */
export interface Currency {
  /** ISO 4217: USD; '' if only the symbol is known. */
  readonly code: string;
  readonly symbol: string;
}

/** A moment as a record tells it: as much of it as is known. */
export interface LocalTime {
  /** 2026-10-01; 2026-10 or 2026, if no more is known. */
  readonly date: string;
  /** 18:30:05 */
  readonly time?: string;
  /** ET, CET; as it was written. */
  readonly zone?: string;
}

/** The tournament that a hand was part of. */
export interface TournamentMeta {
  readonly id: string | number;
  /** From 1; left out if nobody knows. */
  readonly level?: number;
  /** Cents of the currency, or whole play money; a freeroll, if all three are left out. */
  readonly buyIn?: number;
  readonly bounty?: number;
  readonly fee?: number;
  readonly name?: string;
  /** UTC; the hand's start, if left out. */
  readonly startedAt?: string;
  readonly initialStack?: number;
  readonly tables?: 'one' | 'many';
  /** Seconds of a level. */
  readonly levelTime?: number;
}

export interface HistoryPlayer {
  /** In the order of the seats. */
  index: number;
  /** At the table. */
  readonly seat: number;
  name: string;
  /** What the house paid in the place of the pots, and kept for it; 0 of who did not cash out. */
  readonly cashOut: number;
  readonly cashOutFee: number;
  /** Is it this player's history? */
  readonly isHero: boolean;
  readonly stack: number;
  /** What they hold in the end, in the order it came; a hand that folded, until then. */
  cards: readonly SeenCard[];
  /** Stud: those of them face up. */
  up: readonly SeenCard[];
  /** Draw games: is every card known that they ever had? */
  isKnown: boolean;
  /** What everybody saw of them. */
  shown: readonly Card[];
  /** Index of the street they folded on; −1 for never. */
  folded: number;
  /** All that was put in, and the part that counted as a bet; uncalled chips are still in both. */
  paid: number;
  live: number;
  refunded: number;
  won: number;
}

export interface Post {
  readonly player: HistoryPlayer;
  readonly kind: PostKind;
  readonly amount: number;
  readonly live: number;
  readonly allIn: boolean;
}

export type HistoryStep =
  | {
      readonly kind: 'act';
      readonly player: HistoryPlayer;
      readonly action: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'bring-in';
      /** What it added to the bet before, what it made it, what it cost. */
      readonly by: number;
      readonly to: number;
      readonly paid: number;
      readonly allIn: boolean;
    }
  /** Stud and draw games: cards that come, face down and face up. */
  | {
      readonly kind: 'dealt';
      readonly player: HistoryPlayer;
      readonly down: readonly SeenCard[];
      readonly up: readonly SeenCard[];
    }
  /** Cards that go; none for a hand that stands pat. */
  | { readonly kind: 'draw'; readonly player: HistoryPlayer; readonly cards: readonly SeenCard[] }
  | { readonly kind: 'refund'; readonly player: HistoryPlayer; readonly amount: number };

/** A street, on one of the boards. */
export interface Round {
  readonly street: number;
  readonly name: string;
  readonly board: number;
  readonly before: readonly SeenCard[];
  cards: readonly SeenCard[];
  readonly steps: HistoryStep[];
}

/** Cards face up, or none for a hand that was mucked. */
export interface HistoryShow {
  readonly player: HistoryPlayer;
  cards: readonly Card[];
  /** Was the main pot awarded before? */
  readonly late: boolean;
}

/** A pot, and who got what of it for which hand. */
export interface Award {
  readonly pot: number;
  /** Before rake. */
  readonly amount: number;
  readonly rake: number;
  readonly shares: readonly { readonly player: HistoryPlayer; readonly amount: number }[];
  /** What won; of one board and one kind of hand nobody asks. */
  readonly hands: readonly AwardedHand[];
}

export interface AwardedHand {
  readonly player: HistoryPlayer;
  readonly board: number;
  readonly half: 'high' | 'low' | 'badugi' | 'in-hand';
}

export interface History {
  readonly rules: Rules;
  readonly game: Game;
  /** In seat order. */
  readonly players: readonly HistoryPlayer[];
  readonly posts: readonly Post[];
  /** Before the flop first; what was dealt to a second board after all of the first. */
  readonly rounds: readonly Round[];
  /** One for each run. */
  readonly boards: readonly (readonly SeenCard[])[];
  readonly shows: readonly HistoryShow[];
  /** In the order of the awards. */
  readonly awards: readonly Award[];
  /** Were there two hands left to compare? */
  readonly contested: boolean;
  readonly voided: boolean;
}
