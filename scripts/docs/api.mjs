/**
 * The public names of the built packages as a reader's pages need them: what each is called, where it
 * is imported from, its declaration as TypeScript wrote it, and what its comment says. Read from the
 * types that users get, by the oldest compiler that we support: the newest has no API to ask.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import ts from '../../packages/protocol/node_modules/typescript/lib/typescript.js';

const OPTIONS = {
  ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext, types: [], strict: true },
  ...{ moduleResolution: ts.ModuleResolutionKind.NodeNext, lib: ['lib.es2022.d.ts'] },
};

/**
 * All entries of all libraries: `@sidepot/engine`, `@sidepot/engine/pots` … with their names. Each
 * name has one home, the narrowest entry that exports it.
 */
export function readApi(root) {
  const entries = entriesOf(root);
  const program = ts.createProgram(
    entries.map(({ types }) => join(root, types)),
    OPTIONS,
  );
  const checker = program.getTypeChecker();
  const found = entries.map((entry) => {
    const source = program.getSourceFile(join(root, entry.types));
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${entry.specifier} is not built`);
    const names = checker
      .getExportsOfModule(module)
      .map((symbol) => ({ name: symbol.name, symbol: resolved(symbol, checker) }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
    return { ...entry, names, about: aboutOf(source) };
  });
  const homes = new Map();
  for (const entry of [...found].sort((a, b) => Number(a.isRoot) - Number(b.isRoot))) {
    for (const { name, symbol } of entry.names) {
      if (!homes.has(symbol)) homes.set(symbol, { specifier: entry.specifier, name });
    }
  }
  return found.map(({ names, ...entry }) => ({
    ...entry,
    names: names.map(({ name, symbol }) => ({
      name,
      home: homes.get(symbol),
      kind: kindOf(symbol, checker),
      ...commentOf(symbol, checker),
      declarations: declarationsOf(name, symbol, { checker, homes }),
      source: sourceOf(root, symbol),
    })),
  }));
}

/** Entries that only our own page and command line take; they promise nothing. */
const OURS = new Set(['@sidepot/i18n/page', '@sidepot/i18n/cli']);

/** From the `exports` of each package, in their order: a new entry is documented like the others. */
function entriesOf(root) {
  const read = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return read('.').workspaces.flatMap((folder) => {
    const { name, exports = {}, description } = read(folder);
    return Object.entries(exports)
      .filter(([, target]) => target?.types !== undefined)
      .filter(([path]) => !OURS.has(posix.join(name, path)))
      .map(([path, { types }]) => ({
        ...{ package: name, folder, description, isRoot: path === '.' },
        specifier: posix.join(name, path),
        types: posix.join(folder, types),
      }));
  });
}

const resolved = (symbol, checker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

function kindOf(symbol, checker) {
  if (symbol.flags & ts.SymbolFlags.Class) return 'class';
  if (!(symbol.flags & ts.SymbolFlags.Value)) return 'type';
  const type = checker.getTypeOfSymbol(symbol);
  return type.getCallSignatures().length > 0 ? 'function' : 'constant';
}

/** The comment at the top of the entry's file. */
function aboutOf(source) {
  const [, text = ''] = /^\s*\/\*\*([\s\S]*?)\*\//.exec(source.text) ?? [];
  return text.replace(/^\s*\* ?/gm, '').trim();
}

function commentOf(symbol, checker) {
  const tags = symbol.getJsDocTags(checker).map(({ name, text }) => ({
    name,
    text: ts.displayPartsToString(text).trim(),
  }));
  return {
    text: ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim(),
    examples: tags
      .filter(({ name }) => name === 'example')
      .map(({ text }) => /```ts\n([\s\S]*?)```/.exec(text)?.[1] ?? text),
    tags: tags.filter(({ name }) => name !== 'example'),
  };
}

/**
 * The text of each declaration, with the homes of the names in it by their place. A constant that is
 * a function is written as the function it is.
 */
function declarationsOf(name, symbol, context) {
  return (symbol.declarations ?? []).map((node) => {
    const pieces = piecesOf(name, node);
    let text = '';
    const links = new Map();
    for (const piece of pieces) {
      if (typeof piece === 'string') {
        text += piece;
        continue;
      }
      const start = piece.getStart();
      for (const [at, home] of homesIn(piece, symbol, context)) {
        links.set(text.length + at - start, home);
      }
      text += piece.getText();
    }
    return { text, links };
  });
}

function piecesOf(name, node) {
  if (ts.isVariableDeclaration(node)) {
    const { type } = node;
    if (type === undefined) return [`const ${name}`];
    if (!ts.isFunctionTypeNode(type)) return [`const ${name}: `, type];
    return [`function ${name}`, ...signaturePieces(type)];
  }
  if (ts.isFunctionDeclaration(node)) return [`function ${name}`, ...signaturePieces(node)];
  const generics = listPieces('<', node.typeParameters, '>');
  if (ts.isTypeAliasDeclaration(node)) return ['type ', name, ...generics, ' = ', node.type];
  if (!ts.isInterfaceDeclaration(node) && !ts.isClassDeclaration(node)) return [node];
  const keyword = ts.isInterfaceDeclaration(node) ? 'interface ' : 'class ';
  const heritage = (node.heritageClauses ?? []).flatMap((clause) => [' ', clause]);
  const members = node.members
    .filter((member) => member.name === undefined || !ts.isPrivateIdentifier(member.name))
    .flatMap((member) => [...commentPieces(member), '    ', member, '\n']);
  return [
    keyword,
    name,
    ...generics,
    ...heritage,
    members.length > 0 ? ' {\n' : ' {',
    ...members,
    '}',
  ];
}

/** What is said above a member. */
function commentPieces(member) {
  const [comment] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
  return comment === undefined ? [] : ['    ', comment.getText(), '\n'];
}

function signaturePieces({ typeParameters, parameters, type }) {
  return [
    ...listPieces('<', typeParameters, '>'),
    '(',
    ...commaPieces(parameters),
    ')',
    ...(type === undefined ? [] : [': ', type]),
  ];
}

const listPieces = (open, nodes, close) =>
  nodes === undefined || nodes.length === 0 ? [] : [open, ...commaPieces(nodes), close];

const commaPieces = (nodes) => nodes.flatMap((node, i) => (i === 0 ? [node] : [', ', node]));

/** [place in the file, home] of every name in it that can be imported, but for its own. */
function homesIn(node, own, { checker, homes }) {
  const found = [];
  const visit = (part) => {
    if (ts.isIdentifier(part)) {
      const symbol = checker.getSymbolAtLocation(part);
      const meant = symbol && resolved(symbol, checker);
      const home = meant && meant !== own ? homes.get(meant) : undefined;
      if (home !== undefined) found.push([part.getStart(), home]);
    }
    ts.forEachChild(part, visit);
  };
  visit(node);
  return found;
}

/** File and line of what we wrote. */
function sourceOf(root, symbol) {
  const declared = symbol.declarations?.[0]?.getSourceFile().fileName;
  if (declared === undefined) return undefined;
  const file = declared.replace('/dist/', '/src/').replace(/\.d\.ts$/, '');
  const path = [`${file}.ts`, `${file}.tsx`].find(existsSync);
  if (path === undefined) return undefined;
  const lines = readFileSync(path, 'utf8').split('\n');
  const pattern = new RegExp(
    `^(?:export )?(?:async )?(?:abstract )?(?:const|function|class|interface|type) ${symbol.name}\\b`,
  );
  const line = lines.findIndex((text) => pattern.test(text)) + 1;
  return { path: relative(root, path).replaceAll('\\', '/'), line };
}
