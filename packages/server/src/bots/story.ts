/** What was done in a hand so far. Everybody at the table saw it, so a bot may know it, too. */

import type { EventView } from '@sidepot/engine';

export interface Deed {
  /** Index of the street. */
  readonly street: number;
  readonly seat: number;
  readonly action: Extract<EventView, { type: 'acted' }>['action'];
}

/** In order. */
export type Story = readonly Deed[];

export function storyOf(events: readonly EventView[]): Story {
  const deeds: Deed[] = [];
  let street = 0;
  for (const event of events) {
    if (event.type === 'opened') street = event.street;
    else if (event.type === 'acted') {
      deeds.push({ street, seat: event.seat, action: event.action });
    }
  }
  return deeds;
}

export const isAggressive = ({ action }: Deed): boolean => action === 'bet' || action === 'raise';
