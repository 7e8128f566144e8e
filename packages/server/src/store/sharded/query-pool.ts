/** A few connections to one database, for the statements beside those of a store. */

import type pg from 'pg';
import { isDisconnect, openPool } from '../postgres/connection.js';
import { Servers } from '../postgres/servers.js';

type Values = readonly (string | number | readonly string[] | readonly number[])[];

export interface QueryPool {
  /** Rejects with whatever the database said. */
  query<Row extends pg.QueryResultRow>(
    text: string | { readonly name: string; readonly text: string },
    values?: Values,
  ): Promise<pg.QueryResult<Row>>;
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
}

export function openQueryPool(url: string, max: number): QueryPool {
  const pool = openPool(url, new Servers(), max);
  return {
    ...pool,
    async query<Row extends pg.QueryResultRow>(
      text: string | { readonly name: string; readonly text: string },
      values: Values = [],
    ) {
      const client = await pool.connect();
      try {
        const config = typeof text === 'string' ? { text } : text;
        const result = await client.query<Row>({ ...config, values: [...values] });
        client.release();
        return result;
      } catch (error) {
        client.release(isDisconnect(error));
        throw error;
      }
    },
  };
}
