/** Cards and hands by name. */

import { HAND_TEXTS } from '../library/hands.js';

const RANKS = HAND_TEXTS.one;
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const cards = {
  card: (rank: number, suit: number): string => `${RANKS[rank] ?? ''} of ${SUITS[suit] ?? ''}`,
  back: 'face-down card',
  /** Seen by who holds it, and by nobody else. */
  down: (card: string): string => `${card}, face down`,
  /** As `handText` of the engine takes them. */
  hands: HAND_TEXTS,
  /** Two cards of different ranks, before the flop. */
  starting: (high: number, low: number, isSuited: boolean): string =>
    `${capital(RANKS[high] ?? '')}-${RANKS[low] ?? ''}${isSuited ? ' suited' : ''}`,
  /** `ranks`: "8-4-3-2-A". */
  low: (ranks: string): string => `Low, ${ranks}`,
  /** Of four cards, or of fewer. */
  badugi: (ranks: string, cards: number): string =>
    cards === 4 ? `Badugi, ${ranks}` : `${cards}-card badugi, ${ranks}`,
  highAndLow: (high: string, low: string): string => `${high}, and low ${low}`,
  youHave: (hand: string): string => `You have: ${hand}`,
};
