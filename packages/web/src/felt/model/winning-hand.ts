/**
 * What a winning hand is called, and the best that it beat: from their cards in showing order, which
 * need no evaluator.
 */

import {
  type Card,
  formatCard,
  type HandCategory,
  type HandStructure,
  handText,
  rankOf,
  suitOf,
} from '@sidepot/engine';
import type { WinningCards } from '../../i18n/told.js';
import { words } from '../../i18n/words.js';

interface WinningWords {
  readonly text: string;
  readonly beat: { readonly seat: number; readonly text: string } | null;
}

const ACE = 12;

/** Null if it was not shown. A kicker that is named is the one that decides. */
export function winningWords({ half, cards, beat }: WinningCards): WinningWords | null {
  if (cards.length === 0) return null;
  const tell = half === 'low' ? lowText : highText;
  const text = tell(cards, beat?.cards);
  return { text, beat: beat ? { seat: beat.seat, text: tell(beat.cards, cards) } : null };
}

/** The same without what it beat. */
export const handCalled = (hand: WinningCards): string | null => winningWords(hand)?.text ?? null;

const lowText = (cards: readonly Card[]): string => words.cards.low(lowRanks(cards));

/** "8-4-3-2-A". */
export function lowRanks(five: readonly Card[]): string {
  const height = (card: Card): number => (rankOf(card) + 1) % 13;
  const cards = [...five].sort((a, b) => height(b) - height(a));
  return cards.map((card) => formatCard(card).charAt(0)).join('-');
}

function highText(cards: readonly Card[], rival?: readonly Card[]): string {
  const against = rival && { against: shown(rival) };
  return handText(shown(cards), { ...against, texts: words.cards.hands });
}

function shown(five: readonly Card[]): HandStructure {
  const category = categoryOf(five);
  const ranks = [...new Set(five.map(rankOf))];
  const named = category === 'two pair' || category === 'full house' ? 2 : 1;
  const isRun = category === 'straight' || category === 'straight flush';
  return { category, ranks: ranks.slice(0, named), kickers: isRun ? [] : ranks.slice(named) };
}

/** By how often the first rank is there, and how many there are. */
function categoryOf(five: readonly Card[]): HandCategory {
  const ranks = five.map(rankOf);
  const first = ranks.filter((rank) => rank === ranks[0]).length;
  switch (new Set(ranks).size) {
    case 2:
      return first === 4 ? 'four of a kind' : 'full house';
    case 3:
      return first === 3 ? 'three of a kind' : 'two pair';
    case 4:
      return 'pair';
  }
  const isFlush = new Set(five.map(suitOf)).size === 1;
  // Only an ace below its straight is last, whatever the lowest card of the deck is.
  const isStraight = ranks.every(
    (rank, i) => i === 0 || rank === (ranks[i - 1] ?? 0) - 1 || (i === 4 && rank === ACE),
  );
  if (isStraight) return isFlush ? 'straight flush' : 'straight';
  return isFlush ? 'flush' : 'high card';
}
