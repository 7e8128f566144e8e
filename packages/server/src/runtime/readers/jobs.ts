/**
 * What is read for long, piece by piece. It runs wherever it is asked to, in a thread of its own or
 * in this one: between two pieces it may rest as long as its reader likes. An empty piece tells
 * nothing, but it was some work.
 */

import type { Reader, StorePlace } from '../../store/index.js';
import { type ArchiveJob, archivePieces } from './archive.js';
import { type OwnDataJob, ownDataPieces } from './own-data.js';
import { type ReportJob, reportPieces } from './report.js';

/** Plain data: it goes to a thread. */
export type ReadJob = ArchiveJob | OwnDataJob | ReportJob;

export type PageReader = Omit<Reader, 'close'>;

export type ReaderAt = (place: StorePlace) => PageReader;

export function piecesOf(readerAt: ReaderAt, job: ReadJob): AsyncGenerator<string, void> {
  switch (job.of) {
    case 'archive':
      return archivePieces(readerAt, job);
    case 'report':
      return reportPieces(readerAt, job);
    case 'ownData':
      return ownDataPieces(readerAt, job);
  }
}
