/** The evening that is shown: one for all screens of this page, and told to other pages of this device. */

import { type DealerSession, type DealerTap, freshSession, reduceDealer } from '../model/index.js';
import { keepBefore, keepEvening, loadBefore, loadEvening } from './store.js';

export interface Evening {
  /** Null until it is read. */
  readonly session: DealerSession | null;
  /** Put aside for another table; null: none. */
  readonly before: DealerSession | null;
  /** Could it be written down? */
  readonly isKept: boolean;
}

let evening: Evening = { session: null, before: null, isKept: true };
const listeners = new Set<() => void>();

/** Other pages of this device: a clock on a second screen. */
const channel = (): BroadcastChannel | null => {
  if (typeof BroadcastChannel === 'undefined') return null;
  openChannel ??= new BroadcastChannel('sidepot-dealer');
  return openChannel;
};
let openChannel: BroadcastChannel | null = null;

function become(next: Partial<Evening>): void {
  evening = { ...evening, ...next };
  for (const listener of listeners) listener();
}

async function read(): Promise<void> {
  try {
    const [session, before] = await Promise.all([loadEvening(), loadBefore()]);
    become({ session: session ?? freshSession(), before });
  } catch {
    become({ session: evening.session ?? freshSession(), isKept: false });
  }
}

async function keep(session: DealerSession): Promise<void> {
  try {
    await keepEvening(session);
    channel()?.postMessage('kept');
    if (!evening.isKept) become({ isKept: true });
  } catch {
    if (evening.isKept) become({ isKept: false });
  }
}

export function subscribeEvening(listener: () => void): () => void {
  if (listeners.size === 0) {
    if (evening.session === null) void read();
    channel()?.addEventListener('message', read);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) channel()?.removeEventListener('message', read);
  };
}

export const eveningNow = (): Evening => evening;

export function tapEvening(tap: DealerTap): void {
  if (evening.session === null) return;
  const session = reduceDealer(evening.session, tap, Date.now());
  if (session === evening.session) return;
  const isSame = session.log === evening.session.log && session.undone === evening.session.undone;
  become({ session });
  // What was refused is shown, not kept.
  if (!isSame) void keep(session);
}

/** Puts this table aside and sets up another, with the same seats and chips. */
export function newEvening(): void {
  const { session } = evening;
  if (session === null) return;
  const fresh = freshSession(session.setup);
  become({ session: fresh, before: session });
  void keepBefore(session).catch(() => become({ isKept: false }));
  void keep(fresh);
}

/** Back to the table that was put aside. */
export function goOnBefore(): void {
  const { before } = evening;
  if (before === null) return;
  become({ session: before });
  void keep(before);
}
