/** The state of an evening: the events of its log, folded by the engine. */

import {
  type ClockEvent,
  createTable,
  evolve,
  evolveTable,
  type HandEvent,
  type HandState,
  rebuild,
  type TableEvent,
  type TableState,
} from '@sidepot/engine';
import type { DealerEntry, DealerEvent } from './session.js';
import { withCards } from './shown-cards.js';

/** A hand that is over, with what it did to the table. */
export interface DealerHand {
  readonly number: number;
  /** When it began. */
  readonly at: number;
  readonly events: readonly HandEvent[];
  readonly state: HandState;
  readonly table: readonly TableEvent[];
  readonly paid: readonly number[];
}

export interface DealerState {
  /** Null before the table is opened. */
  readonly table: TableState | null;
  /** The hand that is played; after it, until the next begins, the one that is over. */
  readonly hand: HandState | null;
  readonly handEvents: readonly HandEvent[];
  /** What the end of this hand did to the table; empty while it is played. */
  readonly ending: readonly TableEvent[];
  readonly startedAt: number;
  /** Pots of this hand that have been pushed. */
  readonly paid: readonly number[];
  /** Hands before this one. */
  readonly past: readonly DealerHand[];
  readonly clock: readonly ClockEvent[];
  readonly elsewhere: number;
  /** Of the whole event, if somebody has said so since it began. */
  readonly entries: number | null;
}

export const NOTHING: DealerState = {
  table: null,
  hand: null,
  handEvents: [],
  ending: [],
  startedAt: 0,
  paid: [],
  past: [],
  clock: [],
  elsewhere: 0,
  entries: null,
};

/** A log is folded once; one entry more is folded onto what is known. */
const known = new WeakMap<readonly DealerEntry[], DealerState>();

export function dealerState(log: readonly DealerEntry[]): DealerState {
  const found = known.get(log);
  if (found !== undefined) return found;
  const state = log.reduce(foldEntry, NOTHING);
  known.set(log, state);
  return state;
}

export function logged(log: readonly DealerEntry[], entry: DealerEntry): readonly DealerEntry[] {
  const longer = [...log, entry];
  known.set(longer, foldEntry(dealerState(log), entry));
  return longer;
}

/** A log that comes to the same state as another one. */
export function sameState(
  log: readonly DealerEntry[],
  other: readonly DealerEntry[],
): readonly DealerEntry[] {
  known.set(other, dealerState(log));
  return other;
}

const foldEntry = (state: DealerState, { events, at }: DealerEntry): DealerState =>
  events.reduce((folded, event) => foldEvent(folded, event, at), state);

export function foldEvent(state: DealerState, event: DealerEvent, at: number): DealerState {
  switch (event.of) {
    case 'opened': {
      const made = createTable(event.options);
      return made.ok ? { ...NOTHING, table: made.value } : state;
    }
    case 'table':
      return foldTable(state, event.event, at);
    case 'hand': {
      const { hand, handEvents } = state;
      const isFirst = event.event.type === 'started';
      const folded = hand === null || isFirst ? rebuild([event.event]) : evolve(hand, event.event);
      const events = isFirst ? [event.event] : [...handEvents, event.event];
      return { ...state, hand: folded, handEvents: events };
    }
    case 'cards': {
      const events = withCards(state.handEvents, event.seat, event.cards);
      return { ...state, handEvents: events, hand: rebuild(events) };
    }
    case 'clock':
      return { ...state, clock: [...state.clock, event.event] };
    case 'paid':
      return { ...state, paid: [...state.paid, event.pot] };
    case 'elsewhere':
      return { ...state, elsewhere: event.players };
    case 'entries':
      return { ...state, entries: event.entries };
  }
}

function foldTable(state: DealerState, event: TableEvent, at: number): DealerState {
  if (state.table === null) return state;
  const table = evolveTable(state.table, event);
  if (event.type === 'handStarted') {
    return { ...closed(state), table, startedAt: at };
  }
  // From the end of the hand on, all that happens before the next one belongs to it.
  const isEnding = event.type === 'handFinished' || state.ending.length > 0;
  return { ...state, table, ending: isEnding ? [...state.ending, event] : state.ending };
}

/** The hand that is over goes to the past, and the next begins. */
function closed(state: DealerState): DealerState {
  const { hand, handEvents, ending, paid, startedAt, table } = state;
  const fresh = { ...state, hand: null, handEvents: [], ending: [], paid: [] };
  if (hand === null || table === null) return fresh;
  const past: DealerHand = {
    number: table.hands,
    at: startedAt,
    events: handEvents,
    state: hand,
    table: ending,
    paid,
  };
  return { ...fresh, past: [...state.past, past] };
}
