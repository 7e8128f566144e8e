/**
 * One hand of PokerStars' text, line by line. What players do stands behind their name and a colon
 * and must be known; any other line that is not about cards or chips is chatter.
 */

import type { Game } from '../../games/game.js';
import { GAMES } from '../../games/games.js';
import type { Unit } from '../../money/decimals.js';
import { ImportRecord } from '../import/record.js';
import { phhOf } from '../import/to-phh.js';
import { fail, type ImportPlayer } from '../import/types.js';
import { amountOf } from '../import/words.js';
import type { AmountUnits } from '../phh/amounts.js';
import type { PhhHand } from '../phh/hand.js';
import { CAP } from '../phh/variants.js';
import type { Dialect } from './dialect.js';
import { readDealt } from './read-dealt.js';
import { readDeed } from './read-deeds.js';
import { type StarsHeader, starsHeader, starsTable } from './read-header.js';
import { readSection } from './read-sections.js';
import { readSummaryLine } from './read-summary.js';

const SEAT = /^Seat (\d{1,2}): (.+) \((\S+) in chips(?:, .*)?\)/;
const DEALT = /^(?: \[([^\]]*)\])? \[([^\]]*)\]$/;
const DEALT_TO = 'Dealt to ';
const UNCALLED = /^Uncalled bet \((\S+)\) returned to (.+)$/;
const COLLECTED = /^ collected (\S+) from /;
const WINS = ' collected ';
/** What is written with a space between it and its amount. */
const SPACED_SYMBOL = 'Rs. ';

const CASHED_OUT = ' cashed out the hand for ';
const OPEN_PAIR = 'Pair on board';

export class StarsReader {
  readonly #money: AmountUnits;
  readonly #record: ImportRecord;
  #header: StarsHeader | undefined;
  #table: ReturnType<typeof starsTable> | undefined;
  #isDealt = false;
  #isSummary = false;
  #isSpaced = false;
  /** Old texts do not tell what went back. */
  #isBackTold = false;
  readonly #dialect: Dialect;
  readonly #players = new Map<string, ImportPlayer>();
  /** Of the last line that was taken, from 1. */
  line = 0;

  constructor(unit: Unit, dialect: Dialect) {
    this.#dialect = dialect;
    this.#money = { unit, hasPoint: false };
    this.#record = new ImportRecord(unit);
  }

  get hasPoint(): boolean {
    return this.#money.hasPoint;
  }

  take(raw: string): void {
    this.line++;
    const line = this.#isSpaced ? joined(raw.trim()) : raw.trim();
    if (line === '') return;
    if (this.#header === undefined) this.#begin(line);
    else if (this.#table === undefined) this.#table = starsTable(line, this.#header);
    else if (line.startsWith('*** ')) this.#section(line, GAMES[this.#header.game]);
    else if (this.#isSummary) readSummaryLine(line, this.#record, this.#money);
    else this.#event(line, this.#header);
  }

  hand(): PhhHand {
    const header = this.#header ?? fail(this.#dialect.noHand);
    const table = this.#table ?? fail('noTable');
    if (!this.#isBackTold) this.#record.returnUncalled();
    const { game, limit, small, big, place } = header;
    const { button, place: around } = table;
    const unit = this.#money.unit.text;
    Object.assign(place, around);
    return phhOf(this.#record, { game, limit, unit, button, small, big, place });
  }

  #begin(line: string): void {
    this.#isSpaced = line.includes(SPACED_SYMBOL);
    const whole = this.#isSpaced ? joined(line) : line;
    this.#header = starsHeader(whole, this.#money, this.#dialect);
    this.#record.isCapped = this.#header.place.extra?.[CAP] !== undefined;
    this.#record.plays(GAMES[this.#header.game]);
  }

  #section(line: string, game: Game): void {
    this.#isDealt = true;
    if (readSection(line, this.#record, game)) this.#isSummary = true;
  }

  #event(line: string, header: StarsHeader): void {
    const player = this.#speaker(line);
    if (player !== undefined) {
      const { length } = player.name;
      if (line.startsWith(': ', length)) {
        readDeed(this.#record, player, line.slice(length + 2), header, this.#money);
      } else {
        const won = COLLECTED.exec(line.slice(length))?.[1] ?? '';
        this.#record.win(player, amountOf(won, this.#money));
      }
    } else if (!this.#isDealt && line.startsWith('Seat ')) {
      const found = SEAT.exec(line) ?? fail('notSeat');
      const name = found[2] ?? '';
      this.#record.sit(Number(found[1]), name, amountOf(found[3] ?? '', this.#money));
      this.#players.set(name, this.#record.players.at(-1) as ImportPlayer);
    } else if (line.startsWith(DEALT_TO)) this.#dealt(line.slice(DEALT_TO.length), header);
    else if (line.startsWith('Uncalled bet ')) {
      const [, amount = '', name = ''] = UNCALLED.exec(line) ?? fail('noReceiver');
      this.#isBackTold = true;
      this.#record.takeBack(this.#named(name), amountOf(amount, this.#money));
    } else if (line.includes(CASHED_OUT)) {
      const [name = '', amount = ''] = line.split(CASHED_OUT);
      this.#record.cashOuts.set(
        this.#named(name),
        amountOf(amount.split(' ')[0] ?? '', this.#money),
      );
    } else if (line.startsWith(OPEN_PAIR)) this.#record.hasOpenPair = true;
    else if (/^Hand cancell?ed/.test(line)) fail('cancelled');
  }

  /** Some texts tell that others were dealt in, without their cards. */
  #dealt(text: string, header: StarsHeader): void {
    if (!text.endsWith(']')) return;
    const player =
      this.#players.get(text.slice(0, text.indexOf(' ['))) ??
      longest(this.#record.players, (name) => text.startsWith(`${name} [`));
    if (player === undefined) fail({ reason: 'noSeat', player: text.replace(/ \[.*$/, '') });
    const found = DEALT.exec(text.slice(player.name.length)) ?? fail('notCards');
    readDealt(this.#record, player, GAMES[header.game], found[1], found[2] ?? '');
  }

  /** Names may hold anything, even one another: the longest that fits is meant. */
  #speaker(line: string): ImportPlayer | undefined {
    let found: ImportPlayer | undefined;
    for (let at = line.indexOf(': '); at >= 0; at = line.indexOf(': ', at + 1)) {
      found = this.#before(line, at) ?? found;
    }
    for (let at = line.indexOf(WINS); at >= 0; at = line.indexOf(WINS, at + 1)) {
      const player = this.#before(line, at);
      const isLonger = player !== undefined && at > (found?.name.length ?? 0);
      if (isLonger && COLLECTED.test(line.slice(at))) found = player;
    }
    return found;
  }

  /** Whose name is all that stands before this place: there are too few to look them up faster. */
  #before(line: string, at: number): ImportPlayer | undefined {
    const { players } = this.#record;
    for (let i = 0; i < players.length; i++) {
      const player = players[i] as ImportPlayer;
      if (player.name.length === at && line.startsWith(player.name)) return player;
    }
    return undefined;
  }

  #named(name: string): ImportPlayer {
    return this.#players.get(name) ?? fail({ reason: 'noSeat', player: name });
  }
}

function longest(
  players: readonly ImportPlayer[],
  isMeant: (name: string) => boolean,
): ImportPlayer | undefined {
  let found: ImportPlayer | undefined;
  for (const player of players) {
    const { name } = player;
    if (name.length > (found?.name.length ?? 0) && isMeant(name)) found = player;
  }
  return found;
}

const joined = (line: string): string => line.replace(/Rs\. (?=\d)/g, 'Rs.');
