// Players and spectators in a process of their own, who act at a given pace: what an action and a
// viewer cost is measured at a load that a server is meant for, not at the most it can do.
import { answer } from '../server/child.mjs';
import { BUY_IN, require, SETTINGS } from '../server/packages.mjs';
import { decision } from '../server/player.mjs';

const { WebSocket } = require('ws');

const AT_ONCE = 20;

let count = 0;
let tables = [];
const paces = new Map();
let counting = null;

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
  const { value, headers } = await ask(url, '/api/identity', null, { name });
  return { player: value.player, cookie: headers.getSetCookie()[0].split(';')[0] };
}

const command = (url, { cookie }, table, one) =>
  ask(url, `/api/tables/${table}/commands`, cookie, { v: 1, table, key: newKey(), command: one });

async function inParallel(length, work) {
  let next = 0;
  const worker = async () => {
    while (next < length) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const numberAfter = (text, name) =>
  Number.parseInt(text.slice(text.indexOf(name) + name.length, text.indexOf(name) + 20), 10);

/** A socket at a table; `seat` 0 only watches. */
class Viewer {
  seq = 0;
  hand = null;
  isBusy = false;
  turns = 0;

  constructor(url, { cookie }, table, seat) {
    this.table = table;
    this.seat = seat;
    this.turn = `"turn":{"kind":"act","seat":${seat},`;
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      headers: { cookie },
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    this.socket.on('open', () => this.say({ type: 'hello', v: 1, table: table.id }));
    this.socket.on('message', (data) => this.hear(data));
    this.ready = new Promise((resolve) => {
      this.isReady = resolve;
    });
  }

  say(message) {
    this.socket.send(JSON.stringify(message));
  }

  hear(data) {
    const text = data.latin1Slice();
    if (text.startsWith('{"type":"events"')) {
      this.seq = numberAfter(text, '"seq":');
      if (counting !== null) {
        counting.messages++;
        counting.bytes += data.length;
      }
      if (this.seat > 0 && text.includes('"turn":{')) this.take(text);
      this.table.saw();
    } else if (text.startsWith('{"type":"ack"')) {
      this.isBusy = false;
      this.table.acknowledged(numberAfter(text, '"seq":'));
    } else if (text.startsWith('{"type":"snapshot"')) {
      const { seq, view } = JSON.parse(text);
      this.seq = seq;
      this.hand = view.hand;
      this.isReady();
    } else if (/^{"type":"(?:refused|bye)"/.test(text)) throw new Error(text);
  }

  take(text) {
    this.hand = null;
    if (!text.includes(this.turn)) return;
    const { patch, events } = JSON.parse(text);
    this.hand = patch.hand ?? { number: events.find(({ hand }) => hand).hand, view: patch.play };
  }

  /** Acts if it is its turn. */
  act() {
    if (this.isBusy) return false;
    const one = decision(this.hand, this.seat, this.turns);
    if (one === null) return false;
    this.isBusy = true;
    this.turns++;
    this.table.asked = performance.now();
    const { number: hand } = this.hand;
    const { id: table } = this.table;
    this.say({ type: 'command', v: 1, table, hand, key: newKey(), command: one });
    return true;
  }
}

class Table {
  id = '';
  group = '';
  viewers = [];
  unseen = [];
  asked = 0;

  acknowledged(seq) {
    this.unseen.push({ seq, asked: this.asked });
    if (counting !== null) counting.actions++;
    this.saw();
  }

  saw() {
    if (this.unseen.length === 0) return;
    const least = Math.min(...this.viewers.map(({ seq }) => seq));
    while (this.unseen.length > 0 && this.unseen[0].seq <= least) {
      counting?.times.push(performance.now() - this.unseen.shift().asked);
      if (counting === null) this.unseen.shift();
    }
  }

  /** Now and then, as people do: the pauses are random, and `pace` milliseconds on average. */
  play() {
    clearTimeout(this.timer);
    const pace = paces.get(this.group);
    if (pace === undefined) return;
    const wait = -Math.log(1 - Math.random()) * pace;
    this.timer = setTimeout(() => {
      this.viewers.some((viewer) => viewer.seat > 0 && viewer.act());
      this.play();
    }, wait);
  }
}

async function gather(urls, index, seats) {
  const table = new Table();
  const at = (i) => urls[(index + i) % urls.length];
  const people = [];
  for (let i = 0; i < seats; i++) people.push(await meet(at(i), `Player ${i + 1}`));
  table.id = (
    await ask(at(0), '/api/tables', people[0].cookie, { v: 1, settings: SETTINGS })
  ).value.id;
  for (const [i, person] of people.entries()) {
    if (i > 0) await command(at(i), person, table.id, { type: 'join', name: `Player ${i + 1}` });
    const sit = { type: 'requestSeat', seat: i + 1, buyIn: BUY_IN, comeIn: 'post' };
    await command(at(i), person, table.id, sit);
    table.viewers.push(new Viewer(at(i), person, table, i + 1));
  }
  await Promise.all(table.viewers.map(({ ready }) => ready));
  await command(at(0), people[0], table.id, { type: 'startGame' });
  return table;
}

const quantile = (sorted, share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

answer({
  /** Seats of a table go round the servers. */
  async gather({ urls, count: wanted, seats, group = '' }) {
    await inParallel(wanted, async (i) => {
      const table = await gather(urls, i, seats);
      table.group = group;
      tables.push(table);
    });
  },

  /** So many spectators more at each table of a group. */
  async watch({ urls, each, group = '' }) {
    const own = tables.filter((table) => table.group === group);
    await inParallel(own.length, async (i) => {
      for (let n = 0; n < each; n++) {
        const url = urls[(i + n) % urls.length];
        const viewer = new Viewer(url, await meet(url, 'Rail'), own[i], 0);
        await viewer.ready;
        own[i].viewers.push(viewer);
      }
    });
  },

  /** Milliseconds between two actions at a table of a group; left out, it rests. */
  pace({ milliseconds, group = '' }) {
    if (milliseconds === undefined) paces.delete(group);
    else paces.set(group, milliseconds);
    for (const table of tables) if (table.group === group) table.play();
  },

  begin() {
    counting = { actions: 0, messages: 0, bytes: 0, times: [], start: performance.now() };
  },

  end() {
    const { actions, messages, bytes, times, start } = counting;
    counting = null;
    times.sort((a, b) => a - b);
    return {
      actions,
      messages,
      bytes,
      seconds: (performance.now() - start) / 1000,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
    };
  },

  leave() {
    paces.clear();
    for (const table of tables) {
      table.play();
      for (const { socket } of table.viewers) socket.terminate();
    }
    tables = [];
  },
});
