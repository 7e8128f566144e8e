/** The page's addresses, and going from one to another without loading it anew. */

import { useSyncExternalStore } from 'react';

export type PageRoute =
  | { readonly page: 'lobby' | 'calculator' | 'replayer' | 'rules' }
  | { readonly page: 'dealer' | 'dealerClock' | 'badLink' | 'unknown' }
  | { readonly page: 'table' | 'report'; readonly table: string }
  | { readonly page: 'watch'; readonly share: string }
  | { readonly page: 'club'; readonly club: string };

const PAGES: ReadonlyMap<string, PageRoute> = new Map<string, PageRoute>([
  ['/', { page: 'lobby' }],
  ['/calculator', { page: 'calculator' }],
  ['/dealer', { page: 'dealer' }],
  ['/dealer/clock', { page: 'dealerClock' }],
  ['/replayer', { page: 'replayer' }],
  ['/rules', { page: 'rules' }],
]);
const TABLE = /^\/t\/([A-Za-z0-9_-]+)(\/report)?\/?$/;
const WATCH = /^\/dealer\/watch\/([A-Za-z0-9_-]+)\/?$/;
const CLUB = /^\/club\/([A-Za-z0-9_-]{10,32})\/?$/;

export function routeOf(path: string): PageRoute {
  const page = PAGES.get(path);
  if (page !== undefined) return page;
  const [, table, report] = TABLE.exec(path) ?? [];
  if (table !== undefined) return { page: report === undefined ? 'table' : 'report', table };
  const share = WATCH.exec(path)?.[1];
  if (share !== undefined) return { page: 'watch', share };
  const club = CLUB.exec(path)?.[1];
  if (club !== undefined) return { page: 'club', club };
  return { page: path.startsWith('/t/') ? 'badLink' : 'unknown' };
}

/** With the code of the invite link, if it has one. */
export const tablePath = (table: string, invite: string | null = null): string =>
  `/t/${table}${invite === null ? '' : `?i=${invite}`}`;

/** The report of a session at this table: of one player, or ('') of everybody. */
export const reportPath = (table: string, player = ''): string =>
  `/t/${table}/report${player === '' ? '' : `#${player}`}`;

/** Of whom an address of a report tells. */
export const playerIn = (hash: string): string => hash.slice(1);

export const clubPath = (club: string): string => `/club/${club}`;

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
