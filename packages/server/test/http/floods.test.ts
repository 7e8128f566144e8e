import { describe, expect, test } from 'vitest';
import { OPTIONS } from '../../../protocol/src/docs/examples/hand.js';
import { DEFAULT_LIMITS, NO_LIMITS, type ServerLimits } from '../../src/http/limits/limits.js';
import { TABLE } from './fake-service.js';
import { expectRefusal, startWorld } from './world.js';

const only = (limits: Partial<ServerLimits>) => ({ limits: { ...NO_LIMITS, ...limits } });
const HOUR = 3_600_000;
const options = { v: 1, settings: OPTIONS };

describe('over HTTP', () => {
  test('too much from one address', async () => {
    const { person } = await startWorld(only({ perAddress: { max: 3, ms: HOUR } }));
    const eve = person();
    for (let i = 0; i < 3; i++) expect((await eve.get('/api')).status).toBe(200);
    const answer = await eve.get('/api');
    expectRefusal(answer, 'RATE_LIMITED', 429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expectRefusal(await eve.get('/nowhere'), 'RATE_LIMITED', 429);
    expect((await eve.get('/healthz')).status).toBe(200);
  });

  test('too much from one person, whatever their cookies', async () => {
    const { newPerson, person } = await startWorld(only({ perPlayer: { max: 4, ms: HOUR } }));
    const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')];
    const { token } = (await ann.post('/api/identity/link', {})).json as { token: string };
    const phone = person();
    await phone.post('/api/identity/claim', { token });
    for (let i = 0; i < 3; i++) expect((await ann.get(`/api/tables/${TABLE}`)).status).toBe(200);
    expectRefusal(await phone.get(`/api/tables/${TABLE}`), 'RATE_LIMITED', 429);
    expect((await bob.get(`/api/tables/${TABLE}`)).status).toBe(200);
  });

  test('too many tables', async () => {
    const { newPerson } = await startWorld(only({ newTables: { max: 2, ms: HOUR } }));
    const ann = await newPerson();
    const codes = [];
    for (let i = 0; i < 3; i++) codes.push((await ann.post('/api/tables', options)).status);
    expect(codes).toEqual([201, 201, 429]);
    expect((await ann.get(`/api/tables/${TABLE}`)).status).toBe(200);
  });

  test('too many identities from one address; who has one is not concerned', async () => {
    const { newPerson, person } = await startWorld(only({ newIdentities: { max: 2, ms: HOUR } }));
    const ann = await newPerson();
    await newPerson();
    const eve = person();
    expectRefusal(await eve.post('/api/identity', {}), 'RATE_LIMITED', 429);
    expect(eve.cookie).toBeNull();
    expect((await ann.post('/api/identity', {})).status).toBe(200);
  });
});

describe('over a socket', () => {
  const slow = { perSecond: 0.001, burst: 3 };

  test('too many messages are refused with their key, then the socket is closed', async () => {
    // On a clock that stands still nothing is forgiven while the messages come.
    const now = Date.now();
    const limited = { ...only({ socketMessages: slow }), now: () => now };
    const { newPerson, service } = await startWorld(limited);
    const client = await (await newPerson()).join();
    for (let i = 0; i < 220; i++) client.command(`key-${10_000 + i}`);
    expect(await client.heard('refused')).toMatchObject({ key: 'key-10002', code: 'RATE_LIMITED' });
    expect(await client.heard('bye')).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 1000 });
    expect(await client.closed).toBe(1008);
    const keys = () => service.asked.map(({ envelope }) => envelope.key);
    await expect.poll(keys).toEqual(['key-10000', 'key-10001']);
    expect(client.messages.filter(({ type }) => type === 'refused')).toHaveLength(200);
  });

  test('a person with many sockets has one budget', async () => {
    const { newPerson, service } = await startWorld(only({ playerMessages: slow }));
    const ann = await newPerson();
    const [one, two] = [await ann.join(), await ann.join()];
    one.command('key-00001');
    await one.heard('ack');
    two.command('key-00002');
    expect(await two.heard('refused')).toMatchObject({ key: 'key-00002', code: 'RATE_LIMITED' });
    expect(service.asked).toHaveLength(1);
    const bob = await (await newPerson()).join();
    bob.command('key-00003');
    await bob.heard('ack');
  });

  test('commands that wait are counted', async () => {
    const { newPerson, service } = await startWorld();
    const client = await (await newPerson()).join();
    service.gate = new Promise(() => {});
    for (let i = 0; i < 110; i++) client.command(`key-${10_000 + i}`);
    expect(await client.heard('refused', 10)).toMatchObject({ code: 'RATE_LIMITED' });
    expect(service.asked).toHaveLength(1);
  });

  test.each([
    ['one person', { socketsPerPlayer: 2 }],
    ['one address', { socketsPerAddress: 2 }],
  ])('too many sockets of %s', async (_, limits) => {
    const { newPerson } = await startWorld(only(limits));
    const ann = await newPerson();
    const first = await ann.join();
    await ann.join();
    const third = ann.socket();
    expect(await third.heard('bye')).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 1000 });
    await third.closed;
    first.socket.close();
    await first.closed;
    await expect
      .poll(async () => {
        const again = ann.socket();
        await again.opened;
        again.send({ type: 'hello', v: 1, table: TABLE });
        return Promise.race([again.heard('hello'), again.heard('bye')]);
      })
      .toMatchObject({ type: 'hello' });
  });
});

test('by default a table at full speed is within all of them', () => {
  const { socketMessages, playerMessages, perPlayer, silentMs, pingMs } = DEFAULT_LIMITS;
  expect(socketMessages.perSecond).toBeGreaterThanOrEqual(20);
  expect(playerMessages.perSecond).toBeGreaterThanOrEqual(socketMessages.perSecond);
  expect(perPlayer.max).toBeGreaterThanOrEqual(20);
  expect(silentMs).toBeGreaterThan(2 * pingMs);
});
