/** What the OpenAPI document promises, beside what the server does. */

import { ERROR_CODES } from '@sidepot/engine';
import {
  httpStatusOf,
  type RefusalBody,
  type RefusalCode,
  ROUTES,
  type Route,
  type RouteName,
  refusalsOf,
  SERVER_CODES,
  type WireCommand,
} from '@sidepot/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppOptions } from '../../src/app.js';
import { NO_LIMITS } from '../../src/http/limits/limits.js';
import type { Serving } from '../../src/index.js';
import { StoreError } from '../../src/store/index.js';
import { expectListed } from '../listed.js';
import { newKey, Person as RealPerson } from '../play/client.js';
import { startAlone } from '../play/server.js';
import { sharedTable } from '../shares/shared-table.js';
import { TABLE } from './fake-service.js';
import { type Person, startWorld } from './world.js';

interface Refused {
  readonly description: string;
  readonly headers?: object;
  readonly content: { readonly 'application/json': { readonly schema: RefusedSchema } };
}
interface RefusedSchema {
  readonly allOf?: readonly [{ readonly $ref: string }, Only];
}
interface Only {
  readonly properties: {
    readonly error: {
      readonly properties: { readonly code: { readonly enum: readonly string[] } };
    };
  };
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: unknown;
  readonly security?: unknown;
  readonly responses: Readonly<Record<string, Refused>>;
}
interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

const load = async (): Promise<Document> => {
  const { person } = await startWorld();
  return (await person().get('/api/openapi.json')).json as Document;
};

describe('/api/openapi.json', () => {
  test('has every route with what it takes and gives', async () => {
    const { openapi, paths } = await load();
    expect(openapi).toBe('3.1.0');
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      Object.keys(ROUTES).sort(),
    );
    for (const [name, route] of Object.entries(ROUTES)) {
      const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
      const operation = paths[path]?.[route.method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      const statuses = refusalsOf(route).map(({ status }) => String(status));
      const listed = Object.keys(operation?.responses ?? {});
      expect(listed).toEqual([String(route.status), ...statuses, 'default']);
      expect(operation?.requestBody !== undefined).toBe('body' in route);
      expect(operation?.security !== undefined).toBe(route.auth === 'identity');
      const inPath = operation?.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
      const named = [...route.path.matchAll(/:(\w+)/g)].map(([, each]) => each);
      expect(inPath.map((parameter) => parameter.name)).toEqual(named);
    }
  });

  test('every reference leads somewhere', async () => {
    const document = await load();
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = '']) => to);
    expect(references.length).toBeGreaterThan(20);
    const { schemas } = document.components;
    const lost = references.filter((to) => {
      const name = /^#\/components\/schemas\/(\w+)$/.exec(to)?.[1];
      return name === undefined || schemas[name] === undefined;
    });
    expect(lost).toEqual([]);
    expect(text).not.toContain('$defs');
  });

  test('lists every refusal under its status, with its meaning', async () => {
    const { paths } = await load();
    const codes = new Set<string>();
    for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
      for (const [status, { description, content, headers }] of Object.entries(
        operation.responses,
      )) {
        const { allOf } = content['application/json']?.schema ?? {};
        if (allOf === undefined) continue;
        const [refusal, only] = allOf;
        expect(refusal).toEqual({ $ref: '#/components/schemas/Refusal' });
        for (const code of only.properties.error.properties.code.enum) {
          codes.add(code);
          expect(httpStatusOf(code as RefusalCode)).toBe(Number(status));
          if (code in SERVER_CODES) expect(description).toContain(`\`${code}\`: `);
        }
        expect(headers !== undefined).toBe(status === '429');
      }
    }
    expect([...codes].sort()).toEqual([...Object.keys(SERVER_CODES), ...ERROR_CODES].sort());
  });
});

type Asks = (person: Person, parts?: Parts) => Promise<{ readonly json: unknown }>;
interface Parts {
  readonly table?: string;
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const all: Readonly<Record<string, Route>> = ROUTES;
/** Who is forgotten can ask for nothing more: that comes last. */
const isLast = (name: RouteName): number => (name === 'forgetMe' ? 1 : 0);
const names = (Object.keys(ROUTES) as RouteName[]).sort((a, b) => isLast(a) - isLast(b));
const envelope = { v: 1, table: TABLE, key: 'key-00001', command: { type: 'chat', text: 'hi' } };
const SOUND: Partial<Record<RouteName, { readonly query?: string; readonly body?: unknown }>> = {
  newIdentity: { body: {} },
  newLink: { body: {} },
  claimLink: { body: { token: 'x'.repeat(43) } },
  endSession: { body: { session: 'x'.repeat(16) } },
  endOtherSessions: { body: {} },
  createTable: { body: { v: 1, settings: { poker: { smallBlind: 5, bigBlind: 10 } } } },
  sendCommand: { body: envelope },
  listEvents: { query: '?after=0' },
  getHand: { query: '?format=phh' },
  getArchive: { query: '?format=phh' },
  newShare: { body: { v: 1, table: sharedTable() } },
  updateShare: { body: { v: 1, key: 'x'.repeat(43), table: sharedTable() } },
  endShare: { body: { key: 'x'.repeat(43) } },
  createClub: { body: { name: 'Club' } },
  changeClub: { body: { type: 'settings', name: 'Club' } },
};

/** A sound request for a route, but for the parts given. */
const asking = (name: RouteName): Asks => {
  const { method, path } = ROUTES[name];
  const sound = SOUND[name] ?? {};
  return (
    person,
    { table = TABLE, query = sound.query ?? '', body = sound.body, headers } = {},
  ) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const url = path.replace(':id', table).replace(':number', '1') + query;
    return person.ask(method, url, text, headers);
  };
};

const codeOf = ({ json }: { readonly json: unknown }): string | null =>
  (json as RefusalBody | null)?.error?.code ?? null;

/** A store of which every question fails, but for who is shut out: without that no server starts. */
const failing = (error: Error): AppOptions['store'] =>
  new Proxy({} as AppOptions['store'], {
    get: (_, name) => () => (name === 'listBans' ? Promise.resolve([]) : Promise.reject(error)),
  });

/** What only the route itself can say. */
const isOwn = (name: RouteName, code: string): boolean => {
  const { refuses, asksRules }: Route = ROUTES[name];
  return [...refuses, ...(asksRules === true ? ERROR_CODES : [])].some((one) => one === code);
};

/** What the routes were refused with. */
class Noted {
  readonly codes = new Map<RouteName, Set<string>>();

  async all(person: Person, parts: Parts = {}): Promise<void> {
    for (const name of names) {
      if ('body' in parts && all[name]?.body === undefined) continue;
      const code = codeOf(await asking(name)(person, parts));
      const known = this.codes.get(name) ?? new Set();
      this.codes.set(name, code === null ? known : known.add(code));
    }
  }
}

test('what routes refuse before they do anything is what they list, no more and no less', async () => {
  const noted = new Noted();
  const { person, newPerson, service, stop } = await startWorld();
  // Each is forgotten by the last route that they ask.
  const people = await Promise.all(Array.from({ length: 12 }, () => newPerson()));
  const ann = (): Person => people.pop()!;
  await noted.all(person({ authorization: 'Bearer forged' }));
  await noted.all(ann(), { table: 'x' });
  await noted.all(ann(), { table: 'x'.repeat(101) });
  await noted.all(ann(), { query: '?format=xml&after=-1&before=x' });
  await noted.all(ann(), { query: '?v=2' });
  await noted.all(ann(), { body: 7 });
  await noted.all(ann(), { body: { v: 2 } });
  await noted.all(ann(), { body: { text: 'x'.repeat(70_000) } });
  await noted.all(ann(), { headers: { origin: 'https://evil.example' } });

  const codes = ['STORE_FAILED', 'OUTCOME_UNKNOWN'] as const;
  for (const failure of [new Error('no'), ...codes.map((code) => new StoreError(code, 'no'))]) {
    service.failure = failure;
    service.isReady = false;
    await noted.all(ann());
    // Who asks is found out before anything else.
    const lost = await startWorld({ store: failing(failure) });
    await noted.all(lost.person({ authorization: `Bearer ${'x'.repeat(43)}` }));
  }
  service.failure = null;

  const busy = await startWorld({ limits: { ...NO_LIMITS, perAddress: { max: 1, ms: 60_000 } } });
  await busy.person().get('/');
  await noted.all(busy.person());

  const elsewhere = await startWorld({ isOurHost: () => false });
  await noted.all(elsewhere.person());
  const shut = await startWorld({ limits: { ...NO_LIMITS, guardMs: 20 } });
  await shut.store.addBan({ kind: 'address', who: '127.0.0.1', reason: '', createdAt: 1 });
  await expect.poll(async () => (await shut.person().get('/')).status).toBe(403);
  await noted.all(shut.person());

  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { stop: stopTables } = service;
  service.stop = () => stopTables().then(() => finished);
  const stopped = stop();
  await noted.all(ann());
  finish();
  await stopped;

  for (const name of names) {
    const listed = refusalsOf(ROUTES[name]).flatMap(({ codes }) => codes);
    const alike = (codes: Iterable<string>) =>
      [name, ...[...codes].filter((code) => !isOwn(name, code)).sort()] as const;
    expect(alike(noted.codes.get(name) ?? [])).toEqual(alike(listed));
  }
});

describe('what a route refuses by itself', () => {
  let serving: Serving;
  let host: RealPerson;
  let kicked: RealPerson;
  let banned: RealPerson;
  let stranger: RealPerson;
  let table: string;
  let shut: string;
  let moved: string;
  beforeAll(async () => {
    serving = await startAlone();
    host = await RealPerson.meet(serving.url, 'Host');
    kicked = await RealPerson.meet(serving.url, 'Kicked');
    banned = await RealPerson.meet(serving.url, 'Banned');
    stranger = await RealPerson.meet(serving.url);
    const room = { spectators: { allowed: false, delay: 0 } };
    const poker = { smallBlind: 5, bigBlind: 10, seatCount: 2 };
    table = await host.createTable({ poker });
    await say(host, { type: 'newLink' });
    moved = table;
    shut = await host.createTable({ poker, room: { entry: 'approval' } });
    table = await host.createTable({ poker, room });
    await say(kicked, { type: 'join', name: 'Kicked' });
    await say(banned, { type: 'join', name: 'Banned' });
    await say(host, { type: 'ban', player: banned.player, address: false });
    await say(host, { type: 'kick', player: kicked.player });
    await say(host, { type: 'requestSeat', seat: 1, buyIn: 1000 });
    await say(host, { type: 'addBot', seat: 2, strength: 'easy' });
  });
  afterAll(() => serving.stop());

  /** The code of the refusal; null: it was done. */
  const say = async (
    by: RealPerson,
    command: WireCommand,
    more: object = {},
  ): Promise<string | null> => {
    const body = { v: 1, table, key: newKey(), command, ...more };
    const { status, text } = await by.ask(`/api/tables/${table}/commands`, body);
    return status === 200 ? null : refusedWith(text, status);
  };
  const read = async (by: RealPerson, path: string): Promise<string | null> => {
    const { status, text } = await by.read(path);
    return status === 200 ? null : refusedWith(text, status);
  };
  const refusedWith = (text: string, status: number): string => {
    const { code } = (JSON.parse(text) as RefusalBody).error;
    expect(status).toBe(httpStatusOf(code));
    return code;
  };

  test.each(['getTable', 'listEvents', 'listHands', 'getHand', 'getArchive', 'getLedger'] as const)(
    '%s',
    async (name) => {
      const { path, refuses } = ROUTES[name];
      const of = (id: string): string =>
        path.replace(':id', id).replace(':number', '1') + (SOUND[name]?.query ?? '');
      const codes = await Promise.all([
        read(host, of('nowhere-0001')),
        read(kicked, of(table)),
        read(banned, of(table)),
        read(stranger, of(shut)),
        read(stranger, of(moved)),
        read(stranger, of(table)),
        read(host, of(table)),
      ]);
      const refused = new Set(codes.filter((code) => code !== null));
      expect([...refused].sort()).toEqual([...refuses].sort());
    },
  );

  test('claimLink', async () => {
    const { status, text } = await stranger.ask('/api/identity/claim', { token: 'x'.repeat(43) });
    expect([refusedWith(text, status)]).toEqual(ROUTES.claimLink.refuses);
  });

  test('endSession', async () => {
    const { status, text } = await host.ask('/api/identity/sessions/end', {
      session: 'x'.repeat(16),
    });
    expect([refusedWith(text, status)]).toEqual(ROUTES.endSession.refuses);
  });

  test('createTable asks the rules', async () => {
    const settings = { poker: { smallBlind: 20, bigBlind: 10 } };
    const { status, text } = await host.ask('/api/tables', { v: 1, settings });
    expect(ERROR_CODES).toContain(refusedWith(text, status));
    expect(status).toBe(422);
  });

  /** The rest is refused by the rooms of the other tests: each is compared with the list there. */
  test('sendCommand', async () => {
    const seat = { type: 'requestSeat', seat: null, buyIn: 1000 } as const;
    const key = 'the-same-key';
    const said: readonly [RealPerson, WireCommand, string | null, object?][] = [
      [host, { type: 'chat', text: 'hi' }, null, { key }],
      [host, { type: 'chat', text: 'ho' }, 'KEY_REUSED', { key }],
      [kicked, { type: 'chat', text: 'hi' }, 'KICKED'],
      [kicked, { type: 'join', name: 'Again' }, null],
      [kicked, { type: 'join', name: 'Again' }, 'REQUEST_PENDING'],
      [banned, { type: 'join', name: 'Again' }, 'BANNED_HERE'],
      [host, { type: 'ban', player: kicked.player, address: true }, 'NO_ADDRESS'],
      [stranger, { type: 'join', name: 'An\u200cn' }, 'BAD_NAME'],
      [stranger, { type: 'startGame' }, 'NOT_HOST'],
      [stranger, { type: 'chat', text: 'hi' }, 'NOT_ALLOWED'],
      [stranger, { type: 'join', name: 'Host' }, 'NAME_TAKEN'],
      [stranger, { type: 'join', name: 'Ann' }, null],
      [stranger, seat, 'TABLE_FULL'],
      [stranger, { type: 'cancelRequest' }, 'NO_REQUEST'],
      [host, { type: 'removeBot', player: host.player }, 'NOT_A_BOT'],
      [host, { type: 'resume' }, 'NOT_PAUSED'],
      [host, { type: 'topUp', amount: 5000 }, 'BAD_BUY_IN'],
      [host, { type: 'muck' }, 'STALE', { hand: 7 }],
      [host, { type: 'pause' }, 'NOT_STARTED'],
      [host, { type: 'startGame' }, null],
      [host, { type: 'startGame' }, 'ALREADY_STARTED'],
      [host, { type: 'skip', on: true }, 'NOTHING_TO_SKIP', { hand: 1 }],
      [host, { type: 'pause' }, null],
      [host, { type: 'timeBank' }, 'PAUSED', { hand: 1 }],
      [host, { type: 'closeTable' }, null],
      [stranger, seat, 'TABLE_CLOSED'],
    ];
    for (const [by, command, code, more] of said) {
      expect([command, await say(by, command, more)]).toEqual([command, code]);
      if (code !== null) expectListed('sendCommand', code as RefusalCode);
    }
  });
});
