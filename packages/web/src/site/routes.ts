/** The page's addresses, and going from one to another without loading it anew. */

import { useSyncExternalStore } from 'react';

export type PageRoute =
  | { readonly page: 'lobby' | 'calculator' | 'replayer' | 'rules' }
  | { readonly page: 'dealer' | 'dealerClock' | 'badLink' | 'unknown' }
  | { readonly page: 'table'; readonly table: string };

const PAGES: ReadonlyMap<string, PageRoute> = new Map<string, PageRoute>([
  ['/', { page: 'lobby' }],
  ['/calculator', { page: 'calculator' }],
  ['/dealer', { page: 'dealer' }],
  ['/dealer/clock', { page: 'dealerClock' }],
  ['/replayer', { page: 'replayer' }],
  ['/rules', { page: 'rules' }],
]);
const TABLE = /^\/t\/([A-Za-z0-9_-]+)\/?$/;

export function routeOf(path: string): PageRoute {
  const page = PAGES.get(path);
  if (page !== undefined) return page;
  const table = TABLE.exec(path)?.[1];
  if (table !== undefined) return { page: 'table', table };
  return { page: path.startsWith('/t/') ? 'badLink' : 'unknown' };
}

/** With the code of the invite link, if it has one. */
export const tablePath = (table: string, invite: string | null = null): string =>
  `/t/${table}${invite === null ? '' : `?i=${invite}`}`;

/** The code that an address brings along. */
export const inviteIn = (search: string): string | null => {
  const code = new URLSearchParams(search).get('i');
  return code !== null && /^[\w-]{10,32}$/.test(code) ? code : null;
};

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

export const useRoute = (): PageRoute =>
  routeOf(useSyncExternalStore(subscribe, () => window.location.pathname));
