/** Issue 14, 9: what those outside hear, and how they come in. */

import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerMessage } from '@sidepot/protocol';
import { expect, test } from 'vitest';
import { Onlooker, until, World } from './in-process.js';
import { newFolder, start } from './server.js';

const EVE = 'eve_outside';

type Door = Extract<ServerMessage, { type: 'door' }>;

const typesOf = ({ messages }: Onlooker): readonly string[] => messages.map(({ type }) => type);
const doorOf = ({ messages }: Onlooker): Door | undefined =>
  messages.findLast((message): message is Door => message.type === 'door');
const byeOf = ({ messages }: Onlooker): string | undefined =>
  messages.flatMap((message) => (message.type === 'bye' ? [message.code] : []))[0];

async function tableWith(room: object = {}): Promise<readonly [World, Onlooker, Onlooker]> {
  const world = await World.open();
  const identity = { id: EVE, name: 'Eve', createdAt: 1, tokenHash: 'hash of eve' };
  await world.store.createIdentity(identity);
  const [host, ann] = await world.seated(['host_00001', 'ann_000001'], room);
  return [world, host!, ann!];
}

test('issue 14, 9: outside one hears the name of the table, and the whole of it when let in', async () => {
  const [world, host] = await tableWith();
  await host.do({ type: 'changeSettings', settings: { room: { entry: 'approval' } } });
  const eve = await new Onlooker(world, EVE).open();
  expect(typesOf(eve)).toEqual(['hello', 'door']);
  const { type: _type, ...told } = doorOf(eve)!;
  expect(told).toEqual({ name: 'Sidepot table', asked: false, denied: false, reason: null });
  expect(await eve.try({ type: 'chat', text: 'hi' })).toBe('NOT_LET_IN');
  await eve.do({ type: 'join', name: 'Eve' });
  await host.do({ type: 'chat', text: 'who is that?' });
  expect(typesOf(eve)).toEqual(['hello', 'door', 'door']);
  expect(doorOf(eve)).toMatchObject({ asked: true });
  await host.do({ type: 'letIn', player: EVE });
  await until(() => eve.view !== null);
  expect(eve.view?.you.name).toBe('Eve');
  await host.do({ type: 'chat', text: 'welcome' });
  expect(eve.view?.chat.at(-1)?.text).toBe('welcome');
});

test('issue 14, 9: who was turned away is told so, with the reason', async () => {
  const [world, host] = await tableWith({ entry: 'open' });
  await host.do({ type: 'changeSettings', settings: { room: { entry: 'approval' } } });
  const eve = await new Onlooker(world, EVE).open();
  await eve.do({ type: 'join', name: 'Eve' });
  await host.do({ type: 'turnAway', player: EVE, reason: 'Family only' });
  expect(doorOf(eve)).toMatchObject({ asked: false, denied: true, reason: 'Family only' });
  await world.pass(10 * 60_000);
  expect(doorOf(eve)).toMatchObject({ asked: false, denied: false });
});

test('issue 14, 9: an answer to who is outside says nothing of what happens inside', async () => {
  const [world, host] = await tableWith();
  await host.do({ type: 'changeSettings', settings: { room: { entry: 'approval' } } });
  const by = { id: EVE, name: 'Eve' };
  const envelope = {
    ...{ v: 1 as const, table: world.table, key: 'the-same-key' },
    command: { type: 'join' as const, name: 'Eve' },
  };
  expect(await world.service.command(by, envelope)).toMatchObject({ value: { seq: 0 } });
  expect(await world.service.command(by, envelope)).toEqual({
    ...{ ok: true, value: { seq: 0, repeated: true } },
  });
  const late = { ...envelope, key: 'another-key', expectedSeq: 1 };
  const refused = await world.service.command(by, late);
  expect(refused).toMatchObject({ ok: false, error: { code: 'REQUEST_PENDING' } });
  expect(refused).not.toHaveProperty('error.current');
});

test('issue 14, 9: who only watches is outside once the host wants to be asked', async () => {
  const [world, host, ann] = await tableWith();
  const eve = await new Onlooker(world, EVE).open();
  expect(eve.view).not.toBeNull();
  await host.do({ type: 'changeSettings', settings: { room: { entry: 'approval' } } });
  expect(typesOf(eve).at(-1)).toBe('door');
  const heard = eve.messages.length;
  await ann.do({ type: 'chat', text: 'a secret' });
  expect(eve.messages.length).toBe(heard);
  await host.do({ type: 'changeSettings', settings: { room: { entry: 'open' } } });
  await until(() => typesOf(eve).at(-1) === 'snapshot');
});

test('issue 14, 9: a new link shows out who has not joined; who has comes back without it', async () => {
  const [world, host, ann] = await tableWith();
  const eve = await new Onlooker(world, EVE).open();
  await host.do({ type: 'newLink' });
  expect(byeOf(eve)).toBe('OLD_LINK');
  await expect(new Onlooker(world, EVE).open()).rejects.toThrow('OLD_LINK');
  await new Onlooker(world, ann.id).open();
  const invite = ann.view?.info.invite ?? '';
  const again = new Onlooker(world, EVE);
  const by = { id: EVE, name: 'Eve' };
  const joined = await world.service.subscribe(by, world.table, undefined, again, invite);
  expect(joined.ok).toBe(true);
  expect(again.view).not.toBeNull();
});

test('issue 14, 9: who was kicked and is let in again is there for everybody', async () => {
  const [world, host, ann] = await tableWith();
  const eve = await new Onlooker(world, EVE).open();
  await eve.do({ type: 'join', name: 'Eve' });
  await host.do({ type: 'kick', player: EVE });
  expect(byeOf(eve)).toBe('KICKED');
  eve.subscription?.close();
  await eve.do({ type: 'join', name: 'Eve' });
  const again = await new Onlooker(world, EVE).open();
  await host.do({ type: 'letIn', player: EVE });
  await until(() => again.view !== null);
  expect(ann.view?.spectators).toEqual([{ player: EVE, name: 'Eve' }]);
});

test('issue 14, 9: a visitor who has been away for long is forgotten, who sits is not', async () => {
  const [world, host, ann] = await tableWith({ actionClock: null });
  const eve = await new Onlooker(world, EVE).open();
  await eve.do({ type: 'join', name: 'Eve' });
  eve.subscription?.close();
  ann.subscription?.close();
  await world.pass(14 * 60_000);
  expect(await host.try({ type: 'rename', name: 'Eve' })).toBe('NAME_TAKEN');
  await world.pass(2 * 60_000);
  await host.do({ type: 'rename', name: 'Eve' });
  expect(host.view?.seats).toHaveLength(2);
});

test('issue 14, 9: a network is banned over real doors, and its address is kept nowhere', async () => {
  const folder = newFolder();
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const serving = await start({
    ...{ store: { folder }, trustProxy: true, logLevel: 'debug', logStream },
  });
  const person = async (address: string) => {
    const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' };
    const ask = (path: string, token: string, body: object) =>
      fetch(serving.url + path, {
        ...{ method: 'POST', body: JSON.stringify(body) },
        headers: { ...headers, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
      }).then((answer) => answer.json() as Promise<Record<string, unknown>>);
    const { token, player } = await ask('/api/identity', '', { bearer: true });
    let keys = 0;
    const path = (table: string) => `/api/tables/${table}/commands`;
    return {
      player: String(player),
      post: (to: string, body: object) => ask(to, String(token), body),
      say: async (table: string, command: object) => {
        const key = `key-${String(player)}-${++keys}`;
        const said = await ask(path(table), String(token), { v: 1, table, key, command });
        return (said['error'] as { code: string } | undefined)?.code ?? 'done';
      },
    };
  };
  const host = await person('198.51.100.7');
  const settings = { poker: { smallBlind: 5, bigBlind: 10 } };
  const table = String((await host.post('/api/tables', { v: 1, settings }))['id']);
  const [eve, twin, far, v6, v6Twin] = await Promise.all(
    ['203.0.113.5', '203.0.113.250', '203.0.114.5', '2001:db8:7:1::5', '2001:db8:7:ffff::9'].map(
      person,
    ),
  );
  const asks = (name: string) => ({ type: 'join', name });
  expect(await eve!.say(table, asks('Eve'))).toBe('done');
  expect(await v6!.say(table, asks('Six'))).toBe('done');
  const ban = (player: string) => ({ type: 'ban', player, address: true });
  expect(await host.say(table, ban(eve!.player))).toBe('done');
  expect(await host.say(table, ban(v6!.player))).toBe('done');
  expect(await twin!.say(table, asks('Twin'))).toBe('BANNED_HERE');
  expect(await v6Twin!.say(table, asks('Seven'))).toBe('BANNED_HERE');
  expect(await far!.say(table, asks('Far'))).toBe('done');
  await serving.stop();
  expect(lines.length).toBeGreaterThan(5);
  const kept = [
    ...lines,
    ...readdirSync(folder).map((file) => readFileSync(join(folder, file), 'latin1')),
  ];
  for (const address of ['203.0.113.5', '203.0.114.5', '198.51.100.7', '2001:db8:7:1']) {
    expect(kept.filter((text) => text.includes(address))).toEqual([]);
  }
  rmSync(folder, { recursive: true, force: true });
});
