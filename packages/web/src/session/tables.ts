/** Making a table, and commands for it before its page is open. */

import * as client from '@sidepot/client';
import type { CreateOptions, WireCommand } from '@sidepot/protocol';
import { identity } from './identity.js';

export async function openTable(settings: CreateOptions): Promise<string> {
  const { id } = await client.createTable(await identity(), settings);
  return id;
}

export async function sendOnce(table: string, command: WireCommand): Promise<void> {
  await client.sendCommand({}, table, command);
}
