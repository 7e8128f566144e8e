import { SQLITE_CLUBS } from './clubs-schema.js';

/**
 * Never change one that was released: add the next. `events` and `keys` name no foreign key: the
 * append has just read the table's row, and bots act under names that are no identities.
 */
export const SQLITE_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE identities (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE tokens (
    token_hash TEXT PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identities (id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    host TEXT NOT NULL REFERENCES identities (id),
    created_at INTEGER NOT NULL,
    info TEXT NOT NULL,
    seq INTEGER NOT NULL DEFAULT 0,
    deadline INTEGER,
    lease_until INTEGER,
    lease_owner TEXT
  ) STRICT;
  CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;

  CREATE TABLE members (
    identity TEXT NOT NULL REFERENCES identities (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (identity, table_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE events (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE keys (
    table_id TEXT NOT NULL,
    identity TEXT NOT NULL,
    key TEXT NOT NULL,
    seq INTEGER NOT NULL,
    body_hash TEXT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (table_id, identity, key)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT;

  CREATE TABLE hands (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    summary TEXT NOT NULL,
    log TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
  ) STRICT;
  `,
  `
  CREATE TABLE links (
    token_hash TEXT PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identities (id),
    table_id TEXT,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX links_expiry ON links (expires_at);
  `,
  `
  CREATE TABLE service (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    beat INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE outages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    began INTEGER NOT NULL,
    ended INTEGER NOT NULL
  ) STRICT;
  `,
  `
  ALTER TABLE tables ADD COLUMN address TEXT;
  ALTER TABLE tables ADD COLUMN is_open INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE tables ADD COLUMN bots INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN spent_hour INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN spent_events INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN spent_bytes INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX tables_host ON tables (host);
  CREATE INDEX tables_address ON tables (address) WHERE address IS NOT NULL;
  UPDATE tables SET is_open = 0 WHERE deadline IS NULL AND EXISTS (
    SELECT 1 FROM events e WHERE e.table_id = tables.id AND e.seq > tables.seq - 200
      AND e.body LIKE '{"of":"room",%"event":{"type":"closed"}}'
  );

  CREATE TABLE quotas (
    identity TEXT PRIMARY KEY REFERENCES identities (id),
    limits TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  // When keys and snapshots were written and tables closed, so that they can go. What is there already
  // counts from now; a table closed before is known by one of its last events.
  `
  ALTER TABLE keys ADD COLUMN created_at INTEGER;
  UPDATE keys SET created_at = unixepoch() * 1000;
  ALTER TABLE snapshots ADD COLUMN created_at INTEGER;
  UPDATE snapshots SET created_at = unixepoch() * 1000;
  ALTER TABLE tables ADD COLUMN closed_at INTEGER;
  UPDATE tables SET closed_at = unixepoch() * 1000 WHERE EXISTS (
    SELECT 1 FROM events
    WHERE table_id = tables.id AND events.seq > tables.seq - 50 AND body LIKE '%"type":"closed"%'
  );
  CREATE INDEX tables_closed ON tables (closed_at) WHERE closed_at IS NOT NULL;
  CREATE INDEX members_table ON members (table_id);
  `,
  `
  ALTER TABLE tokens ADD COLUMN created_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tokens ADD COLUMN used_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tokens ADD COLUMN label TEXT NOT NULL DEFAULT '';
  UPDATE tokens SET created_at = unixepoch() * 1000, used_at = unixepoch() * 1000;
  CREATE INDEX tokens_identity ON tokens (identity);
  CREATE INDEX tokens_used ON tokens (used_at);
  CREATE INDEX tables_created ON tables (created_at);

  CREATE TABLE bans (
    kind TEXT NOT NULL,
    who TEXT NOT NULL,
    reason TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (kind, who)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE audit (
    n INTEGER PRIMARY KEY,
    body TEXT NOT NULL,
    hash TEXT NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE INDEX corrections ON events (table_id, seq)
    WHERE instr(body, '"type":"ledgerAdjusted"') > 0;
  `,
  // Several databases are PostgreSQL's alone. A backup of one that is alone fits here, too.
  `
  CREATE TABLE this_database (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    id TEXT NOT NULL,
    directory TEXT
  ) STRICT;

  CREATE TABLE shards (
    number INTEGER PRIMARY KEY,
    database TEXT NOT NULL UNIQUE
  ) STRICT;

  CREATE TABLE table_shards (
    table_id TEXT PRIMARY KEY,
    shard INTEGER NOT NULL,
    moving_from INTEGER,
    moving_to INTEGER
  ) STRICT, WITHOUT ROWID;
  `,
  // How PostgreSQL finds deadlines is its own business.
  'SELECT 1;',
  `
  CREATE TABLE pushes (
    token_hash TEXT NOT NULL REFERENCES tokens (token_hash) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (token_hash, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX pushes_endpoint ON pushes (endpoint);
  `,
  `
  CREATE TABLE shares (
    id TEXT PRIMARY KEY,
    key_hash TEXT NOT NULL,
    payer TEXT NOT NULL,
    seq INTEGER NOT NULL,
    body TEXT NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX shares_payer ON shares (payer);
  `,
  SQLITE_CLUBS,
];
