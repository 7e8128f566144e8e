/**
 * What a winning hand is called, and the best that it beat: from their cards in showing order, which
 * need no evaluator.
 */

import { type Card, formatCard, handText, rankOf, shownHand } from '@sidepot/engine';
import { type WinningCards, words } from '@sidepot/i18n/page';

interface WinningWords {
  readonly text: string;
  readonly beat: { readonly seat: number; readonly text: string } | null;
}

/** Null if it was not shown. A kicker that is named is the one that decides. */
export function winningWords(hand: WinningCards): WinningWords | null {
  const { half, cards, beat } = hand;
  if (cards.length === 0) return null;
  const tell = half === 'low' ? lowText : half === 'badugi' ? badugiText : highText;
  const text = tell(hand, beat);
  return { text, beat: beat ? { seat: beat.seat, text: tell(beat, hand) } : null };
}

/** The same without what it beat. */
export const handCalled = (hand: WinningCards): string | null => winningWords(hand)?.text ?? null;

type Told = Pick<WinningCards, 'cards' | 'made'>;

/**
 * With a pair or more it is no low that anybody would read out, but what it is as a high hand; in 2-7 a
 * straight and a flush, too (R137).
 */
function lowText({ cards, made }: Told, rival?: Told): string {
  if (made) return highText({ cards }, rival?.made ? rival : undefined);
  if (!isPaired(cards)) return words.cards.low(lowRanks(cards));
  const isBoth = rival !== undefined && isPaired(rival.cards);
  const against = isBoth ? { cards: oftenFirst(rival.cards) } : undefined;
  return highText({ cards: oftenFirst(cards) }, against);
}

const isPaired = (cards: readonly Card[]): boolean =>
  new Set(cards.map(rankOf)).size < cards.length;

/** As a high hand is shown: what there is most of comes first. */
function oftenFirst(cards: readonly Card[]): readonly Card[] {
  const count = (card: Card): number => cards.filter((one) => rankOf(one) === rankOf(card)).length;
  return [...cards].sort((a, b) => count(b) - count(a));
}

const badugiText = ({ cards }: Told): string => words.cards.badugi(lowRanks(cards), cards.length);

/** "8-4-3-2-A": they come from the highest on, whichever way the game has the ace. */
export const lowRanks = (cards: readonly Card[]): string =>
  cards.map((card) => formatCard(card).charAt(0)).join('-');

function highText({ cards }: Told, rival?: Told): string {
  const against = rival && { against: shownHand(rival.cards) };
  return handText(shownHand(cards), { ...against, texts: words.cards.hands });
}
