/** Cards and hands by name. */

import type { HandTexts } from '@sidepot/engine';

const RANKS = [
  ...['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'],
  ...['nueve', 'diez', 'jota', 'dama', 'rey', 'as'],
];
const SUITS = ['tréboles', 'diamantes', 'corazones', 'picas'];

/** As `handText` of the engine takes them. */
const hands: HandTexts = {
  one: RANKS,
  many: [
    ...['doses', 'treses', 'cuatros', 'cincos', 'seises', 'sietes', 'ochos'],
    ...['nueves', 'dieces', 'jotas', 'damas', 'reyes', 'ases'],
  ],
  // "Escalera al rey, a la dama" would need the article of each rank.
  hands: {
    'high card': 'Carta alta, {one}',
    pair: 'Pareja de {many}',
    'two pair': 'Doble pareja, {many} y {second}',
    'three of a kind': 'Trío de {many}',
    straight: 'Escalera, carta alta {one}',
    flush: 'Color, carta alta {one}',
    'full house': 'Full de {many} y {second}',
    'four of a kind': 'Póker de {many}',
    'straight flush': 'Escalera de color, carta alta {one}',
    'royal flush': 'Escalera real',
  },
  kicker: '{hand}, kicker {list}',
  kickers: '{hand}, kickers {list}',
  and: ' y ',
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const cards = {
  card: (rank: number, suit: number): string => `${RANKS[rank] ?? ''} de ${SUITS[suit] ?? ''}`,
  back: 'carta boca abajo',
  /** Seen by who holds it, and by nobody else. */
  down: (card: string): string => `${card}, boca abajo`,
  hands,
  /** Two cards of different ranks, before the flop. */
  starting: (high: number, low: number, isSuited: boolean): string =>
    `${capital(RANKS[high] ?? '')}-${RANKS[low] ?? ''}${isSuited ? ' del mismo palo' : ''}`,
  /** `ranks`: "8-4-3-2-A". */
  low: (ranks: string): string => `Mano baja, ${ranks}`,
  /** Of four cards, or of fewer. */
  badugi: (ranks: string, cards: number): string =>
    cards === 4 ? `Badugi, ${ranks}` : `Badugi de ${cards} cartas, ${ranks}`,
  highAndLow: (high: string, low: string): string => `${high}, y mano baja ${low}`,
  youHave: (hand: string): string => `Tienes: ${hand}`,
};
