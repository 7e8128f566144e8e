/** Issue 14, 2: commands that have arrived are handled before clocks that ran out meanwhile. */

import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { PROTOCOL_VERSION, SOCKET_PATH, type StreamEvent } from '@sidepot/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildApp, NO_LIMITS, newLogger, openTables } from '../../src/index.js';
import { openSqliteStore, type Store } from '../../src/store/index.js';
import { newKey, Person, Seat } from './client.js';
import { newFolder } from './server.js';
import { FAST } from './table.js';

/** Shorter than any that may be asked for over HTTP, and long enough for a machine that is busy. */
const CLOCK_MS = 3000;

/** Two people at a table. */
async function play(changed: (store: Store) => Partial<Store> = () => ({})) {
  const folder = newFolder();
  const store = await openSqliteStore(folder, null);
  const service = openTables({ store: { ...store, ...changed(store) } });
  const app = await buildApp({
    ...{ store, service, limits: NO_LIMITS, log: newLogger('silent', process.stderr) },
    ...{ trustProxy: false, origins: [], web: null },
  });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
  onTestFinished(async () => {
    await app.stop();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const people = [await Person.meet(url, 'Ann'), await Person.meet(url, 'Bob')];
  const made = await service.createTable(
    { id: people[0]!.player, name: 'Ann' },
    {
      poker: { smallBlind: 1, bigBlind: 2, minBuyIn: 20, maxBuyIn: 200, seatCount: 6 },
      room: { ...FAST, actionClock: CLOCK_MS },
    },
  );
  if (!made.ok) throw new Error(made.error.code);
  const table = made.value.id;
  const seats: Seat[] = [];
  for (const [i, person] of people.entries()) {
    const seat = await Seat.open(person, table, { checked: false });
    if (i > 0) await seat.do({ type: 'join', name: 'Bob' });
    await seat.do({ type: 'requestSeat', seat: i + 1, buyIn: 100, comeIn: 'post' });
    seats.push(seat);
  }
  const [ann, bob] = seats as [Seat, Seat];
  const heard: StreamEvent['event'][] = [];
  ann.onMessage = (message) => {
    if (message.type === 'events') heard.push(...message.events.map(({ event }) => event));
  };
  const start = async (): Promise<Seat> => {
    await ann.do({ type: 'startGame' });
    const turn = ann.view?.hand?.view.turn;
    return turn?.kind === 'act' && turn.seat === ann.view?.you.seat ? ann : bob;
  };
  /** What became of the first turn. */
  const outcome = async () => {
    const isOver = ({ type }: StreamEvent['event']) => type === 'acted' || type === 'timedOut';
    await ann.until(() => heard.some(isOver));
    return heard.find(isOver);
  };
  return { url, table, ann, bob, start, outcome };
}

const message = (table: string, command: object): string =>
  JSON.stringify({
    ...{ type: 'command', v: PROTOCOL_VERSION, table, key: newKey(), hand: 1 },
    command,
  });

const CALL = { type: 'act', action: { type: 'call' } } as const;
const CALLED = { type: 'acted', action: 'call' };

/** Sends what it is told, and when, whatever this thread does. */
const SENDER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { WebSocket } = require('ws');
  const socket = new WebSocket(workerData.url, { headers: { cookie: workerData.cookie } });
  socket.on('open', () => socket.send(workerData.hello));
  socket.once('message', () => parentPort.postMessage('ready'));
  parentPort.on('message', ({ text, wait, sentAt }) =>
    setTimeout(() => {
      socket.send(text);
      sentAt[0] = Date.now();
    }, wait),
  );
`;

async function senderFor(seat: Seat): Promise<Worker> {
  const { person, table } = seat;
  const hello = JSON.stringify({ type: 'hello', v: PROTOCOL_VERSION, table });
  const url = `${person.base.replace('http', 'ws')}${SOCKET_PATH}`;
  const workerData = { url, cookie: person.cookie, hello };
  const worker = new Worker(SENDER, { eval: true, workerData });
  onTestFinished(async () => void (await worker.terminate()));
  await new Promise((resolve) => worker.once('message', resolve));
  return worker;
}

/** The event loop stands still. */
const block = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

describe('issue 14, 2: what was sent before the deadline counts', () => {
  test('though the event loop stood still until after it', async () => {
    // A machine that is busy may be late itself: what was not sent in time shows nothing.
    for (;;) {
      const { sentAt, deadline, became } = await standStill();
      if (sentAt >= deadline) continue;
      expect(became).toMatchObject(CALLED);
      return;
    }
  });

  async function standStill() {
    const { table, ann, bob, start, outcome } = await play();
    const senders = new Map([
      [ann, await senderFor(ann)],
      [bob, await senderFor(bob)],
    ]);
    const actor = await start();
    const deadline = Number(ann.view?.clock?.deadline);
    await new Promise((resolve) => setTimeout(resolve, deadline - Date.now() - 600));
    const sentAt = new Float64Array(new SharedArrayBuffer(8)).fill(Number.POSITIVE_INFINITY);
    senders.get(actor)?.postMessage({ text: message(table, CALL), wait: 50, sentAt });
    // As a request does that takes long: in this turn of the loop no timer comes after it. Too short
    // to be an outage, which would move the deadline.
    await turn();
    block(deadline - Date.now() + 200);
    return { sentAt: Number(sentAt[0]), deadline, became: await outcome() };
  }

  test('though it waits in its socket’s queue behind something slow', async () => {
    let slow = false;
    const { table, start, outcome } = await play(({ append }) => ({
      async append(...args) {
        if (slow) {
          slow = false;
          await new Promise((resolve) => setTimeout(resolve, CLOCK_MS + 300));
        }
        return append(...args);
      },
    }));
    const actor = await start();
    slow = true;
    actor.say(message(table, { type: 'chat', text: 'let me think' }));
    actor.say(message(table, CALL));
    expect(await outcome()).toMatchObject(CALLED);
  });

  test('though it waits in the table’s queue behind what others said', async () => {
    let slow = false;
    const { table, ann, bob, start, outcome } = await play(({ append }) => ({
      async append(...args) {
        if (slow) {
          slow = false;
          await new Promise((resolve) => setTimeout(resolve, CLOCK_MS + 300));
        }
        return append(...args);
      },
    }));
    const actor = await start();
    const other = actor === ann ? bob : ann;
    const others = await Promise.all(
      [1, 2].map(() => Seat.open(other.person, table, { checked: false })),
    );
    slow = true;
    for (const seat of others) seat.say(message(table, { type: 'chat', text: 'well?' }));
    await others[0]?.person.get('/healthz');
    actor.say(message(table, CALL));
    expect(await outcome()).toMatchObject(CALLED);
  });
});
