/**
 * Who straddles says so for one hand, and only between two. The page keeps the wish for as long as
 * the tab is open and asks each time; where it cannot be done the server says no, and nobody minds.
 */

import { useSyncExternalStore } from 'react';

const keyOf = (table: string): string => `sidepot.straddle.${table}`;

const wishes = new Map<string, boolean>();
const listeners = new Set<() => void>();

/** A browser may refuse to store anything. */
function stored(table: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(table)) !== null;
  } catch {
    return false;
  }
}

const wishOf = (table: string): boolean => wishes.get(table) ?? stored(table);

export function wishStraddle(table: string, on: boolean): void {
  wishes.set(table, on);
  try {
    if (on) sessionStorage.setItem(keyOf(table), 'on');
    else sessionStorage.removeItem(keyOf(table));
  } catch {
    // It holds until a reload.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useStraddleWish = (table: string): boolean =>
  useSyncExternalStore(subscribe, () => wishOf(table));
