/** The end of a table: everybody is paid out. */

import { doTable, note, type Work } from './work.js';

/** Between hands. A tournament that has begun pays nobody: its chips are not money. */
export function closeTable(work: Work): void {
  const { table, reserved, requests, entries } = work.state;
  for (const { player } of table.seats) doTable(work, { type: 'leave', player });
  for (const { player, seat } of reserved) note(work, { type: 'seatReleased', player, seat });
  for (const { player } of requests) {
    const ended = { player: String(player), outcome: 'denied', reason: null } as const;
    note(work, { type: 'seatRequestEnded', ...ended });
  }
  for (const { player } of entries) {
    const ended = { player: String(player), outcome: 'expired', reason: null } as const;
    note(work, { type: 'entryEnded', ...ended });
  }
  note(work, { type: 'closed' });
}
