import type { Serving } from '@sidepot/server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  ask,
  askText,
  createTable,
  identify,
  newKey,
  parseLink,
  RefusedError,
  sendCommand,
} from '../src/index.js';
import { SETTINGS, startServer } from './server.js';

let serving: Serving;
beforeAll(async () => {
  serving = await startServer();
});
afterAll(() => serving.stop());
afterEach(() => void vi.unstubAllGlobals());

const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => null,
    (error: unknown) => (error instanceof RefusedError ? error.code : error),
  );

describe('an identity', () => {
  test('of a program is a token, with which it comes back', async () => {
    const me = await identify({ url: serving.url }, 'Robo');
    expect(me).toMatchObject({ url: serving.url, name: 'Robo', token: expect.any(String) });
    expect(await identify({ url: serving.url, token: me.token ?? '' })).toEqual(me);
  });

  test('that the server does not know is no new player in silence', async () => {
    const token = 'x'.repeat(43);
    expect(await codeOf(identify({ url: serving.url, token }))).toBe('NO_IDENTITY');
  });

  test('of a page is its cookie: no token is asked for', async () => {
    const asked = vi.fn(async (_url: string, _init: { body: string }) => Response.json({}));
    vi.stubGlobal('location', { href: 'https://poker.example/t/abc' });
    vi.stubGlobal('fetch', asked);
    await identify();
    expect(asked.mock.calls[0]?.[0]).toBe('https://poker.example/api/identity');
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ body: '{}', headers: {} });
    expect(asked.mock.calls[0]?.[1]).not.toHaveProperty('headers.authorization');
  });
});

describe('a table', () => {
  test('is made, and its link leads to it', async () => {
    const me = await identify({ url: serving.url });
    const { id, url } = await createTable(me, SETTINGS);
    expect(parseLink(url)).toEqual({ url: serving.url, table: id });
    const { view } = await ask<'getTable'>(me, `/api/tables/${id}`);
    expect(view.settings.name).toBe('Bots');
  });

  test('is refused with the field that is wrong', async () => {
    const me = await identify({ url: serving.url });
    const poker = { smallBlind: 20, bigBlind: 10 };
    const refused = await createTable(me, { poker }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RefusedError);
    expect(refused).toMatchObject({ refusal: { field: expect.stringMatching(/Blind/) } });
  });

  test('takes a command once under its key', async () => {
    const me = await identify({ url: serving.url });
    const { id } = await createTable(me, SETTINGS);
    const key = newKey();
    const join = () => sendCommand(me, id, { type: 'join', name: 'Ann' }, { key });
    const first = await join();
    expect(first.repeated).toBe(false);
    expect(await join()).toEqual({ seq: first.seq, repeated: true });
  });

  test('gives files, and says why not', async () => {
    const me = await identify({ url: serving.url });
    const { id } = await createTable(me, SETTINGS);
    expect(await askText(me, `/api/tables/${id}/archive?format=phh`)).toBe('');
    const missing = askText(me, `/api/tables/${id}/hands/1?format=phh`);
    expect(await codeOf(missing)).toBe('UNKNOWN_HAND');
  });
});

test.each(['', 'kf7Qm2xW9bTc', 'http://127.0.0.1/', 'http://127.0.0.1/t/a/b'])(
  'no invite link: %s',
  (link) => {
    expect(() => parseLink(link)).toThrow(TypeError);
  },
);

describe('no answer of the server', () => {
  test('nobody is there', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    expect(await codeOf(identify({ url: serving.url }))).toBe('OFFLINE');
  });

  test.each([502, 200])('a page of something in front of it, status %i', async (status) => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { status }));
    const refused = await identify({ url: serving.url }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'INTERNAL', refusal: { status } });
  });
});

test('issue 14, 10: a command of which nobody knows whether it was done is asked again', async () => {
  const answers = [
    Response.json({ error: { code: 'UNKNOWN_OUTCOME', text: 'no', details: {} } }, { status: 503 }),
    Response.json({ error: { code: 'UNAVAILABLE', text: 'no', details: {} } }, { status: 503 }),
    Response.json({ seq: 7, repeated: true }),
  ];
  const asked = vi.fn(async (_url: string, _init: { body: string }) => answers.shift());
  vi.stubGlobal('fetch', asked);
  vi.useFakeTimers();
  try {
    const done = sendCommand({ url: serving.url }, 'nowhere-0001', { type: 'sitOut' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await done).toEqual({ seq: 7, repeated: true });
    expect(new Set(asked.mock.calls.map(([, { body }]) => body)).size).toBe(1);
    expect(asked).toHaveBeenCalledTimes(3);
  } finally {
    vi.useRealTimers();
  }
});
