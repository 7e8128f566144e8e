/** The statements outside the append. Columns are named as the records' fields. */

const TABLE_COLUMNS = 'id, host, created_at AS "createdAt", info, seq, deadline';

/** Whose clock ran out by `$1`, and nobody sees to it. The index knows when that is to eight seconds. */
export const IS_DUE = `is_here AND due <= $1::bigint >> 13 AND deadline <= $1::bigint
      AND (lease_until IS NULL OR lease_until <= $1::bigint)`;

const CLOCK_MS = '(extract(epoch FROM clock_timestamp()) * 1000)';

const THIS_HOUR = 'floor(extract(epoch FROM now()) / 3600)::bigint';

const usageOf = (whose: string): string => `
  SELECT count(*) FILTER (WHERE is_open) AS tables,
    count(*) FILTER (WHERE created_at >= $2) AS "newTables",
    coalesce(sum(bots) FILTER (WHERE is_open), 0)::bigint AS bots,
    coalesce(sum(spent_events) FILTER (WHERE spent_hour = ${THIS_HOUR}), 0)::bigint AS events,
    coalesce(sum(spent_bytes) FILTER (WHERE spent_hour = ${THIS_HOUR}), 0)::bigint AS bytes
  FROM tables WHERE ${whose} = $1`;

const part = (table: string): string => `
  gone_${table} AS (
    DELETE FROM ${table} WHERE table_id = $1
      AND ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE table_id = $1 LIMIT $2))
    RETURNING 1
  )`;

export const POSTGRES_SQL = {
  findKey: `
    SELECT identity, key, body_hash AS "bodyHash", answer FROM keys
    WHERE table_id = $1 AND identity = $2 AND key = $3`,

  /** A row without a snapshot tells a table without one from no table. */
  newestSnapshot: `
    SELECT s.seq, s.state FROM tables t LEFT JOIN LATERAL (
      SELECT seq, state FROM snapshots
      WHERE table_id = t.id AND seq <= $2 ORDER BY seq DESC LIMIT 1
    ) s ON true
    WHERE t.id = $1 AND t.closed_at IS DISTINCT FROM 0 AND t.is_here`,

  eventsAfter: 'SELECT body FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3',

  /** The condition is the index's own, word by word. */
  listCorrections: `
    SELECT seq, body FROM events
    WHERE strpos(body, '"type":"ledgerAdjusted"') > 0 AND table_id = $1 AND seq < $2
    ORDER BY seq DESC LIMIT $3`,
  heads: `
    SELECT id, seq FROM tables
    WHERE is_here AND id IN (SELECT json_array_elements_text($1::json))`,
  claimDue: `
    WITH due AS MATERIALIZED (
      SELECT id FROM tables
      WHERE ${IS_DUE}
      ORDER BY deadline, id LIMIT $4
      FOR UPDATE SKIP LOCKED
    )
    UPDATE tables t SET lease_until = $1::bigint + $2::bigint, lease_owner = $3
    FROM due WHERE t.id = due.id
    RETURNING t.id AS "tableId", t.seq, t.deadline` as string,
  clock: `SELECT ${CLOCK_MS}::float8 AS now` as string,
  lastBeat: 'SELECT beat AS at, clock - beat AS lag FROM service WHERE beat > 0',
  pulse: `
    SELECT (SELECT beat FROM service WHERE beat > 0) AS at,
      EXISTS (SELECT FROM tables WHERE due IS NOT NULL) AS "isTicking",
      (SELECT coalesce(json_agg(json_build_object('id', id, 'from', began, 'until', ended)), '[]')
        FROM outages WHERE id > $1::integer) AS outages`,
  /** Of nodes that find the same outage the first one writes it: the others wait and see its beat. */
  beat: `
    WITH last AS MATERIALIZED (SELECT beat FROM service FOR UPDATE),
    missed AS (
      INSERT INTO outages (began, ended)
      SELECT beat, $2::bigint FROM last WHERE beat > 0 AND $2::bigint - beat > $3::bigint
    ),
    forgotten AS (DELETE FROM outages WHERE id <= (SELECT max(id) FROM outages) - $4::integer)
    UPDATE service s SET beat = $1::bigint, clock = ${CLOCK_MS}::bigint
    FROM last WHERE s.beat < $1::bigint` as string,

  createTable: `
    WITH made AS (
      INSERT INTO tables (id, host, created_at, info, address) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT DO NOTHING RETURNING id, host
    )
    INSERT INTO members (identity, table_id) SELECT host, id FROM made`,

  /** One that is being deleted is none. */
  getTable: `
    SELECT ${TABLE_COLUMNS} FROM tables WHERE id = $1 AND closed_at IS DISTINCT FROM 0 AND is_here` as string,
  listTables: `
    SELECT ${TABLE_COLUMNS} FROM tables JOIN members ON table_id = id
    WHERE identity = $1 AND is_here ORDER BY created_at DESC, id DESC` as string,

  addressOf: 'SELECT address FROM tables WHERE id = $1 AND is_here',
  usageOfHost: usageOf('host') as string,
  usageOfAddress: usageOf('address') as string,

  /** A host's sum is made once, however many of the tables are theirs. */
  spentFor: `
    WITH asked AS MATERIALIZED (
      SELECT id, host, address FROM tables
      WHERE id IN (SELECT json_array_elements_text($1::json))
    ),
    hosts AS MATERIALIZED (
      SELECT host, sum(spent_events)::bigint AS events, sum(spent_bytes)::bigint AS bytes
      FROM tables WHERE spent_hour = ${THIS_HOUR} AND host IN (SELECT host FROM asked) GROUP BY host
    ),
    addresses AS MATERIALIZED (
      SELECT address, sum(spent_events)::bigint AS events, sum(spent_bytes)::bigint AS bytes
      FROM tables WHERE spent_hour = ${THIS_HOUR} AND address IN (SELECT address FROM asked)
      GROUP BY address
    )
    SELECT asked.id AS "tableId", asked.host,
      coalesce(h.events, 0) AS "hostEvents", coalesce(h.bytes, 0) AS "hostBytes",
      coalesce(a.events, 0) AS "addressEvents", coalesce(a.bytes, 0) AS "addressBytes"
    FROM asked LEFT JOIN hosts h ON h.host = asked.host
    LEFT JOIN addresses a ON a.address = asked.address` as string,

  getQuota: 'SELECT limits FROM quotas WHERE identity = $1',
  setQuota: `
    INSERT INTO quotas (identity, limits) VALUES ($1, $2)
    ON CONFLICT (identity) DO UPDATE SET limits = excluded.limits`,
  forgetQuota: 'DELETE FROM quotas WHERE identity = $1',

  createIdentity: `
    WITH made AS (
      INSERT INTO identities (id, name, created_at) VALUES ($1, $2, $3) RETURNING id
    )
    INSERT INTO tokens (token_hash, identity, created_at, used_at, label)
    SELECT $4, id, $3, $3, $5 FROM made`,
  insertToken: `
    INSERT INTO tokens (token_hash, identity, created_at, used_at, label)
    VALUES ($2, $1, $3, $3, $4)`,
  getIdentity: 'SELECT id, name, created_at AS "createdAt" FROM identities WHERE id = $1',
  rename: 'UPDATE identities SET name = $2 WHERE id = $1',

  getSecret: 'SELECT value FROM secrets WHERE name = $1',
  insertSecret: 'INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',

  createLink: `
    WITH expired AS (DELETE FROM links WHERE expires_at <= $4)
    INSERT INTO links (token_hash, identity, table_id, expires_at) VALUES ($1, $2, $3, $5)`,
  takeLink: `
    DELETE FROM links WHERE token_hash = $1 AND expires_at > $2
    RETURNING identity, table_id AS "tableId"`,

  listHands: `
    SELECT number, started_at AS "startedAt", summary FROM hands
    WHERE table_id = $1 AND number < $2 ORDER BY number DESC LIMIT $3`,
  getHand: `
    SELECT number, started_at AS "startedAt", summary, log FROM hands
    WHERE table_id = $1 AND number = $2`,
  handsAfter: `
    SELECT number, started_at AS "startedAt", summary, log FROM hands
    WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3`,

  /** A standby, until it is promoted, and a database that an administrator has locked. */
  isReadOnly: `
    SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS "isReadOnly"`,
  /** Changes nothing, and waits for the disk like everything else. */
  probe: 'UPDATE schema_version SET version = version WHERE version = 1',

  /** The tables in order of their ids, a few at a time. */
  tablesAfter: 'SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2',
  closedTables: `
    SELECT id FROM tables WHERE closed_at < $1 AND is_here ORDER BY closed_at LIMIT $2`,
  pruneKeys: `
    DELETE FROM keys WHERE table_id = $1 AND ctid = ANY (ARRAY(
      SELECT ctid FROM keys WHERE table_id = $1 AND created_at < $2 LIMIT $3
    ))`,
  pruneSnapshots: `
    DELETE FROM snapshots WHERE table_id = $1 AND created_at < $2 AND seq NOT IN (
      SELECT seq FROM snapshots WHERE table_id = $1 ORDER BY seq DESC LIMIT 2
    )`,

  /** From then on nobody finds the table any more, and whoever has it in memory is told. */
  hideTable: `
    WITH hidden AS (
      UPDATE tables SET seq = 0, deadline = NULL, closed_at = 0 WHERE id = $1 AND is_here RETURNING id
    ),
    no_members AS (DELETE FROM members WHERE table_id IN (SELECT id FROM hidden)),
    no_links AS (DELETE FROM links WHERE table_id = $1)
    SELECT pg_notify($2, id || ' 0')::text AS told FROM hidden`,
  /** A part of a long table at a time. */
  deletePart: `
    WITH ${['events', 'hands', 'snapshots', 'keys'].map(part).join(',')}
    SELECT (SELECT count(*) FROM gone_events) + (SELECT count(*) FROM gone_hands)
      + (SELECT count(*) FROM gone_snapshots) + (SELECT count(*) FROM gone_keys) AS gone` as string,
  /** When nothing else is left of it. */
  deleteTable: 'DELETE FROM tables WHERE id = $1 AND closed_at = 0',

  /** One that is being moved is not changed where nobody will look for it. */
  rewrite: `
    WITH here AS MATERIALIZED (SELECT id FROM tables WHERE id = $1 AND is_here FOR UPDATE),
    new_events AS (
      UPDATE events e SET body = n.body
      FROM json_to_recordset($2::json) AS n (seq integer, body text), here
      WHERE e.table_id = here.id AND e.seq = n.seq
    ),
    new_hands AS (
      UPDATE hands h SET log = n.log
      FROM json_to_recordset($3::json) AS n (number integer, log text), here
      WHERE h.table_id = here.id AND h.number = n.number
    ),
    no_snapshots AS (DELETE FROM snapshots WHERE table_id IN (SELECT id FROM here))
    SELECT pg_notify($4, id || ' 0')::text AS told FROM here`,
  forgetIdentity: `
    WITH no_tokens AS (DELETE FROM tokens WHERE identity = $1),
    no_links AS (DELETE FROM links WHERE identity = $1),
    no_tables AS (DELETE FROM members WHERE identity = $1)
    UPDATE identities SET name = '' WHERE id = $1`,
};
