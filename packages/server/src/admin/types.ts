/** What can be asked over the admin socket: a name, what goes in, what comes out. All of it is JSON. */

import type { Answer } from '@sidepot/protocol';
import type { TableOverview } from '../runtime/contract/types.js';
import type { BanRecord, PlayerRecord } from '../store/index.js';

/** `asleep`: no process that was asked has it in memory. */
export type AdminTable =
  | (TableOverview & { readonly hostName: string })
  | {
      readonly id: string;
      readonly name: string;
      readonly host: string;
      readonly hostName: string;
      readonly status: 'asleep';
      readonly seq: number;
    };

export interface AdminPlayer extends PlayerRecord {
  readonly banned: boolean;
}

/** A line of the audit log. */
export interface AdminLine {
  readonly n: number;
  readonly hash: string;
  readonly at: number;
  readonly by: string;
  readonly action: string;
  readonly [field: string]: unknown;
}

export interface Verified {
  readonly lines: number;
  /** Of the newest line: kept elsewhere, it stands for the whole log. */
  readonly head: string;
  /** The first line that does not follow from the one before. */
  readonly brokenAt: number | null;
  /** Is the hash that was asked for one of a line? Null: none was asked for. */
  readonly isThere: boolean | null;
}

export interface AdminCalls {
  tables: { ask: { limit: number }; answer: { tables: readonly AdminTable[] } };
  players: { ask: { limit: number }; answer: { players: readonly AdminPlayer[] } };
  /** After the hand, by the rules. */
  close: { ask: { table: string }; answer: { seq: number } };
  delete: { ask: { table: string }; answer: { table: string } };
  /** Ends all sessions of a player. */
  revoke: { ask: { player: string }; answer: { sessions: number; sockets: number } };
  /** A player's id, or addresses. */
  ban: {
    ask: { who: string; reason: string };
    answer: { kind: BanRecord['kind']; sockets: number };
  };
  unban: { ask: { who: string }; answer: { kind: BanRecord['kind'] } };
  bans: { ask: object; answer: { bans: readonly BanRecord[] } };
  /** What a player has used, and may; with `set` other limits than all have, null again those. */
  quota: {
    ask: { player: string; set?: Readonly<Record<string, number>> | null };
    answer: Answer<'getQuota'>;
  };
  transfer: { ask: { table: string; player: string }; answer: { seq: number } };
  log: { ask: { limit: number }; answer: { lines: readonly AdminLine[] } };
  verify: { ask: { expect: string | null }; answer: Verified };
}

export type AdminName = keyof AdminCalls;

export const ADMIN_NAMES: readonly AdminName[] = [
  ...(['tables', 'players', 'close', 'delete', 'revoke', 'ban', 'unban', 'bans'] as const),
  ...(['transfer', 'quota', 'log', 'verify'] as const),
];

export type AdminAnswer<N extends AdminName> =
  | { readonly ok: true; readonly value: AdminCalls[N]['answer'] }
  | { readonly ok: false; readonly error: AdminRefusal };

export interface AdminRefusal {
  readonly code: string;
  readonly text: string;
}
