/** A connection or two of its own, for a thread that only reads. */

import type { HandRecord, Reader } from '../store.js';
import { asStoreError, isDisconnect, openPool } from './connection.js';
import { Servers } from './servers.js';
import { HANDS_AFTER } from './sql.js';

const CONNECTIONS = 2;

export function openPostgresReader(url: string): Reader {
  const pool = openPool(url, new Servers(), CONNECTIONS);
  return {
    async handsAfter(tableId, number, limit) {
      const client = await pool.connect();
      try {
        const values = [tableId, number, limit];
        const query = { name: 'sidepot_hands_after', text: HANDS_AFTER, values };
        const { rows } = await client.query<HandRecord>(query);
        client.release();
        return rows;
      } catch (error) {
        client.release(isDisconnect(error));
        throw asStoreError(error);
      }
    },
    close: () => pool.end(),
  };
}
