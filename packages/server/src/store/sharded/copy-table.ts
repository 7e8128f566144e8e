/**
 * Everything of one table from one database to another. Rows travel as JSON that only PostgreSQL
 * reads, and the tables are those that have a column `table_id`: one more needs no change here.
 */

import type pg from 'pg';
import { StoreError } from '../contract/errors.js';
import { writtenColumns } from '../postgres/columns.js';
import { copyIdentities } from './local-copies.js';
import type { QueryPool } from './query-pool.js';

const PAGE = 1000;

/** These are the directory's. */
const ELSEWHERE = ['links', 'table_shards', 'presence'];

const PARTS = `
  SELECT table_name AS name FROM information_schema.columns
  WHERE table_schema = current_schema() AND column_name = 'table_id' AND table_name <> ALL ($1)
  ORDER BY table_name`;

const PEOPLE = `
  SELECT host AS id FROM tables WHERE id = $1
  UNION SELECT identity FROM members WHERE table_id = $1`;

/** The copy sleeps until it is woken. */
const ROW = `SELECT (to_jsonb(t) || '{"is_here": false}')::text AS row FROM tables t WHERE id = $1`;

const partsOf = async (client: pg.PoolClient): Promise<readonly string[]> =>
  (await client.query<{ name: string }>(PARTS, [ELSEWHERE])).rows.map(({ name }) => name);

/** In a transaction of each; what an earlier try left at the target is replaced. */
export async function copyTable(
  directory: QueryPool,
  from: pg.PoolClient,
  to: pg.PoolClient,
  target: QueryPool,
  tableId: string,
): Promise<void> {
  const { rows: awake } = await to.query('SELECT FROM tables WHERE id = $1 AND is_here', [tableId]);
  if (awake.length > 0) throw new StoreError('STORE_FAILED', `table ${tableId} lives twice`);
  await deleteTable(to, tableId);
  const people = (await from.query<{ id: string }>(PEOPLE, [tableId])).rows.map(({ id }) => id);
  await copyIdentities(directory, target, people);
  const parts = await partsOf(from);
  const { rows } = await from.query<{ row: string }>(ROW, [tableId]);
  await insert(to, 'tables', rows);
  for (const part of parts) await copyPart(from, to, part, tableId);
  for (const part of parts) {
    const [a, b] = [await digest(from, part, tableId), await digest(to, part, tableId)];
    if (a !== b)
      throw new StoreError('STORE_FAILED', `${part} of ${tableId}: ${a}, but ${b} there`);
  }
}

async function copyPart(
  from: pg.PoolClient,
  to: pg.PoolClient,
  part: string,
  tableId: string,
): Promise<void> {
  await from.query(
    `DECLARE part CURSOR FOR SELECT to_jsonb(t)::text AS row FROM ${part} t
     WHERE table_id = ${from.escapeLiteral(tableId)}`,
  );
  for (;;) {
    const { rows } = await from.query<{ row: string }>(`FETCH ${PAGE} FROM part`);
    await insert(to, part, rows);
    if (rows.length < PAGE) break;
  }
  await from.query('CLOSE part');
}

async function insert(
  to: pg.PoolClient,
  part: string,
  rows: readonly { readonly row: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  const list = `[${rows.map(({ row }) => row).join(',')}]`;
  const columns = (await writtenColumns(to, part)).join(', ');
  await to.query(
    `INSERT INTO ${part} (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${part}, $1::jsonb)`,
    [list],
  );
}

/** How many, and a hash of all of them in an order that is the same everywhere. */
async function digest(client: pg.PoolClient, part: string, tableId: string): Promise<string> {
  const { rows } = await client.query<{ digest: string }>(
    `SELECT count(*) || ' ' || coalesce(md5(string_agg(h, '' ORDER BY h)), '') AS digest
     FROM (SELECT md5(to_jsonb(t)::text) AS h FROM ${part} t WHERE table_id = $1) rows`,
    [tableId],
  );
  return rows[0]?.digest ?? '';
}

export async function deleteTable(client: pg.PoolClient, tableId: string): Promise<void> {
  for (const part of await partsOf(client)) {
    await client.query(`DELETE FROM ${part} WHERE table_id = $1`, [tableId]);
  }
  await client.query('DELETE FROM tables WHERE id = $1', [tableId]);
}
