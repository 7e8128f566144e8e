/**
 * What is stored of a club. Its nights are the tables of its host and nights from files; of each it
 * keeps the result, so that a table may be deleted. All that follows from them (standings, ledger,
 * settlement) is worked out when somebody looks.
 */

import type { ClubScoring, NIGHT_KINDS, TableCurrency } from '@sidepot/protocol';

/** Of the shape of a body. */
export const CLUB_VERSION = 1;

/** Of one person in one night, in the table's own chips. */
export interface ResultRow {
  /** The player, or a person of the club who was taken from a file. */
  readonly person: string;
  readonly name: string;
  /** Who tied has the same; null: nobody has one. */
  readonly place: number | null;
  readonly paid: number;
  readonly won: number;
  /** Sum of the host's corrections. */
  readonly adjusted: number;
}

/** What is missing of the nets is the house's. */
export interface NightResult {
  /** The table's last event when it was worked out; 0: from a file. */
  readonly seq: number;
  readonly name: string;
  /** When its first hand began. */
  readonly at: number;
  /** Only a tournament has places. */
  readonly isTournament: boolean;
  /** So many played, if that is known from elsewhere; null: as many as there are rows with a place. */
  readonly people: number | null;
  /** Of a tournament, without the fee; null: not known. */
  readonly buyIn: number | null;
  readonly rows: readonly ResultRow[];
}

export interface KeptNight {
  readonly kind: (typeof NIGHT_KINDS)[number];
  /** Of a table it is the table's. */
  readonly id: string;
  /** As it was called when it was added, and when that was. */
  readonly name: string;
  readonly addedAt: number;
  readonly settled: boolean;
  /** What one chip of it is in the club's units; 1 of a night from a file. */
  readonly worth: number;
  /** Null: it is a table that is not over. */
  readonly result: NightResult | null;
}

export interface ClubBody {
  readonly version: typeof CLUB_VERSION;
  readonly name: string;
  /** For good. */
  readonly currency: TableCurrency;
  readonly scoring: ClubScoring;
  /** In the order in which they were added. */
  readonly nights: readonly KeptNight[];
  /** People from files, as they were called there. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** Names that the host gave. */
  readonly names: readonly { readonly member: string; readonly name: string }[];
  /** Who is who, as the host says. */
  readonly merged: readonly { readonly member: string; readonly into: string }[];
}

export const DEFAULT_SCORING: ClubScoring = { formula: 'sqrt', topBps: 10_000, best: null };
