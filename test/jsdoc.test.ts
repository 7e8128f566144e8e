/**
 * What an editor shows of the built packages: every type can be imported, every export is explained,
 * every function by an example that runs.
 */

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  hasUnchecked,
  hiddenTypes,
  instrumented,
  type Library,
  readLibraries,
  returnsResult,
  saidOf,
  throwsErrors,
} from './declarations.js';
import { cacheFolder, node, ROOT, tsc } from './helpers.js';
import { LATER } from './jsdoc-later.js';
import { LIBRARIES } from './workspaces.js';

const ALL = readLibraries(LIBRARIES);
/** A program embeds the server by its README; what it exports is for tests and for `sidepot`. */
const libraries = ALL.filter(({ name }) => name !== '@sidepot/server');

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
  expect(missing.filter((line) => !LATER.has(line))).toEqual([]);
});

interface Example {
  readonly name: string;
  readonly code: string;
}

const EXAMPLES: readonly Example[] = libraries.flatMap((library) =>
  library.exports.flatMap((one) =>
    saidOf(one, library)
      .tags.filter(({ name }) => name === 'example')
      .map(({ text }, i) => ({
        name: `${library.name.split('/')[1]}-${one.name}${i > 0 ? i : ''}`,
        code: /```ts\n([\s\S]*?)```/.exec(text)?.[1] ?? text,
      })),
  ),
);

/** Compares as a reader would: the value as Node prints it, or as it is written in code. */
const RUNNER = `
import { isDeepStrictEqual, inspect } from 'node:util';
const wrong = [];
let name = '';
const flat = (text) => text.replace(/\\s+/g, ' ');
const same = (value, text) => {
  const shown = flat(inspect(value, { depth: 9, breakLength: Infinity, maxArrayLength: 99 }));
  if (shown === flat(text) || String(value) === text || JSON.stringify(value) === text) return true;
  if (text.includes('…')) {
    const parts = text.split('…').map((part) => flat(part).trim());
    let at = 0;
    return [shown, String(value)].some((all) => {
      at = 0;
      return parts.every((part) => (at = all.indexOf(part, at)) >= 0 && ((at += part.length), true));
    });
  }
  try {
    return isDeepStrictEqual(value, new Function(\`return (\${text});\`)());
  } catch {
    return false;
  }
};
globalThis.check = (value, text) => {
  if (!same(value, text)) wrong.push(\`\${name}: \${inspect(value, { depth: 9 })} is not \${text}\`);
};
for (name of NAMES) {
  try {
    await import(\`./\${name}.mjs\`);
  } catch (error) {
    wrong.push(\`\${name}: \${error?.stack ?? error}\`);
  }
}
process.stdout.write(JSON.stringify(wrong));
`;

test('every example compiles, runs and gives what it says', async () => {
  expect(EXAMPLES.length).toBeGreaterThan(3);
  const folder = cacheFolder();
  for (const { name, code } of EXAMPLES) {
    writeFileSync(join(folder, `${name}.ts`), code);
    writeFileSync(join(folder, `${name}.mjs`), instrumented(code));
  }
  const names = EXAMPLES.map(({ name }) => name);
  writeFileSync(join(folder, 'run.mjs'), RUNNER.replace('NAMES', JSON.stringify(names)));
  // What an example logs would stand between the answers.
  const silent = 'data:text/javascript,console.log=()=>{}';
  expect(JSON.parse(await node(['--import', silent, 'run.mjs'], folder))).toEqual([]);

  const compilerOptions = {
    ...{ module: 'nodenext', target: 'es2022', lib: ['es2023', 'dom'], types: [], noEmit: true },
    ...{ moduleDetection: 'force', strict: true, skipLibCheck: true },
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*.ts'] }),
  );
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  await tsc(['-p', folder], folder);
});

test('every → of an example stands behind a statement, where it is compared', () => {
  expect(EXAMPLES.filter(({ code }) => hasUnchecked(code)).map(({ name }) => name)).toEqual([]);
});
