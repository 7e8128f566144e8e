/** Making a table, and commands for it before its page is open. */

import type { CreateOptions, WireCommand } from '@sidepot/protocol';
import { post } from './http.js';
import { identity } from './identity.js';
import { newKey, VERSION } from './protocol.js';

export async function createTable(settings: CreateOptions): Promise<string> {
  await identity();
  const { id } = await post<'createTable'>('/api/tables', { v: VERSION, settings });
  return id;
}

export async function sendOnce(table: string, command: WireCommand): Promise<void> {
  await post<'sendCommand'>(`/api/tables/${table}/commands`, {
    v: VERSION,
    table,
    key: newKey(),
    command,
  });
}
