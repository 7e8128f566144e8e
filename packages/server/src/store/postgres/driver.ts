/** PostgreSQL's driver, loaded when it is first needed: who serves from SQLite does not wait for it. */

import type pg from 'pg';

let loaded: typeof pg | null = null;

export async function driver(): Promise<typeof pg> {
  loaded ??= (await import('pg')).default;
  return loaded;
}

/** Did the database say so itself? */
export const isOfDatabase = (error: unknown): error is pg.DatabaseError =>
  loaded !== null && error instanceof loaded.DatabaseError;
