import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectRefusal, startWorld } from './world.js';

test('a browser gets a cookie that scripts and other sites do not', async () => {
  const { person } = await startWorld();
  const ann = person();
  const { status, headers, json } = await ann.post('/api/identity', { name: 'Ann' });
  expect(status).toBe(200);
  expect(json).toEqual({ player: expect.stringMatching(/^[\w-]{16}$/), name: 'Ann' });
  const [name, ...flags] = headers.getSetCookie()[0]?.split('; ') ?? [];
  expect(name).toMatch(/^sidepot=[\w-]{43}$/);
  expect(flags.sort()).toEqual(['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Lax']);
});

test('a name is optional, and who has a cookie keeps it', async () => {
  const { person } = await startWorld();
  const ann = person();
  const first = await ann.post('/api/identity', {});
  expect(first.json).toMatchObject({ name: null });
  const again = await ann.ask('POST', '/api/identity');
  expect(again.json).toEqual(first.json);
  expect(again.headers.getSetCookie()).toEqual([]);
});

test.each([
  ['is trusted', true, true],
  ['is not', false, false],
])(
  'over HTTPS the cookie is secure, if the proxy that says so %s',
  async (_, trustProxy, secure) => {
    const { person } = await startWorld({ trustProxy });
    const forwarded = { 'x-forwarded-proto': 'https' };
    const { headers } = await person().post('/api/identity', {}, forwarded);
    expect(headers.getSetCookie()[0]?.includes('Secure')).toBe(secure);
  },
);

test.each([
  ['none', null],
  ['an invented one', `sidepot=${'A'.repeat(43)}`],
  ['a short one', 'sidepot=x'],
  ['an empty one', 'sidepot='],
  ['a public id', 'sidepot=player'],
  ['SQL', "sidepot=' OR 1=1 --"],
])(
  'without a good cookie there is no table, and a new identity is given: %s',
  async (_, cookie) => {
    const { newPerson, person } = await startWorld();
    await newPerson('Ann');
    const eve = person();
    eve.cookie = cookie;
    expectRefusal(await eve.get('/api/tables/table-0001'), 'NO_IDENTITY', 401);
    const { headers } = await eve.post('/api/identity', {});
    expect(headers.getSetCookie()).toHaveLength(1);
    expect((await eve.get('/api/tables/table-0001')).status).toBe(200);
  },
);

test('a public id is no token', async () => {
  const { newPerson, person } = await startWorld();
  const ann = await newPerson('Ann');
  const { json } = await ann.post('/api/identity', {});
  const eve = person();
  eve.cookie = `sidepot=${(json as { player: string }).player}`;
  expectRefusal(await eve.get('/api/tables/table-0001'), 'NO_IDENTITY', 401);
});

test('a new name is there at once, on every device', async () => {
  const { newPerson, person } = await startWorld();
  const ann = await newPerson('Ann');
  const link = (await ann.post('/api/identity/link', {})).json as { token: string };
  const phone = person();
  await phone.post('/api/identity/claim', { token: link.token });
  expect((await phone.post('/api/identity', {})).json).toMatchObject({ name: 'Ann' });
  await ann.post('/api/identity', { name: 'Anna' });
  expect((await phone.post('/api/identity', {})).json).toMatchObject({ name: 'Anna' });
});

test('a private link makes another device the same person, once', async () => {
  const { newPerson, person } = await startWorld();
  const ann = await newPerson('Ann');
  const me = (await ann.post('/api/identity', {})).json;
  const made = await ann.post('/api/identity/link', { table: 'table-0001' });
  expect(made.status).toBe(201);
  const { token, url, expiresAt } = made.json as { token: string; url: string; expiresAt: number };
  expect(url).toBe(`/#/link/${token}`);
  expect(expiresAt).toBeGreaterThan(Date.now());

  const phone = person();
  const claimed = await phone.post('/api/identity/claim', { token });
  expect(claimed.json).toEqual({ ...(me as object), table: 'table-0001' });
  expect(phone.token).not.toBe(ann.token);
  expect((await phone.post('/api/identity', {})).json).toEqual(me);

  const thief = person();
  expectRefusal(await thief.post('/api/identity/claim', { token }), 'BAD_LINK', 404);
  expect(thief.cookie).toBeNull();
});

test('a private link expires', async () => {
  let now = 1_000_000;
  const { newPerson, person } = await startWorld({ now: () => now });
  const ann = await newPerson('Ann');
  const { token } = (await ann.post('/api/identity/link', {})).json as { token: string };
  now += 15 * 60_000;
  expectRefusal(await person().post('/api/identity/claim', { token }), 'BAD_LINK', 404);
});

test('a stranger makes no link', async () => {
  const { person } = await startWorld();
  expectRefusal(await person().post('/api/identity/link', {}), 'NO_IDENTITY', 401);
});

test('a program gets a token instead of a cookie', async () => {
  const { person } = await startWorld();
  const bot = person();
  const { json } = await bot.post('/api/identity', { name: 'Otto', bearer: true });
  expect(bot.cookie).toBeNull();
  const { token, player } = json as { token: string; player: string };
  const signed = person({ authorization: `Bearer ${token}` });
  expect((await signed.get('/api/tables/table-0001')).status).toBe(200);
  expect((await signed.post('/api/identity', { bearer: true })).json).toEqual({
    player,
    name: 'Otto',
  });
  const forged = person({ authorization: `Bearer ${token.slice(1)}x` });
  expectRefusal(await forged.get('/api/tables/table-0001'), 'NO_IDENTITY', 401);
});

test('the store holds no token, only its hash', async () => {
  const { newPerson, folder, stop } = await startWorld();
  const ann = await newPerson('Ann the First');
  const { token } = (await ann.post('/api/identity/link', {})).json as { token: string };
  const mine = ann.token;
  await stop();
  const files = await readdir(folder);
  const stored = await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')));
  expect(stored.join('')).toContain('Ann the First');
  expect(stored.join('')).not.toContain(mine);
  expect(stored.join('')).not.toContain(token);
});
