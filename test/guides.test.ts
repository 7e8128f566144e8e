/** What the guides for hosts and bot authors promise in numbers is what the server does. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_FRAME_BYTES } from '@sidepot/protocol';
import { DEFAULT_LIMITS } from '@sidepot/server';
import { expect, test } from 'vitest';
import { ROOT } from './helpers.js';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const host = read('docs/guide-host.md');

/** The second column of the row that begins so. */
const row = (first: string): string =>
  host
    .split('\n')
    .find((line) => line.startsWith(`| ${first}`))
    ?.split('|')[2]
    ?.trim() ?? '';

const perSecond = ({ max, ms }: { readonly max: number; readonly ms: number }): string =>
  ms === 1000 ? `${max} a second` : `${(max * 60_000) / ms} a minute`;

test('the limits of the guide for hosts', () => {
  const { perAddress, perPlayer, newTables, newIdentities, socketMessages } = DEFAULT_LIMITS;
  expect(row('requests from one address')).toBe(perSecond(perAddress));
  expect(row('requests of one player')).toBe(perSecond(perPlayer));
  expect(row('new tables')).toBe(perSecond(newTables));
  expect(row('new players')).toBe(perSecond(newIdentities));
  const { perSecond: flow, burst } = socketMessages;
  expect(row('messages over one socket')).toBe(`${flow} a second, ${burst} at once`);
  const { socketsPerPlayer, socketsPerAddress } = DEFAULT_LIMITS;
  expect(row('sockets of one player')).toBe(`${socketsPerPlayer}, ${socketsPerAddress}`);
  expect(row('a message')).toContain(`${MAX_FRAME_BYTES / 1024} KiB`);
});

test('every option and variable of the guide for hosts is known to the command', () => {
  const known = `${read('packages/cli/src/program.ts')}${read('packages/cli/src/serve-command.ts')}`;
  const options = host.match(/--(?:port|host|data|database-url|trust-proxy|origin|log)\b/g) ?? [];
  expect(new Set(options).size).toBe(7);
  for (const option of options) expect(known).toContain(option);
  for (const name of ['PORT', 'HOST', 'DATABASE_URL', 'SIDEPOT_LIMITS']) {
    expect(host).toContain(name);
    expect(known).toContain(`'${name}'`);
  }
});

test('the bot of thirty lines has thirty lines', () => {
  const code = read('examples/bot.mjs')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('//'));
  expect(code.length).toBeLessThanOrEqual(30);
});
