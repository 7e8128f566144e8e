/** The packages as a user gets them: packed, installed into an empty folder, imported, compiled. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { minVersion, satisfies } from 'semver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { node, npm, npmSaid, ROOT, said, tsc } from './helpers.js';
import { LIBRARIES, WORKSPACES } from './workspaces.js';

interface Packed {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

interface Installed {
  readonly engines?: { readonly node?: string };
  readonly deprecated?: string;
}

/** The Node that runs the tests may be newer and warn of nothing. */
const OLDEST_NODE =
  minVersion(WORKSPACES.find(({ bin }) => bin)?.engines?.node ?? '')?.version ?? '';
const NAMES = WORKSPACES.map(({ name }) => name);
const work = mkdtempSync(join(tmpdir(), 'sidepot-package-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const packed = new Map<string, Packed>();
beforeAll(async () => {
  const folders = WORKSPACES.map(({ folder }) => `./${folder}`);
  // Built once, not before each of them.
  await node(['scripts/build.mjs'], ROOT);
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', work, ...folders];
  for (const one of JSON.parse(await npm(args, ROOT)) as Packed[]) packed.set(one.name, one);
});

function find(name: string): Packed {
  const found = packed.get(name);
  if (found === undefined) throw new Error(`npm pack made no ${name}`);
  return found;
}

/** What a built file takes from other packages. */
const importedBy = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import) ?\(?["']([^."'][^"']*)["']/g)].map(
    ([, name = '']) => name,
  );

const tarball = (name: string): string => join(work, find(name).filename);
const filesOf = (name: string): string[] => find(name).files.map(({ path }) => path);

/** An empty project with the given packages installed; `warnings` is what npm had against them. */
async function install(user: string, names: readonly string[], network: string) {
  const folder = mkdtempSync(join(work, `${user}-`));
  const manifest = { name: `${user}-user`, private: true, type: 'module' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=warn'];
  const args = ['install', '--engine-strict', network, ...quiet, ...names.map(tarball)];
  const { stderr } = await npmSaid(args, folder);
  const warnings = stderr
    .split('\n')
    // About the settings of whoever runs the tests, not about what is installed.
    .filter(
      (line) => line !== '' && !/^npm warn Unknown (?:user|env|cli|project) config/.test(line),
    );
  return { folder, warnings };
}

describe('what is packed', () => {
  test('the engine: its build, its licence, its readme', () => {
    const files = filesOf('@sidepot/engine');
    const plain = ['LICENSE', 'README.md', 'package.json'];
    expect(files.filter((path) => !path.startsWith('dist/')).sort()).toEqual(plain);
    const built = /^dist\/(?:.*\.(?:js|js\.map|d\.ts)|node\/.*\.cjs)$/;
    expect(files.filter((path) => path.startsWith('dist/') && !built.test(path))).toEqual([]);
    expect(files).toContain('dist/index.js');
    expect(files).toContain('dist/node/index.js');
    expect(files).toContain('dist/index.d.ts');
  });

  test('the command line: the same and its command', () => {
    const files = filesOf('sidepot');
    const plain = ['LICENSE', 'README.md', 'bin/sidepot.js', 'package.json'];
    expect(files.filter((path) => !path.startsWith('dist/')).sort()).toEqual(plain);
    expect(files.filter((path) => /^dist\/(?![\w-]+\.js(?:\.map)?$)/.test(path))).toEqual([]);
    expect(files).toContain('dist/main.js');
    expect(files).toContain('dist/settle-worker.js');
  });

  test('the page: built, with nothing to install beside it', () => {
    const files = filesOf('@sidepot/web');
    const plain = ['LICENSE', 'README.md', 'package.json'];
    expect(files.filter((path) => !path.startsWith('dist/')).sort()).toEqual(plain);
    expect(files).toContain('dist/index.html');
    expect(files.some((path) => /^dist\/assets\/.*\.js\.br$/.test(path))).toBe(true);
  });

  test('the client: two entries, and no schemas in either', () => {
    const files = filesOf('@sidepot/client');
    const plain = ['LICENSE', 'README.md', 'package.json'];
    expect(files.filter((path) => !path.startsWith('dist/')).sort()).toEqual(plain);
    const scripts = files.filter((path) => path.endsWith('.js'));
    expect(scripts).toEqual(expect.arrayContaining(['dist/index.js', 'dist/node.js']));
    const imported = scripts.flatMap((path) => importedBy(join(ROOT, 'packages/client', path)));
    expect(new Set(imported)).toEqual(new Set(['ws']));
    expect(importedBy(join(ROOT, 'packages/client/dist/index.js'))).toEqual([]);
  });

  test.each(WORKSPACES)('$name says where it comes from', ({ folder, ...manifest }) => {
    const url = 'https://github.com/sidepot/sidepot';
    const { repository, homepage, bugs } = manifest;
    expect(repository).toEqual({ type: 'git', url: `git+${url}.git`, directory: folder });
    expect(homepage).toMatch(new RegExp(`^${url}(?:/tree/main/${folder})?#readme$`));
    expect(bugs).toBe(`${url}/issues`);
  });

  test.each(LIBRARIES)('$name is found by tools that read no exports', (manifest) => {
    const { name, main = '', types = '' } = manifest;
    const files = filesOf(name).map((path) => `./${path}`);
    expect(files).toContain(main);
    expect(files).toContain(types);
    // The client has a second entry for browsers; `main` is the one for Node.
    const entry = manifest.exports?.['.'] as Readonly<Record<string, string>>;
    expect(entry['types']).toBe(types);
    expect(entry['node'] ?? entry['default']).toBe(main);
  });

  test.each(NAMES)('the code of %s has its source maps, with the sources inside', (name) => {
    const code = filesOf(name).filter((path) => /^dist\/(?:shared\/)?[\w-]+\.js$/.test(path));
    for (const path of name === '@sidepot/web' ? [] : code) {
      // The bundler's own lines: nobody wrote them. Zod's have their own sources.
      if (/\/(?:rolldown-runtime|zod)\.js$/.test(path)) continue;
      const folder = WORKSPACES.find((one) => one.name === name)?.folder ?? '';
      const text = readFileSync(join(ROOT, folder, path), 'utf8');
      // An entry that only hands on what other files hold has nothing to map.
      if (/^(?:(?:import|export) \{[^}]*\}(?: from "[^"]+")?;\n*)+$/.test(text)) continue;
      expect(filesOf(name)).toContain(`${path}.map`);
      expect(text).toContain('//# sourceMappingURL=');
      const map = JSON.parse(readFileSync(join(ROOT, folder, `${path}.map`), 'utf8'));
      expect(map.sourcesContent).toHaveLength(map.sources.length);
      for (const source of map.sources)
        expect(source).toMatch(/^(?:\.\.\/){1,2}(?:\w+\/)?src\/.*\.ts$/);
    }
  });

  test.each(NAMES)('publint has nothing against %s', async (name) => {
    const bytes = new Uint8Array(readFileSync(tarball(name)));
    const result = await publint({ pack: { tarball: bytes.buffer }, level: 'warning' });
    expect(result.messages.map((message) => formatMessage(message, result.pkg))).toEqual([]);
  });
});

const CURRENT = 'node_modules/typescript';
/** The one that the READMEs promise; of Zod's types it cannot read all. */
const OLDEST = 'packages/protocol/node_modules/typescript';

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

/** With one function of each. */
const ROOMS = [
  ['basics', 'parseCards'],
  ['money', 'moneyWriter'],
  ['evaluator', 'evaluate'],
  ['games', 'deckOf'],
  ['pots', 'settle'],
  ['hand', 'apply'],
  ['table', 'applyTable'],
  ['equity', 'equity'],
  ['notation', 'readPhh'],
  ['pot-calculator', 'calculatePots'],
  ['stats', 'statsOf'],
] as const;

describe('the engine in an empty folder', () => {
  let folder: string;
  beforeAll(async () => {
    ({ folder } = await install('engine', ['@sidepot/engine'], '--offline'));
  });

  test('settles a hand', async () => {
    writeFileSync(join(folder, 'user.mjs'), SCRIPT);
    const result = JSON.parse(await node(['user.mjs'], folder));
    expect(result.ok).toBe(true);
    expect(result.value.refund).toEqual({ ann: 100 });
    expect(result.value.awards).toEqual({ cy: 150, bob: 300 });
  });

  test('a stack trace names the source', async () => {
    const script = `import { calculateSidePots } from '@sidepot/engine';\ncalculateSidePots(null);\n`;
    writeFileSync(join(folder, 'wrong.mjs'), script);
    await expect(node(['--enable-source-maps', 'wrong.mjs'], folder)).rejects.toThrow(
      /engine\/src\/pots\/side-pots\.ts:\d+/,
    );
    const late = `import { evaluate } from '@sidepot/engine';\nevaluate(null);\n`;
    writeFileSync(join(folder, 'late.mjs'), late);
    await expect(node(['--enable-source-maps', 'late.mjs'], folder)).rejects.toThrow(
      /engine\/src\/evaluator\/holdem\.ts:\d+/,
    );
  });

  test('each room by its own name, and Node has nothing to warn of', async () => {
    const script = ROOMS.map(
      ([room, name]) => `import { ${name} } from '@sidepot/engine/${room}';`,
    );
    const names = ROOMS.map(([, name]) => `typeof ${name}`);
    writeFileSync(join(folder, 'rooms.mjs'), `${script.join('\n')}\nconsole.log(${names});\n`);
    const { stdout, stderr } = await said(process.execPath, ['rooms.mjs'], folder);
    expect(stderr).toBe('');
    expect(stdout.trim().split(' ')).toEqual(ROOMS.map(() => 'function'));
  });

  test.each([
    ['nodenext', 'nodenext', CURRENT],
    ['bundler', 'esnext', CURRENT],
    ['nodenext', 'nodenext', OLDEST],
  ] as const)(
    'types of each room under moduleResolution %s, module %s, of TypeScript %s',
    async (moduleResolution, module, compiler) => {
      const script = ROOMS.map(
        ([room, name]) => `export { ${name} } from '@sidepot/engine/${room}';`,
      );
      const wrong = `// @ts-expect-error: of another room\nexport { explain } from '@sidepot/engine/money';`;
      writeFileSync(join(folder, 'rooms.ts'), [...script, wrong].join('\n'));
      await compile(folder, 'rooms.ts', { moduleResolution, module }, compiler);
    },
  );

  test.each([
    ['nodenext', 'nodenext', CURRENT],
    ['bundler', 'esnext', CURRENT],
    ['node10', 'esnext', OLDEST],
  ] as const)(
    'compiles under moduleResolution %s, module %s, of TypeScript %s',
    async (moduleResolution, module, compiler) => {
      writeFileSync(join(folder, 'user.ts'), USER);
      await compile(folder, 'user.ts', { moduleResolution, module }, compiler);
    },
  );
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
async function compile(
  folder: string,
  file: string,
  options: Readonly<Record<string, unknown>>,
  compiler: string,
): Promise<void> {
  const compilerOptions = {
    ...{ target: 'es2022', lib: ['es2022'], types: [], strict: true, noEmit: true },
    ...{ exactOptionalPropertyTypes: true, skipLibCheck: false, ...options },
  };
  const config = join(mkdtempSync(join(folder, 'tsconfig-')), 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ compilerOptions, files: [join(folder, file)] }));
  if (compiler === CURRENT) await tsc(['-p', config], folder);
  else await node([join(ROOT, compiler, 'bin/tsc'), '-p', config], folder);
}

describe('the command line in an empty folder', () => {
  let folder: string;
  let warnings: readonly string[];
  beforeAll(async () => {
    ({ folder, warnings } = await install('cli', NAMES, '--prefer-offline'));
  });

  test('npm has nothing to warn of', () => {
    expect(warnings).toEqual([]);
  });

  test('all that comes with it is for the oldest Node that is promised, and not deprecated', () => {
    const lock = readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8');
    const installed = Object.entries<Installed>(JSON.parse(lock).packages);
    expect(installed.length).toBeGreaterThan(50);
    const unfit = installed.filter(
      ([, { engines, deprecated }]) =>
        !satisfies(OLDEST_NODE, engines?.node ?? '*') || deprecated !== undefined,
    );
    expect(unfit.map(([path, { engines }]) => `${path} ${engines?.node}`)).toEqual([]);
  });

  test('the oldest TypeScript finds every library, and its types, without exports', async () => {
    const lines = LIBRARIES.map(({ name }, i) => `import * as p${i} from '${name}';`);
    const used = LIBRARIES.map((_, i) => `typeof p${i}`).join(' | ');
    const [first] = LIBRARIES.map((_, i) => `p${i}`);
    const wrong = `// @ts-expect-error: it has types\n${first}.nothing;`;
    writeFileSync(
      join(folder, 'all.ts'),
      [...lines, `export type All = ${used};`, wrong].join('\n'),
    );
    const found = { moduleResolution: 'node10', module: 'esnext', skipLibCheck: true };
    await compile(folder, 'all.ts', found, OLDEST);
  });

  test('the READMEs name the oldest TypeScript', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, OLDEST, 'package.json'), 'utf8'));
    const [major, minor] = version.split('.');
    for (const { folder } of LIBRARIES) {
      const readme = readFileSync(join(ROOT, folder, 'README.md'), 'utf8');
      expect(readme, folder).toContain(`TypeScript ${major}.${minor} or newer`);
    }
  });

  test('says its version', async () => {
    const version = await npm(['exec', '--no', '--', 'sidepot', '--version'], folder);
    expect(version.trim()).toBe(find('sidepot').version);
  });

  test('has the client beside it, with its types and without an option for sockets', async () => {
    writeFileSync(join(folder, 'bot.ts'), BOT);
    const module = { module: 'nodenext', moduleResolution: 'nodenext' };
    const emit = { skipLibCheck: true, noEmit: false, noEmitOnError: true };
    await compile(
      folder,
      'bot.ts',
      { ...module, ...emit, rootDir: folder, outDir: folder },
      CURRENT,
    );
    expect(await node(['bot.js'], folder)).toContain('OFFLINE lost');
  });

  test('serves the page', async () => {
    const entry = join(folder, 'node_modules', 'sidepot', 'bin', 'sidepot.js');
    const server = spawn(process.execPath, [entry, 'serve', '--port', '0'], { cwd: folder });
    const ended = once(server, 'close');
    try {
      const [line] = await once(server.stdout.setEncoding('utf8'), 'data');
      const url = /http:\S+/.exec(line)?.[0] ?? '';
      const html = await (await fetch(url)).text();
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
      expect((await fetch(url + script)).headers.get('content-type')).toContain('javascript');
    } finally {
      server.kill();
      await ended;
    }
  });
});
