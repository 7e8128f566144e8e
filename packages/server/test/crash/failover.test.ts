import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerMessage } from '@sidepot/protocol';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqliteStore, openTables, type Store, type TableService } from '../../src/index.js';
import { newFolder } from '../play/server.js';
import { startPostgres } from '../store/postgres-server.js';
import { failOver } from './failover.js';

const ANN = { id: 'ann_0000000', name: 'Ann' };

describe('issue 14, 4: the database goes back to an older copy', () => {
  let folder: string;
  let store: Store;
  let service: TableService;
  let epoch = 0;
  let table = '';
  const told: (readonly [string, number, number | null])[] = [];
  const heard: ServerMessage[] = [];
  let keys = 0;

  beforeEach(async () => {
    folder = newFolder();
    store = await openSqliteStore(folder, null);
    await store.createIdentity({ ...ANN, createdAt: 1, tokenHash: 'hash' });
    service = openTables({
      store: { ...store, epoch: () => epoch },
      reloaded: (...args) => told.push(args),
    });
    const made = await service.createTable(ANN, { poker: { smallBlind: 1, bigBlind: 2 } });
    if (!made.ok) throw new Error(made.error.code);
    table = made.value.id;
    const send = (text: string): void => void heard.push(JSON.parse(text));
    const end = (message: ServerMessage): void => void heard.push(message);
    await service.subscribe(ANN, table, undefined, { send, isSlow: false, end });
    for (const text of ['one', 'two', 'three']) expect(await say(text)).toBe('ack');
  });

  afterEach(async () => {
    await service.stop();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
    told.length = 0;
    heard.length = 0;
  });

  async function say(text: string, key = `key-${String(++keys).padStart(8, '0')}`) {
    const command = { type: 'chat', text } as const;
    const answer = await service.command(ANN, { v: 1, table, key, command });
    return answer.ok ? 'ack' : answer.error.code;
  }

  function exec(sql: string): void {
    const db = new Database(join(folder, 'sidepot.db'));
    db.exec(sql.replaceAll('$t', `'${table}'`));
    db.close();
  }

  /** As it was so many events ago. */
  const goBack = (events: number): void =>
    exec(`UPDATE tables SET seq = seq - ${events} WHERE id = $t;
      DELETE FROM events WHERE table_id = $t AND seq > (SELECT seq FROM tables WHERE id = $t);
      DELETE FROM keys WHERE table_id = $t AND seq > (SELECT seq FROM tables WHERE id = $t)`);

  const lines = (): readonly string[] => {
    const last = heard.findLast((message) => message.type === 'snapshot');
    return last?.type === 'snapshot' ? last.view.chat.map(({ text }) => text) : [];
  };

  test('a head below memory: the next command works, and viewers are shown what is so', async () => {
    const { seq } = (await store.getTable(table))!;
    goBack(2);
    expect(await say('four')).toBe('ack');
    expect(heard.find(({ type }) => type === 'resync')).toEqual({
      type: 'resync',
      reason: 'reloaded',
    });
    expect(lines()).toEqual(['one']);
    expect(heard.at(-1)).toMatchObject({ type: 'events', seq: seq - 1, after: seq - 2 });
    expect(told).toEqual([[table, seq, seq - 2]]);
    expect(service.counts()['tables_reloaded_total']).toBe(1);
  });

  test('what was acknowledged under a key and is lost is done again, not called done', async () => {
    expect(await say('four', 'key-of-four')).toBe('ack');
    goBack(1);
    expect(await say('four', 'key-of-four')).toBe('ack');
    const { seq } = (await store.getTable(table))!;
    expect((await store.eventsAfter(table, seq - 1, 1))[0]).toContain('four');
  });

  test('the same height and another past: nothing is judged by what was lost', async () => {
    exec(`UPDATE events SET body = replace(body, 'three', 'other') WHERE table_id = $t`);
    epoch++;
    expect(await say('four')).toBe('ack');
    expect(lines()).toEqual(['one', 'two', 'other']);
    expect(told.length).toBe(1);
  });

  test('the same past: another server of it disturbs nobody', async () => {
    epoch++;
    expect(await say('four')).toBe('ack');
    expect(told).toEqual([]);
    expect(heard.filter(({ type }) => type === 'snapshot').length).toBe(1);
  });

  test('a table that is not there any more: UNKNOWN_TABLE, and viewers are shown out', async () => {
    exec(`DELETE FROM events WHERE table_id = $t; DELETE FROM members WHERE table_id = $t;
      DELETE FROM tables WHERE id = $t`);
    epoch++;
    expect(await say('four')).toBe('UNKNOWN_TABLE');
    expect(heard.at(-1)).toMatchObject({ type: 'bye', code: 'UNKNOWN_TABLE', retryAfter: null });
  });

  test('who comes back with a number above the head gets a snapshot', async () => {
    const { seq } = (await store.getTable(table))!;
    goBack(2);
    epoch++;
    const messages: ServerMessage[] = [];
    const send = (text: string): void => void messages.push(JSON.parse(text));
    await service.subscribe(ANN, table, seq, { send, isSlow: false, end: () => {} });
    expect(messages.map(({ type }) => type)).toEqual(['hello', 'resync', 'snapshot']);
    expect(messages.at(-1)).toMatchObject({ seq: seq - 2 });
  });
});

test('issue 14, 4: a real standby that is behind is promoted under two servers', async () => {
  const database = await startPostgres();
  const lines: string[] = [];
  try {
    const url = await database.database();
    const campaign = { seed: 4, kills: 1, tell: (line: string) => void lines.push(line) };
    const sums = await failOver(campaign, database, url).catch((error: unknown) => {
      throw new Error(`${error}\n${lines.join('\n')}`, { cause: error });
    });
    expect(sums.lost).toBeGreaterThan(0);
    expect(sums.reloads).toBeGreaterThan(0);
  } finally {
    await database.remove();
  }
});
