/**
 * A hand that is over, and what one viewer may know of it. Everything that is exported is made from
 * `seenHand`: cards that the viewer did not see are gone before a word is written.
 */

import { currentEvent, type HandEvent, type Viewer, viewEvent } from '@sidepot/engine';

export interface KeptHand {
  /** Counted by its table, from 1. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly table: { readonly id: string; readonly name: string };
  /** By player id, as they were called then. */
  readonly names: Readonly<Record<string, string>>;
  /** The code of what chips are hundredths of; left out: chips are chips. */
  readonly currency?: string;
  /** Null in a cash game. */
  readonly tournament: PastTournament | null;
  /** From `started` on, with the deck and every card. */
  readonly log: readonly HandEvent[];
}

/** As it was stored, by this version or an older one. */
export function keptHandOf(text: string): KeptHand {
  const hand = JSON.parse(text) as KeptHand;
  return { ...hand, log: hand.log.map(currentEvent) };
}

export interface PastTournament {
  /** From 1. */
  readonly level: number;
  readonly buyIn: number;
  readonly fee: number;
  readonly startingStack: number;
}

export interface SeenHand extends Omit<KeptHand, 'log' | 'names'> {
  readonly viewer: Viewer;
  /** By seat. */
  readonly names: Readonly<Record<number, string>>;
  /** Without the deck, and without cards that were dealt to others and not shown. */
  readonly events: readonly HandEvent[];
}

/** Whoever was not dealt in sees what the rail sees. */
export function seenHand({ log, names, ...hand }: KeptHand, viewer: string): SeenHand {
  const [started] = log;
  const players = started?.type === 'started' ? started.players : [];
  const seat = players.find(({ id }) => id === viewer)?.seat ?? 'rail';
  return {
    ...hand,
    viewer: seat,
    names: Object.fromEntries(players.map(({ id, seat: at }) => [at, names[id] ?? id])),
    events: log.map((event) => masked(event, seat)),
  };
}

/** What everybody at the table saw of it. */
export const railEventsOf = ({ log }: KeptHand): readonly HandEvent[] =>
  log.map((event) => masked(event, 'rail'));

function masked(event: HandEvent, viewer: Viewer): HandEvent {
  const seen = viewEvent(event, viewer);
  return seen.type === 'started' ? { ...seen, deck: null } : seen;
}
