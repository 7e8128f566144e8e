/** Brings the schema up to date. Nodes that start together take turns. */

import { missingMigrations } from '../writing/schema.js';
import type { Pool } from './connection.js';
import { POSTGRES_MIGRATIONS } from './migrations.js';

/** "sidepot" on a telephone's keys: only has to differ from other programs' locks. */
export const LOCK = 7433768;

export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer PRIMARY KEY)');
    const { rows } = await client.query<{ version: number }>(
      'SELECT coalesce(max(version), 0) AS version FROM schema_version',
    );
    for (const { version, sql } of missingMigrations(POSTGRES_MIGRATIONS, rows[0]?.version ?? 0)) {
      await client.query(sql);
      await client.query('INSERT INTO schema_version (version) VALUES ($1)', [version]);
    }
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // Closing the connection rolls back, whatever state it is in.
    client.release(true);
    throw error;
  }
}
