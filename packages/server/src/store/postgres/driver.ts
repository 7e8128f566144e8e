/** The driver, loaded when PostgreSQL is first used: a server with SQLite does not wait for it. */

import { createRequire } from 'node:module';
import type pg from 'pg';

const load = createRequire(import.meta.url);

/** Each time the same. */
export const driver = (): typeof pg => load('pg') as typeof pg;
