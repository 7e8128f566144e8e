/** During a hand: what is done, and what the dealer must say. */

import { amount } from '../../../tools/numbers.js';
import { list } from '../numbers.js';

export const hand = {
  table: 'Mesa',
  streets: ['Antes del flop', 'Flop', 'Turn', 'River'],
  dealt: ['Cartas repartidas', 'Flop repartido', 'Turn repartido', 'River repartido'],
  otherStreet: 'Calle siguiente repartida',
  dealNote: 'Quema una, reparte y toca.',
  total: 'Total',
  pots: 'Botes',
  canWin: (seats: string): string => `para ${seats}`,
  noPot: 'Aún no hay bote',
  signs: { button: 'D', small: 'SB', big: 'BB' } as const,
  names: { button: 'botón', small: 'ciega pequeña', big: 'ciega grande' } as const,
  states: {
    folded: 'No va',
    allIn: 'All-in',
    away: 'Ausente',
    free: 'Libre',
    out: 'Fuera',
  } as const,
  seat: (parts: readonly string[]): string => parts.join(', '),
  toAct: 'su turno',
  stack: (chips: number): string => `stack ${amount(chips)}`,
  bet: (chips: number): string => `${amount(chips)} delante`,
  actions: {
    label: 'Lo que hace el jugador',
    fold: 'No va',
    check: 'Pasa',
    call: 'Iguala',
    callAllIn: 'Iguala all-in',
    bet: 'Apuesta',
    raise: 'Sube a',
    minimum: (chips: number): string => `mín. ${amount(chips)}`,
    only: (chips: number): string => `solo ${amount(chips)}`,
    allIn: 'All-in',
    closed: 'cerrado',
  },
  asked: {
    title: (seat: string): string => `¿${seat} fuera de turno?`,
    turn: (seat: string): string => `Es el turno de ${seat}.`,
    back: (seat: string): string => `Volver a ${seat}`,
    passed: (seats: readonly string[], seat: string): string =>
      `${list(seats)} han pasado: juega ${seat}`,
  },
  banners: {
    mayOnlyCall: (seat: string): string => `All-in corto: ${seat} solo puede igualar o no ir`,
    refund: (seat: string, chips: number): string => `${seat} recupera ${amount(chips)}`,
    allIn: (seat: string, chips: number): string => `${seat} está all-in por ${amount(chips)}`,
    shortAllIn: (seat: string, chips: number): string =>
      `${seat} está all-in por ${amount(chips)}: menos que una subida completa`,
    shortPost: (seat: string, blind: number, ante: number): string =>
      `A ${seat} no le alcanza: ciega ${amount(blind)}, ante ${amount(ante)}`,
    deadButton: (seat: string): string => `Botón muerto en ${seat}`,
    noSmallBlind: 'Sin ciega pequeña en esta mano',
    wonUnopposed: (seat: string, chips: number): string =>
      `${seat} gana ${amount(chips)}: nadie más va`,
    voided: {
      misdeal: 'Error de reparto: todo vuelve',
      'fouled-deck': 'Baraja defectuosa: todo vuelve',
    } as const,
  },
};
