/** Statements about sessions, bans and the audit log. Columns are named as the records' fields. */

const SESSION =
  'token_hash AS "tokenHash", t.created_at AS "createdAt", used_at AS "usedAt", label';

export const POSTGRES_GUARD_SQL = {
  findSession: `
    SELECT ${SESSION}, i.id, i.name, i.created_at AS since
    FROM tokens t JOIN identities i ON i.id = t.identity WHERE token_hash = $1` as string,
  useSession: `
    UPDATE tokens SET used_at = greatest(used_at, $2::bigint) WHERE token_hash = $1`,
  listSessions: `
    SELECT ${SESSION} FROM tokens t WHERE identity = $1 ORDER BY used_at DESC, token_hash` as string,
  /** `$1` is a JSON list. */
  knownSessions: `
    SELECT token_hash AS "tokenHash" FROM tokens
    WHERE token_hash IN (SELECT json_array_elements_text($1::json))`,
  endSession: 'DELETE FROM tokens WHERE token_hash = $1',
  endSessions: `
    DELETE FROM tokens WHERE identity = $1 AND token_hash IS DISTINCT FROM $2`,
  pruneSessions: `
    DELETE FROM tokens WHERE used_at < $1::bigint OR created_at < $2::bigint`,

  addBan: `
    INSERT INTO bans (kind, who, reason, created_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (kind, who) DO UPDATE SET
      reason = excluded.reason, created_at = excluded.created_at`,
  removeBan: 'DELETE FROM bans WHERE kind = $1 AND who = $2',
  listBans: `
    SELECT kind, who, reason, created_at AS "createdAt" FROM bans ORDER BY created_at, kind, who`,

  savePush: `
    INSERT INTO pushes (token_hash, table_id, endpoint, p256dh, auth, created_at)
    SELECT token_hash, $1::text, $2::text, $3::text, $4::text, $5::bigint FROM tokens
    WHERE token_hash = $6
    ON CONFLICT (token_hash, table_id) DO UPDATE SET endpoint = excluded.endpoint,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`,
  listPushes: `
    SELECT p.token_hash AS "tokenHash", table_id AS "tableId", endpoint, p256dh, auth,
      p.created_at AS "createdAt"
    FROM pushes p JOIN tokens t ON t.token_hash = p.token_hash
    WHERE t.identity = $1 AND table_id = $2 ORDER BY p.created_at, p.token_hash`,
  endPush: 'DELETE FROM pushes WHERE token_hash = $1 AND table_id = $2',
  dropPush: 'DELETE FROM pushes WHERE endpoint = $1',
  prunePushes: 'DELETE FROM pushes WHERE created_at < $1::bigint',

  lastAudit: 'SELECT n, body, hash FROM audit ORDER BY n DESC LIMIT 1',
  /** Nothing is written where another node was first. */
  addAudit: `
    INSERT INTO audit (n, body, hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
  listAudit: 'SELECT n, body, hash FROM audit WHERE n > $1 ORDER BY n LIMIT $2',

  allTables: `
    SELECT id, host, created_at AS "createdAt", info, seq, deadline FROM tables WHERE is_here
    ORDER BY created_at DESC, id DESC LIMIT $1`,
  allPlayers: `
    SELECT i.id, i.name, i.created_at AS "createdAt", max(t.used_at) AS "seenAt",
      count(*) AS sessions,
      (SELECT count(*) FROM members m WHERE m.identity = i.id) AS tables
    FROM tokens t JOIN identities i ON i.id = t.identity
    WHERE t.identity IN (SELECT identity FROM tokens ORDER BY used_at DESC LIMIT $1)
    GROUP BY i.id ORDER BY "seenAt" DESC, i.id`,
};
