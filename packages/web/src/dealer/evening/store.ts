/**
 * The dealer's evening on this device, in IndexedDB: the one that is on the table, and those before
 * it. Every tap is kept at once.
 */

import { createStore, del, get, promisifyRequest, type UseStore } from 'idb-keyval';
import { type DealerSession, readSession, type SharedCards } from '../model/index.js';

const CURRENT = 'current';
const BEFORE = 'before';
const SHARE = 'share';

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

export const keepBefore = (session: DealerSession): Promise<void> => put(BEFORE, session);

/** Committed by itself, not after an answer: a page that goes away at once would not hear it. */
function put(key: string, value: DealerSession | KeptShare): Promise<void> {
  return store()('readwrite', (evenings) => {
    evenings.put(value, key);
    evenings.transaction.commit();
    return promisifyRequest(evenings.transaction);
  });
}

let wanted: DealerSession | null = null;
let isWriting: Promise<void> | null = null;
let isWatched = false;

/** The newest one wins; while one is written, those in between are left out. */
export function keepEvening(session: DealerSession): Promise<void> {
  wanted = session;
  if (!isWatched) {
    isWatched = true;
    // Whoever reloads right after a tap would lose it otherwise: there is no next turn to write in.
    addEventListener('pagehide', () => {
      if (wanted !== null) void put(CURRENT, wanted);
    });
  }
  isWriting ??= write().finally(() => {
    isWriting = null;
  });
  return isWriting;
}

async function write(): Promise<void> {
  while (wanted !== null) {
    const session = wanted;
    wanted = null;
    await put(CURRENT, session);
  }
}

/** A link on which others follow this table: its secret key is nowhere else. */
export interface KeptShare {
  readonly id: string;
  readonly key: string;
  readonly cards: SharedCards;
  /** Stopped, but the server has not been told yet. */
  readonly isEnding: boolean;
}

export const loadShare = async (): Promise<KeptShare | null> =>
  (await get<KeptShare>(SHARE, store())) ?? null;

export const keepShare = (share: KeptShare | null): Promise<void> =>
  share === null ? del(SHARE, store()) : put(SHARE, share);
