/** Sockets that are cut at a real server, just when it hurts. */

import {
  type Access,
  ask,
  connectTable,
  createTable,
  identify,
  type TableConnection,
} from '@sidepot/client';
import { serverMessageSchema, type TableView } from '@sidepot/protocol';
import type { Serving } from '@sidepot/server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { SETTINGS, startServer } from './server.js';

let serving: Serving;
beforeAll(async () => {
  serving = await startServer();
});
afterAll(() => serving.stop());

type Cut = 'before' | 'after';

/** A host at a table of their own, whose first command is cut off. */
async function host(cut: Cut | null) {
  const me = await identify({ url: serving.url }, 'Ann');
  const { id } = await createTable(me, SETTINGS);
  const keys: string[] = [];
  const repeated: boolean[] = [];
  let sockets = 0;
  const table = connectTable({
    ...me,
    table: id,
    check: (message) => {
      const read = serverMessageSchema.parse(message);
      if (read.type === 'ack') repeated.push(read.repeated);
    },
    open: (url, headers) => {
      sockets++;
      const socket = new WebSocket(url, { headers });
      const send = socket.send.bind(socket);
      socket.send = (text: string) => {
        const { type, key } = JSON.parse(text);
        if (type === 'command') keys.push(key);
        if (type !== 'command' || cut === null || keys.length > 1) return send(text);
        if (cut === 'before') return socket.terminate();
        // Stored, and the answer never read: not even what has come by the time it is cut.
        socket.removeAllListeners('message');
        send(text);
        void stored(me, id).then(() => socket.terminate());
      };
      return socket;
    },
  });
  onTestFinished(() => table.close());
  return { me, table, keys, repeated, sockets: () => sockets };
}

/** The first chat is there. */
async function stored(me: Access, id: string): Promise<void> {
  const { view } = await ask<'getTable'>(me, `/api/tables/${id}`);
  if (view.chat.length === 0) await stored(me, id);
}

/** The first view that is as wanted. */
async function viewOf(table: TableConnection, isWanted: (view: TableView) => boolean) {
  for await (const view of table.views()) if (isWanted(view)) return view;
  throw new Error('closed');
}

/** Nobody waits for the back-off. */
const hurry = (table: TableConnection): (() => void) =>
  table.onChange(() => {
    if (table.connection.kind === 'lost') setImmediate(() => table.hurry());
  });

describe('a socket cut in the middle of a command', () => {
  test.each<[Cut, boolean]>([
    ['before', false],
    ['after', true],
  ])('%s it arrived: sent again under its key, done once', async (cut, wasDone) => {
    const { table, keys, repeated, sockets } = await host(cut);
    hurry(table);
    await viewOf(table, () => true);
    const answer = await table.send({ type: 'chat', text: 'once' });
    expect(answer).toEqual({ ok: true, seq: expect.any(Number) });
    const { chat } = await viewOf(table, (view) => view.chat.length > 0);
    expect(chat.map(({ text }) => text)).toEqual(['once']);
    expect(sockets()).toBe(2);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(repeated).toEqual([wasDone]);
  });
});

test('what happened while a socket was away is in the view when it is back', async () => {
  const { me, table } = await host(null);
  await viewOf(table, () => true);
  const before = table.state.seq ?? 0;
  const other = connectTable({ ...me, table: table.table });
  onTestFinished(() => other.close());
  let isAway = true;
  const away = connectTable({
    ...me,
    table: table.table,
    open: (url, headers) => {
      const socket = new WebSocket(url, { headers });
      if (isAway) socket.once('message', () => setImmediate(() => socket.terminate()));
      isAway = false;
      return socket;
    },
  });
  onTestFinished(() => away.close());
  await new Promise<void>((resolve) => {
    const stop = away.onChange(() => {
      if (away.connection.kind !== 'lost') return;
      stop();
      resolve();
    });
  });
  await other.send({ type: 'addBot', seat: null, strength: 'easy', name: 'House' });
  away.hurry();
  const { seats } = await viewOf(away, (view) => view.seats.some(({ player }) => player !== null));
  expect(seats).toEqual(other.view?.seats);
  expect(away.state.seq).toBeGreaterThan(before);
});

test('a program without a token becomes a player by itself, and is refused with numbers', async () => {
  const { table } = await host(null);
  const stranger = connectTable({ url: serving.url, table: table.table });
  onTestFinished(() => stranger.close());
  await viewOf(stranger, () => true);
  expect(await stranger.send({ type: 'startGame' })).toMatchObject({
    ok: false,
    error: { code: 'NOT_HOST' },
  });
  expect(await stranger.send({ type: 'join', name: 'Bob' })).toMatchObject({ ok: true });
  const asked = await stranger.send({ type: 'requestSeat', seat: null, buyIn: 1 });
  expect(asked).toMatchObject({ ok: false, error: { min: expect.any(Number) } });
});

test('a table that is not there ends it with the code', async () => {
  const table = connectTable({ url: serving.url, table: 'nowhere-0001' });
  onTestFinished(() => table.close());
  await expect(table.views().next()).rejects.toMatchObject({ code: 'UNKNOWN_TABLE' });
  expect(await table.send({ type: 'sitOut' })).toMatchObject({
    ok: false,
    error: { code: 'UNKNOWN_TABLE' },
  });
});

test('a server that is not there is a lost connection, not an error of the program', async () => {
  const prepare = async () => undefined;
  const table = connectTable({ url: 'http://127.0.0.1:1', table: 'nowhere-0001', prepare });
  onTestFinished(() => table.close());
  await new Promise<void>((resolve) => void table.onChange(resolve));
  expect(table.connection).toEqual({ kind: 'lost', attempt: 1 });
});
