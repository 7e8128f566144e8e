/** The page's addresses, and going from one to another without loading it anew. */

import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly page: 'lobby' | 'calculator' | 'replayer' | 'rules' | 'badLink' | 'unknown' }
  | { readonly page: 'table'; readonly table: string };

const PAGES: ReadonlyMap<string, Route> = new Map<string, Route>([
  ['/', { page: 'lobby' }],
  ['/calculator', { page: 'calculator' }],
  ['/replayer', { page: 'replayer' }],
  ['/rules', { page: 'rules' }],
]);
const TABLE = /^\/t\/([A-Za-z0-9_-]+)\/?$/;

export function routeOf(path: string): Route {
  const page = PAGES.get(path);
  if (page !== undefined) return page;
  const table = TABLE.exec(path)?.[1];
  if (table !== undefined) return { page: 'table', table };
  return { page: path.startsWith('/t/') ? 'badLink' : 'unknown' };
}

export const tablePath = (table: string): string => `/t/${table}`;

const listeners = new Set<() => void>();

export function goTo(path: string): void {
  window.history.pushState(null, '', path);
  for (const listener of listeners) listener();
}

/** Told when somebody goes elsewhere, forth or back. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

export const useRoute = (): Route =>
  routeOf(useSyncExternalStore(subscribe, () => window.location.pathname));
