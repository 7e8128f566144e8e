/**
 * npm run api: what the packages promise, one page each in docs/api, from the declarations that were
 * built. A name is public if an entry of `exports` has it; its signature is its declaration, without
 * the prose. With --release the signatures of today become those that were released
 * (docs/stability.md). The compiler is the oldest that we support: it still has an API to ask.
 */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from '../packages/protocol/node_modules/typescript/lib/typescript.js';
import { ROOT } from './root.mjs';

export const PACKAGES = ['engine', 'protocol', 'client', 'server'];
export const FOLDER = 'docs/api';
const RELEASED = `${FOLDER}/released.json`;

/** Declarations are read, not judged: no library is needed for that, and none is loaded. */
const OPTIONS = {
  ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext, types: [], noLib: true },
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

/** Finds our own packages, and of those that they use none. */
function hostOf() {
  const host = ts.createCompilerHost(OPTIONS);
  host.resolveModuleNameLiterals = (literals, from, _, options) =>
    literals.map(({ text }) =>
      /^(?:\.|@sidepot\/)/.test(text)
        ? ts.resolveModuleName(
            text,
            from,
            options,
            host,
            undefined,
            undefined,
            ts.ModuleKind.ESNext,
          )
        : { resolvedModule: undefined },
    );
  return host;
}

/** Every entry of every package: `{ name, entries: [{ name, exports: Map(name → signature) }] }`. */
export function readApi(root = ROOT) {
  const listed = PACKAGES.map((folder) => {
    const home = join(root, 'packages', folder);
    const { name, exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    const entries = Object.entries(exports)
      .filter(([, to]) => typeof to === 'object')
      .map(([path, { types }]) => ({ name: join(name, path), file: join(home, types) }));
    return { name, folder, entries };
  });
  const files = listed.flatMap(({ entries }) => entries.map(({ file }) => file));
  const program = ts.createProgram(files, OPTIONS, hostOf());
  const checker = program.getTypeChecker();
  return listed.map(({ name, folder, entries }) => ({
    name,
    folder,
    entries: entries.map((entry) => ({
      name: entry.name,
      exports: exportsOf(program.getSourceFile(entry.file), entry.name, checker),
    })),
  }));
}

function exportsOf(source, entry, checker) {
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${entry} is not built`);
  const found = checker.getExportsOfModule(module).map((one) => {
    const symbol = one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one;
    return [one.name, signatureOf(symbol, one.name)];
  });
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const printer = ts.createPrinter({ removeComments: true });

/** The declarations, under the name that is exported. */
function signatureOf(symbol, name) {
  const texts = (symbol.declarations ?? []).map((declaration) => {
    const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    const text = printer.printNode(ts.EmitHint.Unspecified, node, declaration.getSourceFile());
    return text.replace(/^export /, '').replace(/^declare /, '');
  });
  if (texts.length === 0) throw new Error(`${name} has no declaration`);
  const own = symbol.name;
  return texts
    .map((text) => (own === name ? text : text.replace(new RegExp(`\\b${own}\\b`), name)))
    .join('\n');
}

/** One page; a name that the root has too, with the same signature, is only named again. */
export function reportOf({ name, entries }) {
  const root = entries.find((entry) => entry.name === name)?.exports ?? new Map();
  const parts = entries.map((entry) => {
    const isRoot = entry.name === name;
    const all = [...entry.exports];
    const own = isRoot ? all : all.filter(([key, text]) => root.get(key) !== text);
    const shared = isRoot ? [] : all.filter(([key, text]) => root.get(key) === text);
    const lines = [`## ${entry.name}`, ''];
    if (shared.length > 0) {
      lines.push(`As in the root: ${shared.map(([key]) => `\`${key}\``).join(', ')}.`, '');
    }
    if (own.length > 0) lines.push('```ts', own.map(([, text]) => text).join('\n\n'), '```', '');
    return lines.join('\n');
  });
  return `# ${name}: what is public

Made by \`npm run api\` from what is built; not written by hand. What a change of it means: [stability](../stability.md).

${parts.join('\n')}`;
}

/** `{ entry: { name: mark } }`: enough to see that a signature is another one. */
export const marksOf = (api) =>
  Object.fromEntries(
    api
      .flatMap(({ entries }) => entries)
      .map(({ name, exports }) => [
        name,
        Object.fromEntries([...exports].map(([key, text]) => [key, markOf(text)])),
      ]),
  );

const markOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 10);

export const readReleased = (root = ROOT) => JSON.parse(readFileSync(join(root, RELEASED), 'utf8'));

/**
 * What differs: `[{ entry, name, change }]`. One more door to what another entry of the package has
 * already is no change of a signature.
 */
export function changesBetween(released, current) {
  const entries = new Set([...Object.keys(released), ...Object.keys(current)]);
  const packageOf = (entry) => /^(?:@[^/]+\/)?[^/]+/.exec(entry)?.[0];
  const isKnown = (entry, name, mark) =>
    Object.entries(released).some(
      ([other, marks]) => packageOf(other) === packageOf(entry) && marks[name] === mark,
    );
  return [...entries].flatMap((entry) => {
    const [before = {}, after = {}] = [released[entry], current[entry]];
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    return names.flatMap((name) => {
      const has = (marks) => Object.hasOwn(marks, name);
      if (has(after) && isKnown(entry, name, after[name])) return [];
      const change = !has(before) ? 'added' : has(after) ? 'changed' : 'removed';
      return [{ entry, name, change }];
    });
  });
}

/**
 * Changes that the unreleased part of a changelog does not name, between backticks. Lines that were
 * there when the marks were taken are `seen`, and of something else.
 */
export function unnamedIn(changelog, changes, seen = []) {
  const lines = unreleasedLines(changelog).filter((line) => !seen.includes(markOf(line)));
  const code = [...lines.join('\n').matchAll(/`([^`\n]+)`/g)].map(([, text]) => text).join('\n');
  const words = new Set(code.match(/[\w$]+/g) ?? []);
  return changes.filter(({ name }) => !words.has(name));
}

/** Marks of the lines that are not released yet. */
export const seenIn = (changelog) => unreleasedLines(changelog).map(markOf);

const unreleasedLines = (changelog) =>
  (/^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(changelog)?.[1] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('- '));

function write() {
  const api = readApi();
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  for (const one of api) {
    writeFileSync(join(ROOT, FOLDER, `${one.folder}.api.md`), reportOf(one));
    const names = one.entries.map(({ exports }) => exports.size);
    console.log(`${FOLDER}/${one.folder}.api.md: ${names.join(' + ')} names`);
  }
  if (!process.argv.includes('--release')) return;
  const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/engine/package.json'), 'utf8'));
  const seen = seenIn(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'));
  const released = { version, seen, entries: marksOf(api) };
  writeFileSync(join(ROOT, RELEASED), `${JSON.stringify(released, null, 2)}\n`);
  console.log(`${RELEASED}: ${version}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) write();
