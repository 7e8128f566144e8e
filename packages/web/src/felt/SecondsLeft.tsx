/** The last seconds of a clock in digits: a ring alone does not say how few they are. */

import { useEffect, useState } from 'react';
import type { FeltClock } from './model/view.js';

const SECOND = 1000;
const LAST = 10 * SECOND;

export interface SecondsLeftProps {
  readonly clock: FeltClock;
  /** What the clock of the deadline is ahead of ours, milliseconds. */
  readonly ahead: number;
  readonly className: string | undefined;
}

export function SecondsLeft({ clock, ahead, className }: SecondsLeftProps) {
  const { deadline, left } = clock;
  const [, look] = useState(0);
  const rest = left ?? deadline - ahead - Date.now();
  const seconds = Math.max(0, Math.ceil(rest / SECOND));
  useEffect(() => {
    if (left !== null) return;
    const now = deadline - ahead - Date.now();
    if (now <= 0) return;
    // To the end of this second, or to the first of the last ones.
    const wait = now > LAST ? now - LAST : now % SECOND;
    const timer = setTimeout(() => look(seconds), wait + 1);
    return () => clearTimeout(timer);
  }, [deadline, left, ahead, seconds]);
  if (rest > LAST) return null;
  return (
    <span className={className} data-seconds="" data-tag="" aria-hidden="true">
      {seconds}
    </span>
  );
}
