/**
 * One hand of PokerStars' text, line by line. What players do stands behind their name and a colon
 * and must be known; any other line that is not about cards or chips is chatter. Lines are read where
 * they stand: cutting them out of the text would take longer than reading them. Nearly all are written
 * in the usual way and read from their front (`plain`); those that are not are read as they may be
 * written (`any`), and only there it is said what is wrong.
 */

import type { Game } from '../../games/game.js';
import { GAMES } from '../../games/games.js';
import type { Unit } from '../../money/decimals.js';
import {
  amountFrom,
  type Bytes,
  behindLine,
  cardsFrom,
  isRepeated,
  type Letters,
  lettersOf,
  lineFeedFrom,
  standsAt,
} from '../import/bytes.js';
import { BYTE_ORDER_MARK, type TextReader, withLineFeeds } from '../import/read-text.js';
import { ImportRecord } from '../import/record.js';
import {
  isAt,
  isSpace,
  isTextAt,
  trimmedEnd,
  trimmedStart,
  type Word,
  wordEnd,
  wordOf,
} from '../import/scan.js';
import { phhOf } from '../import/to-phh.js';
import { fail, type ImportPlayer } from '../import/types.js';
import { amountBetween, amountOf, cardsIn, type ImportMoney, moneyIn } from '../import/words.js';
import type { PhhHand } from '../phh/hand.js';
import { CLOSE, COLON, LINE_FEED, SPACE } from '../phh/toml.js';
import { CAP } from '../phh/variants.js';
import { plainDeed } from './deeds/plain-deeds.js';
import { readDeed } from './deeds/read-deeds.js';
import type { Dialect } from './dialect.js';
import { readDealt } from './read-dealt.js';
import { type StarsHeader, starsHeader, withoutSpaced } from './read-header.js';
import { isSeat, plainSeat, readSeat } from './read-seat.js';
import { afterHeading, plainSection, readSection, SUMMARY } from './read-sections.js';
import { plainCards, plainTotal, readSummaryLine } from './read-summary.js';
import { type StarsTable, starsTable } from './read-table.js';

const UNCALLED = /^Uncalled bet \((\S+)\) returned to (.+)$/;
const SECTION = /* @__PURE__ */ wordOf('*** ');
const DEALT_TO = /* @__PURE__ */ wordOf('Dealt to ');
const LISTS = /* @__PURE__ */ wordOf('] [');
const LIST = /* @__PURE__ */ wordOf(' [');
const BACK = /* @__PURE__ */ wordOf('Uncalled bet (');
const BACK_TO = /* @__PURE__ */ wordOf(') returned to ');
const WON = /* @__PURE__ */ wordOf(' collected ');
const NOTHING = /* @__PURE__ */ wordOf('');
const WON_FROM = /* @__PURE__ */ wordOf(' from ');
const CASHED_OUT = ' cashed out the hand for ';
const CASH_OUT_FEE = ' | Cash Out Fee ';
/** GGPoker's house adds to a pot. */
const CASH_DROP = /^Cash Drop to Pot ?: total \S+$/;
const OPEN_PAIR = 'Pair on board';
const TOTAL = 'Total';

const STAR = 42;
const S = 83;
const D = 68;
const T = 84;
const U = 85;
const UNREAD: Letters = /* @__PURE__ */ (() => ({ bytes: new Uint8Array(1), areKnown: false }))();

export class StarsReader implements TextReader {
  private text: string;
  private letters: Letters = UNREAD;
  private bytes: Bytes = UNREAD.bytes;
  private readonly dialect: Dialect;
  private readonly money: ImportMoney;
  private readonly record: ImportRecord;
  private header: StarsHeader | undefined = undefined;
  private game: Game = GAMES.holdem;
  private table: StarsTable | undefined = undefined;
  /** Whose line was read last: their place in the list. */
  private turn = -1;
  private isDealt = false;
  private isSummary = false;
  /** The next one that opens in the summary. */
  private bracket = -1;
  /** Could somebody not post all they owed? */
  private isAnyShort = false;
  /** Has nobody collected anything? Then the summary tells who won. */
  private isUnpaid = false;
  /** Old texts do not tell what went back. */
  private isBackTold = false;
  /** Where the line begins that is being read, and which is the first of the text. */
  private at = 0;
  private firstLine = 1;

  constructor(text: string, unit: Unit, dialect: Dialect) {
    this.text = withLineFeeds(text);
    this.dialect = dialect;
    this.money = moneyIn(unit);
    this.record = new ImportRecord(unit);
  }

  get hasPoint(): boolean {
    return this.money.hasPoint;
  }

  /** Counted only where something is wrong. */
  get line(): number {
    const { text, at } = this;
    let line = this.firstLine;
    for (let i = 0; i < at; i++) if (text.charCodeAt(i) === LINE_FEED) line++;
    return line;
  }

  read(): PhhHand {
    this.letters = lettersOf(this.text);
    this.bytes = this.letters.bytes;
    this.at = this.text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
    while (this.at <= this.text.length) {
      const next = this.table === undefined ? -1 : this.plain(this.at);
      this.at = next < 0 ? this.any(this.at) : next;
    }
    this.at = this.text.length;
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

  /** Where the next line begins, or −1 with nothing done if this one is not written as most are. */
  private plain(at: number): number {
    const { bytes, money } = this;
    if (this.isSummary) return this.plainSummary(at);
    const first = bytes[at] as number;
    // What is no ASCII may be a space.
    if (first <= SPACE || first >= 0x80) return -1;
    const { hasPoint } = money;
    const next = this.plainEvent(at, first);
    // Of a line that is read again.
    if (next < 0) money.hasPoint = hasPoint;
    return next;
  }

  private plainEvent(at: number, first: number): number {
    const { text, bytes, record, money } = this;
    const header = this.header as StarsHeader;
    if (first === STAR) return this.plainSection(at);
    const player = this.plainSpeaker(at, first);
    if (player !== undefined) {
      const behind = at + player.name.length;
      if (bytes[behind] === SPACE) return this.plainWin(player, behind);
      return record.isCapped ? -1 : plainDeed(record, player, bytes, behind + 2, header, money);
    }
    // Else it may still be somebody's whose name begins so.
    if (!record.areNamesPlain || !this.letters.areKnown) return -1;
    if (first === D) return this.plainDealt(at);
    if (first === S) return this.isDealt ? -1 : plainSeat(text, bytes, at, record, money);
    return first === U ? this.plainUncalled(at) : -1;
  }

  /** "Dealt to Ann [As Kd]" */
  private plainDealt(at: number): number {
    const { bytes, record, game } = this;
    if (!standsAt(bytes, at, DEALT_TO)) return -1;
    const from = at + DEALT_TO.length;
    const player = this.plainNamed(from, LIST);
    if (player === undefined) return -1;
    const first = from + player.name.length + LIST.length;
    const cards = cardsFrom(bytes, first);
    if (cards === undefined) return -1;
    const next = behindLine(bytes, first + 3 * cards.length);
    if (next >= 0) readDealt(record, player, game, undefined, cards);
    return next;
  }

  /** "Uncalled bet ($2) returned to Ann" */
  private plainUncalled(at: number): number {
    const { bytes, record, money } = this;
    const amount = standsAt(bytes, at, BACK) ? amountFrom(bytes, at + BACK.length, money) : -1;
    if (amount < 0 || !standsAt(bytes, money.end, BACK_TO)) return -1;
    const from = money.end + BACK_TO.length;
    const player = this.plainNamed(from, NOTHING);
    const next = player === undefined ? -1 : behindLine(bytes, from + player.name.length);
    // What is a space at the end of a line is taken away.
    if (player === undefined || next < 0 || player.last <= SPACE) return -1;
    this.isBackTold = true;
    record.takeBack(player, amount);
    return next;
  }

  /** " collected $5 from pot" */
  private plainWin(player: ImportPlayer, from: number): number {
    const { bytes, record, money } = this;
    const amount = amountFrom(bytes, from + WON.length, money);
    if (amount < 0 || !standsAt(bytes, money.end, WON_FROM)) return -1;
    const what = money.end + WON_FROM.length;
    const code = bytes[what] as number;
    if (code <= SPACE || code >= 0x80) return -1;
    const lineFeed = lineFeedFrom(bytes, what);
    if (bytes[lineFeed] !== LINE_FEED) return -1;
    record.win(player, amount);
    return lineFeed + 1;
  }

  private plainSection(at: number): number {
    const { bytes } = this;
    // The turn has the same second letter.
    const isEnd = bytes[at + SECTION.length] === S && bytes[at + SECTION.length + 1] === U;
    const next = isEnd
      ? afterHeading(bytes, at, SUMMARY)
      : plainSection(bytes, at, this.record, this.game);
    if (next < 0) return -1;
    this.isDealt = true;
    if (isEnd) this.beginSummary();
    return next;
  }

  private beginSummary(): void {
    this.isSummary = true;
    this.isAnyShort = this.record.isAnyShort();
    this.isUnpaid = this.record.isUnpaid();
  }

  /** Nothing is told of who showed nothing, unless they could not post. */
  private plainSummary(at: number): number {
    const { text } = this;
    const found = text.indexOf('\n', at);
    const lineFeed = found < 0 ? text.length : found;
    if (lineFeed === at) return at + 1;
    const first = text.charCodeAt(at);
    if (first === T) return plainTotal(this.bytes, at, this.record, this.money);
    if (first === STAR || isSpace(first)) return -1;
    if (first !== S) return lineFeed + 1;
    if (this.isAnyShort || this.isUnpaid) return -1;
    if (this.bracket < at) {
      const next = text.indexOf('[', at);
      this.bracket = next < 0 ? text.length : next;
      const isOver = next < 0 && text.indexOf('*', at) < 0 && text.indexOf(TOTAL, at) < 0;
      if (isOver) return text.length + 1;
    }
    if (this.bracket > lineFeed) return lineFeed + 1;
    return plainCards(this.bytes, at, this.record);
  }

  /** However the line is written: where the next one begins. */
  private any(at: number): number {
    const { text } = this;
    const lineFeed = text.indexOf('\n', at);
    const end = lineFeed < 0 ? text.length : lineFeed;
    const from = trimmedStart(text, at, end);
    const to = trimmedEnd(text, from, end);
    if (from === to) return end + 1;
    if (this.header !== undefined) this.take(from, to, this.header);
    else if (this.begin(from, to)) {
      this.firstLine = this.line;
      this.text = withoutSpaced(text.slice(end));
      this.letters = lettersOf(this.text);
      this.bytes = this.letters.bytes;
      return 1;
    }
    return end + 1;
  }

  /** Are amounts written with a space in them? */
  private begin(from: number, to: number): boolean {
    const { text, record } = this;
    const header = starsHeader(text, this.bytes, from, to, this.money, this.dialect);
    this.header = header;
    this.game = GAMES[header.game];
    record.isCapped = header.place.extra?.[CAP] !== undefined;
    record.plays(this.game);
    return header.isSpaced;
  }

  private take(from: number, to: number, header: StarsHeader): void {
    const { text, record } = this;
    if (this.table === undefined) this.table = starsTable(text, this.bytes, from, to, header);
    else if (text.charCodeAt(from) === STAR && isAt(text, from, to, SECTION.codes)) {
      this.isDealt = true;
      if (readSection(text, from, to, record, this.game)) this.beginSummary();
    } else if (this.isSummary) readSummaryLine(text, from, to, record, this.money, this.isUnpaid);
    else this.event(from, to, header);
  }

  private event(from: number, to: number, header: StarsHeader): void {
    const { text, record, money } = this;
    const player = this.speaker(from, to);
    const first = text.charCodeAt(from);
    if (player !== undefined) {
      const behind = from + player.name.length;
      if (text.charCodeAt(behind) === COLON) {
        readDeed(record, player, text, behind + 2, to, header, money);
      } else if (text.charCodeAt(behind + 1) === COLON) {
        readDeed(record, player, text, behind + 3, to, header, money);
      } else {
        const amount = behind + WON.length;
        record.win(player, amountBetween(text, amount, wonEnd(text, amount, to), money));
      }
    } else if (first === S && !this.isDealt && isSeat(text, from, to)) {
      readSeat(text.slice(from, to), from, record, money);
    } else if (first === D && isAt(text, from, to, DEALT_TO.codes)) {
      this.dealt(from + DEALT_TO.length, to);
    } else if (first === U && isTextAt(text, from, to, 'Uncalled bet ')) this.uncalled(from, to);
    else this.other(text.slice(from, to));
  }

  /** Some texts tell that others were dealt in, without their cards. */
  private dealt(from: number, to: number): void {
    const { text, record, game } = this;
    if (text.charCodeAt(to - 1) !== CLOSE) return;
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
    else if (isAt(text, close, to, LISTS.codes) && text.indexOf(']', second) === to - 1) {
      readDealt(record, player, game, text.slice(first, close), cardsIn(text, second, to - 1));
    } else fail('notCards');
  }

  private uncalled(from: number, to: number): void {
    const { text, record, money } = this;
    this.isBackTold = true;
    const amount = from + BACK.length;
    const close = wordEnd(text, amount, to) - 1;
    const name = close + BACK_TO.length;
    if (isAt(text, from, to, BACK.codes) && isAt(text, close, to, BACK_TO.codes)) {
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
      const [name = '', told = ''] = line.split(CASHED_OUT);
      const [amount = '', fee] = told.split(CASH_OUT_FEE);
      const player = this.playerNamed(name);
      const kept = fee === undefined ? 0 : amountOf(fee, money);
      record.cashOut(player, amountOf(amount.split(' ')[0] ?? '', money), kept);
    } else if (CASH_DROP.test(line)) {
      record.cashDrop += amountOf(line.slice(line.lastIndexOf(' ') + 1), money);
    } else if (line.startsWith(OPEN_PAIR)) record.hasOpenPair = true;
    else if (/^Hand cancell?ed/.test(line)) fail('cancelled');
  }

  /** Whose line it is, where it is plain that nobody else is meant: who acts next is often listed next. */
  private plainSpeaker(at: number, first: number): ImportPlayer | undefined {
    const { bytes } = this;
    const { players } = this.record;
    const { length } = players;
    for (let k = 0, i = this.turn; k < length; k++) {
      i = i + 1 < length ? i + 1 : 0;
      const player = players[i] as ImportPlayer;
      if (player.first !== first || !player.isUnlike) continue;
      const behind = at + player.name.length;
      const isSaid =
        bytes[behind] === COLON
          ? bytes[behind + 1] === SPACE
          : bytes[behind] === SPACE && standsAt(bytes, behind, WON);
      if (!isSaid || !isRepeated(bytes, player.at, at, behind)) continue;
      this.turn = i;
      return player;
    }
    return undefined;
  }

  /** Whose name stands there, with that behind it. */
  private plainNamed(from: number, then: Word): ImportPlayer | undefined {
    const { bytes } = this;
    const { players } = this.record;
    const { length } = players;
    const first = bytes[from];
    for (let k = 0, i = this.turn; k < length; k++) {
      i = i + 1 < length ? i + 1 : 0;
      const player = players[i] as ImportPlayer;
      if (player.first !== first || !player.isUnlike) continue;
      const behind = from + player.name.length;
      if (!standsAt(bytes, behind, then) || !isRepeated(bytes, player.at, from, behind)) continue;
      this.turn = i;
      return player;
    }
    return undefined;
  }

  /** Whose line it is. Who acts next is most often the next that is listed. */
  private speaker(from: number, to: number): ImportPlayer | undefined {
    const { players } = this.record;
    const first = this.text.charCodeAt(from);
    const { length } = players;
    for (let k = 0, i = this.turn; k < length; k++) {
      i = i + 1 < length ? i + 1 : 0;
      const player = players[i] as ImportPlayer;
      if (player.first !== first || !this.isSaid(player, from, to)) continue;
      if (!player.isUnlike) return this.longestOf(from, to);
      this.turn = i;
      return player;
    }
    return undefined;
  }

  /** Names may hold anything, even one another: the longest that fits is meant. */
  private longestOf(from: number, to: number): ImportPlayer | undefined {
    let found: ImportPlayer | undefined;
    for (const player of this.record.players) {
      const isLonger = player.name.length > (found?.name.length ?? -1);
      if (isLonger && this.isSaid(player, from, to)) found = player;
    }
    return found;
  }

  /** Is it of what they do, or that they have won? */
  private isSaid({ name, last }: ImportPlayer, from: number, to: number): boolean {
    const { text } = this;
    const behind = from + name.length;
    if (behind + 1 >= to || text.charCodeAt(behind - 1) !== last) return false;
    const code = text.charCodeAt(behind);
    if (code === COLON) {
      return text.charCodeAt(behind + 1) === SPACE && text.slice(from, behind) === name;
    }
    if (code !== SPACE) return false;
    // Copies of web pages have a space before the colon.
    if (text.charCodeAt(behind + 1) === COLON && text.charCodeAt(behind + 2) === SPACE) {
      return text.slice(from, behind) === name;
    }
    const isWon = isAt(text, behind, to, WON.codes) && wonEnd(text, behind + WON.length, to) > 0;
    return isWon && text.slice(from, behind) === name;
  }

  /** Whose whole name stands there. */
  private named(from: number, to: number): ImportPlayer | undefined {
    const { players } = this.record;
    const { length } = players;
    const first = this.text.charCodeAt(from);
    for (let k = 0, i = this.turn; k < length; k++) {
      i = i + 1 < length ? i + 1 : 0;
      const player = players[i] as ImportPlayer;
      if (player.first !== first || player.name.length !== to - from) continue;
      if (this.text.slice(from, to) !== player.name) continue;
      this.turn = i;
      return player;
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
      if (isAt(this.text, from + name.length, to, LIST.codes)) found = player;
    }
    return found;
  }

  private playerNamed(name: string): ImportPlayer {
    const player = this.record.players.find((one) => one.name === name);
    return player ?? fail({ reason: 'noSeat', player: name });
  }
}

/** Behind an amount that was won "from" something; −1 if there is none. */
function wonEnd(text: string, from: number, to: number): number {
  let end = from;
  while (end < to && !isSpace(text.charCodeAt(end))) end++;
  return end > from && isAt(text, end, to, WON_FROM.codes) ? end : -1;
}
