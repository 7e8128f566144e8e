/** What this browser shows and plays. Remembered here; nobody else needs to know. */

import { useSyncExternalStore } from 'react';

export interface Settings {
  readonly sound: boolean;
  readonly vibration: boolean;
  /** The device tells of my turn while I look elsewhere; the browser was asked. */
  readonly notices: boolean;
  /** Chances beside the hands while the board runs out. */
  readonly equity: boolean;
  /** Stacks at the seats in big blinds. */
  readonly bigBlinds: boolean;
  /** Statistics at the seats, where the host has them told. */
  readonly hud: boolean;
}

const KEY = 'sidepot.show';
const DEFAULTS: Settings = {
  sound: true,
  vibration: true,
  notices: false,
  equity: true,
  bigBlinds: false,
  hud: false,
};

const listeners = new Set<() => void>();
let current: Settings | null = null;

/** What is stored may be of another version, or not be readable at all. */
export function readSettings(stored: string | null): Settings {
  const read: Record<keyof Settings, boolean> = { ...DEFAULTS };
  try {
    const found = JSON.parse(stored ?? '{}') as Partial<Record<keyof Settings, unknown>> | null;
    for (const key of Object.keys(DEFAULTS) as (keyof Settings)[]) {
      const value = found?.[key];
      if (typeof value === 'boolean') read[key] = value;
    }
  } catch {
    return DEFAULTS;
  }
  return read;
}

function settings(): Settings {
  current ??= readSettings(stored());
  return current;
}

/** A browser may refuse to store anything. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...settings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // It holds for as long as the page is open.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useBrowserSettings = (): Settings => useSyncExternalStore(subscribe, settings);
