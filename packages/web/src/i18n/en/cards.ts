/** Cards and hands by name. */

import type { HandTexts } from '@sidepot/engine';

const RANKS = [
  ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  ...['nine', 'ten', 'jack', 'queen', 'king', 'ace'],
];
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];

/** As `handText` of the engine takes them. */
const hands: HandTexts = {
  one: RANKS,
  many: [
    ...['twos', 'threes', 'fours', 'fives', 'sixes', 'sevens', 'eights'],
    ...['nines', 'tens', 'jacks', 'queens', 'kings', 'aces'],
  ],
  hands: {
    'high card': 'High card, {one}',
    pair: 'Pair of {many}',
    'two pair': 'Two pair, {many} and {second}',
    'three of a kind': 'Three of a kind, {many}',
    straight: 'Straight, {one} high',
    flush: 'Flush, {one} high',
    'full house': 'Full house, {many} over {second}',
    'four of a kind': 'Four of a kind, {many}',
    'straight flush': 'Straight flush, {one} high',
    'royal flush': 'Royal flush',
  },
  kicker: '{hand}, {list} kicker',
  kickers: '{hand}, {list} kickers',
  and: ' and ',
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const cards = {
  card: (rank: number, suit: number): string => `${RANKS[rank] ?? ''} of ${SUITS[suit] ?? ''}`,
  back: 'face-down card',
  hands,
  /** Two cards of different ranks, before the flop. */
  starting: (high: number, low: number, isSuited: boolean): string =>
    `${capital(RANKS[high] ?? '')}-${RANKS[low] ?? ''}${isSuited ? ' suited' : ''}`,
  /** `ranks`: "8-4-3-2-A". */
  low: (ranks: string): string => `Low, ${ranks}`,
  highAndLow: (high: string, low: string): string => `${high}, and low ${low}`,
  youHave: (hand: string): string => `You have: ${hand}`,
};
