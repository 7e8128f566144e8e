// Those who watch: a socket for each, which only counts. Two play, one action after the other, each
// when all have heard of the last one.
import { answer } from './child.mjs';
import { BUY_IN, require, SETTINGS } from './packages.mjs';
import { decision } from './player.mjs';

const { WebSocket } = require('ws');
const AT_ONCE = 50;

const rail = [];
const raw = [];
const seats = [];
let table = '';
let count = 0;

const newKey = () => `key-${process.pid}-${count++}`;

async function ask(url, path, cookie, body) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return { value: await response.json(), headers: response.headers };
}

async function meet(url, name) {
  const { headers } = await ask(url, '/api/identity', null, { name });
  return headers.getSetCookie()[0].split(';')[0];
}

const open = (url, headers) =>
  new Promise((resolve, reject) => {
    const options = { headers, perMessageDeflate: false, skipUTF8Validation: true };
    const socket = new WebSocket(url, options).once('error', reject);
    socket.once('open', () => resolve(socket));
  });

/** The first letter of a message's type: events, snapshot; not a ping. */
const isNews = (data) => data[TYPE_AT] === LETTERS.e || data[TYPE_AT] === LETTERS.s;
const TYPE_AT = '{"type":"'.length;
const LETTERS = { e: 'e'.charCodeAt(0), s: 's'.charCodeAt(0) };

/** Counts what it hears; the first of them keeps it. */
class Listener {
  heard = 0;
  texts = [];
  #wanted = 0;
  #resolve = null;

  constructor(socket, isKept = false) {
    this.socket = socket;
    socket.on('message', (data) => {
      if (!isNews(data)) return;
      this.heard++;
      if (isKept) this.texts.push(String(data));
      if (this.heard >= this.#wanted) this.#resolve?.();
    });
  }

  until(wanted) {
    this.#wanted = wanted;
    if (this.heard >= wanted) return null;
    return new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }
}

class Seat {
  hand = null;
  acked = 0;

  constructor(socket, number) {
    this.socket = socket;
    this.number = number;
    socket.on('message', (data) => {
      const message = JSON.parse(data);
      if (message.type === 'snapshot') this.hand = message.view.hand;
      else if (message.type === 'ack') this.acked++;
      else if (message.type === 'events') this.take(message);
      else if (message.type !== 'hello' && message.type !== 'ping') throw new Error(String(data));
      wake();
    });
  }

  take({ patch }) {
    if (patch.hand !== undefined) this.hand = patch.hand;
    if (patch.play !== undefined) {
      this.hand = { ...this.hand, view: { ...this.hand.view, ...patch.play } };
    }
  }
}

let waiting = null;
const wake = () => waiting?.();

async function until(test) {
  while (!test()) {
    await new Promise((resolve) => {
      waiting = resolve;
    });
  }
}

const socketOf = (url) => `${url.replace('http', 'ws')}/api/socket`;
const hello = (socket) => socket.send(JSON.stringify({ type: 'hello', v: 1, table }));

async function inParallel(length, work) {
  let next = 0;
  const worker = async () => {
    while (next < length) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const send = (url, cookie, command) =>
  ask(url, `/api/tables/${table}/commands`, cookie, { v: 1, table, key: newKey(), command });

answer({
  async gather({ url, spectators }) {
    const people = [await meet(url, 'Ada'), await meet(url, 'Ben')];
    table = (await ask(url, '/api/tables', people[0], { v: 1, settings: SETTINGS })).value.id;
    await send(url, people[1], { type: 'join', name: 'Ben' });
    for (const [i, cookie] of people.entries()) {
      const sit = { type: 'requestSeat', seat: i + 1, buyIn: BUY_IN, comeIn: 'post' };
      await send(url, cookie, sit);
      const socket = await open(socketOf(url), { cookie });
      seats.push(new Seat(socket, i + 1));
      hello(socket);
    }
    await inParallel(spectators, async () => {
      const socket = await open(socketOf(url), { cookie: await meet(url, 'Eve') });
      const listener = new Listener(socket, rail.length === 0);
      rail.push(listener);
      hello(socket);
      await listener.until(1);
    });
    await send(url, people[0], { type: 'startGame' });
    await until(() => seats.every(({ hand }) => hand !== null));
  },

  /** What the rail was told of them. */
  async play({ actions }) {
    rail[0].texts = [];
    for (let turns = 0; turns < actions; turns++) {
      const decide = () => seats.map((one) => [one, decision(one.hand, one.number, turns)]);
      await until(() => decide().some(([, one]) => one !== null));
      const [seat, command] = decide().find(([, one]) => one !== null);
      const heard = rail.map((one) => one.heard);
      const { acked } = seat;
      const hand = seat.hand.number;
      seat.socket.send(
        JSON.stringify({ type: 'command', v: 1, table, hand, key: newKey(), command }),
      );
      await until(() => seat.acked > acked);
      await Promise.all(rail.map((one, i) => one.until(heard[i] + 1)));
    }
    return rail[0].texts;
  },

  async watchRaw({ url, spectators }) {
    await inParallel(spectators, async () => raw.push(new Listener(await open(url, {}))));
  },

  async listen({ times }) {
    for (let i = 0; i < times; i++) {
      const heard = raw.map((one) => one.heard);
      raw[0].socket.send('next');
      await Promise.all(raw.map((one, at) => one.until(heard[at] + 1)));
    }
  },
});
