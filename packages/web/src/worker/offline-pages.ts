/**
 * Keeps the pages that ask no server for anything, for when there is no network: calculator, dealer
 * mode, rules, replayer. No table is ever served from here. The page itself comes from the network
 * while there is one; scripts and styles have their content in their names and never change.
 */

import { scope } from './scope.js';

/** Written by the build: every file that those pages need, and a name that changes with them. */
declare const OFFLINE_FILES: readonly string[];
/** By language: its words. Those of the page that asked for this worker are kept. */
declare const OFFLINE_WORDS: Readonly<Record<string, readonly string[]>>;
declare const OFFLINE_VERSION: string;

/** One document for all of them: its script reads the address. */
const SHELL = '/calculator';
const PAGES: ReadonlySet<string> = new Set([
  ...[SHELL, '/dealer', '/dealer/clock', '/rules', '/replayer'],
]);
const PREFIX = 'sidepot-offline-';
/** What it was called when it kept the calculator alone. */
const OLD_PREFIX = 'sidepot-calculator-';
const cacheName = (): string => `${PREFIX}${OFFLINE_VERSION}`;

export function keepPages(): void {
  const spoken = new URL(self.location.href).searchParams.get('lang') ?? '';
  const files = new Set<string>([...OFFLINE_FILES, ...Object.values(OFFLINE_WORDS).flat()]);
  const wanted = [SHELL, ...OFFLINE_FILES, ...(OFFLINE_WORDS[spoken] ?? [])];
  scope.addEventListener('install', (event) => {
    event.waitUntil(caches.open(cacheName()).then((cache) => cache.addAll(wanted)));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      caches
        .keys()
        .then((names) => names.filter((name) => isOurs(name) && name !== cacheName()))
        .then((old) => Promise.all(old.map((name) => caches.delete(name)))),
    );
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin) return;
    if (request.mode === 'navigate' && PAGES.has(pathname)) event.respondWith(freshPage(request));
    else if (files.has(pathname)) event.respondWith(keptFile(request));
  });
}

const isOurs = (name: string): boolean => name.startsWith(PREFIX) || name.startsWith(OLD_PREFIX);

const freshPage = (request: Request): Promise<Response> => fetch(request).catch(() => kept(SHELL));

const keptFile = (request: Request): Promise<Response> =>
  kept(request).then((answer) => (answer.ok ? answer : fetch(request)));

const kept = async (what: Request | string): Promise<Response> => {
  const cache = await caches.open(cacheName());
  return (await cache.match(what, { ignoreSearch: true })) ?? Response.error();
};
