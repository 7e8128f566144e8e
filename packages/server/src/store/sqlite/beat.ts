/** The sign that the tables are served. */

import type { KeptOutage, Pulse } from '../contract/store.js';
import { KEPT_OUTAGES, MOST_GAP_MS, RENEW_MS } from '../writing/beats.js';
import { inTransaction, type Sqlite } from './database.js';
import * as sql from './sql.js';
import { statements } from './statements.js';

export function beatWriter(db: Sqlite): (now: number, since: number, known: number) => Pulse {
  const { all, first, run } = statements(db);

  /** Twice a second nobody waits for the disk: after a power failure somebody has more time. */
  function renew(now: number): void {
    db.exec('PRAGMA synchronous = NORMAL');
    try {
      run(sql.SET_BEAT, now);
    } finally {
      db.exec('PRAGMA synchronous = FULL');
    }
  }

  return (now, since, known) => {
    const last = first<{ at: number }>(sql.LAST_BEAT);
    const isTicking = first(sql.IS_TICKING) !== null;
    if (last !== null && since - last.at > MOST_GAP_MS) {
      inTransaction(db, () => {
        run(sql.INSERT_OUTAGE, last.at, since);
        run(sql.FORGET_OUTAGES, KEPT_OUTAGES);
        run(sql.SET_BEAT, now);
      });
    } else if (last === null || (isTicking && now - last.at >= RENEW_MS)) renew(now);
    const outages = all<KeptOutage>(sql.OUTAGES_AFTER, known);
    return { at: Math.max(now, last?.at ?? now), isTicking, outages };
  };
}
