/** What a file imports, names and comments, read from its syntax tree: strings never trigger. */

import { type ParseResult, parseSync } from 'rolldown/utils';

export interface Import {
  readonly from: string;
  readonly start: number;
}

export interface Finding {
  readonly rule: string;
  readonly message: string;
  readonly start: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

interface Visit {
  readonly node: Node;
  readonly parent: Node;
  /** Under which key of the parent the node hangs. */
  readonly key: string;
}

export interface Parsed {
  readonly visits: readonly Visit[];
  readonly comments: ParseResult['comments'];
}

/** Names that need a host, a clock or a die: banned even as local names, which would only confuse. */
const HOST_NAMES = new Set([
  ...['process', 'Buffer', 'NodeJS', 'require', '__dirname', '__filename', 'setImmediate'],
  ...['window', 'document', 'navigator', 'localStorage', 'XMLHttpRequest', 'WebSocket', 'fetch'],
  ...['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'queueMicrotask'],
  ...['globalThis', 'console', 'crypto', 'performance', 'structuredClone', 'URL', 'Worker'],
  ...['TextEncoder', 'TextDecoder', 'AbortController', 'AbortSignal', 'EventTarget'],
]);

export function parse(path: string, text: string): Parsed {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map((e) => e.message).join('; ')}`);
  const visits: Visit[] = [];
  walk(program as unknown as Node, visits);
  return { visits, comments };
}

function walk(parent: Node, visits: Visit[]): void {
  for (const [key, value] of Object.entries(parent)) {
    for (const node of Array.isArray(value) ? value : [value]) {
      if (!isNode(node)) continue;
      visits.push({ node, parent, key });
      walk(node, visits);
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** import, export from, import(), import type, import('x').T and import x = require(). */
export function importsOf({ visits }: Parsed): Import[] {
  return visits.flatMap(({ node, parent, key }) => {
    const isSource =
      key === 'source' || (parent.type === 'TSExternalModuleReference' && key === 'expression');
    if (!isSource) return [];
    return [{ from: textOf(node) ?? '(computed)', start: node.start }];
  });
}

function textOf(node: Node): string | undefined {
  if (typeof node['value'] === 'string') return node['value'];
  const quasis = node['quasis'];
  if (!Array.isArray(quasis) || quasis.length !== 1) return undefined;
  return quasis[0].value.cooked;
}

/** For every package: no `any`, no `!`, no comment that silences the compiler. */
export function forbiddenSyntax({ visits, comments }: Parsed): Finding[] {
  const findings: Finding[] = [];
  for (const { node } of visits) {
    const { type, start } = node;
    if (type === 'TSAnyKeyword') findings.push({ rule: 'no-any', message: 'any', start });
    if (type === 'TSNonNullExpression' || node['definite'] === true) {
      findings.push({ rule: 'no-non-null', message: 'an unchecked !', start });
    }
  }
  for (const { value, start } of comments) {
    if (/^[\s*/]*@ts-(?:ignore|nocheck|expect-error)\b/.test(value)) {
      findings.push({ rule: 'no-ts-ignore', message: value.trim(), start });
    }
  }
  return findings;
}

/** For the engine: no host, no clock, no randomness of its own. */
export function impurities({ visits, comments }: Parsed): Finding[] {
  const findings: Finding[] = [];
  for (const visit of visits) {
    const { start, type } = visit.node;
    if (type === 'MetaProperty' && (visit.node['meta'] as Node)['name'] === 'import') {
      findings.push({ rule: 'engine-host', message: 'import.meta', start });
    }
    const name = type === 'Identifier' ? String(visit.node['name']) : '';
    if (name === '' || isLabel(visit)) continue;
    if (HOST_NAMES.has(name)) findings.push({ rule: 'engine-host', message: name, start });
    if (name === 'Date') findings.push({ rule: 'engine-clock', message: name, start });
    if (name === 'Math' && !isPlainMath(visit)) {
      findings.push({ rule: 'engine-random', message: 'Math.random, or Math by detour', start });
    }
  }
  for (const { value, start } of comments) {
    if (/^\/\s*<reference\s/.test(value)) {
      findings.push({ rule: 'engine-host', message: value.trim(), start });
    }
  }
  return findings;
}

/** A name after a dot or before a colon belongs to its object, not to the host. */
const isLabel = ({ key, parent }: Visit): boolean =>
  ((key === 'property' || key === 'key' || key === 'id') && parent['computed'] === false) ||
  (parent.type === 'TSQualifiedName' && key === 'right');

/** `Math.floor` and the like: by name, so that `random` cannot come in through the side door. */
const isPlainMath = ({ parent, key }: Visit): boolean =>
  parent.type === 'MemberExpression' &&
  key === 'object' &&
  parent['computed'] === false &&
  (parent['property'] as Node)['name'] !== 'random';
