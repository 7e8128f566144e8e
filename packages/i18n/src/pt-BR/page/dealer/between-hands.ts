/** Between hands: who comes and goes, what was counted anew. */

import { amount } from '../../../tools/numbers.js';

export const betweenHands = {
  nextHand: 'Próxima mão',
  button: (seat: string): string => `Botão: ${seat}`,
  deadButton: (seat: string): string => `Botão morto: ${seat}`,
  blinds: (small: string | null, big: string): string =>
    small === null
      ? `Sem small blind. Big blind: ${big}`
      : `Small blind: ${small}. Big blind: ${big}`,
  out: (seat: string, place: string, prize: number): string =>
    prize > 0
      ? `${seat} está fora: ${place} lugar, ${amount(prize)}`
      : `${seat} está fora: ${place} lugar`,
  seat: (seat: string): string => `${seat}`,
  correctTo: 'Novo stack',
  reason: 'Motivo',
  reasons: ['Recontado', 'Penalidade', 'Add-on', 'Chip race'],
  correctIt: 'Corrigir',
  moveInHere: (seat: string): string => `${seat}: alguém se senta`,
  moveOut: 'Tirar da mesa',
  moveOutAsk: 'Leva as fichas para outra mesa.',
  moveTo: 'Mover para o assento',
  away: 'Ausente: recebe cartas, dá fold',
  awayCash: 'Fica de fora',
  back: 'Voltou',
  name: 'Nome',
  stack: 'Stack',
  sit: 'Sentar',
  elsewhere: 'Jogadores em outras mesas',
  entries: 'Inscrições de todas as mesas',
  over: 'O torneio acabou',
  noOne: 'Poucos jogadores para outra mão.',
};
