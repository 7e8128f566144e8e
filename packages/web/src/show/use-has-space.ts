/** Is there room for words on the table? Otherwise they stand below it. */

import { useSyncExternalStore } from 'react';
import { useOnStage } from './context.js';

/** The width from which on the log stands beside the table. */
const NARROW = '(max-width: 1099px)';

const subscribe = (listener: () => void): (() => void) => {
  const media = window.matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

export function useHasSpace(): boolean {
  const { isLive = false } = useOnStage();
  const isNarrow = useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
  return isLive && !isNarrow;
}
