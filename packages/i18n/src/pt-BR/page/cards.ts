/** Cards and hands by name. */

import type { HandTexts } from '@sidepot/engine';

const RANKS = [
  ...['dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito'],
  ...['nove', 'dez', 'valete', 'dama', 'rei', 'ás'],
];
const SUITS = ['paus', 'ouros', 'copas', 'espadas'];

/** As `handText` of the engine takes them. */
const hands: HandTexts = {
  one: RANKS,
  many: [
    ...['dois', 'três', 'quatros', 'cincos', 'seis', 'setes', 'oitos'],
    ...['noves', 'dez', 'valetes', 'damas', 'reis', 'ases'],
  ],
  hands: {
    'high card': 'Carta alta, {one}',
    pair: 'Par de {many}',
    'two pair': 'Dois pares, {many} e {second}',
    'three of a kind': 'Trinca de {many}',
    straight: 'Sequência, {one} na ponta',
    flush: 'Flush de {one}',
    'full house': 'Full house de {many} com {second}',
    'four of a kind': 'Quadra de {many}',
    'straight flush': 'Straight flush, {one} na ponta',
    'royal flush': 'Royal flush',
  },
  kicker: '{hand}, kicker {list}',
  kickers: '{hand}, kickers {list}',
  and: ' e ',
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const cards = {
  card: (rank: number, suit: number): string => `${RANKS[rank] ?? ''} de ${SUITS[suit] ?? ''}`,
  back: 'carta fechada',
  /** Seen by who holds it, and by nobody else. */
  down: (card: string): string => `${card}, fechada`,
  hands,
  /** Two cards of different ranks, before the flop. */
  starting: (high: number, low: number, isSuited: boolean): string =>
    `${capital(RANKS[high] ?? '')}-${RANKS[low] ?? ''}${isSuited ? ' suited' : ''}`,
  /** `ranks`: "8-4-3-2-A". */
  low: (ranks: string): string => `Low, ${ranks}`,
  /** Of four cards, or of fewer. */
  badugi: (ranks: string, cards: number): string =>
    cards === 4 ? `Badugi, ${ranks}` : `Badugi de ${cards} cartas, ${ranks}`,
  highAndLow: (high: string, low: string): string => `${high}, e low ${low}`,
  youHave: (hand: string): string => `Você tem: ${hand}`,
};
