/**
 * What a history in another format tells, step by step, with the chips counted beside it: a text that
 * contradicts its own numbers is refused here. `to-phh.ts` makes a PHH hand of it.
 */

import type { Game } from '../../games/game.js';
import { decimalOf, type Unit } from '../../money/decimals.js';
import { planFor } from '../history/plan.js';
import type { PhhCard } from '../phh/hand.js';
import {
  fail,
  failOf,
  type ImportDraw,
  type ImportPlayer,
  type ImportPost,
  type ImportPosted,
  type ImportStep,
  postedAs,
} from './types.js';

export class ImportRecord {
  readonly players: ImportPlayer[] = [];
  /** Is it one whose cards come street by street, or go in draws? */
  isInStreets = false;
  isStud = false;
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
  cashOuts: ReadonlyMap<ImportPlayer, number> = NO_SUMS;
  /** What it kept for that, where it is told. */
  cashOutFees: ReadonlyMap<ImportPlayer, number> = NO_SUMS;
  /** What the house added to the pot: no bet of anybody's. */
  cashDrop = 0;
  /** What somebody gave the house of what they won, for having sold it before. */
  cashOutRisks: ReadonlyMap<ImportPlayer, number> = NO_SUMS;
  /** May nobody put in more than so much, whatever they have? */
  isCapped = false;
  /** Whose record it is; null if it is nobody's, or more than one player's cards are told. */
  hero: ImportPlayer | null = null;
  /** Stud: what was brought in, and whether it was all they had; null if the opener completed. */
  broughtIn: { readonly amount: number; readonly isShort: boolean } | null = null;
  /** Stud: was somebody told that an open pair may bet double (R116)? */
  hasOpenPair = false;
  /** Is no name the beginning of another, and is it told where each stands? */
  areNamesPlain = true;
  private dealtTo: ImportPlayer | null = null;
  /** The highest bet of the street. */
  private price = 0;
  /** Streets that have begun after the forced bets. */
  private rounds = 0;
  /** Of several draws: which, from 0; −1 before the first. */
  private lastDraw = -1;
  private opensOnBoard = false;
  private readonly unit: Unit;

  constructor(unit: Unit) {
    this.unit = unit;
  }

  /** Which game it is decides how its cards come. */
  plays(game: Game): void {
    this.isInStreets = planFor(game) !== null;
    this.isStud = game.upCards !== null;
    this.opensOnBoard = game.streets[0]?.board !== 0;
  }

  /** `at` is where the name stands in the text, if that is told. */
  sit(seat: number, name: string, stack: number, at = -1): void {
    const { players } = this;
    const first = name === '' ? -1 : name.charCodeAt(0);
    const last = name === '' ? -1 : name.charCodeAt(name.length - 1);
    let isUnlike = true;
    for (let i = 0; i < players.length; i++) {
      const player = players[i] as ImportPlayer;
      if (player.seat === seat) fail({ reason: 'seatTwice', seat });
      if (player.first !== first) continue;
      if (player.name === name) fail({ reason: 'twoSeats', player: name });
      if (!areAlike(player.name, name)) continue;
      player.isUnlike = false;
      isUnlike = false;
    }
    if (!isUnlike || at < 0) this.areNamesPlain = false;
    players.push({
      seat,
      name,
      first,
      last,
      isUnlike,
      at,
      stack,
      isIn: false,
      isShort: false,
      isFolded: false,
      left: stack,
      bet: 0,
      live: 0,
      ante: 0,
      posts: NO_POSTS,
      cards: NO_CARDS,
      final: NO_CARDS,
      shown: NO_CARDS,
      won: 0,
      index: -1,
    });
  }

  /** `live` is the part of it that counts as a bet. */
  post(player: ImportPlayer, kind: ImportPost, amount: number, live: number): void {
    if (this.steps.length > 0) failOf('latePost', player);
    this.pay(player, amount, live);
    if (kind === 'ante') player.ante += amount;
    else if (kind === 'both') {
      addPost(player, 'live', live);
      addPost(player, 'dead', amount - live);
    } else addPost(player, kind, amount);
    player.isShort = player.left === 0;
    if (player.bet > this.price) this.price = player.bet;
  }

  /** Has anybody posted it? */
  isPosted(kind: ImportPost): boolean {
    return this.poster(kind) !== undefined;
  }

  /** The first of those who have, by where they are listed. */
  poster(kind: ImportPost): ImportPlayer | undefined {
    const { players } = this;
    for (let i = 0; i < players.length; i++) {
      const player = players[i] as ImportPlayer;
      if (player.posts.length > 0 && postedAs(player, kind) !== undefined) return player;
    }
    return undefined;
  }

  /** Did what was posted take all that anybody had? */
  isAnyShort(): boolean {
    const { players } = this;
    for (let i = 0; i < players.length; i++) if ((players[i] as ImportPlayer).isShort) return true;
    return false;
  }

  /** The ante may have left nothing for it, but this player is the one who owes it. */
  owesBlind(player: ImportPlayer, kind: 'small-blind' | 'big-blind'): void {
    if (player.isShort && player.posts.length === 0) player.posts = [{ kind, amount: 0 }];
  }

  /** Who is not there and all-in by what was posted for them cannot fold: the hand is dead (R45). */
  fold(player: ImportPlayer): void {
    const isAbsent = player.isShort && this.rounds <= (this.isStud ? 1 : 0);
    this.acts(player, isAbsent);
    this.steps.push({ verb: isAbsent ? 'absent' : 'f', player });
    player.isFolded = true;
  }

  /** Has nobody won anything, nor been cashed out? */
  isUnpaid(): boolean {
    const { players } = this;
    for (let i = 0; i < players.length; i++) if ((players[i] as ImportPlayer).won > 0) return false;
    return this.cashOuts === NO_SUMS;
  }

  /** Who folds before others have posted does not want to post: they are not in the hand. */
  leaveOutFolded(): void {
    const { steps } = this;
    if (steps.length === 0 || !steps.every(isUnpostedFold)) return;
    for (const step of steps) {
      if (step.verb === 'f') [step.player.isIn, step.player.isFolded] = [false, false];
    }
    steps.length = 0;
  }

  check(player: ImportPlayer): void {
    this.acts(player);
    const owed = this.price - player.bet;
    if (owed > 0) fail({ reason: 'checksOwing', player: player.name, owed: this.text(owed) });
    this.steps.push({ verb: 'cc', player });
  }

  /** What is added. If a blind was short, the first call is of what it should have been (R39). */
  call(player: ImportPlayer, paid: number): void {
    const to = player.bet + paid;
    if (to > this.price) {
      this.raise(player, to);
      return;
    }
    this.acts(player);
    this.pay(player, paid, paid);
    if (to < this.price && player.left > 0) {
      const amounts = { paid: this.text(paid), price: this.text(this.price) };
      fail({ reason: 'callsShort', player: player.name, ...amounts });
    }
    this.steps.push({ verb: 'cc', player });
  }

  /** What is still to be paid to call. */
  owed({ bet }: ImportPlayer): number {
    return this.price - bet;
  }

  /** To what the bet of this street comes, and by how much, where that is told. */
  raise(player: ImportPlayer, to: number, by = 0): void {
    // Over a bring-in that nobody had to post, or that was short (R109, R110).
    if (this.isStud && this.rounds === 1 && by > 0 && to - by >= this.price) {
      const isFirst = this.steps.every(({ verb }) => verb !== 'cbr');
      if (isFirst) this.broughtIn = { amount: to - by, isShort: false };
    }
    this.acts(player);
    if (to <= this.price) {
      const amounts = { to: this.text(to), price: this.text(this.price) };
      fail({ reason: 'raisesShort', player: player.name, ...amounts });
    }
    const paid = to - player.bet;
    this.pay(player, paid, paid);
    this.price = to;
    this.steps.push({ verb: 'cbr', player, amount: to });
  }

  /** What the first to act posts in stud, or who acts for them (R108). */
  bringIn(player: ImportPlayer, paid: number): void {
    this.acts(player);
    this.pay(player, paid, paid);
    this.price = Math.max(this.price, player.bet);
    // Posted for somebody who is not there, it may have taken all they had (R111).
    player.isShort = player.left === 0;
    this.broughtIn = { amount: player.bet, isShort: player.isShort };
    this.steps.push({ verb: 'pb', player });
  }

  /** Stud: the next street. */
  street(): void {
    this.steps.push({ verb: 'street', cards: new Map() });
    this.newRound();
  }

  /** A street that has no cards in the middle: of stud it is told by nothing else. */
  newStreet(): void {
    if (this.isStud) this.street();
  }

  /** The next draw, if it is told before anybody decides. */
  nextDraw(): void {
    this.lastDraw++;
    this.newRound();
  }

  /** Cards go, or none. Who decides a second time does so in the next draw. */
  draw(player: ImportPlayer, cards: readonly PhhCard[]): void {
    player.isIn = true;
    if (player.isFolded) failOf('actsFolded', player);
    const isAgain = this.steps.some(
      (step) => step.verb === 'sd' && step.player === player && step.draw === this.lastDraw,
    );
    if (this.lastDraw < 0 || isAgain) this.nextDraw();
    this.steps.push({ verb: 'sd', player, draw: this.lastDraw, cards, fresh: [] });
  }

  hasDrawn(player: ImportPlayer): boolean {
    if (this.lastDraw < 0) return false;
    return this.steps.some((step) => step.verb === 'sd' && step.player === player);
  }

  /** Cards that came to a player on this street of stud, or in this draw. */
  came(player: ImportPlayer, cards: readonly PhhCard[]): void {
    player.isIn = true;
    const step = [...this.steps]
      .reverse()
      .find(
        (one) =>
          one.verb === 'street' || (one.verb === 'sd' && one.player === player && !this.isStud),
      );
    // One card of a street is face up; who is told more of them sees their own.
    if (step?.verb === 'street' && cards.length > 1) this.sees(player);
    if (step?.verb === 'street') step.cards.set(player, cards);
    else if (step?.verb === 'sd') (step as ImportDraw).fresh = cards;
    else this.know(player, cards);
  }

  private newRound(): void {
    this.rounds++;
    this.price = 0;
    const { players } = this;
    for (let i = 0; i < players.length; i++) (players[i] as ImportPlayer).bet = 0;
  }

  /** The cards of the next street, on the board that all runs share. */
  deal(cards: readonly PhhCard[]): void {
    if (this.runs.length > 0) fail('boardParted');
    this.board += cards.length;
    if (this.board > FULL_BOARD) fail('boardTooLong');
    this.open(cards);
  }

  private open(cards: readonly PhhCard[]): void {
    const isFirst = this.opensOnBoard && this.board === cards.length;
    this.steps.push({ verb: 'db', cards });
    // The first card of Courchevel comes before the first bets, and the blinds stay (R144).
    if (!isFirst) this.newRound();
  }

  /** The same on one of several boards, from 0. */
  dealRun(run: number, cards: readonly PhhCard[]): void {
    if (run > this.runs.length) fail('boardMissing');
    // It may be the only one yet, and be bet on.
    if (this.runs.length === 0) this.newRound();
    const dealt = [...(this.runs[run] ?? []), ...cards];
    if (this.board + dealt.length > FULL_BOARD) fail('boardTooLong');
    this.runs[run] = dealt;
    // A second board that comes before the first is complete was there from the start.
    const [first = []] = this.runs;
    if (run === 1 && !this.isDouble && this.board === 0 && first.length < FULL_BOARD) {
      this.isDouble = true;
      this.open(first);
    } else if (run === 0 && this.isDouble) this.open(cards);
  }

  /** What came behind the first `shared` cards was the first run of two. */
  partBoard(shared: number): void {
    const first: PhhCard[] = [];
    while (this.board > shared) {
      const at = this.steps.map(({ verb }) => verb).lastIndexOf('db');
      const [step] = this.steps.splice(at, 1);
      if (step?.verb !== 'db') fail('boardMissing');
      first.unshift(...step.cards);
      this.board -= step.cards.length;
    }
    this.runs[0] = first;
  }

  show(player: ImportPlayer, cards: readonly PhhCard[]): void {
    player.isIn = true;
    this.know(player, cards);
    // With several boards a hand is shown on each.
    if (areIn(cards, player.shown)) return;
    player.shown = cards;
    this.steps.push({ verb: 'show', player, cards });
  }

  /** Those that were shown before, and some more: all of them are shown now. */
  showMore(player: ImportPlayer, cards: readonly PhhCard[]): void {
    const before = this.steps.findIndex((step) => step.verb === 'show' && step.player === player);
    if (before >= 0) this.steps.splice(before, 1);
    this.show(player, cards);
  }

  muck(player: ImportPlayer): void {
    player.isIn = true;
    if (player.shown.length === 0) this.steps.push({ verb: 'muck', player });
  }

  /**
   * Who won against somebody did not give up their hand, if its cards are told: only nobody else saw
   * it. Whom all others left the pot to shows nothing.
   */
  openMucked(player: ImportPlayer): void {
    const { players, steps } = this;
    if (!players.some((one) => one !== player && one.isIn && !one.isFolded)) return;
    const at = steps.findIndex((step) => step.verb === 'muck' && step.player === player);
    if (at < 0 || player.cards.length === 0) return;
    player.shown = player.cards;
    steps[at] = { verb: 'show', player, cards: player.cards };
  }

  dealt(player: ImportPlayer, cards: readonly PhhCard[]): void {
    player.isIn = true;
    this.sees(player);
    if (this.isInStreets) player.cards = cards;
    else this.know(player, cards);
  }

  /** Cards are told that only their player saw. */
  sees(player: ImportPlayer): void {
    this.hero = this.dealtTo === null || this.hero === player ? player : null;
    this.dealtTo ??= player;
  }

  /** Cards that they have, whoever saw them; perhaps not all. */
  know(player: ImportPlayer, cards: readonly PhhCard[]): void {
    if (this.isInStreets) {
      if (cards.length >= player.final.length) player.final = cards;
      return;
    }
    const areLess = cards.length < player.cards.length;
    const more = areLess ? player.cards : cards;
    if (!areIn(areLess ? cards : player.cards, more)) failOf('twoHands', player);
    player.cards = more;
  }

  /** What the house paid them instead of the pots, and kept for it. */
  cashOut(player: ImportPlayer, amount: number, fee = 0): void {
    this.cashOuts = new Map(this.cashOuts).set(player, amount);
    if (fee > 0) this.cashOutFees = new Map(this.cashOutFees).set(player, fee);
  }

  /** What they gave the house of what they won. */
  payForCashOut(player: ImportPlayer, amount: number): void {
    this.cashOutRisks = new Map(this.cashOutRisks).set(player, amount);
  }

  takeBack(player: ImportPlayer, amount: number): void {
    player.left += amount;
    if (player.left > player.stack) failOf('backTooMuch', player);
  }

  /** Where it is not told what went back: chips that nobody was paid were not called. */
  returnUncalled(): void {
    let missing = -(this.rake ?? 0);
    let won = 0;
    for (const player of this.players) {
      won += player.won;
      missing += player.stack - player.left - player.won;
    }
    const [player, amount] = this.uncalled();
    const fits = this.rake === null ? missing >= amount : missing === amount;
    if (player !== undefined && amount > 0 && won > 0 && fits) this.takeBack(player, amount);
  }

  /**
   * Who put in more than anybody else, and by how much. Antes of all are layered with the bets; what
   * one posts for all is dead (R22, R26).
   */
  uncalled(): readonly [ImportPlayer | undefined, number] {
    const areLayered = this.players.filter(({ ante }) => ante > 0).length > 1;
    let player: ImportPlayer | undefined;
    let [most, second] = [0, 0];
    for (const one of this.players) {
      const level = one.live + (areLayered ? one.ante : 0);
      if (level > most) [player, most, second] = [one, level, most];
      else if (level > second) second = level;
    }
    return [player, most - second];
  }

  win(player: ImportPlayer, amount: number): void {
    player.isIn = true;
    player.won += amount;
  }

  private acts(player: ImportPlayer, isAbsent = false): void {
    player.isIn = true;
    if (player.isFolded) failOf('actsFolded', player);
    if (player.left === 0 && !isAbsent) failOf('actsAllIn', player);
    if (this.runs.length > 0 && !this.isDouble) this.rejoin(player);
  }

  /** GGPoker calls the board the first before it is parted: who bets then bets on the only one. */
  private rejoin(player: ImportPlayer): void {
    const [first = [], ...others] = this.runs;
    if (others.length > 0) failOf('actsParted', player);
    this.runs.length = 0;
    this.board += first.length;
    this.steps.push({ verb: 'db', cards: first });
  }

  private pay(player: ImportPlayer, amount: number, live: number): void {
    player.isIn = true;
    if (amount > player.left) {
      const amounts = { put: this.text(amount), left: this.text(player.left) };
      fail({ reason: 'putsTooMuch', player: player.name, ...amounts });
    }
    player.left -= amount;
    player.bet += live;
    player.live += live;
  }

  private text(amount: number): string {
    return decimalOf(amount, this.unit, false);
  }
}

export const FULL_BOARD = 5;

/** Does one begin with the other? Most are told apart by where the shorter one ends. */
function areAlike(one: string, other: string): boolean {
  const last = Math.min(one.length, other.length) - 1;
  if (one.charCodeAt(last) !== other.charCodeAt(last)) return false;
  return one.length < other.length ? other.startsWith(one) : one.startsWith(other);
}

const isUnpostedFold = (step: ImportStep): boolean =>
  step.verb === 'f' && step.player.posts.length === 0 && step.player.ante === 0;

const NO_CARDS: readonly PhhCard[] = [];

const NO_POSTS: readonly ImportPosted[] = [];
const NO_SUMS: ReadonlyMap<ImportPlayer, number> = /* @__PURE__ */ new Map();

function addPost(player: ImportPlayer, kind: ImportPost, amount: number): void {
  if (amount <= 0) return;
  if (player.posts.length === 0) {
    player.posts = [{ kind, amount }];
    return;
  }
  const posted = player.posts.find((one) => one.kind === kind);
  if (posted === undefined) player.posts = [...player.posts, { kind, amount }];
  else posted.amount += amount;
}

function areIn(some: readonly PhhCard[], all: readonly PhhCard[]): boolean {
  for (let i = 0; i < some.length; i++) if (!all.includes(some[i] as PhhCard)) return false;
  return true;
}
