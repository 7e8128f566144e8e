import { POSTGRES_CLUBS } from './clubs.js';

/**
 * Never change one that was released: add the next. The same tables as in SQLite; the spare room in
 * `tables` lets its rows, updated by every append, stay on their page.
 */
export const POSTGRES_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE identities (
    id text PRIMARY KEY,
    name text NOT NULL,
    created_at bigint NOT NULL
  );

  CREATE TABLE tokens (
    token_hash text PRIMARY KEY,
    identity text NOT NULL REFERENCES identities (id)
  );

  CREATE TABLE tables (
    id text PRIMARY KEY,
    host text NOT NULL REFERENCES identities (id),
    created_at bigint NOT NULL,
    info text NOT NULL,
    seq integer NOT NULL DEFAULT 0,
    deadline bigint,
    lease_until bigint,
    lease_owner text
  ) WITH (fillfactor = 50);
  CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;

  CREATE TABLE members (
    identity text NOT NULL REFERENCES identities (id),
    table_id text NOT NULL REFERENCES tables (id),
    PRIMARY KEY (identity, table_id)
  );

  CREATE TABLE events (
    table_id text NOT NULL,
    seq integer NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (table_id, seq)
  );

  CREATE TABLE keys (
    table_id text NOT NULL,
    identity text NOT NULL,
    key text NOT NULL,
    seq integer NOT NULL,
    body_hash text NOT NULL,
    answer text NOT NULL,
    PRIMARY KEY (table_id, identity, key)
  );

  CREATE TABLE snapshots (
    table_id text NOT NULL REFERENCES tables (id),
    seq integer NOT NULL,
    state text NOT NULL,
    PRIMARY KEY (table_id, seq)
  );

  CREATE TABLE hands (
    table_id text NOT NULL REFERENCES tables (id),
    number integer NOT NULL,
    started_at bigint NOT NULL,
    summary text NOT NULL,
    log text NOT NULL,
    PRIMARY KEY (table_id, number)
  );
  `,
  `
  CREATE TABLE links (
    token_hash text PRIMARY KEY,
    identity text NOT NULL REFERENCES identities (id),
    table_id text,
    expires_at bigint NOT NULL
  );
  CREATE INDEX links_expiry ON links (expires_at);
  `,
  `
  CREATE TABLE service (
    one boolean PRIMARY KEY CHECK (one),
    beat bigint NOT NULL,
    clock bigint NOT NULL
  ) WITH (fillfactor = 50);
  INSERT INTO service (one, beat, clock) VALUES (true, 0, 0);
  CREATE TABLE outages (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    began bigint NOT NULL,
    ended bigint NOT NULL
  );
  `,
  `
  CREATE UNLOGGED TABLE presence_nodes (
    node text PRIMARY KEY,
    until bigint NOT NULL
  );
  CREATE UNLOGGED TABLE presence (
    table_id text NOT NULL,
    player text NOT NULL,
    node text NOT NULL,
    PRIMARY KEY (table_id, player, node)
  );
  CREATE INDEX presence_node ON presence (node);

  ALTER TABLE tables
    ADD COLUMN address text,
    ADD COLUMN is_open boolean NOT NULL DEFAULT true,
    ADD COLUMN bots integer NOT NULL DEFAULT 0,
    ADD COLUMN spent_hour bigint NOT NULL DEFAULT 0,
    ADD COLUMN spent_events bigint NOT NULL DEFAULT 0,
    ADD COLUMN spent_bytes bigint NOT NULL DEFAULT 0;
  CREATE INDEX tables_host ON tables (host);
  CREATE INDEX tables_address ON tables (address) WHERE address IS NOT NULL;
  UPDATE tables SET is_open = false WHERE deadline IS NULL AND EXISTS (
    SELECT FROM events e WHERE e.table_id = tables.id AND e.seq > tables.seq - 200
      AND e.body LIKE '{"of":"room",%"event":{"type":"closed"}}'
  );

  CREATE TABLE quotas (
    identity text PRIMARY KEY REFERENCES identities (id),
    limits text NOT NULL
  );
  `,
  // When keys and snapshots were written and tables closed, so that they can go. What is there already
  // counts from now; a table closed before is known by one of its last events.
  `
  ALTER TABLE keys ADD COLUMN created_at bigint
    DEFAULT (extract(epoch FROM now()) * 1000)::bigint;
  ALTER TABLE snapshots ADD COLUMN created_at bigint
    DEFAULT (extract(epoch FROM now()) * 1000)::bigint;
  ALTER TABLE tables ADD COLUMN closed_at bigint;
  UPDATE tables SET closed_at = (extract(epoch FROM now()) * 1000)::bigint WHERE EXISTS (
    SELECT FROM events
    WHERE table_id = tables.id AND events.seq > tables.seq - 50 AND body LIKE '%"type":"closed"%'
  );
  CREATE INDEX tables_closed ON tables (closed_at) WHERE closed_at IS NOT NULL;
  CREATE INDEX members_table ON members (table_id);
  `,
  `
  ALTER TABLE tokens ADD COLUMN created_at bigint NOT NULL DEFAULT 0;
  ALTER TABLE tokens ADD COLUMN used_at bigint NOT NULL DEFAULT 0;
  ALTER TABLE tokens ADD COLUMN label text NOT NULL DEFAULT '';
  UPDATE tokens SET created_at = (extract(epoch FROM now()) * 1000)::bigint, used_at = (extract(epoch FROM now()) * 1000)::bigint;
  CREATE INDEX tokens_identity ON tokens (identity);
  CREATE INDEX tokens_used ON tokens (used_at);
  CREATE INDEX tables_created ON tables (created_at);

  CREATE TABLE bans (
    kind text NOT NULL,
    who text NOT NULL,
    reason text NOT NULL,
    created_at bigint NOT NULL,
    PRIMARY KEY (kind, who)
  );

  CREATE TABLE audit (
    n integer PRIMARY KEY,
    body text NOT NULL,
    hash text NOT NULL
  );
  `,
  `
  CREATE TABLE secrets (
    name text PRIMARY KEY,
    value text NOT NULL
  );
  `,
  `
  CREATE INDEX corrections ON events (table_id, seq)
    WHERE strpos(body, '"type":"ledgerAdjusted"') > 0;
  `,
  // Several databases: which of them this one is, which there are, and where a table lies. A table
  // without a row in `table_shards` lies in the directory. One that is not here is being moved.
  `
  CREATE TABLE this_database (
    one boolean PRIMARY KEY CHECK (one),
    id text NOT NULL,
    directory text
  );

  CREATE TABLE shards (
    number integer PRIMARY KEY,
    database text NOT NULL UNIQUE
  );

  CREATE TABLE table_shards (
    table_id text PRIMARY KEY,
    shard integer NOT NULL,
    moving_from integer,
    moving_to integer
  );

  ALTER TABLE tables ADD COLUMN is_here boolean NOT NULL DEFAULT true;
  `,
  // The deadline moves with nearly every append. While it was in an index, each made a new version of
  // the row in all six; in this one it is to eight seconds, so most leave the indexes alone (docs/adr/0009).
  `
  ALTER TABLE tables ADD COLUMN due bigint GENERATED ALWAYS AS (deadline >> 13) STORED;
  DROP INDEX tables_deadline;
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  `,
  `
  CREATE TABLE pushes (
    token_hash text NOT NULL REFERENCES tokens (token_hash) ON DELETE CASCADE,
    table_id text NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    created_at bigint NOT NULL,
    PRIMARY KEY (token_hash, table_id)
  );
  CREATE INDEX pushes_endpoint ON pushes (endpoint);
  `,
  `
  CREATE TABLE shares (
    id text PRIMARY KEY,
    key_hash text NOT NULL,
    payer text NOT NULL,
    seq integer NOT NULL,
    body text NOT NULL,
    updated_at bigint NOT NULL
  ) WITH (fillfactor = 50);
  CREATE INDEX shares_payer ON shares (payer);
  `,
  POSTGRES_CLUBS,
];
