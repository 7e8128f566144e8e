/**
 * The built packages as TypeScript sees them: what each exports, what is said about it, and which
 * types its signatures name. The compiler is the oldest that we support: it still has an API to ask.
 */

import { join } from 'node:path';
import ts from '../packages/protocol/node_modules/typescript/lib/typescript.js';
import { ROOT } from './helpers.js';
import type { Workspace } from './workspaces.js';

export interface Export {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'constant' | 'type';
  readonly symbol: ts.Symbol;
}

export interface Library {
  readonly name: string;
  readonly checker: ts.TypeChecker;
  readonly exports: readonly Export[];
}

const OPTIONS: ts.CompilerOptions = {
  ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext, types: [], strict: true },
  ...{ moduleResolution: ts.ModuleResolutionKind.NodeNext, lib: ['lib.es2022.d.ts'] },
};

export function readLibraries(workspaces: readonly Workspace[]): Library[] {
  const entries = workspaces.map(({ folder, types = '' }) => join(ROOT, folder, types));
  const program = ts.createProgram(entries, OPTIONS);
  const checker = program.getTypeChecker();
  return workspaces.map(({ name }, i) => {
    const source = program.getSourceFile(entries[i] ?? '');
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${name} is not built`);
    const exports = checker.getExportsOfModule(module).map((found) => {
      const symbol = resolved(found, checker);
      return { name: found.name, kind: kindOf(symbol, checker), symbol };
    });
    return { name, checker, exports };
  });
}

const resolved = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

function kindOf(symbol: ts.Symbol, checker: ts.TypeChecker): Export['kind'] {
  if (symbol.flags & ts.SymbolFlags.Class) return 'class';
  if (!(symbol.flags & ts.SymbolFlags.Value)) return 'type';
  const type = checker.getTypeOfSymbol(symbol);
  return type.getCallSignatures().length > 0 ? 'function' : 'constant';
}

/** "settle → Chips": types of the package's own that a signature names and nobody can import. */
export function hiddenTypes({ checker, exports, name }: Library): string[] {
  const known = new Set(exports.map(({ symbol }) => symbol));
  const hidden = new Map<ts.Symbol, string>();
  const visit = (node: ts.Node, from: string): void => {
    for (const id of namesOf(node)) {
      const found = checker.getSymbolAtLocation(id);
      const symbol = found && resolved(found, checker);
      if (symbol === undefined || known.has(symbol) || hidden.has(symbol)) continue;
      const own = (symbol.declarations ?? []).filter((one) => isOwn(one, name));
      if (own.length === 0) continue;
      hidden.set(symbol, `${from} → ${symbol.name}`);
    }
    ts.forEachChild(node, (child) => visit(child, from));
  };
  for (const { name: from, symbol } of exports) {
    for (const declaration of symbol.declarations ?? []) visit(declaration, from);
  }
  return [...hidden.values()];
}

/** The name that a type is told by. */
function namesOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isTypeReferenceNode(node)) return [node.typeName];
  if (ts.isExpressionWithTypeArguments(node)) return [node.expression];
  if (ts.isImportTypeNode(node) && node.qualifier) return [node.qualifier];
  return [];
}

/** Declared at the top of a file of the package: parameters of types are nobody's to import. */
function isOwn(declaration: ts.Declaration, name: string): boolean {
  const folder = name.replace('@sidepot/', 'packages/');
  const file = declaration.getSourceFile().fileName;
  return file.includes(`${folder}/dist/`) && !ts.isTypeParameterDeclaration(declaration);
}

/** What hovering over an export shows. */
export interface Said {
  readonly text: string;
  readonly tags: readonly { readonly name: string; readonly text: string }[];
}

export function saidOf({ symbol }: Export, { checker }: Library): Said {
  return {
    text: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    tags: symbol
      .getJsDocTags(checker)
      .map(({ name, text }) => ({ name, text: ts.displayPartsToString(text) })),
  };
}

/** `Result`, or a promise of it. */
export function returnsResult({ symbol }: Export, { checker }: Library): boolean {
  const type = checker.getTypeOfSymbol(symbol);
  return type.getCallSignatures().some((signature) => {
    const returned = signature.getReturnType();
    const [inner] =
      returned.symbol?.name === 'Promise'
        ? (returned.aliasTypeArguments ?? checker.getTypeArguments(returned as ts.TypeReference))
        : [];
    return (inner ?? returned).aliasSymbol?.name === 'Result';
  });
}

/** Does the body of the function throw, or hand on to one of the checks that do? */
export function throwsErrors({ symbol, name }: Export): boolean {
  const declared = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const file = declared.replace('/dist/', '/src/').replace(/\.d\.ts$/, '.ts');
  return statementsOf(file).some(
    (statement) => declares(statement, symbol.name, name) && THROWS.test(statement.getText()),
  );
}

const read = new Map<string, readonly ts.Statement[]>();

/** None if there is no such file. */
function statementsOf(file: string): readonly ts.Statement[] {
  const known = read.get(file);
  if (known !== undefined) return known;
  const source = ts.sys.readFile(file) ?? '';
  const { statements } = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
  read.set(file, statements);
  return statements;
}

const THROWS = /\bthrow new PokerError\b|\bthrowIf\(|\bthrowing\(/;

function declares(statement: ts.Statement, ...names: readonly string[]): boolean {
  if (ts.isFunctionDeclaration(statement)) return names.includes(statement.name?.text ?? '');
  return (
    ts.isVariableStatement(statement) &&
    statement.declarationList.declarations.some(({ name }) => names.includes(name.getText()))
  );
}
