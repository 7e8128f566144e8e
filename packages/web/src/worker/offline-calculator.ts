/**
 * Keeps the calculator, and no other page, for when there is no network. No table is ever served from
 * here. The page itself comes from the network while there is one; scripts and styles have their
 * content in their names and never change.
 */

import { scope } from './scope.js';

/** Written by the build: every file that the calculator needs, and a name that changes with them. */
declare const CALCULATOR_FILES: readonly string[];
/** By language: its words. Those of the page that asked for this worker are kept. */
declare const CALCULATOR_WORDS: Readonly<Record<string, readonly string[]>>;
declare const CALCULATOR_VERSION: string;

const PAGE = '/calculator';
const PREFIX = 'sidepot-calculator-';
const cacheName = (): string => `${PREFIX}${CALCULATOR_VERSION}`;

export function keepCalculator(): void {
  const spoken = new URL(self.location.href).searchParams.get('lang') ?? '';
  const files = new Set<string>([...CALCULATOR_FILES, ...Object.values(CALCULATOR_WORDS).flat()]);
  const wanted = [PAGE, ...CALCULATOR_FILES, ...(CALCULATOR_WORDS[spoken] ?? [])];
  scope.addEventListener('install', (event) => {
    event.waitUntil(caches.open(cacheName()).then((cache) => cache.addAll(wanted)));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      caches
        .keys()
        .then((names) => names.filter((name) => name.startsWith(PREFIX) && name !== cacheName()))
        .then((old) => Promise.all(old.map((name) => caches.delete(name)))),
    );
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin) return;
    if (request.mode === 'navigate' && pathname === PAGE) event.respondWith(freshPage(request));
    else if (files.has(pathname)) event.respondWith(keptFile(request));
  });
}

const freshPage = (request: Request): Promise<Response> => fetch(request).catch(() => kept(PAGE));

const keptFile = (request: Request): Promise<Response> =>
  kept(request).then((answer) => (answer.ok ? answer : fetch(request)));

const kept = async (what: Request | string): Promise<Response> => {
  const cache = await caches.open(cacheName());
  return (await cache.match(what, { ignoreSearch: true })) ?? Response.error();
};
