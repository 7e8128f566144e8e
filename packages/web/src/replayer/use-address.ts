/** The part of the address behind the `#`: written here, and heard when somebody goes back. */

import { useEffect, useRef } from 'react';
import { subscribe } from '../site/routes.js';

export interface Address {
  /** `document`: the list of a file has no address of its own, so the history keeps what it was. */
  go(hash: string, document: string | null, how: 'push' | 'replace'): void;
  /** In place of what is there, once no other comes: browsers refuse too many in a row. */
  goSoon(hash: string, document: string | null): void;
}

const SOON = 200;

export function useAddress(): Address {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const go: Address['go'] = (hash, document, how) => {
    clearTimeout(timer.current);
    const url = `${window.location.pathname}${hash}`;
    if (how === 'push') window.history.pushState({ document }, '', url);
    else window.history.replaceState({ document }, '', url);
  };
  useEffect(() => {
    const forget = (): void => clearTimeout(timer.current);
    const stop = subscribe(forget);
    return () => {
      stop();
      forget();
    };
  }, []);
  return {
    go,
    goSoon(hash, document) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => go(hash, document, 'replace'), SOON);
    },
  };
}

/** Calls with what is there at first, and whenever it was changed from outside. */
export function useHash(listener: (hash: string, document: string | null) => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const path = window.location.pathname;
    const hear = (): void => {
      // On the way to another page this one is not asked any more.
      if (window.location.pathname !== path) return;
      const state = window.history.state as { readonly document?: string | null } | null;
      latest.current(window.location.hash, state?.document ?? null);
    };
    hear();
    return subscribe(hear);
  }, []);
}
