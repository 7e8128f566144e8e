/** Cards and hands by name. */

import type { HandTexts } from '@sidepot/engine';

const RANKS = [
  ...['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'],
  ...['neuf', 'dix', 'valet', 'dame', 'roi', 'as'],
];
const SUITS = ['trèfle', 'carreau', 'cœur', 'pique'];

/** As `handText` of the engine takes them. */
const hands: HandTexts = {
  one: RANKS,
  /** With their "de": only the ace has it short. */
  many: [
    ...['de deux', 'de trois', 'de quatre', 'de cinq', 'de six', 'de sept', 'de huit'],
    ...['de neuf', 'de dix', 'de valets', 'de dames', 'de rois', 'd’as'],
  ],
  hands: {
    'high card': 'Hauteur {one}',
    pair: 'Paire {many}',
    'two pair': 'Deux paires, {many} et {second}',
    'three of a kind': 'Brelan {many}',
    straight: 'Quinte hauteur {one}',
    flush: 'Couleur hauteur {one}',
    'full house': 'Full, brelan {many} et paire {second}',
    'four of a kind': 'Carré {many}',
    'straight flush': 'Quinte flush hauteur {one}',
    'royal flush': 'Quinte flush royale',
  },
  kicker: '{hand}, kicker {list}',
  kickers: '{hand}, kickers {list}',
  and: ' et ',
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const cards = {
  card: (rank: number, suit: number): string => `${RANKS[rank] ?? ''} de ${SUITS[suit] ?? ''}`,
  back: 'carte fermée',
  /** Seen by who holds it, and by nobody else. */
  down: (card: string): string => `${card}, fermée`,
  hands,
  /** Two cards of different ranks, before the flop. */
  starting: (high: number, low: number, isSuited: boolean): string =>
    `${capital(RANKS[high] ?? '')}-${RANKS[low] ?? ''}${isSuited ? ' assortis' : ''}`,
  /** `ranks`: "8-4-3-2-A". */
  low: (ranks: string): string => `Main basse ${ranks}`,
  /** Of four cards, or of fewer. */
  badugi: (ranks: string, cards: number): string =>
    cards === 4 ? `Badugi ${ranks}` : `Badugi à ${cards} cartes, ${ranks}`,
  highAndLow: (high: string, low: string): string => `${high}, et main basse ${low}`,
  youHave: (hand: string): string => `Vous avez : ${hand}`,
};
