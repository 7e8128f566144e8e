/** Deadlines are the server's; here they become time left and a part of the ring. */

import type { TableView } from '@sidepot/protocol';

type Clock = NonNullable<TableView['clock']>;

/** Milliseconds. `serverNow` is our clock plus what the server's is ahead. */
export const timeLeft = ({ deadline, left }: Clock, serverNow: number): number =>
  Math.max(0, left ?? deadline - serverNow);

/** 1: all of it is left; 0: none. */
export function partLeft(clock: Clock, serverNow: number): number {
  const whole = clock.deadline - clock.startedAt;
  return whole <= 0 ? 0 : Math.min(1, timeLeft(clock, serverNow) / whole);
}
