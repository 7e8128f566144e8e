/** A running server, asked over its socket by whoever runs it. */

import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import Database from 'libsql';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  type AdminCalls,
  type AdminName,
  adminSocketOf,
  askAdmin,
  DEFAULT_LIMITS,
  type ServeOptions,
} from '../../src/index.js';
import { AUDIT_START } from '../../src/store/index.js';
import { newKey, Person } from '../play/client.js';
import { start } from '../play/server.js';

const isUnix = process.platform !== 'win32';

async function served(options: Partial<ServeOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-admin-'));
  const lines: string[] = [];
  const logStream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const serving = await start({ store: { folder }, logLevel: 'info', logStream, ...options });
  onTestFinished(async () => {
    await serving.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const path = adminSocketOf(folder);
  const ask = <N extends AdminName>(name: N, question: AdminCalls[N]['ask']) =>
    askAdmin(path, name, question);
  const done = async <N extends AdminName>(
    name: N,
    question: AdminCalls[N]['ask'],
  ): Promise<AdminCalls[N]['answer']> => {
    const answer = await ask(name, question);
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value;
  };
  const codeOf = async <N extends AdminName>(name: N, question: AdminCalls[N]['ask']) => {
    const answer = await ask(name, question);
    return answer.ok ? null : answer.error.code;
  };
  return { folder, path, serving, lines, ask, done, codeOf };
}

/** Ann's table, with Bob at it. */
async function party(url: string) {
  const [ann, bob] = [await Person.meet(url, 'Ann'), await Person.meet(url, 'Bob')];
  const table = await ann.createTable({ poker: { smallBlind: 5, bigBlind: 10, seatCount: 2 } });
  const say = async (by: Person, command: object) => {
    const body = { v: 1, table, key: newKey(), command };
    return (await by.ask(`/api/tables/${table}/commands`, body)).status;
  };
  await say(bob, { type: 'join', name: 'Bob' });
  return { ann, bob, table, say };
}

describe('issue 14, 13: the admin socket', () => {
  test.skipIf(!isUnix)('is its owner’s alone, and gone with the server', async () => {
    const { path, serving } = await served();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await serving.stop();
    await expect(askAdmin(path, 'bans', {})).rejects.toThrow(/no server runs there/);
  });

  test.skipIf(!isUnix)(
    'that a killed server left is taken over, one that answers is not',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'sidepot-admin-'));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      const left = join(folder, 'left.sock');
      writeFileSync(left, '');
      const first = await served({ adminSocket: left });
      expect(await askAdmin(left, 'bans', {})).toMatchObject({ ok: true });
      const second = start({ store: { folder }, adminSocket: left });
      await expect(second).rejects.toThrow(/cannot open the admin socket/);
      await first.serving.stop();
    },
  );

  test('answers nothing but what it knows', async () => {
    const { path, codeOf } = await served();
    expect(await codeOf('tables', { limit: 0 })).toBe('BAD_MESSAGE');
    expect(await codeOf('close', {} as { table: string })).toBe('BAD_MESSAGE');
    expect(await codeOf('close', { table: 'x'.repeat(300) })).toBe('BAD_MESSAGE');
    const odd = askAdmin(path, '../tables' as 'bans', {});
    expect(await odd).toMatchObject({ ok: false, error: { code: 'BAD_MESSAGE' } });
  });

  test.skipIf(!isUnix)('something else that answers there is told apart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sidepot-admin-'));
    const path = join(folder, 'other.sock');
    const other = createServer((socket) => socket.end('220 mail\r\n')).listen(path);
    onTestFinished(() => {
      other.close();
      rmSync(folder, { recursive: true, force: true });
    });
    await expect(askAdmin(path, 'bans', {})).rejects.toThrow(/cannot ask/);
  });
});

describe('issue 14, 13: administration', () => {
  test('tables with their load, players with their devices', async () => {
    const { serving, done } = await served();
    const { ann, bob, table, say } = await party(serving.url);
    await say(ann, { type: 'chat', text: 'hello' });
    const [shown] = (await done('tables', { limit: 10 })).tables;
    expect(shown).toMatchObject({
      ...{
        id: table,
        host: ann.player,
        hostName: 'Ann',
        status: 'waiting',
        players: 0,
        viewers: 0,
      },
    });
    const { seq, eventsPerSecond, bytesPerSecond, bytes } = shown as Extract<
      typeof shown,
      { bytes: number }
    >;
    expect(eventsPerSecond).toBeCloseTo(seq / 60);
    expect(bytesPerSecond * 60).toBeGreaterThan(100 * seq);
    expect(bytes).toBeGreaterThan(50 * seq);
    const { players } = await done('players', { limit: 10 });
    expect(players.map(({ id }) => id).sort()).toEqual([ann.player, bob.player].sort());
    expect(players[0]).toMatchObject({ tables: 1, sessions: 1, banned: false });
    const metrics = await (await fetch(`${serving.url}/metrics`)).text();
    expect(metrics).toMatch(/sidepot_bytes_written_total [1-9]/);
    // One row for all: names of tables are links to them.
    expect(metrics).not.toContain(table);
  });

  test('a table is closed by the rules, handed over, deleted', async () => {
    const { serving, done, codeOf } = await served();
    const { ann, bob, table, say } = await party(serving.url);
    expect(await codeOf('transfer', { table, player: 'nobody-0001' })).toBe('UNKNOWN_PLAYER');
    await done('transfer', { table, player: bob.player });
    expect(await say(ann, { type: 'changeSettings', settings: { name: 'Mine' } })).toBe(403);
    expect(await say(bob, { type: 'changeSettings', settings: { name: 'Theirs' } })).toBe(200);
    await done('close', { table });
    expect(await codeOf('close', { table })).toBe('TABLE_CLOSED');
    expect((await ann.read(`/api/tables/${table}`)).text).toContain('"status":"closed"');
    await done('delete', { table });
    expect((await ann.read(`/api/tables/${table}`)).status).toBe(404);
    expect(await codeOf('delete', { table })).toBe('UNKNOWN_TABLE');
    expect(await codeOf('close', { table: 'nowhere-0001' })).toBe('UNKNOWN_TABLE');
  });

  test('a player is signed out, shut out, let in again', async () => {
    const { serving, done, codeOf } = await served();
    const { ann, bob, table } = await party(serving.url);
    const status = async (person: Person) => (await person.read(`/api/tables/${table}`)).status;
    expect(await done('revoke', { player: ann.player })).toEqual({ sessions: 1, sockets: 0 });
    expect(await status(ann)).toBe(401);
    expect(await done('ban', { who: bob.player, reason: 'rude' })).toMatchObject({
      kind: 'player',
    });
    expect(await status(bob)).toBe(403);
    expect((await done('bans', {})).bans).toMatchObject([{ who: bob.player, reason: 'rude' }]);
    await done('unban', { who: bob.player });
    expect(await status(bob)).toBe(200);
    expect(await done('ban', { who: '127.0.0.0/8', reason: '' })).toMatchObject({
      kind: 'address',
    });
    expect(await status(bob)).toBe(403);
    expect(await codeOf('ban', { who: 'nobody-0001', reason: '' })).toBe('UNKNOWN_PLAYER');
    expect(await codeOf('ban', { who: '0.0.0.0/0', reason: '' })).toBe('UNKNOWN_PLAYER');
    expect(await codeOf('unban', { who: '10.0.0.0/8' })).toBe('NOT_BANNED');
    expect(await codeOf('revoke', { player: 'nobody-0001' })).toBe('UNKNOWN_PLAYER');
  });
});

test('issue 14, 13: quotas are shown, set for one player and taken back', async () => {
  const { serving, done, codeOf, lines } = await served({ limits: DEFAULT_LIMITS });
  const { ann, bob } = await party(serving.url);
  const player = bob.player;
  const tables = async (set?: Record<string, number> | null) => {
    const { quotas } = await done('quota', { player, ...(set === undefined ? {} : { set }) });
    return quotas.find(({ what }) => what === 'tables');
  };
  const usual = await tables();
  expect(usual).toMatchObject({ used: 0, limit: DEFAULT_LIMITS.tables.perIdentity.tables });
  expect(await tables({ tables: 0 })).toMatchObject({ limit: 0 });
  const poker = { smallBlind: 5, bigBlind: 10 };
  const create = (by: Person) => by.ask('/api/tables', { v: 1, settings: { poker } });
  expect((await create(bob)).text).toContain('QUOTA');
  expect((await create(ann)).status).toBe(201);
  expect(await tables({ tables: null as unknown as number })).toMatchObject({ limit: null });
  expect(await tables(null)).toEqual(usual);
  expect(await codeOf('quota', { player, set: { chips: 5 } })).toBe('BAD_MESSAGE');
  expect(await codeOf('quota', { player, set: { tables: -1 } })).toBe('BAD_MESSAGE');
  expect(await codeOf('quota', { player: 'nobody-0001' })).toBe('UNKNOWN_PLAYER');
  await expect.poll(async () => (await done('log', { limit: 9 })).lines.length).toBe(3);
  expect(lines.join('')).toContain('"action":"quota"');
});

describe('issue 14, 13: the audit log', () => {
  test('has what hosts and admins did, without secrets; a changed line is found', async () => {
    const { serving, folder, done, lines } = await served();
    expect(await done('verify', { expect: null })).toEqual({
      ...{ lines: 0, head: AUDIT_START, brokenAt: null, isThere: null },
    });
    const { ann, bob, table, say } = await party(serving.url);
    await say(ann, { type: 'chat', text: 'not worth a line' });
    await say(ann, {
      type: 'adjustLedger',
      player: bob.player,
      amount: 5,
      reason: 'private words',
    });
    await say(ann, { type: 'changeSettings', settings: { name: 'Mine' } });
    await say(ann, { type: 'kick', player: bob.player, reason: 'private words' });
    await done('revoke', { player: bob.player });
    await done('close', { table });

    await expect.poll(async () => (await done('verify', { expect: null })).lines).toBe(5);
    const { lines: log } = await done('log', { limit: 10 });
    expect(log.map(({ by, action }) => `${by} ${action}`)).toEqual([
      ...['host adjustLedger', 'host changeSettings', 'host kick', 'admin revoke', 'admin close'],
    ]);
    expect(log[2]).toMatchObject({ n: 3, player: ann.player, about: bob.player, table });
    expect((await done('log', { limit: 2 })).lines.map(({ n }) => n)).toEqual([4, 5]);

    const kept = log[3]?.hash ?? '';
    expect(await done('verify', { expect: kept })).toMatchObject({ brokenAt: null, isThere: true });
    const told = lines.filter((line) => line.includes('"event":"admin"')).join('');
    expect(told).toContain('"action":"revoke"');
    const all = JSON.stringify(log) + told;
    for (const secret of [ann.cookie.slice(8), bob.cookie.slice(8), 'private words'])
      expect(all).not.toContain(secret);
    expect(told).not.toContain(table);

    const database = new Database(join(folder, 'sidepot.db'));
    database.exec(`UPDATE audit SET body = replace(body, 'kick', 'chat') WHERE n = 3`);
    expect(await done('verify', { expect: kept })).toMatchObject({ brokenAt: 3, isThere: true });
    database.exec('DELETE FROM audit WHERE n > 2');
    database.close();
    // Whoever cuts off the end leaves a sound chain: only a hash that was kept elsewhere tells.
    expect(await done('verify', { expect: kept })).toMatchObject({
      brokenAt: null,
      isThere: false,
    });
  });
});
