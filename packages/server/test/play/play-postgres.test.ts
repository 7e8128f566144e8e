/** The same on PostgreSQL. */

import { afterAll, describe } from 'vitest';
import { openPostgresStore } from '../../src/store/index.js';
import { type PostgresServer, startPostgres } from '../store/postgres-server.js';
import { evenings } from './evenings.js';

describe('on PostgreSQL', () => {
  let server: PostgresServer | undefined;
  evenings(async () => {
    server = await startPostgres();
    const databaseUrl = await server.database();
    return { target: { databaseUrl }, open: () => openPostgresStore(databaseUrl) };
  });
  afterAll(() => server?.remove());
});
