import { clockTime } from '@sidepot/i18n/page';
import type { TableView } from '@sidepot/protocol';

/** Has the table slept since its last hand? Then it says so until the next one. */
export function hasSlept({ info, log }: TableView): boolean {
  if (info.status === 'sleeping') return true;
  const last = log.findLast(({ event: { type } }) => type === 'woke' || type === 'handStarted');
  return info.status === 'playing' && last?.event.type === 'woke';
}

/** Why nothing is dealt, if the host or the server stopped it. */
export const pauseWords = (
  { info: { status, pauseReason, pausedUntil, pausedBy }, you }: TableView,
  words: {
    readonly paused: string;
    readonly pausedByYou: string;
    readonly pausedAlone: string;
    readonly pausedByQuota: (until: string | null) => string;
  },
): string | null => {
  if (status !== 'paused') return null;
  if (pauseReason !== 'quota') {
    if (pausedBy === null) return words.pausedAlone;
    return pausedBy === you.player ? words.pausedByYou : words.paused;
  }
  return words.pausedByQuota(pausedUntil === null ? null : clockTime(pausedUntil));
};
