/** Shared tables in PostgreSQL. */

import type { QueryResultRow } from 'pg';
import type { ShareRecord, ShareStore } from '../contract/shares.js';
import { checkId, checkTexts, checkTime } from '../writing/checks.js';
import type { Queries } from './guard.js';

const SQL = {
  add: `
    INSERT INTO shares (id, key_hash, payer, seq, body, updated_at)
    SELECT $1, $2, $3, 1, $4, $5::bigint
    WHERE (SELECT count(*) FROM shares WHERE payer = $3) < $6::bigint`,
  save: `
    UPDATE shares SET seq = seq + 1, body = $3, updated_at = $4::bigint
    WHERE id = $1 AND key_hash = $2 RETURNING seq`,
  end: 'DELETE FROM shares WHERE id = $1 AND key_hash = $2',
  get: 'SELECT id, seq, body, updated_at AS "updatedAt" FROM shares WHERE id = $1',
  seqs: 'SELECT id, seq FROM shares WHERE id IN (SELECT json_array_elements_text($1::json))',
  prune: 'DELETE FROM shares WHERE updated_at < $1::bigint',
} as const;

export const postgresShares = ({ run, all, first }: Queries): ShareStore => ({
  async addShare({ id, keyHash, payer, body, at }, most) {
    checkId(id);
    checkTime(at);
    checkTexts([body, payer]);
    return (await run(SQL.add, id, keyHash, payer, body, at, most)).rowCount === 1;
  },
  async saveShare(id, keyHash, body, at) {
    checkTime(at);
    checkTexts([body]);
    const { rows } = await run<{ seq: number }>(SQL.save, id, keyHash, body, at);
    return rows[0]?.seq ?? null;
  },
  endShare: async (id, keyHash) => (await run(SQL.end, id, keyHash)).rowCount === 1,
  getShare: (id) => first<ShareRecord & QueryResultRow>(SQL.get, id),
  async shareSeqs(ids) {
    const rows = await all<{ id: string; seq: number }>(SQL.seqs, JSON.stringify(ids));
    return new Map(rows.map(({ id, seq }) => [id, seq]));
  },
  async pruneShares(before) {
    checkTime(before);
    await run(SQL.prune, before);
  },
});
