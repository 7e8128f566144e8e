/** The packages as a user gets them: packed, installed into an empty folder, imported, compiled. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { node, npm, ROOT, tsc } from './helpers.js';

interface Packed {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

const work = mkdtempSync(join(tmpdir(), 'sidepot-package-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

let engine: Packed;
let protocol: Packed;
let client: Packed;
let server: Packed;
let web: Packed;
let cli: Packed;
beforeAll(async () => {
  const folders = ['engine', 'protocol', 'client', 'server', 'web', 'cli'].map(
    (name) => `./packages/${name}`,
  );
  const args = ['pack', '--json', '--pack-destination', work, ...folders];
  const packed: Packed[] = JSON.parse(await npm(args, ROOT));
  const find = (name: string): Packed => {
    const found = packed.find((one) => one.name === name);
    if (found === undefined) throw new Error(`npm pack made no ${name}`);
    return found;
  };
  engine = find('@sidepot/engine');
  protocol = find('@sidepot/protocol');
  client = find('@sidepot/client');
  server = find('@sidepot/server');
  web = find('@sidepot/web');
  cli = find('sidepot');
});

const tarball = ({ filename }: Packed): string => join(work, filename);
const filesOf = ({ files }: Packed): string[] => files.map(({ path }) => path);

/** What a built file takes from other packages. */
const importedBy = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import) ?\(?["']([^."'][^"']*)["']/g)].map(
    ([, name = '']) => name,
  );

/** An empty project with the given tarballs installed. */
async function install(name: string, tarballs: readonly string[], network: string) {
  const folder = mkdtempSync(join(work, `${name}-`));
  const manifest = { name: `${name}-user`, private: true, type: 'module' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  await npm(['install', network, ...quiet, ...tarballs], folder);
  return folder;
}

describe('what is packed', () => {
  test('the engine: its build, its licence, its readme', () => {
    const files = filesOf(engine);
    const plain = ['LICENSE', 'README.md', 'package.json'];
    expect(files.filter((path) => !path.startsWith('dist/')).sort()).toEqual(plain);
    expect(files.filter((path) => /^dist\/(?!.*\.(?:js|d\.ts)$)/.test(path))).toEqual([]);
    expect(files).toContain('dist/index.js');
    expect(files).toContain('dist/index.d.ts');
  });

  test('the command line: the same and its command', () => {
    const files = filesOf(cli);
    const plain = ['LICENSE', 'README.md', 'bin/sidepot.js', 'package.json'];
    expect(files.filter((path) => !path.startsWith('dist/')).sort()).toEqual(plain);
    expect(files.filter((path) => /^dist\/(?![\w-]+\.js$)/.test(path))).toEqual([]);
    expect(files).toContain('dist/main.js');
    expect(files).toContain('dist/settle-worker.js');
  });

  test('the page: built, with nothing to install beside it', () => {
    const files = filesOf(web);
    const plain = ['LICENSE', 'README.md', 'package.json'];
    expect(files.filter((path) => !path.startsWith('dist/')).sort()).toEqual(plain);
    expect(files).toContain('dist/index.html');
    expect(files.some((path) => /^dist\/assets\/.*\.js\.br$/.test(path))).toBe(true);
  });

  test('the client: two entries, and no schemas in either', () => {
    const files = filesOf(client);
    const plain = ['LICENSE', 'README.md', 'package.json'];
    expect(files.filter((path) => !path.startsWith('dist/')).sort()).toEqual(plain);
    const scripts = files.filter((path) => path.endsWith('.js'));
    expect(scripts).toEqual(expect.arrayContaining(['dist/index.js', 'dist/node.js']));
    const imported = scripts.flatMap((path) => importedBy(join(ROOT, 'packages/client', path)));
    expect(new Set(imported)).toEqual(new Set(['ws']));
    expect(importedBy(join(ROOT, 'packages/client/dist/index.js'))).toEqual([]);
  });

  test.each([
    ['engine', () => engine],
    ['protocol', () => protocol],
    ['client', () => client],
    ['server', () => server],
    ['web', () => web],
    ['cli', () => cli],
  ])('publint has nothing against the %s', async (_, packed) => {
    const bytes = new Uint8Array(readFileSync(tarball(packed())));
    const result = await publint({ pack: { tarball: bytes.buffer }, level: 'warning' });
    expect(result.messages.map((message) => formatMessage(message, result.pkg))).toEqual([]);
  });
});

const HAND = `{
  button: 1,
  seatCount: 3,
  players: [
    { id: 'ann', seat: 1, ante: 0, dead: 0, live: 300, folded: false },
    { id: 'bob', seat: 2, ante: 0, dead: 0, live: 200, folded: false },
    { id: 'cy', seat: 3, ante: 0, dead: 0, live: 50, folded: false },
  ],
  boards: [{ high: [['cy'], ['bob'], ['ann']] }],
}`;

const SCRIPT = `import { settle } from '@sidepot/engine';

console.log(JSON.stringify(settle(${HAND})));
`;

const USER = `import { calculateSidePots, type Pot, settle, type Settlement } from '@sidepot/engine';

const result = settle(${HAND});
if (!result.ok) throw new Error(result.error.code);
const settlement: Settlement = result.value;
export const names: readonly string[] = settlement.pots.map((pot) => pot.name);
export const pots: Pot[] = calculateSidePots([{ userId: 'ann', amount: 5, isFolded: false }]);
// @ts-expect-error: a settlement is read-only
settlement.rake = 0;
`;

describe('the engine in an empty folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await install('engine', [tarball(engine)], '--offline');
  });

  test('settles a hand', async () => {
    writeFileSync(join(folder, 'user.mjs'), SCRIPT);
    const result = JSON.parse(await node(['user.mjs'], folder));
    expect(result.ok).toBe(true);
    expect(result.value.refund).toEqual({ ann: 100 });
    expect(result.value.awards).toEqual({ cy: 150, bob: 300 });
  });

  test.each([
    ['nodenext', 'nodenext'],
    ['bundler', 'esnext'],
  ])('compiles under moduleResolution %s', async (moduleResolution, module) => {
    writeFileSync(join(folder, 'user.ts'), USER);
    const config = join(folder, `tsconfig.${moduleResolution}.json`);
    const compilerOptions = {
      ...{ module, moduleResolution, target: 'es2022', lib: ['es2022'], types: [] },
      ...{ strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true },
    };
    writeFileSync(config, JSON.stringify({ compilerOptions, files: ['user.ts'] }));
    await tsc(['-p', config], folder);
  });
});

/** Nobody listens there. */
const BOT = `import { connectTable, identify, RefusedError, type TableConnection } from '@sidepot/client';

declare const console: { log(...words: unknown[]): void };
const url = 'http://127.0.0.1:1';
const refused: unknown = await identify({ url }).catch((error: unknown) => error);
const table: TableConnection = connectTable({ url, table: 'kf7Qm2xW9bTc', prepare: async () => {} });
await new Promise<void>((resolve) => void table.onChange(resolve));
console.log(refused instanceof RefusedError && refused.code, table.connection.kind);
// @ts-expect-error: no such command
void table.send({ type: 'cheat' });
table.close();
`;

describe('the command line in an empty folder', () => {
  let folder: string;
  beforeAll(async () => {
    const tarballs = [engine, protocol, client, server, web, cli].map(tarball);
    folder = await install('cli', tarballs, '--prefer-offline');
  });

  test('says its version', async () => {
    const said = await npm(['exec', '--no', '--', 'sidepot', '--version'], folder);
    expect(said.trim()).toBe(cli.version);
  });

  test('has the client beside it, with its types and without an option for sockets', async () => {
    writeFileSync(join(folder, 'bot.ts'), BOT);
    const compilerOptions = {
      ...{ module: 'nodenext', target: 'es2022', lib: ['es2022'], types: [] },
      ...{ strict: true, skipLibCheck: true, noEmitOnError: true },
    };
    const config = join(folder, 'tsconfig.json');
    writeFileSync(config, JSON.stringify({ compilerOptions, files: ['bot.ts'] }));
    await tsc(['-p', config], folder);
    expect(await node(['bot.js'], folder)).toContain('OFFLINE lost');
  });

  test('serves the page', async () => {
    const entry = join(folder, 'node_modules', 'sidepot', 'bin', 'sidepot.js');
    const server = spawn(process.execPath, [entry, 'serve', '--port', '0'], { cwd: folder });
    const ended = once(server, 'close');
    try {
      const [said] = await once(server.stdout.setEncoding('utf8'), 'data');
      const url = /http:\S+/.exec(said)?.[0] ?? '';
      const html = await (await fetch(url)).text();
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
      expect((await fetch(url + script)).headers.get('content-type')).toContain('javascript');
    } finally {
      server.kill();
      await ended;
    }
  });
});
