/**
 * What tables cost, counted by the append itself: events and bytes by the hour, on the row of the
 * table, so that a sum for its host is never far from what was really written.
 */

export const HOUR_MS = 3_600_000;

/** Whose tables: those somebody hosts, or those made from an address. */
export type Payer = { readonly host: string } | { readonly address: string };

export interface Usage {
  /** Tables that are not closed. */
  readonly tables: number;
  /** Tables made since the time asked for, closed ones too. */
  readonly newTables: number;
  /** Bots at tables that are not closed. */
  readonly bots: number;
  /** Written in this hour. */
  readonly events: number;
  readonly bytes: number;
}

/** What the host of a table, and the address it was made from, have written in this hour. */
export interface Spent {
  readonly tableId: string;
  readonly host: string;
  readonly hostEvents: number;
  readonly hostBytes: number;
  readonly addressEvents: number;
  readonly addressBytes: number;
}

/** What only changes now and then. */
export interface TableTally {
  readonly bots: number;
  readonly isOpen: boolean;
}
