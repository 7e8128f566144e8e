/** Commands of a host that take something from somebody: they are in the audit log. */

import type { WireCommand } from '@sidepot/protocol';
import type { AuditEntry } from './contract/types.js';

/** Null: it is everyday business. */
export function weighty(table: string, player: string, command: WireCommand): AuditEntry | null {
  const entry = { by: 'host', player, table, action: command.type } as const;
  switch (command.type) {
    case 'kick':
    case 'unban':
    case 'mute':
    case 'transferHost':
      return { ...entry, about: command.player };
    case 'ban':
      return { ...entry, about: command.player, details: { network: command.address } };
    case 'adjustLedger':
      return { ...entry, about: command.player, details: { amount: command.amount } };
    case 'changeSettings':
      return { ...entry, details: { settings: command.settings } };
    case 'closeTable':
      return entry;
    default:
      return null;
  }
}
