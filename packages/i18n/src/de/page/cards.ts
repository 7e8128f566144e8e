/** Cards and hands by name. */

import type { HandTexts } from '@sidepot/engine';

const RANKS = [
  ...['Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht'],
  ...['Neun', 'Zehn', 'Bube', 'Dame', 'König', 'Ass'],
];
const SUITS = ['Kreuz', 'Karo', 'Herz', 'Pik'];

/** As `handText` of the engine takes them. */
const hands: HandTexts = {
  one: RANKS,
  many: [
    ...['Zweien', 'Dreien', 'Vieren', 'Fünfen', 'Sechsen', 'Siebenen', 'Achten'],
    ...['Neunen', 'Zehnen', 'Buben', 'Damen', 'Könige', 'Asse'],
  ],
  hands: {
    'high card': 'Höchste Karte {one}',
    pair: 'Paar {many}',
    'two pair': 'Zwei Paare, {many} und {second}',
    'three of a kind': 'Drilling {many}',
    straight: 'Straße bis {one}',
    flush: 'Flush, {one} hoch',
    'full house': 'Full House, {many} über {second}',
    'four of a kind': 'Vierling {many}',
    'straight flush': 'Straight Flush bis {one}',
    'royal flush': 'Royal Flush',
  },
  kicker: '{hand}, Kicker {list}',
  kickers: '{hand}, Kicker {list}',
  and: ' und ',
};

export const cards = {
  card: (rank: number, suit: number): string => `${SUITS[suit] ?? ''} ${RANKS[rank] ?? ''}`,
  back: 'verdeckte Karte',
  /** Seen by who holds it, and by nobody else. */
  down: (card: string): string => `${card}, verdeckt`,
  hands,
  /** Two cards of different ranks, before the flop. */
  starting: (high: number, low: number, isSuited: boolean): string =>
    `${RANKS[high] ?? ''}-${RANKS[low] ?? ''}${isSuited ? ' suited' : ''}`,
  /** `ranks`: "8-4-3-2-A". */
  low: (ranks: string): string => `Low ${ranks}`,
  /** Of four cards, or of fewer. */
  badugi: (ranks: string, cards: number): string =>
    cards === 4 ? `Badugi ${ranks}` : `Badugi mit ${cards} Karten, ${ranks}`,
  highAndLow: (high: string, low: string): string => `${high}, dazu Low ${low}`,
  youHave: (hand: string): string => `Du hast: ${hand}`,
};
