/** What the page knows of a table: the view as the server last told it, and what was new in that. */

import {
  applyPatch,
  type ServerMessage,
  type StreamEvent,
  type TableView,
} from '@sidepot/protocol';

/** What came together. A snapshot has no events: nothing of it is to be animated. */
export interface News {
  /** Rises with each message, so that an effect can tell one from the next. */
  readonly id: number;
  readonly events: readonly StreamEvent[];
}

export interface TableState {
  /** Null until the first snapshot. */
  readonly view: TableView | null;
  readonly seq: number | null;
  /** What the server's clock is ahead of ours, milliseconds. */
  readonly ahead: number;
  readonly news: News;
  /** Events were missed: ask for a snapshot. */
  readonly isBehind: boolean;
}

export const EMPTY: TableState = {
  view: null,
  seq: null,
  ahead: 0,
  news: { id: 0, events: [] },
  isBehind: false,
};

type Snapshot = Pick<Extract<ServerMessage, { type: 'snapshot' }>, 'seq' | 'view'>;
type Events = Extract<ServerMessage, { type: 'events' }>;

/** `now` is our own clock when the message came. */
export function reduce(state: TableState, message: ServerMessage, now: number): TableState {
  switch (message.type) {
    case 'hello':
      return { ...state, ahead: message.at - now };
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
const isNews = ({ seq }: TableState, current: Snapshot | undefined): current is Snapshot =>
  current !== undefined && (seq === null || current.seq > seq);

function replaced(state: TableState, { seq, view }: Snapshot): TableState {
  const news = { id: state.news.id + 1, events: [] };
  return { ...state, seq, view, news, isBehind: false };
}

function followed(state: TableState, { seq, after, events, patch }: Events): TableState {
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
