/** Each SQL text is prepared once. The caller names the rows' type: the SQL is ours. */

import type { Statement } from 'libsql';
import type { Sqlite } from './database.js';

type Bind = string | number | null;

export interface Statements {
  all<Row>(sql: string, ...binds: readonly Bind[]): Row[];
  first<Row>(sql: string, ...binds: readonly Bind[]): Row | null;
  /** How many rows it changed. */
  run(sql: string, ...binds: readonly Bind[]): number;
}

export function statements(db: Sqlite): Statements {
  const prepared = new Map<string, Statement>();

  function statement(sql: string): Statement {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const made = db.prepare(sql);
    prepared.set(sql, made);
    return made;
  }

  // libsql's `get` adds a field of its own to the row; `all` does not.
  const all = <Row>(sql: string, ...binds: readonly Bind[]): Row[] =>
    statement(sql).all(...binds) as Row[];

  return {
    all,
    first: <Row>(sql: string, ...binds: readonly Bind[]) => all<Row>(sql, ...binds)[0] ?? null,
    run: (sql, ...binds) => statement(sql).run(...binds).changes,
  };
}
