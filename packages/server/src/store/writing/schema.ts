/** Migration n is the n-th text of a list; a database remembers in `schema_version` which it has. */

import { newProblem } from '../../problems.js';
import { StoreError } from '../contract/errors.js';

export interface Migration {
  readonly version: number;
  readonly sql: string;
}

/** What a database at this version lacks. A database from a newer Sidepot is left alone. */
export function missingMigrations(sqls: readonly string[], current: number): readonly Migration[] {
  if (current > sqls.length) {
    throw new StoreError(
      'SCHEMA_NEWER',
      newProblem('schemaNewer', { current, known: sqls.length }),
    );
  }
  return sqls.map((sql, index) => ({ version: index + 1, sql })).slice(current);
}
