/**
 * A page that asks no server: it is kept for when there is none. The tools among them are apps of their
 * own, so that what was put on a home screen opens where it was put there from, without a connection.
 */

import { useEffect } from 'react';
import { registerWorker } from './register.js';

/** Each has its own manifest; the build writes them. */
export type ToolApp = 'calculator' | 'dealer' | 'replayer';

export function useOffline(app: ToolApp | null): void {
  useEffect(() => {
    void registerWorker();
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const site = link?.getAttribute('href') ?? null;
    if (app === null || link === null || site === null) return;
    link.setAttribute('href', `/${app}.webmanifest`);
    return () => link.setAttribute('href', site);
  }, [app]);
}
