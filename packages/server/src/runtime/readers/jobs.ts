/**
 * What is read for long, piece by piece. It runs wherever it is asked to, in a thread of its own or
 * in this one: between two pieces it may rest as long as its reader likes. An empty piece tells
 * nothing, but it was some work.
 */

import type { Reader, StorePlace } from '../../store/index.js';
import { type ArchiveJob, archivePieces } from './archive.js';
import { type OwnDataJob, ownDataPieces } from './own-data.js';

/** Plain data: it goes to a thread. */
export type ReadJob = ArchiveJob | OwnDataJob;

export type PageReader = Omit<Reader, 'close'>;

export type ReaderAt = (place: StorePlace) => PageReader;

export const piecesOf = (readerAt: ReaderAt, job: ReadJob): AsyncGenerator<string, void> =>
  job.of === 'archive' ? archivePieces(readerAt, job) : ownDataPieces(readerAt, job);
