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
    'club_tables',
    'club_people',
    'clubs',
    'tables',
  ],
  ...['identities', 'table_shards', 'audit', 'bans', 'secrets', 'presence', 'presence_nodes'],
  'outages',
];
const EMPTY = `
  ${FILLED.map((table) => `DELETE FROM ${table};`).join(' ')}
  ALTER TABLE outages ALTER COLUMN id RESTART;
  UPDATE service SET beat = 0, clock = 0`;

/** By address. A connection takes as long as the emptying, so it is kept as long as the server. */
const clients = new Map<string, pg.Client>();

export async function emptyPostgres(url: string): Promise<void> {
  const client = clients.get(url) ?? (await connect(url));
  await client.query(EMPTY);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  // The server goes before it does.
  client.on('error', () => clients.delete(url));
  await client.connect();
  clients.set(url, client);
  return client;
}
