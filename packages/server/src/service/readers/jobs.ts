/**
 * What is read for long, piece by piece. It runs wherever it is asked to, in a thread of its own or
 * in this one: between two pieces it may rest as long as its reader likes.
 */

import type { HandFormat } from '@sidepot/protocol';
import { archivePart, pastHandOf } from '../../history/index.js';
import type { Place, Reader } from '../../store/index.js';

/** All hands of a table up to one, as this person may know them. Plain data: it goes to a thread. */
export interface ReadJob {
  readonly place: Place;
  readonly table: string;
  /** The last hand that was over when it was asked for. */
  readonly through: number;
  readonly viewer: string;
  readonly format: HandFormat;
}

/** Hands read at once: some hundred kilobytes. */
const PAGE = 25;

/** One piece of text for each hand. */
export async function* piecesOf(
  reader: Pick<Reader, 'handsAfter'>,
  { table, through, viewer, format }: ReadJob,
): AsyncGenerator<string, void> {
  let written = 0;
  for (let last = 0; last < through; ) {
    const page = await reader.handsAfter(table, last, PAGE);
    for (const record of page) {
      last = record.number;
      if (last > through) return;
      yield archivePart(pastHandOf(record.log), written, viewer, format);
      written++;
    }
    if (page.length < PAGE) return;
  }
}
