/** A connection or two of its own, for a thread that only reads. */

import type { HandRecord, Reader } from '../store.js';
import { asStoreError, openPool } from './connection.js';
import { HANDS_AFTER } from './sql.js';

const CONNECTIONS = 2;

export function openPostgresReader(url: string): Reader {
  const pool = openPool(url, CONNECTIONS);
  return {
    async handsAfter(tableId, number, limit) {
      try {
        const values = [tableId, number, limit];
        const query = { name: 'sidepot_hands_after', text: HANDS_AFTER, values };
        return (await pool.query<HandRecord>(query)).rows;
      } catch (error) {
        throw asStoreError(error);
      }
    },
    close: () => pool.end(),
  };
}
