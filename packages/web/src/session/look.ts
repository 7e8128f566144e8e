/**
 * How this browser wants the page to look, and its own cards to lie. Remembered here; nobody else
 * needs to know. `public/look.js` sets the same attributes before anything is drawn.
 */

import { useSyncExternalStore } from 'react';

/** What can be chosen; the first is the usual one. */
export const LOOKS = {
  theme: ['system', 'light', 'dark'],
  felt: ['green', 'blue', 'red', 'violet', 'grey'],
  deck: ['four', 'two'],
  faces: ['white', 'ivory', 'solid'],
  backs: ['blue', 'red', 'green', 'black'],
  order: ['dealt', 'rank', 'suit'],
} as const;

export type LookKey = keyof typeof LOOKS;
export type Look = { readonly [K in LookKey]: (typeof LOOKS)[K][number] };

const KEY = 'sidepot.look';
const KEYS = Object.keys(LOOKS) as LookKey[];
/** The browser's own frame around the page. */
const FRAME = { light: '#eef0ec', dark: '#0f1513' } as const;

const listeners = new Set<() => void>();
let current: Look | null = null;

/** What is stored may be of another version, or not be readable at all. */
export function readLook(stored: string | null): Look {
  const found = parsed(stored);
  const of = <K extends LookKey>(key: K): Look[K] => {
    const values = LOOKS[key] as unknown as readonly Look[K][];
    return values.find((value) => value === found[key]) ?? (values[0] as Look[K]);
  };
  return Object.fromEntries(KEYS.map((key) => [key, of(key)])) as unknown as Look;
}

function parsed(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(stored ?? '{}') };
  } catch {
    return {};
  }
}

/** A browser may refuse to store anything. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function look(): Look {
  current ??= readLook(stored());
  return current;
}

export function changeLook(change: Partial<Look>): void {
  current = { ...look(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // It holds for as long as the page is open.
  }
  tell();
}

function tell(): void {
  const { order: _, ...drawn } = look();
  Object.assign(document.documentElement.dataset, drawn);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const ofSystem = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = FRAME[drawn.theme === 'system' ? ofSystem : drawn.theme];
  }
  for (const listener of listeners) listener();
}

/** From now on, and when it is changed in another tab. */
export function keepLook(): void {
  tell();
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    current = null;
    tell();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLook = (): Look => useSyncExternalStore(subscribe, look);
