/** What is being counted, in rows of numbers by group: quick to add to, and plain only at the end. */

import {
  addRow,
  byName,
  groupText,
  type RowSums,
  rowsOf,
  safe,
  scaledRow,
} from './counters/rows.js';
import { closeSessions, type OpenSession, sessionAt } from './counters/sessions.js';
import * as slots from './counters/slots.js';
import { DEPTHS, POSITIONS } from './counters/table.js';
import { addTop, isLarge, scaleTop } from './counters/top.js';
import {
  type PlayerCounters,
  STATS_VERSION,
  type StatGroup,
  type Stats,
  type TopHand,
} from './counters/types.js';
import { unitOfBoth } from './counters/units.js';
import { adjustedAbove } from './one-hand/adjusted.js';
import type { HandResult } from './one-hand/outcome.js';
import type { Scratch } from './one-hand/scratch.js';

/** What a hand has in common for all its players. */
export interface HandGroup {
  readonly key: string;
  readonly order: number;
  readonly unit: string;
  readonly day: string;
  readonly at: number | null;
  readonly source: string;
}

interface OpenPlayer {
  /** By group, depth and position: the places, and where the row of each begins. */
  readonly places: number[];
  readonly rows: number[];
  sessions: OpenSession[];
  best: TopHand[];
  worst: TopHand[];
}

/** Of the hand, without what differs from player to player. */
interface Stake {
  bb: number;
  readonly game: string;
  readonly players: number;
  readonly day: string;
}

const NO_DEPTH = DEPTHS.length + 1;
/** Powers of two, so that a group's number is a number of bits. */
const PLACES = POSITIONS.length;

export class StatsBook {
  readonly #game: boolean;
  readonly #count: boolean;
  readonly #depth: boolean;
  readonly #day: boolean;
  readonly #session: boolean;
  readonly #ev: boolean;
  readonly #players = new Map<string, OpenPlayer>();
  readonly #stakes: Stake[] = [];
  /** All rows, one after the other: quick to write, and few pieces of memory. */
  #cells = new Float64Array(64 * slots.SLOTS);
  #used = 0;
  /** The stake of the last hand: most often the next one's too. */
  #last = -1;
  #unit = '';
  #hands = 0;
  #biggest: TopHand[] = [];
  refused = 0;

  constructor(keep: readonly StatGroup[], ev: boolean) {
    this.#game = keep.includes('game');
    this.#count = keep.includes('players');
    this.#depth = keep.includes('depth');
    this.#day = keep.includes('day');
    this.#session = keep.includes('session');
    this.#ev = ev;
  }

  get keepsTime(): boolean {
    return this.#day || this.#session;
  }

  add(hand: Scratch, outcome: HandResult, names: readonly string[], group: HandGroup): void {
    const factor = group.unit === this.#unit ? 1 : this.#changeUnit(group.unit);
    this.#hands++;
    const bb = bigBlindOf(hand);
    const stake = this.#stakeOf(hand, bb * factor, group.day);
    if (outcome.isSettled && isLarge(this.#biggest, outcome.pots * factor)) {
      addTop(this.#biggest, [group.key, outcome.pots * factor, group.order]);
    }
    const above = this.#ev ? adjustedAbove(hand, outcome) : null;
    const isBomb = isBombPot(hand);
    let largest = 0;
    let second = 0;
    for (let i = 0; i < hand.count; i++) {
      const stack = hand.start[i] as number;
      if (stack > largest) {
        second = largest;
        largest = stack;
      } else if (stack > second) second = stack;
    }
    for (let i = 0; i < hand.count; i++) {
      const own = hand.start[i] as number;
      const depth = depthOf(Math.min(own, own === largest ? second : largest), largest, bb);
      const player = this.#playerOf(names[i] as string);
      const kept = this.#depth ? depth : NO_DEPTH;
      const place = (stake * 8 + kept) * PLACES + (hand.position[i] as number);
      const from = this.#rowAt(player, place);
      const ev = above === null || hand.out[i] === 1 ? null : (above[i] as number);
      addSeat(this.#cells, from, hand, outcome, i, isBomb, depth, bb, factor, ev);
      if (outcome.isSettled) addResult(player, group, (outcome.net[i] as number) * factor);
      if (this.#session) {
        if (player.sessions === NONE) player.sessions = [];
        const session = sessionAt(player.sessions, group.at, group.source);
        const one = new Float64Array(slots.SLOTS);
        addSeat(one, 0, hand, outcome, i, isBomb, depth, bb, factor, ev);
        addRow(session.rows, this.#nameOf(place), one);
      }
    }
  }

  /** Everything so far, in the order of names. */
  stats(): Stats {
    const names = new Map<number, string>();
    const nameOf = (place: number): string => {
      const known = names.get(place);
      if (known !== undefined) return known;
      const name = this.#nameOf(place);
      names.set(place, name);
      return name;
    };
    const players = [...this.#players].map(
      ([name, { places, rows, sessions, best, worst }]): readonly [string, PlayerCounters] => {
        const sums: RowSums = new Map();
        for (const [k, from] of rows.entries()) {
          const row = this.#cells.subarray(from, from + slots.SLOTS);
          addRow(sums, nameOf(places[k] as number), row);
        }
        return [
          name,
          {
            rows: rowsOf(sums),
            sessions: sessions.length === 0 ? [] : closeSessions(sessions),
            best: [...best],
            worst: [...worst],
            tournaments: null,
          },
        ];
      },
    );
    for (const [, size] of this.#biggest) safe(size, 'biggest');
    return {
      version: STATS_VERSION,
      unit: this.#unit,
      hands: this.#hands,
      refused: this.refused,
      players: byName(players),
      biggest: [...this.#biggest],
    };
  }

  #playerOf(name: string): OpenPlayer {
    let player = this.#players.get(name);
    if (player === undefined) {
      player = { places: [], rows: [], sessions: NONE, best: NONE, worst: NONE };
      this.#players.set(name, player);
    }
    return player;
  }

  /** Where the row begins; most often it is one of a few. */
  #rowAt({ places, rows }: OpenPlayer, place: number): number {
    const at = places.lastIndexOf(place);
    if (at >= 0) return rows[at] as number;
    const from = this.#used;
    this.#used += slots.SLOTS;
    if (this.#used > this.#cells.length) {
      const larger = new Float64Array(2 * this.#cells.length);
      larger.set(this.#cells);
      this.#cells = larger;
    }
    places.push(place);
    rows.push(from);
    return from;
  }

  #stakeOf(hand: Scratch, bb: number, day: string): number {
    const last = this.#stakes[this.#last];
    const game = this.#game ? hand.game.name : '';
    const players = this.#count ? hand.count : 0;
    const kept = this.#day ? day : '';
    if (last !== undefined && isStake(last, bb, game, players, kept)) return this.#last;
    this.#last = this.#stakes.findIndex((stake) => isStake(stake, bb, game, players, kept));
    if (this.#last < 0) {
      this.#last = this.#stakes.push({ bb, game, players, day: kept }) - 1;
    }
    return this.#last;
  }

  #nameOf(place: number): string {
    const [position, rest] = [place % PLACES, Math.floor(place / PLACES)];
    const { bb, game, players, day } = this.#stakes[Math.floor(rest / 8)] as Stake;
    const depth = rest % 8;
    return groupText({
      position: POSITIONS[position] ?? '',
      bb,
      game,
      players: players === 0 ? '' : String(players),
      depth: depth === NO_DEPTH ? '' : String(depth),
      day,
    });
  }

  /** By what this hand's amounts are to be multiplied; those so far are, if it has a finer unit. */
  #changeUnit(unit: string): number {
    const common = unitOfBoth(this.#unit, unit);
    this.#unit = common.text;
    if (common.first === 1) return common.second;
    const factor = common.first;
    for (const stake of this.#stakes) stake.bb *= factor;
    this.#biggest = scaleTop(this.#biggest, factor);
    for (const player of this.#players.values()) {
      player.best = scaleTop(player.best, factor);
      player.worst = scaleTop(player.worst, factor);
      for (const from of player.rows) {
        const row = this.#cells.subarray(from, from + slots.SLOTS);
        row.set(scaledRow(row, factor));
      }
      // Their rows have the big blind in their names.
      for (const session of player.sessions) {
        const rows = [...session.rows];
        session.rows.clear();
        for (const [key, row] of rows) {
          const [position, bb, ...more] = key.split('|');
          session.rows.set(
            [position, Number(bb) * factor, ...more].join('|'),
            scaledRow(row, factor),
          );
        }
      }
    }
    return common.second;
  }
}

const isStake = (stake: Stake, bb: number, game: string, players: number, day: string): boolean =>
  stake.bb === bb && stake.game === game && stake.players === players && stake.day === day;

/** The big blind, in games without one the small bet or the ante: what results are measured in. */
const bigBlindOf = ({ rules }: Scratch): number =>
  rules === null ? 0 : rules.bigBlind || rules.smallBet || rules.ante;

/** Everybody antes and nobody posts a blind; of games without a flop only the posts tell. */
const isBombPot = ({ rules, game, hasBlind }: Scratch): boolean =>
  rules?.bombPot === true || (game.flop < 0 && game.hasBlinds && !hasBlind);

/** Index among `DEPTHS` and above; `NO_DEPTH` if a stack is not known. */
function depthOf(effective: number, largest: number, bb: number): number {
  if (bb === 0 || largest === Infinity) return NO_DEPTH;
  let depth = 0;
  while (depth < DEPTHS.length && effective >= (DEPTHS[depth] as number) * bb) depth++;
  return depth;
}

function addResult(player: OpenPlayer, { key, order }: HandGroup, net: number): void {
  if (net > 0 && isLarge(player.best, net)) {
    if (player.best === NONE) player.best = [[key, net, order]];
    else addTop(player.best, [key, net, order]);
  } else if (net < 0 && isLarge(player.worst, -net)) {
    if (player.worst === NONE) player.worst = [[key, -net, order]];
    else addTop(player.worst, [key, -net, order]);
  }
}

/** Of players about whom there is nothing yet: never written to. */
const NONE: never[] = [];

const add = (cells: Float64Array, at: number, value: number): void => {
  cells[at] = (cells[at] as number) + value;
};

/** The counters of one seat. */
function addSeat(
  cells: Float64Array,
  from: number,
  hand: Scratch,
  outcome: HandResult,
  i: number,
  isBomb: boolean,
  depth: number,
  bb: number,
  factor: number,
  ev: number | null,
): void {
  const isAway = hand.away[i] === 1;
  add(cells, from + (isAway ? slots.AWAY : slots.HANDS), 1);
  if (outcome.isSettled) {
    const net = outcome.net[i] as number;
    add(cells, from + slots.SETTLED, 1);
    add(cells, from + slots.NET, net * factor);
    if (outcome.isShowdown && hand.out[i] === 0)
      add(cells, from + slots.NET_SHOWDOWN, net * factor);
    if (ev !== null) {
      add(cells, from + slots.EV_ABOVE, ev * factor);
      add(cells, from + slots.EV_HANDS, 1);
    }
    if (bb > 0) add(cells, from + slots.SQUARES, hundredths(net, bb) ** 2);
  }
  if (isAway) return;
  if (depth < NO_DEPTH) add(cells, from + slots.DEPTH + depth, 1);
  if (isBomb) return;
  slots.addBits(cells, from, 0, hand.earlyMade[i] as number);
  slots.addBits(cells, from + 1, 0, hand.early[i] as number);
  slots.addBits(cells, from, slots.LATE, hand.lateMade[i] as number);
  slots.addBits(cells, from + 1, slots.LATE, hand.late[i] as number);
  const aggressive = hand.aggressive[i] as number;
  const calls = hand.calls[i] as number;
  const folds = hand.folds[i] as number;
  if (aggressive + calls + folds === 0) return;
  add(cells, from + slots.AF, aggressive);
  add(cells, from + slots.AF + 1, calls);
  add(cells, from + slots.AFQ, aggressive);
  add(cells, from + slots.AFQ + 1, aggressive + calls + folds);
}

/** Of a big blind, half away from zero. */
function hundredths(net: number, bb: number): number {
  const size = Math.floor((200 * Math.abs(net) + bb) / (2 * bb));
  return net < 0 ? -size : size;
}
