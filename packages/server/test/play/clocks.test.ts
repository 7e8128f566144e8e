/** Stored deadlines: time-outs, banks, run-outs, pauses, and a process that dies in between. */

import { type RoomOptions, RUN_OUT_PAUSES, type TableView } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { truthOf } from './check.js';
import { Onlooker, until, World } from './in-process.js';
import { leaksIn } from './leaks.js';

const NAMES = ['ann_000000', 'bob_000000', 'cat_000000'] as const;
const BANK = { start: 2000, refill: 0, most: 2000 };
const ROOM: RoomOptions = {
  ...{ actionClock: 3000, timeBank: BANK, runOut: 'fast', botSpeed: 'none' },
  handPause: 1000,
};

const actorOf = (people: readonly Onlooker[]): Onlooker => {
  const turn = people[0]?.view?.hand?.view.turn;
  const actor = people.find(({ view }) => turn?.kind === 'act' && view?.you.seat === turn.seat);
  if (actor === undefined) throw new Error('it is nobody’s turn');
  return actor;
};
const seatOf = ({ view, id }: Onlooker): TableView['seats'][number] | undefined =>
  view?.seats.find(({ player }) => player === id);
const boardOf = ({ view }: Onlooker): number => view?.hand?.view.boards[0]?.length ?? 0;

describe('somebody who does not speak', () => {
  test('has their time, then their bank, then folds and sits out', async () => {
    const world = await World.open();
    const people = await world.seated(NAMES, ROOM);
    const [ann] = people as [Onlooker];
    const late = actorOf(people);
    const start = ann.clock.startedAt;
    expect(ann.clock).toMatchObject({ kind: 'action', deadline: start + 3000 });
    await world.pass(2999);
    expect(ann.clock.kind).toBe('action');
    await world.pass(1);
    expect(ann.clock).toMatchObject({
      ...{ kind: 'timeBank', seats: [late.view?.you.seat], deadline: start + 5000 },
    });
    await world.pass(1999);
    expect(actorOf(people)).toBe(late);
    await world.pass(1);
    expect(actorOf(people)).not.toBe(late);
    const told = ann.events.filter(({ type }) => ['timedOut', 'acted', 'satOut'].includes(type));
    expect(told).toEqual([
      { type: 'timedOut', at: start + 5000 },
      { type: 'acted', at: start + 5000 },
      { type: 'satOut', at: start + 5000 },
    ]);
    expect(seatOf(late)).toMatchObject({ status: 'out', timeBank: 0 });
    expect(late.view?.hand?.view.players.find(({ id }) => id === late.id)?.folded).toBe(true);
    expect(ann.clock).toMatchObject({ kind: 'action', deadline: start + 8000 });
  });

  test('checks where that is free; and an empty bank gives no more time', async () => {
    const world = await World.open();
    const people = await world.seated(NAMES.slice(0, 2), ROOM);
    const [ann] = people as [Onlooker];
    await actorOf(people).do({ type: 'act', action: { type: 'call' } });
    const late = actorOf(people);
    await world.pass(5000);
    await until(() => boardOf(ann) === 3);
    expect(late.view?.hand?.view.players.every(({ folded }) => !folded)).toBe(true);
    expect(seatOf(late)?.status).toBe('out');
    // They still play this hand, but their bank is empty.
    expect(actorOf(people)).toBe(late);
    await world.pass(3000);
    expect(actorOf(people)).not.toBe(late);
    expect(ann.events.filter(({ type }) => type === 'timeBankUsed')).toHaveLength(1);
    expect(ann.events.filter(({ type }) => type === 'timedOut')).toHaveLength(2);
  });

  test('who speaks in bank time keeps the rest of it', async () => {
    const world = await World.open();
    const people = await world.seated(NAMES, ROOM);
    const slow = actorOf(people);
    await world.pass(3000);
    await world.pass(500);
    await slow.do({ type: 'act', action: { type: 'call' } });
    expect(seatOf(slow)).toMatchObject({ status: 'playing', timeBank: 1500 });
  });

  test('without a clock they are waited for', async () => {
    const world = await World.open();
    const people = await world.seated(NAMES, { ...ROOM, actionClock: null, timeBank: null });
    const actor = actorOf(people);
    expect(actor.view?.clock).toBeNull();
    await world.pass(600_000);
    expect(actorOf(people)).toBe(actor);
  });
});

/** Both all-in before the flop. */
async function allIn(world: World, more: object = {}): Promise<Onlooker[]> {
  const people = await world.seated(NAMES.slice(0, 2), { ...ROOM, ...more });
  await actorOf(people).do({ type: 'act', action: { type: 'allIn' } });
  await actorOf(people).do({ type: 'act', action: { type: 'call' } });
  await until(() => people.every(({ view }) => view?.clock?.kind === 'runOut'));
  return people;
}

const isOver = ({ view }: Onlooker): boolean => view?.hand?.view.over === true;

describe('a run-out', () => {
  const { reveal, street, river } = RUN_OUT_PAUSES.fast;

  test('shows one street at a time, each when its time has come, and no card before', async () => {
    const world = await World.open();
    const rail = new Onlooker(world, 'rail_00000');
    const people = await allIn(world);
    await rail.open();
    const all = [...people, rail];
    const start = rail.clock.startedAt;
    const steps = [
      [start + reveal, 3],
      [start + reveal + street, 4],
      [start + reveal + 2 * street, 5],
    ] as const;
    for (const [at, cards] of steps) {
      for (const one of all) expect(one.clock).toMatchObject({ kind: 'runOut', deadline: at });
      await world.pass(at - Date.now() - 1);
      for (const one of all) expect(boardOf(one)).toBeLessThan(cards);
      await world.pass(1);
      for (const one of all) expect(boardOf(one)).toBe(cards);
      // Nothing comes twice, or late.
      const boards = rail.events.filter(({ type }) => type === 'board').map((event) => event.at);
      expect(boards.at(-1)).toBe(at);
      expect(boards).toHaveLength(cards - 2);
    }
    const award = start + reveal + 2 * street + river;
    expect(rail.clock.deadline).toBe(award);
    await world.pass(award - Date.now());
    expect(all.every(isOver)).toBe(true);
    expect(rail.events.find(({ type }) => type === 'awarded')?.at).toBe(award);
    const truth = await truthOf(world.store, world.table);
    for (const { id, messages } of all) {
      for (const message of messages) expect(leaksIn(message, id, truth)).toEqual([]);
    }
  });

  test('ends at once when all want to skip it, and not before', async () => {
    const world = await World.open();
    const [ann, bob] = (await allIn(world)) as [Onlooker, Onlooker];
    const now = Date.now();
    await ann.do({ type: 'skip', on: true });
    await world.pass(0);
    expect(boardOf(ann)).toBe(0);
    expect(bob.view?.hand?.skips).toEqual([ann.view?.you.seat]);
    await ann.do({ type: 'skip', on: false });
    await bob.do({ type: 'skip', on: true });
    await world.pass(0);
    expect(boardOf(ann)).toBe(0);
    await ann.do({ type: 'skip', on: true });
    await until(() => isOver(ann) && isOver(bob));
    expect(ann.events.filter(({ type }) => type === 'awarded').map(({ at }) => at)).toEqual([now]);
  });

  test('goes on after a restart with the same deadline, though nobody asks', async () => {
    const world = await World.open();
    const [ann, bob] = (await allIn(world)) as [Onlooker, Onlooker];
    await world.pass(reveal);
    expect(boardOf(ann)).toBe(3);
    await world.pass(400);
    const { clock } = ann;
    await world.restart();
    expect(ann.messages.at(-1)).toMatchObject({ type: 'bye', code: 'STOPPING', retryAfter: 1000 });
    await world.pass(street - 401);
    const again = await new Onlooker(world, ann.id).open();
    expect(again.clock).toEqual(clock);
    expect(boardOf(again)).toBe(3);
    await world.pass(300);
    expect(boardOf(again)).toBe(4);
    again.subscription?.close();
    // Another restart, and nobody looks at all.
    await world.restart();
    await world.pass(60_000);
    await world.pass(1000);
    const last = await new Onlooker(world, bob.id).open();
    expect(last.view?.log.some(({ event }) => event.type === 'awarded')).toBe(true);
  });

  test('stands still while the table is paused, and goes on with what was left', async () => {
    const world = await World.open();
    const [ann, bob] = (await allIn(world)) as [Onlooker, Onlooker];
    await world.pass(300);
    await ann.do({ type: 'pause' });
    expect(bob.clock.left).toBe(reveal - 300);
    expect(bob.view?.info.status).toBe('paused');
    await world.pass(60_000);
    expect(boardOf(bob)).toBe(0);
    expect(await bob.try({ type: 'skip', on: true })).toBe('PAUSED');
    await ann.do({ type: 'resume' });
    expect(bob.clock).toMatchObject({ left: null, deadline: Date.now() + reveal - 300 });
    await world.pass(reveal - 300);
    expect(boardOf(bob)).toBe(3);
  });
});

describe('between hands', () => {
  test('the next one comes after the pause, also after a restart', async () => {
    const world = await World.open();
    const people = await world.seated(NAMES, ROOM);
    for (let i = 0; i < 2; i++) await actorOf(people).do({ type: 'act', action: { type: 'fold' } });
    const [ann] = people as [Onlooker];
    const { deadline } = ann.clock;
    expect(ann.clock).toMatchObject({ kind: 'nextHand', deadline: Date.now() + 1000 });
    await world.pass(500);
    await world.restart();
    const again = await new Onlooker(world, ann.id).open();
    expect(again.clock.deadline).toBe(deadline);
    await world.pass(499);
    expect(again.view?.info.hands).toBe(1);
    await world.pass(251);
    expect(again.view?.info.hands).toBe(2);
  });

  test('a paused table deals none', async () => {
    const world = await World.open();
    const people = await world.seated(NAMES, ROOM);
    const [ann, bob] = people as [Onlooker, Onlooker];
    await ann.do({ type: 'pause' });
    expect(await actorOf(people).try({ type: 'act', action: { type: 'fold' } })).toBe('PAUSED');
    await world.pass(60_000);
    expect(bob.clock).toMatchObject({ kind: 'action', left: 3000 });
    await ann.do({ type: 'resume' });
    for (let i = 0; i < 2; i++) await actorOf(people).do({ type: 'act', action: { type: 'fold' } });
    await ann.do({ type: 'pause' });
    await world.pass(60_000);
    expect(bob.view?.info.hands).toBe(1);
    await ann.do({ type: 'resume' });
    await world.pass(1000);
    expect(bob.view?.info.hands).toBe(2);
  });
});
