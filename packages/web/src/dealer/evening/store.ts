/**
 * The dealer's evening on this device, in IndexedDB: the one that is on the table, and those before
 * it. Every tap is kept at once; nothing is sent anywhere.
 */

import { createStore, get, set, type UseStore } from 'idb-keyval';
import { type DealerSession, readSession } from '../model/index.js';

const CURRENT = 'current';
const BEFORE = 'before';

let opened: UseStore | null = null;
const store = (): UseStore => {
  opened ??= createStore('sidepot-dealer', 'evenings');
  return opened;
};

/** Null: there is none, or none that this version can read. */
export const loadEvening = async (): Promise<DealerSession | null> =>
  readSession(await get(CURRENT, store()));

/** The table that was put aside for a new one; null: there is none. */
export const loadBefore = async (): Promise<DealerSession | null> =>
  readSession(await get(BEFORE, store()));

export const keepBefore = (session: DealerSession): Promise<void> => set(BEFORE, session, store());

let wanted: DealerSession | null = null;
let isWriting: Promise<void> | null = null;

/** The newest one wins; while one is written, those in between are left out. */
export function keepEvening(session: DealerSession): Promise<void> {
  wanted = session;
  isWriting ??= write().finally(() => {
    isWriting = null;
  });
  return isWriting;
}

async function write(): Promise<void> {
  while (wanted !== null) {
    const session = wanted;
    wanted = null;
    await set(CURRENT, session, store());
  }
}
