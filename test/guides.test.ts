/** What the guides for hosts and bot authors show and promise is what the server does. */

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTable, identify } from '@sidepot/client';
import { legalActionsSchema, MAX_FRAME_BYTES } from '@sidepot/protocol';
import { DEFAULT_LIMITS, type Serving, serve } from '@sidepot/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cacheFolder, node, ROOT } from './helpers.js';

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
  const known = ['program', 'commands/serve-command', 'args/place', 'args/databases']
    .map((name) => read(`packages/cli/src/${name}.ts`))
    .join('');
  const options =
    host.match(
      /--(?:port|host|data|database-url|shard-url|nats-url|nats-creds|trust-proxy|origin|log)\b/g,
    ) ?? [];
  expect(new Set(options).size).toBe(10);
  for (const option of options) expect(known).toContain(option);
  for (const name of ['PORT', 'HOST', 'DATABASE_URL', 'SHARD_URLS', 'NATS_URL', 'SIDEPOT_LIMITS']) {
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

/** Language and text of every block of code. */
const blocksOf = (page: string): readonly { readonly language: string; readonly text: string }[] =>
  [...read(page).matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language = '', text = '']) => ({
    language,
    text,
  }));

describe('the programs for bot authors', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-guide-'));
  let serving: Serving;
  let table: string;
  beforeAll(async () => {
    serving = await serve({
      ...{ port: 0, host: '127.0.0.1', store: { folder }, web: null, logLevel: 'silent' },
    });
    const host = await identify({ url: serving.url });
    table = (await createTable(host, { poker: { smallBlind: 5, bigBlind: 10 } })).id;
  });
  afterAll(async () => {
    await serving.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const programs = ['docs/guide-bot.md', 'packages/client/README.md'].flatMap((page) => {
    const blocks = blocksOf(page);
    return blocks.flatMap(({ language, text }, i) =>
      language === 'js' ? [{ page, text, next: blocks[i + 1], name: text.split('\n', 1)[0] }] : [],
    );
  });

  test('are there', () => {
    expect(programs.map(({ page }) => page)).toEqual([
      ...Array.from({ length: 3 }, () => 'docs/guide-bot.md'),
      'packages/client/README.md',
    ]);
  });

  test.each(programs)('$page: $name', async ({ text, next }) => {
    expect(next?.language, 'a js block is followed by the text it prints').toBe('text');
    const here = text
      .replaceAll('http://127.0.0.1:3000', serving.url)
      .replace('/t/TABLE', `/t/${table}`);
    const file = join(cacheFolder(), 'program.mjs');
    writeFileSync(file, here);
    expect(await node([file], ROOT)).toBe(next?.text);
  });

  test('what is shown as legal is what the schema says', () => {
    const shown = blocksOf('docs/guide-bot.md').filter(({ language }) => language === 'json');
    expect(shown.map(({ text }) => legalActionsSchema.safeParse(JSON.parse(text)).success)).toEqual(
      [true],
    );
  });

  test('every example that is named is there', () => {
    const named = read('docs/guide-bot.md').match(/examples\/[\w-]+\.mjs/g) ?? [];
    expect(new Set(named)).toEqual(new Set(['examples/bot.mjs', 'examples/bot-socket.mjs']));
    for (const file of named) expect(existsSync(join(ROOT, file))).toBe(true);
  });
});
