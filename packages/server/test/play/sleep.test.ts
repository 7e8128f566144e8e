/** A table of bots, and who keeps it awake; in time that is moved by hand. */

import type { RoomOptions, TableView } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { DEFAULT_TABLE_LIMITS, NO_QUOTA } from '../../src/runtime/contract/limits.js';
import { Onlooker, World } from './in-process.js';

const MINUTE = 60_000;
const ROOM = { botSpeed: 'slow', runOut: 'slow', handPause: 5000 } as const;

/** Ann has made it and started it over HTTP; bots play. */
async function ofBots(
  world: World,
  room: RoomOptions = ROOM,
): Promise<{ readonly world: World; readonly ann: Onlooker }> {
  const identity = { id: 'Ann', name: 'Ann', createdAt: 1, tokenHash: 'hash of Ann' };
  await world.store.createIdentity(identity);
  const poker = { smallBlind: 1, bigBlind: 2, seatCount: 6 };
  const made = await world.service.createTable({ id: 'Ann', name: 'Ann' }, { poker, room });
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
    const { world } = await ofBots(await World.open());
    for (let minutes = 0; minutes < 2; minutes++) {
      await world.pass(0.8 * MINUTE);
      expect((await read(world)).info.status).toBe('playing');
    }
    const { hands } = (await read(world)).info;
    expect(hands).toBeGreaterThan(1);
    await world.pass(2 * MINUTE);
    expect(await deadlineOf(world)).toBeNull();
    await read(world);
    // The log has the last hundred lines, and bots fill it in about a minute.
    await world.pass(10_000);
    const { log } = await read(world);
    expect(log.map(({ event }) => event.type)).toContain('woke');
    await world.pass(MINUTE);
    expect((await read(world)).info.hands).toBeGreaterThan(hands);
  });

  test('sleeps a minute after the last socket closed, and not for a reload', async () => {
    const { world } = await ofBots(await World.open());
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

describe('issue 14, 1: a table whose host has used up the events of the hour', () => {
  const HOUR_ENDS = 1_790_002_800_000;
  const QUICK = { botSpeed: 'none', runOut: 'none', handPause: 0 } as const;
  const limits = {
    ...DEFAULT_TABLE_LIMITS,
    perIdentity: { ...NO_QUOTA, eventsPerHour: 60 },
    perAddress: NO_QUOTA,
  };

  /** Half a minute before the hour ends. */
  const usedUp = async (): Promise<{ readonly world: World; readonly ann: Onlooker }> => {
    const bots = await ofBots(await World.open({ limits, now: HOUR_ENDS - MINUTE / 2 }), QUICK);
    await bots.ann.open();
    await bots.world.pass(MINUTE / 3);
    return bots;
  };

  test('goes on by itself in the next hour, and says so before; also by a new server', async () => {
    const { world, ann } = await usedUp();
    expect(ann.view?.info).toMatchObject({
      ...{ status: 'paused', pauseReason: 'quota', pausedUntil: HOUR_ENDS },
    });
    expect(await deadlineOf(world)).toBe(HOUR_ENDS);
    expect(await ann.try({ type: 'resume' })).toBe('QUOTA');
    const { hands = 0 } = ann.view?.info ?? {};
    await world.restart();
    const again = await new Onlooker(world, 'Ann').open();
    await world.pass(MINUTE / 6 - 1);
    expect(again.view?.info).toMatchObject({ status: 'paused', hands });
    await world.pass(1000);
    expect(again.view?.info).toMatchObject({ status: 'playing', pausedUntil: null });
    const resumed = again.view?.log.find(({ event }) => event.type === 'resumed');
    expect(resumed).toMatchObject({ event: { by: null } });
    expect(resumed?.at).toBeGreaterThanOrEqual(HOUR_ENDS);
    await world.pass(MINUTE / 6);
    expect(again.view?.info.hands).toBeGreaterThan(hands);
    // What the new hour allows is used up as well by now.
    expect(again.view?.info.pausedUntil).toBe(HOUR_ENDS + 60 * MINUTE);
  });

  test('sleeps when nobody is there, instead of playing a little every hour; also by a new server', async () => {
    const { world, ann } = await usedUp();
    ann.subscription?.close();
    await world.pass(2 * MINUTE);
    expect(await deadlineOf(world)).toBeNull();
    const back = await new Onlooker(world, 'Ann').open();
    await world.pass(1000);
    expect(back.view?.info).toMatchObject({ status: 'paused', pauseReason: 'quota' });
    back.subscription?.close();
    await world.away(90 * MINUTE);
    await world.pass(2 * MINUTE);
    expect(await deadlineOf(world)).toBeNull();
  });
});
