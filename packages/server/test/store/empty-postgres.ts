/** A database as it was made: emptying one is a fraction of making another. */

import pg from 'pg';

/** Rows are few: deleting them is a fraction of truncating. Parts of tables come before them. */
const FILLED = [
  ...[
    'events',
    'keys',
    'snapshots',
    'hands',
    'members',
    'links',
    'pushes',
    'tokens',
    'quotas',
    'tables',
  ],
  ...['identities', 'table_shards', 'audit', 'bans', 'secrets', 'presence', 'presence_nodes'],
  'outages',
];
const EMPTY = `
  ${FILLED.map((table) => `DELETE FROM ${table};`).join(' ')}
  ALTER TABLE outages ALTER COLUMN id RESTART;
  UPDATE service SET beat = 0, clock = 0`;

export async function emptyPostgres(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(EMPTY);
  await client.end();
}
