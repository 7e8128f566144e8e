/** The cards of a calculation, as they are typed, and what is wrong with the others. */

import { type Card, formatCard } from '@sidepot/engine';
import { cardsAsTyped } from '../../ui/typed/cards.js';
import type { CalculatorDraft } from './draft.js';
import type { ErrorList, FieldName } from './errors.js';
import { boardMost, hasBoard, holeCounts } from './ranking.js';

export interface CardsOfHand {
  readonly hole: ReadonlyMap<number, readonly Card[]>;
  readonly boards: readonly (readonly Card[])[];
}

/** A game without a board is run once. */
export const boardCountOf = ({ game, boardCount }: CalculatorDraft): number =>
  hasBoard(game) ? boardCount : 1;

/** Boards of one hand share the cards that were there when they parted (R88). */
export function readTypedCards(draft: CalculatorDraft, errors: ErrorList): CardsOfHand {
  const seen = new Map<Card, FieldName>();
  const take = (field: FieldName, cards: readonly Card[]): void => {
    for (const card of cards) {
      if (seen.has(card)) errors.add(field, 'DUPLICATE_CARD', { card: formatCard(card) });
      seen.set(card, field);
    }
  };
  const most = boardMost(draft.game);
  const boards = draft.boards.slice(0, boardCountOf(draft)).map((typed, i) => {
    const field: FieldName = `board.${i}`;
    return most === 0 ? [] : readOne(typed, field, errors, most);
  });
  const first = boards[0] ?? [];
  for (const [i, board] of boards.entries()) {
    const parted = i === 0 ? 0 : board.findIndex((card, at) => card !== first[at]);
    take(`board.${i}`, parted < 0 ? [] : board.slice(parted));
  }
  const [, held] = holeCounts(draft.game, first.length);
  const hole = new Map<number, readonly Card[]>();
  for (const { key, cards } of draft.players) {
    const read = readOne(cards, `cards.${key}`, errors, held);
    take(`cards.${key}`, read);
    hole.set(key, read);
  }
  return { hole, boards };
}

function readOne(
  typed: string,
  field: FieldName,
  errors: ErrorList,
  most: number,
): readonly Card[] {
  const { cards, refusal } = cardsAsTyped(typed);
  if (refusal !== null) {
    const { code, ...details } = refusal;
    errors.add(field, code, details);
    return [];
  }
  if (cards.length <= most) return cards;
  errors.add(field, 'TOO_MANY_CARDS', { count: cards.length, max: most });
  return [];
}
