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
  'stud-hilo': 'Stud Hi-Lo sin calificar',
  razz27: '2-7 Razz',
  razzdugi: 'Razzdugi',
  a5sd: 'A-5 Single Draw',
} as const;

export const draw = {
  /** Heard with the cards themselves, each of which is a button. */
  cards: 'Tus cartas: marca las que se van',
  drew: (count: number): string => (count === 0 ? 'Servido' : `Cambia ${count}`),
  /** Of each draw so far. */
  counts: (counts: readonly number[]): string =>
    `Ha cambiado ${counts.map((count) => (count === 0 ? 'ninguna' : count)).join(', luego ')}`,
  title: 'Marca las cartas que se van',
  upTo: (most: number): string => `Marca hasta ${most} cartas que se van`,
  exactly: (count: number): string => (count === 1 ? 'Una carta se va' : `${count} cartas se van`),
  draw: (count: number): string => (count === 0 ? 'Cambiar' : `Cambiar ${count}`),
  throw: (count: number): string => `Tirar ${plural(count, 'carta', 'cartas')}`,
  pat: 'Quedarse servido',
  yours: 'Te toca cambiar. Marca cartas con los números y cambia, o quédate servido',
  yoursForced: (count: number): string =>
    count === 1
      ? 'Tu turno. Tira una carta: márcala con su número'
      : `Tu turno. Tira ${count} cartas: márcalas con los números`,
  other: (name: string): string => `${name} cambia`,
  /** Where nothing new comes for it. */
  otherForced: (name: string): string => `${name} descarta`,
};

export const mix = {
  next: (game: string): string => `luego ${game}`,
  /** Dealer's choice. */
  name: 'Elige el próximo juego',
  choose: 'Jugarlo',
};
