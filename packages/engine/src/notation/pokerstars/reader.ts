/**
 * One hand of PokerStars' text, line by line. What players do stands behind their name and a colon
 * and must be known; any other line that is not about cards or chips is chatter. Lines are read where
 * they stand: cutting them out of the text would take longer than reading them.
 */

import type { Game } from '../../games/game.js';
import { GAMES } from '../../games/games.js';
import type { Unit } from '../../money/decimals.js';
import { BYTE_ORDER_MARK, type TextReader, withLineFeeds } from '../import/read-text.js';
import { ImportRecord } from '../import/record.js';
import {
  codesOf,
  isAt,
  isSpace,
  isTextAt,
  trimmedEnd,
  trimmedStart,
  wordEnd,
} from '../import/scan.js';
import { phhOf } from '../import/to-phh.js';
import { fail, type ImportPlayer } from '../import/types.js';
import { amountBetween, amountOf, cardsIn } from '../import/words.js';
import type { AmountUnits } from '../phh/amounts.js';
import type { PhhHand } from '../phh/hand.js';
import { COLON, SPACE } from '../phh/toml.js';
import { CAP } from '../phh/variants.js';
import type { Dialect } from './dialect.js';
import { readDealt } from './read-dealt.js';
import { readDeed } from './read-deeds.js';
import { type StarsHeader, starsHeader, withoutSpaced } from './read-header.js';
import { readSection } from './read-sections.js';
import { readSummaryLine } from './read-summary.js';
import { type StarsTable, starsTable } from './read-table.js';

const SEAT = /^Seat (\d{1,2}): (.+) \((\S+) in chips(?:, .*)?\)/;
const UNCALLED = /^Uncalled bet \((\S+)\) returned to (.+)$/;
const SECTION = /* @__PURE__ */ codesOf('*** ');
const SEATS = /* @__PURE__ */ codesOf('Seat ');
const SEATED = /* @__PURE__ */ codesOf(' in chips)');
const DEALT_TO = /* @__PURE__ */ codesOf('Dealt to ');
const LISTS = /* @__PURE__ */ codesOf('] [');
const LIST = /* @__PURE__ */ codesOf(' [');
const BACK = /* @__PURE__ */ codesOf('Uncalled bet (');
const BACK_TO = /* @__PURE__ */ codesOf(') returned to ');
const SAYS = /* @__PURE__ */ codesOf(': ');
const WON = /* @__PURE__ */ codesOf(' collected ');
const WON_FROM = /* @__PURE__ */ codesOf(' from ');
const CASHED_OUT = ' cashed out the hand for ';
const OPEN_PAIR = 'Pair on board';

const STAR = 42;
const S = 83;
const D = 68;
const U = 85;
const OPEN = 40;

export class StarsReader implements TextReader {
  private text: string;
  private readonly dialect: Dialect;
  private readonly money: AmountUnits;
  private readonly record: ImportRecord;
  private header: StarsHeader | undefined = undefined;
  private table: StarsTable | undefined = undefined;
  /** By player: the code that their name begins with. */
  private readonly firsts: number[] = [];
  private isDealt = false;
  private isSummary = false;
  /** The next one that opens in the summary. */
  private bracket = -1;
  /** Old texts do not tell what went back. */
  private isBackTold = false;
  line = 0;

  constructor(text: string, unit: Unit, dialect: Dialect) {
    this.text = withLineFeeds(text);
    this.dialect = dialect;
    this.money = { unit, hasPoint: false };
    this.record = new ImportRecord(unit);
  }

  get hasPoint(): boolean {
    return this.money.hasPoint;
  }

  read(): PhhHand {
    let at = this.text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
    while (at <= this.text.length) {
      const { text } = this;
      const lineFeed = text.indexOf('\n', at);
      const end = lineFeed < 0 ? text.length : lineFeed;
      this.line++;
      const from = trimmedStart(text, at, end);
      const to = trimmedEnd(text, from, end);
      at = end + 1;
      if (from === to) continue;
      if (this.header !== undefined) this.take(from, to, this.header);
      else if (this.begin(from, to)) {
        this.text = withoutSpaced(text.slice(end));
        at = 1;
      }
    }
    return this.hand();
  }

  private hand(): PhhHand {
    const header = this.header ?? fail(this.dialect.noHand);
    const table = this.table ?? fail('noTable');
    if (!this.isBackTold) this.record.returnUncalled();
    const { game, limit, small, big, place } = header;
    if (table.table !== '') place.table = table.table;
    if (table.seatCount >= 0) place.seatCount = table.seatCount;
    const unit = this.money.unit.text;
    return phhOf(this.record, { game, limit, unit, button: table.button, small, big, place });
  }

  /** Are amounts written with a space in them? */
  private begin(from: number, to: number): boolean {
    const { text, record } = this;
    const header = starsHeader(text, from, to, this.money, this.dialect);
    this.header = header;
    record.isCapped = header.place.extra?.[CAP] !== undefined;
    record.plays(GAMES[header.game]);
    return header.isSpaced;
  }

  private take(from: number, to: number, header: StarsHeader): void {
    const { text } = this;
    if (this.table === undefined) this.table = starsTable(text, from, to, header);
    else if (text.charCodeAt(from) === STAR && isAt(text, from, to, SECTION)) {
      this.isDealt = true;
      if (readSection(text, from, to, this.record, GAMES[header.game])) this.isSummary = true;
    } else if (this.isSummary) this.summary(from, to);
    else this.event(from, to, header);
  }

  private summary(from: number, to: number): void {
    const { text, record } = this;
    const isSeat = text.charCodeAt(from) === S;
    if (isSeat && this.bracket < from) {
      const next = text.indexOf('[', from);
      this.bracket = next < 0 ? text.length : next;
    }
    // Nothing is told of who showed nothing, unless they could not post.
    if (isSeat && this.bracket > to && !record.isAnyShort()) return;
    readSummaryLine(text, from, to, record, this.money);
  }

  private event(from: number, to: number, header: StarsHeader): void {
    const { text, record, money } = this;
    const player = this.speaker(from, to);
    const first = text.charCodeAt(from);
    if (player !== undefined) {
      const behind = from + player.name.length;
      if (text.charCodeAt(behind) === COLON) {
        readDeed(record, player, text, behind + 2, to, header, money);
      } else {
        const amount = behind + WON.length;
        record.win(player, amountBetween(text, amount, wonEnd(text, amount, to), money));
      }
    } else if (first === S && !this.isDealt && isAt(text, from, to, SEATS)) this.seat(from, to);
    else if (first === D && isAt(text, from, to, DEALT_TO)) {
      this.dealt(from + DEALT_TO.length, to, GAMES[header.game]);
    } else if (first === U && isTextAt(text, from, to, 'Uncalled bet ')) this.uncalled(from, to);
    else this.other(text.slice(from, to));
  }

  private seat(from: number, to: number): void {
    const { text, record, money } = this;
    // "Seat 3: Ann ($9.50 in chips)", with one digit or two.
    const colon = text.charCodeAt(from + 6) === COLON ? from + 6 : from + 7;
    const seat = seatIn(text, from + 5, colon);
    const end = to - SEATED.length;
    let open = end;
    while (open > colon && !isSpace(text.charCodeAt(open - 1))) open--;
    const isPlain =
      seat >= 0 &&
      isAt(text, colon, to, SAYS) &&
      isAt(text, end, to, SEATED) &&
      open > colon + 3 &&
      open < end - 1 &&
      text.charCodeAt(open - 1) === SPACE &&
      text.charCodeAt(open) === OPEN;
    this.firsts.push(text.charCodeAt(colon + SAYS.length));
    if (isPlain) {
      record.sit(seat, text.slice(colon + 2, open - 1), amountBetween(text, open + 1, end, money));
      return;
    }
    const found = SEAT.exec(text.slice(from, to)) ?? fail('notSeat');
    record.sit(Number(found[1]), found[2] ?? '', amountOf(found[3] ?? '', money));
  }

  /** Some texts tell that others were dealt in, without their cards. */
  private dealt(from: number, to: number, game: Game): void {
    const { text, record } = this;
    if (text.charCodeAt(to - 1) !== 93) return;
    const bracket = text.indexOf(' [', from);
    const player =
      this.named(from, bracket < 0 ? from : bracket) ??
      this.longestBefore(from, to) ??
      fail({ reason: 'noSeat', player: text.slice(from, to).replace(/ \[.*$/, '') });
    // One list of cards, or those kept and those that came.
    const first = from + player.name.length + 2;
    const close = text.indexOf(']', first);
    const second = close + 3;
    if (close === to - 1) readDealt(record, player, game, undefined, cardsIn(text, first, close));
    else if (isAt(text, close, to, LISTS) && text.indexOf(']', second) === to - 1) {
      readDealt(record, player, game, text.slice(first, close), cardsIn(text, second, to - 1));
    } else fail('notCards');
  }

  private uncalled(from: number, to: number): void {
    const { text, record, money } = this;
    this.isBackTold = true;
    const amount = from + BACK.length;
    const close = wordEnd(text, amount, to) - 1;
    const name = close + BACK_TO.length;
    if (isAt(text, from, to, BACK) && isAt(text, close, to, BACK_TO)) {
      const player = this.named(name, to);
      if (player !== undefined) {
        record.takeBack(player, amountBetween(text, amount, close, money));
        return;
      }
    }
    const [, told = '', who = ''] = UNCALLED.exec(text.slice(from, to)) ?? fail('noReceiver');
    record.takeBack(this.playerNamed(who), amountOf(told, money));
  }

  private other(line: string): void {
    const { record, money } = this;
    if (line.includes(CASHED_OUT)) {
      const [name = '', amount = ''] = line.split(CASHED_OUT);
      record.cashOuts.set(this.playerNamed(name), amountOf(amount.split(' ')[0] ?? '', money));
    } else if (line.startsWith(OPEN_PAIR)) record.hasOpenPair = true;
    else if (/^Hand cancell?ed/.test(line)) fail('cancelled');
  }

  /** Names may hold anything, even one another: the longest that fits is meant. */
  private speaker(from: number, to: number): ImportPlayer | undefined {
    const { text } = this;
    const { players } = this.record;
    const first = text.charCodeAt(from);
    let found: ImportPlayer | undefined;
    let longest = 0;
    for (let i = 0; i < players.length; i++) {
      if (this.firsts[i] !== first) continue;
      const player = players[i] as ImportPlayer;
      const { name } = player;
      const behind = from + name.length;
      const code = text.charCodeAt(behind);
      if ((code !== COLON && code !== SPACE) || name.length < longest) continue;
      if (!text.startsWith(name, from)) continue;
      const isSaid =
        code === COLON
          ? isAt(text, behind, to, SAYS)
          : isAt(text, behind, to, WON) && wonEnd(text, behind + WON.length, to) > 0;
      if (isSaid) {
        found = player;
        longest = name.length;
      }
    }
    return found;
  }

  /** Whose whole name stands there. */
  private named(from: number, to: number): ImportPlayer | undefined {
    const { players } = this.record;
    for (let i = 0; i < players.length; i++) {
      const player = players[i] as ImportPlayer;
      if (player.name.length === to - from && this.text.startsWith(player.name, from)) {
        return player;
      }
    }
    return undefined;
  }

  /** Of cards: whose name stands before a bracket. */
  private longestBefore(from: number, to: number): ImportPlayer | undefined {
    let found: ImportPlayer | undefined;
    for (const player of this.record.players) {
      const { name } = player;
      const isLonger = name.length > (found?.name.length ?? 0);
      if (!isLonger || !this.text.startsWith(name, from)) continue;
      if (isAt(this.text, from + name.length, to, LIST)) found = player;
    }
    return found;
  }

  private playerNamed(name: string): ImportPlayer {
    const player = this.record.players.find((one) => one.name === name);
    return player ?? fail({ reason: 'noSeat', player: name });
  }
}

/** One digit or two; −1 for anything else. */
function seatIn(text: string, from: number, to: number): number {
  let seat = 0;
  for (let i = from; i < to; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (!(digit >= 0 && digit <= 9)) return -1;
    seat = seat * 10 + digit;
  }
  return seat;
}

/** Behind an amount that was won "from" something; −1 if there is none. */
function wonEnd(text: string, from: number, to: number): number {
  let end = from;
  while (end < to && !isSpace(text.charCodeAt(end))) end++;
  return end > from && isAt(text, end, to, WON_FROM) ? end : -1;
}
