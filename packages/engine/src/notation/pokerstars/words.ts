/** What every part of a PokerStars history writes: amounts, cards, boards. */

import type { Game } from '../../games/game.js';
import type { SeenCard } from '../../hand/state/types.js';
import { decimalOf } from '../../money/decimals.js';
import type { Money } from '../../money/write.js';
import type { HistoryMeta } from '../history/types.js';
import { cardText, unitOfMeta } from '../history/words.js';

/** "$1", "$0.50"; tournament chips and play money have no symbol. */
export function starsMoney(meta: HistoryMeta): Money {
  const unit = unitOfMeta(meta);
  const symbol = meta.tournament === undefined ? (meta.currency?.symbol ?? '') : '';
  return (amount) => symbol + decimalOf(amount, unit, false);
}

/** As PokerStars calls a game; our own name where it has none, which its readers should refuse. */
export const starsName = ({ codes, name }: Game): string => codes.stars ?? name;

/** Its readers refuse a hand without a table or a time: this stands where the record has none. */
export const NOT_TOLD = '-';

export function bracket(cards: readonly SeenCard[]): string {
  let text = '[';
  for (let i = 0; i < cards.length; i++) {
    text += i === 0 ? cardText(cards[i] as SeenCard) : ` ${cardText(cards[i] as SeenCard)}`;
  }
  return `${text}]`;
}

export const ordinal = (board: number): string => ['FIRST', 'SECOND', 'THIRD'][board] ?? '';
