/** Which notation a text is in, told from the text itself, and how its hands are read. */

import {
  detectNotation,
  type PhhHand,
  type ReadableNotation,
  type Result,
  readOpenHandHistory,
  readPhh,
  readPokerStars,
  splitOpenHandHistory,
  splitPhhs,
  splitPokerStars,
} from '@sidepot/engine';

export type Format = ReadableNotation;

/** The text of one hand, and the line it begins in, from 1. */
export interface Slice {
  readonly line: number;
  readonly text: string;
}

export interface Notation {
  split(text: string): Iterable<Slice>;
  /** An error has its `line` within the hand. */
  read(text: string): Result<PhhHand>;
}

/** One hand alone is a file of one. */
export const NOTATIONS: Readonly<Record<Format, Notation>> = {
  pokerstars: { split: splitPokerStars, read: (text) => readPokerStars(text) },
  ohh: { split: splitOpenHandHistory, read: (text) => readOpenHandHistory(text) },
  phh: { split: splitPhhs, read: (text) => readPhh(text) },
};

/** Null if it is none that we read. */
export const formatOf = (text: string): Format | null => detectNotation(text).reader;
