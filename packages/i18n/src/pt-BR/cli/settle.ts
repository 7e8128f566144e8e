/** A settled hand: its pots, why, and what each player ends up with. */

import { count } from '../../tools/numbers.js';

export const settleWords = {
  noPot: 'Nenhum pote: ninguém pôs uma ficha que outro tenha pagado.',
  uncalled: (name: string, chips: number): string =>
    `Aposta não paga de ${count(chips)} devolvida a ${name}`,
  why: 'Por quê',
  beforePots: 'Antes dos potes',
  note: (text: string): string => `nota: ${text}`,
  closing: (put: number, back: number, won: number, rake: number): string =>
    `fichas que entram ${count(put)} = ${count(back)} de volta + ${count(won)} em ganhos + ${count(rake)} de rake`,

  /** Columns. */
  pot: 'Pote',
  total: 'Total',
  amount: 'Valor',
  share: 'Parte',
  rake: 'Rake',
  eligible: 'Disputam',
  awarded: 'Ganham',
  /** The same two where they stand below a pot. */
  eligibleBelow: 'disputam',
  awardedBelow: 'ganham',
  seat: 'Assento',
  player: 'Jogador',
  putIn: 'Pôs',
  returned: 'De volta',
  won: 'Ganhou',
  net: 'Saldo',
  had: 'Tinha',
  has: 'Tem',
  percent: (number: string): string => `${number}%`,

  /** A player, with what tells them apart or what became of the hand. */
  named: (name: string, what: string): string => `${name} (${what})`,
  folded: 'fold',
  killed: 'mão morta',
  seatNumber: (seat: number): string => `assento ${seat}`,
  playerNumber: (number: number): string => `jogador ${number}`,

  /** Terms of a sum that are no full layer. */
  terms: {
    ante: 'ante',
    'dead blinds': 'blinds mortos',
    folded: 'fold',
    'above every live hand': 'acima de todas as mãos vivas',
  },
};
