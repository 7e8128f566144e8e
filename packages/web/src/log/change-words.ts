/** What a change of the settings changed. The words for it are loaded when there is one to tell. */

import { words } from '@sidepot/i18n/page';
import type { StreamEvent } from '@sidepot/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { loadWith } from '../load/load-with.js';
import type { changeLines } from '../settings/tell.js';

let tell: typeof changeLines | null = null;
const waiting = new Set<() => void>();

export async function loadChangeWords(): Promise<void> {
  if (tell !== null) return;
  ({ changeLines: tell } = await loadWith(() => import('../settings/tell.js'), 'settings'));
  for (const loaded of waiting) loaded();
}

/** Null: not loaded yet, or the event does not say what was there before. */
export function changeWords({ event }: StreamEvent): string | null {
  if (tell === null || event.type !== 'roomChanged' || event.was === undefined) return null;
  const lines = tell(event.was, event.settings);
  return lines.length === 0 ? null : words.settings.told.changed(lines);
}

const isLoaded = (): boolean => tell !== null;
const subscribe = (loaded: () => void): (() => void) => {
  waiting.add(loaded);
  return () => waiting.delete(loaded);
};

/** Draws again when they are there, if one of these needs them. */
export function useChangeWords(log: readonly StreamEvent[]): void {
  useSyncExternalStore(subscribe, isLoaded);
  const isNeeded = log.some(({ event }) => event.type === 'roomChanged' && event.was !== undefined);
  useEffect(() => {
    // Who is offline reads the sentence without them.
    if (isNeeded) loadChangeWords().catch(() => undefined);
  }, [isNeeded]);
}
