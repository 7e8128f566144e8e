/** The hands of vectors-games.json, played by the engine and put into the words of the vectors. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  apply,
  autoAdvance,
  type Card,
  type Command,
  evolve,
  formatCard,
  formatCards,
  GAMES,
  type GameName,
  type HandConfig,
  type HandEvent,
  type HandState,
  parseCards,
  potName,
  rebuild,
  startHand,
  type Turn,
} from '@sidepot/engine';
import { halfValue } from '../../src/games/values.js';
import { bestBoardIndex, bringInIndex } from '../../src/hand/rules/up-cards.js';
import { cardsAt } from '../../src/hand/state/state.js';

export const VECTOR_FILE = join(
  import.meta.dirname,
  '../../../../../shared/rules/vectors-games.json',
);

type Amounts = Readonly<Record<string, number>>;

export interface HandVector {
  readonly id: string;
  readonly kind?: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly config: HandConfig & { readonly game: string };
  readonly deck: string;
  readonly spares?: readonly string[];
  readonly actions: readonly (readonly [number, string, (number | string)?])[];
  readonly points: readonly {
    readonly after: number;
    readonly turn: 'act' | 'draw';
    readonly seat: number;
    readonly legal?: Readonly<Record<string, unknown>>;
    readonly draw?: unknown;
  }[];
  readonly expect: {
    readonly openers: readonly unknown[];
    readonly contributions: Amounts;
    readonly refund: Amounts;
    readonly folded: readonly string[];
    readonly pots: readonly unknown[];
    readonly rake: number;
    readonly stacks: Amounts;
    readonly board?: string;
    readonly draws?: readonly unknown[];
    readonly showOrder?: readonly number[] | null;
    readonly hands?: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
  };
}

/** None if the file is not there. */
export const handVectors = (): readonly HandVector[] =>
  existsSync(VECTOR_FILE)
    ? (JSON.parse(readFileSync(VECTOR_FILE, 'utf8')) as HandVector[]).filter(
        ({ kind }) => kind !== 'rotation',
      )
    : [];

/** Two games have a hyphen more here. */
const NAMES: Readonly<Record<string, string>> = {
  courchevel8: 'courchevel-8',
  drawmaha27: 'drawmaha-27',
};

export const gameOfVector = ({ config }: HandVector): GameName =>
  (NAMES[config.game] ?? config.game) as GameName;

/** Cards without anything between them. */
export const cardsOf = (text: string): Card[] => parseCards((text.match(/../g) ?? []).join(' '));

export interface PlayedVector {
  readonly state: HandState;
  readonly events: readonly HandEvent[];
  /** What was to be decided before each of the points. */
  readonly points: readonly unknown[];
}

export function playVector(vector: HandVector): PlayedVector {
  const { config, deck, spares, actions } = vector;
  const hand = startHand({
    ...config,
    game: gameOfVector(vector),
    deck: cardsOf(deck),
    ...(spares !== undefined && { spares: spares.map(cardsOf) }),
  });
  if (!hand.ok) throw new Error(JSON.stringify(hand.error));
  const events = [...hand.value.events];
  let { state } = hand.value;
  const goOn = (): void => {
    const next = autoAdvance(state);
    events.push(...next.events);
    state = next.state;
  };
  const points: unknown[] = [];
  for (const [k, action] of [...actions, null].entries()) {
    goOn();
    const point = vector.points.find(({ after }) => after === k);
    if (point !== undefined) points.push({ after: k, ...pointOf(state.turn) });
    if (action === null) break;
    const step = apply(state, commandOf(action));
    if (!step.ok) throw new Error(`action ${k} ${action}: ${JSON.stringify(step.error)}`);
    events.push(...step.value.events);
    state = step.value.state;
  }
  return { state, events, points };
}

export function commandOf([seat, type, more]: HandVector['actions'][number]): Command {
  if (type === 'draw') return { type, seat, cards: cardsOf(String(more ?? '')) };
  if (type === 'bet' || type === 'raise') return { type, seat, to: Number(more) };
  return { type, seat } as Command;
}

export function pointOf(turn: Turn): object {
  if (turn.kind === 'draw') {
    const { kind, seat, ...draw } = turn;
    return { turn: kind, seat, draw };
  }
  if (turn.kind !== 'act') return { turn: turn.kind };
  const { fold, check, call, bringIn, bet, raise } = turn.legal;
  const list = (range: typeof bet): readonly number[] | null => {
    if (range === null) return null;
    return range.min === range.max ? [range.min] : [range.min, range.max];
  };
  const legal = { fold, check, call, bringIn, bet: list(bet), raise: list(raise) };
  return { turn: 'act', seat: turn.seat, legal };
}

/** All of `expect`, from the events. */
export function summary({ state, events }: PlayedVector): Record<string, unknown> {
  const { players, boards } = state;
  const idOf = (seat: number): string => players.find((player) => player.seat === seat)!.id;
  const byId = (pairs: readonly (readonly [string, number])[]): Amounts =>
    Object.fromEntries(pairs.filter(([, amount]) => amount > 0));
  const pots = events.flatMap((event) => {
    if (event.type !== 'awarded') return [];
    const { pot, amount, rake, shares } = event;
    return [
      {
        name: potName(pot),
        amount,
        eligible: state.pots[pot]!.eligiblePlayers.map(idOf),
        rake,
        awards: byId(shares.map((share) => [idOf(share.seat), share.amount])),
      },
    ];
  });
  return {
    openers: openersOf(events),
    contributions: Object.fromEntries(
      players.map((p) => [p.id, p.ante + p.dead + p.live + p.refunded]),
    ),
    refund: byId(players.map(({ id, refunded }) => [id, refunded])),
    folded: players.filter(({ folded }) => folded).map(({ id }) => id),
    pots: pots.sort((a, b) => (a.name < b.name ? -1 : 1)),
    rake: state.rake,
    stacks: Object.fromEntries(players.map(({ id, stack }) => [id, stack])),
    board: formatCards(boards[0] as Card[]).replaceAll(' ', ''),
    draws: drawsOf(events),
    showOrder: showOrder(events),
  };
}

function openersOf(events: readonly HandEvent[]): unknown[] {
  const streets = new Map<number, { street: string; shows: number | null; first: number | null }>();
  let state = rebuild(events.slice(0, 1));
  let dealt = state;
  for (const event of events.slice(1)) {
    if (event.type === 'opened' || event.type === 'board') {
      const { streets: all, upCards } = GAMES[state.rules.game];
      const { name } = all[event.street]!;
      // Who is not there brings in all the same (R111); later boards are of live hands.
      const isFirst = event.street === 0;
      const index = isFirst ? bringInIndex(dealt as never) : bestBoardIndex(state as never);
      const shows = upCards === null ? null : state.players[index]!.seat;
      const first = event.type === 'opened' && event.seat > 0 ? event.seat : null;
      streets.set(event.street, { street: name, shows, first });
    }
    state = evolve(state, event);
    if (event.type === 'dealt') dealt = state;
  }
  return [...streets.values()];
}

function drawsOf(events: readonly HandEvent[]): unknown[] {
  const found: { street?: string; drew?: number[][]; reshuffle?: string[] }[] = [];
  let state = rebuild(events.slice(0, 1));
  // Cards that were thrown and not yet replaced: a board card may come before them (R145).
  let due = 0;
  for (const event of events.slice(1)) {
    const next = GAMES[state.rules.game].streets[state.street + 1]?.name ?? '';
    const last = found.at(-1);
    const street = due > 0 ? found.findLast(({ drew }) => drew !== undefined)!.street! : next;
    if (event.type === 'dealt') due = Math.max(0, due - event.cards.length);
    if (event.type === 'drew') {
      const { draw } = GAMES[state.rules.game].streets[state.street + 1]!;
      if (draw?.replace === true) due += event.discarded.length;
      const row = [event.seat, event.discarded.length];
      if (last?.street === street && last.drew !== undefined) last.drew.push(row);
      else found.push({ street, drew: [row] });
    }
    if (event.type === 'reshuffled') {
      const cards = [...(event.cards as Card[])].sort((a, b) => a - b).map(formatCard);
      found.push({ reshuffle: cards, street });
    }
    state = evolve(state, event);
  }
  return found;
}

/** Null if hands were turned up before the showdown. */
function showOrder(events: readonly HandEvent[]): number[] | null {
  const shown = events.filter(({ type }) => type === 'shown' || type === 'mucked');
  const held = events.findLastIndex(({ type }) => type === 'collected');
  const early = events.findIndex(({ type }) => type === 'shown');
  const isAtOnce = early >= 0 && events.slice(early).every(({ type }) => type !== 'showdown');
  return isAtOnce || early < held ? null : shown.map((event) => ('seat' in event ? event.seat : 0));
}

const HALVES: Readonly<Record<string, number>> = {
  low8: 1,
  omaha8: 1,
  badugi27: 1,
  ownHigh: 1,
  own27: 1,
};

/** Which half of the game a vector means by a name. */
function halfIndex(game: GameName, name: string): number {
  const { halves } = GAMES[game];
  if (halves.length === 1) return 0;
  if (name === 'badugi' || (name === 'low' && halves[0].name === 'high')) return 1;
  return HALVES[name] ?? 0;
}

/** The cards that play by the vector, and all cards of the hand, are worth the same. */
export function worths(state: HandState, id: string, name: string, five: string | null): number[] {
  const { game } = state.rules;
  const { halves } = GAMES[game];
  const half = halves[halfIndex(game, name)] ?? halves[0];
  const i = state.players.findIndex((player) => player.id === id);
  const board = state.boards[0] as Card[];
  const own = cardsAt(state, i) as Card[];
  const value = halfValue(half, 'straight over trips');
  const plain = halfValue({ ...half, from: 'own' }, 'straight over trips');
  return [value(own, board), five === null ? 0 : plain(cardsOf(five), [])];
}
