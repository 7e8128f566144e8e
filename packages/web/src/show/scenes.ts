/** From two views and what happened between them to the scenes that tell it. */

import type { StreamEvent, TableView } from '@sidepot/protocol';
import { SCENE_TIMES } from '@sidepot/protocol/words';
import { type Awarded, type Beat, type SeatAmount, STILL } from '../felt/model/beat.js';
import type { HandEntry } from './drawn.js';
import type { Scene } from './scene.js';
import { onTheWay } from './way.js';

type Draft = Omit<Scene, 'id'>;

/** In order; the last one has the server's own view. Without events of one hand: only that one. */
export function scenesOf(
  before: TableView,
  after: TableView,
  events: readonly StreamEvent[],
): readonly Draft[] {
  const scenes: Draft[] = [];
  let shown = before;
  for (const { entry, view } of onTheWay(before, after, entriesOf(before, after, events))) {
    if (entry.event.type === 'awarded') scenes.push(naming(shown, entry.event, view));
    const beat = beatOf(entry, betsIn(shown));
    if (beat !== null) add(scenes, { beat, view, duration: timeOf(beat) });
    shown = view;
  }
  const last = scenes.pop();
  const beat = last?.beat ?? standing(after);
  return [...scenes, { beat, view: after, duration: last?.duration ?? 0 }];
}

/** Two hands turned up together are one scene. */
function add(scenes: Draft[], scene: Draft): void {
  const last = scenes.at(-1);
  const isSame = last?.beat.kind === 'reveal' && scene.beat.kind === 'reveal';
  if (isSame && last?.beat.kind === 'reveal' && scene.beat.kind === 'reveal') {
    const seats = [...last.beat.seats, ...scene.beat.seats];
    scenes[scenes.length - 1] = { ...scene, beat: { kind: 'reveal', seats } };
  } else scenes.push(scene);
}

/** Those of the hand that is on the table already; with a new hand there is nothing to tell. */
function entriesOf(
  before: TableView,
  after: TableView,
  events: readonly StreamEvent[],
): readonly HandEntry[] {
  const hand = after.hand?.number;
  if (hand === undefined || before.hand?.number !== hand) return [];
  const own = events.filter((entry): entry is HandEntry => entry.of === 'hand');
  return own.every((entry) => entry.hand === hand) ? own : [];
}

function beatOf({ event }: HandEntry, bets: readonly SeatAmount[]): Beat | null {
  switch (event.type) {
    case 'acted':
      return event.paid > 0 ? { kind: 'bet', seat: event.seat, amount: event.paid } : null;
    case 'refunded':
      return { kind: 'refund', seat: event.seat, amount: event.amount };
    case 'collected':
      return bets.length > 0 ? { kind: 'collect', bets } : null;
    case 'shown':
      return { kind: 'reveal', seats: [event.seat] };
    case 'board':
      return { kind: 'board', board: event.board, cards: event.cards.length };
    case 'awarded':
      return { kind: 'award', award: event, isPaid: true };
    default:
      return null;
  }
}

/** The pot is lit and its hand named before chips move. */
function naming(shown: TableView, award: Awarded, paid: TableView): Draft {
  const view = { ...shown, log: paid.log };
  return { beat: { kind: 'award', award, isPaid: false }, view, duration: SCENE_TIMES.name };
}

function timeOf(beat: Beat): number {
  switch (beat.kind) {
    case 'still':
      return 0;
    case 'board':
      return SCENE_TIMES.board + SCENE_TIMES.card * beat.cards;
    case 'award':
      return SCENE_TIMES.pay;
    default:
      return SCENE_TIMES[beat.kind];
  }
}

const betsIn = ({ hand }: TableView): readonly SeatAmount[] =>
  (hand?.view.players ?? [])
    .filter(({ bet }) => bet > 0)
    .map(({ seat, bet }) => ({ seat, amount: bet }));

/** Who comes while pots are paid, or after, sees the last of them. */
export function standing({ hand, log }: TableView): Beat {
  const kind = hand?.view.turn.kind;
  if (hand === null || hand.view.voided || (kind !== 'over' && kind !== 'award')) return STILL;
  for (const entry of log.toReversed()) {
    if (entry.of !== 'hand' || entry.hand !== hand.number) continue;
    const { event } = entry;
    if (event.type === 'awarded') return { kind: 'award', award: event, isPaid: true };
    if (event.type === 'acted' || event.type === 'board') return STILL;
  }
  return STILL;
}
