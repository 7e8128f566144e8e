/** Which sound belongs to what happened. At most one: the most important. */

import type { StreamEvent } from '@sidepot/protocol';
import type { Beat } from '../felt/model/beat.js';

export const CUES = ['check', 'chips', 'card', 'turn', 'win'] as const;
export type Cue = (typeof CUES)[number];

export function cueOf(beat: Beat, mySeat: number | null): Cue | null {
  switch (beat.kind) {
    case 'bet':
    case 'refund':
    case 'collect':
      return 'chips';
    case 'reveal':
    case 'board':
      return 'card';
    case 'award': {
      if (!beat.isPaid) return null;
      return beat.award.shares.some(({ seat }) => seat === mySeat) ? 'win' : 'chips';
    }
    case 'still':
      return null;
  }
}

/** What has no scene of its own: a check, and the cards of a new hand. */
export function cueOfNews(events: readonly StreamEvent[]): Cue | null {
  const own = events.flatMap((entry) => (entry.of === 'hand' ? entry.event : []));
  if (own.some(({ type }) => type === 'dealt')) return 'card';
  return own.some((event) => event.type === 'acted' && event.action === 'check') ? 'check' : null;
}
