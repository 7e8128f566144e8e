/** One hand of a PokerNow log, entry by entry, in the order they happened. */

import type { Limit } from '../../games/game.js';
import { GAMES, type GameName } from '../../games/games.js';
import type { Unit } from '../../money/decimals.js';
import { ImportRecord } from '../import/record.js';
import { phhOf } from '../import/to-phh.js';
import { fail, ImportFault, type ImportPlayer, type ImportPost } from '../import/types.js';
import { amountOf, cardOf, type ImportMoney, moneyIn } from '../import/words.js';
import type { PhhCard, PhhHand } from '../phh/hand.js';
import { STARTS } from './csv.js';

/** With or without brackets around the game. */
const START =
  /^-- starting hand #(\d+)(?: \(id: (\w+)\))? +\(?(.*?)\)? \((?:dealer: "(.*)"|dead button)\) --$/;
const STACK = /^#(\d+) "(.*)" \(([\d.]+)\)$/;
const BOARD = /^(Flop|Turn|River)( \(second (?:run|board)\))?: .*\[(.*)\]$/;
const RENAMED = /^The player "(.*) @ [\w-]+" changed the ID from ([\w-]+) to ([\w-]+) /;
/** Cards that lie there before each. */
const BEFORE: Readonly<Record<string, number>> = { Flop: 0, Turn: 3, River: 4 };
const DEED = /^"(.*? @ [\w-]+)" (.*)$/;
const UNCALLED = /^Uncalled bet of ([\d.]+) returned to "(.*)"$/;
const POST =
  /^posts an? (ante|small blind|big blind|straddle|missing small blind|missed big blind|dead small blind) of ([\d.]+)$/;
const ALL_IN = ' and go all in';
/** Everybody posts as much, and the betting begins on the flop. */
const BOMB_POT = / \(bomb pot bet\)$/;
const HOLDS = 'Your hand is ';
/** For winning with a seven and a deuce, from player to player and apart from the pots. */
const BOUNTY = / bounty$/;

const GAME_OF: Readonly<Record<string, GameName>> = {
  "texas hold'em": 'holdem',
  'omaha hi': 'omaha',
  omaha: 'omaha',
  'omaha hi/lo 8 or better': 'omaha8',
  'omaha 5 hi': 'omaha5',
  'omaha 5 hi/lo 8 or better': 'omaha5-8',
};
const LIMITS: Readonly<Record<string, Limit>> = {
  'no limit': 'no-limit',
  'pot limit': 'pot-limit',
  limit: 'fixed-limit',
};
const POSTS: Readonly<Record<string, ImportPost>> = {
  ante: 'ante',
  'small blind': 'small-blind',
  'big blind': 'big-blind',
  straddle: 'straddle',
  'missing small blind': 'dead',
  'dead small blind': 'dead',
  'missed big blind': 'live',
};

export class PokerNowReader {
  readonly #money: ImportMoney;
  readonly #record: ImportRecord;
  #start:
    | { game: GameName; limit: Limit; dealer: string | undefined; place: Partial<PhhHand> }
    | undefined;
  /** By name and id. */
  readonly #players = new Map<string, ImportPlayer>();
  #blinds = { small: 0, big: 0 };
  /** Of what was bet by somebody who could have bet more. */
  #least = Number.POSITIVE_INFINITY;
  #own: readonly PhhCard[] = [];
  /** Of the last line that was taken. */
  line = 1;

  constructor(unit: Unit) {
    this.#money = moneyIn(unit);
    this.#record = new ImportRecord(unit);
  }

  get hasPoint(): boolean {
    return this.#money.hasPoint;
  }

  take(row: string): void {
    const [line = '', at = ''] = row.split(' ', 2);
    const entry = row.slice(line.length + at.length + 2);
    this.line = Number(line);
    if (entry.startsWith(STARTS)) this.#begin(entry, at);
    else if (this.#start === undefined) return;
    else if (entry.startsWith('Player stacks: ')) this.#sit(entry.slice('Player stacks: '.length));
    else if (entry.startsWith(HOLDS)) this.#own = cardsIn(entry.slice(HOLDS.length));
    else this.#event(entry);
  }

  hand(): PhhHand {
    const { dealer, ...start } = this.#start ?? fail('noHandBegins');
    this.#record.returnUncalled();
    // Whose log it is is told by nothing but their cards.
    const own = this.#record.players.find(({ shown }) => isSame(shown, this.#own));
    if (own !== undefined) this.#record.hero = own;
    const { small, big } = this.#blinds;
    return phhOf(this.#record, {
      ...start,
      unit: this.#money.unit.text,
      button: this.#button(dealer),
      small,
      big: Math.max(small, big) || this.#leastBet(),
    });
  }

  /** Of a bomb pot the log tells no blinds. */
  #leastBet(): number {
    const antes = this.#record.players.map(({ ante }) => ante);
    return Math.min(this.#least, Math.max(...antes));
  }

  #begin(entry: string, at: string): void {
    const [, number = '', id, told = '', dealer] = START.exec(entry) ?? fail('noHandBegins');
    const [, limit = '', name = ''] = /^(No Limit|Pot Limit|Limit) (.*)$/i.exec(told) ?? [];
    const game = GAME_OF[name.toLowerCase()];
    const betting = LIMITS[limit.toLowerCase()];
    if (game === undefined || betting === undefined) throw new ImportFault(null, told);
    this.#record.plays(GAMES[game]);
    const place = { venue: 'PokerNow', hand: Number(number), ...timeOf(at) };
    this.#start = {
      game,
      limit: betting,
      dealer,
      place: id === undefined ? place : { ...place, extra: { _hand_id: id } },
    };
  }

  /** Two may have the same name; then both keep their ids. */
  #sit(text: string): void {
    const seats = text.split(' | ').map((part) => STACK.exec(part) ?? fail('notSeat'));
    const names = seats.map(([, , full = '']) => withoutId(full));
    for (const [i, [, seat, full = '', stack = '']] of seats.entries()) {
      const name = names[i] ?? '';
      const isShared = names.indexOf(name) !== names.lastIndexOf(name);
      this.#record.sit(Number(seat), isShared ? full : name, amountOf(stack, this.#money));
      this.#players.set(full, this.#record.players.at(-1) as ImportPlayer);
    }
  }

  #event(entry: string): void {
    const [, name = '', before = '', after = ''] = RENAMED.exec(entry) ?? [];
    const renamed = this.#players.get(`${name} @ ${before}`);
    if (renamed !== undefined) this.#players.set(`${name} @ ${after}`, renamed);
    const [, street = '', second, cards] = BOARD.exec(entry) ?? [];
    if (cards !== undefined) {
      this.#board(cardsIn(cards), second === undefined ? undefined : (BEFORE[street] ?? 0));
      return;
    }
    const [, amount, to = ''] = UNCALLED.exec(entry) ?? [];
    if (amount !== undefined) {
      this.#record.takeBack(this.#named(to), amountOf(amount, this.#money));
      return;
    }
    const [, who, deed = ''] = DEED.exec(entry) ?? [];
    if (who !== undefined) this.#deed(this.#named(who), deed);
  }

  /** A second run, or board, is told after the first; what both share came before it. */
  #board(cards: readonly PhhCard[], shared: number | undefined): void {
    const record = this.#record;
    if (shared === undefined) {
      if (record.isDouble) record.dealRun(0, cards);
      else record.deal(cards);
      return;
    }
    if (record.runs.length === 0) record.partBoard(shared);
    record.dealRun(1, cards);
  }

  #deed(player: ImportPlayer, told: string): void {
    const record = this.#record;
    // Said also of a bet that puts another all-in.
    const said = told.trimEnd();
    const deed = said.endsWith(ALL_IN) ? said.slice(0, -ALL_IN.length) : said;
    const [verb, ...words] = deed.split(' ');
    const amount = (text: string | undefined): number => amountOf(text ?? '', this.#money);
    if (BOMB_POT.test(deed)) {
      record.post(player, 'ante', amount(words.find((word) => /^[\d.]+$/.test(word))), 0);
      return;
    }
    switch (verb) {
      case 'posts':
        this.#post(player, deed);
        break;
      case 'folds':
        record.fold(player);
        break;
      case 'checks':
        record.check(player);
        break;
      // All of these tell what the player has in on the street.
      case 'calls':
        record.call(player, amount(words[0]) - player.bet);
        break;
      case 'bets':
        this.#bet(player, amount(words[0]));
        break;
      case 'raises':
        this.#raise(player, amount(words[1]));
        break;
      case 'shows':
        this.#show(player, cardsIn(deed.replace(/^shows an? |\.$/g, '')));
        break;
      case 'collected':
        if (!BOUNTY.test(deed)) record.win(player, amount(words[0]));
        break;
      case 'chooses':
      case 'choose':
        // How often the board is run.
        break;
      case 'paid':
      case 'will':
        // For a bounty; at which table somebody plays on.
        break;
      default:
        fail({ reason: 'notDeed', token: told });
    }
  }

  /** Of a call that takes all of somebody else's chips the log says so, too. */
  #raise(player: ImportPlayer, to: number): void {
    const paid = to - player.bet;
    if (paid === this.#record.owed(player)) this.#record.call(player, paid);
    else this.#bet(player, to);
  }

  #bet(player: ImportPlayer, to: number): void {
    this.#record.raise(player, to);
    if (player.left > 0) this.#least = Math.min(this.#least, to);
  }

  /** Cards may be shown one after the other. */
  #show(player: ImportPlayer, cards: readonly PhhCard[]): void {
    const { shown } = player;
    const more = cards.filter((card) => !shown.includes(card));
    if (more.length > 0) this.#record.showMore(player, [...shown, ...more]);
  }

  #post(player: ImportPlayer, deed: string): void {
    const [, what = '', text = ''] = POST.exec(deed) ?? [];
    const kind = POSTS[what] ?? fail({ reason: 'notPost', token: deed.slice('posts '.length) });
    const sum = amountOf(text, this.#money);
    const isAgain = this.#record.isPosted(kind);
    const late = isAgain && kind === 'big-blind' ? 'live' : kind;
    const isDead = kind === 'ante' || kind === 'dead';
    // Who has posted before straddles, or posts what they missed, up to that sum.
    const isUpTo = kind === 'straddle' || kind === 'live';
    const paid = isUpTo ? Math.max(0, sum - player.bet) : sum;
    this.#record.post(player, late, paid, isDead ? 0 : paid);
    if (kind === 'small-blind') this.#blinds.small = Math.max(this.#blinds.small, sum);
    if (kind === 'big-blind') this.#blinds.big = Math.max(this.#blinds.big, sum);
  }

  /** A dead button lies before who posted first (R37), or, in a bomb pot, before who acts first. */
  #button(dealer: string | undefined): number {
    const player = dealer === undefined ? undefined : this.#players.get(dealer);
    if (player !== undefined) return player.seat;
    const record = this.#record;
    const first =
      record.poster('small-blind') ??
      record.poster('big-blind') ??
      record.steps.find((step) => 'player' in step)?.player ??
      fail('noTable');
    if (first.seat > 1) return first.seat - 1;
    return Math.max(...record.players.map(({ seat }) => seat)) + 1;
  }

  #named(full: string): ImportPlayer {
    return this.#players.get(full) ?? fail({ reason: 'noSeat', player: withoutId(full) });
  }
}

const withoutId = (full: string): string => full.replace(/ @ [\w-]+$/, '');

const SUITS: Readonly<Record<string, string>> = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' };

/** "10♠, 5♥": some logs have small letters for suits. */
const cardsIn = (text: string): PhhCard[] =>
  text
    .split(/[ ,]+/)
    .filter((part) => part !== '')
    .map((part) => cardOf(part.replace('10', 'T').replace(/[♣♦♥♠]/, (suit) => SUITS[suit] ?? '')));

const isSame = (a: readonly PhhCard[], b: readonly PhhCard[]): boolean =>
  a.length > 0 && a.length === b.length && a.every((card) => b.includes(card));

const TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d)/;

function timeOf(at: string): Partial<PhhHand> {
  const [, year, month, day, time] = TIME.exec(at) ?? [];
  if (time === undefined) return {};
  const date = { day: Number(day), month: Number(month), year: Number(year) };
  return { time, timeZoneAbbreviation: 'UTC', ...date };
}
