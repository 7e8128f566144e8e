/** Who is let in by which name, and what browsers and proxies may keep. */

import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { hostNameOf, hostRule } from '../../src/http/callers/hosts.js';
import { TABLE } from './fake-service.js';
import { expectRefusal, startWorld } from './world.js';

const TOKEN = /^[\w-]{43}$/;

/** `fetch` names the host by itself. */
const asked = (url: string, path: string, headers: Readonly<Record<string, string>>) =>
  new Promise<readonly [number | undefined, string]>((resolve, reject) => {
    const sent = request(url + path, { headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve([answer.statusCode, text]));
    });
    sent.on('error', reject).end();
  });

describe('issue 14, 11: hosts', () => {
  const local = { host: '127.0.0.1', trustProxy: false, allowedHosts: [] };

  test.each([
    [
      'this machine, no proxy',
      local,
      ['localhost', '127.0.0.1', '::1', 'a.localhost'],
      ['evil.example', '192.168.0.7', 'localhost.evil.example'],
    ],
    ['this machine, a proxy', { ...local, trustProxy: true }, ['poker.example', 'localhost'], []],
    ['every machine', { ...local, host: '0.0.0.0' }, ['poker.example', '192.168.0.7'], []],
    [
      'names',
      { ...local, host: '0.0.0.0', allowedHosts: ['Poker.example'] },
      ['poker.example', 'localhost'],
      ['evil.example', '192.168.0.7'],
    ],
    [
      'names and a proxy',
      { ...local, trustProxy: true, allowedHosts: ['poker.example'] },
      ['poker.example'],
      ['evil.example', 'sub.poker.example', ''],
    ],
  ])('%s', (_, options, yes, no) => {
    const rule = hostRule(options);
    expect(yes.filter((name) => !rule(name))).toEqual([]);
    expect(no.filter((name) => rule(name))).toEqual([]);
  });

  test.each([
    ['Poker.Example:443', 'poker.example'],
    ['poker.example.', 'poker.example'],
    ['[::1]:3000', '::1'],
    ['[::1]', '::1'],
    ['127.0.0.1:1', '127.0.0.1'],
  ])('%s is %s', (host, name) => {
    expect(hostNameOf(host)).toBe(name);
  });

  test('a name that was turned to this machine by its owner gets nothing', async () => {
    const { url, lines } = await startWorld({ isOurHost: hostRule(local) });
    for (const path of ['/', '/api', `/api/tables/${TABLE}`, '/metrics']) {
      const [status, text] = await asked(url, path, { host: 'evil.example:3000' });
      expect([status, text]).toEqual([421, expect.stringContaining('BAD_HOST')]);
    }
    expect((await asked(url, '/metrics', { host: 'localhost:3000' }))[0]).toBe(200);
    expect((await asked(url, '/healthz', { host: '10.1.2.3' }))[0]).toBe(200);
    await expect.poll(() => lines.join('')).toMatch(/"security":true.*"code":"BAD_HOST"/);
  });

  test('where a proxy is trusted its X-Forwarded-Host counts', async () => {
    const rule = hostRule({ ...local, trustProxy: true, allowedHosts: ['poker.example'] });
    const { url } = await startWorld({ trustProxy: true, isOurHost: rule });
    const status = async (name: string) =>
      (await asked(url, '/api', { host: '127.0.0.1', 'x-forwarded-host': name }))[0];
    expect(await status('poker.example')).toBe(200);
    expect(await status('evil.example')).toBe(421);
  });
});

describe('issue 14, 11: caches', () => {
  test('nothing private is stored, not even a refusal; what is public may be', async () => {
    const { newPerson, person } = await startWorld();
    const ann = await newPerson('Ann');
    const cached = async (path: string) => (await ann.get(path)).headers.get('cache-control');
    const table = `/api/tables/${TABLE}`;
    for (const path of ['', '/events?after=0', '/hands', '/hands/1?format=phh', '/ledger']) {
      expect(await cached(table + path)).toBe('no-store');
    }
    expect(await cached('/api/identity/sessions')).toBe('no-store');
    expect(await cached('/api/nothing')).toBe('no-store');
    expect(await cached('/metrics')).toBe('no-store');
    const { headers } = await ann.post('/api/identity', {});
    expect(headers.get('cache-control')).toBe('no-store');
    const stranger = await person().get(table);
    expect([stranger.status, stranger.headers.get('cache-control')]).toEqual([401, 'no-store']);
    for (const path of ['/', '/api', '/api/openapi.json'])
      expect(await cached(path)).toBe('no-cache');
  });
});

describe('issue 14, 11: the cookie over TLS', () => {
  const TLS = { 'x-forwarded-proto': 'https' };
  const cookies = (headers: Headers) =>
    Object.fromEntries(
      headers.getSetCookie().map((text) => {
        const [pair = '', ...flags] = text.split('; ');
        const [name = '', value = ''] = pair.split('=');
        return [name, { value, flags: flags.sort() }];
      }),
    );

  test('is bound to this host: Secure, for all paths, no domain', async () => {
    const { person } = await startWorld({ trustProxy: true });
    const { headers } = await person(TLS).post('/api/identity', {});
    expect(cookies(headers)).toEqual({
      '__Host-sidepot': {
        value: expect.stringMatching(TOKEN),
        flags: ['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Lax', 'Secure'],
      },
    });
  });

  test('one of the old name still counts, and is replaced', async () => {
    const { newPerson, person } = await startWorld({ trustProxy: true });
    const ann = await newPerson('Ann');
    const again = person(TLS);
    again.cookie = ann.cookie;
    const { headers, json } = await again.post('/api/identity', {});
    expect(json).toMatchObject({ name: 'Ann' });
    const given = cookies(headers);
    expect(given['__Host-sidepot']?.value).toBe(ann.token);
    expect(given['sidepot']?.value).toBe('');
  });

  test('one of the old name overrides nobody, not even a token that is good no more', async () => {
    const { newPerson, person } = await startWorld({ trustProxy: true });
    const [ann, eve] = [await newPerson('Ann'), await newPerson('Eve')];
    const both = person(TLS);
    both.cookie = `${eve.cookie}; __Host-sidepot=${ann.token}`;
    const known = await both.post('/api/identity', {});
    expect(known.json).toMatchObject({ name: 'Ann' });
    expect(cookies(known.headers)).toMatchObject({ sidepot: { value: '' } });
    both.cookie = `${eve.cookie}; __Host-sidepot=${'x'.repeat(43)}`;
    expectRefusal(await both.get(`/api/tables/${TABLE}`), 'NO_IDENTITY', 401);
  });

  test('over plain HTTP it does not count', async () => {
    const { newPerson, person } = await startWorld();
    const ann = await newPerson('Ann');
    const plain = person();
    plain.cookie = `__Host-sidepot=${ann.token}`;
    expectRefusal(await plain.get(`/api/tables/${TABLE}`), 'NO_IDENTITY', 401);
  });
});
