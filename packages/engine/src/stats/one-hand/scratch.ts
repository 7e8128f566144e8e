/**
 * What is known of one hand while its events come in: a few lists of numbers by index of the player,
 * made once and used again for every hand.
 */

import { GAMES, type GameName, isBoardGame } from '../../games/games.js';
import type { Rules, SeenCard } from '../../hand/state/types.js';

/** No table is larger. */
export const MOST_SEATED = 31;

/** What the counter has to know of a game. */
export interface GameFacts {
  readonly name: GameName;
  /** Index of the street that brings the flop; −1 in games without. */
  readonly flop: number;
  /** Has it blinds and a flop? In others there are only hands, money and showdowns. */
  readonly hasRates: boolean;
  readonly hasBlinds: boolean;
  readonly hasButton: boolean;
  readonly boardCards: number;
  readonly lastStreet: number;
  /** Cards of a hand, where the all-in adjusted result can be told from hands and board; else 0. */
  readonly holeCards: number;
}

const facts = /* @__PURE__ */ new Map<GameName, GameFacts>();

export function factsOf(name: GameName): GameFacts {
  let known = facts.get(name);
  if (known === undefined) {
    const { streets, forced } = GAMES[name];
    const flop = streets.findIndex((street) => street.name === 'flop');
    known = {
      name,
      flop,
      hasRates: flop >= 0 && forced !== 'bring-in',
      hasBlinds: forced === 'blinds',
      hasButton: forced !== 'bring-in',
      boardCards: streets.reduce((sum, { board }) => sum + board, 0),
      lastStreet: streets.length - 1,
      holeCards: isBoardGame(name) ? (streets[0]?.down ?? 0) : 0,
    };
    facts.set(name, known);
  }
  return known;
}

/** Places in each list, a power of two. */
const ROOM = 32;
/** How many lists there are of each kind; together a multiple of eight bytes. */
const NUMBERS = 7;
const MASKS = 5;
const FLAGS = 11;

/** Lists in one piece of memory, so that one call makes all of them empty again. */
class Lists {
  readonly #memory = new ArrayBuffer(ROOM * (8 * NUMBERS + 4 * MASKS + FLAGS));
  readonly #all = new Float64Array(this.#memory);
  #at = 0;

  numbers(): Float64Array {
    return new Float64Array(this.#memory, this.#next(8), ROOM);
  }

  masks(): Int32Array {
    return new Int32Array(this.#memory, this.#next(4), ROOM);
  }

  flags(): Uint8Array {
    return new Uint8Array(this.#memory, this.#next(1), ROOM);
  }

  clear(): void {
    this.#all.fill(0);
  }

  #next(bytes: number): number {
    const from = this.#at;
    this.#at += ROOM * bytes;
    return from;
  }
}

/** −1 where it is nobody. */
export class Scratch {
  readonly lists: Lists = new Lists();
  rules: Rules | null = null;
  game: GameFacts = factsOf('holdem');
  count = 0;
  readonly seats: Int32Array = this.lists.masks();

  readonly start: Float64Array = this.lists.numbers();
  readonly stack: Float64Array = this.lists.numbers();
  /** In front on this street. */
  readonly bet: Float64Array = this.lists.numbers();
  /** Ante and bets without what went back, and dead money. */
  readonly level: Float64Array = this.lists.numbers();
  readonly dead: Float64Array = this.lists.numbers();
  readonly forced: Float64Array = this.lists.numbers();
  readonly won: Float64Array = this.lists.numbers();
  readonly out: Uint8Array = this.lists.flags();
  readonly killed: Uint8Array = this.lists.flags();
  readonly away: Uint8Array = this.lists.flags();
  /** Has a blind, straddle or late post in front. */
  readonly posted: Uint8Array = this.lists.flags();
  readonly acted: Uint8Array = this.lists.flags();
  readonly answered: Uint8Array = this.lists.flags();
  readonly position: Uint8Array = this.lists.flags();
  readonly cards: (readonly SeenCard[] | null)[] = [];
  readonly shown: (readonly SeenCard[] | null)[] = [];

  /** Chances and what was made of them, before the flop and from the flop on. */
  readonly early: Int32Array = this.lists.masks();
  readonly earlyMade: Int32Array = this.lists.masks();
  readonly late: Int32Array = this.lists.masks();
  readonly lateMade: Int32Array = this.lists.masks();
  readonly aggressive: Uint8Array = this.lists.flags();
  readonly calls: Uint8Array = this.lists.flags();
  readonly folds: Uint8Array = this.lists.flags();
  /** On this street: 1 has checked, 2 has decided again since. */
  readonly checked: Uint8Array = this.lists.flags();

  isDealt = false;
  /** Will cards be dealt at all? Some records leave them out. */
  hasDeals = true;
  hasActed = false;
  isVoid = false;
  isOver = false;
  isPlaced = false;
  hasBigBlind = false;
  hasBlind = false;
  hasStraddle = false;
  bigBlindIndex = -1;
  /** Unfolded players. */
  left = 0;

  board: readonly SeenCard[] = [];
  lastRound = -1;
  /** Board cards when no more bets could follow; −1 before. */
  closedWith = -1;

  /** The betting round. */
  street = 0;
  price = 0;
  lastRaise = 0;
  bets = 0;
  level0 = 0;
  isCapped = false;
  reopenings = 0;
  reopenedAt = 0;
  /** How many full bets and raises stand in the two lists, the price of the blinds first. */
  rungs = 0;
  readonly ladderTo: number[] = [];
  readonly ladderRaise: number[] = [];

  /** Before the flop. */
  allFolded = true;
  callsOfRaise = 0;
  opener = -1;
  isOpenerNext = false;
  threeBettor = -1;
  isThreeBettorNext = false;
  isStealOpen = false;
  stealer = -1;

  /** Last to bet or raise on this street, and on the one before. */
  aggressor = -1;
  aggressorBefore = -1;
  /** Whose continuation bet it would be on this street, and who made it. */
  cbettor = -1;
  cbetBy = -1;

  /** Pots by index, and how many there are. */
  pots = 0;
  readonly potAmounts: number[] = [];
  readonly potRakes: number[] = [];
  /** Bits of those who got something of it. */
  readonly potWinners: number[] = [];
}
