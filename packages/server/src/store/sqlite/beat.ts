/** The sign that the tables are served. */

import type { KeptOutage, Pulse } from '../contract/store.js';
import { KEPT_OUTAGES, MOST_GAP_MS, RENEW_MS } from '../writing/beats.js';
import { inTransaction, type Sqlite } from './database.js';
import { SQLITE_SQL } from './sql.js';
import { statements } from './statements.js';

export function beatWriter(db: Sqlite): (now: number, since: number, known: number) => Pulse {
  const { all, first, run } = statements(db);

  /** Twice a second nobody waits for the disk: after a power failure somebody has more time. */
  function renew(now: number): void {
    db.exec('PRAGMA synchronous = NORMAL');
    try {
      run(SQLITE_SQL.setBeat, now);
    } finally {
      db.exec('PRAGMA synchronous = FULL');
    }
  }

  return (now, since, known) => {
    const last = first<{ at: number }>(SQLITE_SQL.lastBeat);
    const isTicking = first(SQLITE_SQL.isTicking) !== null;
    if (last !== null && since - last.at > MOST_GAP_MS) {
      inTransaction(db, () => {
        run(SQLITE_SQL.insertOutage, last.at, since);
        run(SQLITE_SQL.forgetOutages, KEPT_OUTAGES);
        run(SQLITE_SQL.setBeat, now);
      });
    } else if (last === null || (isTicking && now - last.at >= RENEW_MS)) renew(now);
    const outages = all<KeptOutage>(SQLITE_SQL.outagesAfter, known);
    return { at: Math.max(now, last?.at ?? now), isTicking, outages };
  };
}
