import type { TableView } from '@sidepot/protocol';

/** Has the table slept since its last hand? Then it says so until the next one. */
export function hasSlept({ info, log }: TableView): boolean {
  if (info.status === 'sleeping') return true;
  const last = log.findLast(({ event: { type } }) => type === 'woke' || type === 'handStarted');
  return info.status === 'playing' && last?.event.type === 'woke';
}

/** Why nothing is dealt, if the host or the server stopped it. */
export const pauseWords = (
  { info: { status, pauseReason } }: TableView,
  words: { readonly paused: string; readonly pausedByQuota: string },
): string | null =>
  status !== 'paused' ? null : pauseReason === 'quota' ? words.pausedByQuota : words.paused;
