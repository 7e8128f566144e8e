/** Statements about sessions, bans and the audit log. Columns are named as the records' fields. */

const SESSION = 'token_hash AS tokenHash, t.created_at AS createdAt, used_at AS usedAt, label';

export const SQLITE_GUARD_SQL = {
  findSession: `
    SELECT ${SESSION}, i.id, i.name, i.created_at AS since
    FROM tokens t JOIN identities i ON i.id = t.identity WHERE token_hash = ?` as string,
  useSession: 'UPDATE tokens SET used_at = max(used_at, ?) WHERE token_hash = ?',
  listSessions: `
    SELECT ${SESSION} FROM tokens t WHERE identity = ? ORDER BY used_at DESC, token_hash` as string,
  /** `?` is a JSON list. */
  knownSessions: `
    SELECT token_hash AS tokenHash FROM tokens WHERE token_hash IN (SELECT value FROM json_each(?))`,
  endSession: 'DELETE FROM tokens WHERE token_hash = ?',
  endSessions: 'DELETE FROM tokens WHERE identity = ? AND token_hash IS NOT ?',
  pruneSessions: 'DELETE FROM tokens WHERE used_at < ? OR created_at < ?',

  addBan: `
    INSERT INTO bans (kind, who, reason, created_at) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET reason = excluded.reason, created_at = excluded.created_at`,
  removeBan: 'DELETE FROM bans WHERE kind = ? AND who = ?',
  listBans: `
    SELECT kind, who, reason, created_at AS createdAt FROM bans ORDER BY created_at, kind, who`,

  savePush: `
    INSERT INTO pushes (token_hash, table_id, endpoint, p256dh, auth, created_at)
    SELECT token_hash, ?, ?, ?, ?, ? FROM tokens WHERE token_hash = ?
    ON CONFLICT DO UPDATE SET endpoint = excluded.endpoint, p256dh = excluded.p256dh,
      auth = excluded.auth, created_at = excluded.created_at`,
  listPushes: `
    SELECT p.token_hash AS tokenHash, table_id AS tableId, endpoint, p256dh, auth,
      p.created_at AS createdAt
    FROM pushes p JOIN tokens t ON t.token_hash = p.token_hash
    WHERE t.identity = ? AND table_id = ? ORDER BY p.created_at, p.token_hash`,
  endPush: 'DELETE FROM pushes WHERE token_hash = ? AND table_id = ?',
  dropPush: 'DELETE FROM pushes WHERE endpoint = ?',
  prunePushes: 'DELETE FROM pushes WHERE created_at < ?',

  lastAudit: 'SELECT n, body, hash FROM audit ORDER BY n DESC LIMIT 1',
  addAudit: 'INSERT INTO audit (n, body, hash) VALUES (?, ?, ?)',
  listAudit: 'SELECT n, body, hash FROM audit WHERE n > ? ORDER BY n LIMIT ?',

  allTables: `
    SELECT id, host, created_at AS createdAt, info, seq, deadline FROM tables
    ORDER BY created_at DESC, id DESC LIMIT ?`,
  allPlayers: `
    SELECT i.id, i.name, i.created_at AS createdAt, max(t.used_at) AS seenAt, count(*) AS sessions,
      (SELECT count(*) FROM members m WHERE m.identity = i.id) AS tables
    FROM tokens t JOIN identities i ON i.id = t.identity
    WHERE t.identity IN (SELECT identity FROM tokens ORDER BY used_at DESC LIMIT ?)
    GROUP BY i.id ORDER BY seenAt DESC, i.id`,
};
