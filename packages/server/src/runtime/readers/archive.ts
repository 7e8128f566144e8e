/** All hands of a table up to one, as this person may know them. */

import type { HandFormat } from '@sidepot/protocol';
import { archivePart, keptHandOf } from '../../history/index.js';
import type { StorePlace } from '../../store/index.js';
import type { ReaderAt } from './jobs.js';
import { storedHands } from './pages.js';

export interface ArchiveJob {
  readonly of: 'archive';
  readonly place: StorePlace;
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
  for await (const { log } of storedHands(readerAt(place), table, through)) {
    yield archivePart(keptHandOf(log), written, viewer, format);
    written++;
  }
}
