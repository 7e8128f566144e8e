/** The service worker's part of a turn: what the device shows, takes back, and opens. */

import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readTurn } from '../src/worker/turn.js';

type Listener = (event: object) => void;

const TABLE = 'kf7Qm2xW9bTc';
const listeners = new Map<string, Listener>();
const shown: { title: string; options: Record<string, unknown> }[] = [];
const closed: string[] = [];
const opened: string[] = [];
const pages: { url: string; focus: () => Promise<void> }[] = [];

beforeAll(async () => {
  const kept = new Map<string, Response>();
  Object.assign(globalThis, {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) =>
        void shown.push({ title, options }),
      getNotifications: async ({ tag }: { tag: string }) => [{ close: () => closed.push(tag) }],
    },
    clients: {
      matchAll: async () => pages,
      openWindow: async (url: string) => void opened.push(url),
    },
    caches: {
      open: async () => ({
        match: async (key: string) => kept.get(key)?.clone(),
        put: async (key: string, value: Response) => void kept.set(key, value),
      }),
    },
  });
  const { tellTurns } = await import('../src/worker/turn-notice.js');
  tellTurns();
});
beforeEach(() => {
  for (const list of [shown, closed, opened, pages]) list.length = 0;
});

async function fire(type: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
}

test('before a page has said what a turn is called, the table’s name has to do', async () => {
  await fire('push', { data: { json: () => ({ table: TABLE, name: 'Friday night' }) } });
  expect(shown[0]?.title).toBe('Friday night');
  await fire('message', { data: { title: 'It is your turn' } });
});

test('a push becomes a message that names the table and nothing else', async () => {
  await fire('push', { data: { json: () => ({ table: TABLE, name: 'Friday night' }) } });
  expect(shown).toEqual([
    {
      title: 'It is your turn',
      options: {
        ...{ body: 'Friday night', tag: `turn-${TABLE}` },
        ...{ icon: '/icon-192.png', badge: '/badge.png' },
        data: { table: TABLE, name: 'Friday night' },
      },
    },
  ]);
});

test('a page tells it, and takes it back', async () => {
  await fire('message', { data: { table: TABLE, name: 'Friday night', isOver: false } });
  expect(shown).toHaveLength(1);
  await fire('message', { data: { table: TABLE, name: 'Friday night', isOver: true } });
  expect([shown.length, closed]).toEqual([1, [`turn-${TABLE}`]]);
});

test('a click leads to the table: to its page if there is one, otherwise to a new one', async () => {
  const click = { notification: { close: () => closed.push('it'), data: { table: TABLE } } };
  await fire('notificationclick', click);
  expect([opened, closed]).toEqual([[`/t/${TABLE}`], ['it']]);
  let focused = 0;
  const focus = async (): Promise<void> => void focused++;
  pages.push({ url: 'https://poker.example/rules', focus: async () => undefined });
  pages.push({ url: `https://poker.example/t/${TABLE}?i=abc`, focus });
  await fire('notificationclick', click);
  expect([opened.length, focused]).toEqual([1, 1]);
});

test('what is no turn is not shown, whoever sent it', async () => {
  for (const data of [
    null,
    1,
    'x',
    {},
    { table: 7 },
    { table: '../../evil' },
    { table: 'a'.repeat(40) },
  ]) {
    expect(readTurn(data)).toBeNull();
    await fire('push', { data: { json: () => data } });
    await fire('message', { data });
  }
  await fire('push', { data: null });
  expect(shown).toEqual([]);
});
