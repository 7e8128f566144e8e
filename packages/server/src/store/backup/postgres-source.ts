/** PostgreSQL in one transaction that sees one moment, whatever is written meanwhile. */

import { clientConfig, postgresError } from '../postgres/connection.js';
import { driver } from '../postgres/driver.js';
import type { BackupRow } from './format.js';
import { type BackupSource, type TableShape, VERSION_TABLE } from './source.js';

const SHAPES = `
  SELECT c.relname AS name,
    (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
        AND a.attgenerated = '') AS columns,
    (SELECT json_agg(a.attname ORDER BY k.n)
      FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS k (attnum, n), pg_attribute a
      WHERE i.indrelid = c.oid AND i.indisprimary
        AND a.attrelid = c.oid AND a.attnum = k.attnum) AS key,
    coalesce((SELECT json_agg(DISTINCT p.relname) FROM pg_constraint f
      JOIN pg_class p ON p.oid = f.confrelid
      WHERE f.contype = 'f' AND f.conrelid = c.oid), '[]'::json) AS parents
  FROM pg_class c
  -- Unlogged ones are of the moment: who is connected.
  WHERE c.relkind = 'r' AND c.relpersistence = 'p' AND c.relnamespace = current_schema()::regnamespace AND c.relname <> $1
  ORDER BY c.relname`;

/** A page of long rows may take longer than a command ever does. */
const PAGE_MS = 120_000;

export async function postgresSource(url: string): Promise<BackupSource> {
  const pg = await driver();
  const client = new pg.Client({ ...clientConfig(pg, url), query_timeout: PAGE_MS });
  client.on('error', () => {});

  async function asked<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw postgresError(error);
    }
  }

  await asked(async () => {
    await client.connect();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  });

  return {
    kind: 'postgres',
    schema: () =>
      asked(async () => {
        const { rows } = await client.query<{ version: number }>(
          `SELECT coalesce(max(version), 0) AS version FROM ${VERSION_TABLE}`,
        );
        return rows[0]?.version ?? 0;
      }),
    shapes: () => asked(async () => (await client.query<TableShape>(SHAPES, [VERSION_TABLE])).rows),
    page: (text, values) =>
      asked(async () => {
        const query = { text, values: [...values], rowMode: 'array' as const };
        return (await client.query<BackupRow[number][]>(query)).rows;
      }),
    close: () => client.end(),
  };
}
