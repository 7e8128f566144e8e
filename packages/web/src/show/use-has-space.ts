/** Is there room for words on the table? Otherwise they stand below it. */

import { useSyncExternalStore } from 'react';
import { useOnStage } from './context.js';

/** Under it the log does not stand beside the table, or an award would cover cards. */
const NARROW = '(max-width: 1099px), (max-height: 799px)';

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
