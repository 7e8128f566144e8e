/** All hands of a table up to one, as this person may know them. */

import type { HandFormat } from '@sidepot/protocol';
import { archivePart, pastHandOf } from '../../history/index.js';
import type { Place } from '../../store/index.js';
import type { ReaderAt } from './jobs.js';
import { handsOf } from './pages.js';

export interface ArchiveJob {
  readonly of: 'archive';
  readonly place: Place;
  readonly table: string;
  /** The last hand that was over when it was asked for. */
  readonly through: number;
  readonly viewer: string;
  readonly format: HandFormat;
}

/** One piece of text for each hand. */
export async function* archivePieces(
  readerAt: ReaderAt,
  { place, table, through, viewer, format }: ArchiveJob,
): AsyncGenerator<string, void> {
  let written = 0;
  for await (const { log } of handsOf(readerAt(place), table, through)) {
    yield archivePart(pastHandOf(log), written, viewer, format);
    written++;
  }
}
