/** Issue 14, 6: what one may see depends on having chips in play, and on nothing else. */

import { PROTOCOL_VERSION, type WireCommand } from '@sidepot/protocol';
import { expect, test } from 'vitest';
import { truthOf } from './check.js';
import { newKey } from './client.js';
import { Onlooker, quiet, until, World } from './in-process.js';
import { lateLeaks, leaksIn } from './leaks.js';

const DELAY = 60_000;
const NAMES = ['ann_0000000', 'bob_0000000', 'cat_0000000'];
const ROOM = {
  ...({ runOut: 'none', botSpeed: 'none', handPause: 1000, actionClock: null } as const),
  spectators: { allowed: true, delay: DELAY },
  // Who comes back here brings what they like.
  returnMinutes: 0,
};

type People = readonly [Onlooker, Onlooker, Onlooker];

const isToAct = ({ view }: Onlooker): boolean => {
  const turn = view?.hand?.view.turn;
  return turn?.kind === 'act' && turn.seat === view?.you.seat && view?.you.delay === 0;
};

const actorOf = (people: readonly Onlooker[]): Onlooker => {
  const actor = people.find(isToAct);
  if (actor === undefined) throw new Error('nobody is to act');
  return actor;
};

const fold = (people: readonly Onlooker[]): Promise<void> =>
  actorOf(people).do({ type: 'act', action: { type: 'fold' } });

/** All fold to the last. */
async function playHand(people: readonly Onlooker[]): Promise<void> {
  const [one] = people;
  const number = one?.view?.hand?.number;
  while (people.some(({ view }) => view?.hand?.number === number && !view?.hand?.view.over)) {
    await fold(people);
    await quiet();
  }
}

/** An answer to a command as the caller gets it. */
async function answer(world: World, id: string, command: WireCommand, more: object = {}) {
  const { table } = world;
  const envelope = { v: PROTOCOL_VERSION, table, key: newKey(), command, ...more } as const;
  return world.service.command({ id, name: null }, envelope);
}

const ledgerFor = async (world: World, id: string) => {
  const got = await world.service.getLedger({ id, name: null }, world.table);
  if (!got.ok) throw new Error(got.error.code);
  return got.value;
};

async function expectNothingEarly(world: World, told: unknown): Promise<void> {
  const truth = await truthOf(world.store, world.table);
  expect(lateLeaks(told, { now: Date.now(), delay: DELAY }, truth)).toEqual([]);
}

/** Cat has left after the first hand and watches; the others play on. */
async function withExPlayer(): Promise<{ readonly world: World; readonly people: People }> {
  const world = await World.open();
  const people = (await world.seated(NAMES, ROOM)) as unknown as People;
  const [, , cat] = people;
  await cat.do({ type: 'leave' });
  while (cat.view?.you.seat !== null) {
    await fold(people.slice(0, 2));
    await quiet();
  }
  await until(() => cat.view?.you.delay === DELAY);
  await world.pass(1000);
  return { world, people };
}

test('an ex-player does not read the live ledger', async () => {
  const { world, people } = await withExPlayer();
  const [ann, bob, cat] = people;
  await world.pass(DELAY);
  const then = await ledgerFor(world, cat.id);
  expect(then.ledger.lines.find(({ player }) => player === cat.id)?.cashOuts).toBeGreaterThan(0);
  await playHand([ann, bob]);
  const live = await ledgerFor(world, ann.id);
  expect(live.ledger).not.toEqual(then.ledger);
  const late = await ledgerFor(world, cat.id);
  expect(late).toEqual(then);
  await expectNothingEarly(world, late);
  await world.pass(DELAY);
  expect((await ledgerFor(world, cat.id)).ledger.lines).toEqual(live.ledger.lines);
});

test('STALE, acknowledgements and other refusals tell nothing of now', async () => {
  const { world, people } = await withExPlayer();
  const [ann, bob, cat] = people;
  const probe = async () => {
    const chat = { type: 'chat', text: 'hm' } as const;
    const told = await Promise.all([
      ...[0, 5, 20, 30, 40, 60, 80, 1000].map((expectedSeq) =>
        answer(world, cat.id, { type: 'cancelRequest' }, { expectedSeq }),
      ),
      ...[1, 2, 3].map((hand) =>
        answer(world, cat.id, { type: 'act', action: { type: 'fold' } }, { hand }),
      ),
      answer(world, cat.id, { type: 'rabbitHunt' }, { hand: 2 }),
      answer(world, cat.id, chat),
    ]);
    await expectNothingEarly(world, told);
    // What comes with STALE has a clock and what concerns oneself.
    return JSON.stringify(told, (key, value) => (key === 'at' ? 0 : value));
  };
  const before = await probe();
  expect(before).toContain('STALE');
  await world.pass(1000);
  await playHand([ann, bob]);
  expect(await probe()).toBe(before);
});

test('a seat without chips lifts no delay', async () => {
  const { world, people } = await withExPlayer();
  const [ann, bob, cat] = people;
  const from = cat.messages.length;
  await cat.do({ type: 'requestSeat', seat: 6 });
  await quiet();
  expect(cat.view?.you).toMatchObject({ seat: 6, delay: DELAY });
  await playHand([ann, bob]);
  expect(cat.view?.info.hands).toBeLessThan(ann.view?.info.hands ?? 0);
  await expectNothingEarly(world, cat.messages.slice(from));
  await cat.do({ type: 'buyIn', amount: 50 });
  await until(() => cat.view?.you.delay === 0 && cat.seq === ann.seq);
});

test('a host without chips sees hands late, and what hosting takes at once', async () => {
  const world = await World.open();
  const people = (await world.seated(NAMES, { ...ROOM, seatApproval: false })) as unknown as People;
  const [host, bob, cat] = people;
  const others = [bob, cat];
  await host.do({ type: 'leave' });
  while (host.view?.you.seat !== null) {
    await fold(people.filter((one) => one !== host || one.view?.you.seat === null));
    await quiet();
  }
  await until(() => host.view?.you.delay === DELAY);
  // The second hand has been dealt, and they have seen it.
  await world.pass(2 * DELAY);
  const from = host.messages.length;
  const known = (player: string) => host.view?.seats.find((seat) => seat.player === player);
  const stack = known(bob.id)?.stack;
  const hands = host.view?.info.hands ?? 0;
  await playHand(others);
  expect(known(bob.id)?.stack).toBe(stack);
  expect(bob.view?.seats.find(({ player }) => player === bob.id)?.stack).not.toBe(stack);
  await world.pass(1000);
  await playHand(others);
  expect(host.view?.info.hands).toBe(hands);
  // Not even that something happened.
  expect(host.messages.slice(from)).toEqual([]);
  expect(host.view?.you.rights).toContain('host');

  await host.do({
    type: 'changeSettings',
    settings: { name: 'Friday', room: { seatApproval: true } },
  });
  await host.do({ type: 'adjustLedger', player: bob.id, amount: -5, reason: 'pizza' });
  const dan = await new Onlooker(world, 'dan_0000000').open();
  await world.store.createIdentity({ id: dan.id, name: 'Dan', createdAt: 1, tokenHash: 'dan' });
  await dan.do({ type: 'join', name: 'Dan' });
  await dan.do({ type: 'requestSeat', seat: 6, buyIn: 77 });
  await quiet();
  expect(host.view).toMatchObject({
    settings: { name: 'Friday' },
    requests: [{ player: dan.id, buyIn: 77 }],
    ledger: { adjustments: [{ player: bob.id, amount: -5, reason: 'pizza' }] },
  });
  expect(host.view?.spectators).toContainEqual({ player: dan.id, name: 'Dan' });
  await host.do({ type: 'approveSeat', player: dan.id });
  await quiet();
  expect(known(dan.id)).toMatchObject({ seat: 6, stack: 77, status: 'waiting' });
  expect(host.view?.spectators.map(({ player }) => player)).not.toContain(dan.id);
  const books = await ledgerFor(world, host.id);
  expect(books.ledger).toEqual(host.view?.ledger);
  await host.do({ type: 'pause' });
  await quiet();
  expect(host.view?.info.status).toBe('paused');
  await expectNothingEarly(world, [host.messages.slice(from), books]);
  const asked = await world.service.getTable({ id: host.id, name: null }, world.table);
  await expectNothingEarly(world, asked);
  expect(asked.ok && asked.value.view.seats).toEqual(host.view?.seats);

  await world.pass(DELAY);
  expect(host.view?.info.hands).toBe(hands + 1);
  expect(host.view?.seats).toEqual(bob.view?.seats);
  expect(host.view?.chat).toEqual(bob.view?.chat);
});

test('a host without chips is told at once how many look on without a name', async () => {
  const world = await World.open();
  const people = (await world.seated(NAMES, ROOM)) as unknown as People;
  const [host] = people;
  await host.do({ type: 'leave' });
  while (host.view?.you.seat !== null) {
    await fold(people.filter((one) => one !== host || one.view?.you.seat === null));
    await quiet();
  }
  await until(() => host.view?.you.delay === DELAY);
  await quiet();
  const from = host.messages.length;
  const nameless = await new Onlooker(world, 'eve_0000000').open();
  await new Onlooker(world, 'fay_0000000').open();
  await until(() => host.view?.unnamed === 2);
  await expectNothingEarly(world, host.messages.slice(from));
  nameless.subscription?.close();
  await until(() => host.view?.unnamed === 1);
});

test('a crowd that comes at once is counted once for the host', async () => {
  const world = await World.open();
  const [host] = (await world.seated(NAMES, ROOM)) as unknown as People;
  const told = () =>
    host.messages.flatMap((message) =>
      message.type === 'events' && message.patch.unnamed !== undefined
        ? [message.patch.unnamed]
        : [],
    );
  const crowd = Array.from({ length: 20 }, (_, i) => new Onlooker(world, `look_000${i}`));
  await Promise.all(crowd.map((one) => one.open()));
  await until(() => host.view?.unnamed === 20);
  const most = told().length;
  for (const one of crowd) one.subscription?.close();
  await until(() => host.view?.unnamed === 0);
  expect(told().slice(most)).toEqual([0]);
});

test('who goes broke sees how the hand ended, and nothing of the next one', async () => {
  const world = await World.open();
  const people = (await world.seated(NAMES, { ...ROOM, handPause: 0 })) as unknown as People;
  const known = people.map(({ messages }) => messages.length);
  const isBroke = (one: Onlooker): boolean =>
    one.view?.seats.some((seat) => seat.player === one.id && seat.status === 'busted') ?? false;
  // All go all-in until somebody has no chips.
  const isLate = ({ view }: Onlooker): boolean => view?.you.delay === DELAY;
  for (let turns = 0; !people.some(isLate); turns++) {
    if (turns > 60) throw new Error('nobody ever goes broke');
    const actor = actorOf(people);
    const turn = actor.view?.hand?.view.turn;
    const type = turn?.kind === 'act' && turn.legal.allIn === null ? 'call' : 'allIn';
    await actor.do({ type: 'act', action: { type } });
    // The next hand may take a moment on a busy machine.
    await until(() => people.some((one) => isLate(one) || isToAct(one)));
    await quiet();
  }
  const truth = await truthOf(world.store, world.table);
  for (const [i, one] of people.entries()) {
    for (const message of one.messages) expect(leaksIn(message, one.id, truth)).toEqual([]);
    if (one.view?.you.delay === 0) continue;
    const told = one.messages
      .slice(known[i])
      .flatMap((message) =>
        message.type === 'events' ? message.events.map(({ event }) => event.type) : [],
      );
    expect(told).toContain('awarded');
    expect(told.at(-1)).toBe('handFinished');
    expect(isBroke(one)).toBe(false);
  }
});

test('issue 14, 3: who is removed sees the end of the hand, and then the goodbye with its reason', async () => {
  const { world, people } = await withExPlayer();
  const [ann, bob, cat] = people;
  await ann.do({ type: 'kick', player: bob.id, reason: 'rude' });
  expect(bob.view?.seats.find(({ player }) => player === bob.id)?.status).toBe('kicked');
  await playHand([ann, bob]);
  expect(bob.view?.hand?.view.over).toBe(true);
  expect(bob.messages.at(-1)).toMatchObject({
    ...{ type: 'bye', code: 'KICKED', reason: 'rude', retryAfter: null },
  });
  // Who sees late goes at once all the same.
  await ann.do({ type: 'kick', player: cat.id });
  await quiet();
  expect(cat.messages.at(-1)).toMatchObject({ type: 'bye', code: 'KICKED' });
  expect(cat.messages.at(-1)).not.toHaveProperty('reason');
  expect(await new Onlooker(world, bob.id).open().catch((error) => error.message)).toBe('KICKED');
});

test('issue 14, 8: the ledger has the last corrections, and older ones page by page', async () => {
  const { world, people } = await withExPlayer();
  const [ann, , cat] = people;
  for (let n = 1; n <= 120; n++) {
    await ann.do({ type: 'adjustLedger', player: cat.id, amount: n, reason: `No. ${n}` });
  }
  const amounts = async (id: string, before?: number) => {
    const got = await world.service.getLedger({ id, name: null }, world.table, before);
    if (!got.ok) throw new Error(got.error.code);
    const { adjustments, more } = got.value.ledger;
    return { first: adjustments[0]?.amount, seq: adjustments[0]?.seq, more, all: adjustments };
  };
  const newest = await amounts(ann.id);
  expect(newest).toMatchObject({ first: 71, more: true });
  expect(ann.view?.ledger?.adjustments).toEqual(newest.all);
  const middle = await amounts(ann.id, newest.seq);
  expect(middle).toMatchObject({ first: 21, more: true });
  expect(middle.all).toHaveLength(50);
  const oldest = await amounts(ann.id, middle.seq);
  expect(oldest).toMatchObject({ first: 1, more: false });
  expect(oldest.all).toHaveLength(20);
  expect(oldest.all[0]).toMatchObject({ player: cat.id, reason: 'No. 1' });
  // Who sees late has not seen them yet.
  expect((await amounts(cat.id, Number.MAX_SAFE_INTEGER)).all).toEqual([]);
  await world.pass(DELAY);
  expect(await amounts(cat.id, Number.MAX_SAFE_INTEGER)).toMatchObject({ first: 71, more: true });
});
