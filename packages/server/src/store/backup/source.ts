/** A database as a backup reads it: every table as it is at one moment, page by page. */

import { StoreError } from '../contract/errors.js';
import type { BackupRow, Head, Value } from './format.js';

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of the primary key, in its order. */
  readonly key: readonly string[];
  /** Tables that it refers to. */
  readonly parents: readonly string[];
}

export interface BackupSource {
  readonly kind: Head['from'];
  schema(): Promise<number>;
  shapes(): Promise<readonly TableShape[]>;
  /** Rows of a page, by `pageSql`. */
  page(sql: string, values: readonly Value[]): Promise<readonly BackupRow[]>;
  close(): Promise<void>;
}

/** Which schema there is and which migration it was: not data. */
export const VERSION_TABLE = 'schema_version';

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const list = (names: readonly string[]): string => names.map(quoted).join(', ');

/** The rows after one with this key, or the first ones. `mark(n)`: the n-th value of the statement. */
export function pageSql(
  { name, columns, key }: TableShape,
  isFirst: boolean,
  limit: number,
  mark: (n: number) => string,
): string {
  const after = isFirst
    ? ''
    : `WHERE (${list(key)}) > (${key.map((_, i) => mark(i + 1)).join(', ')})`;
  return `SELECT ${list(columns)} FROM ${quoted(name)} ${after} ORDER BY ${list(key)} LIMIT ${limit}`;
}

/** Those that others refer to come first. */
export function inOrder(shapes: readonly TableShape[]): readonly TableShape[] {
  const ordered: TableShape[] = [];
  const names = new Set<string>();
  while (ordered.length < shapes.length) {
    const next = shapes.filter(
      ({ name, parents }) =>
        !names.has(name) && parents.every((parent) => names.has(parent) || parent === name),
    );
    if (next.length === 0) throw new StoreError('STORE_FAILED', 'tables refer to one another');
    for (const shape of next) names.add(shape.name);
    ordered.push(...next);
  }
  return ordered;
}

export function checkValues(rows: readonly BackupRow[], { name }: TableShape): void {
  const isPlain = (value: unknown): boolean =>
    value === null || ['string', 'number', 'boolean'].includes(typeof value);
  if (!rows.every((row) => row.every(isPlain))) {
    throw new StoreError('STORE_FAILED', `table ${name} holds what a backup cannot`);
  }
}
