import type { HandEvent } from '@sidepot/engine';

/**
 * R40: all rivals left are all-in for less than a folded player put in, and a call costs no more than
 * theirs. A reader of PHH calls the highest bet there is.
 */
export function hasShortCall(log: readonly HandEvent[]): boolean {
  let highest = 0;
  return log.some((event) => {
    if (event.type === 'collected') highest = 0;
    if (event.type === 'posted') highest = Math.max(highest, event.live);
    if (event.type !== 'acted') return false;
    const isShort = event.action === 'call' && !event.allIn && event.to < highest;
    highest = Math.max(highest, event.to);
    return isShort;
  });
}
