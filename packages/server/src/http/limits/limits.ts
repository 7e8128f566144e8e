/** How much one address, person or socket may ask for. Benches and tests lift or tighten it. */

import {
  DEFAULT_TABLE_LIMITS,
  NO_TABLE_LIMITS,
  type TableLimits,
} from '../../runtime/contract/limits.js';

/** At most `max` in `ms`. */
export interface Rate {
  readonly max: number;
  readonly ms: number;
}

/** `perSecond` in the long run, `burst` at once. */
export interface Flow {
  readonly perSecond: number;
  readonly burst: number;
}

export interface ServerLimits {
  /** Requests of all kinds, the files of the page too. */
  readonly perAddress: Rate;
  readonly perPlayer: Rate;
  /** By one person. */
  readonly newTables: Rate;
  /** From one address. */
  readonly newIdentities: Rate;
  /** Questions to the rules, from one address. */
  readonly rulesQuestions: Rate;
  /** Tables with real cards that are shared, from one address. */
  readonly newShares: Rate;
  /** Of one of them. */
  readonly shareChanges: Rate;
  /** That live at once, from one address. */
  readonly sharesPerAddress: number;
  /** Who watch one of them at this node. */
  readonly viewersPerShare: number;
  readonly socketMessages: Flow;
  /** Over all of their sockets. */
  readonly playerMessages: Flow;
  readonly socketsPerPlayer: number;
  /** Also streams of shared tables. */
  readonly socketsPerAddress: number;
  /** A socket that said no `hello` by then is closed. */
  readonly helloMs: number;
  readonly pingMs: number;
  /** How often open sockets are asked for sessions that ended, and bans are read again. */
  readonly guardMs: number;
  /** A socket not heard from for so long is dropped. */
  readonly silentMs: number;
  /** A reader that is behind for so long is dropped. */
  readonly stuckMs: number;
  /** What tables may do and cost. */
  readonly tables: TableLimits;
}

export const DEFAULT_LIMITS: ServerLimits = {
  perAddress: { max: 300, ms: 1000 },
  perPlayer: { max: 50, ms: 1000 },
  newTables: { max: 20, ms: 60_000 },
  newIdentities: { max: 60, ms: 60_000 },
  rulesQuestions: { max: 50, ms: 1000 },
  newShares: { max: 10, ms: 60_000 },
  shareChanges: { max: 50, ms: 10_000 },
  sharesPerAddress: 20,
  viewersPerShare: 500,
  socketMessages: { perSecond: 30, burst: 60 },
  playerMessages: { perSecond: 60, burst: 120 },
  socketsPerPlayer: 20,
  socketsPerAddress: 200,
  helloMs: 10_000,
  pingMs: 20_000,
  guardMs: 60_000,
  silentMs: 60_000,
  stuckMs: 30_000,
  tables: DEFAULT_TABLE_LIMITS,
};

const ANY_RATE: Rate = { max: Number.POSITIVE_INFINITY, ms: 1000 };
const ANY_FLOW: Flow = { perSecond: Number.POSITIVE_INFINITY, burst: Number.POSITIVE_INFINITY };

/** For load tests: as much as anybody likes. Sizes and silence are still watched. */
export const NO_LIMITS: ServerLimits = {
  ...DEFAULT_LIMITS,
  perAddress: ANY_RATE,
  perPlayer: ANY_RATE,
  newTables: ANY_RATE,
  newIdentities: ANY_RATE,
  rulesQuestions: ANY_RATE,
  newShares: ANY_RATE,
  shareChanges: ANY_RATE,
  sharesPerAddress: Number.MAX_SAFE_INTEGER,
  viewersPerShare: Number.POSITIVE_INFINITY,
  socketMessages: ANY_FLOW,
  playerMessages: ANY_FLOW,
  socketsPerPlayer: Number.POSITIVE_INFINITY,
  socketsPerAddress: Number.POSITIVE_INFINITY,
  tables: NO_TABLE_LIMITS,
};
