/** What `sidepot admin` can do, and to what. */

import type { AdminName } from '@sidepot/server';

export type AdminAction = Exclude<AdminName, 'verify'>;

/** A name → its operands, as its help shows them. */
export const OPERANDS: Readonly<Record<AdminAction, readonly string[]>> = {
  tables: [],
  players: [],
  close: ['TABLE'],
  delete: ['TABLE'],
  revoke: ['PLAYER'],
  ban: ['PLAYER|ADDRESSES'],
  unban: ['PLAYER|ADDRESSES'],
  bans: [],
  transfer: ['TABLE', 'PLAYER'],
  quota: ['PLAYER', '[LIMIT=N|LIMIT=none…|default]'],
  log: [],
};

export const ADMIN_ACTIONS: readonly AdminAction[] = Object.keys(OPERANDS) as AdminAction[];
