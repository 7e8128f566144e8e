/** Coming back, being slow, being in two places, and seeing things late. */

import { type Answer, MAX_EVENTS, type ServerMessage, type TableView } from '@sidepot/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Serving } from '../../src/index.js';
import { truthOf } from './check.js';
import { Person, Seat } from './client.js';
import { Onlooker, until, World } from './in-process.js';
import { leaksIn } from './leaks.js';
import { startAlone } from './server.js';
import { FAST, gather } from './table.js';

const POKER = { smallBlind: 1, bigBlind: 2, minBuyIn: 20, maxBuyIn: 200 };
const parsed = ({ texts }: Seat): ServerMessage[] =>
  texts.map((text) => JSON.parse(text) as ServerMessage);
const view = async ({ person, table }: Seat): Promise<TableView> =>
  (await person.json('getTable', `/api/tables/${table}`)).view;
const seatOf = (seen: Seat, { person }: Seat): TableView['seats'][number] | undefined =>
  seen.view?.seats.find(({ player }) => player === person.player);

describe('over sockets', () => {
  let server: Serving;
  beforeAll(async () => {
    server = await startAlone();
  });
  afterAll(() => server.stop());

  test('who comes back gets exactly what they missed', async () => {
    const { host, seats, id } = await gather(
      [server.url],
      3,
      { poker: POKER, room: FAST },
      () => 90,
    );
    const away = seats[2] as Seat;
    await host.do({ type: 'startGame' });
    await host.do({ type: 'chat', text: 'good luck' });
    await away.until(() => away.seq >= host.seq);
    const missed = away.seq;
    await away.close();
    await host.do({ type: 'chat', text: 'where is he?' });
    await host.do({ type: 'changeSettings', settings: { name: 'Another name' } });
    await host.do({ type: 'chat', text: 'never mind' });

    const back = await Seat.open(away.person, id, { last: away });
    const [hello, news] = parsed(back);
    expect(hello).toMatchObject({ type: 'hello', player: away.person.player });
    expect(news).toMatchObject({ type: 'events', after: missed, seq: host.seq });
    if (news?.type !== 'events') throw new Error('no events');
    const count = host.seq - missed;
    expect(news.events.map(({ seq }) => seq)).toEqual(
      Array.from({ length: count }, (_, i) => missed + 1 + i),
    );
    expect(back.view).toEqual(await view(back));
    expect(back.view?.chat.map(({ text }) => text)).toEqual([
      ...['good luck', 'where is he?', 'never mind'],
    ]);

    // They are up to date: nothing new.
    await back.close();
    const again = await Seat.open(away.person, id, { last: back });
    expect(parsed(again)[1]).toMatchObject({ type: 'events', events: [], seq: back.seq });
    expect(again.view).toEqual(await view(again));
    // They remember more than ever happened: that was another life of this table.
    again.say('{}');
    await again.close();
    again.seq = 100_000;
    const wrong = await Seat.open(away.person, id, { last: again });
    expect(parsed(wrong).slice(0, 3)).toMatchObject([
      ...[{ type: 'hello' }, { type: 'resync', reason: 'gap' }, { type: 'snapshot' }],
    ]);
    expect(wrong.seq).toBe(host.seq);
    await wrong.close();
  });

  test('presence: gone when the last of their sockets is, back with the next', async () => {
    const { host, seats, id } = await gather(
      [server.url],
      2,
      { poker: POKER, room: FAST },
      () => 90,
    );
    const first = seats[1] as Seat;
    const second = await Seat.open(first.person, id);
    expect(seatOf(host, first)?.connected).toBe(true);
    await host.do({ type: 'chat', text: 'both hear this' });
    await first.until(() => first.seq === host.seq);
    await second.until(() => second.seq === host.seq);
    expect(second.view).toEqual(first.view);
    await first.close();
    await host.do({ type: 'chat', text: 'one of two is left' });
    expect(seatOf(host, first)?.connected).toBe(true);
    await second.close();
    await host.until(() => seatOf(host, first)?.connected === false);
    const third = await Seat.open(first.person, id);
    await host.until(() => seatOf(host, first)?.connected === true);
    expect(seatOf(third, first)?.connected).toBe(true);
    await third.close();
  });

  test('the same seat from another device', async () => {
    const { host, seats, id } = await gather(
      [server.url],
      2,
      { poker: POKER, room: FAST },
      () => 90,
    );
    await host.do({ type: 'startGame' });
    await host.until(() => host.view?.hand?.view.turn.kind === 'act');
    const turn = host.view?.hand?.view.turn;
    const laptop = seats.find((seat) => turn?.kind === 'act' && seat.view?.you.seat === turn.seat);
    if (laptop === undefined) throw new Error('nobody to act');
    const made = await laptop.person.post('/api/identity/link', { table: id });
    const { token } = (await made.json()) as Answer<'newLink'>;
    const person = await Person.claim(server.url, token);
    expect(person.cookie).not.toBe(laptop.person.cookie);
    const phone = await Seat.open(person, id);
    await laptop.until(() => laptop.seq >= phone.seq);
    expect(phone.view).toEqual(laptop.view);
    await phone.do({ type: 'act', action: { type: 'fold' } });
    await laptop.until(() => laptop.seq >= phone.seq);
    const acted = laptop.view?.hand?.view.players.find(({ id: one }) => one === person.player);
    const folded = laptop.view?.log.some(
      ({ of, event }) => of === 'hand' && event.type === 'acted' && event.action === 'fold',
    );
    expect([acted?.seat, folded]).toEqual([laptop.view?.you.seat, true]);
    await phone.close();
  });
});

const NAMES = ['ann_000000', 'bob_000000', 'cat_000000'] as const;
const ROOM = { ...FAST, handPause: 1000 };
const typesSince = ({ messages }: Onlooker, from: number): string[] =>
  messages.slice(from).map(({ type }) => type);

describe('in the house', () => {
  test('who was away too long gets the whole view', async () => {
    const world = await World.open();
    const [ann] = (await world.seated(NAMES, ROOM)) as [Onlooker];
    const seen = ann.seq;
    const said = JSON.stringify({
      ...{ of: 'room', at: Date.now(), event: { type: 'said', player: ann.id, text: 'la' } },
    });
    // Another node writes.
    const many = Array.from({ length: MAX_EVENTS }, () => said);
    expect(await world.store.append(world.table, seen, many)).toEqual({ seq: seen + MAX_EVENTS });
    await until(() => ann.seq === seen + MAX_EVENTS);
    const near = await new Onlooker(world, 'bob_000000').open(seen);
    expect(near.messages[1]).toMatchObject({ type: 'events', after: seen });
    expect(await world.store.append(world.table, seen + MAX_EVENTS, [said])).toHaveProperty('seq');
    await until(() => ann.seq === seen + MAX_EVENTS + 1);
    const far = await new Onlooker(world, 'bob_000000').open(seen);
    expect(far.messages.slice(1)).toMatchObject([
      { type: 'resync', reason: 'gap' },
      { type: 'snapshot', seq: ann.seq },
    ]);
    expect(far.view?.chat).toHaveLength(100);
  });

  test('who reads slowly is sent nothing until all is read, and then the whole view', async () => {
    const world = await World.open();
    const [ann, bob] = (await world.seated(NAMES, ROOM)) as [Onlooker, Onlooker];
    const from = bob.messages.length;
    bob.isSlow = true;
    for (let i = 0; i < 20; i++) await ann.do({ type: 'chat', text: `one ${i}` });
    expect(typesSince(bob, from)).toEqual([]);
    bob.isSlow = false;
    // Bob lost track: nothing before the snapshot makes sense any more.
    await ann.do({ type: 'chat', text: 'two' });
    expect(typesSince(bob, from)).toEqual([]);
    bob.subscription?.drained();
    expect(bob.messages.slice(from)).toMatchObject([
      { type: 'resync', reason: 'slow' },
      { type: 'snapshot', seq: ann.seq },
    ]);
    await ann.do({ type: 'chat', text: 'three' });
    expect(typesSince(bob, from)).toEqual(['resync', 'snapshot', 'events']);
    expect(bob.view?.chat).toEqual(ann.view?.chat);
    bob.subscription?.drained();
    expect(typesSince(bob, from)).toHaveLength(3);
  });

  test('who watches late is among the spectators as long as they are there', async () => {
    const world = await World.open();
    const spectators = { allowed: true, delay: 5000 };
    const people = await world.seated(NAMES, { ...ROOM, spectators });
    const [ann, bob, cat] = people as [Onlooker, Onlooker, Onlooker];
    const watching = (): string[] => ann.view?.spectators.map(({ player }) => player) ?? [];
    expect(watching()).toEqual([]);
    const actor = (): Onlooker | undefined =>
      people.find(({ view: seen }) => {
        const turn = seen?.hand?.view.turn;
        return turn?.kind === 'act' && turn.seat === seen?.you.seat;
      });
    // One folds, leaves, and stays to watch.
    if (actor() === ann) await ann.do({ type: 'act', action: { type: 'call' } });
    const leaver = actor() === bob ? bob : cat;
    await leaver.do({ type: 'act', action: { type: 'fold' } });
    await leaver.do({ type: 'leave' });
    while (leaver.view?.you.seat !== null)
      await actor()?.do({ type: 'act', action: { type: 'fold' } });
    await until(() => watching().includes(leaver.id));
    await until(() => leaver.view?.you.delay === 5000);
    await ann.do({ type: 'chat', text: 'is he there?' });
    expect(watching()).toEqual([leaver.id]);
    leaver.subscription?.close();
    await until(() => watching().length === 0);
    await leaver.open();
    await until(() => watching().length === 1);
  });

  test('late spectators see it live when they sit, and late again when they stand', async () => {
    const world = await World.open();
    const delay = 5000;
    const people = await world.seated(NAMES.slice(0, 2), {
      ...ROOM,
      spectators: { allowed: true, delay },
    });
    const [ann, bob] = people as [Onlooker, Onlooker];
    const cat = await new Onlooker(world, 'cat_000000').open();
    expect(cat.view?.you.delay).toBe(delay);
    expect(cat.view?.hand).toBeNull();
    const started = ann.seq;
    await world.pass(delay - 1);
    expect(cat.seq).toBeLessThan(started);
    await world.pass(1);
    expect(cat.seq).toBe(started);
    expect(cat.view?.hand?.view.viewer).toBe('rail');

    // Cat is told at once what concerns Cat.
    await world.store.createIdentity({
      ...{ id: cat.id, name: 'Cat', createdAt: 1, tokenHash: 'hash of cat' },
    });
    await cat.do({ type: 'join', name: 'Cat' });
    expect(cat.view?.you).toMatchObject({ name: 'Cat', seat: null });
    expect(cat.seq).toBe(started);
    await cat.do({ type: 'requestSeat', seat: null, buyIn: 50, comeIn: 'post' });
    expect(cat.seq).toBe(ann.seq);
    expect(cat.messages.slice(-2)).toMatchObject([
      { type: 'resync', reason: 'rights' },
      { type: 'snapshot', seq: ann.seq },
    ]);
    expect(cat.view?.you.delay).toBe(0);
    const actor = people.find(({ view: seen }) => {
      const turn = seen?.hand?.view.turn;
      return turn?.kind === 'act' && turn.seat === seen?.you.seat;
    });
    await world.pass(1000);
    await cat.do({ type: 'leave' });
    await until(() => cat.messages.at(-1)?.type === 'snapshot' && cat.view?.you.delay === delay);
    const late = cat.seq;
    expect(late).toBeLessThan(ann.seq);
    await actor?.do({ type: 'act', action: { type: 'fold' } });
    await world.pass(delay - 1);
    expect(cat.view?.hand?.view.over).toBe(false);
    await world.pass(1001);
    expect(cat.view?.log.some(({ event }) => event.type === 'handFinished')).toBe(true);
    bob.subscription?.close();

    const truth = await truthOf(world.store, world.table);
    for (const message of cat.messages) {
      expect(leaksIn(message, cat.id, truth)).toEqual([]);
      if (message.type !== 'events' && message.type !== 'snapshot') continue;
      // What they did as a player they see as a player, their leaving too.
      const last = message.type === 'events' ? message.after : message.seq;
      const isLive = truth.moment(last).inside.has(cat.id) && last > started;
      if (message.seq > 1 && !isLive) {
        expect(truth.moment(message.seq).at).toBeLessThanOrEqual(message.at - delay);
      }
    }
  });
});
