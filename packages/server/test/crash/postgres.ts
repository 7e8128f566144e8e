/** A PostgreSQL that can be stopped as if the power had failed, and started again. */

import pg from 'pg';
import { startPostgres } from '../store/postgres-server.js';

export interface Database {
  readonly url: string;
  /** An immediate shutdown: nothing is finished, and the next start recovers from the log. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

export async function startDatabase(): Promise<Database> {
  const server = await startPostgres();
  const url = await server.database();
  return {
    url,
    async stop() {
      process.kill(await processOf(url), 'SIGQUIT');
      await server.stop();
    },
    start: () => server.start(),
    remove: () => server.remove(),
  };
}

async function processOf(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ text: string }>(
    "SELECT pg_read_file('postmaster.pid') AS text",
  );
  await client.end();
  return Number(rows[0]?.text.split('\n', 1)[0]);
}
