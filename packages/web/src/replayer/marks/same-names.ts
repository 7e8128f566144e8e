/** Names that somebody said are one person's. They stay on this device. */

import { useSyncExternalStore } from 'react';
import type { SameNames } from '../counting/players.js';

const KEY = 'sidepot.same-names';

const listeners = new Set<() => void>();
let known: SameNames | null = null;

/** What is stored may be anything. */
export function readSameNames(stored: string | null): SameNames {
  try {
    const found: unknown = JSON.parse(stored ?? '{}');
    const pairs = Object.entries(found ?? {}).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[0] !== pair[1],
    );
    return Object.fromEntries(pairs);
  } catch {
    return {};
  }
}

/** The first keeps its name; who belonged to another belongs to it now. */
export function joined(same: SameNames, [owner, ...others]: readonly string[]): SameNames {
  if (owner === undefined) return same;
  const moved = Object.entries(same).map(([name, of]) => [name, others.includes(of) ? owner : of]);
  const added = others.map((name) => [name, owner]);
  return Object.fromEntries([...moved, ...added].filter(([name]) => name !== owner));
}

export const parted = (same: SameNames, owner: string): SameNames =>
  Object.fromEntries(Object.entries(same).filter(([, of]) => of !== owner));

function sameNames(): SameNames {
  if (known !== null) return known;
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // Then every name is somebody else.
  }
  known = readSameNames(stored);
  return known;
}

export function keepSameNames(same: SameNames): void {
  known = same;
  try {
    localStorage.setItem(KEY, JSON.stringify(same));
  } catch {
    // It holds for as long as the page is open.
  }
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSameNames = (): SameNames => useSyncExternalStore(listen, sameNames);
