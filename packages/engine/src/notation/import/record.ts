/**
 * What a history in another format tells, step by step, with the chips counted beside it: a text that
 * contradicts its own numbers is refused here. `import-phh.ts` makes a PHH hand of it.
 */

import type { Cause } from '../../errors.js';
import { decimalOf, type Unit } from '../../money/decimals.js';
import type { PhhCard } from '../phh/hand.js';

/** Thrown inside the readers only; they make a refusal of it. */
export class ImportFault {
  /** Null if it is the game that cannot be replayed. */
  readonly cause: Cause | null;
  /** That game, as the record calls it. */
  readonly variant: string;

  constructor(cause: Cause | null, variant = '') {
    this.cause = cause;
    this.variant = variant;
  }
}

/** `dead` and `live` are late posts; `both` is a small blind that is dead and a big one that is live. */
export type ImportPost =
  | 'ante'
  | 'small-blind'
  | 'big-blind'
  | 'both'
  | 'straddle'
  | 'button-blind'
  | 'dead'
  | 'live';

export interface ImportPlayer {
  readonly seat: number;
  readonly name: string;
  readonly stack: number;
  /** Of those who are listed some sit out: only who posts, acts or shows is in the hand. */
  isIn: boolean;
  /** Did what was posted take all the chips? Then more may have been owed. */
  isShort: boolean;
  isFolded: boolean;
  /** Still in front. */
  left: number;
  /** On this street. */
  bet: number;
  /** All bets and blinds. */
  live: number;
  ante: number;
  /** What was posted, by kind. */
  readonly posts: Map<ImportPost, number>;
  /** What is known of the cards. */
  cards: readonly PhhCard[];
  shown: readonly PhhCard[];
  won: number;
}

export type ImportStep =
  | { readonly verb: 'f' | 'cc' | 'muck' | 'absent'; readonly player: ImportPlayer }
  | { readonly verb: 'cbr'; readonly player: ImportPlayer; readonly amount: number }
  | { readonly verb: 'show'; readonly player: ImportPlayer; readonly cards: readonly PhhCard[] }
  | { readonly verb: 'db'; readonly cards: readonly PhhCard[] };

export class ImportRecord {
  readonly players: ImportPlayer[] = [];
  readonly steps: ImportStep[] = [];
  /** What each run added to the board, if there were several. */
  readonly runs: PhhCard[][] = [];
  board = 0;
  /** Every street came on two boards at once (House): they are in `runs`, the first also in steps. */
  isDouble = false;
  /** Null if it is not told. */
  rake: number | null = null;
  /** What was paid of each, if there were several and it is told. */
  readonly pots: number[] = [];
  /** What the house paid instead of the pots. */
  readonly cashOuts: Map<ImportPlayer, number> = new Map();
  /** Whose record it is; null if it is nobody's, or more than one player's cards are told. */
  hero: ImportPlayer | null = null;
  #dealtTo: ImportPlayer | null = null;
  /** The highest bet of the street. */
  #price = 0;
  readonly #unit: Unit;

  constructor(unit: Unit) {
    this.#unit = unit;
  }

  sit(seat: number, name: string, stack: number): void {
    if (this.players.some((player) => player.seat === seat)) fail({ reason: 'seatTwice', seat });
    if (this.players.some((player) => player.name === name))
      fail({ reason: 'twoSeats', player: name });
    const nothing = { bet: 0, live: 0, ante: 0, won: 0, cards: [], shown: [] };
    const flags = { isIn: false, isShort: false, isFolded: false };
    this.players.push({ seat, name, stack, left: stack, posts: new Map(), ...flags, ...nothing });
  }

  /** `live` is the part of it that counts as a bet. */
  post(player: ImportPlayer, kind: ImportPost, amount: number, live: number): void {
    if (this.steps.length > 0) failOf('latePost', player);
    this.#pay(player, amount, live);
    if (kind === 'ante') player.ante += amount;
    else if (kind === 'both') {
      addTo(player.posts, 'live', live);
      addTo(player.posts, 'dead', amount - live);
    } else addTo(player.posts, kind, amount);
    player.isShort = player.left === 0;
    this.#price = Math.max(this.#price, player.bet);
  }

  /** The ante may have left nothing for it, but this player is the one who owes it. */
  owesBlind(player: ImportPlayer, kind: 'small-blind' | 'big-blind'): void {
    if (player.isShort && player.posts.size === 0) player.posts.set(kind, 0);
  }

  /** Who is not there and all-in by what was posted for them cannot fold: the hand is dead (R45). */
  fold(player: ImportPlayer): void {
    const isAbsent = player.isShort && this.steps.every(({ verb }) => verb !== 'db');
    this.#acts(player, isAbsent);
    this.steps.push({ verb: isAbsent ? 'absent' : 'f', player });
    player.isFolded = true;
  }

  check(player: ImportPlayer): void {
    this.#acts(player);
    const owed = this.#price - player.bet;
    if (owed > 0) fail({ reason: 'checksOwing', player: player.name, owed: this.#text(owed) });
    this.steps.push({ verb: 'cc', player });
  }

  /** What is added. If a blind was short, the first call is of what it should have been (R39). */
  call(player: ImportPlayer, paid: number): void {
    const to = player.bet + paid;
    if (to > this.#price) {
      this.raise(player, to);
      return;
    }
    this.#acts(player);
    this.#pay(player, paid, paid);
    if (to < this.#price && player.left > 0) {
      const amounts = { paid: this.#text(paid), price: this.#text(this.#price) };
      fail({ reason: 'callsShort', player: player.name, ...amounts });
    }
    this.steps.push({ verb: 'cc', player });
  }

  /** To what the bet of this street comes. */
  raise(player: ImportPlayer, to: number): void {
    this.#acts(player);
    if (to <= this.#price) {
      const amounts = { to: this.#text(to), price: this.#text(this.#price) };
      fail({ reason: 'raisesShort', player: player.name, ...amounts });
    }
    const paid = to - player.bet;
    this.#pay(player, paid, paid);
    this.#price = to;
    this.steps.push({ verb: 'cbr', player, amount: to });
  }

  /** The cards of the next street, on the board that all runs share. */
  deal(cards: readonly PhhCard[]): void {
    if (this.runs.length > 0) fail('boardParted');
    this.board += cards.length;
    if (this.board > FULL_BOARD) fail('boardTooLong');
    this.#open(cards);
  }

  #open(cards: readonly PhhCard[]): void {
    this.steps.push({ verb: 'db', cards });
    this.#price = 0;
    for (const player of this.players) player.bet = 0;
  }

  /** The same on one of several boards, from 0. */
  dealRun(run: number, cards: readonly PhhCard[]): void {
    if (run > this.runs.length) fail('boardMissing');
    const dealt = [...(this.runs[run] ?? []), ...cards];
    if (this.board + dealt.length > FULL_BOARD) fail('boardTooLong');
    this.runs[run] = dealt;
    // A second board that comes before the first is complete was there from the start.
    const [first = []] = this.runs;
    if (run === 1 && !this.isDouble && this.board === 0 && first.length < FULL_BOARD) {
      this.isDouble = true;
      this.#open(first);
    } else if (run === 0 && this.isDouble) this.#open(cards);
  }

  show(player: ImportPlayer, cards: readonly PhhCard[]): void {
    player.isIn = true;
    this.know(player, cards);
    // With several boards a hand is shown on each.
    if (cards.every((card) => player.shown.includes(card))) return;
    player.shown = cards;
    this.steps.push({ verb: 'show', player, cards });
  }

  muck(player: ImportPlayer): void {
    player.isIn = true;
    if (player.shown.length === 0) this.steps.push({ verb: 'muck', player });
  }

  dealt(player: ImportPlayer, cards: readonly PhhCard[]): void {
    player.isIn = true;
    this.hero = this.#dealtTo === null || this.hero === player ? player : null;
    this.#dealtTo ??= player;
    this.know(player, cards);
  }

  /** Cards that they have, whoever saw them; perhaps not all. */
  know(player: ImportPlayer, cards: readonly PhhCard[]): void {
    const [less, more] =
      cards.length < player.cards.length ? [cards, player.cards] : [player.cards, cards];
    if (less.some((card) => !more.includes(card))) failOf('twoHands', player);
    player.cards = more;
  }

  takeBack(player: ImportPlayer, amount: number): void {
    player.left += amount;
    if (player.left > player.stack) failOf('backTooMuch', player);
  }

  win(player: ImportPlayer, amount: number): void {
    player.isIn = true;
    player.won += amount;
  }

  #acts(player: ImportPlayer, isAbsent = false): void {
    player.isIn = true;
    if (player.isFolded) failOf('actsFolded', player);
    if (player.left === 0 && !isAbsent) failOf('actsAllIn', player);
    if (this.runs.length > 0 && !this.isDouble) failOf('actsParted', player);
  }

  #pay(player: ImportPlayer, amount: number, live: number): void {
    player.isIn = true;
    if (amount > player.left) {
      const amounts = { put: this.#text(amount), left: this.#text(player.left) };
      fail({ reason: 'putsTooMuch', player: player.name, ...amounts });
    }
    player.left -= amount;
    player.bet += live;
    player.live += live;
  }

  #text(amount: number): string {
    return decimalOf(amount, this.#unit, false);
  }
}

export const FULL_BOARD = 5;

function addTo(posts: Map<ImportPost, number>, kind: ImportPost, amount: number): void {
  if (amount > 0) posts.set(kind, (posts.get(kind) ?? 0) + amount);
}

export function fail(cause: Cause): never {
  throw new ImportFault(cause);
}

/** What only a player is named in. */
export const failOf = (reason: PlayerReason, { name }: ImportPlayer): never =>
  fail({ reason, player: name });

type PlayerReason =
  | 'latePost'
  | 'twoHands'
  | 'backTooMuch'
  | 'actsFolded'
  | 'actsAllIn'
  | 'actsParted'
  | 'notAllIn'
  | 'tooManyCards';
