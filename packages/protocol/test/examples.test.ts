import { readFileSync } from 'node:fs';
import {
  clientMessageSchema,
  commandSchema,
  createOptionsSchema,
  handEventSchema,
  ROUTES,
  type Route,
  roomEventSchema,
  serverMessageSchema,
  streamEventSchema,
  tableEventSchema,
  wireSettingsSchema,
} from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { protocolPage } from '../src/docs/describe.js';
import { COMMAND_EXAMPLES } from '../src/docs/examples/commands.js';
import {
  HAND_EVENT_EXAMPLES,
  ROOM_EVENT_EXAMPLES,
  STREAM_EXAMPLES,
  TABLE_EVENT_EXAMPLES,
} from '../src/docs/examples/events.js';
import { OPTIONS, SETTINGS_EXAMPLE } from '../src/docs/examples/hand.js';
import { CLIENT_EXAMPLES, SERVER_EXAMPLES } from '../src/docs/examples/messages.js';
import { ROUTE_EXAMPLES } from '../src/docs/examples/routes.js';

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const cases: [string, z.ZodType, unknown][] = [
  ...Object.entries(COMMAND_EXAMPLES).flatMap(([type, all]) =>
    all.map((each): [string, z.ZodType, unknown] => [`command ${type}`, commandSchema, each]),
  ),
  ...named('client', clientMessageSchema, CLIENT_EXAMPLES),
  ...named('server', serverMessageSchema, SERVER_EXAMPLES),
  ...named('hand event', handEventSchema, HAND_EVENT_EXAMPLES),
  ...named('table event', tableEventSchema, TABLE_EVENT_EXAMPLES),
  ...named('room event', roomEventSchema, ROOM_EVENT_EXAMPLES),
  ...named('stream', streamEventSchema, STREAM_EXAMPLES),
  ['create options', createOptionsSchema, OPTIONS],
  ['settings', wireSettingsSchema, SETTINGS_EXAMPLE],
];

function named(what: string, schema: z.ZodType, examples: object): [string, z.ZodType, unknown][] {
  return Object.entries(examples).map(([name, each]) => [`${what} ${name}`, schema, each]);
}

test.each(cases)('%s parses to itself', (_, schema, example) => {
  expect(schema.parse(sent(example))).toEqual(sent(example));
});

const routes: Readonly<Record<string, Route>> = ROUTES;

describe.each(Object.entries(ROUTE_EXAMPLES))('route %s', (name, example) => {
  const parts = (['params', 'query', 'body', 'response'] as const).flatMap((part) => {
    const schema = routes[name]?.[part];
    return schema === undefined || typeof schema === 'string' ? [] : [{ part, schema }];
  });

  test('has an example of each part', () => {
    expect(Object.keys(example).sort()).toEqual(parts.map(({ part }) => part).sort());
  });

  test.each(parts)('$part parses', ({ part, schema }) => {
    schema.parse(sent((example as Record<string, unknown>)[part]));
  });
});

test('no two routes are the same', () => {
  const all = Object.values(routes).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(all).size).toBe(all.length);
});

describe('docs/protocol.md', () => {
  const page = protocolPage();

  test('is not stale (node scripts/generate-protocol-docs.mjs)', () => {
    const url = new URL('../../../docs/protocol.md', import.meta.url);
    expect(readFileSync(url, 'utf8') === page).toBe(true);
  });

  test('links only to its own headings', () => {
    const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, text]) => text?.toLowerCase());
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, to]) => to);
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter((to) => headings.filter((each) => each === to).length !== 1)).toEqual([]);
  });

  test('has words for every type and no gap', () => {
    expect(page).not.toMatch(/undefined|\[object|: anything; `(?!current)/);
  });
});
