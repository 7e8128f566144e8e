/**
 * The words of a hand: what it starts from, what can be asked of it, what happens in it, and what is
 * known at any moment. Everything is plain JSON.
 */

import type { Card } from '../../cards.js';
import type { PlayerId } from '../../errors.js';
import type { Half, Limit } from '../../games/game.js';
import type { GameName } from '../../games/games.js';
import type { AnteMode, SingleAnteOrder } from '../../pots/antes.js';
import type { BoardRanking } from '../../pots/boards.js';
import type { RakeConfig } from '../../pots/rake.js';

/** Of the shape of a state; another one is refused. */
export const STATE_VERSION = 4;

/** Of the shape of a log: the events of a hand, from `started` on. `currentEvent` reads older ones. */
export const LOG_VERSION = 2;

/** A card that was dealt, but not to our eyes: hand histories have many. */
export type SeenCard = Card | null;

/** Who is dealt in, and with what. */
export interface HandPlayer<Id extends PlayerId = PlayerId> {
  /** A number at the door is a text from then on: 1 and "1" are one player. */
  readonly id: Id;
  readonly seat: number;
  /** Before anything is posted; at least 1. */
  readonly stack: number;
  /** Posted out of turn to come back or in (R41, R42). */
  readonly posts?: { readonly live?: number; readonly dead?: number };
  /** What is forced is posted for them, then their hand is dead (R45); in stud after the deal (R111). */
  readonly absent?: boolean;
}

/** A bet before the cards, over the big blind (R43). */
export interface Straddle {
  readonly seat: number;
  readonly amount: number;
}

/** A pot that was there before the hand was written down. */
export interface MiddlePot {
  readonly amount: number;
  /** Who can win it. */
  readonly seats: readonly number[];
}

/**
 * A hand whose betting is over, told from there on: what lies in the middle, what is in front, who
 * has folded. Who bet what before nobody knows, and nobody needs to.
 */
export interface Middle {
  /** What closed rounds left, the main pot first; without seats, for all who are in. */
  readonly pots?: readonly (Omit<MiddlePot, 'seats'> & Partial<MiddlePot>)[];
  /** In front, by seat: out of the stacks. */
  readonly bets?: Readonly<Record<number, number>>;
  /** Seats that have folded with chips in front. */
  readonly folded?: readonly number[];
}

/** What a hand starts from. Whatever is left out has the rulebook's default. */
export interface HandConfig<Id extends PlayerId = PlayerId> {
  readonly players: readonly HandPlayer<Id>[];
  /** Seat of the button; it may be empty (R36). */
  readonly button: number;
  /** The highest seat of a player, if left out. */
  readonly seatCount?: number;
  readonly game?: GameName;
  readonly limit?: Limit;
  readonly smallBlind?: number;
  readonly bigBlind?: number;
  /** Null: nobody owes it (R36). Left out: the seats after the button (R34, R35). */
  readonly smallBlindSeat?: number | null;
  readonly bigBlindSeat?: number;
  readonly straddles?: readonly Straddle[];
  readonly ante?: number;
  readonly anteMode?: AnteMode;
  readonly singleAnteOrder?: SingleAnteOrder;
  /** Fixed limit; the big blind and twice it, if left out. */
  readonly smallBet?: number;
  readonly bigBet?: number;
  /** Stud: what the door card must at least post (R108). */
  readonly bringIn?: number;
  /** Stud: which of two equal boards speaks first (R115). */
  readonly boardTie?: 'suit' | 'position';
  /** Stud high: may an open pair on fourth street be bet double (R116)? */
  readonly openPair?: boolean;
  readonly mode?: 'tournament' | 'cash';
  readonly unit?: number;
  readonly rakeConfig?: RakeConfig | null;
  /** Most boards the players may agree on (R88). */
  readonly runs?: 1 | 2 | 3;
  readonly reopen?: 'per-player' | 'consecutive';
  readonly straddleRaise?: 'bb' | 'straddle';
  readonly potLimitPreflop?: 'full-blinds' | 'true-value' | 'sb-as-bb';
  readonly fixedLimitRaises?: number;
  /** Fixed limit: no cap on raises, as when two are left in a tournament (R58). */
  readonly uncapped?: boolean;
  readonly foldWhenFree?: 'allow' | 'reject';
  /** Do hands stay hidden when all are all-in? Only a cash game may (R74). */
  readonly hideAllIns?: boolean;
  /** Short deck: three of a kind over a straight, as some rooms have it (R101). */
  readonly tripsOverStraight?: boolean;
  /**
   * House: no blinds, everybody antes, and the betting starts on the flop with the big blind as its
   * smallest bet, in every game. Cash only.
   */
  readonly bombPot?: boolean;
  /**
   * House: every street comes on two boards at once, and each takes half of every pot as if it had
   * been run twice (R88); nobody is asked how often to run it. Cash only.
   */
  readonly doubleBoard?: boolean;
  /** Begins in the middle: nothing is posted, nobody is asked, cards nobody has seen are dealt. */
  readonly middle?: Middle;
  /** Shuffled; the first card is dealt first. Left out: cards come with the deal commands. */
  readonly deck?: readonly Card[];
  /**
   * More shuffled decks: when the deck runs out, the next of them says in which order the muck comes
   * back (R127, R160).
   */
  readonly spares?: readonly (readonly Card[])[];
}

/** A config with every default filled in and every seat known. Older logs say nothing of some. */
export type Rules = Required<
  Omit<
    HandConfig,
    'players' | 'deck' | 'spares' | 'doubleBoard' | 'bringIn' | 'boardTie' | 'openPair' | 'middle'
  >
> &
  Pick<HandConfig, 'doubleBoard' | 'bringIn' | 'boardTie' | 'openPair'> & {
    /** Stud: seats of those who are not there, until their hands are dead (R111). */
    readonly absent?: readonly number[];
    /** What lay in the middle when the hand was first written down; most often nothing. */
    readonly middle?: readonly MiddlePot[];
  };

/** One player of a hand, as everybody may see them: chips, cards face up, and what was done. */
export interface PlayerState {
  readonly id: string;
  readonly seat: number;
  /** Behind. */
  stack: number;
  /** What they put in, in three compartments (R3). */
  ante: number;
  dead: number;
  live: number;
  /** The part of `live` that is in front of them on this street. */
  bet: number;
  /** The part of `live` that was posted, not bet: blinds, straddles, late posts. */
  forced: number;
  folded: boolean;
  /** Is the hand dead by a ruling, or its player absent? What they had to post is forfeit (R45). */
  killed: boolean;
  /** Have they acted on this street? */
  acted: boolean;
  /** How often the betting had been reopened when they last acted (`reopen: 'consecutive'`). */
  answered: number;
  /** How many cards they hold face down. */
  held: number;
  /** Stud: those face up; a hand that folds turns them over. */
  up: readonly SeenCard[];
  /** How many cards they threw in each draw (R130). */
  drawn: readonly number[];
  /** Face up for everybody: their hand, or the cards of it they showed. */
  shown: readonly SeenCard[];
  mucked: boolean;
  /** Uncalled chips returned so far, and chips won so far. */
  refunded: number;
  won: number;
}

/** A full bet or raise of the street: what a killed raise above it leaves. */
export interface Rung {
  readonly to: number;
  /** What a raise over it must at least add. */
  readonly raise: number;
}

/** One pot of a hand; the first is the main pot. */
export interface PotState {
  readonly amount: number;
  /** Seats. */
  readonly eligiblePlayers: readonly number[];
  /** Seats, when the pot has been awarded. */
  readonly winners: readonly number[] | null;
}

/** From `min` to `max` in whole units, or all-in; both are totals for the street. */
export interface AmountRange {
  readonly min: number;
  readonly max: number;
  /** Only these two are allowed, and nothing between: the small bet or the big one (R116). */
  readonly either?: readonly [number, number];
}

/** What the player whose turn it is may do; what stands here is accepted, and nothing else (R46–R61). */
export interface LegalActions {
  /** False only where nobody may fold who could check for free. */
  readonly fold: boolean;
  readonly check: boolean;
  /** What a call costs, null if there is nothing to call. */
  readonly call: number | null;
  /** What bringing it in costs, null if it is not theirs (R108). */
  readonly bringIn: number | null;
  /** To which totals they may open, null if they may not. */
  readonly bet: AmountRange | null;
  /** To which totals they may raise, null if they may not. */
  readonly raise: AmountRange | null;
  /** What "all-in" means, null if it is not allowed. */
  readonly allIn: {
    readonly action: 'call' | 'bet' | 'raise' | 'bring-in';
    readonly to: number;
  } | null;
  /** Amounts other than all-in, and than fixed bets, are multiples of this (R9). */
  readonly unit: number;
}

/** What one player faces. All bets are totals for the street. */
export interface Spot {
  readonly limit: 'no-limit' | 'pot-limit' | 'fixed-limit';
  readonly unit: number;
  readonly stack: number;
  readonly bet: number;
  readonly currentBet: number;
  /** Street bet and stack of the rival who could put in most, or of one who could raise (R40). */
  readonly rivalReach: number;
  /** Smallest opening bet; in fixed limit the size of every bet. */
  readonly minBet: number;
  /** Fixed limit: a larger one that is allowed too (R116), 0 for none. */
  readonly largerBet: number;
  readonly lastFullRaise: number;
  readonly fullLevel: number;
  /** May they raise, having acted or not (R51, R52)? */
  readonly reopened: boolean;
  /** Fixed limit: no more raises (R58). */
  readonly capped: boolean;
  /** Pot limit: all that is in the middle and in front (R56, R57). */
  readonly pot: number;
  readonly foldWhenFree: boolean;
  /** Must they bring it in or complete (R108)? */
  readonly mustBringIn: boolean;
}

/** How many cards may be thrown in a draw, and whether new ones come (R123, R146). */
export interface DrawLimits {
  readonly min: number;
  readonly max: number;
  readonly replace: boolean;
}

/** What the hand waits for: a player, an answer, the dealer, or nothing more. */
export type Turn =
  | { readonly kind: 'act'; readonly seat: number; readonly legal: LegalActions }
  | ({ readonly kind: 'draw'; readonly seat: number } & DrawLimits)
  | { readonly kind: 'runs'; readonly seats: readonly number[]; readonly most: number }
  | { readonly kind: 'deal'; readonly street: number; readonly board: number }
  | { readonly kind: 'showdown' }
  | { readonly kind: 'award'; readonly pot: number }
  | { readonly kind: 'over' };

/** What everybody at the table may know of a hand at one moment: no card that is face down. */
export interface PublicHand {
  readonly rules: Rules;
  /** In seat order. */
  readonly players: readonly Readonly<PlayerState>[];
  /** Index of the street; −1 before the cards. */
  readonly street: number;
  /** Is a betting round open? */
  readonly open: boolean;
  /** Index of the player to act; −1 for none. */
  readonly actor: number;
  readonly currentBet: number;
  readonly lastFullRaise: number;
  /** Level of the last full bet or raise: what a short all-in fell short of (R59). */
  readonly fullLevel: number;
  /** The full bets and raises of this street, the forced price first: what a killed raise leaves. */
  readonly ladder: readonly Rung[];
  /** Full bets and raises of this street; the big blind is the first. */
  readonly bets: number;
  /** Fixed limit: is their number limited on this street (R58)? */
  readonly capped: boolean;
  /** Stud: must who is to act bring it in or complete (R108)? */
  readonly mustBringIn: boolean;
  /** How often this street a full raise, or short all-ins that add up to one, reopened it (R52). */
  readonly reopenings: number;
  /** The bet at the last of them. */
  readonly reopenedAt: number;
  /** Index of the last player to bet or raise on this street; −1 for none (R75). */
  readonly aggressor: number;
  /** Actions of the hand, and those that put chips in (R73). */
  readonly actions: number;
  readonly wagers: number;
  /** One list for each run; all start with the cards that were there when the runs parted. */
  readonly boards: readonly (readonly SeenCard[])[];
  /** Answers to "how many times?", by seat. */
  readonly runAnswers: Readonly<Record<number, number>>;
  /** What they came to; 0 while it is undecided. */
  readonly runs: number;
  /** Cards in the deck; null if cards come with the deal commands, or nobody said how many. */
  readonly left: number | null;
  readonly pots: readonly PotState[];
  /** What is still to be won: pots that are not awarded, and the bets in front. */
  readonly totalPot: number;
  /** Taken so far, and from which pot how much. */
  readonly rake: number;
  readonly potRakes: readonly number[];
  /** The ante that one player posted for all (R26, R32): pot limit leaves it out at first (R57). */
  readonly singleAnte: number;
  /** All stacks at the start: what must be there at the end (R4). */
  readonly chips: number;
  /** Was the showdown held? Awards follow. */
  readonly shownDown: boolean;
  readonly over: boolean;
  readonly voided: boolean;
  readonly turn: Turn;
}

/** What is face down: the dealer's to know, never shown to anybody as a whole. */
export interface HiddenCards {
  /** The deck in its order, null if cards come with the deal commands. */
  readonly deck: readonly Card[] | null;
  /** How many of its first cards are gone. */
  readonly dealt: number;
  /** By index of the player: what they hold face down. */
  readonly cards: readonly (readonly SeenCard[])[];
  /** By index of the player: what they threw in each draw; empty if there was none. */
  readonly thrown: readonly (readonly (readonly SeenCard[])[])[];
  /** Decks for the next reshuffles (R160). */
  readonly spares: readonly (readonly Card[])[];
}

/**
 * Everything about a hand at one moment. Plain data: keep it, send it, read it; never change it.
 * What is not in `hidden` everybody may see; `viewFor` leaves `hidden` out.
 */
export interface HandState extends PublicHand {
  readonly version: typeof STATE_VERSION;
  readonly hidden: HiddenCards;
}

/** What a player says, or the clock for them: `applyPlayer`. */
export type PlayerCommand =
  | { readonly type: 'fold' | 'check' | 'call' | 'allIn' | 'bringIn'; readonly seat: number }
  /** `to` is the total for the street (R46). */
  | { readonly type: 'bet' | 'raise'; readonly seat: number; readonly to: number }
  /** Time is up: check if that is free, else fold (R62); bring it in (R108); draw nothing (R129). */
  | { readonly type: 'timeout'; readonly seat: number }
  /** These cards go; none is standing pat (R123). */
  | { readonly type: 'draw'; readonly seat: number; readonly cards?: readonly SeenCard[] }
  | { readonly type: 'runs'; readonly seat: number; readonly runs: number }
  /** Of their own will, at the showdown or after it: all cards, or some. */
  | { readonly type: 'show'; readonly seat: number; readonly cards?: readonly Card[] }
  | { readonly type: 'muck'; readonly seat: number };

/** The dealer's: never a player's. */
export type DealerCommand =
  /** The cards of one street: from the deck, or these: for the board, or by seat. */
  | {
      readonly type: 'deal';
      readonly cards?: readonly SeenCard[];
      readonly hands?: Readonly<Record<number, readonly SeenCard[]>>;
    }
  | { readonly type: 'showdown' }
  | {
      readonly type: 'award';
      /**
       * Where nobody has seen the cards: seats, best first, those who tie together; one ranking for
       * each board. Who is not named is worse than all who are, so the winners alone will do.
       */
      readonly boards?: readonly BoardRanking<number>[];
      /** Refuse winners that no ranking of the hands gives (R89); else `winnerWarnings` has them. */
      readonly strict?: boolean;
    }
  /** A ruling: this hand is dead (R11, R45). */
  | { readonly type: 'kill'; readonly seat: number }
  | { readonly type: 'void'; readonly reason: 'misdeal' | 'fouled-deck' };

/** Anything that can be asked of a hand. */
export type Command = PlayerCommand | DealerCommand;

/** What chips were posted for. */
export type PostKind =
  | 'ante'
  | 'small-blind'
  | 'big-blind'
  | 'straddle'
  | 'post'
  | 'button-blind'
  | 'bring-in';

/** One winner's part of a pot. */
export interface Share {
  readonly seat: number;
  readonly amount: number;
  /** What of it is the odd chip (R81–R85). */
  readonly odd: number;
}

/** What won a pot, on which board. `winningHandText` puts it into words. */
export interface WinningHand {
  readonly seat: number;
  readonly board: number;
  readonly half: Half['name'];
  /** The cards that play, in showing order; none if the hand was not shown. Of a badugi four at most. */
  readonly cards: readonly Card[];
  /** A low of 2-7 that is a straight or a flush, which count against it (R137). */
  readonly made?: true | undefined;
  /** The best of the hands it beat that were face up; old events and hands without one have none. */
  readonly beat?: BeatenHand | undefined;
}

/** The best hand that a winner beat. */
export interface BeatenHand {
  readonly seat: number;
  /** The cards that play, in showing order. */
  readonly cards: readonly Card[];
  readonly made?: true | undefined;
}

/** What happened. The events of a hand, in their order, are the hand: `rebuild`. */
export type HandEvent =
  | {
      readonly type: 'started';
      readonly version: typeof LOG_VERSION;
      readonly rules: Rules;
      readonly players: readonly Pick<PlayerState, 'id' | 'seat' | 'stack'>[];
      readonly deck: readonly Card[] | null;
      /** For reshuffles; absent if there are none. */
      readonly spares?: readonly (readonly Card[])[];
    }
  | {
      readonly type: 'posted';
      readonly seat: number;
      readonly kind: PostKind;
      readonly ante: number;
      readonly dead: number;
      readonly live: number;
    }
  | {
      readonly type: 'dealt';
      readonly seat: number;
      readonly cards: readonly SeenCard[];
      readonly up: readonly SeenCard[];
    }
  /** Cards thrown in a draw, none if they stand pat; new ones are `dealt` when all have decided. */
  | { readonly type: 'drew'; readonly seat: number; readonly discarded: readonly SeenCard[] }
  /** The deck ran out: this is the new one (R127). */
  | { readonly type: 'reshuffled'; readonly cards: readonly SeenCard[] }
  | {
      readonly type: 'board';
      readonly street: number;
      readonly board: number;
      readonly cards: readonly SeenCard[];
    }
  /** A betting round begins; the price of the blinds is in `currentBet` (R39, R71). */
  | {
      readonly type: 'opened';
      readonly street: number;
      readonly currentBet: number;
      readonly lastFullRaise: number;
      readonly bets: number;
      /** Fixed limit: is the number of raises limited (R58)? */
      readonly capped: boolean;
      /** Who speaks first, −1 if betting is closed (R68). */
      readonly seat: number;
      /** Stud: must they bring it in or complete (R108)? Absent if not. */
      readonly mustBringIn?: boolean;
    }
  | {
      readonly type: 'acted';
      readonly seat: number;
      readonly action: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'bring-in';
      /** Street total afterwards, and what it cost. */
      readonly to: number;
      readonly paid: number;
      readonly allIn: boolean;
      /** Is it a full bet or raise? Others reopen nothing (R50, R59). */
      readonly full: boolean;
    }
  | { readonly type: 'killed'; readonly seat: number }
  /** Uncalled chips (R10): not a pot, not a win. */
  | { readonly type: 'refunded'; readonly seat: number; readonly amount: number }
  /** The bets in front go to the pots: the round is over. */
  | { readonly type: 'collected'; readonly street: number }
  | { readonly type: 'runsAnswered'; readonly seat: number; readonly runs: number }
  | { readonly type: 'runsDecided'; readonly runs: number }
  | { readonly type: 'shown'; readonly seat: number; readonly cards: readonly SeenCard[] }
  | { readonly type: 'mucked'; readonly seat: number }
  /** Every hand that had to be shown was. */
  | { readonly type: 'showdown' }
  | { readonly type: 'raked'; readonly amount: number; readonly pots: readonly number[] }
  | {
      readonly type: 'awarded';
      readonly pot: number;
      /** Before rake. */
      readonly amount: number;
      readonly rake: number;
      readonly shares: readonly Share[];
      readonly hands: readonly WinningHand[];
    }
  | { readonly type: 'voided'; readonly reason: 'misdeal' | 'fouled-deck' }
  | { readonly type: 'ended'; readonly stacks: Readonly<Record<number, number>> };
