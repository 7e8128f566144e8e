// Somebody who reads the archive of a long table again and again. Bots play it first.
import { answer } from './child.mjs';
import { require, SETTINGS } from './packages.mjs';

const { WebSocket } = require('ws');
const BOTS = 6;
const LOOK_MS = 250;

let cookie = '';
let table = '';
let count = 0;
let reading = null;

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function ask(url, path, body) {
  const response = await fetch(`${url}${path}`, {
    headers: { 'content-type': 'application/json', cookie },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

const command = (url, one) =>
  ask(url, `/api/tables/${table}/commands`, {
    ...{ v: 1, table, key: `key-${process.pid}-${count++}`, command: one },
  });

const handsOf = async (url) =>
  (await (await ask(url, `/api/tables/${table}`)).json()).view.info.hands;

answer({
  /** A table of bots, paused after so many hands. */
  async write({ url, hands }) {
    const met = await ask(url, '/api/identity', { name: 'Host' });
    cookie = met.headers.getSetCookie()[0].split(';')[0];
    table = (await (await ask(url, '/api/tables', { v: 1, settings: SETTINGS })).json()).id;
    for (let i = 0; i < BOTS; i++) {
      await command(url, { type: 'addBot', seat: null, strength: 'easy', buyIn: 200 });
    }
    // Where nobody is, nobody plays.
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      headers: { cookie },
    });
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', v: 1, table })));
    await command(url, { type: 'startGame' });
    while ((await handsOf(url)) < hands) await sleep(LOOK_MS);
    await command(url, { type: 'pause' });
  },

  begin({ url }) {
    let isOver = false;
    let archives = 0;
    const read = async () => {
      while (!isOver) {
        await (await ask(url, `/api/tables/${table}/archive?format=phh`)).arrayBuffer();
        archives++;
      }
      return archives;
    };
    const done = read();
    reading = () => {
      isOver = true;
      return done;
    };
  },

  /** How often it was read to its end; the last one is waited for. */
  end: () => reading(),
});
