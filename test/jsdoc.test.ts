/**
 * What an editor shows of the built packages: every type can be imported, every export is explained,
 * every function by an example that runs.
 */

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  hiddenTypes,
  type Library,
  readLibraries,
  returnsResult,
  saidOf,
  throwsErrors,
} from './declarations.js';
import { checkedExample } from './example-checks.js';
import { cacheFolder, node, ROOT, tsc } from './helpers.js';
import { LIBRARIES } from './workspaces.js';

/** The documents' door of the engine: the types that it does not hand on are in the root. */
const DOCUMENTS = LIBRARIES.filter(({ name }) => name === '@sidepot/engine').map((engine) => ({
  ...engine,
  ...{ name: '@sidepot/engine-documents', types: './dist/pot-calculator/index.d.ts' },
}));
/** The statistics: a room beside the root. */
const STATISTICS = LIBRARIES.filter(({ name }) => name === '@sidepot/engine').map((engine) => ({
  ...engine,
  ...{ name: '@sidepot/engine-statistics', types: './dist/stats/index.d.ts' },
}));
/** The doors of the server beside its root. */
const SERVER_DOORS = LIBRARIES.filter(({ name }) => name === '@sidepot/server').flatMap((server) =>
  ['admin', 'store'].map((door) => ({
    ...server,
    ...{ name: `@sidepot/server-${door}`, types: `./dist/${door}/index.d.ts` },
  })),
);
const READ = readLibraries([...LIBRARIES, ...DOCUMENTS, ...STATISTICS, ...SERVER_DOORS]);
const ALL = READ.slice(0, LIBRARIES.length);
const isServer = ({ name }: Library): boolean => name.startsWith('@sidepot/server');
/** A program embeds the server by its README; most of its types are for `sidepot`, and say little. */
const libraries = READ.filter((library) => !isServer(library));
const server = READ.filter(isServer);

const MAX_FILE_BYTES = 32 * 1024;

test.each(ALL)('$name: every type that a signature names can be imported', (library) => {
  expect(library.exports.length).toBeGreaterThan(5);
  expect(hiddenTypes(library)).toEqual([]);
});

test.each(LIBRARIES)('$name: no declaration repeats what others hold', ({ folder }) => {
  const dist = join(ROOT, folder, 'dist');
  const heavy = readdirSync(dist, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.d.ts'))
    .filter((file) => statSync(join(dist, file)).size > MAX_FILE_BYTES);
  expect(heavy).toEqual([]);
});

test('the README lists the functions that return a Result', () => {
  const readme = readFileSync(join(ROOT, 'packages/engine/README.md'), 'utf8');
  const listed = /`\{ ok: false, error \}`: (.*?)\. /.exec(readme)?.[1] ?? '';
  const engine = ALL.find(({ name }) => name === '@sidepot/engine');
  const returning = engine?.exports.filter((one) => returnsResult(one, engine)) ?? [];
  const names = returning.map(({ name }) => name).sort();
  expect([...listed.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual(names);
});

function lacking(library: Library): string[] {
  return library.exports.flatMap((one) => {
    const { text, tags } = saidOf(one, library);
    const has = (tag: string): boolean => tags.some(({ name }) => name === tag);
    const name = `${library.name} ${one.name}`;
    if (text.trim() === '') return [`${name}: no comment`];
    if (one.kind !== 'function') return [];
    return [
      ...(has('example') ? [] : [`${name}: no @example`]),
      ...(throwsErrors(one) && !has('throws') ? [`${name}: no @throws`] : []),
    ];
  });
}

test('every export has a comment, every function an example and what it throws', () => {
  const missing = libraries.flatMap(lacking);
  expect(missing).toEqual([]);
});

test('every function of the server has an example', () => {
  const isExample = (problem: string): boolean => problem.endsWith('no @example');
  expect(server.flatMap(lacking).filter(isExample)).toEqual([]);
});

interface Example {
  readonly name: string;
  readonly library: string;
  readonly code: string;
}

const examplesOf = (library: Library): readonly Example[] =>
  library.exports.flatMap((one) =>
    saidOf(one, library)
      .tags.filter(({ name }) => name === 'example')
      .map(({ text }, i) => ({
        name: `${library.name.split('/')[1]}-${one.name}${i > 0 ? i : ''}`,
        library: library.name,
        code: /```ts\n([\s\S]*?)```/.exec(text)?.[1] ?? text,
      })),
  );

const EXAMPLES = libraries.flatMap(examplesOf);
const SERVER_EXAMPLES = server.flatMap(examplesOf);

/** Asks a server, which no example has: those of the client only compile (its own test). */
const ASKS = /\bawait\b|\bconnectTable\(|\bWebSocket\b/;
const RUNNABLE = [
  ...EXAMPLES.filter(({ library, code }) => library !== '@sidepot/client' || !ASKS.test(code)),
  // The others of the server open a store or a port.
  ...SERVER_EXAMPLES.filter(({ code }) => code.includes('// →')),
].map(({ name, code }) => ({ name, ...checkedExample(code) }));

/** Examples that are wrong, and what is said of them: the run below would notice. */
const WRONG: readonly (readonly [code: string, problem: string])[] = [
  ['1 + 1; // → 3', '2 is not 3'],
  ['const two = 1 + 1; // → 3', '2 is not 3'],
  ['if (true) 1 + 1; // → 3', '2 is not 3'],
  ['if (false) 1 + 1; // → 2', '2 was never reached'],
  ['if (true) {\n  console.log(1, 2); // → 1 3\n}', '1 2 is not 1 3'],
  ['for (const n of [1, 2]) console.log(n, n);\n// → 1 1\n// → 2 3', '1 1\n2 2 is not 1 1 2 3'],
  ['if (false) console.log(1); // → 1', 'nothing is not 1'],
  ['if (false) {\n  console.log(1); // → 1\n}', '1 was never reached'],
  ["'abcd'; // → 'ab…e'", "'abcd' is not 'ab…e'"],
];

test('every example runs and gives what it says', async () => {
  expect(RUNNABLE.length).toBeGreaterThan(70);
  const folder = cacheFolder();
  const wrong = WRONG.map(([code], i) => ({ name: `wrong-${i}`, ...checkedExample(code) }));
  const list = [...RUNNABLE, ...wrong];
  for (const { name, js } of list) writeFileSync(join(folder, `${name}.mjs`), js);
  writeFileSync(
    join(folder, 'examples.json'),
    JSON.stringify(list.map(({ name, texts }) => ({ name, texts }))),
  );
  const found = JSON.parse(await node([join(ROOT, 'test/run-examples.mjs')], folder));
  expect(found).toEqual(WRONG.map(([, problem], i) => `wrong-${i}: ${problem}`));
});

test('every → of an example stands behind a statement, where it is compared', () => {
  const { unchecked } = checkedExample('// → 1\nimport "x"; // → 1\n\n1; // → 1');
  expect(unchecked).toEqual(['// → 1']);
  expect(RUNNABLE.flatMap((one) => one.unchecked)).toEqual([]);
});

test.each([
  // Those of the client need Node, too: its own test compiles them.
  ['', [], EXAMPLES.filter(({ library }) => library !== '@sidepot/client')],
  [' of the server', ['node'], SERVER_EXAMPLES],
] as const)('every example%s compiles', async (_, types, files) => {
  const folder = cacheFolder();
  for (const { name, code } of files) writeFileSync(join(folder, `${name}.ts`), code);
  const compilerOptions = {
    ...{ module: 'nodenext', target: 'es2022', lib: ['es2023', 'dom'], types, noEmit: true },
    ...{ moduleDetection: 'force', strict: true, skipLibCheck: true },
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*.ts'] }),
  );
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  await tsc(['-p', folder], folder);
});
