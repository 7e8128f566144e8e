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

/** Places in each list. */
const ROOM = 32;

const numbers = (): Float64Array => new Float64Array(ROOM);
const masks = (): Int32Array => new Int32Array(ROOM);
const small = (): Uint8Array => new Uint8Array(ROOM);

/** Index −1 where it is nobody; `Bits` are one for each player, by index. */
export class Scratch {
  /** Are hands and what was shown kept, for the all-in adjusted result? */
  readonly keepsCards: boolean;
  rules: Rules | null = null;
  game: GameFacts = factsOf('holdem');
  /** Has this hand rates at all? A bomb pot has none. */
  isJudged = false;
  count = 0;
  /** Written at the start of every hand, up to the last player. */
  readonly seats: Int32Array = masks();
  readonly start: Float64Array = numbers();
  readonly stack: Float64Array = numbers();
  readonly position: Uint8Array = small();
  /** Who sits where a raise is a steal, and who on the blinds. */
  stealBits = 0;
  blindBits = 0;
  /** What the positions were told from, as one number. */
  placedAs = -1;
  /** In front on this street. */
  readonly bet: Float64Array = numbers();
  /** Ante and bets without what went back, and dead money. */
  readonly level: Float64Array = numbers();
  readonly dead: Float64Array = numbers();
  readonly forced: Float64Array = numbers();
  readonly won: Float64Array = numbers();
  /** Not folded. */
  liveBits = 0;
  killedBits = 0;
  awayBits = 0;
  /** Has a blind, straddle or late post in front. */
  postedBits = 0;
  /** Has acted on this street, and, who has, how many times betting had been opened anew by then. */
  actedBits = 0;
  readonly answered: Uint8Array = small();
  readonly cards: (readonly SeenCard[] | null)[] = [];
  readonly shown: (readonly SeenCard[] | null)[] = [];

  /** Chances and what was made of them before the flop. */
  readonly early: Int32Array = masks();
  readonly earlyMade: Int32Array = masks();
  /** The same from the flop on: only of `lateBits`, of the others there is what was before. */
  readonly late: Int32Array = masks();
  readonly lateMade: Int32Array = masks();
  readonly aggressive: Uint8Array = small();
  readonly calls: Uint8Array = small();
  readonly folds: Uint8Array = small();
  /** On this street: has checked, and has decided again since. */
  checkedBits = 0;
  againBits = 0;
  sawFlopBits = 0;
  /** Has decided something since the flop, or what came of it has been marked. */
  lateBits = 0;

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

  /** The first so many cards of the list are on the board; it is not made shorter for a new hand. */
  boardCards = 0;
  readonly board: SeenCard[] = [];
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

  constructor(keepsCards: boolean) {
    this.keepsCards = keepsCards;
  }
}

export const isMarked = (bits: number, i: number): boolean => ((bits >> i) & 1) === 1;
