/** A table of bots, and who keeps it awake; in time that is moved by hand. */

import type { TableView } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { Onlooker, World } from './in-process.js';

const MINUTE = 60_000;
const ROOM = { botSpeed: 'slow', runOut: 'slow', handPause: 5000 } as const;

/** Ann has made it and started it over HTTP; bots play. */
async function ofBots(): Promise<{ readonly world: World; readonly ann: Onlooker }> {
  const world = await World.open();
  const identity = { id: 'Ann', name: 'Ann', createdAt: 1, tokenHash: 'hash of Ann' };
  await world.store.createIdentity(identity);
  const poker = { smallBlind: 1, bigBlind: 2, seatCount: 6 };
  const made = await world.service.createTable({ id: 'Ann', name: 'Ann' }, { poker, room: ROOM });
  if (!made.ok) throw new Error(made.error.code);
  world.table = made.value.id;
  const ann = new Onlooker(world, 'Ann');
  for (let i = 0; i < 3; i++) await ann.do({ type: 'addBot', seat: null, strength: 'easy' });
  await ann.do({ type: 'startGame' });
  return { world, ann };
}

async function read({ service, table }: World): Promise<TableView> {
  const answer = await service.getTable({ id: 'Ann', name: 'Ann' }, table);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.view;
}

const deadlineOf = async ({ store, table }: World): Promise<number | null | undefined> =>
  (await store.getTable(table))?.deadline;

describe('issue 14, 1: a table of bots', () => {
  test('is kept awake by a program that only asks over HTTP, and woken by it', async () => {
    const { world } = await ofBots();
    for (let minutes = 0; minutes < 2; minutes++) {
      await world.pass(0.8 * MINUTE);
      expect((await read(world)).info.status).toBe('playing');
    }
    const { hands } = (await read(world)).info;
    expect(hands).toBeGreaterThan(1);
    await world.pass(2 * MINUTE);
    expect(await deadlineOf(world)).toBeNull();
    await read(world);
    await world.pass(MINUTE);
    const { log } = await read(world);
    expect(log.map(({ event }) => event.type)).toContain('woke');
    expect((await read(world)).info.hands).toBeGreaterThan(hands);
  });

  test('sleeps a minute after the last socket closed, and not for a reload', async () => {
    const { world } = await ofBots();
    const rail = await new Onlooker(world, 'Eve').open();
    await world.pass(1.5 * MINUTE);
    expect(rail.view?.info.status).toBe('playing');
    rail.subscription?.close();
    await world.pass(MINUTE / 2);
    const again = await new Onlooker(world, 'Eve').open();
    await world.pass(MINUTE);
    expect(again.view?.log.map(({ event }) => event.type)).not.toContain('slept');
    again.subscription?.close();
    await world.pass(2 * MINUTE);
    expect(await deadlineOf(world)).toBeNull();
    const back = await new Onlooker(world, 'Eve').open();
    expect(back.view?.info.status).toBe('sleeping');
    await world.pass(10_000);
    expect(back.view?.info.status).toBe('playing');
  });
});
