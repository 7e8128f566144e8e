/** Whom this device does not want to hear. Nobody else learns of it. */

import { useSyncExternalStore } from 'react';

const KEY = 'sidepot.muted';
const MOST = 200;

const listeners = new Set<() => void>();
let known: ReadonlySet<string> | null = null;

/** What is stored may be anything. */
export function readMuted(stored: string | null): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    const ids = Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
    return new Set(ids.slice(-MOST));
  } catch {
    return new Set();
  }
}

/** A browser may refuse to store anything. */
function muted(): ReadonlySet<string> {
  if (known !== null) return known;
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // Then nobody is muted until somebody is.
  }
  known = readMuted(stored);
  return known;
}

export function muteHere(player: string, on: boolean): void {
  const others = [...muted()].filter((id) => id !== player);
  known = new Set((on ? [...others, player] : others).slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify([...known]));
  } catch {
    // It holds for as long as the page is open.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useMuted = (): ReadonlySet<string> => useSyncExternalStore(subscribe, muted);
