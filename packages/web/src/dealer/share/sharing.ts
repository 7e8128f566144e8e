/**
 * The table of this device on a link, if its dealer wants that. What others see is sent whenever it
 * changes; without a connection the page goes on, and the latest is sent when it is back.
 */

import { type ClientRefusal, RefusedError } from '@sidepot/client';
import type { SharedTable } from '@sidepot/protocol';
import { PROTOCOL_VERSION } from '@sidepot/protocol/words';
import { post } from '../../session/http.js';
import { eveningNow, subscribeEvening } from '../evening/evening.js';
import { type KeptShare, keepShare, loadShare } from '../evening/store.js';
import { dealerState, type SharedCards, sharedTable } from '../model/index.js';
import { Courier } from './courier.js';

/** `away`: the server was not reached last. `ended`: it says that this is shared no more. */
export type SharingState = 'off' | 'starting' | 'live' | 'away' | 'ended';

export interface Sharing {
  readonly state: SharingState;
  readonly share: KeptShare | null;
  /** Why the last thing that was asked was not done; null: it was. */
  readonly refusal: ClientRefusal | null;
}

/** So often it is sent even if nothing changes: it lives, and clocks that go wrong are set. */
const RENEW = 4 * 60_000;

let sharing: Sharing = { state: 'off', share: null, refusal: null };
let courier: Courier | null = null;
let renewing: ReturnType<typeof setInterval> | null = null;
/** What viewers have, without the moment at which it was taken. */
let shown: string | null = null;
let isRead = false;
const listeners = new Set<() => void>();

function become(next: Partial<Sharing>): void {
  sharing = { ...sharing, ...next };
  for (const listener of listeners) listener();
}

function keep(share: KeptShare | null): void {
  become({ share });
  // Where nothing is kept it is shared until the page is closed.
  void keepShare(share).catch(() => {});
}

function tableAt(at: number, cards: SharedCards): SharedTable | null {
  const { session } = eveningNow();
  return session === null ? null : sharedTable(session, at, cards);
}

/** What others see, whenever that is: keys of the keypad are nothing to them. */
function essence(cards: SharedCards): string | null {
  const { session } = eveningNow();
  if (session === null) return null;
  return JSON.stringify([sharedTable(session, 0, cards), dealerState(session.log).clock]);
}

function look(): void {
  const { share } = sharing;
  if (share === null || courier === null || share.isEnding) return;
  if (shown === null || essence(share.cards) !== shown) courier.call();
}

function carry(share: KeptShare): void {
  courier?.stop();
  shown = null;
  let taken: string | null = null;
  const path = `/api/shares/${share.id}`;
  courier = new Courier({
    take() {
      if (share.isEnding) return { key: share.key };
      const { cards = share.cards } = sharing.share ?? {};
      const table = tableAt(Date.now(), cards);
      if (table === null) return null;
      taken = essence(cards);
      return { v: PROTOCOL_VERSION, key: share.key, table };
    },
    bring: (what) =>
      share.isEnding ? post<'endShare'>(`${path}/end`, what) : post<'updateShare'>(path, what),
    brought() {
      if (share.isEnding) {
        letGo('off');
        return;
      }
      shown = taken;
      become({ state: 'live', refusal: null });
      look();
    },
    missed: (refusal) => become({ state: share.isEnding ? 'off' : 'away', refusal }),
    refused(refusal) {
      const isGone = refusal.code === 'UNKNOWN_SHARE' || refusal.code === 'NOT_ALLOWED';
      if (share.isEnding) letGo('off');
      else if (isGone) letGo('ended');
      else become({ state: 'away', refusal });
    },
  });
  renewing ??= setInterval(() => courier?.call(), RENEW);
  courier.call();
}

function letGo(state: 'off' | 'ended'): void {
  courier?.stop();
  courier = null;
  if (renewing !== null) clearInterval(renewing);
  renewing = null;
  become({ state, refusal: null });
  keep(null);
}

async function read(): Promise<void> {
  isRead = true;
  const share = await loadShare().catch(() => null);
  if (share === null || sharing.share !== null) return;
  become({ share, state: share.isEnding ? 'off' : 'away' });
  carry(share);
}

export async function startSharing(cards: SharedCards): Promise<void> {
  const table = tableAt(Date.now(), cards);
  if (table === null || sharing.state === 'starting') return;
  become({ state: 'starting', refusal: null });
  try {
    const { id, key } = await post<'newShare'>('/api/shares', { v: PROTOCOL_VERSION, table });
    const share = { id, key, cards, isEnding: false };
    keep(share);
    become({ state: 'live' });
    carry(share);
  } catch (error) {
    const refusal = error instanceof RefusedError ? error.refusal : ({ code: 'OFFLINE' } as const);
    become({ state: 'off', refusal });
  }
}

/** From now on others see these cards. */
export function shareCards(cards: SharedCards): void {
  if (sharing.share === null) return;
  keep({ ...sharing.share, cards });
  look();
}

/** At once if there is a connection, else as soon as there is one. */
export function stopSharing(): void {
  const { share } = sharing;
  if (share === null) return;
  const ending = { ...share, isEnding: true };
  keep(ending);
  become({ state: 'off' });
  carry(ending);
}

const hurry = (): void => courier?.hurry();

export function subscribeSharing(listener: () => void): () => void {
  if (listeners.size === 0) {
    if (!isRead) void read();
    stopLooking = subscribeEvening(look);
    window.addEventListener('online', hurry);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopLooking();
    window.removeEventListener('online', hurry);
  };
}
let stopLooking = (): void => {};

export const sharingNow = (): Sharing => sharing;
