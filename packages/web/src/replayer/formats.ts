/** Which notation a text is in, told from the text itself, and how its hands are read. */

import {
  type PhhHand,
  type Result,
  readOpenHandHistory,
  readPhh,
  readPokerStars,
  splitOpenHandHistory,
  splitPhhs,
  splitPokerStars,
} from '@sidepot/engine';

export const FORMATS = ['pokerstars', 'ohh', 'phh'] as const;
export type Format = (typeof FORMATS)[number];

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

/** Enough to tell them apart, however long the text is. */
const LOOKED_AT = 20_000;

const SIGNS: readonly (readonly [Format, RegExp])[] = [
  // The first line of a hand; there may be a heading above it.
  ['pokerstars', /^[ \t]*PokerStars .*#\d+/m],
  // One object, or a list of them.
  ['ohh', /^\s*(?:\[\s*)?\{/],
  // Without one of these there is no hand.
  ['phh', /^[ \t]*(?:variant|antes|blinds_or_straddles|starting_stacks|actions)[ \t]*=/m],
];

/** Null if it is none that we know. */
export function formatOf(text: string): Format | null {
  const start = text.slice(0, LOOKED_AT).replace(/^\uFEFF/, '');
  return SIGNS.find(([, sign]) => sign.test(start))?.[0] ?? null;
}
