/** What must not be done is refused with its code, and nothing happens. */

import { rmSync } from 'node:fs';
import {
  type Answer,
  CHAT_LENGTH,
  HAND_FORMATS,
  HOST_COMMAND_TYPES,
  MAX_FRAME_BYTES,
  PROTOCOL_VERSION,
  type RefusalBody,
  SOCKET_PATH,
  type TableView,
  type WireCommand,
} from '@sidepot/protocol';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_LIMITS, NO_LIMITS, NO_TABLE_LIMITS, type Serving } from '../../src/index.js';
import { storedOf } from '../../src/runtime/journal/journal.js';
import { openSqliteStore } from '../../src/store/index.js';
import { newKey, Person, Seat } from './client.js';
import { newFolder, start, startAlone } from './server.js';
import { FAST, gather, type Party } from './table.js';

const folder = newFolder();
let server: Serving;
let party: Party;
let stranger: Person;

/** Three play, the first of them is the host; a hand has begun. */
beforeAll(async () => {
  server = await start({ store: { folder } });
  const poker = { smallBlind: 1, bigBlind: 2, minBuyIn: 20, maxBuyIn: 200 };
  party = await gather([server.url], 3, { poker, room: FAST }, () => 100);
  await party.host.do({ type: 'startGame' });
  for (const seat of party.seats) await seat.until(() => seat.view?.hand != null);
  stranger = await Person.meet(server.url, 'Eve');
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const path = (): string => `/api/tables/${party.id}`;

async function now(): Promise<{ readonly seq: number; readonly view: TableView }> {
  const { seq, view } = await party.host.person.json('getTable', path());
  return { seq, view };
}

/** Nothing at the table is another after it. */
async function harmless(attempt: () => Promise<void>): Promise<void> {
  const before = await now();
  await attempt();
  expect(await now()).toEqual(before);
}

const actor = (): Seat => {
  const turn = party.host.view?.hand?.view.turn;
  const seat = party.seats.find(({ view }) => turn?.kind === 'act' && view?.you.seat === turn.seat);
  if (seat === undefined) throw new Error('it is nobody’s turn');
  return seat;
};
const waiting = (): Seat => party.seats.find((seat) => seat !== actor()) as Seat;

const envelope = (command: unknown, more: object = {}): object => ({
  v: PROTOCOL_VERSION,
  table: party.id,
  key: newKey(),
  hand: party.host.view?.hand?.number ?? 1,
  command,
  ...more,
});

const BAD = [400, 'BAD_MESSAGE'];

/** Status and code over HTTP. */
async function posted(person: Person, body: unknown): Promise<readonly [number, string]> {
  const { status, text } = await person.ask(`${path()}/commands`, body);
  return [status, status === 200 ? '' : (JSON.parse(text) as RefusalBody).error.code];
}

const codeOf = async (answer: ReturnType<Seat['send']>): Promise<string> => {
  const said = await answer;
  return said === null ? 'closed' : said.type === 'refused' ? said.code : 'done';
};

describe('at the table', () => {
  test('out of turn', () =>
    harmless(async () => {
      for (const type of ['fold', 'call', 'allIn'] as const) {
        expect(await codeOf(waiting().send({ type: 'act', action: { type } }))).toBe(
          'NOT_YOUR_TURN',
        );
      }
      const raise = { type: 'act', action: { type: 'raise', to: 50 } };
      expect(await posted(waiting().person, envelope(raise))).toEqual([422, 'NOT_YOUR_TURN']);
    }));

  test('about a hand that is over, or one that is still to come', () =>
    harmless(async () => {
      const fold = { type: 'act', action: { type: 'fold' } } as const;
      const answer = await actor().send(fold, { hand: 99 });
      const { view } = await actor().person.json('getTable', path());
      expect(answer).toMatchObject({ type: 'refused', code: 'STALE', current: { view } });
      expect(await posted(actor().person, envelope(fold, { hand: 2 }))).toEqual([409, 'STALE']);
      const { hand: _hand, ...nameless } = envelope(fold) as { hand: number };
      expect(await posted(actor().person, nameless)).toEqual(BAD);
    }));

  test('by what is no longer so: the answer says what is', () =>
    harmless(async () => {
      const { view } = await actor().person.json('getTable', path());
      const call = { type: 'act', action: { type: 'call' } } as const;
      const old = await actor().send(call, { expectedSeq: 3 });
      expect(old).toMatchObject({ type: 'refused', code: 'STALE', current: { view } });
      const future = await actor().send(call, { expectedSeq: 1_000_000 });
      expect(future).toMatchObject({ type: 'refused', code: 'STALE', current: { view } });
      const { status, text } = await actor().person.ask(
        `${path()}/commands`,
        envelope(call, { expectedSeq: 3 }),
      );
      expect(status).toBe(409);
      expect((JSON.parse(text) as RefusalBody).error.current?.view).toEqual(view);
    }));

  test.each([
    ...[-5, -0, 0, 1.5, 1e300, 2 ** 53, 2 ** 53 - 1, 201, '50', 'NaN', '', true, null, [50], {}],
  ])('an amount of %j', (amount) =>
    harmless(async () => {
      // Their own socket would be shown out after so much rubbish.
      const seat = await Seat.open(actor().person, party.id);
      const isNumber = Number.isSafeInteger(amount) && Number(amount) > 0;
      const raise = { type: 'act', action: { type: 'raise', to: amount } } as WireCommand;
      const topUp = { type: 'topUp', amount } as WireCommand;
      const codes = [await codeOf(seat.send(raise)), await codeOf(seat.send(topUp))];
      expect(codes).toEqual(
        isNumber ? ['NOT_ENOUGH_CHIPS', 'BAD_BUY_IN'] : ['BAD_MESSAGE', 'BAD_MESSAGE'],
      );
      expect((await posted(seat.person, envelope(raise)))[0]).toBe(isNumber ? 422 : 400);
      await seat.close();
      const adjust = { type: 'adjustLedger', player: stranger.player, reason: 'x', amount };
      expect((await posted(party.host.person, envelope(adjust)))[0]).toBeGreaterThanOrEqual(400);
    }),
  );

  test('NaN and Infinity, which JSON has not', () =>
    harmless(async () => {
      for (const word of ['NaN', 'Infinity', '-Infinity', '0x10', '1_000', '+5']) {
        const text = JSON.stringify(envelope({ type: 'topUp', amount: 5 }));
        const raw = text.replace('"amount":5', `"amount":${word}`);
        expect(await posted(actor().person, raw)).toEqual(BAD);
      }
    }));

  test('more than there is', () =>
    harmless(async () => {
      const to = (amount: number): WireCommand => ({
        ...{ type: 'act', action: { type: 'raise', to: amount } },
      });
      const codes = [await codeOf(actor().send(to(101))), await codeOf(actor().send(to(3)))];
      expect(codes).toEqual(['NOT_ENOUGH_CHIPS', 'BELOW_MINIMUM']);
      const check: WireCommand = { type: 'act', action: { type: 'check' } };
      expect(await codeOf(actor().send(check))).toBe('CANNOT_CHECK');
    }));

  test('for a seat that is not theirs', () =>
    harmless(async () => {
      const seat = actor().view?.you.seat;
      const { player } = actor().person;
      const fold = { type: 'act', action: { type: 'fold' } };
      for (const about of [{ seat }, { player }, { by: player }, { as: player }]) {
        expect(await posted(waiting().person, envelope({ ...fold, ...about }))).toEqual(BAD);
        expect(await posted(waiting().person, envelope(fold, about))).toEqual(BAD);
      }
      expect(await posted(stranger, envelope(fold))).toEqual([403, 'NOT_ALLOWED']);
      const others = actor().view?.hand?.view.players.find(({ id }) => id === player)?.cards;
      const show = { type: 'show', cards: others };
      const [status] = await posted(waiting().person, envelope(show));
      expect(status).toBe(422);
    }));

  test('who watches plays no hand', async () => {
    const watcher = await Person.meet(server.url, 'Wanda');
    const seat = await Seat.open(watcher, party.id);
    await seat.do({ type: 'join', name: 'Wanda' });
    await party.host.until(() => party.host.seq >= seat.seq);
    await harmless(async () => {
      const commands: readonly WireCommand[] = [
        { type: 'act', action: { type: 'fold' } },
        { type: 'runs', runs: 2 },
        { type: 'show' },
        { type: 'muck' },
        { type: 'skip', on: true },
        { type: 'timeBank' },
        { type: 'rabbitHunt' },
      ];
      for (const command of commands) expect(await codeOf(seat.send(command))).toBe('NOT_ALLOWED');
      for (const type of ['sitOut', 'sitIn', 'leave'] as const) {
        expect(await codeOf(seat.send({ type }))).toBe('NOT_SEATED');
      }
      const taken: WireCommand = { type: 'requestSeat', seat: 1, buyIn: 100 };
      expect(await codeOf(seat.send(taken))).toBe('SEAT_TAKEN');
      const twice: WireCommand = { type: 'join', name: 'Player 1' };
      expect(await codeOf(seat.send(twice))).not.toBe('done');
    });
    await seat.close();
  });

  test('what only the host may do', () =>
    harmless(async () => {
      const { player } = actor().person;
      const parts: Record<string, object> = {
        ...{ approveSeat: { player }, denySeat: { player }, kick: { player } },
        transferHost: { player },
        ...{ letIn: { player }, turnAway: { player }, unban: { player } },
        ban: { player, address: true },
        cancelKick: { player },
        ...{ mute: { player, on: true }, shareHost: { player, on: true } },
        ...{ sitOutPlayer: { player }, standUp: { player }, movePlayer: { player, seat: 5 } },
        setStack: { player, stack: 100, reason: 'because' },
        cancelOrder: { player, order: 'standUp' },
        playAgain: { next: party.id },
        ...{ removeBot: { player }, addBot: { seat: null, strength: 'easy' } },
        changeSettings: { settings: { name: 'Mine' } },
        adjustLedger: { player, amount: 100, reason: 'because' },
      };
      const guest = party.seats[1] as Seat;
      for (const type of HOST_COMMAND_TYPES) {
        const command = { type, ...parts[type] } as WireCommand;
        expect(await codeOf(guest.send(command)), type).toBe('NOT_HOST');
        expect(await posted(stranger, envelope(command)), type).toEqual([403, 'NOT_HOST']);
      }
    }));

  test('what is no command at all', () =>
    harmless(async () => {
      const long = { type: 'chat', text: 'x'.repeat(CHAT_LENGTH + 1) };
      const odd = { type: 'chat', text: 'a‮b' };
      for (const command of [{ type: 'win' }, {}, null, 'fold', long, odd, { type: 'fold' }]) {
        expect(await posted(actor().person, envelope(command))).toEqual(BAD);
      }
      expect(await posted(actor().person, envelope({ type: 'sitOut' }, { v: 99 }))).toEqual([
        400,
        'BAD_PROTOCOL_VERSION',
      ]);
      expect(await posted(actor().person, envelope({ type: 'sitOut' }, { key: 'short' }))).toEqual(
        BAD,
      );
    }));

  test('the history of a hand that is not over', () =>
    harmless(async () => {
      const { person } = actor();
      for (const format of HAND_FORMATS) {
        for (const number of [0, 1, 2, 999]) {
          const { status, text } = await person.read(`${path()}/hands/${number}?format=${format}`);
          expect([status, (JSON.parse(text) as RefusalBody).error.code]).toEqual([
            404,
            'UNKNOWN_HAND',
          ]);
        }
        expect(await person.read(`${path()}/archive?format=${format}`)).toMatchObject({ text: '' });
      }
      expect(await person.json('listHands', `${path()}/hands`)).toEqual({ hands: [] });
    }));

  test('nothing of all this is in the store', async () => {
    const { seq } = await now();
    const store = await openSqliteStore(folder);
    expect((await store.getTable(party.id))?.seq).toBe(seq);
    await store.close();
  });
});

describe('a table that is not there', () => {
  const nowhere = 'AAAAAAAAAAAAAAAA';

  test('over HTTP', async () => {
    const ask = async (rest: string): Promise<unknown> => {
      const { status, text } = await stranger.read(`/api/tables/${nowhere}${rest}`);
      return [status, (JSON.parse(text) as RefusalBody).error.code];
    };
    const parts = ['', '/events?after=0', '/hands', '/hands/1?format=phh', '/ledger'];
    for (const rest of [...parts, '/archive?format=ohh']) {
      expect(await ask(rest)).toEqual([404, 'UNKNOWN_TABLE']);
    }
    const { status } = await stranger.ask(`/api/tables/${nowhere}/commands`, {
      ...envelope({ type: 'join', name: 'Eve' }),
      table: nowhere,
    });
    expect(status).toBe(404);
    expect(await posted(stranger, { ...envelope({ type: 'leave' }), table: nowhere })).toEqual(BAD);
  });

  test('over a socket', async () => {
    const seat = await Seat.open(stranger, nowhere);
    expect(seat.bye).toMatchObject({ code: 'UNKNOWN_TABLE', retryAfter: null });
    await seat.until(() => seat.isClosed);
  });
});

describe('who one is not', () => {
  /** The status of an upgrade; 101 if it became a socket. */
  function upgraded(headers: Readonly<Record<string, string>>): Promise<number> {
    const socket = new WebSocket(server.url.replace('http', 'ws') + SOCKET_PATH, { headers });
    onTestFinished(() => socket.terminate());
    return new Promise((resolve) => {
      socket.on('error', () => {});
      socket.once('open', () => resolve(101));
      socket.once('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
    });
  }

  test('a forged cookie', () =>
    harmless(async () => {
      const { cookie, player } = actor().person;
      const last = cookie.at(-1) === 'A' ? 'B' : 'A';
      const forged = [
        ...[
          `${cookie.slice(0, -1)}${last}`,
          `sidepot=${player}`,
          'sidepot=',
          `sidepot=${'A'.repeat(43)}`,
        ],
        ...["sidepot=' OR 1=1 --", `${cookie}x`],
      ];
      for (const wrong of forged) {
        expect(await upgraded({ cookie: wrong })).toBe(401);
        const response = await fetch(`${server.url}${path()}/commands`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: wrong },
          body: JSON.stringify(envelope({ type: 'act', action: { type: 'fold' } })),
        });
        expect(response.status).toBe(401);
        expect(((await response.json()) as RefusalBody).error.code).toBe('NO_IDENTITY');
      }
      expect(await upgraded({})).toBe(401);
      expect(await upgraded({ cookie })).toBe(101);
    }));

  test('another site', () =>
    harmless(async () => {
      const { person } = actor();
      for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`, 'x']) {
        expect(await upgraded({ cookie: person.cookie, origin })).toBe(403);
        const fold = envelope({ type: 'act', action: { type: 'fold' } });
        const { status, text } = await person.ask(`${path()}/commands`, fold, { origin });
        expect([status, (JSON.parse(text) as RefusalBody).error.code]).toEqual([403, 'BAD_ORIGIN']);
      }
      expect(await upgraded({ cookie: person.cookie, origin: server.url })).toBe(101);
    }));

  test('a private link of somebody else, or one that was used', async () => {
    const claim = async (token: string): Promise<unknown> => {
      const { status, text } = await stranger.ask('/api/identity/claim', { token });
      return [status, (JSON.parse(text) as RefusalBody).error?.code];
    };
    expect(await claim('A'.repeat(43))).toEqual([404, 'BAD_LINK']);
    const { cookie } = actor().person;
    expect(await claim(cookie.split('=')[1] ?? '')).toEqual([404, 'BAD_LINK']);
    const friend = party.seats[1] as Seat;
    const made = await friend.person.post('/api/identity/link', { table: party.id });
    const { token } = (await made.json()) as Answer<'newLink'>;
    // It is no cookie itself.
    expect(await upgraded({ cookie: `sidepot=${token}` })).toBe(401);
    const phone = await Person.claim(server.url, token);
    expect(phone.player).toBe(friend.person.player);
    expect(await claim(token)).toEqual([404, 'BAD_LINK']);
  });
});

describe('frames', () => {
  test('malformed ones are refused, and then shown out', () =>
    harmless(async () => {
      const seat = await Seat.open(stranger, party.id);
      const frames = ['', '{', '[]', 'null', '"hello"', '{"type":"command"}', '\u0000', '{"a":1}'];
      for (const frame of frames) seat.say(frame);
      seat.socket.send(Buffer.from([1, 2, 3]));
      const count = frames.length + 1;
      await seat.until(() => seat.texts.filter((text) => text.includes('refused')).length >= count);
      const refused = seat.texts.map((text) => JSON.parse(text)).filter(isRefused);
      expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['BAD_MESSAGE']));
      for (let i = 0; i < 20; i++) seat.say('{');
      await seat.until(() => seat.isClosed);
      expect(seat.bye).toMatchObject({ code: 'BAD_MESSAGE' });
    }));

  test('one that is too big closes the socket', () =>
    harmless(async () => {
      const seat = await Seat.open(stranger, party.id);
      const closed = new Promise((resolve) => seat.socket.once('close', resolve));
      seat.say(JSON.stringify({ type: 'command', text: 'x'.repeat(MAX_FRAME_BYTES) }));
      expect(await closed).toBe(1009);
      const big = envelope({ type: 'chat', text: 'x'.repeat(MAX_FRAME_BYTES) });
      expect(await posted(actor().person, big)).toEqual([413, 'TOO_BIG']);
    }));

  const isRefused = (message: { type: string }): message is { type: string; code: string } =>
    message.type === 'refused';
});

test('a flood is refused, costs the others nothing, and what was not refused was done once', async () => {
  const alone = await startAlone({
    limits: { ...DEFAULT_LIMITS, tables: { ...DEFAULT_LIMITS.tables, talk: NO_TABLE_LIMITS.talk } },
  });
  onTestFinished(() => alone.stop());
  const poker = { smallBlind: 1, bigBlind: 2, minBuyIn: 20, maxBuyIn: 200 };
  const { host, seats } = await gather([alone.url], 2, { poker, room: FAST }, () => 100);
  const flooder = seats[1] as Seat;
  const flood = async (count: number) => {
    const sent = Array.from({ length: count }, (_, i) =>
      flooder.send({ type: 'chat', text: `again ${count} ${i}` }),
    );
    const others = host.do({ type: 'chat', text: 'still here' });
    const answers = await Promise.all(sent);
    await others;
    return answers;
  };
  const some = await flood(100);
  const done = some.filter((answer) => answer?.type === 'ack');
  const refused = some.filter((answer) => answer?.type === 'refused');
  expect(done.length).toBeGreaterThan(40);
  expect(refused.length).toBeGreaterThan(0);
  expect(done.length + refused.length).toBe(100);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['RATE_LIMITED']));
  await flood(400);
  await flooder.until(() => flooder.isClosed);
  expect(flooder.bye).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 1000 });
  const said = host.view?.chat.filter(({ text }) => text.startsWith('again')) ?? [];
  expect(said.filter(({ text }) => text.startsWith('again 100 ')).length).toBe(done.length);
  expect(new Set(said.map(({ text }) => text)).size).toBe(said.length);
});

test('a repeat is answered like the first, a new body under an old key is refused; also by a new server', async () => {
  const own = newFolder();
  let here = await start({ store: { folder: own } });
  onTestFinished(async () => {
    await here.stop();
    rmSync(own, { recursive: true, force: true });
  });
  const poker = { smallBlind: 1, bigBlind: 2, minBuyIn: 20, maxBuyIn: 200 };
  const { id, host, seats } = await gather([here.url], 2, { poker, room: FAST }, () => 100);
  await host.do({ type: 'startGame' });
  await host.until(() => host.view?.hand?.view.turn.kind === 'act');
  const turn = host.view?.hand?.view.turn;
  const first = seats.find(({ view }) => turn?.kind === 'act' && view?.you.seat === turn.seat);
  if (first === undefined) throw new Error('nobody to act');
  const other = seats.find((seat) => seat !== first) as Seat;
  const call: WireCommand = { type: 'act', action: { type: 'call' } };
  const fold: WireCommand = { type: 'act', action: { type: 'fold' } };
  const key = 'the-very-same-key';
  const done = await first.send(call, { key, hand: 1 });
  expect(done).toMatchObject({ type: 'ack', repeated: false });
  const { seq = 0 } = done?.type === 'ack' ? done : {};

  const body = (command: WireCommand, hand = 1): object => ({
    ...{ v: PROTOCOL_VERSION, table: id, key, hand, command },
  });
  async function again(person: Person): Promise<void> {
    const commands = `/api/tables/${id}/commands`;
    const same = await person.ask(commands, body(call));
    expect(JSON.parse(same.text)).toEqual({ seq, repeated: true });
    for (const wrong of [body(fold), body(call, 2)]) {
      const { status, text } = await person.ask(commands, wrong);
      expect([status, (JSON.parse(text) as RefusalBody).error.code]).toEqual([409, 'KEY_REUSED']);
    }
    expect((await person.json('getTable', `/api/tables/${id}`)).seq).toBe(seq);
  }
  expect(await first.send(call, { key, hand: 1 })).toEqual({ ...done, repeated: true });
  await again(first.person);
  // Two at once, and the key of somebody else is their own affair.
  await Promise.all([again(first.person), again(first.person)]);
  await here.stop();

  here = await start({ store: { folder: own } });
  await again(first.person.at(here.url));
  const seat = await Seat.open(other.person.at(here.url), id);
  const check: WireCommand = { type: 'act', action: { type: 'check' } };
  expect(await seat.send(check, { key })).toMatchObject({ type: 'ack', repeated: false });
  await seat.close();
});

test('issue 14, 1: a table of bots that nobody watches writes nothing after its hand, nor after a restart', async () => {
  const own = newFolder();
  const limits = { ...NO_LIMITS, tables: { ...NO_TABLE_LIMITS, absenceMs: 50 } };
  let here = await start({ store: { folder: own }, limits });
  onTestFinished(async () => {
    await here.stop();
    rmSync(own, { recursive: true, force: true });
  });
  const poker = { smallBlind: 1, bigBlind: 2, minBuyIn: 20, maxBuyIn: 200 };
  const host = await Person.meet(here.url, 'Ann');
  const id = await host.createTable({ poker, room: FAST });
  const seat = await Seat.open(host, id);
  for (let i = 0; i < 4; i++) await seat.do({ type: 'addBot', seat: null, strength: 'easy' });
  await seat.do({ type: 'startGame' });
  await seat.until(() => (seat.view?.info.hands ?? 0) > 3);
  await seat.close();

  const store = await openSqliteStore(own);
  onTestFinished(() => store.close());
  const row = async () => {
    const { seq = 0, deadline = 0 } = (await store.getTable(id)) ?? {};
    return { seq, deadline };
  };
  const lastEvent = async () =>
    storedOf((await store.eventsAfter(id, (await row()).seq - 1, 1))[0]!);
  await vi.waitUntil(async () => (await row()).deadline === null, { timeout: 20_000 });
  const asleep = await row();
  expect((await lastEvent()).event.type).toBe('slept');
  await here.stop();
  here = await start({ store: { folder: own }, limits });
  // As long as it took to fall asleep, several times over.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await row()).toEqual(asleep);

  const back = await Seat.open(host.at(here.url), id);
  const hands = back.view?.info.hands ?? 0;
  await back.until(() => (back.view?.info.hands ?? 0) > hands + 2);
  expect(back.view?.info.status).toBe('playing');
  await back.close();
  await vi.waitUntil(async () => (await row()).deadline === null, { timeout: 20_000 });
});
