/** Where tables lie. What was looked up once is remembered; who finds a table gone looks again. */

import type pg from 'pg';
import { postgresError } from '../postgres/connection.js';
import { DIRECTORY } from './databases.js';
import type { QueryPool } from './query-pool.js';

export interface TableHome {
  readonly shard: number;
  /** Both set while it is being moved, and after a move that broke off. */
  readonly movingFrom: number | null;
  readonly movingTo: number | null;
}

/** A hundred bytes each. */
const REMEMBERED = 100_000;

/** A table older than the shards has no row: it lies in the directory. */
const NO_ROW: TableHome = { shard: DIRECTORY, movingFrom: null, movingTo: null };

const FIND = `
  SELECT shard, moving_from AS "movingFrom", moving_to AS "movingTo" FROM table_shards
  WHERE table_id = $1`;

/** Whoever is second gets the place that the first one chose. */
const CHOOSE = `
  INSERT INTO table_shards (table_id, shard)
  SELECT $1, $2 WHERE NOT EXISTS (SELECT FROM tables WHERE id = $1)
  ON CONFLICT DO NOTHING`;

const CHANGE = 'UPDATE table_shards SET shard = $3 WHERE table_id = $1 AND shard = $2';

export class Directory {
  readonly #pool: QueryPool;
  readonly #known: Map<string, number> = new Map();
  /** Who asks meanwhile shares the answer, so that calls to one table keep their order. */
  readonly #asking: Map<string, Promise<number>> = new Map();

  constructor(pool: QueryPool) {
    this.#pool = pool;
  }

  /** The shard as of the last look. */
  async shardOf(tableId: string): Promise<number> {
    const known = this.#known.get(tableId);
    if (known !== undefined) return known;
    const asking =
      this.#asking.get(tableId) ??
      this.find(tableId)
        .then(({ shard }) => shard)
        .finally(() => this.#asking.delete(tableId));
    this.#asking.set(tableId, asking);
    return asking;
  }

  async find(tableId: string): Promise<TableHome> {
    const [row] = await this.#ask<TableHome>('sidepot_find_shard', FIND, tableId);
    const place = row ?? NO_ROW;
    this.#remember(tableId, place.shard);
    return place;
  }

  /** For a new table; the answer is where it lies, if there is one of this id already. */
  async choose(tableId: string, shard: number): Promise<number> {
    await this.#ask('sidepot_choose_shard', CHOOSE, tableId, shard);
    return (await this.find(tableId)).shard;
  }

  /** A new table could not be made there after all. */
  async change(tableId: string, from: number, to: number): Promise<void> {
    await this.#ask('sidepot_change_shard', CHANGE, tableId, from, to);
    this.#known.delete(tableId);
  }

  async #ask<Row extends pg.QueryResultRow>(
    name: string,
    text: string,
    ...values: readonly (string | number)[]
  ): Promise<readonly Row[]> {
    try {
      return (await this.#pool.query<Row>({ name, text }, values)).rows;
    } catch (error) {
      throw postgresError(error);
    }
  }

  #remember(tableId: string, shard: number): void {
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(tableId, shard);
  }
}
