/** One transaction of appends. */

import type { KeyRecord } from '../contract/store.js';
import { HOUR_MS } from '../contract/usage.js';
import { type Append, type AppendOutcome, appendBytes } from '../writing/group-commit.js';
import { inTransaction, type Sqlite } from './database.js';
import { SQLITE_SQL } from './sql.js';

/** What an hour has cost so far begins anew with the next one. */
const UPDATE_HEAD = `
  UPDATE tables SET
    seq = ?1,
    spent_events = ?3 + CASE WHEN spent_hour = ?2 THEN spent_events ELSE 0 END,
    spent_bytes = ?4 + CASE WHEN spent_hour = ?2 THEN spent_bytes ELSE 0 END,
    spent_hour = ?2
  WHERE id = ?5`;
const UPDATE_TALLY = 'UPDATE tables SET bots = ?, is_open = ? WHERE id = ?';
/** A deadline that moved is a new one: nobody has claimed it. */
const UPDATE_DEADLINE = `
  UPDATE tables SET
    deadline = ?1,
    lease_until = CASE WHEN deadline IS ?1 THEN lease_until END,
    lease_owner = CASE WHEN deadline IS ?1 THEN lease_owner END
  WHERE id = ?2`;
const CLOSE = 'UPDATE tables SET closed_at = ? WHERE id = ?';
const INSERT_KEY = `
  INSERT INTO keys (table_id, identity, key, seq, body_hash, answer, created_at)
  VALUES (?, ?, ?, ?, ?, ?, unixepoch() * 1000)`;
const INSERT_SNAPSHOT = `
  INSERT INTO snapshots (table_id, seq, state, created_at) VALUES (?, ?, ?, unixepoch() * 1000)
  ON CONFLICT DO UPDATE SET state = excluded.state`;
/** A hand shown after its end is written once more. */
const INSERT_HAND = `
  INSERT INTO hands (table_id, number, started_at, summary, log) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET
    started_at = excluded.started_at, summary = excluded.summary, log = excluded.log`;
const INSERT_MEMBER =
  'INSERT INTO members (identity, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING';

const UPDATE_HOST = 'UPDATE tables SET host = ? WHERE id = ?';

export function batchWriter(db: Sqlite): (batch: readonly Append[]) => readonly AppendOutcome[] {
  const head = db.prepare('SELECT seq FROM tables WHERE id = ?');
  const findKey = db.prepare(SQLITE_SQL.findKey);
  const event = db.prepare('INSERT INTO events (table_id, seq, body) VALUES (?, ?, ?)');
  const setHead = db.prepare(UPDATE_HEAD);
  const setTally = db.prepare(UPDATE_TALLY);
  const setDeadline = db.prepare(UPDATE_DEADLINE);
  const close = db.prepare(CLOSE);
  const key = db.prepare(INSERT_KEY);
  const snapshot = db.prepare(INSERT_SNAPSHOT);
  const hand = db.prepare(INSERT_HAND);
  const member = db.prepare(INSERT_MEMBER);
  const host = db.prepare(UPDATE_HOST);

  function write(append: Append): AppendOutcome {
    const { tableId, expectedSeq, events, effects } = append;
    const found = head.get(tableId) as { seq: number } | undefined;
    if (found === undefined) return { unknown: true };
    const record = effects.key;
    const first =
      record && (findKey.all(tableId, record.identity, record.key) as readonly KeyRecord[])[0];
    if (first !== undefined) return { repeated: first };
    if (found.seq !== expectedSeq) return { conflict: found.seq };

    let seq = expectedSeq;
    for (const body of events) {
      seq += 1;
      event.run(tableId, seq, body);
    }
    if (seq !== expectedSeq) {
      const hour = Math.floor(Date.now() / HOUR_MS);
      setHead.run(seq, hour, events.length, appendBytes(append), tableId);
    }
    if (effects.tally) setTally.run(effects.tally.bots, Number(effects.tally.isOpen), tableId);
    if (effects.deadline !== undefined) setDeadline.run(effects.deadline, tableId);
    if (effects.closedAt !== undefined) close.run(effects.closedAt, tableId);
    if (record) key.run(tableId, record.identity, record.key, seq, record.bodyHash, record.answer);
    if (effects.snapshot) snapshot.run(tableId, effects.snapshot.seq, effects.snapshot.state);
    if (effects.hand) {
      const { number, startedAt, summary, log } = effects.hand;
      hand.run(tableId, number, startedAt, summary, log);
    }
    for (const identity of effects.members ?? []) member.run(identity, tableId);
    if (effects.host !== undefined) host.run(effects.host, tableId);
    return { seq };
  }

  return (batch) => inTransaction(db, () => batch.map(write));
}
