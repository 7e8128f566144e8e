/** A hand in progress: plain data that walk.ts, betting.ts and draws.ts change in place. */
import type { Card } from './cards.js';
import type { GameRecord, Limit, Street } from './records.js';

export interface WalkPlayer {
  readonly id: string;
  readonly seat: number;
  readonly stack: number;
  readonly absent?: boolean;
}

export interface WalkRake {
  readonly bps: number;
  readonly cap: number | null;
  readonly rounding: 'floor' | 'half-even';
  readonly noFlopNoDrop: boolean;
  readonly spread?: 'proportional' | 'main-first';
}

export interface WalkConfig {
  readonly game: string;
  readonly limit: Limit;
  readonly mode: 'tournament' | 'cash';
  readonly seatCount: number;
  readonly button: number;
  readonly players: readonly WalkPlayer[];
  readonly ante?: number;
  readonly anteMode?: 'none' | 'perPlayer' | 'bigBlind' | 'button';
  readonly singleAnteOrder?: 'ante-first' | 'blind-first';
  readonly smallBlind?: number;
  readonly bigBlind?: number;
  readonly bringIn?: number;
  readonly smallBet?: number;
  readonly bigBet?: number;
  readonly boardTie?: 'suit' | 'position';
  readonly openPair?: boolean;
  readonly unit?: number;
  /** R58: two players are left in the event. */
  readonly uncapped?: boolean;
  readonly fixedLimitRaises?: number;
  readonly rakeConfig?: WalkRake;
}

export interface Seat {
  readonly id: string;
  readonly seat: number;
  readonly absent: boolean;
  stack: number;
  /** R3: the three compartments of the whole hand. */
  ante: number;
  dead: number;
  live: number;
  /** Live chips of this street. */
  bet: number;
  /** What was posted on the first street fell short of the blind by this (R57). */
  missing: number;
  /** R45: the part of the level that never goes back. */
  forfeit: number;
  folded: boolean;
  acted: boolean;
  down: Card[];
  up: Card[];
  /** Thrown in the draw of this street. */
  thrown: Card[];
}

export interface Opener {
  readonly street: string;
  readonly shows: number | null;
  readonly first: number | null;
}

export type DrawNote =
  | { readonly street: string; readonly drew: [number, number][] }
  | { readonly street: string; readonly reshuffle: Card[] };

export interface Hand {
  readonly config: WalkConfig;
  readonly game: GameRecord;
  /** In seat order. */
  readonly seats: Seat[];
  readonly spares: readonly (readonly Card[])[];
  /** The cards never dealt, next one first. */
  stub: Card[];
  reshuffles: number;
  board: Card[];
  /** Index of the street. */
  street: number;
  /** Who is still to say what they throw. */
  drawing: number[];
  /** The street's cards lie there and its betting is open. */
  betting: boolean;
  /** R40 and after: what a full call is. */
  price: number;
  /** No-limit and pot-limit: the last full bet or raise (R49). */
  lastFullRaise: number;
  /** Fixed limit: the last level that counts (R59), how many bets and raises counted (R58). */
  fullLevel: number;
  bets: number;
  /** R116: was a big bet made on an open pair? */
  bigBetMade: boolean;
  /** R58: two hands when the street began. */
  headsUp: boolean;
  /** Whom the search for the next one to act starts with. */
  lookFrom: number;
  /** Third street: this seat has to bring in. */
  mustBringIn: number | null;
  /** Who bet or raised last on this street. */
  aggressor: number | null;
  over: boolean;
  readonly openers: Opener[];
  readonly draws: DrawNote[];
}

export const streetOf = (hand: Hand): Street => hand.game.streets[hand.street]!;

/** R106: in stud the hand's button is the last seat. */
export const buttonOf = ({ config, game }: Hand): number =>
  game.upCards === null ? config.button : config.seatCount;

/** Clockwise, beginning with the seat number itself. */
export const clockwiseFrom = ({ seats }: Hand, from: number): Seat[] => [
  ...seats.filter(({ seat }) => seat >= from),
  ...seats.filter(({ seat }) => seat < from),
];

/** R34: the button itself comes last. */
export const leftOf = (hand: Hand, seat: number): Seat[] => clockwiseFrom(hand, seat + 1);

export const liveSeats = (hand: Hand): Seat[] => hand.seats.filter(({ folded }) => !folded);

export const seatAt = (hand: Hand, seat: number): Seat =>
  hand.seats.find((one) => one.seat === seat)!;

export const cardsOf = (seat: Seat): Card[] => [...seat.down, ...seat.up];

/** A copy that can go its own way. */
export const copyOf = (hand: Hand): Hand => ({
  ...hand,
  seats: hand.seats.map((one) => ({
    ...one,
    down: [...one.down],
    up: [...one.up],
    thrown: [...one.thrown],
  })),
  stub: [...hand.stub],
  board: [...hand.board],
  drawing: [...hand.drawing],
  openers: [...hand.openers],
  draws: hand.draws.map((note) => ('drew' in note ? { ...note, drew: [...note.drew] } : note)),
});
