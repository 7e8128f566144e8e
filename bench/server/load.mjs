// The players: a process of its own with a socket for each of them. Each acts as soon as it sees its
// turn, so a table is always busy with one action.
import os from 'node:os';
import { answer } from './child.mjs';
import { Line } from './line.mjs';
import { BUY_IN, SETTINGS } from './packages.mjs';
import { decision } from './player.mjs';

// Real players have machines of their own: these give way to the server.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

/** Requests at once while tables are being made. */
const AT_ONCE = 50;
const STRENGTHS = ['easy', 'medium', 'hard'];

let tables = [];
const idle = [];
/** Those who sit at idle tables. */
let viewers = [];
let counting = null;
let count = 0;
let isPlaying = false;

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

const newTable = async (url, { cookie }, settings) =>
  (await ask(url, '/api/tables', cookie, { v: 1, settings })).value.id;

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

/** The object that begins there, and nothing else of the text is read. */
function objectAt(text, start) {
  let end = start;
  let depth = 0;
  do {
    const next = text[end++];
    if (next === '{') depth++;
    else if (next === '}') depth--;
  } while (depth > 0);
  return JSON.parse(text.slice(start, end));
}

/** One player's socket. */
class Seat {
  /** `lastSeq`: it was there before. */
  constructor(url, person, table, number, lastSeq) {
    const { cookie } = person;
    this.person = person;
    this.number = number;
    this.turn = `"turn":{"kind":"act","seat":${number},`;
    this.table = table;
    this.hand = null;
    this.seq = 0;
    this.turns = number;
    this.isBusy = false;
    this.asked = 0;
    this.socket = new Line(url, {
      cookie,
      opened: () => this.say({ type: 'hello', v: 1, table: table.id, lastSeq }),
      heard: (text) => this.hear(text),
    });
    this.ready = new Promise((resolve) => {
      this.isReady = resolve;
    });
  }

  say(message) {
    this.socket.send(JSON.stringify(message));
  }

  /** Reads no more of a message than it needs: the players share the machine with the server. */
  hear(text) {
    if (text.startsWith('{"type":"events"')) {
      this.seq = numberAfter(text, '"seq":');
      this.isReady();
      if (text.includes('"turn":{')) this.take(text);
      this.table.saw();
    } else if (text.startsWith('{"type":"ack"')) {
      this.isBusy = false;
      this.table.acknowledged(numberAfter(text, '"seq":'), this.asked);
    } else if (text.startsWith('{"type":"snapshot"')) {
      const { seq, view } = JSON.parse(text);
      this.seq = seq;
      this.hand = view.hand;
      this.isReady();
    } else if (/^{"type":"(?:refused|bye)"/.test(text) && !text.includes('"STOPPING"')) {
      throw new Error(text);
    }
    this.look();
  }

  /** The turn is news: mine, or no longer. */
  take(text) {
    this.hand = null;
    const at = text.indexOf(this.turn);
    if (at < 0) return;
    const turn = objectAt(text, at + '"turn":'.length);
    // The last event is of the hand that is on the table.
    const number = Number.parseInt(
      text.slice(text.lastIndexOf('"hand":', text.indexOf('"patch":')) + 7),
      10,
    );
    this.hand = { number, view: { turn } };
  }

  look() {
    if (!isPlaying || this.isBusy) return;
    const one = decision(this.hand, this.number, this.turns);
    if (one === null) return;
    this.isBusy = true;
    this.turns++;
    this.asked = performance.now();
    this.say({
      type: 'command',
      v: 1,
      table: this.table.id,
      hand: this.hand.number,
      key: newKey(),
      command: one,
    });
  }
}

class Table {
  id = '';
  seats = [];
  /** Actions that are acknowledged and that not everybody has seen. */
  unseen = [];

  acknowledged(seq, asked) {
    this.unseen.push({ seq, asked });
    if (counting !== null) counting.actions++;
    this.saw();
  }

  saw() {
    const least = Math.min(...this.seats.map(({ seq }) => seq));
    while (this.unseen.length > 0 && this.unseen[0].seq <= least) {
      const { asked } = this.unseen.shift();
      counting?.times.push(performance.now() - asked);
    }
  }
}

async function gather(url) {
  const table = new Table();
  const people = [await meet(url, 'Ada'), await meet(url, 'Ben')];
  table.id = await newTable(url, people[0], SETTINGS);
  await command(url, people[1], table.id, { type: 'join', name: 'Ben' });
  for (const [i, person] of people.entries()) {
    const seat = i + 1;
    const sit = { type: 'requestSeat', seat, buyIn: BUY_IN, comeIn: 'post' };
    await command(url, person, table.id, sit);
    table.seats.push(new Seat(url, person, table, seat));
  }
  await Promise.all(table.seats.map(({ ready }) => ready));
  await command(url, people[0], table.id, { type: 'startGame' });
  return table;
}

const quantile = (sorted, share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

answer({
  async gather({ url, count: wanted }) {
    await inParallel(wanted, async () => tables.push(await gather(url)));
  },

  async play({ milliseconds }) {
    const cpu = process.cpuUsage();
    isPlaying = true;
    for (const { seats } of tables) for (const seat of seats) seat.look();
    // A moment until it is as busy as it gets.
    await new Promise((resolve) => setTimeout(resolve, milliseconds / 5));
    counting = { actions: 0, times: [] };
    const start = performance.now();
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    const seconds = (performance.now() - start) / 1000;
    const { actions, times } = counting;
    counting = null;
    isPlaying = false;
    await Promise.all(tables.map(quiet));
    times.sort((a, b) => a - b);
    const { user, system } = process.cpuUsage(cpu);
    return {
      perSecond: actions / seconds,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      busy: (user + system) / 1e6 / (seconds * 1.2),
    };
  },

  leave() {
    for (const { seats } of tables) for (const { socket } of seats) socket.terminate();
    tables = [];
  },

  /** Tables where only bots play. None starts before all are there: the first would have it all. */
  async gatherBots({ url, count: wanted, bots }) {
    const host = await meet(url, 'Host');
    const ids = [];
    await inParallel(wanted, async () => {
      const table = await newTable(url, host, SETTINGS);
      for (let i = 0; i < bots; i++) {
        const strength = STRENGTHS[i % STRENGTHS.length];
        await command(url, host, table, { type: 'addBot', seat: null, strength, buyIn: 200 });
      }
      ids.push(table);
    });
    await inParallel(wanted, (i) => command(url, host, ids[i], { type: 'startGame' }));
  },

  /** Tables at which two people sit and nothing happens. */
  async gatherIdle({ url, count: wanted }) {
    await inParallel(wanted, async () => {
      const people = [await meet(url, 'Ada'), await meet(url, 'Ben')];
      const table = await newTable(url, people[0], SETTINGS);
      await command(url, people[1], table, { type: 'join', name: 'Ben' });
      for (const [i, person] of people.entries()) {
        await command(url, person, table, { type: 'requestSeat', seat: i + 1, buyIn: BUY_IN });
      }
      idle.push({ table, people });
    });
  },

  /** One socket for each person who sits there. */
  async watchIdle({ url }) {
    viewers = idle.flatMap(({ table, people }) =>
      people.map((person, i) => new Seat(url, person, { id: table, saw() {} }, i + 1)),
    );
    await Promise.all(viewers.map(({ ready }) => ready));
    return viewers.length;
  },

  /** All of them lose their sockets and come back at once: milliseconds until the last one is. */
  async comeBack({ url }) {
    for (const { socket } of viewers) socket.on('error', () => {}).terminate();
    const start = performance.now();
    viewers = viewers.map(
      ({ person, table, number, seq }) => new Seat(url, person, table, number, seq),
    );
    await Promise.all(viewers.map(({ ready }) => ready));
    return performance.now() - start;
  },

  async metric({ url, name }) {
    const text = await (await fetch(`${url}/metrics`)).text();
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    if (line === undefined) throw new Error(`no metric ${name} in\n${text}`);
    return Number(line.split(' ')[1]);
  },
});

async function quiet({ seats }) {
  while (seats.some(({ isBusy }) => isBusy)) await new Promise((resolve) => setTimeout(resolve, 5));
}
