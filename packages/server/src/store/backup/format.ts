/**
 * A backup as text, compressed: one line of JSON for what it is, one for each table and each row of it,
 * and one for the sums. Both databases write the same and read the other's, so a backup is also the way
 * from one to the other.
 */

import { createHash } from 'node:crypto';
import { newProblem, type Problem, type ProblemKey } from '../../problems.js';
import { StoreError } from '../contract/errors.js';

export const BACKUP_VERSION = 1;

export interface Head {
  readonly sidepot: 'backup';
  readonly version: number;
  /** Of the schema; rows are put into just that one, and then brought up to date. */
  readonly schema: number;
  readonly from: 'sqlite' | 'postgres';
  /** When it was made. */
  readonly at: number;
}

export interface TableLine {
  readonly table: string;
  readonly columns: readonly string[];
}

export type Value = string | number | boolean | null;
export type BackupRow = readonly Value[];

export interface Tail {
  /** Rows by table. */
  readonly counts: Readonly<Record<string, number>>;
  /** Of every byte before this line. */
  readonly sha256: string;
}

const bad = (key: ProblemKey, details: Problem['details'] = {}): never => {
  throw new StoreError('BAD_BACKUP', newProblem(key, details));
};

/** Makes lines, and sums them up. */
export class LineWriter {
  readonly #hash = createHash('sha256');
  readonly #counts: Record<string, number> = {};
  #table = '';

  head(head: Head): string {
    return this.#line(head);
  }

  table(line: TableLine): string {
    this.#table = line.table;
    this.#counts[line.table] = 0;
    return this.#line(line);
  }

  rows(rows: readonly BackupRow[]): string {
    this.#counts[this.#table] = (this.#counts[this.#table] ?? 0) + rows.length;
    return rows.map((row) => this.#line(row)).join('');
  }

  tail(): Tail {
    return { counts: this.#counts, sha256: this.#hash.digest('hex') };
  }

  #line(value: object): string {
    const line = `${JSON.stringify(value)}\n`;
    this.#hash.update(line);
    return line;
  }
}

export type BackupLine =
  | { readonly kind: 'head'; readonly head: Head }
  | { readonly kind: 'table'; readonly table: TableLine }
  | { readonly kind: 'row'; readonly row: BackupRow };

/** Reads lines one after the other; what is missing or changed is noticed at the end at the latest. */
export class LineReader {
  readonly #hash = createHash('sha256');
  readonly #counts: Record<string, number> = {};
  #table: TableLine | null = null;
  #hasHead = false;
  #tail: Tail | null = null;

  /** Null for the last line. */
  read(line: string): BackupLine | null {
    if (this.#tail !== null) return bad('backupLonger');
    const value = parsed(line);
    if ('sha256' in value) {
      this.#tail = value as unknown as Tail;
      return null;
    }
    this.#hash.update(`${line}\n`);
    if (!this.#hasHead) return { kind: 'head', head: this.#head(value as unknown as Head) };
    if (Array.isArray(value)) return { kind: 'row', row: this.#row(value as BackupRow) };
    const table = value as unknown as TableLine;
    if (typeof table.table !== 'string' || !Array.isArray(table.columns)) return bad('backupLine');
    this.#table = table;
    this.#counts[table.table] = 0;
    return { kind: 'table', table };
  }

  /** Rows by table. Throws if anything is missing. */
  end(): Tail['counts'] {
    if (this.#tail === null) return bad('backupEnd');
    if (this.#hash.digest('hex') !== this.#tail.sha256) return bad('backupChecksum');
    return this.#tail.counts;
  }

  #head(head: Head): Head {
    if (head.sidepot !== 'backup') return bad('backupBegin');
    if (head.version !== BACKUP_VERSION) return bad('backupVersion', { version: head.version });
    this.#hasHead = true;
    return head;
  }

  #row(row: BackupRow): BackupRow {
    if (this.#table === null || row.length !== this.#table.columns.length) return bad('backupRow');
    this.#counts[this.#table.table] = (this.#counts[this.#table.table] ?? 0) + 1;
    return row;
  }
}

function parsed(line: string): object {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Said below.
  }
  return bad('backupNoJson');
}
