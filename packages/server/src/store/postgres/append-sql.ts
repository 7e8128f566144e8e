/**
 * A whole group of appends is one statement, so one round trip and one commit. It locks the tables'
 * rows (in order of their ids: two nodes never wait for each other), judges each append by the row
 * as it is then, writes everything of the good ones and notifies. `$1` is a JSON list, at most one
 * entry per table; `$2` the channel, null if nobody listens. Whoever waited for a lock still sees other rows as they were
 * before: a key written meanwhile fails the insert, and the group is asked again. Keys are looked up
 * one by one: a plan made while there were few would read all of them for every group.
 */
export const APPEND = `
WITH input AS MATERIALIZED (
  SELECT * FROM json_to_recordset($1::json) AS i (
    id text, expected integer, events json, moves_deadline boolean, deadline bigint,
    identity text, key text, body_hash text, answer text,
    snapshot_seq integer, snapshot_state text,
    hand integer, hand_started bigint, hand_summary text, hand_log text,
    members json, bytes bigint, tallies boolean, bots integer, is_open boolean,
    closed_at bigint, host text
  )
),
locked AS MATERIALIZED (
  SELECT id, seq FROM tables WHERE id IN (SELECT id FROM input) AND is_here
  ORDER BY id FOR UPDATE
),
judged AS MATERIALIZED (
  SELECT i.*, l.seq AS head, i.expected + json_array_length(i.events) AS next,
    k.body_hash AS first_hash, k.answer AS first_answer,
    l.seq = i.expected AND k.key IS NULL AS good
  FROM input i
  LEFT JOIN locked l ON l.id = i.id
  LEFT JOIN LATERAL (
    SELECT * FROM keys k WHERE k.table_id = i.id AND k.identity = i.identity AND k.key = i.key LIMIT 1
  ) k ON true
),
good AS MATERIALIZED (SELECT * FROM judged WHERE good),
clock AS MATERIALIZED (SELECT floor(extract(epoch FROM now()) / 3600)::bigint AS hour),
write_events AS (
  INSERT INTO events (table_id, seq, body)
  SELECT g.id, g.expected + e.n, e.body
  FROM good g, json_array_elements_text(g.events) WITH ORDINALITY AS e (body, n)
),
write_heads AS (
  UPDATE tables t SET
    seq = g.next,
    closed_at = coalesce(g.closed_at, t.closed_at),
    host = coalesce(g.host, t.host),
    deadline = CASE WHEN g.moves_deadline THEN g.deadline ELSE t.deadline END,
    lease_until = CASE WHEN g.moves_deadline AND g.deadline IS DISTINCT FROM t.deadline
      THEN NULL ELSE t.lease_until END,
    lease_owner = CASE WHEN g.moves_deadline AND g.deadline IS DISTINCT FROM t.deadline
      THEN NULL ELSE t.lease_owner END,
    spent_hour = c.hour,
    spent_events = g.next - g.expected + CASE WHEN t.spent_hour = c.hour THEN t.spent_events ELSE 0 END,
    spent_bytes = g.bytes + CASE WHEN t.spent_hour = c.hour THEN t.spent_bytes ELSE 0 END,
    bots = CASE WHEN g.tallies THEN g.bots ELSE t.bots END,
    is_open = CASE WHEN g.tallies THEN g.is_open ELSE t.is_open END
  FROM good g, clock c WHERE t.id = g.id
),
write_keys AS (
  INSERT INTO keys (table_id, identity, key, seq, body_hash, answer)
  SELECT id, identity, key, next, body_hash, answer FROM good WHERE key IS NOT NULL
),
write_snapshots AS (
  INSERT INTO snapshots (table_id, seq, state)
  SELECT id, snapshot_seq, snapshot_state FROM good WHERE snapshot_seq IS NOT NULL
  ON CONFLICT (table_id, seq) DO UPDATE SET state = excluded.state
),
write_hands AS (
  INSERT INTO hands (table_id, number, started_at, summary, log)
  SELECT id, hand, hand_started, hand_summary, hand_log FROM good WHERE hand IS NOT NULL
  ON CONFLICT (table_id, number) DO UPDATE SET
    started_at = excluded.started_at, summary = excluded.summary, log = excluded.log
),
write_members AS (
  INSERT INTO members (identity, table_id)
  SELECT m, g.id FROM good g, json_array_elements_text(g.members) AS m
  ON CONFLICT DO NOTHING
)
SELECT id, head, first_hash, first_answer,
  CASE WHEN good AND next > expected AND $2::text IS NOT NULL
    THEN pg_notify($2, id || ' ' || next)::text END AS told
FROM judged`;
