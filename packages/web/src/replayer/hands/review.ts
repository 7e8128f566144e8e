/** Hands worth another look: by luck, by size, by rule, or because somebody marked them. */

import type { AllInMiss } from '../counting/misses.js';
import type { HandMarks } from '../marks/hand-marks.js';
import type { HandSummary } from './summary.js';

export const REVIEWS = ['misses', 'pots', 'notes', 'marked'] as const;
export type ReviewKind = (typeof REVIEWS)[number];

const MOST_POTS = 100;

/** All that may have been adjusted. */
export const allInNumbers = (wanted: readonly HandSummary[]): Uint32Array =>
  Uint32Array.from(wanted.filter(({ isAllIn }) => isAllIn).map(({ number }) => number));

const worthOf = ({ pot, unit }: HandSummary): number => pot * Number(unit);

/** In the order of the look: the largest first, or as they stand in the file. */
export function reviewOf(
  kind: ReviewKind,
  wanted: readonly HandSummary[],
  marks: HandMarks,
  misses: readonly AllInMiss[],
): readonly HandSummary[] {
  switch (kind) {
    case 'misses': {
      const byNumber = new Map(wanted.map((hand) => [hand.number, hand]));
      return misses.flatMap(({ number }) => byNumber.get(number) ?? []);
    }
    case 'pots':
      return [...wanted]
        .sort((a, b) => worthOf(b) - worthOf(a) || a.number - b.number)
        .slice(0, MOST_POTS);
    case 'notes':
      return wanted.filter(({ notes }) => notes > 0);
    case 'marked':
      return wanted.filter(({ key }) => marks.has(key));
  }
}

/** The hands before and after one in a list of any order; of one that is not in it, the first. */
export function besideIn(
  list: readonly Pick<HandSummary, 'number'>[],
  number: number | null,
): { readonly before?: number; readonly after?: number } {
  const at = list.findIndex((hand) => hand.number === number);
  const [before, after] = [list[at - 1]?.number, list[at + 1]?.number];
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}
