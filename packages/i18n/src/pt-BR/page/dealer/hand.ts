/** During a hand: what is done, and what the dealer must say. */

import { amount } from '../../../tools/numbers.js';
import { list } from '../numbers.js';

export const hand = {
  table: 'Mesa',
  streets: ['Antes do flop', 'Flop', 'Turn', 'River'],
  dealt: ['Cartas dadas', 'Flop na mesa', 'Turn na mesa', 'River na mesa'],
  otherStreet: 'Próxima rua na mesa',
  dealNote: 'Queime uma, dê as cartas e toque.',
  total: 'Total',
  pots: 'Potes',
  canWin: (seats: string): string => `para ${seats}`,
  noPot: 'Ainda sem pote',
  signs: { button: 'D', small: 'SB', big: 'BB' } as const,
  names: { button: 'botão', small: 'small blind', big: 'big blind' } as const,
  states: { folded: 'Fold', allIn: 'All-in', away: 'Ausente', free: 'Livre', out: 'Fora' } as const,
  seat: (parts: readonly string[]): string => parts.join(', '),
  toAct: 'na vez',
  stack: (chips: number): string => `stack ${amount(chips)}`,
  bet: (chips: number): string => `${amount(chips)} na frente`,
  actions: {
    label: 'O que o jogador faz',
    fold: 'Fold',
    check: 'Check',
    call: 'Call',
    callAllIn: 'Call all-in',
    bet: 'Bet',
    raise: 'Raise para',
    minimum: (chips: number): string => `mín. ${amount(chips)}`,
    only: (chips: number): string => `só ${amount(chips)}`,
    allIn: 'All-in',
    closed: 'fechado',
  },
  asked: {
    title: (seat: string): string => `${seat} fora da vez?`,
    turn: (seat: string): string => `É a vez de ${seat}.`,
    back: (seat: string): string => `Voltar a ${seat}`,
    passed: (seats: readonly string[], seat: string): string =>
      `${list(seats)} passaram: joga ${seat}`,
  },
  banners: {
    mayOnlyCall: (seat: string): string => `All-in curto: ${seat} só pode pagar ou dar fold`,
    refund: (seat: string, chips: number): string => `${seat} recebe ${amount(chips)} de volta`,
    allIn: (seat: string, chips: number): string => `${seat} está all-in com ${amount(chips)}`,
    shortAllIn: (seat: string, chips: number): string =>
      `${seat} está all-in com ${amount(chips)}: menos que um raise completo`,
    shortPost: (seat: string, blind: number, ante: number): string =>
      `${seat} não tem tudo: blind ${amount(blind)}, ante ${amount(ante)}`,
    deadButton: (seat: string): string => `Botão morto em ${seat}`,
    noSmallBlind: 'Sem small blind nesta mão',
    wonUnopposed: (seat: string, chips: number): string =>
      `${seat} ganha ${amount(chips)}: todos os outros deram fold`,
    voided: {
      misdeal: 'Misdeal: tudo volta',
      'fouled-deck': 'Baralho com defeito: tudo volta',
    } as const,
  },
};
