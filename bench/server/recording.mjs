// The appends of a real table, as the server writes them: two people play through the tables'
// service, and the store in between keeps a copy of what it is asked to append.
import { randomBytes } from 'node:crypto';
import { BUY_IN, SETTINGS, server } from './packages.mjs';
import { decision } from './player.mjs';

const HANDS = 12;

const newKey = () => randomBytes(12).toString('base64url');

export async function recordAppends(store) {
  const appends = [];
  let isRecording = false;
  const recorder = {
    ...store,
    async append(tableId, expectedSeq, events, effects = {}) {
      if (isRecording) appends.push({ events, effects });
      return store.append(tableId, expectedSeq, events, effects);
    },
  };
  const service = server.openTables({ store: recorder, limits: server.NO_TABLE_LIMITS });
  const people = ['Ada', 'Ben'].map((name) => ({ id: newKey(), name }));
  for (const { id, name } of people) {
    await store.createIdentity({ id, name, createdAt: Date.now(), tokenHash: newKey() });
  }
  const table = (await service.createTable(people[0], SETTINGS)).value.id;
  const send = async (by, command, hand) => {
    const envelope = { v: 1, table, key: newKey(), command, ...(hand && { hand }) };
    const answer = await service.command(by, envelope);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  };
  await send(people[1], { type: 'join', name: 'Ben' });
  for (const [i, by] of people.entries()) {
    await send(by, { type: 'requestSeat', seat: i + 1, buyIn: BUY_IN, comeIn: 'post' });
  }
  await send(people[0], { type: 'startGame' });
  isRecording = true;
  const view = async (by) => (await service.getTable(by, table)).value.view;
  for (let turns = 0, hands = 0; hands < HANDS; turns++) {
    const { hand } = await view(people[0]);
    hands = hand?.number ?? 0;
    const seat = hand?.view.turn.seat;
    const command = decision(hand, seat, turns);
    // Between two hands the dealer comes unasked.
    if (command === null) await new Promise((resolve) => setImmediate(resolve));
    else await send(people[seat - 1], command, hand.number);
  }
  await service.stop();
  return appends;
}
