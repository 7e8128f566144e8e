/** `sidepot admin`, beside a server that `sidepot serve` started. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asked, BIN, cleanEnv, expectSame } from './sidepot.js';

let folder = '';
let stop: () => Promise<void> = async () => {};
let url = '';
let table = '';
let player = '';

/** With a server, a player and a table. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sidepot-cli-admin-'));
  const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data', folder], {
    ...{ env: { ...cleanEnv(), HOST: '127.0.0.1' }, stdio: ['ignore', 'pipe', 'inherit'] },
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  stop = async () => {
    child.kill();
    await ended;
  };
  url = await new Promise((resolve) => {
    child.stdout.on('data', (text) => {
      const [found] = /http:\S+/.exec(String(text)) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const post = async (path: string, body: object, headers = {}) => {
    const answer = await fetch(url + path, {
      ...{ method: 'POST', body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json', ...headers },
    });
    return (await answer.json()) as { player: string; token: string; id: string };
  };
  const made = await post('/api/identity', { name: 'Ann', bearer: true });
  player = made.player;
  const settings = { name: 'Friday', poker: { smallBlind: 5, bigBlind: 10 } };
  const authorization = `Bearer ${made.token}`;
  table = (await post('/api/tables', { v: 1, settings }, { authorization })).id;
  // Whoever looks at it wakes it.
  await fetch(`${url}/api/tables/${table}`, { headers: { authorization } });
});

afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

const admin = (...args: readonly string[]) => asked(['admin', ...args, '--data', folder]);

describe('issue 14, 13: sidepot admin', () => {
  test('tables and players, for people and as JSON', async () => {
    const shown = await admin('tables');
    expect(shown.stdout).toMatch(/^table +name +host +status +players/);
    expect(shown.stdout).toMatch(new RegExp(`${table} +Friday +Ann +waiting`));
    const { tables } = JSON.parse(
      (await expectSame(['admin', 'tables', '--json', '--data', folder])).stdout,
    ) as {
      tables: readonly { id: string }[];
    };
    expect(tables.map(({ id }) => id)).toEqual([table]);
    expect((await admin('players')).stdout).toMatch(new RegExp(`${player} +Ann +1 +1 `));
  });

  test('closes, signs out, and the log says so', async () => {
    expect(await admin('close', table)).toMatchObject({ code: 0, stderr: '' });
    const again = await admin('close', table);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('TABLE_CLOSED')]);
    expect((await admin('revoke', player)).stdout).toBe(
      'Signed out on 1 device; 0 connections closed.\n',
    );
    const log = await admin('log');
    expect(log.stdout).toMatch(/admin +close +\S+/);
    expect(log.stdout).toMatch(new RegExp(`admin +revoke +${player}`));
    const verified = await admin('log', '--verify');
    expect(verified.stdout).toMatch(/^All 2 lines follow .*\nNewest hash: [0-9a-f]{64}\n$/);
    const head = verified.stdout.slice(-65, -1);
    expect((await admin('log', '--expect', head)).code).toBe(0);
    expect((await admin('log', '--expect', 'f'.repeat(64))).code).toBe(1);
  });

  test('quotas are shown, set and taken back', async () => {
    expect((await admin('quota', player)).stdout).toMatch(
      /^limit +used +may.*\n.*\ntables +\d+ +\d+/,
    );
    const set = await admin('quota', player, 'tables=3', 'bots=none');
    expect(set.stdout).toMatch(/tables +\d+ +3\b/);
    expect(set.stdout).toMatch(/bots +\d+ +any/);
    expect((await admin('quota', player, 'default')).stdout).not.toMatch(/tables +\d+ +3\b/);
    expect((await admin('quota', player, 'chips=3')).code).toBe(1);
    expect((await admin('quota', player, 'tables=many')).code).toBe(2);
  });

  test.each([
    ['no such action', ['fly'], 2, /choices|invalid/],
    ['too few operands', ['close'], 2, /sidepot admin close TABLE/],
    ['too many', ['tables', 'x'], 2, /sidepot admin tables/],
    ['two servers', ['bans', '--admin-socket', 'x'], 2, /choose one/],
  ])('%s', async (_, args, code, message) => {
    const run = await admin(...args);
    expect([run.code, run.stdout]).toEqual([code, '']);
    expect(run.stderr).toMatch(message);
  });

  test('no server there: one line', async () => {
    const run = await expectSame(['admin', 'tables', '--data', join(folder, 'nowhere')]);
    expect(run.code).toBe(1);
    expect(run.stderr).toMatch(/^sidepot: cannot ask \S+: no server runs there\n$/);
  });

  test('--help says all of it', async () => {
    const { stdout } = await asked(['admin', '--help']);
    for (const word of ['transfer TABLE PLAYER', '--verify', '--json', '203.0.113.0/24']) {
      expect(stdout).toContain(word);
    }
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThan(81);
  });
});
