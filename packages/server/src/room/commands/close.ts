/** The end of a table: everybody is paid out. */

import { doTable, putEvent, type Transaction } from './transaction.js';
import { endWaitlist } from './waitlist.js';

/**
 * Between hands. A tournament that has begun divides its open prizes among those who are left (R266
 * to R269); one that has not gives everything back (R208).
 */
export function closeTable(work: Transaction): void {
  const { table, reserved, requests, entries } = work.state;
  if (table.tournament === null) {
    for (const { player } of table.seats) doTable(work, { type: 'leave', player });
  } else doTable(work, { type: 'endTournament' });
  for (const { player, seat } of reserved) putEvent(work, { type: 'seatReleased', player, seat });
  for (const { player } of requests) {
    const ended = { player, outcome: 'denied', reason: null } as const;
    putEvent(work, { type: 'seatRequestEnded', ...ended });
  }
  endWaitlist(work);
  for (const { player } of entries) {
    const ended = { player, outcome: 'expired', reason: null } as const;
    putEvent(work, { type: 'entryEnded', ...ended });
  }
  putEvent(work, { type: 'closed' });
}
