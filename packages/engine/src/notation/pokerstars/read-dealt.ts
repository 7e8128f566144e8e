/** "Dealt to Ann [7c] [Td]": what somebody had, and what came (R163, R164). */

import type { Game } from '../../games/game.js';
import type { ImportRecord } from '../import/record.js';
import type { ImportPlayer } from '../import/types.js';
import { importedCards } from '../import/words.js';
import type { PhhCard } from '../phh/hand.js';

/** `before` is undefined where only one list of cards stands. */
export function readDealt(
  record: ImportRecord,
  player: ImportPlayer,
  { upCards, streets }: Game,
  before: string | undefined,
  cards: readonly PhhCard[],
): void {
  if (upCards !== null) record.came(player, cards);
  else if (before === undefined && !record.hasDrawn(player)) record.dealt(player, cards);
  else {
    // Who threw all has nothing left to be told.
    const kept = before === undefined ? [] : importedCards(before);
    record.came(player, isWholeHand(kept, cards, streets) ? cards : []);
  }
}

/** Some texts tell all cards twice instead of those kept and those that came: then nobody knows. */
const isWholeHand = (
  kept: readonly PhhCard[],
  came: readonly PhhCard[],
  streets: Game['streets'],
): boolean => kept.length + came.length === streets[0]?.down;
