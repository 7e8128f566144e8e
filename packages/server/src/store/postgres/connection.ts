/** The pool, and what its errors mean. */

import type pg from 'pg';
import { newProblem } from '../../problems.js';
import { reasonOf, StoreError } from '../contract/errors.js';
import { driver, isOfDatabase } from './driver.js';
import type { Servers } from './servers.js';

const INT8 = 20;
/** Longer than any statement takes; a database that vanished without a word is noticed then. */
const QUERY_MS = 15_000;
const CONNECT_MS = 5000;

/** Times are below 2^53; the driver would give texts. */
const typesOf = ({ types }: typeof pg): pg.CustomTypesConfig => ({
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
});

export const clientConfig = (by: typeof pg, url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: QUERY_MS,
  keepAlive: true,
  application_name: 'sidepot',
  types: typesOf(by),
});

/** A database set to acknowledge before the disk has it would break our promise. */
const DURABLE = `
  SELECT set_config('synchronous_commit', 'on', false)
  WHERE current_setting('synchronous_commit') IN ('off', 'local')`;

/** Connections that all lead to the same server, as far as is known. */
export interface Pool {
  /** Rejects with a `StoreError`: nothing was asked yet. */
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
}

export function openPool(url: string, servers: Servers, max = 10): Pool {
  /** Before a new connection serves. One that breaks in use tells its query, and here nobody. */
  async function prepare(client: pg.ClientBase): Promise<void> {
    client.on('error', () => {});
    await client.query(DURABLE);
    await servers.meet(client);
  }
  async function open(): Promise<pg.Pool> {
    const by = await driver();
    const config = { ...clientConfig(by, url), max, onConnect: prepare };
    // An idle connection that breaks is replaced at the next query; without a listener it would throw.
    return new by.Pool(config).on('error', () => {});
  }
  let opened: Promise<pg.Pool> | null = null;

  return {
    async connect() {
      opened ??= open();
      const pool = await opened;
      for (;;) {
        const client = await pool.connect().catch((error: unknown) => {
          throw postgresError(error);
        });
        if (servers.isCurrent(client)) return client;
        // Of the server before: whatever it answers is of the past.
        client.release(true);
      }
    },
    end: async () => (await opened)?.end(),
  };
}

/** Connection exceptions, shutdown, too many clients, wrong password or database. */
const NOT_SERVING = /^(08|28|3D|53300|57P0)/;

/** Whatever the database did not say itself came from the way there. */
export const isDisconnect = (error: unknown): boolean =>
  !isOfDatabase(error) || NOT_SERVING.test(error.code ?? '');

export function postgresError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (isDisconnect(error)) {
    const told = newProblem('unreachable', { reason: reasonOf(error) });
    return new StoreError('DATABASE_UNREACHABLE', told, error);
  }
  const code = isOfDatabase(error) ? (error.code ?? '') : '';
  // Data or an index that is corrupted.
  if (/^XX00[12]/.test(code)) {
    return new StoreError('DATABASE_DAMAGED', `PostgreSQL: ${reasonOf(error)}`, error);
  }
  // Class 22: a value it does not take. 23: a constraint.
  const kind = /^2[23]/.test(code) ? 'BAD_RECORD' : 'STORE_FAILED';
  return new StoreError(kind, `PostgreSQL: ${reasonOf(error)}`, error);
}
