/**
 * "Your turn", as the device tells it: pushed by the server, or asked for by a page that is hidden.
 * It names the table and nothing of the hand.
 */

import { keepTitle, keptTitle } from './kept-title.js';
import { scope } from './scope.js';
import { readTitle, readTurn, type TurnNotice } from './turn.js';

const tagOf = (table: string): string => `turn-${table}`;

async function tell({ table, name }: TurnNotice): Promise<void> {
  const title = await keptTitle().catch(() => '');
  await scope.registration.showNotification(title === '' ? name : title, {
    body: name,
    tag: tagOf(table),
    icon: '/icon-192.png',
    badge: '/badge.png',
    data: { table, name },
  });
}

async function takeBack(table: string): Promise<void> {
  const shown = await scope.registration.getNotifications({ tag: tagOf(table) });
  for (const one of shown) one.close();
}

/** The page of the table if it is open somewhere, otherwise a new one. */
async function show(table: string): Promise<void> {
  const path = `/t/${table}`;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  await (open === undefined ? scope.clients.openWindow(path) : open.focus());
}

export function tellTurns(): void {
  scope.addEventListener('push', (event) => {
    const turn = readTurn(event.data?.json());
    if (turn !== null) event.waitUntil(tell(turn));
  });
  scope.addEventListener('message', (event) => {
    const title = readTitle(event.data);
    if (title !== null) event.waitUntil(keepTitle(title));
    const turn = readTurn(event.data);
    if (turn !== null) event.waitUntil(turn.isOver ? takeBack(turn.table) : tell(turn));
  });
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const turn = readTurn(notification.data);
    if (turn !== null) event.waitUntil(show(turn.table));
  });
}
