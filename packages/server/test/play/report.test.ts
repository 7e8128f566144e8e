/** The report of a session: whose hands, whose numbers, and that its graph comes to its sums. */

import { rmSync } from 'node:fs';
import { seededRng } from '@sidepot/engine';
import { report } from '@sidepot/engine/stats';
import { MAX_POINTS, ROUTES } from '@sidepot/protocol';
import { afterEach, expect, test } from 'vitest';
import { finishedHand, type RoomState } from '../../src/room/index.js';
import { handRecordOf } from '../../src/runtime/journal/hand-records.js';
import { Readers } from '../../src/runtime/readers/readers.js';
import { reportAnswer } from '../../src/runtime/reads/stats.js';
import { openSqliteStore } from '../../src/store/index.js';
import { ANN, BOB, CAT, HOST, NO_PAUSES, POKER, playing, type Table } from '../room/tables.js';
import { newFolder } from './server.js';

const folder = newFolder();
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Ann and Bob all evening, Cat after the first hand; many all-ins, and chips for who has none. */
function playOn(table: Table, hands: number, rng: () => number): void {
  while (table.state.table.hands < hands || table.state.table.hand !== null) {
    const turn = table.state.hand?.state.turn;
    if (table.state.table.hand !== null && turn?.kind === 'act') {
      const { legal } = turn;
      if (rng() < 0.3 && legal.allIn !== null) table.act('allIn');
      else table.act(legal.check ? 'check' : rng() < 0.7 ? 'call' : 'fold');
    } else if (table.state.busted.length > 0 && table.state.table.hand === null) {
      for (const { player } of table.state.busted)
        table.ask(player, { type: 'topUp', amount: 1000 });
    } else table.wake();
    if (table.state.table.hands === 1 && !table.state.people.some(({ player }) => player === CAT)) {
      table.sit(CAT, 'Cat', 3);
    }
  }
}

/** So many hands, kept in a store, and what its report says to whom. */
async function reported(table: Table, hands: number, seed: number) {
  const store = await openSqliteStore(folder);
  await store.createIdentity({ id: HOST, name: 'Host', createdAt: 1, tokenHash: 'hash' });
  await store.createTable({ id: table.state.id, host: HOST, createdAt: 1, info: '{}' });
  const readers = new Readers({ store, script: null });
  const random = seededRng(seed);
  const rng = (): number => random() / 2 ** 32;
  let written = 0;
  for (let played = 1; played <= hands; played++) {
    playOn(table, played, rng);
    const over = table.finished ?? table.state;
    const hand = finishedHand(null, over);
    if (hand === null) throw new Error('no hand is over');
    const events = table.events.slice(written).map((event) => JSON.stringify(event));
    await store.append(table.state.id, written, events, { hand: handRecordOf(over, hand) });
    written = table.events.length;
  }
  return {
    ask: async (id: string, state: RoomState = table.state) => {
      const answer = await reportAnswer(store, readers, state, state, { id, name: null });
      if (answer.ok) ROUTES.getReport.response.parse(answer.value);
      return answer;
    },
    async close() {
      await readers.stop();
      await store.close();
    },
  };
}

test('own hands for a player, all for the host, and for everybody when the game is over', async () => {
  const table = playing({ room: { ...NO_PAUSES, handPause: 1000 } }, [ANN, BOB], 3);
  const { ask, close } = await reported(table, 12, 5);
  const own = await ask(CAT);
  if (!own.ok) throw new Error(own.error.code);
  expect(own.value.isOfAll).toBe(false);
  expect(own.value.players.map(({ player }) => player)).toEqual([CAT]);
  expect(Object.keys(own.value.stats.players)).toEqual([CAT]);
  expect(own.value.stats.hands).toBeLessThan(table.state.table.hands);
  const all = await ask(HOST);
  if (!all.ok) throw new Error(all.error.code);
  expect(all.value.players.map(({ player }) => player).sort()).toEqual([ANN, BOB, CAT].sort());
  for (const row of report(all.value.stats)) {
    const graph = all.value.players.find(({ player }) => player === row.player)?.graph ?? [];
    const [, ...sums] = graph.at(-1) ?? [];
    expect(sums).toEqual([row.net, Math.round(row.evNet), row.netShowdown]);
    expect(graph.length).toBeLessThanOrEqual(MAX_POINTS);
  }
  expect(report(all.value.stats).some(({ evHands }) => evHands > 0)).toBe(true);
  expect(await ask('nobody_00')).toMatchObject({ ok: false, error: { code: 'NOT_ALLOWED' } });
  const over = { ...table.state, closed: true };
  expect(await ask('nobody_00', over)).toMatchObject({ ok: true, value: { isOfAll: true } });
  const shut = { ...over, room: { ...over.room, spectators: { allowed: false, delay: 0 } } };
  expect(await ask('nobody_00', shut)).toMatchObject({ ok: false });
  expect(await ask(ANN, shut)).toMatchObject({ ok: true, value: { isOfAll: true } });
  await close();
});

test('STATS.md §3 a report tells nothing of an all-in hand that was mucked', async () => {
  const poker = { ...POKER, rules: { hideAllIns: true } };
  const table = playing({ poker, room: { ...NO_PAUSES, handPause: 1000 } }, [ANN, BOB], 3);
  const { ask, close } = await reported(table, 30, 6);
  const hands = new Map<number, { isAllIn: boolean; isMucked: boolean; shown: string[] }>();
  for (const stored of table.events) {
    if (stored.of !== 'hand') continue;
    const { hand, event } = stored;
    const told = hands.get(hand) ?? { isAllIn: false, isMucked: false, shown: [] };
    hands.set(hand, told);
    // With all chips in, the last cards come without a round of betting.
    if (event.type === 'opened') told.isAllIn = false;
    if (event.type === 'board') told.isAllIn = true;
    if (event.type === 'mucked') told.isMucked = true;
    if (event.type === 'shown') told.shown.push(playerIn(table, hand, event.seat));
  }
  const allIns = [...hands.values()].filter(({ isAllIn }) => isAllIn);
  const seen = allIns.filter(({ isMucked }) => !isMucked);
  expect(seen.length).toBeGreaterThan(0);
  expect(allIns.length).toBeGreaterThan(seen.length);
  for (const id of [ANN, BOB, HOST]) {
    const answer = await ask(id);
    if (!answer.ok) throw new Error(answer.error.code);
    for (const { player, evHands } of report(answer.value.stats)) {
      expect([player, evHands]).toEqual([
        player,
        seen.filter(({ shown }) => shown.includes(player)).length,
      ]);
    }
  }
  await close();
});

/** Whose the hand was in this seat. */
function playerIn({ events }: Table, hand: number, seat: number): string {
  for (const stored of events) {
    if (stored.of !== 'hand' || stored.hand !== hand || stored.event.type !== 'started') continue;
    return String(stored.event.players.find((one) => one.seat === seat)?.id);
  }
  return '';
}
