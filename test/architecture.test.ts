import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { check, type SourceFile } from './architecture.js';
import { ROOT } from './helpers.js';

const ENGINE = 'packages/engine/src';
const POTS = `${ENGINE}/pots/settle.ts`;
const SERVER = 'packages/server/src';

const rulesOf = (path: string, text: string): string[] =>
  check([{ path, text }]).map(({ rule }) => rule);

function readPackages(): SourceFile[] {
  return readdirSync(join(ROOT, 'packages')).flatMap((folder) => {
    const source = join(ROOT, 'packages', folder, 'src');
    // The conformance kit is data: it has none.
    const sources = (existsSync(source) ? readdirSync(source, { recursive: true }) : [])
      .map((file) => `src/${String(file).replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file));
    return [...sources, 'package.json', 'tsconfig.json']
      .map((file) => `packages/${folder}/${file}`)
      .filter((path) => existsSync(join(ROOT, path)))
      .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
  });
}

describe('this repository', () => {
  const files = readPackages();

  test('is read', () => {
    const paths = files.map(({ path }) => path);
    expect(paths).toContain(POTS);
    expect(paths).toContain('packages/engine/package.json');
    expect(paths).toContain('packages/engine/tsconfig.json');
  });

  test('keeps every rule', () => {
    expect(check(files)).toEqual([]);
  });
});

describe('each rule fires', () => {
  test.each([
    ['packages', 'packages/protocol/src/a.ts', "import '@sidepot/server';"],
    ['packages', 'packages/client/src/a.ts', "import type { S } from '@sidepot/server';"],
    ['packages', 'packages/client/src/a.ts', "import { settle } from '@sidepot/engine';"],
    ['packages', 'packages/server/src/a.ts', "import { connectTable } from '@sidepot/client';"],
    ['packages', 'packages/web/src/a.tsx', "import type { S } from '@sidepot/server';"],
    ['packages', 'packages/server/src/a.ts', "export * from '@sidepot/web';"],
    ['packages', 'packages/server/src/a.ts', "await import('sidepot');"],
    ['packages', 'packages/cli/src/a.ts', "import { m } from '@sidepot/protocol';"],
    ['packages', `${ENGINE}/chips.ts`, "import { m } from '@sidepot/protocol';"],
    ['packages', 'packages/lobby/src/a.ts', "import './b.js';"],
    ['packages', 'packages/web/package.json', '{"devDependencies":{"@sidepot/server":"1.0.0"}}'],
    ['deep-import', 'packages/cli/src/a.ts', "import '@sidepot/engine/src/chips.js';"],
    ['deep-import', 'packages/cli/src/a.ts', "import '@sidepot/engine/dist/chips.js';"],
    ['deep-import', 'packages/cli/src/a.ts', "import '../../engine/src/chips.js';"],
    ['deep-import', `${ENGINE}/chips.ts`, "import '../test/oracle.js';"],
    ['engine-imports', POTS, "import { readFileSync } from 'node:fs';"],
    ['engine-imports', POTS, "import type { Big } from 'big.js';"],
    ['engine-imports', POTS, "type F = import('node:fs').Stats;"],
    ['engine-imports', POTS, 'await import(`fast-check`);'],
    ['engine-imports', POTS, "import fs = require('node:fs');"],
    ['engine-imports', POTS, 'await import(name);'],
    ['layers', `${ENGINE}/chips.ts`, "import { settle } from './pots/settle.js';"],
    ['layers', `${ENGINE}/errors.ts`, "import { isAmount } from './chips.js';"],
    ['layers', POTS, "import { settle } from '../index.js';"],
    ['layers', POTS, "import type { Card } from '../cards/card.js';"],
    ['layers', `${ENGINE}/cards/deck.ts`, "import { rank } from '../evaluator/rank.js';"],
    ['layers', `${ENGINE}/table/seats.ts`, "import { toPhh } from '../notation/phh.js';"],
    ['layers', `${ENGINE}/hand/turn.ts`, "import { equity } from '../equity/exact.js';"],
    ['layers', `${ENGINE}/pots/rake.ts`, "import { raise } from '../betting/raise.js';"],
    ['layers', `${ENGINE}/misc.ts`, "import { isAmount } from './chips.js';"],
    ['parts', `${SERVER}/http/rates.ts`, "import { Tables } from '../runtime/room-registry.js';"],
    ['parts', `${SERVER}/http/a.ts`, "import type { Store } from '../store/index.js';"],
    ['parts', `${SERVER}/http/socket/a.ts`, "import { x } from '../../store/contract/errors.js';"],
    ['parts', `${SERVER}/identity/a.ts`, "import { x } from '../store/sqlite/sql.js';"],
    ['parts', `${SERVER}/runtime/a.ts`, "import { x } from '../http/limits/limits.js';"],
    ['parts', `${SERVER}/runtime/a.ts`, "import { x } from '../store/sqlite/write.js';"],
    ['parts', `${SERVER}/room/a.ts`, "import type { Sink } from '../runtime/contract/types.js';"],
    ['parts', `${SERVER}/room/a.ts`, "import { x } from '../store/index.js';"],
    ['parts', `${SERVER}/store/a.ts`, "import { x } from '../room/state/types.js';"],
    ['parts', `${SERVER}/bots/a.ts`, "import { x } from '../room/state/types.js';"],
    ['parts', `${SERVER}/app.ts`, "import { x } from './store/index.js';"],
    ['parts', `${SERVER}/misc.ts`, "import { x } from './app.js';"],
    ['parts', 'packages/protocol/src/words/a.ts', "import type { T } from '../schema/views.js';"],
    ['parts', 'packages/protocol/src/schema/a.ts', "import { x } from '../docs/fields.js';"],
    ['words', 'packages/protocol/src/words/a.ts', "import { z } from 'zod';"],
    ['engine-host', POTS, 'process.exit(1);'],
    ['engine-host', POTS, 'let bytes: Buffer;'],
    ['engine-host', POTS, 'let timer: NodeJS.Timeout;'],
    ['engine-host', POTS, 'declare const window: unknown;'],
    ['engine-host', POTS, 'document.title = "";'],
    ['engine-host', POTS, 'setTimeout(() => {});'],
    ['engine-host', POTS, 'const log = `${console}`;'],
    ['engine-host', POTS, 'fetch("/");'],
    ['engine-host', POTS, 'crypto.randomUUID();'],
    ['engine-host', POTS, 'require("x");'],
    ['engine-host', POTS, 'const all = { globalThis };'],
    ['engine-host', POTS, 'performance.now();'],
    ['engine-host', POTS, 'import.meta.url;'],
    ['engine-host', POTS, '/// <reference types="node" />'],
    ['engine-host', `${ENGINE}/random.ts`, 'globalThis.crypto;'],
    ['engine-host', `${ENGINE}/host.ts`, 'crypto.getRandomValues(words);'],
    ['engine-host', `${ENGINE}/host.ts`, 'setTimeout(() => {});'],
    ['engine-clock', `${ENGINE}/host.ts`, 'new Date();'],
    ['engine-random', `${ENGINE}/host.ts`, 'Math.random();'],
    ['engine-clock', POTS, 'new Date();'],
    ['engine-clock', POTS, 'let when: Date;'],
    ['engine-random', POTS, 'Math.random();'],
    ['engine-random', POTS, 'Math["random"]();'],
    ['engine-random', POTS, 'const { random } = Math;'],
    ['engine-package', 'packages/engine/package.json', '{}'],
    ['engine-package', 'packages/engine/package.json', '{"sideEffects":true}'],
    ['no-any', 'packages/cli/src/a.ts', 'const x: any = 1;'],
    ['no-any', 'packages/cli/src/a.ts', 'const x = [] as unknown as Record<string, any>;'],
    ['no-non-null', 'packages/cli/src/a.ts', 'const y = list[0]!.z;'],
    ['no-non-null', 'packages/cli/src/a.ts', 'let y!: number;'],
    ['no-non-null', 'packages/cli/src/a.ts', 'class A { y!: number }'],
    ['no-ts-ignore', 'packages/cli/src/a.ts', '// @ts-ignore\nx = 1;'],
    ['no-ts-ignore', 'packages/cli/src/a.ts', '/* @ts-expect-error */ x = 1;'],
    ['no-ts-ignore', 'packages/web/src/a.tsx', '// @ts-nocheck'],
  ])('%s: %s: %s', (rule, path, text) => {
    expect(rulesOf(path, text)).toEqual([rule]);
  });

  test.each(['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'])(
    'engine-package: %s',
    (field) => {
      const text = JSON.stringify({ sideEffects: false, [field]: { 'big.js': '1.0.0' } });
      expect(rulesOf('packages/engine/package.json', text)).toEqual(['engine-package']);
    },
  );

  test.each([
    ['no types', { lib: ['ES2022'] }],
    ['Node types', { types: ['node'], lib: ['ES2022'] }],
    ['no lib, which means the DOM', { types: [] }],
    ['the DOM', { types: [], lib: ['ES2022', 'DOM'] }],
  ])('engine-tsconfig: %s', (_, compilerOptions) => {
    const text = JSON.stringify({ compilerOptions });
    expect(rulesOf('packages/engine/tsconfig.json', text)).toEqual(['engine-tsconfig']);
  });

  const sources = (texts: Readonly<Record<string, string>>): SourceFile[] =>
    Object.entries(texts).map(([path, text]) => ({ path: `packages/${path}`, text }));

  test.each([
    [
      'two folders import one another',
      'packages/client/src',
      { 'client/src/a/x.ts': "import '../b/y.js';", 'client/src/b/z.ts': "import '../a/w.js';" },
    ],
    [
      'a subfolder imports what imports it',
      'packages/client/src/a',
      { 'client/src/a/x.ts': "import './b/y.js';", 'client/src/a/b/y.ts': "import '../x.js';" },
    ],
    [
      'three in a circle, types too',
      'packages/client/src',
      {
        'client/src/a/x.ts': "import '../b/y.js';",
        'client/src/b/y.ts': "import '../c/z.js';",
        'client/src/c/z.ts': "import type { X } from '../a/w.js';",
      },
    ],
    [
      'a folder imports the door above it',
      'packages/client/src',
      {
        'client/src/index.ts': "export * from './a/x.js';",
        'client/src/a/x.ts': "import '../index.js';",
      },
    ],
    [
      'files of src import one another',
      'packages/client/src',
      { 'client/src/x.ts': "import './y.js';", 'client/src/y.ts': "import './x.js';" },
    ],
  ])('one-way: %s', (_, at, texts) => {
    const asked = { 'client/src/a/w.ts': '', 'client/src/b/y.ts': '', ...texts };
    expect(check(sources(asked)).map(({ rule, at }) => [rule, at])).toEqual([['one-way', at]]);
  });

  test('folder-size: 23 files on one level', () => {
    const many = (count: number) =>
      sources(
        Object.fromEntries(Array.from({ length: count }, (_, i) => [`client/src/a/${i}.ts`, ''])),
      );
    expect(check(many(22))).toEqual([]);
    expect(check(many(23)).map(({ rule, at }) => [rule, at])).toEqual([
      ['folder-size', 'packages/client/src/a'],
    ]);
  });

  test('with the line of the offence', () => {
    const text = '// É\n\nexport const a = 1;\nexport const b = new Date();\n';
    expect(check([{ path: POTS, text }])[0]?.at).toBe(`${POTS}:4`);
  });
});

describe('no rule fires on', () => {
  test.each([
    [
      'a comment',
      POTS,
      '// process, Date, any, Math.random(), x! and node:fs\n/* @see ts-ignore */',
    ],
    ['a string', POTS, "const s = 'any'; const t = `Date process Math.random()`;"],
    ["an object's own name", POTS, 'const o = { process: 1 }; o.process; type T = { Date: 1 };'],
    ['a method', POTS, 'class A { fetch() {} } interface B { document(): void }'],
    ['the rest of Math', POTS, 'Math.floor(1.5);'],
    ['the one door to the host', `${ENGINE}/host.ts`, 'globalThis.crypto;'],
    ['a neighbour', POTS, "import { rakeOf } from './rake.js';"],
    ['the layer below', POTS, "import { isAmount } from '../chips.js';"],
    ['two layers below', POTS, "import { reject } from '../errors.js';"],
    ['the front door', `${ENGINE}/index.ts`, "export * from './pots/index.js';"],
    ['a subpath', 'packages/cli/src/a.ts', "import { settle } from '@sidepot/engine/pots';"],
    ['Node outside the engine', 'packages/cli/src/a.ts', "import 'node:fs'; process.exit();"],
    ['the doors on the tables', `${SERVER}/http/a.ts`, "import '../runtime/contract/types.js';"],
    ['who is who on the store', `${SERVER}/identity/a.ts`, "import '../store/index.js';"],
    ['a part on itself', `${SERVER}/store/sqlite/a.ts`, "import '../errors.js';"],
    ['its own package.json', 'packages/cli/src/a.ts', "import p from '../package.json';"],
    ['the page on the protocol', 'packages/web/src/a.tsx', "import '@sidepot/protocol';"],
    ['files of one folder that know each other', `${SERVER}/bots/x.ts`, "import './x.js';"],
    ['the command line on the server', 'packages/cli/src/a.ts', "import '@sidepot/server';"],
  ])('%s', (_, path, text) => {
    expect(check([{ path, text }])).toEqual([]);
  });
});
