/** Who wins what, and how it is pushed. */

import { amount } from '../../../tools/numbers.js';
import { list } from '../numbers.js';

export const showdown = {
  who: (pot: string): string => `¿Quién gana el ${pot.toLowerCase()}?`,
  whoOf: (pot: string, part: string): string => `¿Quién gana el ${pot.toLowerCase()}, ${part}?`,
  parts: { high: 'alta', low: 'baja' } as const,
  board: (board: number): string => `mesa ${board}`,
  order: 'Toca las manos, la mejor primero.',
  done: 'Entrega los botes y márcalos.',
  ways: { winners: 'Bote a bote', ranking: 'Mejor mano primero' } as const,
  way: 'Cómo se tocan los ganadores',
  tie: 'Empate: tocar juntos',
  noLow: 'Sin baja',
  clear: 'Borrar',
  runs: '¿Cuántas veces se corre?',
  times: ['Una vez', 'Dos veces', 'Tres veces'],
  open: 'abierto',
  gets: (seat: string, chips: number): string => `${seat} recibe ${amount(chips)}`,
  odd: (seat: string, chips: number): string => `ficha impar: ${amount(chips)} para ${seat}`,
  rake: (chips: number): string => `rake ${amount(chips)}`,
  paid: (pot: string): string => `${pot}: entregado`,
  paidShort: 'Entregado',
  why: '¿Por qué?',
  rule: 'La regla',
  rules: {
    sidePots: 'Cada bote lo juegan quienes han puesto en él, y se paga por separado.',
    uncalled: 'Lo que nadie igualó vuelve y no es un bote.',
    folded: 'Las fichas de las manos que no van se quedan en los botes.',
    odd: 'La ficha impar va al primer asiento a la izquierda del botón.',
    ante: 'El ante de la ciega grande es dinero muerto en el bote principal.',
    halves:
      'High y low se llevan la mitad cada uno; una ficha impar va a la mitad high. Sin low, la mano high se lo lleva todo.',
    boards:
      'Cada board juega una parte igual de cada bote; las fichas impares van al primer board.',
    best: 'La mejor mano de quienes pueden ganar un bote se lo lleva.',
  } as const,
  ruleNumbers: {
    sidePots: 'R12–R16 · TDA 21',
    uncalled: 'R10 · TDA 15-B',
    folded: 'R13 · TDA 50-A',
    odd: 'R81–R84 · TDA 20',
    ante: 'R14 · TDA RP-11',
    halves: 'R85–R87 · TDA 20-C',
    boards: 'R88',
    best: 'R79',
  } as const,
  floor: 'Para el floor',
  floorNote: 'Este código abre la mano en la calculadora de otro teléfono.',
  openCalculator: 'Abrir en la calculadora',
  warning: (expected: readonly string[]): string =>
    `Ningún orden da esto: ${list(expected)} debería ganar aquí también. Se paga como se ha tocado.`,
  chips: {
    title: 'Fichas',
    into: (seats: string, chips: number, pot: string): string =>
      `De ${seats} ${amount(chips)} cada uno al ${pot.toLowerCase()}`,
    from: (seat: string, chips: number, pot: string): string =>
      `De ${seat} ${amount(chips)} al ${pot.toLowerCase()}`,
    dead: (chips: number): string => `ante y fichas muertas ${amount(chips)}`,
    left: (chips: number): string => `${amount(chips)} sin ficha`,
  },
};
