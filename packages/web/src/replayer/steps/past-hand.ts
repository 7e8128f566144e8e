/**
 * A past hand step by step. Its PHH record is replayed by the engine; here its events are cut into
 * steps that are worth a look, and each state becomes a view for the felt.
 */

import {
  evolve,
  GAMES,
  type GameName,
  type HandEvent,
  type HandState,
  type PhhHand,
  type ReplayWarning,
  readPhh,
  rebuild,
  replayHand,
  viewEvent,
} from '@sidepot/engine';
import type { Names } from '@sidepot/i18n/page';
import { type StreamEvent, type WireHandView, wireEventOf, wireViewOf } from '@sidepot/protocol';
import type { Awarded } from '../../felt/model/beat.js';
import { actionDrawn, lastActions } from '../../felt/model/last-actions.js';
import { cardsDrawn, isThrownIn, middleOf, playerDrawn } from '../../felt/model/of-hand.js';
import type { FeltView } from '../../felt/model/view.js';

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
  'drew',
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

/** Null if it cannot have happened, or the page cannot draw it. */
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
  // Later cards of stud are open: those of the deal say whose they are.
  const first = new Map<number, boolean>();
  for (const action of actions) {
    if (action.verb !== 'dh' || action.cards.length === 0 || first.has(action.player)) continue;
    first.set(action.player, !action.cards.includes(-1));
  }
  const known = [...first].flatMap(([player, isKnown]) => (isKnown ? player + 1 : []));
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
    // Blinds and cards are one step: the one before the first that is seen. Later cards are one too.
    if (SEEN.has(event.type) && (steps.length === 0 || entries.some(isCard))) end();
    state = evolve(state, event);
    entries.push(entryOf(event, i + 1));
    const isDealt = event.type === 'opened' && entries.some(isCard) && steps.length > 0;
    if (SEEN.has(event.type) || isDealt) end();
  }
  const last = steps.pop();
  if (last !== undefined) steps.push({ state, entries: [...last.entries, ...entries] });
  return steps;
}

const isCard = ({ event }: StreamEvent): boolean => event.type === 'dealt';

/** The step as it was seen; null if there is none. `openCards`: with every card that became known. */
export function handOfStep(
  { steps, hero }: PastHand,
  at: number,
  openCards: boolean,
): WireHandView | null {
  const state = steps[at]?.state;
  if (state === undefined) return null;
  const view = wireViewOf(state, hero ?? 'rail');
  if (!openCards) return view;
  const known = steps.at(-1)?.state.hidden.cards ?? [];
  const isDraw = canDraw(state.rules.game);
  // Where cards were thrown, those of the end are not those of this step.
  const players = view.players.map((player, i) => {
    const own = state.hidden.cards[i] ?? [];
    return { ...player, cards: isDraw ? own : (known[i] ?? []).slice(0, own.length) };
  });
  return { ...view, players };
}

const canDraw = (game: GameName): boolean => GAMES[game].streets.some(({ draw }) => draw !== null);

/** The step as the felt draws it: without free seats. `seen`: as it was seen. */
export function feltOfStep(past: PastHand, at: number, seen: WireHandView): FeltView {
  const { names, hero, number } = past;
  const actions = lastActions({ log: entriesTo(past, at), hand: { number } });
  const isThrown = isThrownIn(seen.rules.game);
  return {
    ...middleOf(seen, number),
    seatCount: seen.players.length,
    unit: seen.rules.unit,
    bottom: hero,
    seats: seen.players.map((player, i) => ({
      ...playerDrawn(seen, player),
      seat: player.seat,
      name: names[i] ?? player.id,
      stack: player.stack,
      ...cardsDrawn(player, isThrown),
      won: player.won,
      isMe: player.seat === hero,
      isButton: player.seat === seen.rules.button,
      ...actionDrawn(actions.get(player.seat), isThrown),
    })),
  };
}

/** What was paid up to the step. */
export const awardsTo = (past: PastHand, at: number): readonly Awarded[] =>
  entriesTo(past, at).flatMap(({ event }) => (event.type === 'awarded' ? event : []));

const entriesTo = ({ steps }: PastHand, at: number): readonly StreamEvent[] =>
  steps.slice(0, at + 1).flatMap(({ entries }) => entries);

export const namesOfHand = ({ names }: PastHand): Names => ({
  seat: (seat) => names[seat - 1] ?? '',
  player: (player) => player,
});
