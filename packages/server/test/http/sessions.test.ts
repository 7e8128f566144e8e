/** Devices on which somebody is signed in: listed, ended, expired. And what the log says of it. */

import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS, NO_LIMITS } from '../../src/http/limits/limits.js';
import { readPrefix } from '../../src/identity/bans.js';
import { deviceOf } from '../../src/identity/sessions.js';
import { TABLE } from './fake-service.js';
import { expectRefusal, type Person, startWorld, type World } from './world.js';

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
const DAY = 24 * 60 * 60_000;

interface Listed {
  readonly sessions: readonly {
    readonly id: string;
    readonly label: string;
    readonly usedAt: number;
    readonly current: boolean;
  }[];
}

const listed = async (person: Person): Promise<Listed['sessions']> =>
  ((await person.get('/api/identity/sessions')).json as Listed).sessions;

/** The same person on a second device. */
async function secondDevice(world: World, first: Person): Promise<Person> {
  const { token } = (await first.post('/api/identity/link', {})).json as { token: string };
  const phone = world.person({ 'user-agent': FIREFOX });
  await phone.post('/api/identity/claim', { token });
  return phone;
}

const isKnown = async (person: Person): Promise<boolean> =>
  (await person.get(`/api/tables/${TABLE}`)).status === 200;

describe('issue 14, 11: sessions are listed and ended', () => {
  test('with the device they are on', async () => {
    const world = await startWorld();
    const ann = await world.newPerson('Ann');
    const phone = await secondDevice(world, ann);
    const [mine, other] = (await listed(phone)).toSorted((a) => (a.current ? -1 : 1));
    expect(mine).toMatchObject({ label: 'Firefox on Android', current: true });
    expect(other).toMatchObject({ label: '', current: false });
    expect(mine?.id).toBe(
      createHash('sha256').update(phone.token).digest('base64url').slice(0, 16),
    );
    const bob = await world.newPerson('Bob');
    expect(await listed(bob)).toHaveLength(1);
  });

  test('one ends at once: its requests are refused, its sockets close', async () => {
    const world = await startWorld();
    const ann = await world.newPerson('Ann');
    const phone = await secondDevice(world, ann);
    const [here, there] = [await ann.join(), await phone.join()];
    const lost = (await listed(ann)).find(({ current }) => !current);
    const answer = await ann.post('/api/identity/sessions/end', { session: lost?.id });
    expect(answer.json).toEqual({ ended: 1 });
    expect(await there.heard('bye')).toMatchObject({ code: 'NO_IDENTITY', retryAfter: null });
    expect(await there.closed).toBe(1008);
    expectRefusal(await phone.get(`/api/tables/${TABLE}`), 'NO_IDENTITY', 401);
    expect(await isKnown(ann)).toBe(true);
    expect(here.socket.readyState).toBe(here.socket.OPEN);
    expect(world.service.audited).toMatchObject([{ by: 'player', action: 'sessionEnded' }]);
  });

  test('ended by another node it is over within a minute, however often it is used', async () => {
    let now = Date.now();
    const world = await startWorld({ now: () => now });
    const ann = await world.newPerson('Ann');
    expect(await isKnown(ann)).toBe(true);
    await world.store.endSession(createHash('sha256').update(ann.token).digest('base64url'));
    let known = 0;
    for (let second = 0; second < 120 && (await isKnown(ann)); second += 10) {
      known++;
      now += 10_000;
    }
    expect(known).toBeLessThanOrEqual(6);
  });

  test('all others end at once', async () => {
    const world = await startWorld();
    const ann = await world.newPerson('Ann');
    const others = [await secondDevice(world, ann), await secondDevice(world, ann)];
    const sockets = await Promise.all(others.map((other) => other.join()));
    const answer = await ann.post('/api/identity/sessions/end-others', {});
    expect(answer.json).toEqual({ ended: 2 });
    for (const socket of sockets) await socket.closed;
    expect(await Promise.all([ann, ...others].map(isKnown))).toEqual([true, false, false]);
  });

  test('ending the own one takes the cookie away', async () => {
    const { newPerson } = await startWorld();
    const ann = await newPerson('Ann');
    const [own] = await listed(ann);
    const { headers } = await ann.post('/api/identity/sessions/end', { session: own?.id });
    expect(headers.getSetCookie()[0]).toMatch(/^sidepot=;.*(?:Max-Age=0|Expires=Thu, 01 Jan 1970)/);
  });

  test('nobody ends what is not theirs', async () => {
    const { newPerson } = await startWorld();
    const [ann, eve] = [await newPerson('Ann'), await newPerson('Eve')];
    const [own] = await listed(ann);
    const path = '/api/identity/sessions/end';
    expectRefusal(await eve.post(path, { session: own?.id }), 'UNKNOWN_SESSION', 404);
    expectRefusal(await eve.post(path, { session: 'x' }), 'BAD_MESSAGE', 400);
    expect(await isKnown(ann)).toBe(true);
  });

  test('one that another node ended closes its sockets here within the minute', async () => {
    const world = await startWorld({ limits: { ...NO_LIMITS, guardMs: 20 } });
    const ann = await world.newPerson('Ann');
    const socket = await ann.join();
    const hash = createHash('sha256').update(ann.token).digest('base64url');
    await world.store.endSession(hash);
    expect(await socket.closed).toBe(1008);
  });
});

describe('issue 14, 11: sessions expire', () => {
  test('90 days after their last use', async () => {
    let now = 1_000_000;
    const { newPerson, lines } = await startWorld({ now: () => now });
    const ann = await newPerson('Ann');
    now += 89 * DAY;
    expect(await isKnown(ann)).toBe(true);
    now += 89 * DAY;
    expect(await isKnown(ann)).toBe(true);
    expect((await listed(ann))[0]?.usedAt).toBe(now);
    now += 90 * DAY;
    expectRefusal(await ann.get(`/api/tables/${TABLE}`), 'NO_IDENTITY', 401);
    expect(lines.join('')).toMatch(/"security":true,"event":"sessionExpired"/);
    expect(await isKnown(ann)).toBe(false);
  });

  test('a year after they began, however much they are used; operators set both', async () => {
    let now = 1_000_000;
    const sessions = { idleMs: 10 * DAY, longestMs: 25 * DAY };
    const { newPerson } = await startWorld({ now: () => now, sessions });
    const ann = await newPerson('Ann');
    for (let day = 0; day < 24; day += 8) {
      expect(await isKnown(ann)).toBe(true);
      now += 8 * DAY;
    }
    expect(await isKnown(ann)).toBe(true);
    now += DAY;
    expect(await isKnown(ann)).toBe(false);
  });
});

test.each([
  [FIREFOX, 'Firefox on Android'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['curl/8.5.0', ''],
  [undefined, ''],
])('issue 14, 11: a device is named coarsely: %s', (userAgent, label) => {
  expect(deviceOf(userAgent)).toBe(label);
});

describe('issue 14, 13: bans', () => {
  test('of addresses: nothing is answered, but to who watches the server', async () => {
    const { newPerson, store, url } = await startWorld({ limits: { ...NO_LIMITS, guardMs: 20 } });
    const ann = await newPerson('Ann');
    const socket = await ann.join();
    await store.addBan({ kind: 'address', who: '127.0.0.0/8', reason: '', createdAt: 1 });
    expect(await socket.heard('bye')).toMatchObject({ code: 'BANNED' });
    expectRefusal(await ann.get(`/api/tables/${TABLE}`), 'BANNED', 403);
    expectRefusal(await ann.post('/api/identity', {}), 'BANNED', 403);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  test('of players: on all of their devices', async () => {
    const world = await startWorld({ limits: { ...NO_LIMITS, guardMs: 20 } });
    const ann = await world.newPerson('Ann');
    const phone = await secondDevice(world, ann);
    const socket = await ann.join();
    const { player } = (await ann.post('/api/identity', {})).json as { player: string };
    await world.store.addBan({ kind: 'player', who: player, reason: '', createdAt: 1 });
    await socket.closed;
    for (const one of [ann, phone]) {
      expectRefusal(await one.get(`/api/tables/${TABLE}`), 'BANNED', 403);
      expectRefusal(await one.post('/api/identity', {}), 'BANNED', 403);
    }
    expect(await isKnown(await world.newPerson('Bob'))).toBe(true);
  });

  test.each([
    ['203.0.113.7', 32],
    ['203.0.113.0/24', 24],
    ['2001:db8::/48', 48],
    ['2001:db8::1', 128],
    ['0.0.0.0/0', null],
    ['203.0.113.0/33', null],
    ['poker.example', null],
    ['203.0.113', null],
  ])('a prefix: %s', (text, bits) => {
    expect(readPrefix(text)?.bits ?? null).toBe(bits);
  });
});

describe('issue 14, 11: security events in the log', () => {
  test('tell who and what, and no secret', async () => {
    const world = await startWorld({
      limits: { ...DEFAULT_LIMITS, newIdentities: { max: 4, ms: 60_000 } },
    });
    const ann = await world.newPerson('Ann');
    const made = (await ann.post('/api/identity/link', { table: TABLE })).json as { token: string };
    const phone = world.person();
    await phone.post('/api/identity/claim', { token: made.token });
    await world.person().post('/api/identity/claim', { token: made.token });
    await ann.post('/api/identity', {}, { origin: 'https://evil.example' });
    const eve = world.person();
    eve.cookie = `sidepot=${'e'.repeat(43)}`;
    await eve.get(`/api/tables/${TABLE}`);
    for (let i = 0; i < 5; i++) await world.person().post('/api/identity', {});
    await ann.post('/api/identity/sessions/end-others', {});
    await world.stop();

    const told = world.lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ security }) => security === true);
    const what = told.map(({ event, code }) => (event === 'refused' ? code : event));
    for (const wanted of ['newIdentity', 'linkMade', 'linkClaimed', 'sessionEnded']) {
      expect(what).toContain(wanted);
    }
    for (const code of ['BAD_LINK', 'BAD_ORIGIN', 'NO_IDENTITY', 'RATE_LIMITED']) {
      // Again and again from one place is one line.
      expect(what.filter((one) => one === code)).toEqual([code]);
    }
    expect(JSON.stringify(told)).not.toContain('127.0.0.1');
    const all = world.lines.join('');
    for (const secret of [ann.token, phone.token, made.token, eve.cookie, TABLE]) {
      expect(all).not.toContain(secret);
    }
  });
});
