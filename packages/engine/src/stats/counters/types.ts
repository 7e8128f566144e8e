/** Counters as they are kept, sent and merged: plain JSON, whole numbers only. */

import type { PublicEvent } from '../../hand/state/evolve.js';
import type { PhhHand } from '../../notation/phh/hand.js';

/** Of the shape of `Stats`; another one is refused. */
export const STATS_VERSION = 1;

/** A hand of a list of largest ones: its key, its size, and its place among hands of the same size. */
export type TopHand = readonly [key: string, size: number, order: number];

/**
 * Counters by group. A group is a text of its parts, `btn|100|holdem|6|4|2026-10-01`: position, big
 * blind, game, number of players, depth, day; those that are not kept are empty. `report` reads them.
 */
export type StatRows = Readonly<Record<string, readonly number[]>>;

/** Hands of one player without a longer break; without a time, the hands of one file. */
export interface SessionCounters {
  /** Seconds since 1970 as the records tell it; null if nobody knows. */
  readonly from: number | null;
  readonly to: number | null;
  /** Of sessions without a time: where the hands come from. */
  readonly source: string;
  readonly rows: StatRows;
}

/** Finished tournaments of one player. Amounts are whole units of the buy-ins' currency. */
export interface TournamentCounters {
  readonly tournaments: number;
  readonly entries: number;
  readonly paid: number;
  readonly prize: number;
  readonly bounties: number;
  /** Tournaments with a prize; a bounty alone is none. */
  readonly cashed: number;
  readonly wins: number;
  /** How often each place; who tied share it. */
  readonly places: Readonly<Record<string, number>>;
}

/** Everything that is counted of one player. */
export interface PlayerCounters {
  readonly rows: StatRows;
  readonly sessions: readonly SessionCounters[];
  /** Ten hands with the largest gains, and with the largest losses. */
  readonly best: readonly TopHand[];
  readonly worst: readonly TopHand[];
  readonly tournaments: TournamentCounters | null;
}

/** Counters of any number of hands. They merge in any order: `mergeStats`. */
export interface Stats {
  readonly version: typeof STATS_VERSION;
  /** What one unit of the amounts is worth: '1', '0.01'. */
  readonly unit: string;
  readonly hands: number;
  /** Records that cannot have happened: none of their counters are in here. */
  readonly refused: number;
  readonly players: Readonly<Record<string, PlayerCounters>>;
  /** The ten largest pots. */
  readonly biggest: readonly TopHand[];
}

/** By what counters can be told apart, beside the position and the big blind. */
export const STAT_GROUPS = ['game', 'players', 'depth', 'day', 'session'] as const;

/** One of `STAT_GROUPS`. */
export type StatGroup = (typeof STAT_GROUPS)[number];

/** What `statsOf` and `statsCounter` can be told. */
export interface StatsOptions {
  /** Which groups are kept apart; game, number of players and depth unless told. */
  readonly keep?: readonly StatGroup[];
  /** All-in adjusted results; true unless told. */
  readonly ev?: boolean;
}

/** What a hand is called, and when and where it was played. */
export interface HandLabel {
  /** Its name in lists of largest hands; '' unless told. */
  readonly key?: string;
  /** Its place among others, for hands of equal size; 0 unless told. */
  readonly order?: number;
  /** Seconds since 1970; of a record, what it tells itself unless told. */
  readonly at?: number;
  /** 2026-10-01, as the players' clock had it; of `at` in UTC unless told. */
  readonly day?: string;
  /** The file or table it comes from. */
  readonly source?: string;
}

/** A hand that was read from a file. */
export interface RecordedHand extends HandLabel {
  readonly record: PhhHand;
}

/** A hand that was played: its log, or what the rail saw of it. */
export interface LoggedHand extends HandLabel {
  readonly events: readonly PublicEvent[];
  /** By seat; the ids of the players unless told. */
  readonly names?: Readonly<Record<number, string>>;
  /** What one chip is worth; '1' unless told. */
  readonly unit?: string;
}

/** A hand to count. */
export type StatsHand = RecordedHand | LoggedHand;

/** How one player ended a tournament. */
export interface TournamentResult {
  readonly player: string;
  /** How often they bought in, re-entries included. */
  readonly entries: number;
  /** Buy-ins, fees, re-entries, rebuys and add-ons. */
  readonly paid: number;
  readonly place: number;
  /** How many entered. */
  readonly of?: number;
  readonly prize: number;
  readonly bounties: number;
}
