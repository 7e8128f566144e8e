/** What is known of a table: the view as the server last told it, and what was new in that. */

import type { ServerMessage, StreamEvent, TableView } from '@sidepot/protocol';
import { applyPatch } from '@sidepot/protocol/words';

/**
 * What came together. A snapshot has no events: nothing of it is to be animated.
 *
 * @example
 * ```ts
 * import { connectTable, type News } from '@sidepot/client';
 *
 * const table = connectTable({ url: 'http://127.0.0.1:3000', table: 'kf7Qm2xW9bTc' });
 * const types = ({ events }: News) => events.map(({ event }) => event.type);
 * types(table.state.news); // → ['acted', 'turned']
 * ```
 */
export interface News {
  /** Rises with each message, so that an effect can tell one from the next. */
  readonly id: number;
  readonly events: readonly StreamEvent[];
}

/**
 * What is told to who stands outside: the name of the table, and whether the host was asked.
 *
 * @example
 * ```ts
 * import { connectTable, type Door } from '@sidepot/client';
 *
 * const words = ({ asked, denied }: Door) => (denied ? 'no' : asked ? 'wait' : 'ask');
 * const table = connectTable({ url: 'http://127.0.0.1:3000', table: 'kf7Qm2xW9bTc' });
 * table.onChange(() => table.state.door && words(table.state.door)); // → 'wait'
 * ```
 */
export type Door = Pick<
  Extract<ServerMessage, { type: 'door' }>,
  'name' | 'asked' | 'denied' | 'reason'
>;

/**
 * All that a connection knows of its table. It is replaced, never changed.
 *
 * @example
 * ```ts
 * import { connectTable } from '@sidepot/client';
 *
 * const table = connectTable({ url: 'http://127.0.0.1:3000', table: 'kf7Qm2xW9bTc' });
 * const { view, ahead } = table.state;
 * const leftMs = (view?.clock?.deadline ?? 0) - (Date.now() + ahead);
 * ```
 */
export interface KnownTable {
  /** Null until the first snapshot, and outside. */
  readonly view: TableView | null;
  /** Not null: outside, where the host decides who comes in. */
  readonly door: Door | null;
  /** Of the last event that is in the view. */
  readonly seq: number | null;
  /** What the server's clock is ahead of ours, milliseconds. */
  readonly ahead: number;
  readonly news: News;
  /** Events were missed: ask for a snapshot. */
  readonly isBehind: boolean;
}

/**
 * The state before anything was heard.
 *
 * @example
 * ```ts
 * import { UNKNOWN_TABLE } from '@sidepot/client';
 *
 * UNKNOWN_TABLE.view; // → null
 * ```
 */
export const UNKNOWN_TABLE: KnownTable = {
  view: null,
  door: null,
  seq: null,
  ahead: 0,
  news: { id: 0, events: [] },
  isBehind: false,
};

const doorOf = ({ name, asked, denied, reason }: Door): Door => ({ name, asked, denied, reason });

type Snapshot = Pick<Extract<ServerMessage, { type: 'snapshot' }>, 'seq' | 'view'>;
type Events = Extract<ServerMessage, { type: 'events' }>;

/**
 * The state after a message: a snapshot replaces the view, events patch it, a gap is noticed.
 * {@link connectTable} does this by itself; it is here for who keeps messages and reads them later.
 *
 * @param now Our own clock when the message came.
 * @example
 * ```ts
 * import { UNKNOWN_TABLE, reduce } from '@sidepot/client';
 *
 * const hello = { type: 'hello', v: 1, table: 'kf7Qm2xW9bTc', player: 'ann_8fK2mQ' } as const;
 * reduce(UNKNOWN_TABLE, { ...hello, at: 5000 }, 4000).ahead; // → 1000
 * ```
 */
export function reduce(state: KnownTable, message: ServerMessage, now: number): KnownTable {
  switch (message.type) {
    case 'hello':
      return { ...state, ahead: message.at - now };
    case 'door':
      // Shown out, or not yet let in: nothing of before is shown any more.
      return { ...UNKNOWN_TABLE, ahead: state.ahead, door: doorOf(message), news: state.news };
    case 'snapshot':
      return replaced(state, message);
    case 'events':
      return followed(state, message);
    case 'refused':
      return isNews(state, message.current) ? replaced(state, message.current) : state;
    case 'ack':
    case 'resync':
    case 'ping':
    case 'pong':
    case 'bye':
      return state;
  }
}

/** What a refusal tells may have been overtaken. A snapshot counts always: rights may have changed. */
const isNews = ({ seq }: KnownTable, current: Snapshot | undefined): current is Snapshot =>
  current !== undefined && (seq === null || current.seq > seq);

function replaced(state: KnownTable, { seq, view }: Snapshot): KnownTable {
  const news = { id: state.news.id + 1, events: [] };
  return { ...state, seq, view, door: null, news, isBehind: false };
}

function followed(state: KnownTable, { seq, after, events, patch }: Events): KnownTable {
  const { view } = state;
  if (view === null || state.seq === null || after > state.seq) return { ...state, isBehind: true };
  // People come and go without an event; then only the patch is new.
  const news = events.filter((event) => event.seq > (state.seq ?? 0));
  return {
    ...state,
    seq: Math.max(seq, state.seq),
    view: applyPatch(view, patch, news),
    news: { id: state.news.id + 1, events: news },
    isBehind: false,
  };
}
