/** Between hands: who comes and goes, what was counted anew. */

import { amount } from '../../../tools/numbers.js';

export const betweenHands = {
  nextHand: 'Siguiente mano',
  button: (seat: string): string => `Botón: ${seat}`,
  deadButton: (seat: string): string => `Botón muerto: ${seat}`,
  blinds: (small: string | null, big: string): string =>
    small === null
      ? `Sin ciega pequeña. Ciega grande: ${big}`
      : `Ciega pequeña: ${small}. Ciega grande: ${big}`,
  out: (seat: string, place: string, prize: number): string =>
    prize > 0
      ? `${seat} queda fuera: ${place} puesto, ${amount(prize)}`
      : `${seat} queda fuera: ${place} puesto`,
  seat: (seat: string): string => `${seat}`,
  correctTo: 'Nuevo stack',
  reason: 'Motivo',
  reasons: ['Recontado', 'Penalización', 'Add-on', 'Chip race'],
  correctIt: 'Corregir',
  moveInHere: (seat: string): string => `${seat}: alguien se sienta`,
  moveOut: 'Sacar de la mesa',
  moveOutAsk: 'Se lleva sus fichas a otra mesa.',
  moveTo: 'Mover al asiento',
  away: 'Ausente: recibe cartas, no va',
  awayCash: 'Se ausenta',
  back: 'Ha vuelto',
  name: 'Nombre',
  stack: 'Stack',
  sit: 'Sentar',
  elsewhere: 'Jugadores en otras mesas',
  entries: 'Inscripciones de todas las mesas',
  over: 'El torneo ha terminado',
  noOne: 'Faltan jugadores para otra mano.',
};
