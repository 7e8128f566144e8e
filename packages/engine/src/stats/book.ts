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
import { POSITIONS } from './counters/table.js';
import { addTop, scaleTop, topFrom } from './counters/top.js';
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
import { isMarked, type Scratch } from './one-hand/scratch.js';
import { addSeat, addTrace, depthOf, moreThanTraces, NO_DEPTH } from './seat.js';
import { TRACES, Traces } from './traces.js';

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
  readonly name: string;
  /** Who sat behind them when they were last seen: most often who sits there now. */
  next: OpenPlayer | null;
  /** Of the last hand, by stake and depth: most often the next one's too. */
  group: number;
  /** Where the places of its rows begin, one for each position. */
  places: number;
  sessions: OpenSession[];
  best: TopHand[];
  worst: TopHand[];
  /** Smaller gains and losses are in neither list. */
  bestFrom: number;
  worstFrom: number;
  /** Every group, and behind it where the places of its rows begin. */
  readonly groups: number[];
}

/** Of the hand, without what differs from player to player. */
interface Stake {
  bb: number;
  readonly game: string;
  readonly players: number;
  readonly day: string;
}

/** Powers of two, so that a group's number is a number of bits. */
const PLACES = POSITIONS.length;
/** Of a row, with its traces. */
const CELLS: number = slots.SLOTS + TRACES;
const NO_ROW = -1;

export class StatsBook {
  readonly #game: boolean;
  readonly #count: boolean;
  readonly #depth: boolean;
  readonly #day: boolean;
  readonly #session: boolean;
  readonly #ev: boolean;
  readonly #players = new Map<string, OpenPlayer>();
  /** The first of the last hand. */
  #first: OpenPlayer | null = null;
  readonly #stakes: Stake[] = [];
  /** All rows, one after the other: quick to write, and few pieces of memory. */
  #cells = new Float64Array(64 * CELLS);
  #used = 0;
  /** Where the row of each place begins, or `NO_ROW`. */
  #rows = new Int32Array(64 * PLACES).fill(NO_ROW);
  #places = 0;
  readonly #traces = new Traces();
  /** The stake of the last hand: most often the next one's too. */
  #last = -1;
  #unit = '';
  #hands = 0;
  #biggest: TopHand[] = [];
  #biggestFrom = 0;
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
    if (outcome.isSettled && outcome.pots * factor >= this.#biggestFrom) {
      addTop(this.#biggest, [group.key, outcome.pots * factor, group.order]);
      this.#biggestFrom = topFrom(this.#biggest);
    }
    const above = this.#ev ? adjustedAbove(hand, outcome) : null;
    const isBomb = isBombPot(hand);
    const more = moreThanTraces(hand, outcome, isBomb);
    let largest = 0;
    let second = 0;
    for (let i = 0; i < hand.count; i++) {
      const stack = hand.start[i] as number;
      if (stack > largest) {
        second = largest;
        largest = stack;
      } else if (stack > second) second = stack;
    }
    let before = -1;
    let depth = NO_DEPTH;
    // Most often the button has moved on to the next player, and the others have stayed.
    let guess = this.#first?.next ?? null;
    let previous: OpenPlayer | null = null;
    for (let i = 0; i < hand.count; i++) {
      const own = hand.start[i] as number;
      if (own !== before) {
        depth = depthOf(Math.min(own, own === largest ? second : largest), largest, bb);
        before = own;
      }
      const name = names[i] as string;
      const player: OpenPlayer =
        guess !== null && guess.name === name ? guess : this.#playerOf(name);
      if (previous === null) this.#first = player;
      else if (previous.next !== player) previous.next = player;
      previous = player;
      guess = player.next;
      const kept = this.#depth ? depth : NO_DEPTH;
      const position = hand.position[i] as number;
      const from = this.#rowAt(player, stake * 8 + kept, position);
      const ev = above === null || !isMarked(hand.liveBits, i) ? null : (above[i] as number);
      const cells = this.#cells;
      if (
        isMarked(more, i) ||
        !addTrace(cells, from, hand, outcome, i, depth, bb, factor, this.#traces)
      ) {
        addSeat(cells, from, hand, outcome, i, isBomb, depth, bb, factor, ev);
      }
      const net = outcome.net[i] as number;
      if (net !== 0 && outcome.isSettled) addResult(player, group, net * factor);
      if (this.#session) {
        if (player.sessions === NONE) player.sessions = [];
        const session = sessionAt(player.sessions, group.at, group.source);
        const one = new Float64Array(slots.SLOTS);
        addSeat(one, 0, hand, outcome, i, isBomb, depth, bb, factor, ev);
        addRow(session.rows, this.#nameOf((stake * 8 + kept) * PLACES + position), one);
      }
    }
    if (previous !== null) previous.next = this.#first;
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
      ([name, { groups, sessions, best, worst }]): readonly [string, PlayerCounters] => {
        const sums: RowSums = new Map();
        for (let k = 0; k < groups.length; k += 2) {
          const group = groups[k] as number;
          const places = groups[k + 1] as number;
          for (let position = 0; position < PLACES; position++) {
            const from = this.#rows[places + position] as number;
            if (from === NO_ROW) continue;
            this.#traces.settle(this.#cells, from);
            const row = this.#cells.subarray(from, from + slots.SLOTS);
            addRow(sums, nameOf(group * PLACES + position), row);
          }
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
      player = {
        name,
        next: null,
        group: -1,
        places: -1,
        sessions: NONE,
        best: NONE,
        worst: NONE,
        bestFrom: 0,
        worstFrom: 0,
        groups: [],
      };
      this.#players.set(name, player);
    }
    return player;
  }

  /** Where the row begins. */
  #rowAt(player: OpenPlayer, group: number, position: number): number {
    if (player.group !== group) this.#turnTo(player, group);
    const place = player.places + position;
    const known = this.#rows[place] as number;
    if (known !== NO_ROW) return known;
    const from = this.#used;
    this.#used += CELLS;
    if (this.#used > this.#cells.length) {
      const larger = new Float64Array(2 * this.#cells.length);
      larger.set(this.#cells);
      this.#cells = larger;
    }
    this.#rows[place] = from;
    return from;
  }

  #turnTo(player: OpenPlayer, group: number): void {
    const { groups } = player;
    player.group = group;
    for (let k = groups.length - 2; k >= 0; k -= 2) {
      if (groups[k] !== group) continue;
      player.places = groups[k + 1] as number;
      return;
    }
    player.places = this.#places;
    groups.push(group, this.#places);
    this.#places += PLACES;
    if (this.#places <= this.#rows.length) return;
    const larger = new Int32Array(2 * this.#rows.length).fill(NO_ROW);
    larger.set(this.#rows);
    this.#rows = larger;
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
    this.#biggestFrom *= factor;
    for (let from = 0; from < this.#used; from += CELLS) {
      const row = this.#cells.subarray(from, from + slots.SLOTS);
      row.set(scaledRow(row, factor));
    }
    for (const player of this.#players.values()) {
      player.best = scaleTop(player.best, factor);
      player.worst = scaleTop(player.worst, factor);
      player.bestFrom *= factor;
      player.worstFrom *= factor;
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

function addResult(player: OpenPlayer, { key, order }: HandGroup, net: number): void {
  if (net > 0 && net >= player.bestFrom) {
    if (player.best === NONE) player.best = [];
    addTop(player.best, [key, net, order]);
    player.bestFrom = topFrom(player.best);
  } else if (net < 0 && -net >= player.worstFrom) {
    if (player.worst === NONE) player.worst = [];
    addTop(player.worst, [key, -net, order]);
    player.worstFrom = topFrom(player.worst);
  }
}

/** Of players about whom there is nothing yet: never written to. */
const NONE: never[] = [];
