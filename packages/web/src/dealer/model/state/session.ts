/**
 * What is kept: what was chosen, and the log. An entry of the log is a tap with the engine's own
 * events that it made, so the state is a fold of them; undo cuts the log and folds what is left.
 * What is typed but not yet said (keypad, winners being tapped) is a draft beside it, and each entry
 * knows what of the draft it changed.
 */

import type {
  Card,
  ClockEvent,
  HandEvent,
  HandState,
  Refusal,
  TableEvent,
  TableOptions,
} from '@sidepot/engine';
import { EMPTY_PAD, type Pad } from './pad.js';
import { type DealerSetup, FRESH_SETUP } from './setup.js';
import type { DealerTap, PickPlace, SettleFocus, ShowdownWay } from './taps.js';

/** Of the shape of a session; another one is not read. */
export const DEALER_VERSION = 1;

/** What happened, as it is stored. Only `table` and `hand` change chips. */
export type DealerEvent =
  | { readonly of: 'opened'; readonly options: TableOptions }
  | { readonly of: 'table'; readonly event: TableEvent }
  | { readonly of: 'hand'; readonly event: HandEvent }
  | { readonly of: 'clock'; readonly event: ClockEvent }
  /** Hole cards that somebody typed: the log of the hand is written anew with them. */
  | { readonly of: 'cards'; readonly seat: number; readonly cards: readonly Card[] }
  /** This pot has been pushed. */
  | { readonly of: 'paid'; readonly pot: number }
  | { readonly of: 'elsewhere'; readonly players: number }
  | { readonly of: 'entries'; readonly entries: number };

/** Asked of the dealer before anything happens. */
export interface DealerQuestion {
  readonly kind: 'outOfTurn';
  readonly seat: number;
  readonly actor: number;
  /** Who would have to act before, in turn; the actor first. */
  readonly between: readonly number[];
}

/** Winners that are being tapped. */
export interface Picks {
  readonly way: ShowdownWay;
  /** Seats by `placeKey`. An empty list of lows: nobody qualifies. */
  readonly winners: Readonly<Record<string, readonly number[]>>;
  /** Tiers, best first, by `rankKey`. */
  readonly ranking: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** Null: the first place that is open. */
  readonly focus: PickPlace | null;
}

/** Only settle this: what is typed. */
export interface SettleDraft {
  /** What closed rounds left: amounts, each with its seats; null: everybody who is in. */
  readonly middle: readonly { readonly amount: number; readonly seats: readonly number[] | null }[];
  readonly seats: readonly SettleSeat[];
  readonly button: number;
  readonly focus: SettleFocus | null;
  /** Said, and not of a hand whose stacks are all known: settled beside the table, which stays as it is. */
  readonly aside: { readonly hand: HandState; readonly paid: readonly number[] } | null;
}

export interface SettleSeat {
  readonly seat: number;
  readonly status: 'in' | 'folded' | 'out';
  /** In front; null: nothing said. */
  readonly bet: number | null;
  /** Behind; null: nobody counted it. */
  readonly behind: number | null;
  readonly isAllIn: boolean;
}

/** What is typed but not yet said. */
export interface DealerDraft {
  readonly setup: DealerSetup;
  readonly pad: Pad;
  readonly asked: DealerQuestion | null;
  readonly picks: Picks;
  readonly settling: SettleDraft | null;
}

export interface DealerEntry {
  readonly tap: DealerTap;
  /** Milliseconds. */
  readonly at: number;
  readonly events: readonly DealerEvent[];
  /** What of the draft it changed: as it was. */
  readonly before: Partial<DealerDraft>;
}

export interface UndoneEntry {
  readonly entry: DealerEntry;
  /** What of the draft it changed: as it had become. */
  readonly after: Partial<DealerDraft>;
}

/** Everything about a dealer's evening. Plain data: `JSON.stringify` is all it takes to keep it. */
export interface DealerSession extends DealerDraft {
  readonly version: typeof DEALER_VERSION;
  readonly log: readonly DealerEntry[];
  /** What `redo` brings back, the next one last. */
  readonly undone: readonly UndoneEntry[];
  /** Why the last tap changed nothing; null if it did. */
  readonly refusal: Refusal | null;
}

export const NO_PICKS: Picks = { way: 'winners', winners: {}, ranking: {}, focus: null };

/** Nothing is typed, tapped or asked. */
export const IDLE_DRAFT: Omit<DealerDraft, 'setup'> = {
  pad: EMPTY_PAD,
  asked: null,
  picks: NO_PICKS,
  settling: null,
};

export const freshSession = (setup: Partial<DealerSetup> = {}): DealerSession => ({
  version: DEALER_VERSION,
  setup: { ...FRESH_SETUP, ...setup },
  ...IDLE_DRAFT,
  log: [],
  undone: [],
  refusal: null,
});

const DRAFT_KEYS = ['setup', 'pad', 'asked', 'picks', 'settling'] as const;

/** The parts of `from` that are not those of `other`. */
export function changedDraft(from: DealerDraft, other: DealerDraft): Partial<DealerDraft> {
  const changed = DRAFT_KEYS.filter((key) => from[key] !== other[key]);
  return Object.fromEntries(changed.map((key) => [key, from[key]]));
}

/** A session that was stored, or null if this version cannot read it. */
export function readSession(stored: unknown): DealerSession | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const session = stored as DealerSession;
  const isOurs =
    session.version === DEALER_VERSION &&
    Array.isArray(session.log) &&
    Array.isArray(session.undone);
  return isOurs ? session : null;
}
