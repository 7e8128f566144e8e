/**
 * Being told of one's turn while one looks elsewhere. The browser is asked for it in a click; then
 * the page itself tells while it is hidden, or the server by a push, if it has keys for that.
 */

import { words } from '@sidepot/i18n/page';
import { get, post } from '../session/http.js';
import { registerWorker } from '../worker/register.js';
import type { TurnNotice } from '../worker/turn.js';

/** Pushed: also when the page is closed. Shown: while it is open and hidden. */
export type NoticeAnswer = 'pushed' | 'shown' | 'blocked' | 'impossible';

let isPushed = false;

const isPossible = (): boolean => 'Notification' in window && 'serviceWorker' in navigator;

/** To be called in a click: browsers ask nobody otherwise. */
export async function askForNotices(table: string): Promise<NoticeAnswer> {
  if (!isPossible()) return 'impossible';
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  return startNotices(table);
}

/** On each visit to a table, once it was asked for. */
export async function startNotices(table: string): Promise<NoticeAnswer> {
  if (!isPossible()) return 'impossible';
  if (Notification.permission !== 'granted') return 'blocked';
  const worker = await registerWorker();
  if (worker === null) return 'impossible';
  // It speaks the page's language, also when there is no page.
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ title: words.show.settings.notices.turn });
  isPushed = await subscribe(worker, table).catch(() => false);
  return isPushed ? 'pushed' : 'shown';
}

export async function endNotices(table: string): Promise<void> {
  isPushed = false;
  const worker = await navigator.serviceWorker?.getRegistration('/');
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
  await post<'endPush'>(`/api/tables/${table}/push/end`, {}).catch(() => undefined);
}

/** By the worker, which says it in one place, and takes it back. */
export async function tellTurn(turn: TurnNotice): Promise<void> {
  if (!turn.isOver && isPushed) return;
  const worker = await navigator.serviceWorker?.getRegistration('/');
  worker?.active?.postMessage(turn);
}

/** False: this server pushes nothing, or this browser takes nothing. */
async function subscribe(worker: ServiceWorkerRegistration, table: string): Promise<boolean> {
  const { key } = await get<'getPushKey'>('/api/push');
  if (key === null || worker.pushManager === undefined) return false;
  await navigator.serviceWorker.ready;
  const old = await worker.pushManager.getSubscription();
  const isOurs = old !== null && keyOf(old) === key;
  // It is bound to the server's key: after a change of that it is good for nothing.
  if (old !== null && !isOurs) await old.unsubscribe();
  const asked = { userVisibleOnly: true, applicationServerKey: key };
  const now = old !== null && isOurs ? old : await worker.pushManager.subscribe(asked);
  const { endpoint, keys } = now.toJSON();
  const body = { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] };
  await post<'startPush'>(`/api/tables/${table}/push`, body);
  return true;
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
