/** Which cards are told when they come, and which where they were seen. */

import type { HistoryMeta, HistoryPlayer } from '../history/types.js';

/** Where one player's cards are told from the deal, the others' are told where they were seen. */
export const isToldLater = (
  { isHero, shown, cards, folded }: HistoryPlayer,
  { hero }: HistoryMeta,
): boolean => hero !== undefined && !isHero && (shown.length === cards.length || folded < 0);
