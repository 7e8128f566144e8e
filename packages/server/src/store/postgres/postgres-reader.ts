/** A connection or two of its own, for a thread that only reads. */

import type { HandRecord, Reader } from '../contract/store.js';
import { isDisconnect, openPool, postgresError } from './connection.js';
import { Servers } from './servers.js';
import { POSTGRES_SQL } from './sql.js';

const CONNECTIONS = 2;

export function openPostgresReader(url: string): Reader {
  const pool = openPool(url, new Servers(), CONNECTIONS);
  async function rows<T extends object>(
    name: string,
    text: string,
    values: readonly [string, number, number],
  ): Promise<T[]> {
    const client = await pool.connect();
    try {
      const answer = await client.query<T>({ name, text, values: [...values] });
      client.release();
      return answer.rows;
    } catch (error) {
      client.release(isDisconnect(error));
      throw postgresError(error);
    }
  }
  return {
    handsAfter: (...page) => rows<HandRecord>('sidepot_hands_after', POSTGRES_SQL.handsAfter, page),
    eventsAfter: async (...page) => {
      const events = await rows<{ body: string }>(
        'sidepot_events_after',
        POSTGRES_SQL.eventsAfter,
        page,
      );
      return events.map(({ body }) => body);
    },
    close: () => pool.end(),
  };
}
