/** "This is what stands in front of them": what a typed amount says of who is to act. */

import type { DealerTap, DealerView } from '../model/index.js';

/** Null: nothing is typed. Whether it is allowed, the engine says. */
export function sayTyped({ actions, seats, typed }: DealerView): DealerTap | null {
  if (actions === null || typed === null) return null;
  const bet = seats.find(({ seat }) => seat === actions.seat)?.bet ?? 0;
  const { call } = actions.legal;
  return { type: call !== null && typed === bet + call ? 'call' : 'raise' };
}
