/** Appends as the one statement of `append-sql.ts`: a group, or one that holds its table. */

import type pg from 'pg';
import { newProblem } from '../../problems.js';
import { StoreError } from '../contract/errors.js';
import { type Append, type AppendOutcome, appendBytes } from '../writing/group-commit.js';
import { APPEND } from './append-sql.js';
import { isDisconnect, type Pool, postgresError } from './connection.js';
import { isOfDatabase } from './driver.js';
import type { Servers } from './servers.js';

interface Judged {
  readonly id: string;
  readonly head: number | null;
  readonly first_hash: string | null;
  readonly first_answer: string | null;
}

const toInput = (append: Append): object => ({
  ...inputOf(append),
  bytes: appendBytes(append),
});

const inputOf = ({ tableId, expectedSeq, events, effects }: Append): object => ({
  id: tableId,
  expected: expectedSeq,
  events,
  moves_deadline: effects.deadline !== undefined,
  deadline: effects.deadline,
  identity: effects.key?.identity,
  key: effects.key?.key,
  body_hash: effects.key?.bodyHash,
  answer: effects.key?.answer,
  snapshot_seq: effects.snapshot?.seq,
  snapshot_state: effects.snapshot?.state,
  hand: effects.hand?.number,
  hand_started: effects.hand?.startedAt,
  hand_summary: effects.hand?.summary,
  hand_log: effects.hand?.log,
  members: effects.members ?? [],
  tallies: effects.tally !== undefined,
  bots: effects.tally?.bots,
  is_open: effects.tally?.isOpen,
  closed_at: effects.closedAt,
  host: effects.host,
});

function toOutcome({ expectedSeq, events, effects }: Append, judged?: Judged): AppendOutcome {
  if (judged === undefined || judged.head === null) return { unknown: true };
  const { head, first_hash: bodyHash, first_answer: answer } = judged;
  if (effects.key !== undefined && bodyHash !== null && answer !== null) {
    return { repeated: { identity: effects.key.identity, key: effects.key.key, bodyHash, answer } };
  }
  return head === expectedSeq ? { seq: expectedSeq + events.length } : { conflict: head };
}

export async function writeBatch(
  pool: Pool,
  servers: Servers,
  batch: readonly Append[],
  channel: string | null,
): Promise<readonly AppendOutcome[]> {
  for (;;) {
    const outcomes = await ask(pool, servers, batch, channel);
    if (outcomes !== null) return outcomes;
  }
}

/** Decided on what another server knew: whoever did has to look again. */
const isLate = ({ effects: { epoch } }: Append, servers: Servers): boolean =>
  epoch !== undefined && epoch !== servers.epoch;

const late = ({ expectedSeq }: Append): AppendOutcome => ({ conflict: expectedSeq });

/** Null: another node wrote one of the keys meanwhile. Asked again, the group sees it. */
async function ask(
  pool: Pool,
  servers: Servers,
  batch: readonly Append[],
  channel: string | null,
): Promise<readonly AppendOutcome[] | null> {
  const client = await pool.connect();
  const timely = new Set(batch.filter((append) => !isLate(append, servers)));
  try {
    const rows = timely.size === 0 ? [] : await send(client, [...timely], channel);
    client.release();
    const judged = new Map(rows.map((row) => [row.id, row]));
    return batch.map((append) =>
      timely.has(append) ? toOutcome(append, judged.get(append.tableId)) : late(append),
    );
  } catch (error) {
    client.release(isDisconnect(error));
    if (isKeyTaken(error)) return null;
    throw asWriteError(error);
  }
}

async function send(
  client: pg.PoolClient,
  batch: readonly Append[],
  channel: string | null,
): Promise<readonly Judged[]> {
  const values = [JSON.stringify(batch.map(toInput)), channel];
  const { rows } = await client.query<Judged>({ name: 'append', text: APPEND, values });
  return rows;
}

export function asWriteError(error: unknown): StoreError {
  if (!isDisconnect(error)) return postgresError(error);
  return new StoreError('OUTCOME_UNKNOWN', newProblem('brokeWriting'), error);
}

/**
 * Holds the table's row from before `work` reads to after it has written. Whoever else wants to write
 * waits in PostgreSQL's queue, and so did we.
 */
export async function writeAlone<T>(
  pool: Pool,
  servers: Servers,
  tableId: string,
  channel: string | null,
  work: (write: (append: Append) => Promise<AppendOutcome>) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isOver = false;
  const write = async (append: Append): Promise<AppendOutcome> => {
    if (isLate(append, servers) || !servers.isCurrent(client)) return late(append);
    try {
      const [judged] = await send(client, [append], channel);
      await client.query('COMMIT');
      isOver = true;
      return toOutcome(append, judged);
    } catch (error) {
      throw asWriteError(error);
    }
  };
  try {
    await lock(client, tableId);
    return await work(write);
  } finally {
    // Closing the connection rolls back, whatever state it is in.
    client.release(!isOver);
  }
}

async function lock(client: pg.PoolClient, tableId: string): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query('SELECT FROM tables WHERE id = $1 FOR UPDATE', [tableId]);
  } catch (error) {
    throw postgresError(error);
  }
}

const isKeyTaken = (error: unknown): boolean =>
  isOfDatabase(error) && error.code === '23505' && error.constraint === 'keys_pkey';
