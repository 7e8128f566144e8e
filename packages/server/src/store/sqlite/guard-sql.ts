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
