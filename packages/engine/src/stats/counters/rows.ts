/** Rows of counters by group: their names, sums, and what a finer unit does to them. */

import { MAX_CHIPS } from '../../chips.js';
import { PokerError, reject } from '../../errors.js';
import { EV_ABOVE, NET, NET_SHOWDOWN } from './slots.js';
import type { StatRows } from './types.js';

/** The parts of a group's name. Those that are not kept are ''. */
export interface RowGroup {
  readonly position: string;
  /** The big blind in units; 0 where a game has none. */
  readonly bb: number;
  readonly game: string;
  readonly players: string;
  /** Index of the depth, '' if a stack is not known. */
  readonly depth: string;
  readonly day: string;
}

export const groupText = ({ position, bb, game, players, depth, day }: RowGroup): string =>
  `${position}|${bb}|${game}|${players}|${depth}|${day}`;

export function readGroup(text: string): RowGroup {
  const [position = '', bb = '', game = '', players = '', depth = '', day = ''] = text.split('|');
  return { position, bb: Number(bb), game, players, depth, day };
}

/** Sums beyond 2^53 − 1 would not be exact any more (R2). */
export function safe(value: number, field: string): number {
  if (Number.isSafeInteger(value)) return value;
  throw new PokerError(reject('UNSAFE_INTEGER', { field, value, max: MAX_CHIPS }));
}

/** Rows that are being summed; `rowsOf` makes them plain. */
export type RowSums = Map<string, number[]>;

/** `Array.from` asks an iterator for every number, which takes ten times as long. */
export function copyOfRow(row: ArrayLike<number>): number[] {
  const copy = new Array<number>(row.length);
  for (let k = 0; k < row.length; k++) copy[k] = row[k] as number;
  return copy;
}

export function addRow(sums: RowSums, key: string, row: ArrayLike<number>): void {
  const sum = sums.get(key);
  if (sum === undefined) {
    sums.set(key, copyOfRow(row));
    return;
  }
  for (let k = 0; k < sum.length; k++) sum[k] = (sum[k] as number) + (row[k] ?? 0);
}

export function addRows(sums: RowSums, rows: StatRows, factor: number): void {
  for (const [key, row] of Object.entries(rows)) {
    if (factor === 1) addRow(sums, key, row);
    else {
      const group = readGroup(key);
      addRow(sums, groupText({ ...group, bb: group.bb * factor }), scaledRow(row, factor));
    }
  }
}

const AMOUNTS = [NET, NET_SHOWDOWN, EV_ABOVE];

export function scaledRow(row: ArrayLike<number>, factor: number): number[] {
  const scaled = copyOfRow(row);
  for (const slot of AMOUNTS) scaled[slot] = (scaled[slot] as number) * factor;
  return scaled;
}

/** In the order of their names, so that equal counters are equal texts. */
export function rowsOf(sums: RowSums): StatRows {
  for (const row of sums.values()) {
    for (let k = 0; k < row.length; k++) safe(row[k] as number, 'rows');
  }
  return byName(sums);
}

/** An object with any names, sorted; `__proto__` is a name like others. */
export const byName = <T>(entries: Iterable<readonly [string, T]>): Record<string, T> => {
  const all = [...entries];
  return Object.fromEntries(all.length < 2 ? all : all.sort((a, b) => (a[0] < b[0] ? -1 : 1)));
};
