/** Cards of a record: some nobody saw, and of the others each is there once. */

import { type Card, formatCard } from '../../cards.js';
import { type Refusal, reject } from '../../errors.js';
import { deckSize } from '../../hand/state/config.js';
import { cardsAt } from '../../hand/state/state.js';
import type { SeenCard } from '../../hand/state/types.js';
import type { PhhCard } from '../phh/hand.js';
import type { Hands } from './hands.js';
import type { Play } from './play.js';

const NONE: readonly never[] = [];
export const HIDDEN: readonly (readonly null[])[] = /* @__PURE__ */ Array.from(
  { length: 8 },
  (_, size) => Array.from({ length: size }, () => null),
);

export const areKnown = (cards: readonly PhhCard[]): cards is readonly Card[] => {
  for (let i = 0; i < cards.length; i++) if (cards[i] === -1) return false;
  return true;
};

export function seen(cards: readonly PhhCard[]): readonly SeenCard[] {
  if (cards.length === 2 && cards[0] === -1 && cards[1] === -1) return HIDDEN[2] ?? NONE;
  return areKnown(cards) ? cards : cards.map((card) => (card === -1 ? null : card));
}

/** A card of this deck, and not one that was there before. */
export function markSeen(play: Play, cards: readonly SeenCard[]): Refusal | undefined {
  for (let k = 0; k < cards.length; k++) {
    const card = cards[k] as SeenCard;
    if (card === null) continue;
    if (card < 52 - deckSize(play.game)) {
      return reject('BAD_CARD', { card: formatCard(card), game: play.game.name });
    }
    const bit = 1 << (card & 31);
    if (((card < 32 ? play.seenLow : play.seenHigh) & bit) !== 0) {
      return reject('DUPLICATE_CARD', { card: formatCard(card) });
    }
    if (card < 32) play.seenLow |= bit;
    else play.seenHigh |= bit;
  }
  return undefined;
}

/** When the deck is used up, the muck was shuffled: what is not in a live hand may come again (R127). */
export function takeFromDeck(play: Play, hands: Hands, count: number): Refusal | undefined {
  const { draft, game } = play;
  hands.dealt += count;
  if (game.shortDeck !== 'reshuffle' || hands.dealt < deckSize(game)) return undefined;
  play.seenLow = 0;
  play.seenHigh = 0;
  const live = draft.players.flatMap(({ folded }, i) => (folded ? [] : cardsAt(draft, i)));
  return markSeen(play, [...live, ...draft.boards.flat()]);
}
