/** The games by name, and what is said in those with draws and in mixes. */

import { plural } from './numbers.js';

export const gameNames = {
  holdem: 'Hold’em',
  omaha: 'Omaha',
  omaha5: 'Omaha 5',
  omaha6: 'Omaha 6',
  omaha8: 'Omaha Hi-Lo',
  'omaha5-8': 'Omaha 5 Hi-Lo',
  'short-deck': 'Short deck',
  stud: 'Stud de 7 cartas',
  stud8: 'Stud Hi-Lo 8',
  razz: 'Razz',
  '27sd': '2-7 Single Draw',
  '27td': '2-7 Triple Draw',
  badugi: 'Badugi',
  '5draw': 'Five Card Draw',
  a5td: 'A-5 Triple Draw',
  badeucy: 'Badeucy',
  badacey: 'Badacey',
  courchevel: 'Courchevel',
  'courchevel-8': 'Courchevel Hi-Lo',
  drawmaha: 'Drawmaha',
  'drawmaha-27': 'Drawmaha 2-7',
  pineapple: 'Pineapple',
  'super-stud': 'Super Stud',
  'stud-hilo': 'Stud Hi-Lo sem qualificação',
  razz27: '2-7 Razz',
  razzdugi: 'Razzdugi',
  a5sd: 'A-5 Single Draw',
} as const;

export const draw = {
  /** Heard with the cards themselves, each of which is a button. */
  cards: 'Suas cartas: marque as que saem',
  drew: (count: number): string => (count === 0 ? 'Pat' : `Troca ${count}`),
  /** Of each draw so far. */
  counts: (counts: readonly number[]): string =>
    `Trocou ${counts.map((count) => (count === 0 ? 'nenhuma' : count)).join(', depois ')}`,
  title: 'Marque as cartas que saem',
  upTo: (most: number): string => `Marque até ${most} cartas que saem`,
  exactly: (count: number): string => (count === 1 ? 'Uma carta sai' : `${count} cartas saem`),
  draw: (count: number): string => (count === 0 ? 'Trocar' : `Trocar ${count}`),
  throw: (count: number): string => `Descartar ${plural(count, 'carta', 'cartas')}`,
  pat: 'Ficar pat',
  yours: 'Sua troca. Marque cartas com os números e troque, ou fique pat',
  yoursForced: (count: number): string =>
    `Sua vez. Descarte ${plural(count, 'carta', 'cartas')}: marque com os números`,
  other: (name: string): string => `${name} troca`,
  /** Where nothing new comes for it. */
  otherForced: (name: string): string => `${name} descarta`,
};

export const mix = {
  next: (game: string): string => `depois ${game}`,
  /** Dealer's choice. */
  name: 'Escolha o próximo jogo',
  choose: 'Jogar esse',
};
