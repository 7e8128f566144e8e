/** The records of a PokerNow log: an entry, when it was made, and its place among all. */

import { BYTE_ORDER_MARK, withLineFeeds } from '../import/read-text.js';

export interface LogRecord {
  /** Of the text, from 1. */
  readonly line: number;
  readonly entry: string;
  readonly at: string;
  readonly order: number;
}

const RECORD = /^(?:"((?:[^"]|"")*)"|([^",]*)),"?([^",]*)"?,"?(\d*)"?/;

/** Lines that are no record are left out: the heading, and blank ones. */
export function logRecords(text: string): LogRecord[] {
  const found: LogRecord[] = [];
  const start = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
  for (const [i, row] of withLineFeeds(text.slice(start)).split('\n').entries()) {
    const [, quoted, plain = '', at = '', order = ''] = RECORD.exec(row) ?? [];
    if (order === '') continue;
    const entry = (quoted ?? plain).replaceAll('""', '"');
    found.push({ line: i + 1, entry, at, order: Number(order) });
  }
  return found;
}

/** A log has its newest line first, unless somebody sorted it. */
export const isNewestFirst = (lines: readonly LogRecord[]): boolean =>
  (lines[0]?.order ?? 0) >= (lines[1]?.order ?? 0);

export const STARTS = '-- starting hand #';
export const ENDS = '-- ending hand #';
