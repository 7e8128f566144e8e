/** A settled hand: its pots, why, and what each player ends up with. */

import { count } from '../../tools/numbers.js';

export const settle = {
  noPot: 'No hay bote: nadie puso ninguna ficha que otro igualara.',
  uncalled: (name: string, chips: number): string =>
    `Apuesta no igualada (${count(chips)}) devuelta a ${name}`,
  why: 'Por qué',
  beforePots: 'Antes de los botes',
  note: (text: string): string => `nota: ${text}`,
  closing: (put: number, back: number, won: number, rake: number): string =>
    `fichas: entran ${count(put)} = ${count(back)} de vuelta + ${count(won)} de ganancias + ${count(rake)} de rake`,

  /** Columns. */
  pot: 'Bote',
  total: 'Total',
  amount: 'Cantidad',
  share: 'Parte',
  rake: 'Rake',
  eligible: 'Lo disputan',
  awarded: 'Lo ganan',
  /** The same two where they stand below a pot. */
  eligibleBelow: 'lo disputan',
  awardedBelow: 'lo ganan',
  seat: 'Asiento',
  player: 'Jugador',
  putIn: 'Puso',
  returned: 'Vuelve',
  won: 'Gana',
  net: 'Neto',
  had: 'Tenía',
  has: 'Tiene',
  percent: (number: string): string => `${number}\u00a0%`,

  /** A player, with what tells them apart or what became of the hand. */
  named: (name: string, what: string): string => `${name} (${what})`,
  folded: 'se retiró',
  killed: 'mano muerta',
  seatNumber: (seat: number): string => `asiento ${seat}`,
  playerNumber: (number: number): string => `jugador ${number}`,

  /** Terms of a sum that are no full layer. */
  terms: {
    ante: 'ante',
    'dead blinds': 'ciegas muertas',
    folded: 'de quien se retiró',
    'above every live hand': 'por encima de toda mano viva',
  },
};
