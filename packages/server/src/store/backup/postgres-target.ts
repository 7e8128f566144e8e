/** An empty PostgreSQL database: one transaction, so all or nothing. */

import { newProblem } from '../../problems.js';
import { StoreError } from '../contract/errors.js';
import { writtenColumns } from '../postgres/columns.js';
import { clientConfig, postgresError } from '../postgres/connection.js';
import { driver } from '../postgres/driver.js';
import { LOCK } from '../postgres/migrate.js';
import { POSTGRES_MIGRATIONS } from '../postgres/migrations.js';
import { missingMigrations } from '../writing/schema.js';
import type { Target } from './restore.js';
import { quoted, VERSION_TABLE } from './source.js';

const PAGE_MS = 600_000;
/** Its one row is made together with it. */
const READY_MADE = 'service';

export async function postgresTarget(url: string): Promise<Target> {
  const pg = await driver();
  const client = new pg.Client({ ...clientConfig(pg, url), query_timeout: PAGE_MS });
  client.on('error', () => {});
  let schema = 0;

  async function asked<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw postgresError(error);
    }
  }

  async function migrate(to: number): Promise<void> {
    for (const { version, sql } of missingMigrations(POSTGRES_MIGRATIONS, schema)) {
      if (version > to) break;
      await client.query(sql);
      await client.query(`INSERT INTO ${VERSION_TABLE} (version) VALUES ($1)`, [version]);
      schema = version;
    }
  }

  /** Numbers that the database gives go on after the last one that was restored. */
  async function countOn(): Promise<void> {
    const { rows } = await client.query<{ table: string; column: string }>(
      `SELECT table_name AS table, column_name AS column FROM information_schema.columns
       WHERE table_schema = current_schema() AND is_identity = 'YES'`,
    );
    for (const { table, column } of rows) {
      await client.query(
        `SELECT setval(pg_get_serial_sequence($1, $2), max(${quoted(column)}))
         FROM ${quoted(table)} HAVING max(${quoted(column)}) IS NOT NULL`,
        [quoted(table), column],
      );
    }
  }

  await asked(() => client.connect());

  return {
    begin: (wanted) =>
      asked(async () => {
        // One from a newer Sidepot is refused.
        missingMigrations(POSTGRES_MIGRATIONS, wanted);
        await client.query('BEGIN');
        await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
        const { rows } = await client.query<{ taken: boolean }>(
          'SELECT to_regclass($1) IS NOT NULL AS taken',
          [VERSION_TABLE],
        );
        if (rows[0]?.taken !== false) {
          throw new StoreError('NOT_EMPTY', newProblem('databaseNotEmpty'));
        }
        await client.query(`CREATE TABLE ${VERSION_TABLE} (version integer PRIMARY KEY)`);
        await migrate(wanted);
      }),

    insert: ({ table, columns }, rows) =>
      asked(async () => {
        const known = await writtenColumns(client, table);
        const shared = columns.filter((column) => known.includes(column));
        const names = shared.map(quoted).join(', ');
        const records = rows.map((row) =>
          Object.fromEntries(columns.map((column, i) => [column, row[i] ?? null])),
        );
        const name = quoted(table);
        const from = `FROM json_populate_recordset(NULL::${name}, $1::json) AS r`;
        const set = shared.map((column) => `${quoted(column)} = r.${quoted(column)}`).join(', ');
        await client.query(
          table === READY_MADE
            ? `UPDATE ${name} SET ${set} ${from}`
            : `INSERT INTO ${name} (${names}) OVERRIDING SYSTEM VALUE SELECT ${names} ${from}`,
          [JSON.stringify(records)],
        );
      }),

    count: (table) =>
      asked(async () => {
        const { rows } = await client.query<{ count: number }>(
          `SELECT count(*) AS count FROM ${quoted(table)}`,
        );
        return rows[0]?.count ?? 0;
      }),

    finish: () =>
      asked(async () => {
        await migrate(POSTGRES_MIGRATIONS.length);
        await countOn();
        await client.query('COMMIT');
      }),

    // A transaction that was not committed is rolled back with its connection.
    close: () => client.end(),
  };
}
