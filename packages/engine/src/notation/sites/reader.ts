/**
 * One hand of a site's text, line by line, by the site's table. A line that begins with a player's
 * name and that the table does not know is refused: what somebody did may not be lost.
 */

import type { Cause } from '../../errors.js';
import { GAMES } from '../../games/games.js';
import type { Unit } from '../../money/decimals.js';
import type { LinewiseReader } from '../import/read-text.js';
import { ImportRecord } from '../import/record.js';
import { phhOf } from '../import/to-phh.js';
import { fail, type ImportPlayer, type ImportPost, postedAs } from '../import/types.js';
import { amountOf, type ImportMoney, moneyIn } from '../import/words.js';
import type { PhhCard, PhhHand } from '../phh/hand.js';
import { CAP } from '../phh/variants.js';
import { siteAmount, siteCards } from './amounts.js';
import { HEAD, type LineKind, type SiteGrammar, type SiteHead } from './grammar.js';
import { siteGame, sitePlace } from './head.js';

type Groups = Readonly<Record<string, string | undefined>>;

export class SiteReader implements LinewiseReader {
  readonly #grammar: SiteGrammar;
  readonly #money: ImportMoney;
  readonly #record: ImportRecord;
  readonly #players = new Map<string, ImportPlayer>();
  readonly #head: SiteHead = {};
  readonly #posted = { small: 0, big: 0 };
  #first = '';
  #isDealt = false;
  #isOver = false;
  #isBackTold = false;
  #cap = 0;
  line = 0;

  constructor(unit: Unit, grammar: SiteGrammar) {
    this.#grammar = grammar;
    this.#money = moneyIn(unit);
    this.#record = new ImportRecord(unit);
  }

  get hasPoint(): boolean {
    return this.#money.hasPoint;
  }

  take(raw: string): void {
    this.line++;
    const line = this.#said(raw);
    if (line === '') return;
    if (this.#first === '') {
      if (this.#isNote(line)) return;
      if (!this.#grammar.begins.test(line)) fail('noHandBegins');
      this.#first = line;
    }
    for (const [kind, expression] of this.#grammar.lines) {
      const found = expression.exec(line);
      if (found === null) continue;
      this.#read(kind, found.groups ?? {});
      return;
    }
    if (!this.#isOver) this.#refuseDeed(line);
  }

  hand(): PhhHand {
    if (this.#first === '') fail('noHandBegins');
    const { game, limit } = siteGame(this.#head, this.#grammar);
    const button = GAMES[game].forced === 'bring-in' ? 0 : this.#button();
    if (!this.#isBackTold) this.#returnUncalled();
    const unit = this.#money.unit.text;
    const place = sitePlace(this.#head, this.#venue());
    if (this.#cap > 0) place.extra = { ...place.extra, [CAP]: this.#cap };
    const stakes = this.#stakes(limit === 'fixed-limit');
    return phhOf(this.#record, { game, limit, unit, button, ...stakes, place });
  }

  #isNote(line: string): boolean {
    return this.#grammar.lines.some(([kind, sign]) => kind === 'note' && sign.test(line));
  }

  #said(raw: string): string {
    const text = raw.replace(/[\u00a0\u202f]/g, ' ').trim();
    if (this.#grammar.isNumbered !== true) return text.replace(/^[\ufeff\0]+/, '');
    const [, number, rest = ''] = /^(\d+) (.*)$/.exec(text) ?? [];
    this.line = Number(number ?? this.line);
    return rest;
  }

  #venue(): string {
    const { venue } = this.#grammar;
    return typeof venue === 'string' ? venue : venue(this.#first);
  }

  #read(kind: LineKind, groups: Groups): void {
    switch (kind) {
      case 'head':
        this.#begin(groups);
        break;
      case 'seat':
        if (!this.#isDealt) this.#sit(groups);
        break;
      case 'dealing':
        this.#dealing();
        break;
      case 'board':
        this.#board(groups);
        break;
      case 'street':
        this.#isDealt = true;
        this.#record.newStreet();
        break;
      case 'next-draw':
        this.#record.nextDraw();
        break;
      case 'rake':
        this.#record.rake = (this.#record.rake ?? 0) + this.#sum(groups['sum'] || '0');
        break;
      case 'end':
        this.#isOver = true;
        break;
      case 'cancelled':
        this.#refuse('cancelled');
        break;
      case 'unknown':
        this.#refuse({ reason: 'notDeed', token: groups['what'] ?? '' });
        break;
      case 'note':
        break;
      default:
        this.#deed(kind, this.#named(groups['name'] ?? ''), groups);
    }
  }

  /** Where the third street of stud has no line of its own, it begins with the cards. */
  #dealing(): void {
    if (this.#isDealt) return;
    this.#postSilently();
    this.#record.newStreet();
    this.#isDealt = true;
  }

  #refuse(cause: Cause): void {
    fail(cause);
  }

  #begin(groups: Groups): void {
    for (const part of HEAD) {
      const told = groups[part];
      if (told !== undefined) this.#head[part] = told;
    }
    const dealer = this.#players.get(groups['dealer'] ?? '');
    if (dealer !== undefined) this.#head.button = String(dealer.seat);
    if (groups['game'] !== undefined) {
      this.#record.plays(GAMES[siteGame(this.#head, this.#grammar).game]);
    }
  }

  #sit({ seat, name = '', sum }: Groups): void {
    const last = this.#record.players.at(-1)?.seat ?? 0;
    const isAside = this.#grammar.isListed === true && Number(seat) <= last;
    this.#record.sit(isAside ? last + 1 : Number(seat), name, this.#sum(sum));
    // Where the stakes have no currency, the stacks have.
    const [symbol = ''] = /[$€£]/.exec(sum ?? '') ?? [];
    const { small = '' } = this.#head;
    if (symbol !== '' && /^\d/.test(small)) this.#head.small = symbol + small;
    this.#players.set(name, this.#record.players.at(-1) as ImportPlayer);
  }

  #board({ cards = '', run }: Groups): void {
    this.#isDealt = true;
    const dealt = this.#cards(cards);
    if (run === undefined) this.#deal(dealt);
    else this.#record.dealRun(Number(run) - 1, dealt);
  }

  #deal(cards: readonly PhhCard[]): void {
    const record = this.#record;
    const { length: count } = cards;
    if (record.board === 0 && count < FLOP) fail({ reason: 'streetCards', street: 'flop', count });
    record.deal(cards);
  }

  #deed(kind: LineKind, player: ImportPlayer, groups: Groups): void {
    const record = this.#record;
    const sum = (): number => this.#sum(groups['sum']);
    switch (kind) {
      case 'ante':
      case 'small-blind':
      case 'big-blind':
      case 'straddle':
      case 'button-blind':
      case 'dead':
      case 'live':
        this.#post(player, kind, sum());
        break;
      case 'both':
        this.#postBoth(player, sum(), groups['dead']);
        break;
      case 'bring-in':
        record.bringIn(player, sum());
        break;
      case 'fold':
        record.fold(player);
        break;
      case 'check':
        record.check(player);
        break;
      case 'call':
        record.call(player, this.#called(player, sum()));
        break;
      case 'bet':
      case 'raise':
        record.raise(player, player.bet + sum());
        break;
      case 'to':
        record.raise(player, sum());
        break;
      case 'all-in':
        if (this.#isDealt) record.call(player, sum());
        else this.#post(player, blindOf(player.name), sum());
        break;
      case 'cap':
        record.raise(player, player.bet + sum());
        record.isCapped = true;
        this.#cap = player.stack - player.left;
        break;
      default:
        this.#cardsOf(kind, player, groups);
    }
  }

  #cardsOf(kind: LineKind, player: ImportPlayer, groups: Groups): void {
    const record = this.#record;
    const cards = this.#cards(groups['cards'] ?? '');
    const seen = cards.filter((card) => card >= 0);
    switch (kind) {
      case 'dealt':
        this.#isDealt = true;
        if (record.isStud) record.came(player, seen);
        else if (record.hasDrawn(player)) record.came(player, cards);
        // One card each for the button, before the posts.
        else if (cards.length === 1) break;
        else if (seen.length > 0) record.dealt(player, cards);
        else player.isIn = true;
        break;
      case 'card':
        this.#dealing();
        if (record.isStud) this.#oneByOne(player, cards);
        else record.dealt(player, [...player.cards, ...cards]);
        break;
      case 'known':
        this.#isDealt = true;
        player.isIn = true;
        if (seen.length > 0) record.know(player, cards);
        break;
      case 'draw':
        record.draw(player, cards);
        break;
      case 'pat':
        record.draw(player, []);
        break;
      case 'show':
        record.show(player, cards);
        break;
      case 'shown':
        if (player.cards.length > 0) record.show(player, player.cards);
        break;
      case 'muck':
        record.muck(player);
        if (seen.length > 0) record.know(player, cards);
        break;
      case 'won':
        record.win(player, this.#sum(groups['sum']));
        record.openMucked(player);
        break;
      case 'won-alone':
        if (record.players.every(({ won }) => won === 0)) {
          record.win(player, this.#sum(groups['sum']));
        }
        break;
      case 'cashed-out':
        record.cashOut(player, this.#sum(groups['sum']));
        break;
      case 'back':
        this.#isBackTold = true;
        record.takeBack(player, this.#sum(groups['sum']));
        break;
      case 'kept':
        this.#keep(player, groups);
        break;
      default:
        break;
    }
  }

  #oneByOne(player: ImportPlayer, cards: readonly PhhCard[]): void {
    const street = [...this.#record.steps].reverse().find(({ verb }) => verb === 'street');
    const before = street?.verb === 'street' ? street.cards.get(player) : undefined;
    this.#record.came(player, [...(before ?? []), ...cards]);
  }

  #called(player: ImportPlayer, told: number): number {
    const isLate =
      postedAs(player, 'live') !== undefined && this.#grammar.areLateCallsShort === true;
    const owed = Math.min(this.#record.owed(player), player.left);
    return isLate ? Math.max(told, owed) : told;
  }

  /** Where the whole of what somebody put in and was paid is told, what is more went back. */
  #keep(player: ImportPlayer, { put, sum = '0', cards = '' }: Groups): void {
    if (cards !== '') this.#record.show(player, this.#cards(cards));
    const back = player.stack - player.left - this.#sum(put);
    if (back > 0) {
      this.#isBackTold = true;
      this.#record.takeBack(player, back);
    }
    const paid = this.#sum(sum);
    if (paid > 0) this.#record.win(player, paid);
  }

  #post(player: ImportPlayer, kind: ImportPost, amount: number): void {
    const record = this.#record;
    if (!this.#isDealt) record.leaveOutFolded();
    if (kind === 'dead' && this.#isBoth(amount)) {
      this.#postBoth(player, amount, undefined);
      return;
    }
    // The blinds come first; a blind of the same kind after them is posted to come in (R41, R42).
    const isLateBig = kind === 'big-blind' && record.isPosted('big-blind');
    const isLateSmall =
      kind === 'small-blind' && (record.isPosted('small-blind') || record.isPosted('big-blind'));
    if (isLateBig && amount > this.#posted.big && this.#posted.big > 0) {
      this.#postBoth(player, amount, undefined);
      return;
    }
    const late = isLateBig ? 'live' : isLateSmall ? 'dead' : kind;
    record.post(player, late, amount, late === 'ante' || late === 'dead' ? 0 : amount);
    if (kind === 'small-blind') this.#posted.small = Math.max(this.#posted.small, amount);
    if (kind === 'big-blind') this.#posted.big = Math.max(this.#posted.big, amount);
  }

  /** Everybody who has a seat is in, and the two left of the button post (R34, R35). */
  #postSilently(): void {
    const { players, isStud } = this.#record;
    const isPosted = isStud || players.some(({ posts }) => posts.length > 0);
    const { tournament, limit = '' } = this.#head;
    if (this.#grammar.arePostsSilent !== true || tournament === undefined || isPosted) return;
    const button = this.#button();
    const order = [...players].sort((a, b) => a.seat - b.seat);
    const first = order.findIndex(({ seat }) => seat > button);
    const from = first < 0 ? 0 : first;
    const after = [...order.slice(from), ...order.slice(0, from)];
    const [small, big] = after.length === 2 ? [after[1], after[0]] : after;
    const isFixed = /^FL/.test(limit);
    const [low, high] = [this.#told('small'), this.#told('big')];
    // Antes may be told where blinds are not.
    const isAnteTold = this.#head.ante === undefined || players.some((player) => player.ante > 0);
    const ante = isAnteTold ? 0 : this.#sum(this.#head.ante);
    if (high === 0) fail('noStakes');
    const pay = (player: ImportPlayer | undefined, kind: ImportPost, amount: number): void => {
      if (player !== undefined && amount > 0 && player.left > 0) {
        this.#post(player, kind, Math.min(amount, player.left));
      }
    };
    for (const player of after) pay(player, 'ante', ante);
    pay(small, 'small-blind', isFixed ? Math.floor(low / 2) : low);
    pay(big, 'big-blind', isFixed ? low : high);
  }

  /** Of one sum the big blind is live, and the rest is dead. */
  #postBoth(player: ImportPlayer, sum: number, dead: string | undefined): void {
    const big = Math.max(this.#posted.big, this.#told('big'));
    const live = dead === undefined ? Math.min(sum, big) : sum;
    const rest = dead === undefined ? sum - live : this.#sum(dead);
    const record = this.#record;
    if (!this.#isDealt) record.leaveOutFolded();
    if (rest > 0) record.post(player, 'dead', rest, 0);
    record.post(player, 'live', live, live);
  }

  /** Is what is called dead more than any blind? A short big blind does not tell how high it is. */
  #isBoth(amount: number): boolean {
    const told = this.#told('big');
    const isKnown = told > 0 || this.#record.poster('big-blind')?.isShort === false;
    const big = Math.max(this.#posted.big, told);
    return this.#grammar.areBothCalledDead === true && isKnown && amount > big;
  }

  #told(stake: 'small' | 'big'): number {
    const text = this.#head[stake];
    return text === undefined ? 0 : this.#sum(text);
  }

  /** What was posted tells the stakes; what stands above them only if somebody was short. */
  #stakes(isFixed: boolean): { readonly small: number; readonly big: number } {
    const told = { small: this.#told('small'), big: this.#told('big') };
    const { small, big } = this.#posted;
    if (!isFixed) return { small: Math.max(small, told.small), big: Math.max(big, told.big) };
    if (big === 0 && told.big === 0) return this.#betStakes();
    if (big === 0) return told;
    return { small: big, big: 2 * big };
  }

  /** Stud: third street is completed to the small bet; from fifth street on the first bet is a big one. */
  #betStakes(): { readonly small: number; readonly big: number } {
    let street = 0;
    let isOpen = true;
    let small = 0;
    let fourth = 0;
    for (const step of this.#record.steps) {
      if (step.verb === 'street') {
        street++;
        isOpen = true;
      } else if (step.verb === 'cbr' && isOpen) {
        isOpen = false;
        // On fourth street an open pair may bet either. Who was all-in may have bet less.
        if (street === 2) fourth = step.amount;
        else small = Math.max(small, street === 1 ? step.amount : step.amount / 2);
      }
    }
    small ||= fourth;
    if (small === 0 || !Number.isInteger(small)) fail('noStakes');
    return { small, big: 2 * small };
  }

  /** Where nothing tells it, it lies before who posted first (R37). */
  #button(): number {
    if (this.#head.button !== undefined) return Number(this.#head.button);
    const record = this.#record;
    const first = record.poster('small-blind') ?? record.poster('big-blind') ?? fail('noTable');
    if (first.seat > 1) return first.seat - 1;
    return Math.max(...record.players.map(({ seat }) => seat)) + 1;
  }

  /** Some sites count it with what is won, others do not tell it at all. */
  #returnUncalled(): void {
    const record = this.#record;
    const [player, amount] = record.uncalled();
    let missing = 0;
    for (const { stack, left, won } of record.players) missing += stack - left - won;
    const isInWin =
      record.rake === null
        ? this.#grammar.hasUncalledInWin || missing < amount
        : missing === record.rake;
    if (player === undefined || amount === 0) return;
    if (isInWin && player.won >= amount) {
      player.won -= amount;
      record.takeBack(player, amount);
    } else if (missing >= amount) record.takeBack(player, amount);
  }

  #refuseDeed(line: string): void {
    for (const name of this.#players.keys()) {
      if (line.startsWith(`${name} `))
        fail({ reason: 'notDeed', token: line.slice(name.length + 1) });
    }
  }

  #sum(text: string | undefined): number {
    return amountOf(siteAmount(text ?? ''), this.#money);
  }

  #cards(text: string): PhhCard[] {
    return siteCards(text, this.#grammar.ranks ?? {});
  }

  #named(name: string): ImportPlayer {
    return this.#players.get(name) ?? fail({ reason: 'noSeat', player: name });
  }
}

const FLOP = 3;

/** Where players are called by their places, an all-in before the cards is the blind of the place. */
const blindOf = (name: string): ImportPost =>
  /^small blind$/i.test(name) ? 'small-blind' : /^big blind$/i.test(name) ? 'big-blind' : 'ante';
