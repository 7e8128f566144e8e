// Six people at a real server with SQLite, over HTTP; the hand becomes an all-in with two side pots.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'playwright-core';
import { server } from '../server/packages.mjs';

const PEOPLE = { Ann: 1000, Bob: 320, Cid: 160, Dee: 60, Eva: 740, Finn: 500 };
/** Who calls when Ann is all-in. */
const CALLERS = new Set(['Bob', 'Cid', 'Dee']);
const SETTINGS = {
  name: 'Friday night',
  poker: { seatCount: 6, smallBlind: 5, bigBlind: 10, minBuyIn: 40, maxBuyIn: 1000 },
  room: { actionClock: 60_000, handPause: 60_000, runOut: 'normal' },
};

/** `web`: the folder of the page. */
export async function openTable(web) {
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-frames-'));
  const serving = await server.serve({
    ...{ port: 0, host: '127.0.0.1', store: { folder }, limits: server.NO_LIMITS },
    ...{ logLevel: 'silent', web },
  });
  const people = new Map();
  const { url } = serving;

  async function post(name, path, data) {
    const answer = await people.get(name).post(path, { data, headers: { origin: url } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  }
  const view = async () =>
    (await (await people.get('Ann').get(`/api/tables/${table}`)).json()).view;
  const command = async (name, wanted) => {
    const hand = wanted.type === 'act' ? { hand: (await view()).hand.number } : {};
    const body = { v: 1, table, key: crypto.randomUUID(), command: wanted, ...hand };
    await post(name, `/api/tables/${table}/commands`, body);
  };
  const act = (name, action) => command(name, { type: 'act', action });
  const turn = async () => {
    const { hand, seats } = await view();
    const { seat, legal } = hand.view.turn;
    const name = legal && seats.find((info) => info.seat === seat)?.name;
    return { name, legal, board: hand.view.boards[0].length };
  };

  let table = '';
  for (const [name, buyIn] of Object.entries(PEOPLE)) {
    people.set(name, await request.newContext({ baseURL: url }));
    await post(name, '/api/identity', {});
    if (table === '') {
      ({ id: table } = await post(name, '/api/tables', { v: 1, settings: SETTINGS }));
    }
    await command(name, { type: 'join', name });
    await command(name, { type: 'requestSeat', seat: null, buyIn });
  }
  return {
    page: `${url}/t/${table}`,
    identity: () => people.get('Ann').storageState(),
    /** All in, except that the last one has not answered yet. Gives what ends the betting. */
    async untilLastCall() {
      await command('Ann', { type: 'startGame' });
      for (;;) {
        const { name, legal, board } = await turn();
        if (name === 'Ann' && board > 0) break;
        await act(name, { type: legal.check ? 'check' : 'call' });
      }
      await act('Ann', { type: 'allIn' });
      for (let answers = 1; ; answers++) {
        const { name } = await turn();
        const answer = () => act(name, { type: CALLERS.has(name) ? 'call' : 'fold' });
        if (answers === Object.keys(PEOPLE).length - 1) return answer;
        await answer();
      }
    },
    async close() {
      for (const one of people.values()) await one.dispose();
      await serving.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
