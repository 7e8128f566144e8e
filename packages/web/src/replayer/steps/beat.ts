/** What of a step is put on stage: a pot that is paid, an uncalled bet on its way back. */

import type { Beat } from '../../felt/model/beat.js';
import type { PastStep } from './past-hand.js';

export function beatOf(step: PastStep | undefined): Beat {
  for (const { of, event } of step?.entries.toReversed() ?? []) {
    if (of !== 'hand') continue;
    if (event.type === 'awarded') return { kind: 'award', award: event, isPaid: true };
    if (event.type === 'refunded') {
      return { kind: 'refund', seat: event.seat, amount: event.amount };
    }
  }
  return { kind: 'still' };
}
