/** Who wins what, and how it is pushed. */

import { amount } from '../../../tools/numbers.js';
import { list } from '../numbers.js';

export const showdown = {
  who: (pot: string): string => `Quem ganha o ${pot.toLowerCase()}?`,
  whoOf: (pot: string, part: string): string => `Quem ganha o ${pot.toLowerCase()}, ${part}?`,
  parts: { high: 'high', low: 'low' } as const,
  board: (board: number): string => `bordo ${board}`,
  order: 'Toque nas mãos, a melhor primeiro.',
  done: 'Entregue os potes e marque-os.',
  ways: { winners: 'Pote a pote', ranking: 'Melhor mão primeiro' } as const,
  way: 'Como tocar nos vencedores',
  tie: 'Empate: tocar juntos',
  noLow: 'Sem low',
  clear: 'Limpar',
  runs: 'Quantas vezes?',
  times: ['Uma vez', 'Duas vezes', 'Três vezes'],
  open: 'em aberto',
  gets: (seat: string, chips: number): string => `${seat} recebe ${amount(chips)}`,
  odd: (seat: string, chips: number): string => `ficha ímpar: ${amount(chips)} para ${seat}`,
  rake: (chips: number): string => `rake ${amount(chips)}`,
  paid: (pot: string): string => `${pot}: entregue`,
  paidShort: 'Entregue',
  why: 'Por quê?',
  rule: 'A regra',
  rules: {
    sidePots: 'Cada pote é disputado por quem colocou fichas nele e é pago à parte.',
    uncalled: 'O que ninguém pagou volta e não é um pote.',
    folded: 'As fichas de mãos que deram fold ficam nos potes.',
    odd: 'A ficha ímpar vai para o primeiro assento à esquerda do botão.',
    ante: 'O ante do big blind é dinheiro morto no pote principal.',
    halves:
      'High e low levam metade cada um; uma ficha ímpar vai para a metade high. Sem low, a mão high leva tudo.',
    boards:
      'Cada board joga uma parte igual de cada pote; as fichas ímpares vão para o primeiro board.',
    best: 'A melhor mão entre as que podem ganhar um pote leva esse pote.',
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
  floor: 'Para o floor',
  floorNote: 'Este código abre a mão na calculadora de outro telefone.',
  openCalculator: 'Abrir na calculadora',
  warning: (expected: readonly string[]): string =>
    `Nenhuma ordem dá isto: ${list(expected)} deveria ganhar aqui também. É pago como foi tocado.`,
  chips: {
    title: 'Fichas',
    into: (seats: string, chips: number, pot: string): string =>
      `De ${seats} ${amount(chips)} cada para o ${pot.toLowerCase()}`,
    from: (seat: string, chips: number, pot: string): string =>
      `De ${seat} ${amount(chips)} para o ${pot.toLowerCase()}`,
    dead: (chips: number): string => `ante e fichas mortas ${amount(chips)}`,
    left: (chips: number): string => `${amount(chips)} sem ficha`,
  },
};
