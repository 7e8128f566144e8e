/** What a hand brought each of its players: the points of a graph. Sums are those of the counters. */

import type { HandEvent } from '@sidepot/engine';

export interface DealtResult {
  readonly id: string;
  readonly net: number;
  readonly isShowdown: boolean;
}

export interface HandResults {
  /** In the order of seats; empty if it was voided, or is not over. */
  readonly results: readonly DealtResult[];
  /** Was somebody all-in at a showdown? Then the adjusted result may be another. */
  readonly mayDiffer: boolean;
}

type Of<T extends HandEvent['type']> = Extract<HandEvent, { type: T }>;

const NONE: HandResults = { results: [], mayDiffer: false };

export function handResults(events: readonly HandEvent[]): HandResults {
  const started = events.find((event): event is Of<'started'> => event.type === 'started');
  const ended = events.find((event): event is Of<'ended'> => event.type === 'ended');
  if (started === undefined || ended === undefined) return NONE;
  if (events.some(({ type }) => type === 'voided')) return NONE;
  const out = new Set(
    events.flatMap((event) =>
      event.type === 'killed' || (event.type === 'acted' && event.action === 'fold')
        ? [event.seat]
        : [],
    ),
  );
  const isShowdown = started.players.length - out.size > 1;
  return {
    results: started.players.map(({ id, seat, stack }) => ({
      ...{ id, net: (ended.stacks[seat] ?? stack) - stack },
      isShowdown: isShowdown && !out.has(seat),
    })),
    mayDiffer: isShowdown && hasAllIn(started, events),
  };
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
