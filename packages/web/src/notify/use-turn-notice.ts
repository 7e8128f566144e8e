/** Tells the device of my turn while nobody looks at the page, where that was asked for. */

import { useEffect } from 'react';
import { useBrowserSettings } from '../session/browser-settings.js';

const load = () => import('./turn-notices.js');
/** Where it cannot be fetched, nothing is told. */
const IGNORED = (): void => {};
const isHidden = (): boolean => document.visibilityState === 'hidden';

export function useTurnNotice(isTurn: boolean, table: string, name: string): void {
  const { notices } = useBrowserSettings();
  useEffect(() => {
    if (notices) void load().then(({ startNotices }) => startNotices(table), IGNORED);
  }, [notices, table]);
  useEffect(() => {
    if (!notices) return;
    const tell = (isOver: boolean): void =>
      void load().then(({ tellTurn }) => tellTurn({ table, name, isOver }), IGNORED);
    if (isTurn && isHidden()) tell(false);
    if (!isTurn) tell(true);
    const seen = (): void => {
      if (!isHidden()) tell(true);
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [notices, isTurn, table, name]);
}
