/** What a winning hand is called, and the best that it beat: from their cards. */

import { type Card, describeHand, type HandStructure, handText, rankOf } from '@sidepot/engine';
import type { WinningCards } from '../i18n/told.js';
import { words } from '../i18n/words.js';
import { lowRanks } from './strength.js';

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

function highText(cards: readonly Card[], rival?: readonly Card[]): string {
  const against = rival && { against: shown(rival) };
  return handText(shown(cards), { ...against, texts: words.cards.hands });
}

/** In showing order only an ace below its straight is last, whatever the lowest card of the deck is. */
function shown(five: readonly Card[]): HandStructure {
  const hand = describeHand(five);
  const ranks = five.map(rankOf);
  if (ranks.at(-1) !== ACE || new Set(ranks).size < 5) return hand;
  const isFlush = hand.category === 'flush' || hand.category === 'straight flush';
  const category = isFlush ? 'straight flush' : 'straight';
  return { category, ranks: ranks.slice(0, 1), kickers: [] };
}
