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
import { readDealt } from './read-dealt.js';
import { readDeed } from './read-deeds.js';
import { type StarsHeader, starsHeader, starsTable } from './read-header.js';
import { readSection } from './read-sections.js';
import { readSummaryLine } from './read-summary.js';

const SEAT = /^Seat (\d{1,2}): (.+) \((\S+) in chips(?:, .*)?\)/;
const DEALT = /^Dealt to (.+?)(?: \[([^\]]*)\])? \[([^\]]*)\]$/;
const UNCALLED = /^Uncalled bet \((\S+)\) returned to (.+)$/;
const COLLECTED = /^ collected (\S+) from /;

const CASHED_OUT = ' cashed out the hand for ';
const OPEN_PAIR = 'Pair on board';

export class StarsReader {
  readonly #money: AmountUnits;
  readonly #record: ImportRecord;
  #header: StarsHeader | undefined;
  #table: ReturnType<typeof starsTable> | undefined;
  #isDealt = false;
  #isSummary = false;
  /** Of the last line that was taken, from 1. */
  line = 0;

  constructor(unit: Unit) {
    this.#money = { unit, hasPoint: false };
    this.#record = new ImportRecord(unit);
  }

  get hasPoint(): boolean {
    return this.#money.hasPoint;
  }

  take(line: string): void {
    this.line++;
    if (line === '') return;
    if (this.#header === undefined) this.#begin(line);
    else if (this.#table === undefined) this.#table = starsTable(line, this.#header);
    else if (line.startsWith('*** ')) this.#section(line, GAMES[this.#header.game]);
    else if (this.#isSummary) readSummaryLine(line, this.#record, this.#money);
    else this.#event(line, this.#header);
  }

  hand(): PhhHand {
    const header = this.#header ?? fail('noStarsHand');
    const table = this.#table ?? fail('noTable');
    return phhOf(this.#record, {
      ...header,
      unit: this.#money.unit.text,
      button: table.button,
      place: { ...header.place, ...table.place },
    });
  }

  #begin(line: string): void {
    this.#header = starsHeader(line, this.#money);
    this.#record.plays(GAMES[this.#header.game]);
  }

  #section(line: string, game: Game): void {
    this.#isDealt = true;
    if (readSection(line, this.#record, game)) this.#isSummary = true;
  }

  #event(line: string, header: StarsHeader): void {
    const player = this.#speaker(line);
    if (player !== undefined) {
      const behind = line.slice(player.name.length);
      if (behind.startsWith(': '))
        readDeed(this.#record, player, behind.slice(2), header, this.#money);
      else this.#record.win(player, amountOf(COLLECTED.exec(behind)?.[1] ?? '', this.#money));
    } else if (!this.#isDealt && line.startsWith('Seat ')) {
      const [, seat, name = '', stack = ''] = SEAT.exec(line) ?? fail('notSeat');
      this.#record.sit(Number(seat), name, amountOf(stack, this.#money));
    } else if (line.startsWith('Dealt to ')) {
      const [, name = '', before, cards = ''] = DEALT.exec(line) ?? fail('notCards');
      readDealt(this.#record, this.#named(name), GAMES[header.game], before, cards);
    } else if (line.startsWith('Uncalled bet ')) {
      const [, amount = '', name = ''] = UNCALLED.exec(line) ?? fail('noReceiver');
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

  /** Names may hold anything, even one another: the longest that fits is meant. */
  #speaker(line: string): ImportPlayer | undefined {
    let found: ImportPlayer | undefined;
    for (const player of this.#record.players) {
      const { name } = player;
      if (!line.startsWith(name)) continue;
      const isMeant = line.startsWith(': ', name.length) || COLLECTED.test(line.slice(name.length));
      if (isMeant && name.length > (found?.name.length ?? 0)) found = player;
    }
    return found;
  }

  #named(name: string): ImportPlayer {
    return (
      this.#record.players.find((player) => player.name === name) ??
      fail({ reason: 'noSeat', player: name })
    );
  }
}
