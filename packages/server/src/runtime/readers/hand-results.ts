/** What a hand brought each of its players: the points of a graph. Sums are those of the counters. */

import type { HandEvent } from '@sidepot/engine';
import { type PlayedHand, report, statsOf } from '@sidepot/engine/stats';

export interface HandResult {
  readonly id: string;
  readonly net: number;
  /** The net as it would be on average, had the board come often after an all-in. */
  readonly adjusted: number;
  readonly isShowdown: boolean;
}

type Of<T extends HandEvent['type']> = Extract<HandEvent, { type: T }>;

/** In the order of seats; empty if it was voided, or is not over. */
export function handResults(hand: PlayedHand): readonly HandResult[] {
  const events = hand.events as readonly HandEvent[];
  const started = events.find((event): event is Of<'started'> => event.type === 'started');
  const ended = events.find((event): event is Of<'ended'> => event.type === 'ended');
  if (started === undefined || ended === undefined) return [];
  if (events.some(({ type }) => type === 'voided')) return [];
  const out = new Set(
    events.flatMap((event) =>
      event.type === 'killed' || (event.type === 'acted' && event.action === 'fold')
        ? [event.seat]
        : [],
    ),
  );
  const isShowdown = started.players.length - out.size > 1;
  const adjusted = isShowdown && hasAllIn(started, events) ? adjustedNets(hand) : null;
  return started.players.map(({ id, seat, stack }) => {
    const net = (ended.stacks[seat] ?? stack) - stack;
    return {
      ...{ id, net, adjusted: adjusted?.get(id) ?? net },
      isShowdown: isShowdown && !out.has(seat),
    };
  });
}

/** A blind or an ante may take the last chip, too. */
function hasAllIn({ players }: Of<'started'>, events: readonly HandEvent[]): boolean {
  const left = new Map(players.map(({ seat, stack }) => [seat, stack]));
  return events.some((event) => {
    if (event.type !== 'posted') return event.type === 'acted' && event.allIn;
    const { seat, ante, dead, live } = event;
    left.set(seat, (left.get(seat) ?? 0) - ante - dead - live);
    return left.get(seat) === 0;
  });
}

/** Reckoning chances takes long: only where there may be a difference. */
const adjustedNets = (hand: PlayedHand): ReadonlyMap<string, number> =>
  new Map(report(statsOf([hand], { keep: [] })).map(({ player, evNet }) => [player, evNet]));
