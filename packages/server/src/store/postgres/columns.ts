/** The columns of a table that are written; others PostgreSQL works out by itself. */

import type pg from 'pg';

const COLUMNS = `
  SELECT column_name AS name FROM information_schema.columns
  WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER'
  ORDER BY ordinal_position`;

export const writtenColumns = async (
  client: Pick<pg.ClientBase, 'query'>,
  table: string,
): Promise<readonly string[]> =>
  (await client.query<{ name: string }>(COLUMNS, [table])).rows.map(({ name }) => name);
