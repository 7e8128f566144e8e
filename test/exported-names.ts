/**
 * Names that more than one file exports: the same thing made twice, or two things under one name.
 * What a file only passes on is not its own, so a re-export is no second one.
 */

import { type Parsed, parse } from './architecture-ast.js';

export interface NameHomes {
  readonly name: string;
  readonly files: readonly string[];
}

/** Sorted by name. */
export function namesDefinedTwice(
  files: readonly { readonly path: string; readonly text: string }[],
): NameHomes[] {
  const homes = new Map<string, string[]>();
  for (const { path, text } of files) {
    for (const name of exportedNames(parse(path, text))) {
      homes.set(name, [...(homes.get(name) ?? []), path]);
    }
  }
  return [...homes]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => ({ name, files: paths.sort() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

type Node = Parsed['visits'][number]['node'];

/** Functions, constants, classes, types and interfaces that the file defines itself. */
export function exportedNames({ visits }: Parsed): Set<string> {
  const imported = new Set(
    visits.filter(({ key, parent }) => key === 'local' && isImport(parent)).map(nameOfVisit),
  );
  const names = new Set<string>();
  for (const { node, parent, key } of visits) {
    if (parent.type !== 'ExportNamedDeclaration' || parent['source'] !== null) continue;
    if (key === 'declaration') for (const name of declared(node)) names.add(name);
    if (key !== 'specifiers') continue;
    const local = nameOf(node['local'] as Node);
    if (!imported.has(local)) names.add(nameOf(node['exported'] as Node));
  }
  return names;
}

const isImport = ({ type }: Node): boolean => /^Import(?:Default|Namespace)?Specifier$/.test(type);

const nameOfVisit = ({ node }: { readonly node: Node }): string => nameOf(node);

const nameOf = (node: Node): string => String(node['name'] ?? node['value']);

function declared(node: Node): string[] {
  if (node.type === 'VariableDeclaration') {
    const declarations = node['declarations'] as readonly Node[];
    return declarations.map(({ id }) => id as Node).map(nameOf);
  }
  return [nameOf(node['id'] as Node)];
}
