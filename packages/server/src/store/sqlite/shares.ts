/** Shared tables in SQLite: what is read here, and what the writer does. */

import type { NewShare, ShareRecord, ShareStore } from '../contract/shares.js';
import { checkId, checkTexts, checkTime } from '../writing/checks.js';
import type { ReadFile } from './guard.js';
import type { Statements } from './statements.js';
import type { SqliteWriter } from './writer.js';

const SQL = {
  add: `
    INSERT INTO shares (id, key_hash, payer, seq, body, updated_at)
    SELECT ?, ?, ?, 1, ?, ? WHERE (SELECT count(*) FROM shares WHERE payer = ?) < ?`,
  save: `
    UPDATE shares SET seq = seq + 1, body = ?, updated_at = ? WHERE id = ? AND key_hash = ?
    RETURNING seq`,
  end: 'DELETE FROM shares WHERE id = ? AND key_hash = ?',
  get: 'SELECT id, seq, body, updated_at AS updatedAt FROM shares WHERE id = ?',
  /** `?` is a JSON list. */
  seqs: 'SELECT id, seq FROM shares WHERE id IN (SELECT value FROM json_each(?))',
  prune: 'DELETE FROM shares WHERE updated_at < ?',
} as const;

export interface ShareWrites {
  addShare(share: NewShare, most: number): boolean;
  saveShare(id: string, keyHash: string, body: string, at: number): number | null;
  endShare(id: string, keyHash: string): boolean;
  pruneShares(before: number): void;
}

export const shareWrites = ({ first, run }: Statements): ShareWrites => ({
  addShare: ({ id, keyHash, payer, body, at }, most) =>
    run(SQL.add, id, keyHash, payer, body, at, payer, most) > 0,
  saveShare: (id, keyHash, body, at) =>
    first<{ seq: number }>(SQL.save, body, at, id, keyHash)?.seq ?? null,
  endShare: (id, keyHash) => run(SQL.end, id, keyHash) > 0,
  pruneShares: (before) => void run(SQL.prune, before),
});

export const sqliteShares = (
  { all, first }: Statements,
  read: ReadFile,
  write: SqliteWriter['call'],
): ShareStore => ({
  addShare: async (share, most) => {
    checkId(share.id);
    checkTime(share.at);
    checkTexts([share.body, share.payer]);
    return write('addShare', share, most);
  },
  saveShare: async (id, keyHash, body, at) => {
    checkTime(at);
    checkTexts([body]);
    return write('saveShare', id, keyHash, body, at);
  },
  endShare: (id, keyHash) => write('endShare', id, keyHash),
  getShare: (id) => read(() => first<ShareRecord>(SQL.get, id)),
  shareSeqs: (ids) =>
    read(() => {
      const rows = all<{ id: string; seq: number }>(SQL.seqs, JSON.stringify(ids));
      return new Map(rows.map(({ id, seq }) => [id, seq]));
    }),
  pruneShares: async (before) => {
    checkTime(before);
    return write('pruneShares', before);
  },
});
