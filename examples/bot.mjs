// A bot with nothing but Node ≥ 20: node examples/bot.mjs http://127.0.0.1:3000/t/TABLE [NAME]
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const [, , link, name = 'Robo'] = process.argv;
const { origin, pathname } = new URL(link);
const table = pathname.split('/').at(-1);
const headers = { 'content-type': 'application/json' };

async function ask(path, body) {
  const method = body ? 'POST' : 'GET';
  const answer = await fetch(origin + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
const look = async () => (await ask(`/api/tables/${table}`)).view;
const say = (command, hand) =>
  ask(`/api/tables/${table}/commands`, { v: 1, table, key: randomUUID(), hand, command });

headers.authorization = `Bearer ${(await ask('/api/identity', { bearer: true })).token}`;
const { maxBuyIn, bigBlind } = (await look()).settings.poker;
await say({ type: 'join', name });
await say({ type: 'requestSeat', seat: null, buyIn: maxBuyIn });

for (let view = await look(); view.info.status !== 'closed'; view = await look()) {
  const { hand, you } = view;
  const turn = hand?.view.turn;
  if (turn?.kind === 'act' && turn.seat === you.seat) {
    const { check, call } = turn.legal; // what is allowed, with the amounts
    const type = check ? 'check' : call <= 2 * bigBlind ? 'call' : 'fold';
    console.log(`hand ${hand.number}: ${type}`);
    await say({ type: 'act', action: { type } }, hand.number);
  }
  await wait(200);
}
