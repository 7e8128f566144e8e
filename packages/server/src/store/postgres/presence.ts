/** Presence in PostgreSQL: leases of whole nodes, so that renewing costs one row however many play. */

import type { QueryResult, QueryResultRow } from 'pg';
import type { PresenceStore, Present } from '../contract/presence.js';
import type { Watchers } from '../fanout/watchers.js';

export const PRESENCE_CHANNEL = 'sidepot_presence';

/** So long after its lease a node's rows are thrown away. */
const FORGOTTEN_MS = 3_600_000;

const RENEW = `
  WITH clock AS MATERIALIZED (
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now
  ),
  dead AS (
    DELETE FROM presence_nodes USING clock
    WHERE until < now - ${FORGOTTEN_MS} AND node <> $1 RETURNING node
  ),
  swept AS (DELETE FROM presence p USING dead WHERE p.node = dead.node),
  own AS (
    INSERT INTO presence_nodes (node, until) SELECT $1, now + $2::bigint FROM clock
    ON CONFLICT (node) DO UPDATE SET until = excluded.until
    RETURNING node, xmax = 0 AS is_new
  )
  SELECT node, is_new AS "isNew", true AS "isOwn" FROM own
  UNION ALL
  SELECT p.node, false, false FROM presence_nodes p, clock WHERE until > now AND p.node <> $1`;

const WRITE = `
  WITH input AS MATERIALIZED (
    SELECT * FROM json_to_recordset($2::json) AS i ("tableId" text, player text, "isHere" boolean)
  ),
  gone AS (
    DELETE FROM presence p USING input i
    WHERE p.node = $1 AND p.table_id = i."tableId" AND p.player = i.player AND NOT i."isHere"
  )
  INSERT INTO presence (table_id, player, node)
  SELECT "tableId", player, $1 FROM input WHERE "isHere" ON CONFLICT DO NOTHING`;

const READ = `
  SELECT table_id AS "tableId", player, node FROM presence
  WHERE table_id IN (SELECT json_array_elements_text($1::json))`;

const TELL = 'SELECT pg_notify($1, text) FROM json_array_elements_text($2::json) AS t (text)';

type Run = <Row extends QueryResultRow>(
  text: string,
  ...values: readonly (string | number)[]
) => Promise<QueryResult<Row>>;

interface NodeRow extends QueryResultRow {
  readonly node: string;
  readonly isNew: boolean;
  readonly isOwn: boolean;
}

export const postgresPresence = (run: Run, hearers: Watchers<[string]>): PresenceStore => ({
  notices: {
    async tell(texts) {
      await run(TELL, PRESENCE_CHANNEL, JSON.stringify(texts));
    },
    hear: (listener, missed) => hearers.add(listener, missed),
  },

  async renew(node, leaseMs) {
    const { rows } = await run<NodeRow>(RENEW, node, leaseMs);
    return {
      alive: rows.filter(({ isOwn }) => !isOwn).map((row) => row.node),
      isNew: rows.some(({ isOwn, isNew }) => isOwn && isNew),
    };
  },

  async write(node, changes) {
    await run(WRITE, node, JSON.stringify(changes));
  },

  async read(tableIds) {
    const { rows } = await run<Present & QueryResultRow>(READ, JSON.stringify(tableIds));
    return rows;
  },
});
