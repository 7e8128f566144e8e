/** The statements outside the append. Columns are named as the records' fields. */

const TABLE_COLUMNS = 'id, host, created_at AS createdAt, info, seq, deadline';

const usageOf = (whose: string): string => `
  SELECT count(*) FILTER (WHERE is_open) AS tables,
    count(*) FILTER (WHERE created_at >= ?2) AS newTables,
    coalesce(sum(bots) FILTER (WHERE is_open), 0) AS bots,
    coalesce(sum(spent_events) FILTER (WHERE spent_hour = ?3), 0) AS events,
    coalesce(sum(spent_bytes) FILTER (WHERE spent_hour = ?3), 0) AS bytes
  FROM tables WHERE ${whose} = ?1`;

export const SQLITE_SQL = {
  findKey: `
    SELECT identity, key, body_hash AS bodyHash, answer FROM keys
    WHERE table_id = ? AND identity = ? AND key = ?`,

  newestSnapshot: `
    SELECT seq, state FROM snapshots WHERE table_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1`,

  eventsAfter: 'SELECT body FROM events WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?',

  /** The condition is the index's own, word by word. */
  listCorrections: `
    SELECT seq, body FROM events INDEXED BY corrections
    WHERE instr(body, '"type":"ledgerAdjusted"') > 0 AND table_id = ? AND seq < ?
    ORDER BY seq DESC LIMIT ?`,
  heads: 'SELECT id, seq FROM tables WHERE id IN (SELECT value FROM json_each(?))',

  claimDue: `
    UPDATE tables SET lease_until = ?1 + ?2, lease_owner = ?3
    WHERE id IN (
      SELECT id FROM tables
      WHERE deadline <= ?1 AND (lease_until IS NULL OR lease_until <= ?1)
      ORDER BY deadline, id LIMIT ?4
    )
    RETURNING id AS tableId, seq, deadline`,

  isTicking: 'SELECT 1 FROM tables WHERE deadline IS NOT NULL LIMIT 1',
  lastBeat: 'SELECT beat AS at FROM service',
  setBeat: `
    INSERT INTO service (one, beat) VALUES (1, ?1)
    ON CONFLICT DO UPDATE SET beat = max(beat, ?1)`,
  insertOutage: 'INSERT INTO outages (began, ended) VALUES (?, ?)',
  forgetOutages: 'DELETE FROM outages WHERE id <= (SELECT max(id) FROM outages) - ?',
  outagesAfter: 'SELECT id, began AS "from", ended AS until FROM outages WHERE id > ? ORDER BY id',

  insertTable:
    'INSERT INTO tables (id, host, created_at, info, address) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  insertHost: 'INSERT INTO members (identity, table_id) VALUES (?, ?)',

  /** One that is being deleted is none. */
  getTable: `
    SELECT ${TABLE_COLUMNS} FROM tables WHERE id = ? AND closed_at IS NOT 0` as string,
  listTables: `
    SELECT ${TABLE_COLUMNS} FROM tables JOIN members ON table_id = id
    WHERE identity = ? ORDER BY created_at DESC, id DESC` as string,

  addressOf: 'SELECT address FROM tables WHERE id = ?',
  usageOfHost: usageOf('host') as string,
  usageOfAddress: usageOf('address') as string,

  /** A host's sum is made once, however many of the tables are theirs. */
  spentFor: `
    WITH asked AS MATERIALIZED (
      SELECT id, host, address FROM tables WHERE id IN (SELECT value FROM json_each(?1))
    ),
    hosts AS MATERIALIZED (
      SELECT host, sum(spent_events) AS events, sum(spent_bytes) AS bytes
      FROM tables WHERE spent_hour = ?2 AND host IN (SELECT host FROM asked) GROUP BY host
    ),
    addresses AS MATERIALIZED (
      SELECT address, sum(spent_events) AS events, sum(spent_bytes) AS bytes
      FROM tables WHERE spent_hour = ?2 AND address IN (SELECT address FROM asked) GROUP BY address
    )
    SELECT asked.id AS tableId, asked.host,
      coalesce(h.events, 0) AS hostEvents, coalesce(h.bytes, 0) AS hostBytes,
      coalesce(a.events, 0) AS addressEvents, coalesce(a.bytes, 0) AS addressBytes
    FROM asked LEFT JOIN hosts h ON h.host = asked.host
    LEFT JOIN addresses a ON a.address = asked.address`,

  getQuota: 'SELECT limits FROM quotas WHERE identity = ?',
  setQuota: `
    INSERT INTO quotas (identity, limits) VALUES (?, ?)
    ON CONFLICT DO UPDATE SET limits = excluded.limits`,
  forgetQuota: 'DELETE FROM quotas WHERE identity = ?',

  insertIdentity: 'INSERT INTO identities (id, name, created_at) VALUES (?, ?, ?)',
  insertToken: `
    INSERT INTO tokens (token_hash, identity, created_at, used_at, label)
    VALUES (?1, ?2, ?3, ?3, ?4)`,
  getIdentity: 'SELECT id, name, created_at AS createdAt FROM identities WHERE id = ?',
  rename: 'UPDATE identities SET name = ? WHERE id = ?',

  getSecret: 'SELECT value FROM secrets WHERE name = ?',
  insertSecret: 'INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING',

  forgetLinks: 'DELETE FROM links WHERE expires_at <= ?',
  insertLink: 'INSERT INTO links (token_hash, identity, table_id, expires_at) VALUES (?, ?, ?, ?)',
  takeLink: `
    DELETE FROM links WHERE token_hash = ? AND expires_at > ?
    RETURNING identity, table_id AS tableId`,

  listHands: `
    SELECT number, started_at AS startedAt, summary FROM hands
    WHERE table_id = ? AND number < ? ORDER BY number DESC LIMIT ?`,
  getHand: `
    SELECT number, started_at AS startedAt, summary, log FROM hands
    WHERE table_id = ? AND number = ?`,
  handsAfter: `
    SELECT number, started_at AS startedAt, summary, log FROM hands
    WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?`,

  /** Of no table: only to see whether there is room for it. */
  probe: "INSERT OR REPLACE INTO events (table_id, seq, body) VALUES ('', 0, ?)",
  forgetProbe: "DELETE FROM events WHERE table_id = ''",

  /** The tables in order of their ids, a few at a time. */
  tablesAfter: 'SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?',
  closedTables: `
    SELECT id FROM tables WHERE closed_at < ? ORDER BY closed_at LIMIT ?`,
  pruneKeys: `
    DELETE FROM keys WHERE table_id = ?1 AND (identity, key) IN (
      SELECT identity, key FROM keys WHERE table_id = ?1 AND created_at < ?2 LIMIT ?3
    )`,
  pruneSnapshots: `
    DELETE FROM snapshots WHERE table_id = ?1 AND created_at < ?2 AND seq NOT IN (
      SELECT seq FROM snapshots WHERE table_id = ?1 ORDER BY seq DESC LIMIT 2
    )`,

  /** A part of a long table at a time; the row of the table itself comes last. */
  deleteParts: [
    'DELETE FROM events WHERE table_id = ?1 AND seq IN (SELECT seq FROM events WHERE table_id = ?1 LIMIT ?2)',
    'DELETE FROM hands WHERE table_id = ?1 AND number IN (SELECT number FROM hands WHERE table_id = ?1 LIMIT ?2)',
    'DELETE FROM snapshots WHERE table_id = ?1 AND seq IN (SELECT seq FROM snapshots WHERE table_id = ?1 LIMIT ?2)',
    'DELETE FROM keys WHERE table_id = ?1 AND (identity, key) IN (SELECT identity, key FROM keys WHERE table_id = ?1 LIMIT ?2)',
  ] as readonly string[],
  /** From then on nobody finds the table any more. */
  hideTable: [
    'DELETE FROM members WHERE table_id = ?',
    'DELETE FROM links WHERE table_id = ?',
    'UPDATE tables SET seq = 0, deadline = NULL, closed_at = 0 WHERE id = ?',
  ] as readonly string[],
  deleteTable: 'DELETE FROM tables WHERE id = ?',

  rewriteEvent: 'UPDATE events SET body = ? WHERE table_id = ? AND seq = ?',
  rewriteHand: 'UPDATE hands SET log = ? WHERE table_id = ? AND number = ?',
  dropSnapshots: 'DELETE FROM snapshots WHERE table_id = ?',
  forgetIdentity: [
    "UPDATE identities SET name = '' WHERE id = ?",
    'DELETE FROM tokens WHERE identity = ?',
    'DELETE FROM links WHERE identity = ?',
    'DELETE FROM members WHERE identity = ?',
  ] as readonly string[],
};
