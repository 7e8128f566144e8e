/** Hands as files: one, or all of a table, in the format that was asked for. */

import { toOpenHandHistory, toPokerStars, writePhh } from '@sidepot/engine';
import type { HandFormat } from '@sidepot/protocol';
import { type KeptHand, seenHand } from './kept-hand.js';
import { ohhMetaOf } from './meta.js';
import { phhRecordOf } from './phh.js';

/** The hand as this viewer may know it. */
export function historyOf(hand: KeptHand, viewer: string, format: HandFormat): string {
  const seen = seenHand(hand, viewer);
  switch (format) {
    case 'phh':
      return writePhh(phhRecordOf(seen));
    case 'pokerstars':
      return toPokerStars(seen.events, ohhMetaOf(seen));
    case 'ohh':
      return `${JSON.stringify(toOpenHandHistory(seen.events, ohhMetaOf(seen)))}\n`;
  }
}

/**
 * One hand's part of an archive, with `before` hands in front of it. PHHS has a numbered section for
 * each; all have blank lines between.
 */
export function archivePart(
  hand: KeptHand,
  before: number,
  viewer: string,
  format: HandFormat,
): string {
  const text = historyOf(hand, viewer, format);
  const between = before === 0 ? '' : format === 'pokerstars' ? '\n\n' : '\n';
  return format === 'phh' ? `${between}[${before + 1}]\n${text}` : `${between}${text}`;
}

export const contentTypeOf = (format: HandFormat): string =>
  format === 'ohh' ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';

const ENDINGS: Readonly<Record<HandFormat, string>> = {
  phh: 'phh',
  pokerstars: 'txt',
  ohh: 'ohh',
};

/** Without a number it is the archive's. */
export function fileNameOf(tableId: string, number: number | null, format: HandFormat): string {
  if (number !== null) return `sidepot-${tableId}-${number}.${ENDINGS[format]}`;
  return `sidepot-${tableId}.${format === 'phh' ? 'phhs' : ENDINGS[format]}`;
}
