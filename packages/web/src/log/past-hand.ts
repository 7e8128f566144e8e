/**
 * A past hand step by step. Its PHH record is replayed by the engine; here its events are cut into
 * steps that are worth a look, and each state becomes a view like that of a live table.
 */

import {
  evolve,
  type HandEvent,
  type HandState,
  type PhhHand,
  type ReplayWarning,
  readPhh,
  rebuild,
  replayHand,
  viewEvent,
} from '@sidepot/engine';
import { type StreamEvent, type TableView, wireEventOf, wireViewOf } from '@sidepot/protocol';

export interface PastStep {
  readonly state: HandState;
  /** What happened since the step before, as the viewer saw it. */
  readonly entries: readonly StreamEvent[];
}

export interface PastHand {
  readonly number: number;
  readonly steps: readonly PastStep[];
  /** By index of the player. */
  readonly names: readonly string[];
  /** My seat in it, counted as the record counts; null if I was not dealt in. */
  readonly hero: number | null;
  /** Where the record departs from the rulebook. */
  readonly warnings: readonly ReplayWarning[];
}

/** After each of these there is something new to see. */
const SEEN: ReadonlySet<HandEvent['type']> = new Set<HandEvent['type']>([
  'acted',
  'board',
  'killed',
  'refunded',
  'runsDecided',
  'shown',
  'mucked',
  'awarded',
  'voided',
]);

/** Null if the record cannot be read or replayed. */
export function readPastHand(phh: string, number: number): PastHand | null {
  const read = readPhh(phh);
  return read.ok ? pastHandOf(read.value, number) : null;
}

/** Null if it cannot have happened. */
export function pastHandOf(hand: PhhHand, number: number): PastHand | null {
  const replay = replayHand(hand, { events: true, warnings: true });
  if (!replay.ok || replay.value.events === null) return null;
  const { events, warnings } = replay.value;
  const hero = heroOf(hand);
  return {
    number,
    hero,
    names: namesIn(hand),
    steps: stepsOf(events, hero ?? 'rail', number),
    warnings,
  };
}

/** The one whose record it is: nobody else's cards are known from the deal. */
function heroOf({ actions }: PhhHand): number | null {
  const known = actions.flatMap((action) =>
    action.verb === 'dh' && action.cards.length > 0 && !action.cards.includes(-1)
      ? action.player + 1
      : [],
  );
  return known.length === 1 ? (known[0] ?? null) : null;
}

export const namesIn = ({ players = [], startingStacks }: PhhHand): readonly string[] =>
  startingStacks.map((_, i) => players[i] || `p${i + 1}`);

function stepsOf(
  events: readonly HandEvent[],
  viewer: number | 'rail',
  hand: number,
): readonly PastStep[] {
  const [started, ...rest] = events;
  if (started === undefined) return [];
  let state = rebuild([started]);
  const entryOf = (event: HandEvent, i: number): StreamEvent => ({
    of: 'hand',
    seq: i + 1,
    at: 0,
    hand,
    event: wireEventOf(viewEvent(event, viewer)),
  });
  let entries: StreamEvent[] = [entryOf(started, 0)];
  const steps: PastStep[] = [];
  const end = (): void => {
    steps.push({ state, entries });
    entries = [];
  };
  for (const [i, event] of rest.entries()) {
    // Blinds and cards are one step: the one before the first that is seen.
    if (SEEN.has(event.type) && steps.length === 0) end();
    state = evolve(state, event);
    entries.push(entryOf(event, i + 1));
    if (SEEN.has(event.type)) end();
  }
  const last = steps.pop();
  if (last !== undefined) steps.push({ state, entries: [...last.entries, ...entries] });
  return steps;
}

/** The step as the table screen draws it. `openCards`: with every card that became known. */
export function viewOfStep(
  { steps, names, hero, number }: PastHand,
  at: number,
  { info, settings }: Pick<TableView, 'info' | 'settings'>,
  openCards: boolean,
): TableView | null {
  const state = steps[at]?.state;
  if (state === undefined) return null;
  const { players, rules, over } = state;
  const view = wireViewOf(state, hero ?? 'rail');
  const known = steps.at(-1)?.state.hidden.cards ?? [];
  const cards = (i: number) => (openCards ? { cards: known[i] ?? [] } : {});
  const starting = steps[0]?.state.players ?? [];
  return {
    info: {
      ...info,
      status: 'playing',
      button: rules.button,
      closing: false,
      pauseReason: null,
      pausedSince: null,
      pausedUntil: null,
    },
    settings: { ...settings, poker: { ...settings.poker, seatCount: players.length } },
    nextSettings: null,
    seats: players.map(({ seat, id, stack }, i) => ({
      seat,
      player: String(id),
      name: names[i] ?? String(id),
      bot: null,
      stack: over ? stack : (starting[i]?.stack ?? stack),
      status: 'playing',
      connected: true,
      timeBank: null,
      missed: { small: false, big: false },
      comeIn: 'wait',
      topUp: 0,
      straddle: false,
    })),
    hand: {
      number,
      startedAt: 0,
      view: {
        ...view,
        players: view.players.map((player, i) => ({ ...player, ...cards(i) })),
      },
      skips: [],
      rabbit: null,
    },
    clock: null,
    tournament: null,
    you: {
      player: String(players.find(({ seat }) => seat === hero)?.id ?? ''),
      name: null,
      seat: hero,
      rights: ['watch'],
      request: null,
      delay: 0,
    },
    requests: [],
    entries: [],
    bans: [],
    spectators: [],
    log: steps.slice(0, at + 1).flatMap(({ entries }) => entries),
    chat: [],
    ledger: null,
  };
}
